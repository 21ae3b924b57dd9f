import type { Scene } from '../../scene';

/** The most ordinary steps, said plainly and shortly, in Korean, part 2. */
export const dailyKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 수영장/{pool}/수질 {"풀": "{pool}", "잔류염소": {cl}, "수온": {t}, "안전요원": "{who}"}',
    slots: { pool: '=유아풀, 본풀, 다이빙풀', cl: '0.1..0.3 / 0.5..1.0', t: '25.5..30.4', who: '봉우진, 사공혜, 남궁률', a: '2..7', b: '8..13', c: '14..19', d: '20..27' },
    steps: `
      @cl gpio_write pin={a} value=1 // failed "염소가 {cl}이라 충분하다" | 염소 주입 | 잔류염소가 0.4에 못 미칠 때만 {a}번 주입기를 켠다. 그 이상이면 켜지 말고 실패.
      gpio_write pin={b} value=0 | 파도 끄기 | 파도 발생기는 {b}번. 끕니다.
      gpio_write pin={c} value=0 | 여과 우회 막기 | {c}번을 0으로 하면 우회 밸브가 닫혀요. 닫아 주세요.
      gpio_write pin={d} value=1 | 호각 | 호각 스피커 릴레이 {d}번 붙임.
      memory_store key="{pool}" content="염소 {cl}" | 수질 메모 | 키: 풀 이름, 내용: "염소" 다음 한 칸 띄우고 잔류염소 값
      send_message channel=kakao to="{who}" text="{pool} 교대" | 교대 | 안전요원에게 kakao로 "{pool} 교대"라고 보내십시오.
      mqtt_publish topic=pool/display payload="{t}" | 전광판 | pool/display 에 수온만 보낸다.
      file_write path=pool/{pool}.csv content="{cl},{t}" append=true | 수질표 | pool 폴더의 풀이름.csv 끝에 염소,수온 한 줄을 붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /정미소/입고 {"농가": "{farm}", "품종": "{rice}", "수분": {w}, "가마": {n}}',
    slots: { farm: '강달수, 민옥자, 설기봉', rice: '신동진, 새청무, 오대, 추청', w: '11.8..15.2 / 17.0..22.5', n: '8..140', a: '2..6', b: '7..12', c: '13..18', d: '19..26', bd: '=정미기, mill-1, 도정반' },
    steps: `
      @w gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 건조기 | 수분이 16을 넘으면 {a}번 건조기를 돌리고, 안 넘으면 세웁니다.
      gpio_write pin={b} value=1 | 승강기 | 버킷 승강기 {b}번 기동.
      gpio_write pin={c} value=0 board={bd} | 정미기 시동 | {bd} 보드, 핀 {c}, 0에서 시동. 시동을 걸 것.
      gpio_write pin={d} value=1 | 호퍼 닫기 | 호퍼 문({d}번)은 값이 1일 때 닫혀 있다. 닫아 둔다.
      @w send_message channel=sms to="{farm}" text="검사 합격" // failed "수분 {w}라서 합격이 아니다" | 합격 문자 | 수분 16 이하면 농가 이름으로 sms "검사 합격". 넘으면 문자 없이 실패.
      memory_store key="{farm}" content="{rice} {n}가마" | 입고 기억 | 농가 이름을 키로 해서 "(품종) (수량)가마"라고 저장해 주세요.
      file_write path=mill/in.txt content="{farm} {n}" append=true | 입고부 | mill/in.txt 에 농가와 가마 수를 이어 적는다. 사이는 빈칸 하나.
      notify message="{rice} 입고" title="정미소" | 알림 | 제목: 정미소, 내용: 품종 이름, 빈칸, 입고
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 엘리베이터/pin_{p} 1',
    slots: { p: '2..8', q: '9..15', r: '16..21', s: '22..29', fl: 'B1, 3F, 옥상', tel: '=02-555-0119, 031-774-2200' },
    steps: `
      gpio_read pin={p} | 문 센서 | 신호가 온 핀을 읽어 봅니다.
      gpio_write pin={p} value=0 | 래치 풀기 | 신호를 낸 그 핀에 걸린 래치를 0으로 되돌려 주세요.
      gpio_write pin={q} value=1 | 환기팬 | 카 안 환기팬 {q}, 켬.
      gpio_write pin={r} value=0 | 브레이크 걸기 | {r}번 브레이크는 무여자 작동식이다. 0이면 걸린다. 걸어라.
      gpio_write pin={s} value=1 | 운전 금지 | 운전 금지 입력은 {s}번이며 HIGH에서 금지된다. 금지해 주십시오.
      send_message channel=sms to={tel} text="{fl} 갇힘 신고" | 출동 요청 | sms, 받는 번호 {tel}, 글은 "{fl} 갇힘 신고".
      memory_store key=마지막층 content={fl} | 층 기억 | 키 마지막층, 내용 {fl}
      sop_execute name=승강기구조 | 구조 절차 | 승강기구조 절차를 지금 시작한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt bakery/oven/{n} {"오븐": {n}, "품목": "{item}", "상태": "{st}", "속온도": {t}}',
    slots: { n: '1..8', item: '식빵, 소보로, 바게트, 카스텔라', st: '=done / baking', t: '71..98', a: '9..14', b: '15..20', c: '21..26', d: '27..33' },
    steps: `
      @st gpio_write pin={a} value=0 // failed "아직 굽는 중이다" | 열선 끄기 | done이라고 왔을 때만 열선({a}번)을 내려 주세요. baking이면 실패로 남깁니다.
      gpio_write pin={b} value=1 | 발효실 가습 | 발효실 가습기 = 핀 {b}. 켜.
      gpio_write pin={c} value=0 | 냉각 팬 돌리기 | 냉각 팬은 {c}번이고 LOW일 때 돈다. 식혀야 하니 돌린다.
      gpio_write pin={d} value=0 | 진열등 | 진열등 {d}번 소등.
      mqtt_publish topic=bakery/oven/{n}/lamp payload=green | 초록 불 | bakery/oven/번호/lamp 토픽에 green을 보냅니다. 번호는 이벤트의 오븐.
      notify message="{item} 나왔습니다" | 매장 알림 | 알림으로 품목 이름 뒤에 한 칸 띄우고 '나왔습니다'.
      memory_forget key="오븐 {n}" | 타이머 메모 지우기 | 키가 "오븐 {n}"인 메모를 지운다.
      file_search query="{item}" path=recipes | 배합표 찾기 | recipes 폴더에서 품목 이름을 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /세차장/진입 {"번호": "{car}", "코스": "{co}", "베이": {bay}, "분": {m}}',
    slots: { car: '=38나2201, 114모7760, 52하0918', co: '=기본, 왁스, 하부', bay: '=1 / 2', m: '4..15', a: '2..6', b: '7..11', c: '12..17', d: '18..26' },
    steps: `
      @bay gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 거품 | 거품 펌프: 베이 1은 {a}번, 베이 2는 {b}번. 차가 들어온 베이에 거품을 뿌린다.
      @bay gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | 거품 그치기 | {a}번이 1베이, {b}번이 2베이입니다. 진입한 베이의 펌프를 세워 주세요.
      gpio_write pin={c} value=1 | 차단봉 | {c}번 HIGH = 차단봉 내려감. 내린다.
      gpio_write pin={d} value=0 | 드라이어 | 드라이어 {d}번은 0.
      mqtt_publish topic=wash/{bay}/timer payload="{m}" | 남은 시간 | wash/베이/timer 에 분을 보낸다.
      memory_store key={car} content="{co}" | 코스 기억 | 차량 번호로 코스를 기억해 둡니다.
      @bay pushover message="{car} 진입" // failed "2베이는 알리지 않는다" | 푸시 | 1번 베이에 들어온 차만 푸시로 알린다. 제목 없이 "{car} 진입". 다른 베이면 실패 처리.
      file_write path=wash/today.txt content="{car} {co}" append=true | 장부 | wash/today.txt 맨 뒤에 번호와 코스를 덧붙임(한 칸 띄어서).
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..6', b: '7..12', c: '13..18', d: '19..27', who: '야간 경비 변만호, 학예사 추예린, 보존실 길다온', run: 'run-204, r-9917, sop-78', art: '청자 상감 운학문, 금동 반가상, 달항아리' },
    steps: `
      gpio_write pin={a} value=0 | 전시장 소등 | {a}번 스위치를 OFF로 해 주세요.
      gpio_write pin={b} value=1 | 진열장 잠금 | 진열장 자석은 {b}번. 통전되어야 잠깁니다. 잠가 주세요.
      gpio_write pin={c} value=0 | 제습 시작 | 제습기 핀 {c}: 0=가동, 1=정지 → 가동
      gpio_write pin={d} value=1 | 경보 걸기 | 경보 구역 {d}번을 1로 하여 경계 상태로 만든다.
      gpio_read pin={b} | 잠금 확인 | {b}번이 0인지 1인지만 알아봅니다.
      send_message channel=telegram to="{who}" text="이상 없음" | 순찰 보고 | 받는 사람 {who}, 채널 telegram, 내용 "이상 없음".
      memory_store key="{art}" content="2층 특별실" | 위치 기억 | "{art}"의 위치를 "2층 특별실"로 기억해 주세요. 키는 유물 이름.
      sop_status run_id={run} | 실행 보기 | {run} 실행이 어디까지 갔는지 상태를 조회한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 상수도/{st}/탁도 {"정수장": "{st}", "탁도": {ntu}, "밸브핀": {p}, "유량": {f}}',
    slots: { st: '암곡, 덕평, 화산', ntu: '0.05..0.40 / 0.60..1.90', p: '2..9', f: '120..880', b: '10..15', c: '16..21', d: '22..28' },
    steps: `
      @ntu failed "탁도 {ntu}이면 막을 까닭이 없다" // gpio_write pin={p} value=1 | 유출 차단 | 탁도 0.5 초과 시 밸브핀을 1로 하여 차단한다. 0.5 이하면 차단하지 않고 실패로 처리한다.
      gpio_write pin={p} value=0 | 유출 개방 | 보고에 적힌 밸브핀은 0이면 열린다. 연다.
      gpio_write pin={b} value=1 | 응집제 펌프 | 응집제 펌프 {b}번을 기동합니다.
      gpio_write pin={c} value=0 | 역세 종료 | 역세 펌프 {c:은} 끈다.
      gpio_write pin={d} value=0 | 부저 울리기 | 부저 {d}번은 액티브 로우. 울릴 것.
      memory_store key=탁도-{st} content="{ntu}" | 탁도 저장 | 키는 '탁도-정수장', 내용은 탁도 값.
      mqtt_publish topic=상수도/{st}/유량 payload="{\\"flow\\": {f}}" | 유량 | 상수도/정수장/유량 에 {"flow": {f}} 라는 JSON을 보낸다.
      http_request url=http://scada.local/ack method=POST body="{st}" | 확인 보내기 | http://scada.local/ack 로 POST. 본문에는 정수장 이름만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 목장/{cow}/발정 {"이표": "{cow}", "걸음": {step}, "우사": "{barn}"}',
    slots: { cow: 'KR-0417, KR-2290, KR-8853', step: '900..7800', barn: '=동사, 서사 / 격리사', a: '2..7', b: '8..13', c: '14..20', d: '21..27', vet: '유수의, 방원장, 진수의' },
    steps: `
      @barn gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 문 열기 | 우사 문은 동사와 서사가 {a}번, 격리사가 {b}번이며 1에서 열립니다. 보고된 우사의 문을 여세요.
      gpio_write pin={c} value=1 | 급이기 | {c}번 급이 모터, 돌림.
      gpio_write pin={d} value=0 | 물통 채우기 | 물통 밸브 {d}번은 놓으면 물이 나온다(0). 물을 채울 것.
      gpio_write pin={c} value=0 | 급이 그만 | 다 먹었다. 급이 모터 {c}번 세움.
      @barn send_message channel=sms to="{vet}" text="{cow} 수정 바랍니다" // failed "격리사 소라서 부르지 않는다" | 수의사 문자 | 격리사 소는 부르지 않는다(실패로). 다른 우사면 {vet}에게 sms, 내용은 이표 번호, 빈칸, "수정 바랍니다".
      memory_store key={cow} content="{step}" | 걸음 저장 | 이표 번호를 키로 걸음 수만 적어 둡니다.
      memory_recall query={cow} category=sop limit=2 | 실행 기록 | 이 소의 이표 번호로 기억을 찾되 분류는 sop, 두 건까지.
      file_read path=herd/{cow}.txt | 개체 기록 | herd/이표.txt 파일을 읽어라. 이표는 이벤트에서.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /스키장/리프트 {"리프트": "{lift}", "풍속": {w}, "대기": {q}, "책임": "{who}"}',
    slots: { lift: '레드, 블루, 정상', w: '2.0..11.5 / 15.5..24.0', q: '0..420', who: '남진혁, 도가람, 마성태', a: '2..6', b: '7..12', c: '13..19', d: '20..27', bd: '리프트반, slope-io, 정상역' },
    steps: `
      @w gpio_write pin={a} value=1 board="{bd}" // gpio_write pin={a} value=0 board="{bd}" | 리프트 | {bd} 보드 {a}번이 리프트 운전이다. 풍속 14를 넘으면 0(정지), 넘지 않으면 1(운전).
      gpio_write pin={b} value=1 | 제설기 | 제설기 {b}번 가동 부탁드려요.
      gpio_write pin={c} value=0 | 개찰구 열기 | 개찰구 {c}번은 1일 때 잠긴다. 열어 두기.
      gpio_write pin={d} value=0 | 슬로프 조명 켜기 | 조명 접촉기 {d}번은 반전 입력이라 0이 점등. 켤 것.
      pushover message="풍속 {w}" title="{lift} 리프트" | 푸시 | 푸시 제목은 "{lift} 리프트", 메시지는 "풍속" 한 칸 띄고 값.
      memory_store key={lift} content="대기 {q}명" | 대기 인원 | 리프트 이름 키에 "대기 {q}명" 저장
      mqtt_publish topic=ski/{lift}/board payload="{q}" | 전광판 | ski/리프트/board 로 대기 인원만 발행해요.
      @w failed "풍속이 낮아 알릴 것이 없다" // send_message channel=slack to="{who}" text="운행 중단" | 책임자에게 | 풍속 14 초과면 책임자에게 slack으로 "운행 중단"이라고 알린다. 아니면 알리지 않고 실패.
    `,
  },
  {
    language: 'ko',
    earlier: ['분전함 도면 | file_read → 온실등 {a}번, 순환팬 {b}번, 차광막 {c}번(1=닫힘)', '일사량 | sun_meter → {sun} W'],
    slots: { a: '2..7', b: '8..14', c: '15..22', sun: '40..180 / 520..910', d: '23..29', who: '반장 제갈민, 조원 탁은수' },
    steps: `
      gpio_write pin={a} value=1 | 온실등 켜기 | 도면에서 온실등 번호를 찾아 켜 주세요.
      gpio_write pin={b} value=0 | 순환팬 끄기 | {step1}단계 도면의 순환팬을 끕니다.
      @sun failed "일사량이 {sun} W로 약하다" // gpio_write pin={c} value=1 | 차광막 닫기 | 일사량 400 W를 넘었을 때 차광막을 닫는다. 핀과 방향은 도면에. 약하면 닫지 말고 실패로 끝낸다.
      gpio_write pin={c} value=0 | 차광막 걷기 | 해가 기울었다. 도면의 차광막 핀을 0으로 해서 걷는다.
      gpio_write pin={d} value=1 | 관수 멈추기 | 관수 밸브는 {d}번. 노멀 오픈이므로 1을 주어 물을 멈춘다.
      memory_store key=일사 content="{sun} W" | 일사량 저장 | 키: 일사 / 내용: 아까 잰 일사량, 단위 포함
      send_message channel=telegram to="{who}" text="{sun} W" | 보고 | telegram으로 {who}에게 {step2}단계 값을 단위까지 그대로 보냅니다.
      file_list path=greenhouse/logs | 기록 폴더 | greenhouse/logs 폴더 목록 보기
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 혈액원/냉장고/{f} {"온도": {t}, "혈액형": "{bt}", "팩": {n}, "담당": "{who}"}',
    slots: { f: 'R1, R4, F2', t: '2.0..5.8 / 6.5..9.9', bt: '=A, B, O, AB', n: '3..90', who: '선우경, 황보람, 독고준', a: '2..8', b: '9..15', c: '16..21', d: '22..29' },
    steps: `
      @t failed "{t}도면 정상이다" // gpio_write pin={a} value=1 | 예비 냉각 | 6도를 넘었을 때에 한해 예비 압축기 {a}번을 켭니다. 6도 이하면 켜지 말고 실패로.
      gpio_write pin={b} value=0 | 문 잠그기 | 문 자물쇠 {b}번은 전기가 빠지면 잠긴다. 잠가 주세요.
      gpio_write pin={c} value=1 | 서리 제거 | 제상 히터 {c}번 ON
      gpio_write pin={d} value=0 | 경광등 끔 | 확인했으니 경광등 핀 {d:을} LOW.
      send_message channel=sms to="{who}" text="{f} 냉장고 {t}도" | 담당자 문자 | 담당에게 sms로 "{f} 냉장고 {t}도".
      memory_store key={f} content="{bt}형 {n}팩" | 재고 메모 | 냉장고 이름을 키로, "B형 12팩" 같은 꼴로 적는다.
      file_write path=blood/{f}.log content="{t}" append=true | 온도 이력 | blood/냉장고.log 에 온도 숫자를 추가로 적는다.
      notify message="{bt}형 {n}팩" title="재고" | 재고 알림 | 제목 "재고", 메시지 "{bt}형 {n}팩"
    `,
  },
  {
    language: 'ko',
    event: 'webhook /캠핑장/체크인 {"사이트": "{site}", "성함": "{who}", "인원": {n}, "전기": "{el}", "핀": {p}}',
    slots: { site: 'A3, B12, 숲7, 강2', who: '배하율, 염종구, 서문희', n: '1..8', el: '=yes / no', p: '2..12', q: '13..18', r: '19..24', s: '25..31' },
    steps: `
      @el gpio_write pin={p} value=1 // failed "전기를 신청하지 않았다" | 전기 넣기 | 전기를 신청한 손님(yes)이면 적힌 핀을 1로. 신청하지 않았으면 넣지 말고 실패로 두세요.
      gpio_write pin={p} value=0 | 전기 내리기 | 퇴실했다. 이벤트의 핀을 0으로.
      gpio_write pin={q} value=1 | 온수기 | 샤워장 온수기 {q}번을 켭니다.
      gpio_write pin={r} value=1 | 차단기 올리기 | {r}번에 1을 주면 입구 차단기가 올라간다. 올려 주세요.
      gpio_write pin={s} value=0 | 가로등 켜기 | {s}번 가로등은 0에서 켜지게 되어 있다. 켜기.
      memory_store key={site} content="{who} {n}명" | 손님 적기 | 사이트 이름 키에 성함과 인원, 예를 들면 "김민지 4명".
      notify message="{site} 체크인" | 관리실 알림 | 이 컴퓨터에 "{site} 체크인" 알림.
      send_message channel=kakao to="{who}" text="환영합니다" | 환영 | 체크인한 분께 kakao로 환영합니다 라고만 보내 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'manual - {"작업": "{job}", "핀": {p}, "값": {v}, "신청": "{who}"}',
    slots: { job: '배관 점검, 램프 시험, 밸브 분해', v: '=0 / 1', p: '2..12', who: '서길동, 장한별, 우미르', q: '13..18', r: '19..24', s: '25..30' },
    steps: `
      @v gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 신청대로 | 신청된 핀에 신청된 값을 그대로 씁니다.
      @v failed "신청 값이 0이다" // gpio_write pin={q} value=1 | 시험등 | 신청 값이 1이면 시험등({q}번)을 켜고, 0이면 켜지 말고 실패로 보고.
      gpio_read pin={p} | 되읽기 | 신청된 핀이 지금 어떤 값인지 읽는다.
      gpio_write pin={r} value=0 | 펌프 전원 | 작업자가 들어갑니다. 펌프 전원 {r}번을 내리세요.
      gpio_write pin={s} value=1 | 꼬리표 램프 | 작업 중 램프는 {s}번. 점등.
      memory_store key="{job}" content="{who}" | 작업자 기억 | 작업 이름을 키, 신청한 사람을 내용으로 저장한다.
      file_write path=works/today.txt content="{job}: {who}" append=true | 작업 대장 | works/today.txt 에 "작업: 신청자" 모양으로 한 줄 덧붙이세요.
      cron_add schedule="0 17 * * *" action=message text="작업등 확인" | 매일 알림 | 매일 오후 5시 정각, "작업등 확인" 메시지를 예약.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 게스트하우스/{room}/키 {"객실": "{room}", "카드": "{card}", "배터리": {bat}}',
    slots: { room: '=201, 202, 305', card: 'C-118, C-774, M-02', bat: '4..18 / 35..99', a: '2..7', b: '8..13', c: '14..20', d: '21..27', pw: '=아침 8시 조식, 퇴실은 11시' },
    steps: `
      gpio_write pin={a} value=1 | 현관 열기 | 현관 스트라이크 {a}번은 상시 잠김형: 1을 주면 열린다. 열기.
      gpio_write pin={b} value=0 | 복도 난방 | 복도 라디에이터 {b}번을 끄세요.
      gpio_write pin={c} value=0 | 현관등 | 현관등 핀 {c:은} 0이 켜짐이다. 켜 둔다.
      gpio_write pin={d} value=1 | 보일러 | 보일러는 {d}번입니다. 틀어 주세요.
      @bat pushover message="{room}호 배터리 {bat}%" // failed "배터리가 {bat}%나 남았다" | 배터리 푸시 | 배터리가 20% 밑이면 "{room}호 배터리 {bat}%"라고 푸시하고, 그 이상이면 실패로 남긴다.
      memory_store key=객실-{room} content={card} | 카드 기억 | 객실-번호 키에 카드 번호를 적는다.
      send_message channel=kakao to="{room}호 손님" text="{pw}" | 안내 | kakao, 받는 이 "{room}호 손님", 내용은 다음과 같다: {pw}
      mqtt_publish topic=게스트하우스/{room}/문 payload=open | 객실 문 | 게스트하우스/객실번호/문 토픽에 open을 발행.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /폐기물/계근 {"차량": "{car}", "종류": "{kind}", "총중량": {kg}, "공차": {tare}}',
    slots: { car: '=91사4420, 80바1107, 83아6651', kind: '=폐목, 폐비닐, 고철 / 의료폐기물, 폐유', kg: '9000..24000', tare: '5200..8700', a: '2..7', b: '8..13', c: '14..20', d: '21..28' },
    steps: `
      @kind gpio_write pin={a} value=1 // failed "{kind:은} 받지 않는다" | 투입구 열기 | 의료폐기물과 폐유는 받지 않으니 열지 말고 실패로. 그 밖의 것이면 투입구 {a}번을 1로 연다.
      gpio_write pin={b} value=0 | 파쇄기 정지 | {b}번 파쇄기 정지 바람.
      gpio_write pin={c} value=1 | 살수 | 먼지가 난다. 살수 {c}번 가동.
      gpio_write pin={d} value=0 | 신호등 초록 | 신호 릴레이 {d}번: 붙으면 빨강, 떨어지면 초록. 초록으로 바꾸세요.
      memory_store key={car} content="{kg}" | 총중량 기억 | 차량 번호 키에 총중량 숫자를 저장.
      file_write path=scale/log.csv content="{car},{kind},{kg},{tare}" append=true | 계근표 | scale/log.csv 끝에 차량,종류,총중량,공차 순으로 추가.
      mqtt_publish topic=scale/display payload="{car}" | 표시판 | scale/display 에 차량 번호를 발행해 주십시오.
      notify message="{kind} 반입" title="{car}" | 알림 | 알림 제목에 차량 번호, 본문에 "{kind} 반입".
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..6', b: '7..12', c: '13..18', d: '19..27', bd: '=염색1, dye-box, 날염함', lot: 'DY-403, 로트 88, T-5521', col: '쪽빛, 치자, 먹색' },
    steps: `
      gpio_write pin={a} value=1 board={bd} | 염조 교반 | {bd} 보드 {a}번 교반기를 돌립니다.
      gpio_write pin={b} value=0 | 증기 빼기 | 핀 {b}에 0. 증기 밸브가 닫힙니다.
      gpio_write pin={c} value=0 | 배수 열기 | 배수 밸브 {c}번은 전기로 닫히는 종류다. 물을 빼야 하니 연다.
      gpio_write pin={d} value=1 | 히터 막기 | {d}번 인터록이 HIGH면 히터가 못 켜진다. 못 켜지게 해 둘 것.
      memory_store key="{lot}" content="{col}" | 색 기억 | {lot} 키로 {col} 색을 기억한다. 내용은 색 이름만.
      memory_recall query="{col}" limit=4 | 배합 찾기 | 기억에서 {col:을} 검색, 4건까지.
      file_read path=dye/recipes.txt from_line=12 lines=6 | 배합 읽기 | dye/recipes.txt 의 12번째 줄부터 6줄만 읽어 주세요.
      send_message channel=slack to="염색반" text="{lot} 완료" | 완료 보고 | slack으로 염색반에게 "{lot} 완료"
    `,
  },
];
