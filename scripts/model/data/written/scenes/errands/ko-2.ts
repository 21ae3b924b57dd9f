import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in Korean, part 2. */
export const errandsKo2: readonly Scene[] = [
  // 스키장 리프트
  {
    language: 'ko',
    event: 'mqtt ski/lift {"lift": "{l}", "wind_ms": {w}, "queue": {q}, "op": "{op}", "stopped_min": {m}, "horn_pin": {horn}}',
    slots: { l: '초급 A, 정상행, L-5', w: '2..19', q: '15..240', op: '=차현우, 봉 대리, Sasha', m: '2..14', sec: '{m} * 60', horn: '2..9', h1: '10..19', h2: '20..29', a: '3..8', p: '12 - {a}', p24: '24 - {a}', pw: '{p} in words' },
    steps: `
      notify message="{l} {m}분째 정지, 대기 {q}명" | 정지 안내 | 안내 창에 "어느 리프트 몇분째 정지, 대기 몇명". 세 군데를 메우면 된다.
      send_message channel=discord to="{op}" text="{l} 초속 {w}m" | 운전자에게 | 운전 맡은 이에게 discord로 리프트 이름과 바람을 이렇게: "중급 B 초속 30m"
      mqtt_publish topic=ski/stat/stopped payload="{sec} s" | 통계 | 통계 쪽은 초 단위입니다. 멈춘 시간을 초로 바꾸어 ski/stat/stopped 에 "숫자 s"로 내보내 주십시오.
      gpio_write pin={horn} value=1 | 경적 | 경적 핀은 알림에 실려 왔다. 울림.
      gpio_write pin={h2} value=1 | 승차장 히터 {h1}, 하차장 히터 {h2} | 내리는 곳이 얼었어요. 거기 히터를 1로 해 주세요.
      gpio_write pin={h1} value=0 | 승차장 히터 {h1}, 하차장 히터 {h2} | 타는 데는 햇볕이 드니 히터 꺼도 됨.
      cron_add schedule="30 {p24} * * 6" action=message text="야간 개장" | 토요 야간 | 토요일 오후 {pw}시 반만 되면 "야간 개장" 메시지를 받게 해 둔다.
      file_write path="lift/{l}.csv" content="{q},{w}" append=true | 기록 | lift/리프트.csv 에 한 줄 더: 대기 인원,풍속. 빈칸 넣지 말 것.
      memory_store key=최근정지 content="{l}" | 최근 정지 | 멈춘 리프트가 무엇인지 최근정지 라고 기억시켜 둬.
    `,
  },
  // 활어 수송차
  {
    language: 'ko',
    event: 'webhook /fishtruck {"차": "{t}", "DO": {o}, "수온": {c}, "짐": {kg}, "기사님": "{dr}", "도착예정": "{eta}"}',
    slots: { t: '82바 1190, 활어 3호, 파랑차', o: '4.1..8.9', c: '9.5..16.5', kg: '120..900', dr: '=공 기사, 라경수, Minh', eta: '=04:40, 05:15, 23:50', air: '2..9', chill: '10..18', drain: '19..28', bx: 'truck-io, 뒷칸, b4', url: '=http://market.kr/eta, http://suhyup.kr/in' },
    steps: `
      gpio_write pin={air} value=1 board={bx} | 산소 | {bx} 보드 기준으로 기포기 {air}, 냉각기 {chill}, 배수 {drain}. 기포기 가동.
      gpio_write pin={chill} value=0 board={bx} | 냉각 | 보드 {bx}의 냉각기가 {chill}번입니다. 물이 충분히 차니 꺼 주세요.
      gpio_read pin={drain} board={bx} | 배수 확인 | 배수가 열렸나 읽자: {bx}, {drain}번.
      http_request url={url} method=POST body="{t} {eta}" | 시장에 알림 | {url} 로 POST. 본문은 차와 도착 시각을 한 칸 띄워 나란히.
      send_message channel=sms to="{dr}" text="산소 {o}, {c}도" | 기사님께 | 운전하시는 분께 sms로 "산소 몇, 몇도"라고만 보냅니다.
      memory_store key="{t}-짐" content="{kg} kg" | 실은 양 | 차이름-짐 키에 무게. 숫자와 kg 사이는 한 칸.
      mqtt_publish topic=market/do payload={o} | 용존산소 | market/do 토픽엔 용존산소 값 하나만 올린다.
      pushover message="{t} {eta} 도착" title=활어 | 사장님 | "어느차 몇시 도착", 제목은 활어. 푸시로 사장님 전화에. (예: 노랑차 01:00 도착)
      memory_recall query="{dr}" limit=1 | 기사 메모 | 운전자 이름으로 기억을 뒤져 맨 위 하나만 가져옴.
    `,
  },
  // 천문대
  {
    language: 'ko',
    earlier: ['구름 센서 읽기 | gpio_read → 핀 {cp} = 0 (맑음)', '관측 계획 찾기 | file_search → plans/{f}: {obj} RA {ra} 노출 {ex}', '관측자 확인 | memory_recall → 오늘 {ob}, 예비 {ob2}'],
    slots: { cp: '2..6', f: '=0412.txt, 0588.txt, 1130.txt', obj: '=M31, NGC891, M13, IC405', ra: '=00h42m, 05h16m, 16h41m', ex: '2..9', sec: '{ex} * 60', ob: '=염지훈, Kaori', ob2: '=소 박사, 변 연구원', dome: '7..13', dew: '14..20', red: '21..28', run: 'r-61, r-409' },
    steps: `
      gpio_write pin={dome} value=1 | 돔 | 이 천문대는 돔 {dome}, 열선 {dew}, 붉은 등 {red}에 이어져 있습니다. 돔을 엽니다. 여는 값은 1입니다.
      gpio_write pin={dew} value=1 | 이슬 | 렌즈에 이슬이 낀다. 돔 {dome} / 열선 {dew} / 붉은 등 {red}, 이 가운데 데우는 것을 켬.
      gpio_read pin={cp} | 구름 다시 | {step1}단계에서 읽은 그 핀을 한 번 더 읽는다.
      file_read path=plans/{f} | 계획서 | 찾아 놓은 계획 파일을 통째로 열어 봐.
      sop_execute name=촬영 payload="{obj} {sec}s" | 촬영 시작 | 촬영 절차를 시작하며 "천체 노출s"를 넘긴다. 계획의 노출은 분이니 초로 고칠 것.
      send_message channel=telegram to="{ob2}" text="{obj} ({ra})" | 예비 관측자 | 예비인 분께 telegram으로 천체 이름, 한 칸, 괄호 안에 RA 값.
      notify message="{ob}: {obj}" title="오늘 밤" | 상황판 | "관측자: 천체" 모양을 오늘 밤 이라는 제목으로 띄워 주세요.
      mqtt_publish topic=obs/{obj}/start payload="{ob}" | 시작 신호 | obs/천체/start 로 오늘 관측자 이름을 발행함.
      sop_cancel run_id={run} reason="{obj} 구름" | 중단 | 구름이 몰려와 {run:을} 접는다. 사유는 천체 이름 한 칸 구름.
      failed "망원경 거울을 닦는 도구가 없다" | 거울 | 주경에 앉은 먼지를 붓으로 살살 턴다.
    `,
  },
  // 떡 방앗간
  {
    language: 'ko',
    event: 'manual - 주문 {no}번 {cu}: {tt} {kg}kg, {day} {h}시, 배달지 {ad}',
    slots: { no: '31..98', cu: '=봉천교회, 하늘유치원, 마 이장님', tt: '=백설기, 절편, 인절미, 시루떡', kg: '3..25', g: '{kg} * 1000', day: '=12월 8일, 1월 20일, 2월 3일', h: '7..11', ad: '=중앙로 7, 샘골 22, 역전 3층', steam: '2..9', mill: '10..19', lamp: '20..29', id: 'c-7, c-33, job-12' },
    steps: `
      memory_store key=주문-{no} content="{cu}, {tt} {kg}kg" | 적어 두기 | 주문-번호 로 "누구, 무슨떡 몇kg"이라 기억해 놓는다.
      file_write path=떡/배달.txt content="{h}시 {ad}" append=true | 배달표 | 떡/배달.txt 뒤에 "몇시 어디" 한 줄 보태기.
      file_write path=떡/{no}.txt content="{tt}" | 새 쪽지 | 떡 폴더 안에 주문번호.txt 를 만들고 떡 이름만 써 줘요. 덧붙이는 게 아니에요.
      gpio_write pin={mill} value=1 | 찜기 {steam} 분쇄기 {mill} 간판 {lamp} | 쌀을 빻을 차례. 그 기계를 켜라.
      gpio_write pin={steam} value=0 | 찜기 {steam} 분쇄기 {mill} 간판 {lamp} | 다 쪘으니 김은 이제 끄십시오.
      mqtt_publish topic=mill/order payload="rice={g}" | 쌀 달기 | 저울에 쌀 무게를 넣는다. mill/order, rice=그램 수(주문은 킬로로 적혀 있음).
      send_message channel=kakao to="{cu}" text="{day} {h}시 {tt} 준비됩니다" | 손님께 | 주문하신 곳에 kakao로, "날짜 몇시 떡이름 준비됩니다"라고요.
      cron_add schedule="0 5 * * 0" action=message text="쌀 담그기" | 쌀 담그기 | 일요일마다 새벽 다섯 시, 메시지는 "쌀 담그기".
      cron_remove id={id} | 옛 예약 | {id} 예약은 작년 것이므로 없앤다.
    `,
  },
  // 소방서 차고
  {
    language: 'ko',
    event: 'mqtt fire/dispatch {"call": "{no}", "type": "{ty}", "unit": "{u}", "addr": "{ad}", "bay_door_pin": {door}, "chief": "{ch}"}',
    slots: { no: '=2611-08, 2611-31, 2612-04', ty: '=화재, 구조, 벌집', u: '펌프 1, 구조 2, 탱크 4', ad: '=솔고개 17, 부두 2창고, 성내시장', door: '2..9', ch: '=독고 팀장, 피 소방위', bell: '10..16', lamp: '17..22', ex: '23..28', n: '3..9' },
    steps: `
      gpio_write pin={door} value=1 | 차고 문 | 출동 지령에 적힌 핀의 차고 문을 올린다(1=열림).
      gpio_write pin={door} value=0 | 차가 나간 뒤 | 다 나갔으면 그 문 도로 닫기, 0이다.
      gpio_write pin={bell} value=1 | 벨 | 벨 {bell}, 출동등 {lamp}, 배기팬 {ex} 중 소리 나는 것을 작동시킬 것!
      gpio_write pin={ex} value=1 | 매연 | 벨은 {bell}, 출동등은 {lamp}, 배기팬은 {ex}입니다. 매연이 찼으니 빼 주세요.
      send_message channel=slack to="{ch}" text="[{ty}] {ad} - {u}" | 지휘자에게 | slack, 받는 이는 지령의 지휘자. 꼴은 "[종류] 주소 - 차량".
      pushover message="{u} → {ad}" title="{ty}" | 비번 대원 | 비번 대원들에게 푸시합니다. 제목 자리에 종류, 내용에는 차량 → 주소 (화살표 앞뒤 한 칸).
      file_write path=출동/{no}.md content="{ty}, {u}, {ad}" | 보고서 틀 | 출동/지령번호.md 를 새로 쓰되 내용은 종류, 차량, 주소. 사이마다 쉼표와 빈칸.
      mqtt_publish topic="fire/unit/{u}" payload=out | 차량 상태 | 나간 차량은 fire/unit/차량이름 에 out 이라고 싣는 게 규칙이다.
      file_search query="{ad}" path=소화전 | 소화전 | 현장 주소로 소화전 폴더를 검색해 주세요.
      sop_execute name=출동-기록 payload="{no}" | 기록 절차 | 출동-기록 을 돌리고 지령번호를 건네준다.
    `,
  },
  // 커피 로스터리
  {
    language: 'ko',
    earlier: ['생두 재고 읽기 | file_read → {b} {st}kg, 입고 {dt}', '로스터 상태 | http_request → drum {t}°C, fan {fp}%, batch {ba}', '거래처 찾기 | memory_recall → {cu}, 담당 {p}, {ph}'],
    slots: { b: '=예가체프, 안티구아, Huila', st: '12..95', g: '{st} * 1000', dt: '=2026-10-04, 2026-11-11', t: '160..228', fp: '30..90', ba: 'B-118, 배치 7, K52', cu: '=카페 물결, 서촌커피, Bean Lab', p: '=진서연, 탁 점장', ph: '=010-4471-0082, 010-5526-9310', fan: '2..9', cool: '10..19', gas: '20..28', d: '=월수금 / 화목' },
    steps: `
      send_message channel=sms to={ph} text="{p} 님, {b} {dt} 입고분입니다" | 거래처 문자 | 거래처 번호로 sms. 담당자를 불러 "○○ 님, 원두 날짜 입고분입니다"로 쓴다. 원두와 날짜는 재고에서.
      memory_store key={ba} content="{t}/{fp}" | 배치 값 | 이 배치의 드럼 온도와 팬을 배치 번호 키에 온도/팬 꼴로. 단위 빼고.
      gpio_write pin={cool} value=1 | 냉각 | 팬{fan} 쿨러{cool} 가스{gas}. 콩 나온다, 식혀.
      gpio_write pin={gas} value=0 | 불 끄기 | 팬은 {fan}번 쿨러는 {cool}번 가스는 {gas}번에 있어요. 불을 꺼 주시겠어요?
      mqtt_publish topic=roast/stock payload="{b}:{st}" | 재고판 | roast/stock 토픽에 원두:킬로 를 붙여 써서 발행한다.
      notify message="{b} {g} g 남음" | 남은 양 | "원두 몇 g 남음"으로 알림을 띄우되, 장부가 킬로니까 그램으로 셈해서.
      @d cron_add schedule="0 8 * * 1,3,5" action=procedure text=예열 // cron_add schedule="0 8 * * 2,4" action=procedure text=예열 | 예열 | {d} 아침 8시 정각 예열 절차.
      file_write path="roast/{ba}.csv" content="{dt},{b}" append=true | 이력 | roast/배치번호.csv 에 입고일,원두 순으로 줄 추가(빈칸 없음).
      http_request url=http://shop.local/stock method=PATCH body="{b}={st}" | 쇼핑몰 | http://shop.local/stock 에 PATCH로 원두=킬로 를 본문 삼아 보낸다.
    `,
  },
  // 마을 방송
  {
    language: 'ko',
    event: 'webhook /village/notice {"from": "{fr}", "msg": "{ms}", "zone": "{z}", "at": "{at}", "repeat": {n}, "spk_pin": {sp}}',
    slots: { fr: '=이장, 부녀회, 농협', ms: '=내일 단수, 고추 수매 시작, 회관에서 점심', z: '윗말, 아랫말, 3반', at: '=06:40, 11:30, 18:20', n: '2..5', sp: '2..9', amp: '10..18', hh: '6..9', mm: '5..55', k: '방송-어제, 공지3, 옛공지' },
    steps: `
      mqtt_publish topic="village/{z}/say" payload="{fr}: {ms}" | 방송 | village/구역/say 토픽으로, 보낸 곳 쌍점 한 칸 내용.
      gpio_write pin={sp} value=1 | 확성기 | 그 구역 확성기를 켠다. 번호는 들어온 공지에 적혀 있다.
      gpio_write pin={amp} value=0 | 앰프 {amp}번 | 방송 끝났습니다. 앰프를 내려 주세요(0).
      memory_store key=공지-{z} content="{ms}" | 공지 저장 | "공지-구역" 이름 아래 내용을 그대로 저장해 주십시오.
      memory_forget key={k} | 지난 공지 | {k:은} 지나간 일이니 기억에서 뺀다.
      cron_add schedule="{mm} {hh} * * *" action=message text="{ms}" | 매일 다시 | 같은 내용을 매일 아침 {hh}시 {mm}분에 메시지로 또 내보내게 예약 하나 해 주오.
      send_message channel=telegram text="[{z}] {ms} ({at})" | 단체방 | 단체방 telegram에 "[구역] 내용 (시각)"으로 올릴 것. 누구라고 짚지는 않음.
      file_write path=방송일지.txt content="{at} {fr} {n}회" append=true | 일지 | 방송일지.txt 에 덧붙인다: 시각 보낸곳 몇회. 예컨대 "00:00 면사무소 9회".
      notify message="{ms}" title="{fr}" | 화면 공지 | 제목은 누가 보냈는지, 본문은 무슨 말인지. 화면에 띄우기.
      failed "나무에 올라가 확성기를 옮기는 도구가 없다" | 확성기 옮기기 | 느티나무에 달린 확성기를 회관 지붕으로 옮겨 단다.
    `,
  },
  // 연구동 초저온 냉동고
  {
    language: 'ko',
    event: 'mqtt lab/ult {"freezer": "{f}", "temp": {t}, "door_s": {d}, "owner": "{o}", "samples": {n}, "co2_backup_pin": {b}}',
    slots: { f: 'ULT-2, 냉동고 5, Nordic', t: '-86..-52', d: '20..400', o: '=표은결, 육 교수, Dana', n: '120..2400', b: '2..12', al: '13..20', lt: '21..28', r: 'r-9, r-177', e: '=5, 10, 20' },
    steps: `
      gpio_write pin={b} value=1 | 비상 CO2 | 예비 이산화탄소 밸브를 엽니다. 핀 번호는 온 데이터 안에 있고 1이 열림입니다.
      gpio_write pin={al} value=0 | 경보음={al} 실내등={lt} | 알았으니까 시끄러운 것 좀 끄자.
      send_message channel=teams to="{o}" text="{f}: {t}℃, 시료 {n}개" | 주인에게 | 주인 되시는 분께 teams 메시지: "이름: 온도℃, 시료 몇개"
      pushover message="문 {d}초 열림" | 문 열림 | 푸시 본문 "문 ○초 열림" (제목 없음).
      memory_store key="{f}" content="{o}" | 누구 것 | 냉동고가 누구 것인지 냉동고 이름으로 외워 둔다.
      file_write path="ult/{f}.log" content="{t} {d}" append=true | 로그 | ult/이름.log 끝줄에 온도, 그다음 문 열린 초. 가운데는 빈칸 하나.
      cron_add schedule="*/{e} * * * *" action=procedure text=온도확인 name=ult | 지켜보기 | 온도확인 절차를 {e}분 간격으로. 예약에는 ult 라는 이름을 붙여 주세요.
      sop_cancel run_id={r} reason="{o} 요청" | 제상 취소 | {r} 제상은 그만한다. 이유: 주인 이름 + 한 칸 + 요청
      http_request url=http://ult.local/samples method=PUT body={n} | 시료 수 | 시료 개수만 본문에 넣어 http://ult.local/samples 에 PUT 하기.
    `,
  },
  // 자동 빨래방
  {
    language: 'ko',
    event: 'peripheral coinbox M{no} {won}원 {pg} {mi}분',
    slots: { no: '3..14', won: '=4000, 4500, 6000', pg: '=이불, 표준, 급속', mi: '25..60', sec: '{mi} * 60', dry: '2..9', sign: '10..19', vent: '20..28', who: '=점주, 여 매니저', ip: '=10.0.4.7, 192.168.3.21' },
    steps: `
      http_request url=http://{ip}/washer/{no} method=POST body="t={sec}" | 세탁 시작 | 동전함이 보낸 줄은 M기계 금액 코스 시간 순이다. http://{ip}/washer/기계번호 로 POST, 본문은 t=초(분을 초로).
      http_request url=http://{ip}/washer/{no} | 상태 | 그 기계가 도는지, M 뒤의 번호로 http://{ip}/washer/번호 를 그냥 읽는다.
      file_write path=매출.csv content="{no},{won}" append=true | 매출 | 매출.csv 에 기계,금액을 붙여 쓰세요. M과 원은 떼고 숫자만, 이어 쓰기로요.
      notify message="{no}번 {pg} {mi}분" | 전광판 | 전광판 알림: 몇번 무슨코스 몇분 ("0번 헹굼 5분"처럼)
      memory_store key=기계-{no} content="{pg}" | 어떤 코스 | 기계-번호 자리에 방금 고른 코스를 저장.
      gpio_write pin={vent} value=1 | 건조기 {dry} · 간판 {sign} · 환기 {vent} | 가게가 후덥지근합니다. 공기를 빼 주세요.
      gpio_write pin={sign} value=0 | 건조기 {dry} · 간판 {sign} · 환기 {vent} | 날이 밝았다. 간판 소등.
      send_message channel=kakao to="{who}" text="M{no} {won}원" | 입금 | {who}한테 kakao로 기계와 금액을 온 모양 그대로(M과 원을 붙인 채), 한 칸 띄워서.
      cron_add schedule="0 */3 * * *" action=message text="거름망 비우기" | 거름망 | 세 시간마다 정각에 "거름망 비우기" 메시지가 나오게 하자.
    `,
  },
  // 사찰
  {
    language: 'ko',
    slots: { bell: '2..8', lan: '9..15', tea: '16..22', gate: '23..28', mm: '5..55', hh: '3..9', who: '=원주 스님, 도감, 행자', n: '2..20', k: '법회, 연등 접수, 공양간 장보기', f: '=접수/연등.txt, 장부/쌀.txt', b: 'temple-a, 종무소, board7', x: '4..9', cm: '{x} * 100' },
    steps: `
      gpio_write pin={lan} value=1 board={b} | 연등 | 모든 선은 {b} 보드로 갑니다: 범종 {bell}, 연등 {lan}, 찻물 {tea}, 일주문 {gate}. 그 보드에서 연등을 밝혀 주십시오.
      gpio_write pin={tea} value=0 | 범종 {bell}, 찻물 {tea}, 일주문 {gate} | 손님이 다 가셨으니 찻물은 끈다.
      gpio_read pin={gate} | 범종 {bell}, 찻물 {tea}, 일주문 {gate} | 산문이 잠겼는지 접점을 읽어 볼 일.
      cron_add schedule="{mm} {hh} * * *" action=message text="예불" timezone=Asia/Seoul | 예불 | 날마다 새벽 {hh}시 {mm}분, 메시지 예불, 시간대 Asia/Seoul.
      cron_add schedule="0 11 15 * *" action=procedure text=보름공양 | 보름 | 매월 15일 오전 열한 시면 보름공양 절차가 저절로 시작되게 해 놓아라.
      send_message channel=telegram to="{who}" text="{k} {n}명" | 인원 | telegram으로 {who}께 "{k} {n}명" 그대로 올립니다.
      mqtt_publish topic=temple/lantern payload="{cm} cm" | 등 높이 | 등은 {x}미터 높이에 건다. temple/lantern 에는 센티미터로, 숫자와 cm 사이 한 칸.
      file_read path={f} from_line={n} lines=1 | 한 줄 | {f}의 {n}번째 줄, 그 줄만 읽기.
      memory_recall query="{k}" limit={n} | 작년 일 | 작년에 {k:을} 어떻게 했는지 기억에서 {n}건까지 찾아 주세요.
      sop_execute name=타종 | 타종 절차 | 타종 절차를 시작하시게. 넘길 말은 없네.
    `,
  },
];
