import type { Scene } from '../../scene';

/** Plain steps of many people, each in a manner of their own, Korean, part 8. */
export const voices8: readonly Scene[] = [
  // 연극 동아리, 고등학생
  {
    language: 'ko',
    event: 'webhook /club/play {"장면": "{sc}", "주연": "{a}", "조연": "{b}", "소품": "{pr}", "지도": "{tch}", "강당": "{hall}"}',
    slots: { sc: '=3막 2장, 첫 장면, 독백', a: '=유빈, 정후', b: '=세윤, 다겸, 나래', pr: '=촛대, 편지, 목검 / ∅, 미정', tch: '=국어쌤, 도 선생님', hall: '=사용 가능, 비었음 / 공사 중, 예약됨', p: '3..12', q: '13..24', bd: '=강당함, hall-pi', txt: '=대사 다 외워 와, 지각하지 말기, 검은 양말 신어' },
    steps: `
      @hall gpio_write pin={p} value=1 // failed "강당이 {hall}" | 조명 켜기 | 강당 쓸 수 있으면 {p}번 올리기! 못 쓰면 실패ㅠ
      gpio_write pin={p} value=0 | 조명 끄기 | {p}번 내리기
      @pr memory_store key="{sc}" content="{pr}" // failed "소품이 정해지지 않음" | 소품 적기 | 장면 이름에 소품. 아직 안 정했으면 못 적음
      send_message channel=discord to="{b}" text="{txt}" | 조연한테 | 디스코드(discord)로 "{txt}". 주연 말고!
      send_message channel=discord to="{a}" text="{txt}" | 주연한테 | discord로 "{txt}"
      send_message channel=discord text="{txt}" | 방에 다 보게 | discord 방에 "{txt}". 받는 사람은 안 정함
      send_message channel=email to="{tch}" text="{sc} 연습합니다" | 쌤께 | email로 지도 선생님께 장면 쓰고 띄고 "연습합니다".
      gpio_read pin={q} | 막 센서 {q}번
      gpio_read pin={q} board={bd} | 막 센서 | {bd}의 {q}번
    `,
  },
  // 아쿠아포닉스 청년 농부
  {
    language: 'ko',
    event: 'mqtt aqua/{sys} {"시스템": "{sys}", "암모니아": {nh}, "물고기": "{fish}", "작물": "{crop}", "동업자": "{who}", "사료봉투": "{bag}"}',
    slots: { sys: '=알파동, 베타동, 온실뒤', nh: '=0.1, 0.2 / 1.8, 2.5', fish: '=향어, 틸라피아, 비단잉어', crop: '=버터헤드, 바질, 케일', who: '=상훈이, 써니', bag: '=남음 / 떨어짐, 빈 봉투', g: '=40, 80, 150', m: '=5, 15, 45', txt: '=물 냄새 이상함, 여과솜 빨았음, 고양이가 들어옴' },
    tools: ['quaponFeed(fish, grams: int, floating?: bool): Feed fish', 'quaponLoop(system, running: bool): Water loop', 'quaponAir(system, strength: soft|hard): Air stones', 'quaponSwap(system, percent: int): Change water', 'quaponPing(person, note): Message'],
    steps: `
      @bag quaponFeed fish={fish} grams={g} // failed "사료가 {bag}" | 밥 {g}그램 | 사료 남았을 때만. 키우는 고기한테. 없으면 실패.
      @bag quaponFeed fish={fish} grams={g} floating=true // failed "사료가 {bag}" | 뜨는 밥 {g}그램 | 사료 있으면 물에 뜨는 걸로 주기. 없으면 실패.
      quaponLoop system={sys} running=true | 물 순환 켬
      quaponLoop system={sys} running=false | 물 순환 끔 | {sys}의 배관 청소하려고.
      quaponAir system={sys} strength=hard | 공기 세게 | 고기들이 수면에 올라와 있음.
      quaponAir system={sys} strength=soft | 공기 약하게 | 새끼들이 떠밀림, 그 시스템.
      @nh failed "암모니아 {nh}" // quaponSwap system={sys} percent=30 | 물갈이 30% | 암모니아 1 넘을 때만. 안 넘으면 실패.
      quaponPing person={who} note="{txt}" | 동업자한테 | 같이 하는 친구한테 "{txt}".
    `,
  },
  // 병원 원무과
  {
    language: 'ko',
    event: 'webhook /admin/bill {"등록번호": "{no}", "환자": "{pt}", "납부자": "{pay}", "금액": {won}, "보험": "{ins}", "주치의": "{dr}", "퇴원": "{out}"}',
    slots: { no: '=20311-8, 18842-1, 30077-5', pt: '=변옥례, 소한결, 이방인', pay: '=변 장남, 회사 총무, 소 아버지', won: '12000..840000', ins: '=적용, 확인됨 / 미확인, 자격 상실', dr: '=방 교수, 임 과장', out: '=오늘, 내일', n: '=3, 6, 12', txt: '=영수증은 메일로 보냈습니다, 진단서는 2층입니다, 주차권 받으세요' },
    tools: ['wonmu_bill(patient, won: int, months?: int): 수납을 올린다', 'wonmu_cert(patient, kind: diagnosis|receipt|stay): 증명서 발급', 'wonmu_gate(ward: int, pass: bool): 면회 통과', 'wonmu_msg(person, text): 문자'],
    steps: `
      @ins wonmu_bill patient="{pt}" won={won} // failed "보험이 {ins}" | 수납 | 보험이 확인된 환자분은 금액 그대로 일시불로 올려 주십시오(개월 수 없음). 확인되지 않으면 올리지 마십시오.
      @ins wonmu_bill patient="{pt}" won={won} months={n} // failed "보험이 {ins}" | {n}개월 나눠 | 보험 확인된 분의 금액을 그 개월로 나눕니다. 확인되지 않았으면 실패.
      wonmu_cert patient="{pt}" kind=diagnosis | 진단서
      wonmu_cert patient="{pt}" kind=receipt | 영수증 | 이 환자분 것입니다.
      wonmu_cert patient="{pt}" kind=stay | 입퇴원 확인서 | 입원하셨다는 증명이 필요하시답니다.
      wonmu_gate ward=7 pass=true | 7병동 면회 허용
      wonmu_gate ward=7 pass=false | 7병동 면회 금지 | 독감 때문입니다.
      wonmu_msg person="{pay}" text="{txt}" | 내시는 분 | 환자 말고 납부자께 "{txt}".
    `,
  },
  // 인테리어 현장 소장
  {
    language: 'ko',
    event: 'webhook /site/day {"현장": "{site}", "목수": "{car}", "도장": "{pt}", "건축주": "{own}", "먼지": {dust}, "자재": "{mat}", "연락": "{tel}"}',
    slots: { site: '=망원 32평, 카페 온기, 정릉 주택', car: '=목수 류, 강 반장', pt: '=페인트 봉, 로사', own: '=신혼부부, 카페 사장, 한 교수', dust: '12..60 / 190..420', mat: '=합판, 석고보드, 몰딩', tel: '=010-6690-4413, 010-2307-8850 / ∅, 미확인', p: '2..14', n: '=10, 24, 60', bd: '=현장함, site-1' },
    steps: `
      send_message channel=kakao to="{car}" text="{mat} {n}장 도착" | 목수한테 자재 | kakao로 목수한테 "{mat} {n}장 도착".
      send_message channel=kakao to="{pt}" text="2차 칠하세요" | 칠장이 | kakao, 칠하는 사람, "2차 칠하세요".
      send_message channel=kakao text="내일 쉽니다" | 단톡 | kakao 방에 "내일 쉽니다". 누구한테는 아님.
      @tel send_message channel=sms to={tel} text="견적 보냈습니다" // failed "연락처 미확인" | 건축주 문자 | sms로 건축주 연락처에 "견적 보냈습니다". 연락처 모르면 실패.
      @dust failed "먼지 {dust}" // gpio_write pin={p} value=1 | 집진 {p}번 | 먼지 150 넘을 때만 켬. 안 넘으면 실패.
      gpio_write pin={p} value=0 | 집진 끔 | {p}번, 철수.
      gpio_write pin=15 value=1 board={bd} | 작업등 | {bd}의 15번 켬.
      gpio_write pin=15 value=1 | 15번 켬
      memory_store key="{site}" content="{own}" | 건축주 | 현장에 집주인을 적음.
    `,
  },
  // 영화관 상영 기사
  {
    language: 'ko',
    event: 'webhook /cine/hall {"관": {h}, "영화": "{mv}", "상영기사": "{who}", "매점": "{pop}", "시작": "{tm}", "관객": {n}, "램프": "{lp}"}',
    slots: { h: '1..9', mv: '=바다의 이름, 골목대장, 화성의 겨울', who: '=여진규, 야간 리', pop: '=매점 단, 팝콘 세', tm: '=09:20, 13:45, 21:10 / ∅, 미정', n: '0..140', lp: '=정상, 교체함 / 수명 다함, 이상', m: '=3, 8, 15', txt: '=휴대폰을 꺼 주세요, 발을 올리지 마세요, 비상구는 좌우입니다' },
    tools: ['시네광고(관: int, 분: int, 무음?: bool): 광고를 튼다', '시네상영(관: int, 영화): 상영을 건다', '시네커튼(관: int, 막: 열기|닫기): 커튼', '시네불(관: int, 밝게: bool): 객석등', '시네자막(관: int, 글): 화면 글', '시네호출(사람, 글): 직원'],
    steps: `
      시네광고 관={h} 분={m} | 광고 {m}분
      시네광고 관={h} 분={m} 무음=true | 소리 없는 광고 {m}분 | 그 관, 안내 방송 중이라.
      시네커튼 관={h} 막=열기 | 막 올립니다
      시네커튼 관={h} 막=닫기 | 막 내립니다 | {h}관 청소.
      시네불 관={h} 밝게=true | 객석 환하게
      시네불 관={h} 밝게=false | 객석 어둡게 | 곧 시작.
      시네자막 관={h} 글="{txt}" | 화면에 | "{txt}".
      @lp 시네상영 관={h} 영화="{mv}" // failed "램프가 {lp}" | 상영 | 램프가 괜찮으면 걸린 영화를 틀고 램프가 나갔으면 틀지 않습니다.
      @tm 시네호출 사람="{who}" 글="{tm} 시작" // failed "시작 시각이 없음" | 기사 호출 | 영사기사한테 시작 시각 띄고 "시작". 시각이 없으면 실패.
      시네호출 사람="{pop}" 글="팝콘 더 튀기세요" | 매점에 | 매점 직원에게 "팝콘 더 튀기세요".
    `,
  },
  // 실버 텃밭 모임
  {
    language: 'ko',
    event: 'webhook /plot/share {"이랑": {pl}, "짓는이": "{a}", "옆이랑": "{b}", "씨앗": "{seed}", "물당번": "{wt}", "비": "{rain}"}',
    slots: { pl: '1..30', a: '=양촌댁, 곽 선생, 쑥 할머니', b: '=이발사 오, 은퇴 박', seed: '=아욱, 상추, 토란', wt: '=김 반장, 막둥이', rain: '=안 옴, 그침 / 옴, 예보', p: '3..15', bd: '=밭io, plot-pi', txt: '=호미 빌려 갑니다, 진딧물 봤소, 고라니 왔다 갔소' },
    steps: `
      @rain gpio_write pin={p} value=1 // failed "비 {rain}" | 물 틀기 | 비가 안 오면 {p}번을 틀고, 오거나 온다 하면 안 틀어요. 그건 실패로.
      gpio_write pin={p} value=0 | 물 잠그기 | {p}번을 잠가요.
      send_message channel=band to="{b}" text="{txt}" | 옆 이랑에 | 옆에서 짓는 이한테 band로 "{txt}".
      send_message channel=band to="{wt}" text="{pl}번 물 주세요" | 물당번께 | {a}의 이랑이에요. band로 물당번께 "n번 물 주세요" 하세요. 예: 31번 물 주세요
      memory_store key="{a}" content="{seed}" | 뭘 심었나 | {a}의 이름에 씨앗을 적어 둬요.
      file_write path=plot/씨앗.txt content="{seed}" append=true | 씨앗 목록 보태기 | plot/씨앗.txt 끝에 씨앗 이름.
      file_write path=plot/씨앗.txt content="{seed}" | 씨앗 목록 새로 | plot/씨앗.txt를 씨앗 하나만 남게 다시.
      gpio_read pin=22 | 22번 빗물통 보기
      gpio_read pin=22 board={bd} | 빗물통 보기 | {bd}의 22번을 읽어요.
    `,
  },
  // 세무 사무원
  {
    language: 'ko',
    event: 'webhook /tax/file {"업체": "{co}", "담당": "{who}", "대표": "{ceo}", "신고": "{kind}", "기한": "{due}", "동의": "{ok}", "세액": {won}}',
    slots: { co: '=무진기업, 열매식당, 두레건축', who: '=옥 과장, 채리', ceo: '=표 대표, 윤 사장님', kind: '=부가세, 원천세, 종소세', due: '=2026-04-25, 2026-05-31', ok: '=동의, 확인 / 미동의, 보류', won: '120000..4800000', m: '=2, 6, 12', txt: '=통장 사본 주세요, 계산서 빠졌습니다, 환급 예정입니다' },
    tools: ['세무신고(업체, 종류, 기한, 분납?: int): 신고를 올린다', '세무쪽지(사람, 글): 쪽지', '세무출력(방식: 흑백|컬러): 출력 방식', '세무철(업체, 보관: bool): 서류철을 두거나 뺀다'],
    steps: `
      @ok 세무신고 업체="{co}" 종류="{kind}" 기한={due} // failed "{ok} 상태다" | 신고 올리기 | 대표 동의를 받은 곳만 종류와 기한대로. 분납은 없음. 못 받았으면 실패 처리.
      @ok 세무신고 업체="{co}" 종류="{kind}" 기한={due} 분납={m} // failed "{ok} 상태다" | {m}회 분납 신고 | 동의가 있는 경우 적힌 종류, 적힌 기한으로 올리고 분납 횟수를 넣는다. 없으면 실패.
      세무쪽지 사람="{who}" 글="{txt}" | 담당에게 쪽지 | {who}에게 "{txt}".
      세무쪽지 사람="{ceo}" 글="{kind} 준비해 주세요" | 대표에게 쪽지 | 대표에게 신고 종류 쓰고 "준비해 주세요".
      세무출력 방식=흑백 | 흑백으로 출력
      세무출력 방식=컬러 | 컬러로 출력 | 도장이 보여야 함.
      세무철 업체="{co}" 보관=true | 서류철 넣기
      세무철 업체="{co}" 보관=false | 서류철 빼기 | {co}의 서류를 본다고 함.
    `,
  },
  // 아파트 헬스장 자치회
  {
    language: 'ko',
    earlier: ['카드 찍힘 | card_in → {who}, {unit}', '날씨 | sky → {sky}, 기온 {t}도'],
    slots: { who: '=초롱 아빠, 302호 손님, 구 어르신', unit: '=101-302, 104-1808', sky: '=맑음, 흐림 / 눈, 비', t: '-8..33', p: '2..9', q: '10..17', bd: '=커뮤io, gym-2', nm: '=관리소장, 동대표 소', txt: '=물은 밖에서 마셔 주세요, 운동화 갈아 신으세요, 이용은 22시까지' },
    steps: `
      @sky gpio_write pin={p} value=1 // failed "{sky}" | 야외 조명 | 맑거나 흐린 날만 {p}번 켜기. 눈비면 실패.
      gpio_write pin={p} value=0 | 야외 조명 끄기 | {p}번.
      gpio_write pin={q} value=1 board={bd} | 러닝머신 전원 | {bd}의 {q}번 켜기.
      gpio_write pin={q} value=1 | 러닝머신 전원 {q}번 켜기
      memory_store key={unit} content="{who}" | 누가 왔나 | 동호수를 키로 찍힌 사람을 저장.
      notify message="{txt}" title="{unit}" | 안내 알림 | 제목은 찍힌 동호수, 내용은 "{txt}".
      notify message="{txt}" | 안내만 | 제목 없이 "{txt}".
      send_message channel=kakao to="{nm}" text="{who} 방문" | {nm}에게 | kakao로 찍힌 사람 이름 쓰고 "방문".
    `,
  },
  // 드론 방제
  {
    language: 'ko',
    event: 'mqtt drone/{id} {"기체": "{id}", "필지": "{fd}", "조종": "{pl}", "부조종": "{co}", "바람": {w}, "약제": "{chem}", "배터리": "{bat}", "땅주인": "{own}"}',
    slots: { id: '=DR-4, DR-9, 매7', fd: '=당월들 12, 서문3-1, 벌판', pl: '=조종 마, 세정', co: '=보조 김, 잔디', w: '1..3 / 7..11', chem: '=멸구약, 도열병약, 비료', bat: '=3, 5', own: '=한씨 문중, 최 농부, 영농조합', l: '=8, 10, 16', m: '=2, 3, 4', txt: '=전깃줄 조심, 논둑에 사람 있음, 30분 뒤 이륙' },
    tools: ['하늘살포(기체, 필지, 리터: int, 높이?: int): 약을 뿌린다', '하늘문(기체, 노즐: 열림|닫힘): 노즐', '하늘귀환(기체): 돌아오게 한다', '하늘등(기체, 켬: bool): 표시등', '하늘문자(사람, 글): 문자'],
    steps: `
      @w 하늘살포 기체={id} 필지="{fd}" 리터={l} // failed "바람 {w}m/s" | 살포 {l}리터 | 바람이 5 밑일 때 알려 온 기체로 알려 온 필지에. 세면 실패.
      @w 하늘살포 기체={id} 필지="{fd}" 리터={l} 높이={m} // failed "바람 {w}m/s" | {m}미터 높이로 {l}리터 | 바람 5 밑일 때만 알려 온 기체, 알려 온 필지. 세면 실패.
      하늘문 기체={id} 노즐=열림 | 노즐 열어
      하늘문 기체={id} 노즐=닫힘 | 노즐 닫아 | 이웃 밭에 날린다.
      하늘귀환 기체={id} | 돌아와 | {id:을} 불러들인다.
      하늘등 기체={id} 켬=true | 표시등 켜
      하늘등 기체={id} 켬=false | 표시등 꺼 | 착륙.
      하늘문자 사람="{pl}" 글="{txt}" | 조종하는 사람 | {co} 말고 조종하는 이에게 "{txt}".
      하늘문자 사람="{own}" 글="{chem} 쳤습니다" | 땅 주인 | 주인한테 뿌린 약 이름 쓰고 "쳤습니다".
    `,
  },
  // 로컬 라디오 방송국
  {
    language: 'ko',
    event: 'webhook /radio/song {"사연": "{say}", "보낸이": "{who}", "디제이": "{dj}", "피디": "{pd}", "신청": "{song}", "허락": "{ok}", "전화": "{tel}"}',
    slots: { say: '=우리 딸 첫 출근했어요, 가게 접습니다, 오늘 마흔이에요', who: '=쌍문동 새댁, 7788님, 고물상 조', dj: '=노을지기, 온정', pd: '=피디 감, 막내작가', song: '=잊혀진 계절, 걱정말아요 그대, 소풍', ok: '=읽어도 됨, 동의 / 비공개, 거절', tel: '=010-8321-4400, 010-2217-7789 / ∅, 없음', p: '2..12' },
    steps: `
      @ok send_message channel=studio to="{dj}" text="{say}" // failed "{ok}" | 디제이에게 사연 | 읽어도 되는 사연만 studio로 디제이에게 그대로 보낸다. 안 되면 실패.
      @ok failed "{ok}" // send_message channel=studio to="{pd}" text="비공개 사연" | 피디에게 | 읽으면 안 되는 것일 때만 피디에게 studio로 "비공개 사연". 되는 것이면 실패.
      @tel send_message channel=sms to={tel} text="선물 보내 드릴게요" // failed "번호가 없다" | 선물 문자 | sms로 보낸이 번호에 "선물 보내 드릴게요". 번호가 없으면 실패.
      mqtt_publish topic=radio/now payload="{song}" | 지금 나오는 곡 | radio/now에 신청한 노래 제목.
      gpio_write pin={p} value=1 | ON AIR 불 켜기 | {p}번.
      gpio_write pin={p} value=0 | ON AIR 불 끄기 | {p}번.
      memory_store key="{who}" content="{song}" | 신청곡 기억 | 보낸이 이름에 노래.
      pushover message="{song}" title="{dj}" | 곡 푸시 | 제목 디제이, 내용 노래 제목.
      pushover message="{song}" | 노래만 푸시
    `,
  },
  // 전통시장 어묵 공장
  {
    language: 'ko',
    event: 'mqtt fishcake/fry {"솥": "{pan}", "기름": {t}, "반죽": "{dough}", "튀김장": "{who}", "포장": "{pk}", "거래": "{shop}"}',
    slots: { pan: '=왼솥, 오른솥, 큰가마', t: '=140, 150 / 185, 192', dough: '=청양고추, 깻잎, 치즈', who: '=조 씨, 링', pk: '=영자, 포장반', shop: '=부산역점, 떡볶이집, 마트', n: '=50, 120, 300', s: '=30, 45', txt: '=기름 갈아요, 타기 전에 건지세요, 물기 빼고 넣으세요' },
    tools: ['어묵튀김(솥, 반죽, 초: int, 두번?: bool): 튀긴다', '어묵불(솥, 켬: bool): 솥 불', '어묵배(방향: 왼쪽|오른쪽): 벨트 방향', '어묵말(사람, 글): 무전', '어묵보냄(거래, 개: int): 보낸다'],
    steps: `
      @t failed "기름이 {t}도라 낮다" // 어묵튀김 솥="{pan}" 반죽={dough} 초={s} | {s}초 튀기기 | 기름이 170도 넘게 올랐을 때만, 그 솥 그 반죽. 안 올랐으면 실패.
      @t failed "기름이 {t}도라 낮다" // 어묵튀김 솥="{pan}" 반죽={dough} 초={s} 두번=true | 두 번 튀기기 | 170도 넘었으면 그 솥 그 반죽 {s}초, 한 번 더 튀기는 걸로. 아니면 실패.
      어묵불 솥="{pan}" 켬=true | 솥 불 켜
      어묵불 솥="{pan}" 켬=false | 솥 불 꺼 | {pan:은} 끝이다.
      어묵배 방향=왼쪽 | 왼쪽으로 보내
      어묵배 방향=오른쪽 | 오른쪽으로 보내
      어묵말 사람="{who}" 글="{txt}" | 튀기는 사람 | 튀기는 사람한테 "{txt}".
      어묵말 사람="{pk}" 글="{dough}맛 나갑니다" | 포장 쪽 | 포장하는 데에 "{dough}맛 나갑니다".
      어묵보냄 거래="{shop}" 개={n} | {shop}에 {n}개
    `,
  },
  // 도로 보수반
  {
    language: 'ko',
    event: 'webhook /road/pothole {"신고": "{no}", "위치": "{loc}", "신고자": "{who}", "반장": "{fm}", "크기cm": {cm}, "교통": "{tr}", "사진": "{ph}"}',
    slots: { no: 'R-1102, R-3341, R-5520', loc: '=중앙로 육교 밑, 7번 국도 41km, 장미길 입구', who: '=택시 기사, 학부모회, 이웃 연', fm: '=보수 황, 야간반', cm: '8..18 / 40..90', tr: '=통제 안 함, 원활 / 통제 중, 사고', ph: '=photo/11.jpg, photo/42.jpg / ∅, 없음', p: '3..16', bd: '=공사차, road-pi' },
    steps: `
      @cm failed "{cm}cm라 급하지 않다" // send_message channel=radio to="{fm}" text="{loc} 긴급" | 긴급 지시 | 30cm 넘는 것만 radio로 반장에게 위치 띄고 "긴급". 작으면 실패.
      @cm memory_store key={no} content=일반 // failed "{cm}cm라 크다" | 일반 표시 | 30cm 이하인 것만 신고번호에 "일반". 크면 실패.
      send_message channel=sms to="{who}" text="접수했습니다" | 신고자 회신 | 신고한 쪽에 sms로 "접수했습니다".
      @ph memory_store key={loc} content={ph} // failed "사진이 없다" | 사진 연결 | 위치에 사진 경로를 적는다. 사진을 안 보냈으면 실패.
      gpio_write pin={p} value=1 | 화살표판 켜기 | {p}번이다.
      gpio_write pin={p} value=0 | 화살표판 끄기 | {p}번, 철수한다.
      gpio_write pin=27 value=0 board={bd} | 경광등 | {bd}의 27번을 끈다.
      gpio_write pin=27 value=0 | 27번을 끈다
      file_write path=road/접수.txt content="{no} {loc}" append=true | 접수부 | road/접수.txt 끝에 신고번호, 위치를 띄어 한 줄.
    `,
  },
  // 키즈카페
  {
    language: 'ko',
    event: 'webhook /kids/in {"밴드": {bd}, "어린이": "{kid}", "보호자": "{par}", "놀이": "{pl}", "키cm": {h}, "직원": "{st}", "메모": "{say}"}',
    slots: { bd: '1..80', kid: '=봄이, 도현, 유주', par: '=봄이 아빠, 도현 이모', pl: '=트램폴린, 미니짚, 볼풀', h: '84..99 / 112..138', st: '=직원 소, 알바 콩', say: '=낯가림 있어요, 코피 잘 나요, 양말 갈아신기', m: '=30, 60, 90' },
    tools: ['놀이시간(밴드: int, 분: int, 무료?: bool): 시간을 넣는다', '놀이기구(놀이, 켬: bool): 기구', '놀이문(방향: 입장|퇴장): 자동문', '놀이입장(어린이, 놀이): 태운다', '놀이알림(사람, 글): 알림'],
    steps: `
      놀이시간 밴드={bd} 분={m} | {m}분 넣기
      놀이시간 밴드={bd} 분={m} 무료=true | 무료 {m}분 | 쿠폰이래요. 그 밴드에요.
      @h failed "키가 {h}cm" // 놀이입장 어린이="{kid}" 놀이={pl} | 태우기 | 110cm 넘는 친구만 하고 싶다는 놀이에 태워요. 작으면 안 돼요.
      놀이기구 놀이={pl} 켬=true | 기구 켜기
      놀이기구 놀이={pl} 켬=false | 기구 끄기 | {pl:은} 청소해요.
      놀이문 방향=입장 | 입장 쪽 문
      놀이문 방향=퇴장 | 퇴장 쪽 문
      놀이알림 사람="{st}" 글="{say}" | 직원에게 메모 | 지켜보는 직원에게 메모 그대로요.
      놀이알림 사람="{par}" 글="{kid} 10분 남았어요" | 보호자에게 | 보호자께 아이 이름 띄고 "10분 남았어요".
    `,
  },
  // 인터넷 설치 기사
  {
    language: 'ko',
    event: 'webhook /net/visit {"접수": "{no}", "고객": "{who}", "기사": "{eng}", "주소": "{addr}", "단말": "{dev}", "약속": "{tm}", "신호": {db}}',
    slots: { no: '=N-2011, N-3055, N-4108', who: '=쩡이, 대성부동산, 어르신 모', eng: '=기사 원, 현장 송', addr: '=미아 31-2, 상현타워 9층, 옥수길 4', dev: '=ap-01, modem-77', tm: '=09:00, 13:00, 17:30 / ∅, 미정', db: '=-8, -11 / -28, -31', txt: '=문 앞에 도착했어요, 10분 늦습니다, 벨 눌러 주세요', url: '=http://10.2.2.1/reboot, http://net.local/ont' },
    steps: `
      @tm send_message channel=sms to="{who}" text="{tm}에 갑니다" // failed "약속 시각이 없다" | 약속 문자 | sms로 고객께 시각에 "에 갑니다"를 붙여서. 예: 08:00에 갑니다. 시각 없으면 실패.
      @db failed "신호 {db}dB로 괜찮다" // http_request url={url} method=POST body={dev} | 단말 다시 켜기 | 신호가 -20보다 낮으면 {url}에 POST, 본문은 단말 이름. 괜찮으면 실패.
      http_request url={url} | {url} 확인
      http_request url={url} method=GET | GET으로 확인 | {url:을} GET 방식으로.
      send_message channel=sms to="{who}" text="{txt}" | 문자 | 고객께 sms로 "{txt}".
      send_message channel=team to="{eng}" text="{addr}" | 기사에게 주소 | team으로 나가는 기사에게 주소만.
      file_write path=visit/{no}.txt content="{dev}" | 단말 기록 | visit 폴더 접수번호.txt 새로, 단말 이름만.
      file_write path=visit/{no}.txt content="{dev}" append=true | 단말 덧붙임 | visit 폴더 접수번호.txt 끝에 단말 이름.
      memory_store key={dev} content={no} | 단말 메모 | 단말을 키로 접수번호.
    `,
  },
  // 결혼식장 예도
  {
    language: 'ko',
    event: 'webhook /wed/hall {"홀": "{hall}", "신랑": "{a}", "신부": "{b}", "사회": "{mc}", "축가": "{sg}", "하객": {n}, "시작": "{tm}", "동선": "{ok}"}',
    slots: { hall: '=그랜드홀, 가든홀, 채플', a: '=도훈, 마르코', b: '=예린, 소피아', mc: '=사회 정, 개그맨 박', sg: '=동아리 팀, 사촌 언니', n: '60..400', tm: '=11:30, 14:00, 16:30', ok: '=확인, 완료 / 미확인, 변경 중', m: '=5, 20', txt: '=꽃길은 밟지 마세요, 사진은 단체만, 식권 확인해 주세요' },
    tools: ['예식음악(홀, 곡: 입장|행진|축가): 음악을 튼다', '예식문(홀, 열림: bool): 입장문', '예식불(홀, 분: int, 서서히?: bool): 조명을 낮춘다', '예식시작(홀, 시각): 식을 시작한다', '예식멘트(사람, 글): 이어피스'],
    steps: `
      예식음악 홀={hall} 곡=입장 | 입장곡
      예식음악 홀={hall} 곡=행진 | 행진곡 | 두 분 퇴장하십니다.
      예식음악 홀={hall} 곡=축가 | 축가 반주 | {sg} 준비됐습니다.
      예식문 홀={hall} 열림=true | 문 열기
      예식문 홀={hall} 열림=false | 문 닫기 | 신부님 안 나오셨습니다.
      예식불 홀={hall} 분={m} | {m}분 동안 낮추기
      예식불 홀={hall} 분={m} 서서히=true | 서서히 낮추기 | {m}분, 천천히 어두워지게.
      @ok 예식시작 홀={hall} 시각={tm} // failed "동선이 {ok}" | 식 시작 | 동선이 확인된 경우에만 적힌 시각으로 시작합니다. 아니면 실패 처리합니다.
      예식멘트 사람="{mc}" 글="{a}의 행진입니다" | 사회자 멘트 | 사회자에게 "{a}의 행진입니다".
      예식멘트 사람="{mc}" 글="{txt}" | 사회자에게 안내 | 사회자에게 "{txt}".
    `,
  },
  // 빌딩 주차 관제
  {
    language: 'ko',
    event: 'peripheral gate7 {"번호판": "{pl}", "운전자": "{who}", "방문처": "{to}", "등록": "{reg}", "안내": "{gd}", "층": {fl}}',
    slots: { pl: '=33허 1180, 서울72나 4409, 61바 0021', who: '=운전 구, 방문 손', to: '=5층 개발팀, 지하 택배실, 옥상 정원', reg: '=등록됨, 사전예약 / 미등록, 만료', gd: '=안내 민, 로비 조', fl: '1..19', p: '2..14', bd: '=게이트io, gate-pi', txt: '=주차는 B2입니다, 신분증 맡겨 주세요, 화물은 뒷문으로' },
    steps: `
      @reg gpio_write pin={p} value=1 // failed "{reg} 차량" | 차단기 올림 | 등록된 차면 {p}번 올림. 아니면 올리지 말고 실패.
      gpio_write pin={p} value=0 | 차단기 내림 | {p}번 내림.
      @reg failed "{reg} 차량" // notify message="{pl} 확인" title=미등록 | 미등록 알림 | 등록 안 된 차만 제목 "미등록", 내용은 번호판 쓰고 " 확인". 등록됐으면 실패.
      send_message channel=lobby to="{gd}" text="{who} 도착" | 안내에게 | lobby로 안내 데스크 직원에게 운전자 쓰고 "도착".
      send_message channel=lobby text="{txt}" | 로비 글 | lobby에 "{txt}". 받는 이 없음.
      memory_store key="{pl}" content="{to}" | 어디 가는 차 | 번호판에 방문하는 곳.
      gpio_read pin=23 | 23번 루프코일 읽기
      gpio_read pin=23 board={bd} | 루프코일 | {bd}의 23번 읽기.
      mqtt_publish topic=elev/call payload={fl} | 승강기 부르기 | elev/call에 층 숫자만.
    `,
  },
];
