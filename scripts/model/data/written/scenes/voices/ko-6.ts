import type { Scene } from '../../scene';

/** Plain steps of many people, each in a manner of their own, Korean, part 6: names with particles, amounts in words. */
export const voices6: readonly Scene[] = [
  // 딸기 하우스 작목반
  {
    language: 'ko',
    event: 'webhook /berry/request {"신청자": "{a}", "하우스": "{ha}", "도우미": "{b}", "난방기": "{hs}", "상자": {n}}',
    slots: { a: '=성주, 민호네, 종길', b: '=재은, 투이, 만복', ha: '=성주, 윗들, 강변2', hs: '=멈춤, 대기 / 고장, 점검 중', n: '4..60', txt: '=꼭지는 남기고 따 주세요, 잿빛곰팡이 보입니다, 오늘은 여기까지' },
    tools: ['berryHeat(house, celsius: int, minutes?: int): Heater of a house', 'berryRoof(house, open: bool): Roof window', 'berryCrate(house, boxes: int): Bring crates', 'berryWord(person, text): Message a grower'],
    steps: `
      @hs berryHeat house="{ha}" celsius=8 // failed "난방기가 {hs}" | 난방 8도 | {ha}의 난방기가 멀쩡하면 여덟 도로 틀어 주이소. 고장이거나 점검 중이면 안 됩니더.
      @hs berryHeat house="{ha}" celsius=8 minutes=30 // failed "난방기가 {hs}" | 반 시간만 8도 | {ha}에 30분만 돌리이소. 난방기 못 쓰면 실패.
      berryRoof house="{ha}" open=true | 천창 | {ha}의 천창을 열어라.
      berryRoof house="{ha}" open=false | 천창 | 비 온다 카네. {ha} 천창을 닫아라.
      berryCrate house="{ha}" boxes={n} | 상자 | 신청한 상자를 {ha}로 갖다 놓는다.
      berryWord person="{b}" text="{txt}" | 도우미한테 | {b}한테 "{txt}".
      berryWord person="{a}" text="상자 갑니다" | 신청한 집에 | 신청한 사람한테는 "상자 갑니다"라고만.
    `,
  },
  // 간호조무사, 외래
  {
    language: 'ko',
    event: 'webhook /clinic/queue {"대기": "{no}", "이름": "{who}", "진료과": "{dept}", "선생님": "{dr}", "동반자": "{with}", "검사": "{lab}"}',
    slots: { no: 'A-14, B-09, A-31', who: '=주현숙, 탁민, 국도일', dept: '=내과, 정형외과, 이비인후과', dr: '=호 선생님, 제갈 과장', with: '=탁민 어머니, 아들, 손녀', lab: '=완료, 결과 나옴 / 미완료, 대기', p: '3..14', bd: '=외래io, clinic-2', w: '=열, 기침, 처방전' },
    steps: `
      @lab send_message channel=desk to="{dr}" text="{no} 들어갑니다" // failed "검사가 {lab}" | 들여보내기 | 검사 결과가 나온 분이면 desk 채널로 선생님께 대기번호 쓰고 "들어갑니다". 안 나왔으면 기다리게 하고 실패로요.
      @lab failed "검사는 {lab}" // send_message channel=desk to="{with}" text="조금 더 기다려 주세요" | 기다려 주세요 | 검사가 안 끝났을 때만 desk 채널로 같이 오신 분께 "조금 더 기다려 주세요". 끝났으면 실패.
      notify message="{who} 님 {dept}" | 호출 | {who}의 차례예요. 화면에 이름, "님", 진료과를 한 칸씩 띄워 주세요.
      gpio_write pin={p} value=1 | 진료중 등 | {p}번을 켜 주세요.
      gpio_write pin={p} value=0 | 진료중 등 끄기 | {p}번을 꺼 주세요. 점심이에요.
      gpio_write pin={p} value=1 board={bd} | 다른 방 등 | {bd}의 {p}번을 켜 주세요.
      memory_store key={no} content="{with}" | 같이 오신 분 | {no}에 동반자를 적어 둘게요.
      memory_recall query={w} | {w} 관련 메모
    `,
  },
  // 조명 렌탈
  {
    language: 'ko',
    event: 'webhook /light/rent {"업체": "{co}", "촬영지": "{loc}", "조명감독": "{gf}", "기사": "{drv}", "세트": {n}, "반납": "{day}"}',
    slots: { co: '=필름오리, 모래시계, 채널북', loc: '=문래창작촌, 파주 세트장, 을왕리', gf: '=고 감독, 쟈니, 송 퍼스트', drv: '=태수, 용달 민', n: '1..9', day: '=2026-05-02, 2026-06-18 / ∅, 미정', d: '=18, 56, 32', lv: '=10, 45, 80', txt: '=발전차 따로 옵니다, 스탠드 하나 부족, 렌즈는 파손 주의' },
    tools: ['lumen_dim(set: int, percent: int, fade_s?: int): 밝기', 'lumen_gel(set: int, tone: warm|cool|green): 색', 'lumen_out(company, sets: int, back): 대여를 내보낸다', 'lumen_arm(set: int, extended: bool): 암을 뻗는다', 'lumen_say(crew, text): 현장 문자'],
    steps: `
      lumen_dim set=1 percent={lv} | 1번 {lv}%
      lumen_dim set=1 percent={lv} fade_s=5 | 1번 서서히 | 5초 동안 {lv}%로 바뀌게.
      lumen_gel set=3 tone=warm | 3번 색 | 따뜻한 쪽으로요.
      lumen_gel set=3 tone=cool | 3번 색 | 차가운 쪽으로 돌려요.
      lumen_gel set=3 tone=green | 3번 초록
      @day lumen_out company="{co}" sets={n} back={day} // failed "반납 날이 정해지지 않음" | 내보내기 | {co}에 세트 수대로 나갑니다. 반납일은 적힌 날. 안 적혔으면 내보내지 마세요.
      lumen_arm set=2 extended=true | 2번 암 뻗기
      lumen_arm set=2 extended=false | 2번 암 접기
      lumen_say crew="{gf}" text="{txt}" | 감독님 | 조명 맡은 분께 "{txt}"
    `,
  },
  // 수문 관리 공무원
  {
    language: 'ko',
    event: 'mqtt gate/{g} {"수문": "{g}", "지점": "{pt}", "유량": {q}, "관리자": "{who}", "상급": "{boss}", "핀": {p}}',
    slots: { g: '=남강1호, 벽계, 하포', pt: '=취수탑 앞, 하류 300m', q: '4..18 / 55..130', who: '=주무관 노, 공익 이삭, 반 실장', boss: '=유역과장, 상황실', p: '2..22', t: '=00:15, 06:40', bd: '=수문함, gate-pi' },
    steps: `
      @q failed "유량 {q}" // gpio_write pin={p} value=1 | 수문 개방 | 유량이 40을 초과한 때에만 {g} 수문의 핀에 1을 출력한다. 초과하지 않았으면 실패로 보고할 것.
      @q gpio_write pin={p} value=0 // failed "유량 {q}" | 수문 폐쇄 | 유량 40 이하인 때에만 {g}의 핀에 0을 출력한다. 초과 시 폐쇄 금지, 실패로 보고할 것.
      gpio_read pin=24 | 24번 개도 읽기
      gpio_read pin=24 board={bd} | 개도 읽기 | {bd}의 24번을 읽는다.
      send_message channel=fax to="{boss}" text="{g} 개방 {t}" | 상급 보고 | fax로 상급에게 "{g} 개방 {t}"를 보고한다.
      send_message channel=sms to="{who}" text="{pt} 순찰" | 현장 지시 | sms로 관리자에게 지점 다음에 "순찰"을 붙여 지시한다. 예: 취수구 순찰
      memory_store key="{g}" content="{q}" | 유량 저장 | 수문 이름을 키로 유량 값만.
      file_write path=gate/{g}.txt content="{t} {q}" append=true | 기록부 추가 | gate 폴더 {g}.txt의 끝에 {t}와 유량을 띄어 한 줄.
    `,
  },
  // 두부 공장
  {
    language: 'ko',
    earlier: ['콩 불리기 확인 | soak_check → {kind}, {h}시간', '작업표 | shift → 앞치마 {a}, 뒷정리 {b}'],
    slots: { kind: '=백태, 서리태, 수입콩', h: '=3, 4, 5 / 9, 11, 12', a: '=순분, 아웅, 지만', b: '=천수, 막내', c: '=82, 85, 90', n: '=20, 35, 64', txt: '=간수 반만 넣으세요, 비지는 모아 두세요, 칼 갈아 왔습니다' },
    tools: ['두부끓이기(콩, 도: int, 젓기?: 천천히|빠르게): 콩물을 끓인다', '두부누름(세게: bool): 누름돌 힘', '두부모(모: int): 두부 모를 자른다', '두부물(방향: 넣기|빼기): 수조 물', '두부말(사람, 글): 작업자 말'],
    steps: `
      @h failed "{h}시간밖에 안 불었다" // 두부끓이기 콩={kind} 도={c} | 끓이기 {c}도 | 여덟 시간 넘게 불린 콩이면 끓여. 덜 불었으면 안 돼. 젓는 건 됐어.
      @h failed "{h}시간밖에 안 불었다" // 두부끓이기 콩={kind} 도={c} 젓기=천천히 | 천천히 저으며 {c}도 | 여덟 시간 넘게 불렸을 때만. 덜 불었으면 실패.
      두부누름 세게=true | 꽉 눌러 | 단단한 거 달래.
      두부누름 세게=false | 살살 눌러 | 순두부 쪽이야.
      두부물 방향=넣기 | 수조에 물 받아
      두부물 방향=빼기 | 수조 물 빼
      두부모 모={n} | {n}모 썰기
      두부말 사람="{b}" 글="{txt}" | 뒷정리한테 | {b}에게 "{txt}" 해 줘. {a} 말고.
      두부말 사람="{a}" 글="{txt}" | 앞치마한테 | "{txt}" 이거 {a:은} 들어야 해. {b:은} 말고.
    `,
  },
  // 영어 유치원 실장
  {
    language: 'ko',
    event: 'webhook /kinder/msg {"원아": "{kid}", "영어이름": "{en}", "담임": "{t1}", "보조": "{t2}", "학부모": "{par}", "알레르기": "{al}"}',
    slots: { kid: '=유하, 서진, 도하', en: '=Leo, Chloe, Max', t1: '=제니 선생님, 톰', t2: '=봄 선생님, 하늘 선생님', par: '=유하 아버님, 서진 이모, 도하 할아버지', al: '=없음, 해당없음 / 달걀, 땅콩', txt: '=내일 소풍이에요, 여벌 옷 보내 주세요, 사진은 앱에 있어요' },
    steps: `
      @al memory_store key={en} content=간식가능 // failed "{al} 알레르기가 있습니다" | 간식 가능 | 알레르기가 없는 아이면 영어이름을 키로 "간식가능"을 저장해 주세요. 있으면 저장하지 마세요.
      @al failed "알레르기가 없습니다" // send_message channel=staff to="{t2}" text="{kid} {al} 주의" | 주의 알림 | 알레르기가 있는 아이라면 staff 채널로 보조 선생님께 "원아 알레르기 주의". 예: 민 우유 주의. 없으면 실패.
      send_message channel=app to="{par}" text="{txt}" | 가정에 | {kid}의 보호자께 app 채널로 "{txt}".
      send_message channel=app text="{txt}" | 전체 공지 | app 채널에 받는 분 없이 "{txt}".
      pushover message="{en}" title="{kid}" | 이름표 | 제목은 우리말 이름, 내용은 영어이름.
      pushover message="{en}" | 영어이름만 푸시
      gpio_write pin=10 value=1 | 대문 열기 | 10번 1=열림. {par:이} 오셨어요.
      gpio_write pin=10 value=0 | 대문 닫기 | 10번 1=열림. 닫습니다.
      file_write path=note/{kid}.txt content="{t1}" append=true | 담임 적기 | note 폴더 원아이름.txt에 담임 이름을 이어 써요.
    `,
  },
  // 농산물 온라인 셀러
  {
    language: 'ko',
    event: 'webhook /seller/order {"주문": "{no}", "상품": "{item}", "kg": {kg}, "구매": "{buy}", "수령": "{rcv}", "송장": "{inv}", "요청": "{say}"}',
    slots: { no: 'OD-2211, OD-7754, OD-9048', item: '=햇감자, 미니밤호박, 초당옥수수', kg: '=3, 5, 10', buy: '=문경란, 자라, 지팡이', rcv: '=어머니 문씨, 회사 탕비실, 자라 본인', inv: '=5582-1109, 6127-4430 / ∅, 미발급', say: '=흠집 있어도 돼요, 문 앞에 두세요, 토요일은 피해 주세요', n: '=2, 3' },
    tools: ['sellbox_pack(item, kg: int, gift?: bool): 포장한다', 'sellbox_label(receiver, lines: int): 라벨', 'sellbox_track(order, invoice): 송장을 올린다', 'sellbox_hold(order, stop: bool): 출고를 잡고 푼다', 'sellbox_talk(buyer, text): 구매자 톡'],
    steps: `
      sellbox_pack item="{item}" kg={kg} | 포장 | 산 거, 산 무게로.
      sellbox_pack item="{item}" kg={kg} gift=true | 선물 포장 | 산 거 산 무게인데 리본 달아서 선물용으로.
      sellbox_label receiver="{rcv}" lines={n} | {n}줄 라벨 | 받는 사람 이름으로.
      sellbox_hold order={no} stop=true | 출고 잡기 | {buy}의 주문을 일단 붙들어.
      sellbox_hold order={no} stop=false | 출고 풀기 | {buy:이} 입금했다. 보내자.
      @inv sellbox_track order={no} invoice={inv} // failed "송장이 없다" | 송장 올리기 | 이벤트의 송장을 그 주문에. 안 나왔으면 실패.
      sellbox_talk buyer="{buy}" text="{say}" | 톡 | 산 사람한테 적어 보낸 요청 그대로.
      sellbox_talk buyer="{buy}" text="{rcv}에게 보냈습니다" | 보냈다고 | {buy}에게 "{rcv}에게 보냈습니다".
    `,
  },
  // 선박 기관장
  {
    language: 'ko',
    event: 'peripheral engine {"기관": "{eng}", "윤활유압": {op}, "냉각수": {ct}, "당번": "{who}", "대기": "{next}", "밸브핀": {vp}}',
    slots: { eng: '=주기관, 보조기관 1, 발전기 2', op: '3.1..4.4 / 0.8..1.9', ct: '68..92', who: '=조기장 고, 아르만', next: '=기관사 탁, 실습생 유', vp: '2..23', q: '=여과기, 흡기, 노즐', bd: '=엔진함, cam-io' },
    steps: `
      @op memory_store key="{eng}" content="정상" // failed "유압 {op}" | 정상 기록 | 유압 2.5 이상이면 기관 이름에 "정상". 미만이면 기록 말 것.
      @op failed "유압 {op}" // send_message channel=engine to="{who}" text="유압 저하" | 유압 저하 | 2.5 미만일 때 engine 채널로 당번에게 "유압 저하". 이상이면 실패.
      gpio_write pin={vp} value=1 | 해수 밸브 염 | 밸브핀 1=열림. {eng}의 것.
      gpio_write pin={vp} value=0 | 해수 밸브 닫음 | 밸브핀 1=열림. 닫을 것.
      gpio_write pin=27 value=1 | 27번 경보 울림
      gpio_write pin=27 value=1 board={bd} | 경보 | {bd}의 27번 울림.
      send_message channel=engine to="{next}" text="교대" | 다음 당번 | engine 채널, 대기 중인 사람에게 "교대".
      memory_recall query={q} limit=3 | {q} 메모 세 건
      memory_recall query={q} | {q} 메모
      pushover message="{ct}" | 냉각수 | 냉각수 온도 숫자만 푸시.
    `,
  },
  // 시장 상인회
  {
    language: 'ko',
    event: 'webhook /market/notice {"점포": "{shop}", "상인": "{who}", "단속": "{insp}", "구역": "{area}", "민원": "{say}", "허가": "{ok}"}',
    slots: { shop: '=영천건어물, 삼거리순대, 별표신발', who: '=복덩이네, 문 사장, 로안', insp: '=구청 위생과, 소방 도', area: '=가동, 나동, 통로', say: '=통로에 물건이 많습니다, 고기 냄새가 나요, 물이 고여 있어요', ok: '=유효, 갱신됨 / 만료, 반려', p: '2..13', txt: '=오늘 휴점입니다, 다음 주 청소, 명절 대목 회의' },
    tools: ['시장방송(구역, 글, 반복?: int): 구역에 방송', '시장셔터(점포, 올림: bool): 점포 셔터', '시장등(구역, 밝기: 낮게|높게): 통로등', '시장쪽지(사람, 글): 사람에게', '시장허가(점포, 개월: int): 자리 허가 연장'],
    steps: `
      시장방송 구역={area} 글="{txt}" | 방송 | {area}에 "{txt}".
      시장방송 구역={area} 글="{txt}" 반복=3 | 세 번 방송 | {area}에 "{txt}"를 세 차례(3).
      시장셔터 점포={shop} 올림=true | 셔터 올려 | {shop:은} 오늘 늦게 문 연다네.
      시장셔터 점포={shop} 올림=false | 셔터 내려 | {shop}의 셔터를.
      시장등 구역={area} 밝기=높게 | 통로 환하게
      시장등 구역={area} 밝기=낮게 | 통로 어둑하게 | {area}, 파장이야.
      시장쪽지 사람="{who}" 글="{say}" | 민원 쪽지 | 그 점포 상인한테 민원 내용을 글자 그대로.
      시장쪽지 사람="{insp}" 글="치우겠습니다" | 단속 나온 데 | 단속하는 쪽엔 "치우겠습니다".
      @ok 시장허가 점포={shop} 개월=6 // failed "허가가 {ok}" | 허가 연장 | 허가가 살아 있는 집만 반년(6개월) 연장. 죽었으면 못 한다.
    `,
  },
  // 서예 학원
  {
    language: 'ko',
    earlier: ['출석 보기 | roll → 1반 {a}, 2반 {b}', '붓걸이 습도 | wet → {h}%'],
    slots: { a: '=정향, 담원, 김 할머니', b: '=묵산, 초롱', h: '38..52 / 66..84', p: '2..9', q: '10..22', bd: '=서실함, ink-pi', txt: '=다음 시간은 예서, 벼루 씻고 가세요, 화선지 두 장씩', w: '=먹, 낙관, 표구' },
    steps: `
      send_message channel=kakao to="{a}" text="{txt}" | 1반 {a}에게 | kakao로 "{txt}".
      send_message channel=kakao to="{b}" text="{txt}" | 2반에 온 분 | {b}께 kakao로 "{txt}"라고 전하게.
      send_message channel=kakao text="{txt}" | 아무에게나 말고 방에 | kakao 방에 받는 이 없이 "{txt}".
      @h failed "습도 {h}%" // gpio_write pin={p} value=1 | 제습 | 붓이 젖어 있으면 안 되네. 60%를 넘었거든 {p}번을 켜게. 넘지 않았거든 실패.
      gpio_write pin={p} value=0 | 제습 끄게 | {p}번.
      gpio_write pin={q} value=1 | {q}번 켜게
      gpio_write pin={q} value=1 board={bd} | 먹 가는 기계 | {bd}의 {q}번을 켜게.
      memory_recall query={w} | {w} 찾아보게
      memory_store key=오늘습도 content={h} | 습도 적게 | 오늘습도라는 이름으로 숫자만.
    `,
  },
  // 장난감 도서관
  {
    language: 'ko',
    event: 'webhook /toy/lend {"장난감": "{toy}", "아이": "{kid}", "회원": "{mem}", "대여일": {d}, "지난반납": "{late}", "부품": "{part}"}',
    slots: { toy: '=나무 기차, 미끄럼 그네, 뽀득이 주방', kid: '=시아, 준서, 리오', mem: '=시아 엄마, 준서 삼촌, 고모님', d: '=7, 14', late: '=제때, 연장 / 연체, 미반납', part: '=바퀴 하나 없음, 건전지 새것, 이상 없음', m: '=5, 20' },
    tools: ['토이빌림(장난감, 회원, 일?: int): 빌려준다', '토이소독(장난감, 강하게: bool): 소독한다', '토이칸(열림: bool): 보관칸', '토이불(색: 노랑|파랑): 놀이방 불빛', '토이쪽지(회원, 글): 회원 문자'],
    steps: `
      @late 토이빌림 장난감="{toy}" 회원="{mem}" // failed "지난번 {late}" | 빌려 드리기 | 지난번에 잘 돌려준 회원님이면 그 장난감을 빌려 드려요. 며칠인지는 안 정해요. 늦으신 분은 안 돼요.
      @late 토이빌림 장난감="{toy}" 회원="{mem}" 일={d} // failed "지난번 {late}" | 기간까지 | 제때 돌려주는 분이면 신청한 대여일만큼 빌려드려요. 아니면 실패.
      토이소독 장난감="{toy}" 강하게=true | 세게 소독 | {kid:이} 감기래요.
      토이소독 장난감="{toy}" 강하게=false | 약하게 소독 | {toy:은} 천이라서 살살.
      토이칸 열림=true | 보관칸 열기
      토이칸 열림=false | 보관칸 닫기
      토이불 색=노랑 | 놀이방 노란 불
      토이불 색=파랑 | 놀이방 파란 불 | 낮잠 시간이에요.
      토이쪽지 회원="{mem}" 글="{part}" | 부품 알림 | 회원님께 부품 칸에 적힌 그대로 알려요.
    `,
  },
  // 실내 암벽장
  {
    language: 'ko',
    event: 'webhook /climb/check {"회원": "{who}", "빌레이": "{bel}", "루트": "{rt}", "난이도": "{gr}", "서약": "{sig}", "하네스": {hn}, "코멘트": "{say}"}',
    slots: { who: '=짐니, 손가락, 회원 배', bel: '=누리, 코치 우, 팡', rt: '=빨강 왼쪽, 오버행 3, 초록 벽', gr: '=5.9, 5.10a, V3', sig: '=서명함, 완료 / 미서명, 만료', hn: '1..40', say: '=홀드가 돌아가요, 매트 틈이 있어요, 초크 날려요', p: '2..15' },
    steps: `
      @sig gpio_write pin={p} value=1 // failed "서약이 {sig}" | 오토빌레이 | 서약한 회원이면 {p}번을 올림. 서약 안 했으면 벽에 못 붙음, 실패.
      gpio_write pin={p} value=0 | 오토빌레이 내림 | {p}번, {who:이} 내려왔음.
      @sig memory_store key="{who}" content="{rt}" // failed "서약이 {sig}" | 루트 저장 | 서약 있으면 회원 이름에 루트. 없으면 저장 안 함.
      send_message channel=discord to="{bel}" text="{say}" | 빌레이어에게 | discord로 줄 잡아 주는 사람한테 코멘트 그대로.
      send_message channel=discord text="{rt} {gr}" | 오늘의 루트 | discord에 루트, 난이도를 한 칸 띄워서. 받는 이 X.
      notify message="하네스 {hn}" title="{who}" | 하네스 번호 | 제목은 회원, 내용은 "하네스" 띄고 번호.
      notify message="하네스 {hn}" | 하네스만 | 제목 없이 "하네스" 띄고 번호.
      file_write path=wall/{gr}.txt content="{rt}" append=true | 벽 목록 | wall 폴더의 난이도.txt에 루트 한 줄 더하기.
    `,
  },
  // 항공 정비
  {
    language: 'ko',
    event: 'mqtt mro/{tail} {"기체": "{tail}", "결함": "{def}", "점검자": "{who}", "확인자": "{ins}", "서명": "{sig}", "부품": "{pn}", "격납고": "{hg}"}',
    slots: { tail: 'HL7412, HL8023, HL5190', def: '=좌측 타이어 마모, 연료 표시 오차, 조종석 등 불량', who: '=강 정비사, 율', ins: '=검사원 구, 확인 제이', sig: '=완료, 서명함 / 누락, 대기', pn: 'PN-4471, PN-2208', hg: '=A동, B동', n: '=1, 2, 4' },
    tools: ['mro_jack(hangar, level: up|down, tail?): 잭을 올린다', 'mro_task(tail, defect, signed: bool): 결함 건을 닫는다', 'mro_part(pn, pieces: int): 부품을 꺼낸다', 'mro_lamp(hangar, on: bool): 작업등', 'mro_note(person, text): 알린다'],
    steps: `
      mro_jack hangar={hg} level=up | 잭 올림 | 보고된 격납고. 기체는 비움.
      mro_jack hangar={hg} level=up tail={tail} | 기체 적어서 잭 올림 | 보고된 격납고와 기체.
      mro_jack hangar={hg} level=down | 잭 내림 | 보고된 격납고.
      @sig mro_task tail={tail} defect="{def}" signed=true // failed "서명이 {sig}" | 결함 종결 | 서명이 끝난 건만 그 기체의 결함을 서명됨으로 닫는다. 아니면 실패.
      mro_part pn={pn} pieces={n} | 부품 {n}개 | {pn:을} 꺼낸다.
      mro_lamp hangar={hg} on=true | 작업등 켬
      mro_lamp hangar={hg} on=false | 작업등 끔 | {hg} 비었음.
      mro_note person="{ins}" text="{def}" | 확인자 통보 | 확인하는 사람에게 결함 글 그대로.
      mro_note person="{who}" text="{ins:이} 확인합니다" | 점검자 통보 | {who}에게 "{ins:이} 확인합니다"라고 전함.
    `,
  },
  // 펫 호텔
  {
    language: 'ko',
    event: 'webhook /pet/hotel {"펫": "{pet}", "주인": "{who}", "방": {r}, "수의사": "{vet}", "예방접종": "{vac}", "사료": "{food}", "한마디": "{say}"}',
    slots: { pet: '=콩떡, 해피, 밤톨', who: '=지은, 곽상, 줄리', r: '1..24', vet: '=누리동물병원, 표 원장', vac: '=완료, 확인됨 / 미접종, 기한 지남', food: '=연어, 양고기', say: '=밤에 짖어요, 약 하루 두 번, 산책 길게요', p: '2..20' },
    steps: `
      @vac memory_store key={pet} content="{who}" // failed "예방접종이 {vac}" | 입실 기록 | 접종이 끝난 아이면 이름에 주인을 적어요. 아니면 들이지 못해요.
      @vac failed "접종은 {vac}" // send_message channel=sms to="{vet}" text="{pet} 접종 문의" | 병원 문의 | 접종이 안 된 아이만 sms로 동물병원에 펫 이름 띄고 "접종 문의". 됐으면 실패예요.
      send_message channel=sms to="{who}" text="{pet:은} 잘 있어요" | {who}에게 | sms로 "{pet:은} 잘 있어요"라고요.
      notify message="{say}" title="{r}번 방" | {r}번 방 알림 | 제목은 "{r}번 방", 내용은 주인의 한마디 그대로.
      notify message="{say}" | 한마디 | 한마디만 그대로 띄워요.
      gpio_write pin={p} value=1 | 에어컨 켜기 | {p}번이에요. {pet:이} 헐떡여요.
      gpio_write pin={p} value=0 | 에어컨 끄기 | {p}번이에요. {pet:이} 웅크렸어요.
      file_write path=pet/{pet}.txt content="{food}" append=true | 사료 적기 | pet 폴더 안 아이이름.txt에 사료를 이어 적어요.
    `,
  },
  // 식물원 매표소
  {
    language: 'ko',
    event: 'webhook /ticket/sale {"표": "{tk}", "구매자": "{who}", "성인": {ad}, "어린이": {ch}, "할인": "{dc}", "대표": "{head}", "문의": "{say}"}',
    slots: { tk: 'T-2201, T-3390, T-4108', who: '=서리, 김 가족, 하은', ad: '1..6', ch: '1..8', dc: '=경로, 장애, 다자녀 / 없음, ∅', head: '=인솔 조, 서리 오빠', say: '=유모차 있나요, 환불 되나요, 몇 시에 닫아요', t: '=10:30, 16:00' },
    tools: ['표뽑기(표, 장: int, 할인?): 표를 뽑는다', '개찰(열림: bool): 개찰문', '음료자판(냉: bool): 자판기 냉각', '매표벨(세기: 작게|크게): 벨 소리', '매표쪽지(사람, 글): 구매자 안내'],
    steps: `
      표뽑기 표={tk} 장={ad} | 어른 표 | 어른 수만큼. 할인 없이.
      @dc 표뽑기 표={tk} 장={ad} 할인={dc} // failed "할인이 없다" | 할인 표 | 할인 종류가 적혔으면 어른 수만큼, 그 할인으로 뽑아 주십시오. 적혀 있지 않으면 실패로 하십시오.
      표뽑기 표={tk} 장={ch} | 어린이 표 | 아이 수만큼. 할인은 비워 둔다.
      개찰 열림=true | 개찰 열기
      개찰 열림=false | 개찰 닫기 | 16시입니다.
      음료자판 냉=true | 자판기 차게
      음료자판 냉=false | 자판기 냉각 끄기
      매표벨 세기=작게 | 벨 작게
      매표벨 세기=크게 | 벨 크게 | 어르신들이 못 들으세요.
      매표쪽지 사람="{head}" 글="{who}의 표 나왔습니다" | 대표께 | 단체 대표께 "{who}의 표 나왔습니다" 하고 보내 주십시오.
      매표쪽지 사람="{who}" 글="{say}" | 물으신 분께 | 산 사람에게 문의 그대로 확인차 되돌려 보낸다.
    `,
  },
  // 소프트웨어 지원 상담원
  {
    language: 'ko',
    event: 'webhook /support/ticket {"ticket": "{tk}", "customer": "{who}", "agent": "{ag}", "product": "{pd}", "severity": "{sv}", "log_path": "{lg}", "msg": "{say}"}',
    slots: { tk: '=CS-1180, CS-2091, CS-3314', who: '=(주)하늬, 모모상사, Kato', ag: '=이루, 민서, 벤', pd: '=오피스5, 클라우드박스, PrintHub', sv: '=상, 긴급 / 하, 보통', lg: '=logs/app.log, logs/err.txt, var/out.log', say: '=로그인이 안 됩니다, 인쇄가 두 번 돼요, 요금이 이상해요' },
    steps: `
      @sv pushover message="{tk} 긴급" // failed "심각도 {sv}" | 긴급 푸시 | 심각도가 높은 티켓만 티켓 번호 띄고 "긴급"을 푸시. 낮으면 보내지 않고 실패.
      @sv failed "심각도는 {sv}" // memory_store key=나중에 content={tk} | 나중 목록 | 급하지 않은 티켓일 때만 '나중에' 키에 티켓 번호. 급하면 실패.
      file_read path={lg} | 로그 읽기 | {who}의 로그 전체를 확인합니다. 경로는 이벤트에 있어요.
      file_read path={lg} lines=40 | 로그 40줄 | 이벤트의 로그 경로에서 마흔 줄.
      send_message channel=slack to="{ag}" text="{say}" | 담당에게 전달 | slack, 상담 담당자에게 고객 메시지를 그대로.
      send_message channel=slack to="{ag}" text="{who}의 {pd} 문제" | 제목 전달 | slack으로 상담 담당자에게 "{who}의 {pd} 문제"라고 보냅니다.
      file_search query={pd} path=kb | kb에서 제품 찾기 | kb 폴더에서 제품 이름으로.
      file_search query={pd} | 제품 찾기 | 어디든, 제품 이름으로.
      notify message="{tk} 접수" title="{who}" | 접수 | 고객을 제목으로, "티켓 접수" 꼴(예: CS-1 접수)로 알림.
    `,
  },
  // 과수원 스프링클러
  {
    language: 'ko',
    event: 'mqtt 과원/{blk} {"블록": "{blk}", "주인": "{own}", "일꾼": "{who}", "서리": "{fr}", "기온": {t}, "나무": "{tr}"}',
    slots: { blk: '=동쪽 둑, 사과1, 배나무밭', own: '=경아, 윤 영감', who: '=둘째, 하산', fr: '=있음, 예상 / 없음, 지나감', t: '-4..6', tr: '=후지, 신고, 대석', m: '=20, 40', txt: '=가지치기 그만, 새 쫓아 주세요, 약통 씻어 두세요' },
    tools: ['gwawon_spray(block, minutes: int, warm?: bool): 물을 뿌린다', 'gwawon_fan(block, on: bool): 서리 팬', 'gwawon_bell(block, kind: bird|frost): 경보', 'gwawon_bid(person, text): 한마디 보낸다'],
    steps: `
      @fr gwawon_fan block="{blk}" on=true // failed "서리 {fr}" | 서리 팬 | 서리가 오거나 올 것 같으면 {blk}의 팬을 돌린다. 안 오면 돌리지 말고 실패.
      gwawon_fan block="{blk}" on=false | 팬 세우기 | {blk:은} 해 떴다.
      gwawon_spray block="{blk}" minutes={m} | 물 {m}분 | {own}의 {blk}에 뿌린다.
      gwawon_spray block="{blk}" minutes={m} warm=true | 따뜻한 물 {m}분 | {blk}, 얼지 않게 데운 물로.
      gwawon_bell block="{blk}" kind=bird | 새 쫓기 소리
      gwawon_bell block="{blk}" kind=frost | 서리 경보
      gwawon_bid person="{who}" text="{txt}" | 일하는 사람한테 | "{txt}" 전해.
      gwawon_bid person="{own}" text="{who:이} 다녀갔습니다" | 주인한테 | {own}한테 "{who:이} 다녀갔습니다" 해라.
    `,
  },
  // 무대 의상실
  {
    language: 'ko',
    slots: { act: '=서율, 배우 함, 아역 준', role: '=공주, 도깨비, 장군', iron: '3..8', lamp: '9..16', seam: '=바늘이, 온 재봉', note: '=허리 2cm 줄임, 단추 달 것, 모자 분실', ok: '=맞음, 확인 / 큼, 작음', bd: '=의상함, cos-1' },
    event: 'webhook /costume/fit {"배우": "{act}", "역": "{role}", "재봉": "{seam}", "치수": "{ok}", "메모": "{note}"}',
    steps: `
      @ok memory_store key="{act}" content="{role}" // failed "치수가 {ok}" | 착장 확정 | 옷이 맞으면 {act}의 역할을 이름 아래 적는다. 안 맞으면 적지 않는다.
      @ok failed "치수가 {ok}다" // send_message channel=costume to="{seam}" text="{note}" | 고칠 것 | 옷이 크거나 작을 때만 costume 채널로 바느질하는 이에게 메모 그대로. 맞으면 실패.
      gpio_write pin={iron} value=1 | 다리미대 | {iron}번을 켠다.
      gpio_write pin={iron} value=0 | 다리미대 | {iron}번을 끈다.
      gpio_write pin={lamp} value=1 board={bd} | 거울등 | {bd}의 {lamp}번을 켠다.
      gpio_write pin={lamp} value=1 | 거울등 {lamp}번을 켠다
      notify message="{role}" title="{act}" | 누구 차례 | 배우를 제목, 역을 내용으로.
      notify message="{role}" | 역만 알림
      pushover message="{act}의 옷 준비됨" | 옷 준비 | "{act}의 옷 준비됨"을 푸시한다.
    `,
  },
  // 물류 트럭 배차
  {
    language: 'ko',
    event: 'webhook /dispatch {"배차": "{no}", "기사": "{drv}", "화주": "{own}", "상차지": "{from}", "하차지": "{to}", "톤": {ton}, "면허": "{lic}"}',
    slots: { no: '=D-1102, D-2244, D-3381', drv: '=운전 봉, 마 기사, 코스모', own: '=대한시멘트, 남해수협, 가람', from: '=의왕 ICD, 여주 창고', to: '=부산 신항, 광주 하남, 삼척', ton: '=5, 11, 25', lic: '=대형, 특수 / 보통, 없음', t: '=04:30, 13:10', txt: '=결박 다시 확인, 서류는 앞자리, 졸음쉼터 들르세요' },
    tools: ['route_set(job, from, to, leave?): 운행을 잡는다', 'route_key(driver, given: bool): 키를 주고 받는다', 'route_scale(job, tons: int): 계근을 적는다', 'route_fuel(driver, kind: full|half): 주유권', 'route_sms(person, text): 문자'],
    steps: `
      route_set job={no} from="{from}" to="{to}" | 운행 잡기 | 싣는 데서 내리는 데까지. 시각은 나중.
      route_set job={no} from="{from}" to="{to}" leave={t} | {t} 운행 | 싣는 데서 내리는 데까지.
      route_set job={no} from="{to}" to="{from}" | 회차 운행 | 거꾸로다. 내린 데서 실은 데로 돌아온다. 시각은 비움.
      @lic route_key driver="{drv}" given=true // failed "면허가 {lic}" | 키 내주기 | 큰 차(대형이나 특수) 면허 있는 기사한테만 키를 준다. 아니면 실패.
      route_key driver="{drv}" given=false | 키 받기 | {drv}한테서 키를 받았다.
      route_scale job={no} tons={ton} | 계근 | 배차 번호에 실은 톤 수.
      route_fuel driver="{drv}" kind=full | 주유권 가득
      route_fuel driver="{drv}" kind=half | 주유권 절반 | {drv:은} 가까운 데만 간다.
      route_sms person="{own}" text="{drv:이} 출발했습니다" | 화주 문자 | {own}에 "{drv:이} 출발했습니다" 보내.
      route_sms person="{drv}" text="{txt}" | 기사 문자 | 운전수한테 "{txt}".
    `,
  },
];
