import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in Korean, part 2. */
export const fieldKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt smartfarm/{house} {"동": "{house}", "센서": {"온도": {t}, "습도": {rh}}, "릴레이": {"난방": {heat}, "환기": {vent}, "차광": {shade}}}',
    slots: { house: '가동, 나동, 다동, 라동', t: '4.5..9.4 / 10.6..31.5', rh: '38..94', heat: '2..9', vent: '10..19', shade: '20..33' },
    steps: `
      @t gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | 난방 | 온도가 10도 아래로 내려갔으면 난방 릴레이를 켜고, 아니면 끈다.
      @t failed "온도가 {t}℃로 아직 낮다" // gpio_write pin={vent} value=1 | 환기 | 10도 이상인 것이 확인되면 환기 릴레이를 넣는다. 그보다 추우면 실패.
      gpio_write pin={shade} value=1 | 차광막 펴기 | 차광 릴레이는 1이면 펴진다. 편다.
      gpio_write pin={shade} value=0 | 차광막 걷기 | 차광은 0일 때 감긴다. 걷어 올린다.
      gpio_read pin={vent} | 환기 릴레이 읽기 | 환기가 지금 들어가 있는지 핀을 읽어 본다.
      notify message="{house} 온도 {t}℃, 습도 {rh}%" | 동별 알림 | 무슨 동인지와 온도, 습도를 알림에 단위까지 적는다.
      mqtt_publish topic=smartfarm/{house}/rh payload="{rh}" | 습도만 | 습도 값 하나만 smartfarm/{house}/rh 에 올린다.
      memory_store key="{house} 온도" content="{t}℃" | 온도 메모 | 동 이름 뒤에 한 칸 띄우고 '온도'라고 쓴 것을 키로 하여 잰 온도를 ℃와 함께 저장한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['센서 스캔 | probe_all → 북쪽 {n}℃, 남쪽 {s}℃, 중앙 {m}℃', '관리자 확인 | duty_now → {who} ({tel})'],
    slots: { n: '3.5..7.5', s: '12.5..16.5', m: '8.5..11.5', who: '조필성, 윤말자, 백승호, 도기현', tel: '=010-2231-0094, 010-8830-1127, 010-4417-7752, 010-9902-3316' },
    tools: ['heat_zone(side: north|south|center, percent: int): Heat one side', 'sms_out(number, body): Send a text message'],
    steps: `
      heat_zone side=north percent=80 | 찬 쪽 난방 | {step1}단계에서 가장 차갑게 나온 쪽을 80퍼센트로 데운다.
      heat_zone side=south percent=0 | 더운 쪽 난방 끄기 | 셋 중 제일 따뜻한 쪽의 난방은 0으로.
      heat_zone side=center percent=30 | 중앙 | 가운데는 30퍼센트면 된다.
      sms_out number={tel} body="북쪽 {n}℃" | 담당자 문자 | 당번의 번호로 문자를 보낸다. 내용은 '북쪽'과 북쪽 온도뿐이다.
      ^ | 문자 | {step2}단계에 나온 번호로, 북쪽이라는 말과 그 온도(℃)를 보낸다.
      notify message="당번 {who}, 중앙 {m}℃" | 알림 | 이 컴퓨터 알림에 당번 이름과 중앙 온도를 쉼표로 이어 쓴다. '당번', '중앙'을 앞에 붙인다.
      file_write path=probe.csv content="{n},{m},{s}" append=true | 세 값 기록 | probe.csv 에 북쪽, 중앙, 남쪽 순으로 숫자만 쉼표로 이어 덧붙인다. 위 결과의 순서와 다르니 주의.
      memory_store key=duty content="{who} {tel}" | 당번 메모 | duty 키에 당번 이름과 번호를 한 칸 띄워 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'cron - {"요일": "{day}", "시": {hour}, "수조": {tank}, "탁도": {ntu}}',
    slots: { day: '=월, 화, 수, 목, 금 / 토, 일', hour: '=6, 7, 9, 10, 11', tank: '12..18', ntu: '19..45' },
    tools: ['bwash_start(filter: int, minutes: int): Backwash a filter', 'bwash_skip(filter: int, days: int): Put off the backwash'],
    steps: `
      @day bwash_start filter={tank} minutes=15 // failed "{day}요일에는 역세하지 않는다" | 역세척 | 평일에만 그 번호 여과지를 15분 역세척한다. 주말에는 하지 않고 실패로 남긴다.
      @day bwash_start filter={tank} minutes=15 // bwash_skip filter={tank} days=2 | 역세 또는 미루기 | 평일이면 15분 역세척, 토·일이면 이틀 미룬다. 대상은 이벤트의 수조.
      bwash_skip filter={tank} days=7 | 일주일 미루기 | 이 여과지의 역세를 한 주 뒤로 미룬다.
      notify message="여과지 {tank}, 탁도 {ntu}" | 여과지 알림 | 알림에 여과지 번호와 탁도.
      cron_add schedule="0 6 * * 1" action=message text="여과지 역세 확인" | 월요일 알림 예약 | 매주 월요일 6시(0 6 * * 1)에 '여과지 역세 확인'이라는 메시지가 나가도록 예약한다.
      cron_add schedule="30 22 * * *" action=procedure text=야간순회 name=밤순회 timezone=Asia/Seoul | 야간 절차 예약 | 날마다 22시 30분(30 22 * * *), 서울 시간(Asia/Seoul)으로 절차 야간순회를 시작하게 한다. 이름은 밤순회.
      memory_store key=filter-{tank} content="{day}요일 {hour}시" | 시각 메모 | filter-{tank} 에 무슨 요일 몇 시였는지 남긴다.
    `,
  },
  {
    language: 'ko',
    earlier: ['예약 확인 | cron_list → c-{i1} 새벽 관수, c-{i2} 주간 환기, c-{i3} 야간 보온', '실행 확인 | sop_status → run-{r} 관수 진행 중'],
    slots: { i1: '11..39', i2: '40..69', i3: '70..99', r: '100..999' },
    steps: `
      cron_remove id=c-{i1} | 새벽 관수 취소 | 예약 목록에서 새벽에 물 주는 것을 지운다.
      cron_remove id=c-{i3} | 밤 보온 예약 삭제 | {step1}단계 목록 중 야간 보온의 예약을 없앤다. 낮 것은 둔다.
      ^ | 보온 예약 | 이제 밤에 커튼을 치지 않으니 목록의 해당 예약을 뺀다.
      cron_remove id=c-{i2} | 환기 예약 해지 | 낮에 환기하는 예약을 없앤다.
      sop_cancel run_id=run-{r} reason="비가 온다" | 관수 중단 | 진행 중인 관수 실행을 취소한다. 사유는 '비가 온다'.
      sop_status run_id=run-{r} | 다시 확인 | 위에서 나온 실행이 어디까지 갔는지 본다.
      cron_list | 예약 다시 보기 | 남은 예약이 무엇인지 목록을 다시 가져온다.
      notify message="run-{r} 관수 진행 중" | 진행 알림 | {step2}단계 결과를 그대로 이 컴퓨터 알림에 옮긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hatch/{lock} {"위치": "{place}", "작업자": {people}, "산소": {o2}, "h2s": {h2s}}',
    slots: { lock: '3..9', place: '저류조, 침사지, 밸브실, 맨홀 4, 유입동', people: '=0 / 1, 2, 4', o2: '17.1..18.8 / 19.2..20.9', h2s: '10..16' },
    tools: ['hatch_vent(place, on: bool): Switch the air of a confined space', 'hatch_entry(place, allowed: bool): Put the entry sign'],
    steps: `
      @o2 hatch_entry place="{place}" allowed=false // hatch_entry place="{place}" allowed=true | 출입 표시 | 산소가 19% 이상이면 출입 가능으로, 못 미치면 출입 금지로 표시를 건다. 장소는 보고된 곳.
      @people hatch_vent place="{place}" on=false // failed "안에 {people}명이 있다" | 송풍 정지 | 안에 사람이 하나도 없을 때만 그 장소의 송풍을 끈다.
      ^ | 송풍기 끄기 | 작업자가 0명인지 보고, 그렇다면 이 장소 송풍을 멈춘다. 누구라도 남아 있으면 끄지 않는다.
      hatch_vent place="{place}" on=true | 송풍 시작 | 들어가기 전에 보고된 장소의 송풍을 켠다.
      pushover message="{place} 산소 {o2}%, 황화수소 {h2s} ppm" | 가스 푸시 | 푸시로 장소와 산소(%), 황화수소(ppm)를 보낸다.
      notify message="{place} 작업자 {people}명" | 인원 알림 | 어디에 작업자가 몇 명 있는지 알림.
      file_write path=gas/{lock}.txt content="{o2} / {h2s}" append=true | 가스 기록 | gas/{lock}.txt 에 산소와 황화수소 숫자를 ' / '로 갈라 덧붙인다.
      failed "사람을 구조할 도구가 없다" | 구조 | 맨홀 안의 작업자를 줄로 끌어올린다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pump/{p}/vib {vib} mm/s',
    slots: { p: '1..9', vib: '1.2..4.3 / 4.7..9.8', pin: '12..30' },
    tools: ['pmp_derate(pump: int, percent: int): Run a pump at reduced speed', 'pmp_ticket(pump: int, text): Open a maintenance ticket'],
    steps: `
      @vib failed "진동이 {vib} mm/s로 4.5 mm/s를 넘지 않는다" // pmp_derate pump={p} percent=60 | 감속 | 진동이 4.5 mm/s를 넘는 펌프는 60퍼센트로 낮춘다. {p}번 펌프. 넘지 않으면 그대로 두고 실패로 적는다.
      @vib gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | 운전 허가 릴레이 | {pin}번이 1이면 {p}번 펌프가 돈다. 4.5 mm/s 이하면 돌게, 넘으면 서게 한다.
      pmp_ticket pump={p} text="진동 {vib} mm/s" | 정비 의뢰 | {p}번 펌프의 정비를 의뢰한다. 내용은 '진동'과 들어온 값.
      notify message="{p}번 펌프 진동 {vib} mm/s" | 진동 알림 | 이 컴퓨터에 몇 번 펌프의 진동이 얼마인지 띄운다.
      mqtt_publish topic=pump/vib-all payload="{vib} mm/s" | 그대로 전달 | 들어온 값을 단위째 pump/vib-all 로 다시 낸다.
      file_write path=vib.csv content="2026-04-18,{vib}" append=true | 진동 기록 | vib.csv 에 한 줄 덧붙인다: 날짜, 쉼표, 값(단위 없이). 예: 2026-03-02,2.1. 오늘은 2026-04-18.
      memory_store key=vib-{p} content="{vib} mm/s (한계 4.5)" | 한계와 함께 | vib-{p} 에 받은 값을 단위와 함께 쓰고, 한 칸 띄워 괄호 안에 '한계 4.5'라고 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /order {"supplier": "{sup}", "article": "{art}", "qty": {qty}, "창고": "{store}"}',
    slots: { sup: '대성농자재, 한빛, 녹원, 신화유통', art: 'PE-32, EC-7, T-110, N-205, M-18', qty: '2..60', store: '본동, 남창고, 선별장, 비료사' },
    tools: ['procure_ask(supplier, article, quantity: int): Ask a supplier for goods', 'stock_take(article, location, quantity: int): Take goods out of a store', 'stock_put(article, location, quantity: int): Put goods into a store'],
    steps: `
      procure_ask supplier={sup} article={art} quantity={qty} | 발주 | 들어온 내용대로 거래처에 품목과 수량을 발주한다.
      stock_put article={art} location={store} quantity={qty} | 입고 | 물건이 왔다. 적힌 창고에 적힌 품목을 온 수량만큼 넣는다.
      stock_take article={art} location={store} quantity=3 | 세 개 꺼내기 | 같은 창고에서 그 품목을 세 개만 뺀다. 메시지의 수량은 입고분이다.
      procure_ask supplier={sup} article={art} quantity=12 | 한 다스 더 | 그 거래처에 같은 품목을 한 다스 더 청한다.
      notify message="{art} {qty}개 입고, {store}" | 입고 알림 | 알림: 품목, 수량(개)과 '입고', 쉼표 뒤에 창고.
      send_message channel=email to="{sup}" text="{art} {qty}개 부탁드립니다" | 메일 | email 채널로 거래처에 보낸다. 문장은 품목, 수량에 '개', 그리고 '부탁드립니다'.
      file_write path=stock/in.csv content="{art};{qty};{store}" append=true | 입고 대장 | stock/in.csv 에 품목;수량;창고 꼴로 추가한다.
      memory_recall query={art} | 품목 메모 | 이 품목에 대한 메모가 있는지 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt tank/{tank} {"수위": {lvl}, "유량": {flow}, "밸브": "{v}", "배수핀": {drain}, "급수핀": {fill}}',
    slots: { tank: 'T1, T2, T4, R1, R3', lvl: '12..29 / 35..78 / 86..98', flow: '1.1..9.9', v: '=열림, 닫힘', drain: '2..15', fill: '16..33' },
    steps: `
      @lvl gpio_write pin={fill} value=1 // failed "수위 {lvl}%는 30에서 85 사이이다" // gpio_write pin={drain} value=1 | 수위 조절 | 30% 미만이면 급수핀을 켜고, 85%를 넘으면 배수핀을 켠다. 그 사이면 할 일이 없으니 실패로 알린다.
      gpio_write pin={fill} value=0 | 급수 차단 | 물 들어오는 쪽을 닫는다. 0이 닫힘.
      gpio_write pin={drain} value=0 | 배수 차단 | 물 빼는 쪽을 닫는다. 0이 닫힘이다.
      ^ | 그만 빼기 | 충분히 빠졌다. 배수핀을 내려라.
      gpio_read pin={drain} | 배수 확인 | 배수 쪽 출력을 읽어 둔다.
      notify message="{tank} 수위 {lvl}%, 유량 {flow} m³/h" | 탱크 알림 | 탱크 이름과 수위(%), 유량(m³/h)을 알림으로.
      mqtt_publish topic=tank/{tank}/valve payload="{v}" | 밸브 상태 | 밸브가 어떤 상태로 왔는지 그 말만 tank/{tank}/valve 에 발행.
      memory_store key=tank/{tank} content="{lvl}% {v}" | 탱크 메모 | tank/{tank} 키에 수위와 밸브 상태를 한 칸 띄워 적는다. 수위에는 %를 붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt seed/{bench} {"파종판": "{tray}", "품종": "{var}", "발아율": {germ}, "led": {led}}',
    slots: { bench: '1..20', tray: 'TR-104, TR-220, TR-318, TR-067', var: '설향, 금실, 대저, 미니찰, 아삭', germ: '61..89 / 91..99', led: '21..38' },
    tools: ['shift_tray(tray, bench: int): Move a tray to a bench', 'tray_discard(tray, reason): Take a tray out', 'lamp_recipe(bench: int, hours: num, spectrum: red|blue|full): Set the light of a bench'],
    steps: `
      shift_tray tray={tray} bench=24 | 육묘대 옮기기 | 메시지의 파종판을 24번 대로 옮긴다.
      @germ failed "발아율이 {germ}%로 90% 미만이다" // shift_tray tray={tray} bench=31 | 정식 대기로 | 발아율 90% 이상인 판만 31번 대로 보낸다. 못 미치면 실패로 처리.
      @germ tray_discard tray={tray} reason="발아율 {germ}%" // failed "발아율이 {germ}%로 충분하다" | 폐기 | 발아율이 90%에 못 미치는 판은 빼 낸다. 사유에는 '발아율'과 그 값. 90% 이상이면 버리지 않고 실패로.
      lamp_recipe bench={bench} hours=16 spectrum=full | 보광 | {bench}번 대를 열여섯 시간, 전 파장으로 비춘다.
      lamp_recipe bench={bench} hours=0.5 spectrum=blue | 청색광 | {bench}번 대에 청색을 반 시간.
      gpio_write pin={led} value=0 | LED 끄기 | 보낸 쪽이 적은 led 핀을 0으로.
      notify message="{tray} {var} 발아율 {germ}%" | 발아 알림 | 파종판, 품종, 발아율을 이 차례로 알림에 쓴다. 발아율 앞에는 그 말을 붙인다.
      file_write path=seed/germ.csv content="{tray},{var},{germ}" append=true | 발아 기록 | seed/germ.csv 에 판, 품종, 발아율을 쉼표로 이어 추가.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ups/rack {"배터리": {bat}, "부하": {load}, "남은분": {left}, "입력": "{input}"}',
    slots: { bat: '22..48 / 52..99', load: '410..2380', left: '4..21', input: '=정전 / 정상', pin: '24..39' },
    tools: ['host_down(host, wait_s: int): Shut a machine down after a wait', 'host_wake(host): Wake a machine', 'plug_cut(outlet: int): Cut an outlet'],
    steps: `
      @input host_down host=scada-1 wait_s=120 // failed "입력이 {input}이다" | 관제 서버 내리기 | 입력이 정전일 때에만 scada-1 을 2분 기다렸다가 내린다.
      @input failed "아직 {input}이다" // host_wake host=scada-1 | 서버 깨우기 | 입력이 정상으로 돌아왔으면 scada-1 을 깨운다.
      @bat plug_cut outlet=4 // failed "배터리가 {bat}%로 50% 이상이다" | 비필수 부하 차단 | 배터리가 50% 밑으로 떨어졌으면 4번 콘센트를 끊는다. 아니면 실패.
      gpio_write pin={pin} value=0 | 부저 정지 | UPS 부저는 {pin}번이고 1에서 운다. 조용히 시킨다.
      gpio_write pin={pin} value=1 | 부저 시험 | 부저가 우는지 본다. {pin}번, 1이면 운다.
      notify message="{input}, 배터리 {bat}%, 남은 시간 {left}분" | 전원 알림 | 입력 상태, 배터리, 남은 시간을 차례로 쉼표로 이어 알림에 띄운다. 입력 상태 앞에는 아무 말도 붙이지 않는다.
      pushover message="UPS 부하 {load} W" | 부하 푸시 | UPS 부하가 몇 W인지 푸시.
      mqtt_publish topic=ups/left payload="{left}" | 남은 시간 | 남은 분만 ups/left 로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt milk/tank{n} {"원유_c": {t}, "용량_l": {l}, "교반": "{stir}", "냉각핀": {cool}, "교반핀": {mix}}',
    slots: { n: '1..4', t: '2.1..4.9 / 5.2..9.8', l: '640..2900', stir: '=on, off', cool: '8..18', mix: '19..31' },
    tools: ['milk_pickup(tank: int, date, time): Order the milk lorry', 'milk_cip(tank: int, program: short|long): Clean a tank in place'],
    steps: `
      @t failed "원유가 {t}℃로 5℃ 이하이다" // gpio_write pin={cool} value=1 | 냉각기 | 원유 온도가 5℃를 초과했을 때만 냉각핀을 켠다.
      @t milk_pickup tank={n} date=2026-06-11 time=05:30 // failed "원유가 {t}℃이다" | 집유 요청 | 5℃ 이하인 {n}번 탱크만 집유차를 부른다. 2026-06-11 05:30.
      gpio_write pin={mix} value=1 | 교반 | 교반 쪽 핀을 올린다. 냉각은 건드리지 않는다.
      gpio_write pin={mix} value=0 | 교반 멈춤 | 시료를 뜨는 동안 교반을 세운다.
      milk_cip tank={n} program=long | 긴 세척 | {n}번 탱크를 긴 프로그램으로 세척한다.
      milk_cip tank={n} program=short | 간이 세척 | {n}번 탱크를 짧게 한 번.
      notify message="{n}번 탱크 원유 {t}℃, {l} L" | 원유 알림 | 몇 번 탱크의 원유가 몇 ℃이고 몇 L인지 알림.
      file_write path=milk/{n}.txt content="{l} L {t} ℃" | 탱크 기록 덮어쓰기 | milk/{n}.txt 를 새로 쓴다. 용량에 L, 온도에 ℃를 한 칸씩 띄워 적는다. 용량이 먼저다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt fan/{house}/fault "{name} 팬 {amp} A 과전류"',
    slots: { house: '1..8', name: '동측, 서측, 중앙, 북측', amp: '12.5..29.5', reset: '6..35' },
    tools: ['fan_ack(house: int, fan): Acknowledge a fan fault'],
    steps: `
      fan_ack house={house} fan={name} | 경보 확인 | 경보가 온 팬을 확인 처리한다. 동은 {house}동.
      pushover message="{name} 팬 {amp} A 과전류" | 그대로 푸시 | 들어온 문장을 따옴표만 떼고 그대로 푸시로 보낸다.
      notify message="{house}동 {name} 팬 {amp} A" | 동을 붙여 알림 | {house}동이라는 말 뒤에 어느 팬인지와 전류(A)를 이어 이 컴퓨터에 알린다. 과전류라는 말은 뺀다.
      gpio_write pin={reset} value=1 | 열동계전기 복귀 | {reset}번을 1로 하면 과전류 계전기가 복귀한다. 복귀시킨다.
      file_write path=faults.txt content="{name}, {amp} A" append=true | 고장 기록 | faults.txt 에 팬 이름과 전류를 쉼표로 이어 더한다.
      memory_store key=fault-{house} content="{name} 팬 과전류" | 메모 | fault-{house} 에 어느 팬이 과전류인지 적는다. 전류 값은 빼고.
      failed "베어링을 갈 도구가 없다" | 베어링 교체 | 그 팬의 베어링을 빼고 새것으로 간다.
    `,
  },
  {
    language: 'ko',
    earlier: ['입력 4점 읽기 | din_scan → {a}=1 {b}=0 {c}=1 {d}=1'],
    slots: { a: '4..11', b: '12..20', c: '21..29', d: '30..39', r: '40..48' },
    tools: ['station_arm(on: bool): Arm the intruder alarm of the station', 'door_tag(pin: int, state: open|shut): Note the state of a door'],
    steps: `
      door_tag pin={b} state=open | 열린 문 | 문 접점은 닫히면 1이다. {step1}단계에서 열린 것으로 나온 핀을 open 으로 적는다.
      failed "{b}번이 0으로 열려 있다" | 경계 걸기 | 네 점이 모두 1일 때만 경계를 건다. 하나라도 0이면 걸지 말고 실패로.
      ^ | 경비 | 위 결과에서 전부 닫혀(1) 있으면 경보를 걸고, 아니면 걸 수 없다.
      station_arm on=false | 경계 풀기 | 사람이 들어가니 경계를 푼다.
      notify message="{b}번 열림" | 문 알림 | 어느 핀이 0인지 찾아 이 컴퓨터에 '○번 열림'이라고만 띄운다.
      gpio_read pin={b} | 다시 읽기 | 0으로 나온 핀 하나를 다시 읽는다.
      gpio_write pin={r} value=1 | 안내등 | 안내등 {r}번을 켠다. 읽은 네 점과는 상관없다.
      file_write path=doors.txt content="{b}=0" append=true | 문 기록 | doors.txt 끝에 0인 것만, 결과에 나온 꼴(핀=값) 그대로 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt intake/{site} {"취수탑": "{site}", "조류": {algae}, "수심_m": {depth}, "스크린": {screen}}',
    slots: { site: '송하, 백운, 미산, 동복', algae: '800..4900 / 5100..22000', depth: '6.5..18.5', screen: '21..35' },
    tools: ['intake_depth(tower, meters: num): Choose the intake depth', 'pac_feed(tower, kg_h: num): Feed powdered carbon', 'screen_rake(pin: int, passes: int): Rake a screen'],
    steps: `
      @algae intake_depth tower={site} meters=6 // intake_depth tower={site} meters=12 | 취수 수심 | 조류가 5000 세포 이하면 6 m에서, 넘으면 12 m에서 뜬다. 이 취수탑에 맞춘다.
      @algae failed "조류가 {algae} 세포로 5000을 넘지 않는다" // pac_feed tower={site} kg_h=22.5 | 분말활성탄 | 조류가 5000을 넘은 취수탑에 시간당 22.5 kg을 넣는다. 넘지 않았으면 실패.
      intake_depth tower={site} meters={depth} | 지금 수심으로 | 보고된 수심을 그대로 취수 수심으로 쓴다.
      screen_rake pin={screen} passes=3 | 제진기 | 이벤트의 스크린 번호로 세 번 긁는다.
      notify message="{site} 조류 {algae} 세포, 수심 {depth} m" | 조류 알림 | 취수탑 이름, 조류(세포), 수심(m)을 알림에 한 줄로 쓴다.
      send_message channel=mattermost text="{site} 취수탑 조류 {algae}" | 상황방 | mattermost 채널에 어느 취수탑인지 쓰고 '조류'와 값만 붙인다.
      memory_store key=algae-{site} content="{algae}" | 값만 저장 | algae-{site} 에 조류 수만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pig/{house} {"돈사": {house}, "음수_l": {water}, "사료_kg": {feed}, "폐사": {dead}, "체감온도": {feel}}',
    slots: { house: '1..12', water: '180..990', feed: '100..178', dead: '=0 / 13, 14, 15', feel: '18.5..33.5' },
    tools: ['sow_cooling(house: int, level: off|low|high): Cool a house', 'vet_call(house: int, reason): Call the vet'],
    steps: `
      sow_cooling house={house} level=high | 냉방 강 | 보고한 돈사의 냉방을 강으로.
      sow_cooling house={house} level=off | 냉방 끄기 | 이 돈사 냉방을 끈다.
      @dead failed "폐사가 없다" // vet_call house={house} reason="폐사 {dead}두" | 수의사 | 폐사가 한 마리라도 있으면 그 돈사로 수의사를 부른다. 사유는 '폐사'와 두수(두). 없으면 실패.
      ^ | 진료 요청 | 죽은 개체가 있을 때만 부를 것. 사유: 폐사 몇 두.
      notify message="{house}번 돈사 음수 {water} L, 사료 {feed} kg" | 급이 알림 | 몇 번 돈사인지, 음수와 사료가 얼마인지 단위와 함께 알림.
      pushover message="{house}번 돈사 체감온도 {feel}℃" | 더위 푸시 | 몇 번 돈사의 체감온도가 몇 ℃인지 푸시.
      file_write path=pig/{house}.csv content="{feed},{water},{dead}" append=true | 돈사 일지 | pig/{house}.csv 에 사료, 음수, 폐사 순으로 쉼표로 이어 덧붙인다.
      memory_store key=pig-{house} content="사료 {feed} kg / 음수 {water} L" | 사료 메모 | pig-{house} 에 사료를 먼저, 음수를 나중에, ' / '로 나누어 단위와 함께 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt irrigation/plan {"밭": {"사과": {a}, "배": {b}, "포도": {c}}, "분": {min}, "압력": {bar}}',
    slots: { a: '4..11', b: '12..20', c: '21..33', min: '=34, 40, 45, 55', bar: '0.8..1.9 / 2.1..3.8' },
    tools: ['orch_drip(channel: int, minutes: int): Water a channel', 'orch_stop(channel: int): Stop a channel'],
    steps: `
      orch_drip channel={b} minutes={min} | 배밭 관수 | 배밭 채널에 적힌 시간만큼 물을 준다.
      orch_drip channel={c} minutes=90 | 포도밭 | 포도는 한 시간 반. 계획에 적힌 분은 다른 밭 것이다.
      orch_stop channel={a} | 사과밭 그만 | 사과밭 채널을 멈춘다.
      @bar failed "압력이 {bar} bar이다" // orch_drip channel={a} minutes={min} | 사과밭 관수 | 압력이 2 bar 이상일 때만 사과밭에 적힌 시간만큼.
      gpio_write pin={c} value=1 | 포도밭 밸브 수동 | 채널 번호가 곧 핀 번호다. 포도밭 밸브를 손으로 연다(1이 열림).
      notify message="사과 {a}, 배 {b}, 포도 {c}" | 채널 알림 | 알림에 밭마다 이름과 채널 번호를 온 순서대로 쉼표로 이어 쓴다.
      memory_store key=drip-pressure content="{bar} bar" | 압력 | drip-pressure 에 압력을 단위와 함께.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt guard/{post} {"차량": "{plate}", "총중량_t": {tons}, "시각": "{time}", "차단봉": {bar}, "신호등": {lamp}}',
    slots: { post: '1..3', plate: '82마 4417, 06가 9023, 95나 1180, 71라 5602', tons: '8.4..39.6 / 40.4..46.8', time: '=07:12, 09:48, 13:26, 16:05', bar: '5..16', lamp: '17..29' },
    steps: `
      @tons gpio_write pin={bar} value=1 // failed "총중량이 {tons} t으로 40 t을 넘는다" | 차단봉 올리기 | 총중량 40 t 이하 차량만 들인다. 차단봉 핀을 1로 하면 올라간다.
      @tons gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | 신호등 | 신호등은 1이 초록, 0이 빨강이다. 40 t 이하면 초록, 넘으면 빨강.
      gpio_write pin={bar} value=0 | 차단봉 내리기 | 차가 지나갔다. 봉을 내린다(0).
      notify message="{time} {plate} 총중량 {tons} t" | 계근 알림 | 몇 시에 어느 차량이 총중량 몇 t인지 알림.
      file_write path=weigh/today.txt content="{plate} / {tons}" append=true | 계근 기록 | weigh/today.txt 에 '차량 / 총중량' 꼴로 한 줄 추가. 단위 없음.
      memory_recall query="{plate}" limit=5 | 차량 이력 | 이 차량 번호로 메모를 찾는다. 다섯 건까지.
      memory_store key="{plate}" content="{tons} t, {time}" | 차량 메모 | 차량 번호를 키로 삼아 총중량(t)과 시각을 쉼표로 이어 적는다.
      send_message channel=slack text="{plate} 도착" | 도착 공지 | slack 채널에 차량 번호와 '도착'이라는 말만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt compressor/{c} {"bar": {bar}, "드레인": {drain}, "운전시간": {hours}, "오일": "{oil}"}',
    slots: { c: '1..5', bar: '4.1..5.9', drain: '9..27', hours: '1200..3950 / 4050..7800', oil: '=정상 / 부족' },
    tools: ['cmp_load(compressor: int, on: bool): Load or unload a compressor', 'cmp_service(compressor: int, hours: int): Book the service done at so many hours'],
    steps: `
      @oil cmp_load compressor={c} on=true // failed "오일이 부족하다" | 부하 운전 | {c}번 콤프레서를 부하로. 오일이 부족하면 돌리지 않는다.
      @oil failed "오일은 정상이다" // cmp_load compressor={c} on=false | 무부하 | 오일 부족이 뜬 때에만 {c}번 부하를 뗀다.
      @hours failed "운전시간이 {hours}시간으로 4000시간 전이다" // cmp_service compressor={c} hours={hours} | 정비 등록 | 4000시간을 넘긴 {c}번을 지금 운전시간으로 정비 등록한다. 아직이면 실패.
      gpio_write pin={drain} value=1 | 드레인 열기 | 드레인 솔레노이드 핀이 메시지에 있다. 1이면 물이 빠진다. 뺀다.
      gpio_write pin={drain} value=0 | 드레인 닫기 | 물이 다 빠졌으니 같은 핀을 0으로 하여 닫는다.
      notify message="{c}번 압력 {bar} bar, 오일 {oil}" | 공기 알림 | {c}번의 압력과 오일 상태를 이 컴퓨터에 알린다.
      pushover message="{c}번 운전시간 {hours}시간, 정비 4000시간" | 정비 푸시 | 푸시: 몇 번의 운전시간이 몇 시간인지, 쉼표 뒤에 '정비 4000시간'.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt heater/{house} {"온풍기": "{name}", "유량": {flow}, "배기온": {ex}, "화염": {flame}, "점화핀": {ign}, "송풍핀": {blow}}',
    slots: { house: '1..10', name: 'H-1, H-2, H-5, N-3, N-4', flow: '2.1..6.8', ex: '140..260', flame: '=0 / 1', ign: '5..16', blow: '18..31' },
    steps: `
      @flame failed "화염이 없다" // gpio_write pin={blow} value=1 | 송풍 시작 | 불이 붙은 것이 확인되면(화염 1) 송풍핀을 켠다. 화염이 없으면 바람을 넣지 않고 실패.
      @flame gpio_write pin={ign} value=1 // gpio_write pin={ign} value=0 | 점화 | 화염이 아직 0이면 점화핀을 올려 붙이고, 이미 타고 있으면 점화핀을 내린다.
      gpio_write pin={ign} value=0 | 점화 차단 | 점화핀을 내려 스파크를 멈춘다.
      notify message="{house}동 {name} 배기온 {ex}℃" | 온풍기 알림 | 몇 동의 어느 온풍기가 배기온 몇 ℃인지 알린다.
      mqtt_publish topic=heater/{house}/flow payload="{flow}" | 유량 | 연료 유량만 heater/{house}/flow 로 낸다.
      memory_store key=heater-{house} content="{name} 배기온 {ex}℃" | 배기온 메모 | heater-{house} 에 온풍기 이름과 배기온을 ℃까지 적는다.
      failed "연소통을 청소할 도구가 없다" | 연소통 청소 | 연소통 안의 그을음을 긁어낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pond/{pond} {"수온": {t}, "용존산소": {do}, "수차": {wheel}, "급이기": {feeder}}',
    slots: { pond: '가-1, 가-3, 나-2, 나-5, 다-1', t: '11.5..27.5', do: '2.6..3.9 / 4.1..8.4', wheel: '5..18', feeder: '19..33' },
    tools: ['pond_ration(pond, grams: int): Feed once', 'pond_net(pond, on: bool): Bird net over a pond'],
    steps: `
      @do gpio_write pin={wheel} value=1 // gpio_write pin={wheel} value=0 | 수차 | 용존산소 4 mg/L 미만이면 수차를 돌리고 4 이상이면 세운다.
      @do failed "용존산소가 {do} mg/L이다" // pond_ration pond={pond} grams=2500 | 먹이 | DO가 4 mg/L 이상인 못에만 먹이 2.5 kg을 준다. 도구는 그램으로 받는다.
      pond_net pond={pond} on=true | 조류 방지망 | 이 못에 그물을 친다.
      pond_net pond={pond} on=false | 그물 걷기 | 같은 못의 그물을 걷는다.
      notify message="{pond} 못 용존산소 {do} mg/L" | 못 알림 | 어느 못의 용존산소가 얼마인지 단위를 붙여 알림.
      file_write path=pond/{pond}.txt content="{t} / {do}" append=true | 못 기록 | pond/{pond}.txt 에 수온과 용존산소를 ' / ' 로 이어 덧붙인다.
      gpio_read pin={feeder} | 급이기 상태 | 급이기 핀을 읽는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt drone/{zone} {"구역": "{zone}", "배터리": {bat}, "풍속": {wind}, "살포_l": {l}, "조종": "{pilot}"}',
    slots: { zone: '논A, 논C, 밭3, 과수2', bat: '28..59 / 62..98', wind: '0.4..4.8', l: '5..24', pilot: '유성근, 남기풍, 배춘자, 강도윤' },
    tools: ['uav_mission(area, liters: num, pilot): Plan a spraying flight', 'uav_return(area): Call the drone back'],
    steps: `
      @bat failed "배터리가 {bat}%이다" // uav_mission area="{zone}" liters={l} pilot={pilot} | 방제 비행 | 배터리가 60% 이상일 때만 그 구역에 적힌 양을 적힌 조종자로 예약한다.
      @bat uav_return area="{zone}" // failed "배터리가 {bat}%로 60% 이상이다" | 귀환 | 배터리가 60%에 못 미치는 기체만 그 구역에서 불러들인다.
      uav_mission area="{zone}" liters=10 pilot={pilot} | 10리터만 | 같은 구역, 같은 조종자로 10리터만 예약한다. 메시지의 살포량은 쓰지 않는다.
      notify message="{zone} 살포 {l} L, 조종 {pilot}" | 비행 알림 | 어느 구역에 살포 몇 L이고 조종이 누구인지 알림.
      pushover message="{zone} 풍속 {wind} m/s, 배터리 {bat}%" | 푸시 | 구역과 풍속, 배터리를 푸시로. 단위는 m/s와 %.
      file_write path=uav/log.txt content="{pilot}, {l} L" append=true | 비행 일지 | uav/log.txt 에 조종자와 살포량(L)을 쉼표로 이어 추가.
      memory_store key=uav-{zone} content="{l} L" | 살포량 | uav-{zone} 에 살포량을 L까지 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt sort/line{n} {"등급": "{grade}", "무게_g": {g}, "당도": {brix}, "배출핀": {out}, "표시등": {lamp}}',
    slots: { n: '1..4', grade: '=특, 상, 보통', g: '220..389 / 402..980', brix: '9.5..13.5', out: '6..18', lamp: '20..33' },
    tools: ['gate_divert(line: int, target: box|juice|reject): Where fruit goes next', 'sticker_out(line: int, grade, copies: int): Print labels'],
    steps: `
      @g gate_divert line={n} target=juice // gate_divert line={n} target=box | 갈래 | {n}번 선별기에서 400 g 이상이면 상자로, 못 미치면 착즙으로 보낸다.
      @g failed "무게가 {g} g이다" // sticker_out line={n} grade={grade} copies=2 | 라벨 | 400 g 이상인 것만 그 등급 라벨을 {n}번에서 두 장 찍는다.
      sticker_out line={n} grade={grade} copies=12 | 라벨 더 | {n}번에서 같은 등급 라벨을 한 다스 찍는다.
      gpio_write pin={out} value=1 | 밀어내기 | 배출 쪽 솔레노이드를 1로 쳐서 밀어낸다. 핀은 이벤트에 있다.
      gpio_write pin={lamp} value=0 | 표시등 끄기 | 표시등 핀을 내린다.
      notify message="{n}번 {grade}, 당도 {brix} brix" | 선별 알림 | 몇 번에서 무슨 등급인지와 당도(brix)를 알린다.
      mqtt_publish topic=sort/{n}/weight payload="{g} g" | 무게 | sort/{n}/weight 에 무게를 발행한다. 한 칸 띄우고 g.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /shift {"근무": "{shift}", "시작": "{from}", "끝": "{to}", "양수장": "{site}", "인원": {n}}',
    slots: { shift: '=주간 / 야간', from: '=06:00, 08:00, 14:00', to: '=18:00, 22:00, 07:00', site: '대평, 화산, 오동, 장곡', n: '=2, 3, 4' },
    tools: ['roster_set(site, shift: day|night, start, end): Enter a shift', 'roster_clear(site, shift: day|night): Remove a shift'],
    steps: `
      @shift roster_set site={site} shift=day start={from} end={to} // roster_set site={site} shift=night start={from} end={to} | 근무 등록 | 온 내용대로 그 양수장의 근무를 올린다. 주간은 day, 야간은 night.
      @shift roster_clear site={site} shift=day // roster_clear site={site} shift=night | 근무 삭제 | 같은 양수장의 같은 근무를 지운다.
      notify message="{site} 양수장 {shift} 근무 {from}~{to}" | 근무 알림 | 어느 양수장 무슨 근무가 몇 시부터 몇 시까지인지, 두 시각은 물결표로 붙여 알림으로.
      send_message channel=kakao text="{shift} {n}명, {site}" | 단체방 | kakao 채널에 근무, 인원(명), 쉼표 뒤에 양수장을 쓴다.
      memory_store key=shift-{site} content="{from}~{to}" | 시간 메모 | shift-{site} 에 시작과 끝을 물결표로 이어 적는다.
      cron_add schedule="50 5 * * *" action=prompt text="오늘 근무자를 확인하라" name=근무확인 | 확인 예약 | 매일 5시 50분(50 5 * * *)에 '오늘 근무자를 확인하라'라는 지시가 나가게. 이름은 근무확인.
      file_list path=roster | 근무표 폴더 | roster 폴더에 무엇이 있는지 본다.
    `,
  },
  {
    language: 'ko',
    earlier: ['로그 찾기 | file_search → logs/pump-{m}.txt, logs/gate-{m}.txt, logs/weather-{m}.txt', '최근 유량 | flow_latest → {f} m³/h ({at})'],
    slots: { m: '=03, 04, 05, 06, 07', f: '110..880', at: '=04:10, 05:22, 06:40, 23:15' },
    steps: `
      file_read path=logs/gate-{m}.txt | 수문 기록 읽기 | 찾은 파일 중 수문 것을 연다.
      file_read path=logs/pump-{m}.txt from_line=1 lines=20 | 펌프 기록 앞부분 | 펌프 쪽 파일의 1~20행만 읽는다.
      ^ | 펌프 로그 첫머리 | {step1}단계 결과에서 pump 파일. 앞 스무 줄이면 된다.
      file_search query=trip path=logs | 트립 찾기 | logs 폴더 안에서 trip 이라는 말을 찾는다.
      file_write path=logs/weather-{m}.txt content="강우 없음" append=true | 날씨 덧붙이기 | 날씨 파일에 '강우 없음'을 덧붙인다. 있던 내용은 지우지 않는다.
      notify message="{at} 유량 {f} m³/h" | 유량 알림 | 이 컴퓨터 알림에 언제 유량이 얼마였는지. 시각이 앞.
      mqtt_publish topic=flow/last payload="{f}" | 유량 발행 | {step2}단계에서 읽은 유량의 숫자만 flow/last 에 낸다.
      memory_store key=flow content="{f} m³/h, {at}" | 유량 메모 | flow 에 유량을 단위와 함께, 쉼표 뒤에 시각을 적는다.
    `,
  },
];
