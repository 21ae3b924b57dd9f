import type { Scene } from '../../scene';

/** Plain steps of many people, each in a manner of their own, Korean, part 7: values of earlier results, who is not who. */
export const voices7: readonly Scene[] = [
  // 막걸리 양조장 며느리
  {
    language: 'ko',
    earlier: ['술독 돌아보기 | dok_walk → 첫째 독 {d1}, 둘째 독 {d2}', '도수 재기 | alc → {alc}도'],
    slots: { d1: '=옹기7, 스텐2, 큰항아리', d2: '=옹기9, 스텐5, 작은독', alc: '=6, 7 / 14, 15, 16', l: '=10, 25, 40', m: '=5, 15, 20', shop: '=주막 달빛, 전집 세자매, 문화원', txt: '=오늘은 못 갑니다, 빈 병 챙겨 주세요, 흔들지 마세요' },
    tools: ['독젓기(독, 분: int, 밑에서?: bool): 술독을 젓는다', '독물(독, 리터: int): 물을 탄다', '독덮개(독, 덮음: bool): 천을 덮고 걷는다', '술병(크기: 큰병|작은병): 병 크기', '술집쪽지(가게, 글): 거래하는 집에 보낸다'],
    steps: `
      독젓기 독={d1} 분={m} | 첫째 독 {m}분 | 저어 줘요.
      독젓기 독={d2} 분={m} 밑에서=true | 둘째 독 밑에서부터 | {m}분, 바닥까지 뒤집어서 저어 줘요.
      독덮개 독={d1} 덮음=true | 덮기 | 첫째 독에 천 덮어요.
      독덮개 독={d2} 덮음=false | 걷기 | 둘째 독은 숨 쉬게 천을 걷어요.
      @alc failed "{alc}도라 물이 필요 없다" // 독물 독={d1} 리터={l} | 물 {l}리터 | 12도 넘게 독하면 첫째 독에 타요. 순하면 타지 말아요.
      술병 크기=큰병 | 큰 병으로 바꿔요
      술병 크기=작은병 | 작은 병으로 바꿔요
      술집쪽지 가게="{shop}" 글="{txt}" | {shop}에 | "{txt}"라고 보내 줘요.
    `,
  },
  // 어린이집 조리사 겸 운전
  {
    language: 'ko',
    earlier: ['등원 확인 | roll_call → 온 아이 {n}명, 안 온 아이 {ab}', '보온통 온도 | thermo → 국 {s}도', '당번 | duty → 앞문 {a}, 뒷문 {b}'],
    slots: { n: '11..38', ab: '=지안, 로운, 예담', s: '38..54 / 66..79', a: '=은경쌤, 조 선생', b: '=원감님, 실습 허', p: '2..9', bd: '=주방io, kinder-pi', ch: '=kakao, memo' },
    steps: `
      file_write path=roll/오늘.txt content="{ab}" | 결석 새로 쓰기 | roll/오늘.txt에 안 온 아이 이름만 남게 새로 써요.
      file_write path=roll/오늘.txt content="{ab}" append=true | 결석 이어 쓰기 | roll/오늘.txt 끝에 안 온 아이 이름을 더 적어요.
      @s failed "국이 {s}도예요" // send_message channel={ch} to="{a}" text="배식 시작" | 배식 | 국이 60도 넘으면 {ch}로 앞문 당번에게 "배식 시작". 식었으면 실패예요.
      @s gpio_write pin={p} value=1 // failed "국이 {s}도예요" | 데우기 | 국이 60도 아래로 식었을 때만 {p}번 화구를 켜요. 뜨거우면 켜지 않아요.
      gpio_write pin={p} value=0 | 화구 끄기 | {p}번이요.
      gpio_write pin=20 value=1 | 20번 환풍기 켜기
      gpio_write pin=20 value=1 board={bd} | 환풍기 | {bd}의 20번을 켜요.
      send_message channel={ch} to="{b}" text="문 잠가 주세요" | 뒷문 당번에게 | {ch}로 "문 잠가 주세요".
      memory_store key=인원 content={n} | 인원 적기 | 온 아이 수만, 키는 인원.
    `,
  },
  // 헬스 트레이너
  {
    language: 'ko',
    event: 'webhook /pt/session {"회원": "{who}", "트레이너": "{tr}", "운동": "{ex}", "무게": {kg}, "세트": {st}, "남은회": {left}, "혈압약": "{md}"}',
    slots: { who: '=근손실, 김지수, 왕눈이', tr: '=루쌤, 코치 반, 쎄오', ex: '=스쿼트, 풀다운, 데드리프트', kg: '=20, 35, 60', st: '=3, 4, 5', left: '=0 / 2, 7, 12', md: '=복용, 안함', s: '=60, 90', txt: '=물 많이 드세요, 내일 알배겨요, 단백질 챙기세요' },
    tools: ['핏로그(회원, 운동, 무게: int, 세트?: int): 운동을 적는다', '핏타이머(초: int, 소리: 삐|음성): 쉬는 시간', '핏거울(켬: bool): 거울 조명', '핏차감(회원, 회: int): 횟수를 뺀다', '핏톡(사람, 글): 톡'],
    steps: `
      핏로그 회원="{who}" 운동={ex} 무게={kg} | 운동 기록 | 한 운동, 든 무게까지만.
      핏로그 회원="{who}" 운동={ex} 무게={kg} 세트={st} | 세트까지 기록 | 한 운동, 든 무게, 세트 수까지 싹 다.
      핏타이머 초={s} 소리=삐 | {s}초 휴식, 삐 소리
      핏타이머 초={s} 소리=음성 | {s}초 휴식 | 말로 알려 주는 걸로요.
      핏거울 켬=true | 거울 불 on
      핏거울 켬=false | 거울 불 off
      @left failed "남은 횟수가 없음" // 핏차감 회원="{who}" 회=1 | 한 회 차감 | 남은 게 있으면 한 번 까고, 0이면 실패.
      @left 핏톡 사람="{who}" 글="재등록 안내드려요" // failed "{left}회 남음" | 재등록 톡 | 0회 남은 회원님께만 "재등록 안내드려요". 남았으면 실패.
      핏톡 사람="{tr}" 글="{txt}" | 쌤한테 톡 | 가르치는 쌤한테 "{txt}" 참고하라고 말고 그 말만.
    `,
  },
  // 신문 보급소
  {
    language: 'ko',
    event: 'webhook /paper/miss {"독자": "{who}", "주소": "{addr}", "배달원": "{man}", "신문": "{np}", "부수": {n}, "전화": "{tel}"}',
    slots: { who: '=노루, 정 원장, 이발소', addr: '=샘말길 3, 공단로 71, 향교 앞', man: '=오토바이 차, 재수생 윤', np: '=조간, 경제, 소년', n: '1..4', tel: '=010-5521-0098, 010-4407-1166 / ∅, 없음', tm: '=04:10, 05:20', p: '3..19' },
    steps: `
      send_message channel=sms to="{man}" text="{addr} 다시 배달" | 다시 배달 | sms, 배달하는 사람한테 주소 쓰고 "다시 배달". 예: 남문로 1 다시 배달
      @tel send_message channel=sms to={tel} text="죄송합니다" // failed "전화가 없다" | 사과 문자 | 독자가 남긴 번호로 sms "죄송합니다". 번호 안 남겼으면 못 보낸다.
      @tel memory_store key="{who}" content={tel} // failed "전화가 없다" | 번호 | {who}의 이름에 전화를 저장한다. 없으면 저장하지 않는다.
      file_write path=miss/{np}.txt content="{addr} {n}부" append=true | 미배달 기록 | miss 폴더의 신문이름.txt 끝에 주소, 몇 부. 예: 남문로 1 9부
      file_write path=miss/{np}.txt content="{who}" | 미배달 파일 다시 | miss 폴더의 신문이름.txt를 독자 이름만으로 새로 쓴다.
      gpio_write pin={p} value=1 | 포장기 {p}번 켬
      gpio_write pin={p} value=0 | 포장기 {p}번 끔
      pushover message="{np}" title="{tm}" | 도착 푸시 | 제목은 {tm}, 내용은 빠진 신문.
      pushover message="{np}" | 신문 이름만 푸시
    `,
  },
  // 아이스하키 링크
  {
    language: 'ko',
    event: 'mqtt rink/{r} {"링크": "{r}", "빙온": {t}, "정빙기사": "{who}", "대관팀": "{team}", "감독": "{cap}", "두께mm": {th}}',
    slots: { r: '=A링크, B링크, 보조', t: '=-6, -5 / -2, -1', who: '=여 기사, 스벤', team: '=펭귄스, 블리자드, 여고 동아리', cap: '=한 감독, 카이', th: '24..48', l: '=200, 450, 600', txt: '=퍽 챙기세요, 골대 뒤 파였음, 3분 남음' },
    tools: ['빙판물(링크, 리터: int, 온수?: bool): 물을 뿌린다', '빙판냉동(링크, 세기: 약|중|강): 냉동', '빙판문(링크, 열림: bool): 링크 문', '빙판점수(팀, 점: int): 점수판', '빙판방송(링크, 글): 방송', '빙판무전(사람, 글): 무전'],
    steps: `
      빙판물 링크={r} 리터={l} | 물 {l}리터 | 보고 올라온 링크
      빙판물 링크={r} 리터={l} 온수=true | 따뜻한 물 {l}리터 | 보고 올라온 링크
      @t failed "빙온 {t}도" // 빙판냉동 링크={r} 세기=강 | 냉동 세게 | 빙온이 -4도보다 높을 때만 강으로. 충분히 차면 실패.
      빙판냉동 링크={r} 세기=약 | 냉동 약하게 | {r}의 냉동은 약으로.
      빙판냉동 링크={r} 세기=중 | 냉동 중간으로
      빙판문 링크={r} 열림=true | 문 열어 | {team}의 장비 들어온다.
      빙판문 링크={r} 열림=false | 문 닫아 | {r} 찬 기운 샌다.
      빙판무전 사람="{who}" 글="{txt}" | 정빙 기사 | 얼음 다듬는 사람한테 "{txt}".
      빙판무전 사람="{cap}" 글="{team}의 차례" | 감독 무전 | 감독에게 "{team}의 차례".
      빙판점수 팀="{team}" 점=1 | 한 골 | 대관한 팀.
    `,
  },
  // 문화유산 해설사
  {
    language: 'ko',
    earlier: ['방문 목록 | guest_list → 단체 {g}, 대표 {c}, 언어 {lg}', '현황 | site_now → 대웅전 습도 {h}%'],
    slots: { g: '=향교모임, 성당 봉사단, Kyoto tour', c: '=권 교장, 안젤라, 미우라', lg: '=한국어, 영어, 일어', h: '38..52 / 72..88', p: '3..15', bd: '=절집함, temple-pi', q: '=단청, 범종, 당간지주', day: '=2026-05-24, 2026-10-03' },
    steps: `
      @h gpio_write pin={p} value=0 // failed "습도 {h}%" | 제습 중지 | 대웅전 습도가 60% 이하면 {p}번 제습기를 세워 주십시오. 더 높으면 세우지 마십시오.
      @h failed "습도 {h}%" // gpio_write pin={p} value=1 | 제습 시작 | 60%를 넘을 때만 {p}번 제습기를 돌려 주십시오. 안 넘으면 실패입니다.
      gpio_read pin=21 | 21번 문 감지 확인
      gpio_read pin=21 board={bd} | 문 감지 확인 | {bd}의 21번을 확인해 주십시오.
      send_message channel=sms to="{c}" text="{day} 해설 확정" | 대표께 | 목록의 대표께 sms로 "{day} 해설 확정".
      memory_store key="{g}" content={lg} | 언어 적기 | 단체 이름에 어느 말인지 적어 둡니다.
      memory_recall query={q} | {q} 메모 찾기
      memory_recall query={q} limit=2 | {q} 메모 둘
      file_write path=guide/{day}.txt content="{c}" append=true | 해설 장부 | guide 폴더의 {day}.txt에 대표 이름을 덧붙입니다.
    `,
  },
  // 목장 체험 우유공방
  {
    language: 'ko',
    event: 'mqtt milk/vat{v} {"통": {v}, "우유l": {l}, "온도": {t}, "치즈": "{ch}", "장인": "{who}", "손님팀": "{team}"}',
    slots: { v: '1..4', l: '40..300', t: '24..29 / 33..38', ch: '=고다, 스트링, 리코타', who: '=수산나, 원 치즈사', team: '=가나초, 봄나들이, 부부 둘', m: '=10, 20, 30', txt: '=손 씻고 시작하세요, 앞치마는 벗지 마세요, 뜨거우니 조심' },
    tools: ['유통레넷(통: int, ml: int, 나눠서?: bool): 레넷을 넣는다', '유통젓개(통: int, 돌림: bool): 젓개', '유통물(통: int, 물: 찬물|더운물): 겉물', '유통커드(치즈, 크기: 콩알|호두): 커드 자르기', '유통안내(팀, 글): 체험 화면'],
    steps: `
      @t failed "우유가 {t}도라 차다" // 유통레넷 통={v} ml=40 | 레넷 40 | 우유가 31도 이상이면 그 통에 넣어요. 차가우면 굳지 않아요, 실패.
      유통레넷 통={v} ml=60 | 레넷 60 | 그 통에 한 번에요. 온도는 안 봐도 돼요.
      유통레넷 통={v} ml=60 나눠서=true | 레넷 60 나눠서 | 그 통에 조금씩 나눠 넣어요.
      유통젓개 통={v} 돌림=true | 젓개 돌리기
      유통젓개 통={v} 돌림=false | 젓개 멈추기 | 굳고 있어요.
      유통물 통={v} 물=더운물 | 겉에 더운물 | 그 통.
      유통물 통={v} 물=찬물 | 겉에 찬물 | 그 통, 이제 식혀요.
      유통커드 치즈={ch} 크기=콩알 | 잘게 자르기 | 하는 치즈요. 콩알만 하게.
      유통커드 치즈={ch} 크기=호두 | 크게 자르기 | 하는 치즈를 호두만 하게요.
      유통안내 팀="{team}" 글="{txt}" | 체험 화면 | 체험 온 팀 화면에 "{txt}".
    `,
  },
  // 마을버스 차고지
  {
    language: 'ko',
    event: 'webhook /bus/gar {"차": "{car}", "노선": "{ln}", "기사": "{d1}", "교대기사": "{d2}", "기름": {oil}, "정비": "{fix}", "종점": "{end}"}',
    slots: { car: '=1721호, 3308호, 예비차', ln: '=마을 3, 마을 11', d1: '=엄 기사, 두수', d2: '=신입 라, 권 기사', oil: '6..19 / 41..88', fix: '=없음, 완료 / 대기, 접수됨', end: '=고개마루, 뒷골, 체육센터', tm: '=05:40, 22:10', p: '2..17', url: '=http://bus.local/odo, http://10.8.1.3/odo' },
    steps: `
      @fix memory_store key={car} content="{end}" // failed "정비가 {fix} 상태다" | 출차 적기 | 정비 남은 게 없는 차만 차 이름에 종점을 적는다. 남았으면 실패.
      @oil pushover message="{car} 주유" // failed "기름 {oil}%" | 주유 푸시 | 기름이 30 밑이면 차 쓰고 띄고 "주유"를 푸시한다. 아니면 실패.
      send_message channel=talk to="{d2}" text="{tm} 교대" | 교대 기사에게 | {d1} 말고 교대하는 기사한테 talk로 "{tm} 교대".
      send_message channel=talk to="{d1}" text="수고하셨습니다" | 나간 기사에게 | 이번에 몬 기사한테 talk로 "수고하셨습니다".
      send_message channel=talk text="수고하셨습니다" | 방에만 | talk에 "수고하셨습니다". 누구 앞으로는 아님.
      gpio_write pin={p} value=1 | 차고문 올려 | {p}번, 1이 올림.
      gpio_write pin={p} value=0 | 차고문 내려 | {p}번, 1이 올림이니 반대로.
      http_request url={url} | 주행 서버 {url} 불러오기
      http_request url={url} method=PATCH body="{car}" | 주행 서버에 PATCH | {url}, 본문은 차.
    `,
  },
  // 수제 맥주 펍
  {
    language: 'ko',
    event: 'webhook /pub/tap {"탭": {tap}, "맥주": "{beer}", "바텐더": "{bar}", "손님": "{who}", "나이확인": "{age}", "kg": {left}, "신청": "{say}"}',
    slots: { tap: '1..12', beer: '=골목라거, 흑곰스타우트, 유자에일', bar: '=지미, 하나, 매니저 오', who: '=창가 3인, 외국인 둘, 단골 조', age: '=확인, 성인 / 미확인, 미성년', left: '2..19', say: '=음악 좀 줄여 주세요, 물 주세요, 땅콩 더요', n: '=2, 3, 4' },
    tools: ['hoptap_pour(tap: int, glasses: int, foam?: thin|thick): 따른다', 'hoptap_valve(tap: int, shut: bool): 탭 밸브', 'hoptap_note(bartender, text): 바텐더 화면', 'hoptap_sound(level: int): 음악 소리', 'hoptap_bill(guest, cups: int): 계산'],
    steps: `
      @age hoptap_pour tap={tap} glasses={n} // failed "나이 확인이 {age}" | {n}잔 | 나이 확인 된 손님만. 안 됐으면 절대 안 됨.
      @age hoptap_pour tap={tap} glasses={n} foam=thin // failed "나이 확인이 {age}" | 거품 얇게 {n}잔 | 나이 확인됐으면 그 탭에서. 아니면 실패.
      hoptap_valve tap={tap} shut=true | {tap}번 탭 잠가
      hoptap_valve tap={tap} shut=false | {tap}번 탭 풀어
      hoptap_note bartender="{bar}" text="{say}" | 바텐더 화면 | 손님이 한 신청을 그대로 바텐더한테.
      hoptap_note bartender="{bar}" text="{beer}의 통 교체" | 통 바꾸라고 | 바텐더한테 "{beer}의 통 교체".
      hoptap_sound level=4 | 음악 4로
      hoptap_bill guest="{who}" cups={n} | 계산 {n}잔 | {who}의 계산이야.
    `,
  },
  // 요리학원 보조
  {
    language: 'ko',
    earlier: ['조리대 확인 | bench_look → 1번 {a}, 2번 {b}, 3번 빔', '가스 점검 | gas → {g}ppm'],
    slots: { a: '=하령, 준, 오쌤', b: '=시우, 박 여사', g: '=0, 12, 20 / 210, 340', p: '3..9', q: '10..19', menu: '=궁중떡볶이, 잡채, 만둣국', bd: '=조리대io, cook-2', txt: '=칼은 눕혀 주세요, 앞치마 끈 묶으세요, 간은 나중에' },
    steps: `
      @g gpio_write pin={p} value=1 // failed "가스가 {g}ppm" | 가스 밸브 | 100ppm 아래로 나왔을 때 {p}번을 올려 밸브를 연다. 높았으면 열지 않고 실패.
      gpio_write pin={p} value=0 | 가스 밸브 닫기 | {p}번을 내린다.
      @g failed "가스가 {g}ppm" // pushover message="환기하세요" | 환기 푸시 | 100ppm 넘게 나왔을 때만 "환기하세요". 아니면 실패.
      notify message="{txt}" title="{a}" | 1번 조리대 | 제목은 1번에 선 사람, 내용은 "{txt}".
      notify message="{txt}" title="{b}" | 2번 조리대 | 제목은 2번에 선 사람, 내용은 "{txt}".
      notify message="{txt}" | 다 같이 볼 알림 | 제목 없이 "{txt}".
      gpio_read pin={q} | 후드 {q}번 읽기
      gpio_read pin={q} board={bd} | 후드 읽기 | {bd}의 {q}번을 읽는다.
      file_write path=class/메뉴.txt content="{menu}" | 오늘의 메뉴 | class/메뉴.txt를 "{menu}" 한 줄로.
      file_write path=class/메뉴.txt content="{menu}" append=true | 메뉴 하나 더 | class/메뉴.txt 끝에 "{menu}".
    `,
  },
  // 마라톤 대회 운영
  {
    language: 'ko',
    event: 'webhook /run/aid {"지점": "{pt}", "배번": "{bib}", "선수": "{who}", "의무": "{med}", "물통": {w}, "상태": "{st}", "기록": "{tm}"}',
    slots: { pt: '=12km, 27.5km, 골인점', bib: '=A1180, B0227, C3391', who: '=양하람, Otieno, 송 노익장', med: '=의무 연, 응급 두팀', w: '0..6 / 20..90', st: '=정상, 완주 / 쥐, 탈진', tm: '=02:41:08, 03:15:44', n: '=30, 80, 120', txt: '=오른쪽 차로 붙으세요, 화장실은 100m 앞, 기권하면 알려 주세요' },
    tools: ['완주물통(지점, 통: int, 얼음?: bool): 물을 보낸다', '완주도로(지점, 막음: bool): 도로를 막고 연다', '완주기록(배번, 시간, 종류: 공식|비공식): 기록을 올린다', '완주의무(의무, 배번): 의무팀을 보낸다', '완주방송(지점, 글): 지점 방송'],
    steps: `
      @w 완주물통 지점={pt} 통={n} // failed "물이 {w}통 있다" | 물 {n}통 | 열 통도 안 남았으면 그 지점으로 보냄. 넉넉하면 실패.
      완주물통 지점={pt} 통={n} 얼음=true | 얼음 넣어 {n}통 | 남은 건 따지지 말고 그 지점으로.
      완주물통 지점={pt} 통={n} | 물 보내기 | {pt}에 {n}통. 남은 건 따지지 말 것.
      완주도로 지점={pt} 막음=true | 도로 막기
      완주도로 지점={pt} 막음=false | 도로 열기 | {pt:은} 마지막 주자 통과.
      완주기록 배번={bib} 시간={tm} 종류=공식 | 공식 기록 | 들어온 배번, 들어온 기록.
      완주기록 배번={bib} 시간={tm} 종류=비공식 | 비공식 기록 | 칩 없음. 배번과 기록은 들어온 대로.
      @st failed "{st} 상태다" // 완주의무 의무="{med}" 배번={bib} | 의무팀 | 몸이 안 좋은 선수만 의무팀을 보낸다. 멀쩡하면 실패.
      완주방송 지점={pt} 글="{txt}" | 방송 | 그 지점에 "{txt}".
    `,
  },
  // 사진관
  {
    language: 'ko',
    event: 'webhook /photo/job {"촬영": "{no}", "손님": "{who}", "작가": "{ph}", "용도": "{use}", "장수": "{n}장", "찾을분": "{rcv}", "글": "{say}", "휴대폰": "{tel}"}',
    slots: { no: '=P1180, P2217, P3304', who: '=하온, 배 대리, 수험생', ph: '=작가 은, 봉 실장', use: '=여권, 취업, 가족', n: '2..24', rcv: '=하온 언니, 부모님, 조카', say: '=턱선 조금만요, 머리는 그대로, 배경은 흰색', tel: '=010-3350-2718, 010-9904-1123 / ∅, 없음', p: '4..19', q: '=필름, 원본, 액자' },
    steps: `
      @tel send_message channel=sms to={tel} text="사진 나왔습니다" // failed "번호가 없어요" | 다 됐어요 | sms로 적어 둔 휴대폰에 "사진 나왔습니다". 번호가 없으면 실패로요.
      @tel file_write path=photo/연락처.txt content="{who} {tel}" append=true // failed "번호가 없어요" | 연락처 | photo/연락처.txt에 손님, 번호를 띄어 이어 써요. 번호가 없으면 쓰지 않아요.
      send_message channel=studio to="{ph}" text="{say}" | 작가에게 | studio로 찍는 분께 손님 글 그대로.
      memory_store key={no} content="{rcv}" | 찾을 분 | 촬영 번호에 찾으러 오는 분을.
      gpio_write pin={p} value=1 | 조명 켜기 | {p}번. {who} 님 오셨어요.
      gpio_write pin={p} value=0 | 조명 끄기 | {p}번. {who} 님 가셨어요.
      notify message="{n}장" title="{use}" | 인화 알림 | 제목은 용도, 내용은 장수.
      memory_recall query={q} | {q} 메모
      memory_recall query={q} limit=3 | {q} 메모 세 개
    `,
  },
  // 군부대 취사병
  {
    language: 'ko',
    event: 'mqtt mess/kitchen {"메뉴": "{menu}", "인원": {n}, "취사병": "{who}", "간부": "{off}", "창고온도": {t}, "부식": "{item}"}',
    slots: { menu: '=제육볶음, 닭볶음탕, 미트볼', n: '80..420', who: '=상병 노, 이병 탁, 일병 라', off: '=급양관 채, 중사 봉', t: '2..6 / 12..19', item: '=두부, 계란, 양배추', kg: '=5, 12, 20', txt: '=설거지 먼저, 칼 반납, 온수 안 나옴', v: '=3, 6' },
    tools: ['취사_배식(메뉴, 인원: int, 추가?: bool): 배식을 올린다', '취사_솥불(켬: bool): 솥불', '취사_창고(문: 개방|폐쇄): 창고 문', '취사_신청(부식, kg: int): 부식을 신청한다', '취사_보고(받는이, 내용): 보고한다'],
    steps: `
      취사_배식 메뉴={menu} 인원={n} | 배식 실시 | 공지된 메뉴, 공지된 인원으로 실시.
      취사_배식 메뉴={menu} 인원={n} 추가=true | 추가 배식 | 공지된 메뉴와 인원. 추가로 표시할 것.
      취사_솥불 켬=true | 점화
      취사_솥불 켬=false | 소화 | 조리 종료.
      취사_창고 문=개방 | 창고 개방
      취사_창고 문=폐쇄 | 창고 폐쇄
      @t 취사_신청 부식={item} kg={kg} // failed "창고 온도 {t}도" | 부식 {kg}킬로 신청 | 창고가 8도 이하일 때만 그 부식을 신청한다. 높으면 실패 보고.
      @t failed "창고 온도 {t}도" // 취사_보고 받는이="{off}" 내용="창고 온도 이상" | 이상 보고 | 창고 8도 초과 시 간부에게 "창고 온도 이상" 보고. 이하면 실패.
      취사_보고 받는이="{who}" 내용="{txt}" | 취사병 전달 | 취사병에게 "{txt}".
    `,
  },
  // 도시락 봉사
  {
    language: 'ko',
    event: 'webhook /meal/deliver {"어르신": "{who}", "동네": "{area}", "봉사": "{vol}", "도시락": "{kind}", "못드시는것": "{no}", "문여는법": "{say}", "안부": "{ok}"}',
    slots: { who: '=홍갑순, 위만복, 로자', area: '=달동네, 철길 옆, 뒷산 빌라', vol: '=청년 준, 하비, 통장님', kind: '=죽, 일반, 다진식', no: '=우유, 새우, 없음', say: '=초인종 두 번 누르기, 옆집에 맡기기, 문고리에 걸기', ok: '=받음, 통화됨 / 무응답, 부재', p: '3..9' },
    steps: `
      memory_store key="{who}" content="{say}" | 문 여는 법 | 어르신 이름에 그대로 적어요.
      send_message channel=kakao to="{vol}" text="{who} {kind}" | 봉사자에게 | kakao로 배달하실 분께 "어르신 도시락" 꼴로, 예: 박순이 죽
      send_message channel=kakao text="오늘 배달 끝났습니다" | 단톡방 | kakao 방에 "오늘 배달 끝났습니다". 받는 사람은 안 적어요.
      @ok file_write path=meal/{area}.txt content="{who}" append=true // failed "안부가 {ok}" | 받으신 분 | 도시락 받으신 분만 meal 폴더 동네.txt 끝에 이름을 적어요. 못 받으셨으면 실패.
      @ok failed "안부가 {ok}" // pushover message="{who} 확인 필요" | 확인 푸시 | 아무 대답 없으신 분만 어르신 이름 띄고 "확인 필요". 아니면 실패.
      notify message="{no}" title="{who}" | 못 드시는 것 | 제목은 어르신, 내용은 못 드시는 것.
      notify message="{no}" | 못 드시는 것만 알림
      gpio_write pin={p} value=1 | 보온고 켜기 | {p}번이에요.
      gpio_write pin={p} value=0 | 보온고 끄기 | {p}번이에요. {who} 어르신 댁이 끝이에요.
    `,
  },
  // 수산 경매 얼음
  {
    language: 'ko',
    earlier: ['어선 들어옴 | port_in → {boat}, 어종 {fish}, 상자 {n}', '얼음 창고 | ice → {kg}kg 남음'],
    slots: { boat: '=해성호, 만선7, 오륙도', fish: '=참조기, 한치, 삼치', n: '20..300', kg: '10..80 / 300..900', b: '=10, 25, 40', who: '=중매 오, 얼음집 아재, 경매사 탁', txt: '=얼음 부족합니다, 줄 서세요, 저울 고장' },
    tools: ['iceSlide(boat, boxes: int, crushed?: bool): Ice for a boat', 'iceMill(turning: bool): Ice crusher', 'iceBid(fish, boxes: int, way: open|sealed): Put to auction', 'iceCall(person, words): Radio'],
    steps: `
      @kg failed "얼음이 {kg}킬로뿐이다" // iceSlide boat="{boat}" boxes={b} | 얼음 {b}상자 | 창고에 200킬로 넘게 있으면 들어온 배에. 없으면 못 준다.
      @kg failed "얼음이 {kg}킬로뿐이다" // iceSlide boat="{boat}" boxes={b} crushed=true | 간 얼음 {b}상자 | 200 넘게 남았으면 갈아서 그 배에. 아니면 실패.
      iceMill turning=true | 쇄빙기 돌려
      iceMill turning=false | 쇄빙기 세워
      iceBid fish={fish} boxes={n} way=open | 공개 경매 | 들어온 고기, 들어온 상자 다.
      iceBid fish={fish} boxes={n} way=sealed | 봉함 경매 | 들어온 고기 다. 봉투 넣기로.
      iceCall person="{who}" words="{txt}" | {who} 불러 | "{txt}".
      iceCall person="{who}" words="{boat}의 {fish}" | 무엇인지 | {who}에게 "{boat}의 {fish}" 하고 알린다.
    `,
  },
  // 산림청 산불 감시
  {
    language: 'ko',
    event: 'mqtt fire/tower{n} {"초소": {n}, "지점": "{pt}", "감시원": "{a}", "진화대장": "{b}", "연기": "{sm}", "습도": {h}, "풍향": "{wd}"}',
    slots: { n: '1..14', pt: '=황학산 7부, 능선 송전탑, 저수지 위', a: '=이 감시원, 쑥골', b: '=마 대장, 서 팀장', sm: '=보임, 흰 연기 / 없음, 안개', h: '11..62', wd: '=남서, 북, 동북동', bd: '=초소io, fire-pi', p: '3..16', q: '=담수지, 헬기, 임도' },
    steps: `
      @sm send_message channel=radio to="{b}" text="{pt} 연기" // failed "연기가 {sm}" | 출동 요청 | 연기가 보이면 radio로 진화 대장에게 지점 쓰고 "연기"라고 알리십시오. 아니면 보내지 마십시오.
      @sm gpio_write pin={p} value=1 // failed "연기가 {sm}" | 사이렌 | 연기가 안 보이면 누르지 않는다(실패). 보이면 {p}번을 올린다.
      gpio_write pin={p} value=0 | 사이렌 정지 | {p}번을 내린다.
      gpio_write pin=18 value=1 | 18번 경고등
      gpio_write pin=18 value=1 board={bd} | 경고등 | {bd}의 18번을 올린다.
      send_message channel=radio to="{a}" text="{wd} 바람 확인" | 감시원에게 | radio로 감시하는 사람에게 풍향 쓰고 "바람 확인". 예: 서 바람 확인
      memory_store key="{pt}" content="{h}" | 습도 적기 | 지점에 습도 숫자만.
      file_search query={q} path=산불 | 산불 폴더에서 {q}
      file_search query={q} | {q} 찾기
    `,
  },
  // 문구 도매
  {
    language: 'ko',
    event: 'webhook /stationery/po {"발주": "{po}", "거래처": "{co}", "품목": "{item}", "박스": {n}, "결재": "{ap}", "담당": "{who}", "배송": "{to}"}',
    slots: { po: '=PO-118, PO-227, PO-340', co: '=알파마트, 학원나라, 아트샵', item: '=A4용지, 무지노트, 형광펜', n: '2..80', ap: '=승인, 결재완료 / 반려, 대기', who: '=신 과장, 루다', to: '=본점, 물류센터, 3층 창고', d: '=1, 3, 7', txt: '=색상 확인 부탁, 단가 인상됨, 재고 없음' },
    tools: ['문구발주(거래처, 품목, 박스: int, 급?: bool): 발주를 넣는다', '문구입고(배송지, 박스: int): 입고를 적는다', '문구선반(올림: bool): 리프트 선반', '문구라벨(방식: 가로|세로): 라벨 방향', '문구메신저(사람, 글): 사내 메신저'],
    steps: `
      @ap 문구발주 거래처="{co}" 품목="{item}" 박스={n} // failed "결재가 {ap}" | 발주 | 결재 난 건만 적힌 대로. 급한 건은 아님. 안 났으면 실패.
      @ap 문구발주 거래처="{co}" 품목="{item}" 박스={n} 급=true // failed "결재가 {ap}" | 급발주 | 결재가 났으면 적힌 대로 급하게. 안 났으면 못 함.
      문구입고 배송지="{to}" 박스={n} | 입고 | {to}에 들어온 박스 수대로.
      문구선반 올림=true | 선반 올리기
      문구선반 올림=false | 선반 내리기
      문구라벨 방식=가로 | 라벨 가로로
      문구라벨 방식=세로 | 라벨 세로로 | 긴 박스라 세로가 맞음.
      문구메신저 사람="{who}" 글="{txt}" | 담당 메신저 | {who}에게 "{txt}".
    `,
  },
  // 홈오피스 프리랜서
  {
    language: 'ko',
    slots: { cl: '=세모디자인, 박 피디, Nuri Inc', mail: '=pd@studio.kr, hi@nuri.io / ∅, 미등록', file: '=시안A.txt, 견적.txt, 수정본.txt', id: '=cron-5, cron-18, job-2', amt: '=350000, 800000, 1200000', dl: '=2026-03-09, 2026-04-17', h: '=9, 14, 18', who: '=대표님, 편집 유, 클라이언트 Sam', say: '=로고는 더 크게, 색은 어둡게, 마감은 하루 늦춰요' },
    event: 'webhook /free/mail {"의뢰": "{cl}", "메일": "{mail}", "담당": "{who}", "마감": "{dl}", "금액": {amt}, "요청": "{say}"}',
    steps: `
      @mail send_message channel=email to={mail} text="확인했습니다" // failed "메일이 없다" | 회신 | email로 의뢰처 주소에 "확인했습니다". 주소 없으면 실패.
      @mail memory_store key="{cl}" content={mail} // failed "메일이 없다" | 주소 저장 | {cl}의 이름에 메일을 저장. 없으면 하지 않음.
      file_write path=jobs/{cl}.txt content="{say}" append=true | 요청 덧붙이기 | jobs 폴더, 의뢰처이름.txt 끝에 요청 그대로.
      file_write path=jobs/{cl}.txt content="{say}" | 요청으로 새 파일 | jobs 폴더, 의뢰처이름.txt를 요청만 담아 새로.
      send_message channel=slack to="{who}" text="마감 {dl}" | 담당에게 | slack으로 담당한테 "마감" 띄고 마감일.
      cron_add schedule="0 {h} * * *" action=prompt text="{file} 확인" | 매일 {h}시 물어보기 | 매일 정각에 "{file} 확인"을 프롬프트로 예약.
      cron_add schedule="0 {h} * * *" action=message text="{file} 확인" | 매일 {h}시 메시지 | 매일 정각에 "{file} 확인"을 메시지로 예약.
      cron_remove id={id} | {id} 예약 지우기
      cron_list | 예약된 것 보기
      notify message="{amt}" title="{cl}" | 금액 알림 | 제목 의뢰처, 내용은 금액 숫자만.
    `,
  },
];
