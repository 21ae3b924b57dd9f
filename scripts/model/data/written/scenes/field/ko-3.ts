import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in Korean, part 3. */
export const fieldKo3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt gh/{h}/wet {"구역": "{zone}", "잎습도": {wet}, "ec": {ec}}',
    slots: { h: '1..6', zone: '=A / B / C', a: '2..8', b: '9..16', c: '17..25', wet: '21..98', ec: '1.1..3.4' },
    tools: ['mistline.fire(line: int, millis: int): Open a mist line for a moment', 'mistline.lock(line: int): Lock a mist line', 'nutri_set(line: int, ec: num): Set the nutrient strength of a line'],
    steps: `
      @zone gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 알려 온 구역 송풍 | 송풍기는 A가 {a}, B가 {b}, C가 {c}번이다. 신호를 보낸 구역 것만 켠다.
      @zone gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 그 구역 송풍 끄기 | A={a}, B={b}, C={c}. 이벤트의 구역에 맞는 핀을 0으로.
      @zone mistline.fire line={a} millis=500 // mistline.fire line={b} millis=500 // mistline.fire line={c} millis=500 | 미스트 반 초 | 구역 A, B, C의 미스트 라인은 차례로 {a}, {b}, {c}. 보고한 구역에 반 초만 쏜다.
      @zone mistline.lock line={a} // mistline.lock line={b} // mistline.lock line={c} | 라인 잠그기 | 라인 번호표: A {a} / B {b} / C {c}. 이번에 온 구역 라인을 잠가라.
      @zone nutri_set line={a} ec=1.8 // nutri_set line={b} ec=2.2 // nutri_set line={c} ec=2.6 | 양액 농도 | A는 라인 {a}에 1.8, B는 라인 {b}에 2.2, C는 라인 {c}에 2.6으로 EC를 둔다. 보고한 구역만 맞춘다.
      notify message="{zone} 구역 잎습도 {wet}%, EC {ec}" | 구역 알림 | 이 컴퓨터에 어느 구역인지, 잎습도(%)와 EC가 얼마인지.
      pushover message="{h}동 {zone} 구역 EC {ec}, 기준 2.0" | 푸시 | {h}동이라는 말로 시작해 구역과 EC를 대고, 쉼표 뒤에 기준 2.0이라고 덧붙여 푸시로 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt yard/lights {"시": {hour}, "조도_lx": {lux}, "핀": {pin}}',
    slots: { hour: '=19, 20, 21, 22, 23 / 8, 9, 11, 13, 15', lux: '200..900', pin: '24..39' },
    tools: ['yardlamp.group(group: front|rear|pond, percent: int): Dim a lamp group', 'yardlamp.off(group: front|rear|pond): Switch a group off', 'clock_mode(mode: summer|winter): Switch the time table'],
    steps: `
      @hour gpio_write pin={pin} value=1 // failed "{hour}시는 18시 전이다" | 외등 | 18시부터 23시까지만 외등을 켠다. 핀과 시각은 메시지에 있다.
      @hour gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | 외등 맞추기 | 저녁(18시 이후)이면 켜고 낮이면 끈다.
      @hour yardlamp.group group=rear percent=75 // yardlamp.off group=rear | 뒤뜰 | 18시 이후에 온 신호라면 뒤뜰을 4분의 3 밝기로, 그 전이라면 뒤뜰을 끈다.
      yardlamp.group group=pond percent=50 | 연못 절반 | 연못 쪽 등을 절반 밝기로 둔다.
      yardlamp.off group=front | 앞뜰 소등 | 앞쪽 등은 끈다.
      clock_mode mode=winter | 동절기 시간표 | 시간표를 겨울로 바꾼다.
      notify message="{hour}시 조도 {lux} lx" | 조도 알림 | 몇 시에 조도가 몇 lx인지 알림으로.
      file_write path=yard/lux.csv content="{hour},{lux}" append=true | 조도 기록 | yard/lux.csv 에 시, 쉼표, 조도 꼴로 덧붙인다. 예: 14,830.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /gpio/req {"핀": {pin}, "값": {v}, "요청": "{who}", "까닭": "{why}"}',
    slots: { pin: '=0, 1, 2, 3 / 4, 5, 6, 9, 12, 17, 22', v: '=0, 1', who: '표영석, 민가람, 추성호, 하미란', why: '시험, 점검, 수동 운전, 청소' },
    tools: ['req.deny(person, reason): Refuse a request', 'req.log(person, pin: int): Write a request into the book'],
    steps: `
      @pin failed "{pin}번은 안전 회로에 쓰인다" // gpio_write pin={pin} value={v} | 요청 처리 | 요청대로 핀에 값을 쓴다. 0~3번은 안전 회로라 누가 부탁해도 쓰지 않고 실패로 남긴다.
      @pin req.deny person={who} reason="안전 회로" // gpio_write pin={pin} value={v} | 안전 핀은 거절 | 3번까지의 핀이면 사유 '안전 회로'로 요청한 사람에게 거절을 남기고, 4번부터는 요청대로 쓴다.
      req.log person={who} pin={pin} | 접수 대장 | 누가 몇 번 핀을 달라고 했는지 대장에 올린다.
      gpio_read pin={pin} | 먼저 읽어 보기 | 요청된 핀이 지금 무엇인지만 읽는다. 쓰지 않는다.
      notify message="{who}: {pin}번 핀, {why}" | 요청 알림 | 요청자 이름, 쌍점, 몇 번 핀, 쉼표, 까닭 순으로 알림을 띄운다.
      memory_store key=pin-{pin} content="{who} ({why})" | 메모 | pin-{pin} 에 요청자를 적고 괄호 안에 까닭을 넣는다.
      send_message channel=matrix to={who} text="요청을 받았습니다" | 답장 | matrix 채널로 요청한 사람에게 '요청을 받았습니다'라고만 답한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt valve/{v}/cmd {"밸브": {v}, "동작": "{act}", "구경_mm": {dn}, "board": "{board}"}',
    slots: { v: '1..12', act: '=열기 / 닫기', dn: '=50, 80, 100, 150', board: 'pico-w1, nano-4, uno-3, esp-7', pin: '13..36' },
    tools: ['actu_open(valve: int, seconds: int): Drive a valve open', 'actu_close(valve: int, seconds: int): Drive a valve shut', 'actu_where(valve: int): Ask for the position'],
    steps: `
      @act gpio_write pin={pin} value=0 board={board} // gpio_write pin={pin} value=1 board={board} | 평상시 열림 밸브 | 적힌 보드의 {pin}번이다. 평상시 열림형이라 전기를 주면(1) 닫히고 끊으면(0) 열린다. 요청된 동작대로 한다.
      @act actu_open valve={v} seconds=30 // actu_close valve={v} seconds=30 | 구동 | 요청된 동작으로 그 밸브를 30초 구동한다.
      ^ | 밸브 조작 | 메시지가 열기면 열고 닫기면 닫는다. 구동은 반 분.
      actu_close valve={v} seconds=60 | 일 분 동안 닫기 | 무엇을 청했든 안전을 위해 그 밸브를 1분간 닫힘 쪽으로 구동한다.
      actu_where valve={v} | 위치 묻기 | 지금 어디까지 열렸는지 그 밸브에 물어본다.
      board_info board={board} | 보드 상태 | 이 밸브가 물린 보드가 살아 있는지 본다.
      gpio_read pin={pin} board={board} | 출력 확인 | 적힌 보드에서 {pin}번을 읽는다.
      notify message="{v}번 밸브 {act}, 구경 {dn} mm" | 밸브 알림 | 몇 번 밸브에 무슨 동작인지, 쉼표 뒤에 구경을 mm로 알림에 쓴다.
      memory_store key=valve-{v}-{act} content="{board}" | 보드 메모 | valve-{v}-{act} 키에 보드 이름만 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt reservoir/{res}/hour {"저수율": {pct}, "유입": {in}, "방류": {out}, "측정": "{at}"}',
    slots: { res: '용담, 백곡, 나주, 성주, 덕동', pct: '21..39 / 42..69 / 82..98', in: '1.2..4.8', out: '5.1..9.9', at: '=2026-07-02 06:00, 2026-08-14 18:00, 2026-09-21 03:00' },
    tools: ['spill_plan(reservoir, cms: num): Plan a release', 'alert_stage(reservoir, stage: watch|warning|none): Put the stage of a reservoir', 'hydro_post(reservoir, percent: int, time): Report the storage'],
    steps: `
      @pct alert_stage reservoir={res} stage=watch // alert_stage reservoir={res} stage=none // alert_stage reservoir={res} stage=warning | 단계 | 이 저수지의 단계를 맞춘다: 저수율 40% 미만은 watch, 80% 초과는 warning, 그 사이는 none.
      @pct failed "저수율이 {pct}%이다" // failed "저수율이 {pct}%이다" // spill_plan reservoir={res} cms=12.5 | 방류 계획 | 저수율이 80%를 넘은 경우에만 초당 12.5톤 방류를 잡는다.
      spill_plan reservoir={res} cms={out} | 지금만큼 방류 | 현재 방류량을 그대로 방류 계획에 넣는다. 유입이 아니다.
      hydro_post reservoir={res} percent={pct} time="{at}" | 저수율 보고 | 저수율과 측정 시각을 보고 시스템에 올린다.
      notify message="{res} 저수율 {pct}%, 유입 {in} m³/s, 방류 {out} m³/s" | 저수지 알림 | 저수지 이름과 저수율, 유입, 방류를 단위(%, m³/s)와 함께 온 순서대로.
      file_write path=res/{res}.csv content="{at},{pct}" append=true | 시각별 기록 | res/{res}.csv 에 측정 시각, 쉼표, 저수율 한 줄을 더한다.
      mqtt_publish topic=res/time payload="{at}" | 시각 중계 | 측정 시각을 온 모양 그대로 res/time 에.
    `,
  },
  {
    language: 'ko',
    earlier: ['열쇠함 조회 | keybox_list → A-{k1} 전기실, A-{k2} 펌프실, A-{k3} 수문실', '근무자 조회 | badge_now → {w1} 펌프실, {w2} 사무실'],
    slots: { k1: '10..39', k2: '40..69', k3: '70..99', w1: '양동근, 허윤자, 곽재석', w2: '엄상철, 변미옥, 주한결' },
    tools: ['keybox_give(key, person): Hand out a key', 'keybox_back(key): Take a key back', 'badge_ping(person): Make a badge buzz'],
    steps: `
      keybox_give key=A-{k2} person={w1} | 펌프실 열쇠 | 펌프실에 있는 사람에게 펌프실 열쇠를 내준다. 둘 다 위에서 나왔다.
      keybox_give key=A-{k1} person={w2} | 전기실 열쇠 | 사무실에 있는 근무자에게 전기실 열쇠를.
      keybox_back key=A-{k3} | 수문실 열쇠 회수 | 수문실 열쇠를 돌려받는다. 번호는 {step1}단계.
      ^ | 열쇠 반납 | 열쇠함 목록에서 수문실 것을 반납 처리.
      badge_ping person={w2} | 사무실 호출 | 사무실에 앉아 있는 사람의 배지를 울린다.
      badge_ping person={w1} | 펌프실 호출 | {step2}단계에서 펌프실로 나온 사람을 부른다.
      notify message="{w1} 펌프실, {w2} 사무실" | 근무 위치 | {step2}단계 결과를 있는 그대로 이 컴퓨터에 띄운다.
      file_write path=keys.txt content="A-{k3} 수문실" append=true | 열쇠 대장 | keys.txt 에 수문실 열쇠의 번호와 곳을 한 칸 띄워 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt cam/{cam} {"카메라": "{cam}", "본것": "{seen}", "확률": {p}, "경광등": {lamp}, "스피커": {horn}}',
    slots: { cam: 'c1, c4, c7, north, gate', seen: '=멧돼지, 고라니 / 고양이, 까치', p: '51..98', lamp: '7..18', horn: '20..34' },
    tools: ['cam_turn(camera, degrees: int): Turn a camera', 'cam_clip(camera, seconds: int): Record a clip', 'fence_pulse(on: bool): Switch the electric fence'],
    steps: `
      @seen fence_pulse on=true // failed "{seen:은} 쫓을 짐승이 아니다" | 전기 울타리 | 멧돼지나 고라니면 울타리에 전기를 넣는다. 다른 짐승이면 넣지 않고 실패로 적는다.
      @seen gpio_write pin={horn} value=1 // failed "본 것이 {seen}이다" | 경음기 | 본 것이 멧돼지·고라니일 때만 스피커 핀을 켠다.
      @seen gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | 경광등 | 멧돼지나 고라니면 경광등을 켜고 그 밖이면 꺼 둔다.
      cam_clip camera={cam} seconds=120 | 2분 녹화 | 잡은 카메라로 2분 녹화한다.
      cam_turn camera={cam} degrees=90 | 직각으로 | 그 카메라를 직각만큼 돌린다.
      fence_pulse on=false | 울타리 내리기 | 사람이 나가니 울타리 전기를 뺀다.
      notify message="{cam}: {seen} {p}%" | 영상 알림 | 알림에 카메라, 쌍점, 본 것과 확률(%)을 쓴다.
      pushover title="{seen}" message="카메라 {cam}" | 푸시 | 푸시의 제목은 본 것, 본문은 '카메라'와 그 이름.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt lab/sample {"시료": "{s}", "채수지점": "{site}", "일자": "{day}", "대장균": {eco}, "잔류염소": {cl}}',
    slots: { s: 'S-204, S-318, Q-22, Q-57, R-101', site: '정수지, 배수지, 관말 2, 원수, 여과수', day: '=2026-05-11, 2026-06-20, 2026-09-03, 2026-10-28', eco: '=0 / 1, 2, 4, 7', cl: '0.11..0.89' },
    tools: ['lims_pass(sample, date): Approve a sample', 'lims_fail(sample, cause): Reject a sample', 'lims_again(site, days: int): Plan a new sample at a place'],
    steps: `
      @eco lims_pass sample={s} date={day} // failed "대장균이 {eco} CFU 나왔다" | 적합 판정 | 대장균이 하나도 없으면 그 시료를 적힌 일자로 적합 처리한다. 나왔으면 처리하지 말고 실패.
      @eco lims_pass sample={s} date={day} // lims_fail sample={s} cause=대장균 | 판정 | 대장균 0이면 적힌 일자로 적합, 아니면 원인 '대장균'으로 부적합.
      lims_again site="{site}" days=2 | 재채수 | 같은 지점에서 이틀 뒤 다시 뜨도록 잡는다.
      ^ | 이틀 뒤 다시 | 시료 번호가 아니라 채수한 지점으로 예약할 것. 모레.
      notify message="{site} 시료 {s}, 대장균 {eco} CFU" | 수질 알림 | 어느 지점 시료가 몇 번인지와 대장균(CFU)을 알림에 쓴다. '시료'라는 말을 넣는다.
      file_write path=lab/2026.csv content="{day},{s},{cl}" append=true | 시험 대장 | lab/2026.csv 끝에 일자, 시료, 잔류염소 순으로 쉼표로 이어 한 줄.
      memory_store key=cl-{s} content="{site} {cl} mg/L" | 염소 메모 | cl-{s} 에 지점과 잔류염소를 mg/L까지 적는다.
      send_message channel=email to=lab@hansu.kr text="{s} 대장균 {eco}" | 시험실 메일 | email 로 lab@hansu.kr 에 시료와 '대장균' 뒤에 값만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt elevator/{car}/sensor {"호기": {car}, "문": "{door}", "하중_kg": {kg}, "층": {floor}}',
    slots: { car: '1..4', door: '=닫힘 / 열림', kg: '60..990 / 1010..1480', floor: '5..21' },
    tools: ['liftbus.call(car: int, floor: int): Send a car to a floor', 'liftbus.door(car: int, action: open|close): Work the doors', 'liftbus.speed(car: int, mms: int): Set the speed'],
    steps: `
      @door liftbus.call car={car} floor=3 // failed "문이 열려 있다" | 3층으로 | 문이 닫혀 있는 것이 확인된 호기만 3층으로 보낸다.
      @door failed "이미 닫혀 있다" // liftbus.door car={car} action=close | 문 닫기 | 문이 열린 채라면 닫는다. 닫혀 있으면 할 일이 없으니 실패.
      @kg liftbus.call car={car} floor=1 // failed "하중이 {kg} kg으로 1000 kg을 넘는다" | 1층으로 | 하중이 1000 kg 이하일 때만 1층으로 내린다.
      @kg liftbus.speed car={car} mms=1000 // liftbus.speed car={car} mms=500 | 속도 | 1000 kg을 넘기면 초당 반 미터, 아니면 초당 1미터로. 단위는 mm/s.
      liftbus.door car={car} action=open | 문 열기 | 이 호기 문을 연다.
      notify message="{car}호기 {floor}층, 하중 {kg} kg" | 승강기 알림 | 몇 호기가 몇 층인지, 쉼표 뒤에 하중을 kg로 알림.
      mqtt_publish topic=lift/{car}/door payload="{door}" | 문 상태 | 문이 어떤지만 lift/{car}/door 에 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt compost/{pile} {"더미": "{pile}", "심부온도": {core}, "수분": {moist}, "뒤집기": {turns}}',
    slots: { pile: 'P1, P2, P3, Q1, Q4', core: '41..54 / 56..72', moist: '73..98', turns: '3..12' },
    tools: ['compost_turn(pile, passes: int): Turn a pile', 'compost_wet(pile, liters: int): Wet a pile', 'compost_rest(pile, days: int): Leave a pile alone'],
    steps: `
      @core failed "심부온도가 {core}℃이다" // compost_turn pile={pile} passes=2 | 뒤집기 | 심부가 55도를 넘긴 더미만 두 번 뒤집는다.
      @core compost_rest pile={pile} days=3 // compost_turn pile={pile} passes=1 | 더미 돌보기 | 55도 이하면 사흘 그대로 두고, 넘으면 한 번 뒤집는다.
      compost_wet pile={pile} liters=400 | 물 주기 | 이 더미에 0.4톤, 즉 400리터 준다.
      compost_turn pile={pile} passes=3 | 세 번 | 온도와 상관없이 세 번 뒤집는다.
      compost_rest pile={pile} days=14 | 두 주 | 보고한 더미를 두 주 그냥 둔다.
      notify message="{pile} 더미 심부온도 {core}℃, 수분 {moist}%" | 퇴비 알림 | 어느 더미의 심부온도와 수분이 얼마인지 단위까지 알림.
      file_write path=compost/{pile}.txt content="{turns}회, {core}℃" append=true | 퇴비 기록 | compost/{pile}.txt 에 뒤집기 횟수(회)와 심부온도(℃)를 쉼표로 더한다.
      failed "로더를 몰 도구가 없다" | 로더 작업 | 로더를 몰고 가서 더미를 옆으로 옮긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt bee/hive{n} {"벌통": {n}, "무게_kg": {kg}, "소리_hz": {hz}, "온도": {t}}',
    slots: { n: '1..24', kg: '28..49 / 51..74', hz: '180..410', t: '31.5..36.5' },
    tools: ['hive_feed(hive: int, syrup_ml: int): Pump syrup into a hive', 'hive_vent(hive: int, gap: narrow|wide): Set the entrance', 'hive_note(hive: int, text): Write into the hive book'],
    steps: `
      @kg hive_feed hive={n} syrup_ml=1500 // failed "무게가 {kg} kg으로 넉넉하다" | 급이 | 50 kg이 안 되는 벌통에만 시럽 1.5리터를 준다. 도구는 ml로 받는다.
      hive_vent hive={n} gap=wide | 소문 넓히기 | 이 벌통의 소문을 넓힌다.
      hive_vent hive={n} gap=narrow | 소문 좁히기 | 말벌이 보인다. 같은 벌통의 소문을 좁힌다.
      hive_note hive={n} text="소리 {hz} Hz" | 벌통 일지 | 벌통 일지에 '소리'와 그 값(Hz)을 적는다.
      hive_note hive={n} text="여왕 확인" | 여왕 확인 | 일지에는 '여왕 확인'이라고만 쓴다. 잰 값들은 쓰지 않는다.
      notify message="{n}번 벌통 {kg} kg, {t}℃" | 벌통 알림 | 몇 번 벌통이 몇 kg이고 몇 ℃인지 이 컴퓨터에.
      pushover message="{n}번 벌통 소리 {hz} Hz" | 분봉 푸시 | 몇 번 벌통의 소리가 몇 Hz인지 푸시로 보낸다.
      file_write path=bee/weights.csv content="{n}={kg}" append=true | 무게 기록 | bee/weights.csv 에 벌통 번호, 등호, 무게를 붙여 추가. 예: 3=42.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt rice/{field} {"필지": "{field}", "논물_cm": {cm}, "물꼬": {inlet}, "배수구": {outlet}, "비예보_mm": {rain}}',
    slots: { field: 'N1, N4, S2, S7, E3', cm: '1..3 / 6..12', inlet: '13..19', outlet: '20..29', rain: '=0, 30, 45, 60' },
    tools: ['paddy_hold(field, days: int): Keep the water standing', 'paddy_target(field, cm: int): Set the depth of water'],
    steps: `
      @cm gpio_write pin={inlet} value=1 // failed "논물이 {cm} cm로 5 cm 이상이다" | 물 대기 | 논물이 5 cm 미만인 필지만 물꼬를 연다. 물꼬 핀은 1이면 열린다.
      @cm gpio_write pin={inlet} value=1 // gpio_write pin={outlet} value=1 | 논물 맞추기 | 5 cm에 못 미치면 물꼬를, 5 cm를 넘으면 배수구를 연다(1).
      gpio_write pin={outlet} value=0 | 배수구 막기 | 배수구를 막는다. 0이 닫힘.
      gpio_write pin={inlet} value=0 | 물꼬 막기 | 물은 그만. 물꼬 쪽 핀을 0으로.
      paddy_target field={field} cm=7 | 목표 수심 | 이 필지의 목표를 7 cm로.
      paddy_hold field={field} days=5 | 닷새 가두기 | 제초제를 뿌렸다. 닷새 동안 물을 가둔다.
      notify message="{field} 필지 논물 {cm} cm, 비 예보 {rain} mm" | 논 알림 | 어느 필지의 논물이 몇 cm인지와 비 예보가 몇 mm인지 알림.
      memory_store key=paddy-{field} content="{cm} cm" | 논물 메모 | paddy-{field} 에 논물 깊이를 cm까지만 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /visit {"업체": "{co}", "기사": "{who}", "장비": "{dev}", "날짜": "{day}", "시간": "{time}"}',
    slots: { co: '한성전기, 삼우펌프, 대일냉동, 미래계장', who: '감동훈, 석미애, 라종구, 탁영민', dev: '2호 펌프, 수변전반, 냉동기 3, 유량계', day: '=2026-06-03, 2026-07-15, 2026-08-27', time: '=09:00, 10:30, 13:00, 15:30' },
    tools: ['visit.book(company, date, time): Book a visit', 'visit.pass(person, days: int): Issue a pass', 'asset.lock(asset, reason): Take an asset out of use', 'asset.free(asset): Give an asset back'],
    steps: `
      visit.book company={co} date={day} time={time} | 방문 예약 | 온 업체를 적힌 날짜와 시간에 예약한다.
      visit.pass person={who} days=1 | 출입증 | 기사에게 하루짜리 출입증을 내준다.
      visit.pass person={who} days=7 | 일주일 출입증 | 같은 사람에게 한 주짜리를.
      asset.lock asset="{dev}" reason="{co} 점검" | 장비 잠금 | 손볼 장비를 사용 중지로 건다. 사유는 업체 이름에 '점검'을 붙인 것.
      asset.free asset="{dev}" | 장비 풀기 | 작업이 끝난 장비를 돌려준다.
      notify message="{co} {who}, {day} {time}" | 방문 알림 | 이 컴퓨터 알림: 업체와 기사, 쉼표, 날짜와 시간.
      send_message channel=sms to={who} text="{time} {dev}" | 기사 문자 | sms로 기사에게 시간과 장비만 보낸다.
      cron_add schedule={day}T{time} action=message text="{co} 도착" | 도착 예약 | 방문 시각({day}T{time})에 맞춰, 업체 이름과 '도착'이라는 메시지가 나가게 예약한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt agv/{cart} {"대차": "{cart}", "위치": "{at}", "목적지": "{to}", "배터리": {bat}, "적재": {load}}',
    slots: { cart: 'V1, V2, V5, V7', at: '육묘실, 선별장, 저온 2, 정비소', to: '출하장, 가동 하우스, 퇴비장, 세척실', bat: '11..24 / 26..97', load: '100..480' },
    tools: ['cart_go(cart, destination): Send a cart somewhere', 'cart_dock(cart, minutes: int): Charge a cart', 'cart_weigh(cart): Weigh the load again'],
    steps: `
      @bat failed "배터리가 {bat}%이다" // cart_go cart={cart} destination="{to}" | 대차 보내기 | 배터리가 25%를 넘을 때만 그 대차를 적힌 목적지로 보낸다.
      ^ | 이동 | 목적지로 보낸다. 지금 위치 말고. 25% 아래면 보내지 않는다.
      @bat cart_dock cart={cart} minutes=120 // failed "배터리가 {bat}%로 충분하다" | 충전 | 배터리가 25%에 못 미치면 두 시간 충전한다.
      cart_go cart={cart} destination="{at}" | 제자리 | 지금 있는 곳을 목적지로 다시 준다.
      cart_weigh cart={cart} | 다시 달기 | 적재량을 다시 잰다.
      notify message="{cart} {at} → {to}" | 이동 알림 | 알림에 대차, 위치, 화살표(→), 목적지를 한 칸씩 띄워 쓴다.
      pushover message="{cart} 적재 {load} kg, 배터리 {bat}%" | 적재 푸시 | 푸시로 대차의 적재(kg)와 배터리(%)를.
      memory_store key=cart-{cart} content="{to}" | 목적지 메모 | cart-{cart} 에 목적지만.
    `,
  },
  {
    language: 'ko',
    earlier: ['시험 결과 읽기 | lab_fetch → 탁도 {ntu} NTU, 잔류염소 {cl} mg/L, 판정 {res}', '당번 | duty_who → {who}'],
    slots: { ntu: '0.06..0.29', cl: '0.32..0.88', res: '=적합 / 부적합, 보류', who: '맹순호, 지옥란, 편영길' },
    tools: ['train_open(train: int): Put a train into service', 'train_close(train: int): Take a train out', 'chlor_step(train: int, mgl: num): Set the chlorine'],
    steps: `
      @res train_open train=2 // failed "판정이 {res}이다" | 2계열 투입 | 판정이 적합일 때만 2계열을 넣는다.
      @res failed "판정이 {res}이라 빼지 않는다" // train_close train=2 | 2계열 빼기 | {step1}단계 판정이 적합이 아니면 2계열을 뺀다. 적합이면 뺄 까닭이 없으므로 실패로 적는다.
      @res train_open train=1 // train_close train=1 | 판정대로 | 적합이면 1계열을 넣고 아니면 뺀다.
      chlor_step train=2 mgl={cl} | 지금 농도로 | 잰 잔류염소를 그대로 2계열 목표로 준다.
      ^ | 염소 목표 | 시험에서 나온 염소 값이 2계열의 목표가 된다.
      notify message="판정 {res}, 탁도 {ntu} NTU" | 판정 알림 | 판정과 탁도(NTU)를 이 순서로 알림에 쓴다. 결과와는 순서가 다르다.
      send_message channel=kakao to={who} text="탁도 {ntu} NTU, 잔류염소 {cl} mg/L" | 당번에게 | kakao로 당번에게 탁도와 잔류염소를 단위와 함께 보낸다. 당번은 {step2}단계.
      file_write path=lab/last.txt content="{ntu} / {cl} / {res}" | 마지막 결과 | lab/last.txt 를 새로 쓴다. 탁도, 잔류염소, 판정을 ' / '로 가르고 단위는 뺀다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt chick/brooder{n} {"육추기": {n}, "온도": {t}, "열등": {lamp}, "주령": {age}}',
    slots: { n: '1..6', t: '24..29 / 31..34 / 37..41', lamp: '13..23', age: '=42, 45, 48, 50' },
    tools: ['brooder_dim(brooder: int, percent: int): Dim the heat lamp', 'brooder_fan(brooder: int, speed: slow|mid|fast): Set the fan', 'brooder_name(brooder: int, label): Put a label'],
    steps: `
      @t gpio_write pin={lamp} value=1 // failed "온도가 {t}℃로 30에서 36 사이이다" // gpio_write pin={lamp} value=0 | 열등 | 30도 미만이면 열등 핀을 켜고, 36도를 넘으면 끈다. 그 사이면 손대지 말고 실패로.
      @t brooder_dim brooder={n} percent=100 // brooder_dim brooder={n} percent=60 // brooder_dim brooder={n} percent=20 | 열등 밝기 | 30 미만은 100퍼센트, 36 초과는 20퍼센트, 그 사이는 60퍼센트. 이 육추기에.
      brooder_fan brooder={n} speed=fast | 환기 빠르게 | 이 육추기 팬을 빠르게.
      brooder_fan brooder={n} speed=slow | 환기 천천히 | 병아리가 몰린다. 팬을 느리게 돌린다.
      brooder_name brooder={n} label="주령 {age}" | 이름표 | 이름표에 '주령'이라고 쓰고 주령 값을 붙인다.
      notify message="{n}번 육추기 {t}℃" | 육추기 알림 | 몇 번 육추기가 몇 ℃인지 알림으로.
      file_write path=chick/{n}.csv content="{age};{t}" append=true | 육추 일지 | chick/{n}.csv 에 주령;온도 꼴로 더한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt substation/{sub} {"변압기": "{tr}", "유온": {oil}, "권선온": {wind}, "부하율": {load}, "팬릴레이": {fan}}',
    slots: { sub: 's1, s2, s3', tr: 'TR1, TR2, TR3, TR5', oil: '41..59 / 61..88', wind: '89..112', load: '21..39', fan: '4..16' },
    tools: ['tap_shift(transformer, steps: int): Shift the tap; negative lowers', 'tr_cool(transformer, stage: 1|2): Choose the cooling stage', 'relay_event(transformer, text): Write into the event list'],
    steps: `
      @oil gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | 냉각팬 | 유온이 60℃를 넘으면 팬릴레이를 켜고 아니면 끈다. 권선온은 보지 않는다.
      @oil tr_cool transformer={tr} stage=1 // tr_cool transformer={tr} stage=2 | 냉각 단계 | 이 변압기를 유온 60℃ 초과면 2단, 이하면 1단 냉각으로.
      tap_shift transformer={tr} steps=-1 | 탭 내리기 | 전압이 높다. 이 변압기 탭을 한 단 내린다. 내릴 때는 음수.
      tap_shift transformer={tr} steps=2 | 탭 올리기 | 탭을 두 단 올린다.
      relay_event transformer={tr} text="권선온 {wind}℃" | 이벤트 기록 | 변압기 이벤트 목록에 '권선온'과 그 값을 ℃로 남긴다.
      notify message="{tr} 유온 {oil}℃, 권선온 {wind}℃" | 변압기 알림 | 어느 변압기의 유온과 권선온이 몇 ℃인지 알림.
      mqtt_publish topic=sub/{tr}/load payload="{load}%" | 부하율 | sub/{tr}/load 에 부하율을 %까지 낸다.
      gpio_write pin={fan} value=0 | 팬 수동 정지 | 사람이 가까이 가니 팬릴레이를 내린다. 온도는 따지지 않는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt fert/mix {"레시피": "{rec}", "A액_l": {a}, "B액_l": {b}, "산_ml": {acid}, "구역": {zone}}',
    slots: { rec: '토마토-초기, 파프-비대, 딸기-겨울, 오이-여름', a: '11..25', b: '26..45', acid: '150..480', zone: '1..9' },
    tools: ['dosa.pump(tank: A|B|acid, ml: int): Pump from a stock tank', 'dosa.recipe(zone: int, recipe): Choose the recipe of a zone', 'dosa.rinse(zone: int): Rinse'],
    steps: `
      dosa.recipe zone={zone} recipe={rec} | 레시피 지정 | 이 구역에 온 레시피를 건다.
      dosa.pump tank=acid ml={acid} | 산 주입 | 메시지에 있는 만큼 산을 넣는다.
      dosa.pump tank=B ml=2000 | B액 2리터 | B탱크에서 2리터. 도구 단위는 ml이고, 적혀 온 B액 양은 한 배치 전체이니 쓰지 않는다.
      dosa.pump tank=A ml=500 | A액 반 리터 | A탱크에서 반 리터만.
      dosa.rinse zone={zone} | 배관 헹굼 | 온 구역 배관을 헹군다.
      notify message="{zone}구역 {rec}, A액 {a} L, B액 {b} L" | 양액 알림 | 몇 구역에 무슨 레시피인지, A액과 B액이 몇 L인지 알림.
      memory_store key=recipe-{zone} content="{rec} (산 {acid} mL)" | 레시피 메모 | recipe-{zone} 에 레시피를 적고 괄호 안에 '산'과 양을 mL로.
      file_write path=fert.csv content="{zone},{a},{b},{acid}" append=true | 양액 기록 | fert.csv 에 구역, A액, B액, 산을 쉼표로 이어 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt alarm/{src} {text}',
    slots: { src: 'p1, gate2, weir, pond5', text: '=2호 펌프 과부하 트립, 14:22 침사지 수위 상한, DO 3.1 mg/L 저하, 배터리 11.8 V 저전압' },
    tools: ['tts_say(zone: hall|yard|all, text): Speak over the loudspeakers', 'alarm_quiet(source): Silence an alarm', 'alarm_pass(source, text): Hand an alarm on'],
    steps: `
      tts_say zone=hall text="{text}" | 방송 | 들어온 문구를 홀에 그대로 방송한다.
      tts_say zone=all text="대피하십시오" | 대피 방송 | 온 구역에 '대피하십시오'라고만 방송한다. 들어온 문구는 읽지 않는다.
      alarm_pass source={src} text="{text}" | 넘기기 | {src} 경보를 문구 그대로 위로 넘긴다.
      alarm_quiet source={src} | 소리 끄기 | {src} 경보음을 끈다.
      notify message="경보: {text}" | 화면 알림 | '경보:' 하고 한 칸 띄운 뒤 들어온 문구를 붙여 이 컴퓨터에 띄운다.
      send_message channel=telegram text="{text}" | 텔레그램 | telegram 채널에 온 것을 글자 하나 바꾸지 말고 보낸다.
      file_write path=alarm.log content="{src} {text}" append=true | 경보 기록 | alarm.log 에 {src:을} 적고 한 칸 띄워 문구를 이어 한 줄 추가.
      memory_store key=alarm-{src} content="{text}" | 경보 메모 | alarm-{src} 에 온 문구를 적어 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt flood/{st} {"지점": "{st}", "수위_m": {lvl}, "강우": {rain}, "판정": "{grade}"}',
    slots: { st: '상평교, 하남보, 옥천, 대문교', lvl: '1.2..4.8', rain: '6..58', grade: '=정상, 주의 / 경계, 심각' },
    tools: ['siren_zone(zone, seconds: int): Sound a siren', 'sign_text(sign, text): Write on a road sign', 'flood_form(station, level: num): File the flood report'],
    steps: `
      @grade failed "판정이 {grade}이다" // siren_zone zone={st} seconds=60 | 사이렌 | 경계나 심각일 때만 그 지점 사이렌을 일 분 울린다.
      @grade sign_text sign={st} text="통행 가능" // sign_text sign={st} text="통행 금지" | 전광판 | 판정이 경계 이상이면 그 지점 전광판에 '통행 금지', 아니면 '통행 가능'이라고 쓴다.
      flood_form station={st} level={lvl} | 홍수 보고 | 그 지점 수위로 보고서를 넣는다.
      siren_zone zone={st} seconds=5 | 시험 취명 | 판정과 무관하게 5초 시험으로 울린다.
      notify message="{st} 수위 {lvl} m, 강우 {rain} mm" | 홍수 알림 | 지점과 수위(m), 강우(mm)를 이 컴퓨터에 알린다.
      pushover title=홍수 message="{st} {grade}" | 판정 푸시 | 제목을 홍수로 하고 지점과 판정을 본문에 쓴다.
      mqtt_publish topic=flood/level payload="{st}: {lvl} m" | 수위 발행 | flood/level 에 지점, 쌍점, 수위를 m까지.
    `,
  },
  {
    language: 'ko',
    earlier: ['예비 부품 조회 | parts_find → 씰 {a}개, 벨트 {b}개, 필터 {c}개'],
    slots: { a: '=0 / 2, 3, 5', b: '6..19', c: '20..60', shelf: 'R2, R5, S1, S8' },
    tools: ['parts_out(part: seal|belt|filter, count: int): Take parts', 'parts_buy(part: seal|belt|filter, count: int): Buy parts'],
    steps: `
      @a failed "씰이 없다" // parts_out part=seal count=2 | 씰 두 개 | 재고가 있으면 씰을 두 개 꺼낸다. {step1}단계에서 0개였으면 실패.
      @a parts_buy part=seal count=10 // failed "씰이 {a}개 있다" | 씰 주문 | 씰이 하나도 없을 때에만 열 개를 산다.
      parts_out part=belt count={b} | 벨트 전부 | 남은 벨트를 모두 꺼낸다. 몇 개인지는 위에.
      parts_out part=filter count=6 | 필터 반 다스 | 필터를 반 다스 꺼낸다.
      notify message="벨트 {b}개, 필터 {c}개" | 부품 알림 | 벨트와 필터가 몇 개인지 이 컴퓨터에.
      file_write path=parts/{shelf}.txt content="씰 {a}, 벨트 {b}, 필터 {c}" | 재고표 새로 쓰기 | parts/{shelf}.txt 를 새로 쓴다. 세 가지를 나온 순서대로 이름과 수만 쉼표로.
      memory_store key=belt content="{b}개" | 벨트 메모 | belt 에 벨트 수를 '개'까지.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pv/roof {"지붕": "{roof}", "적설_cm": {snow}, "열선": {wire}, "일사": {rad}}',
    slots: { roof: '남동, 북동, 축사, 창고', snow: '0..4 / 11..42', wire: '7..28', rad: '51..640' },
    tools: ['array_tilt(roof, degrees: int): Tilt an array', 'array_clean(roof, passes: int): Run the cleaner'],
    steps: `
      @snow failed "적설이 {snow} cm로 10 cm 이하이다" // gpio_write pin={wire} value=1 | 융설 열선 | 눈이 10 cm를 넘게 쌓였을 때만 열선을 켠다.
      @snow gpio_write pin={wire} value=0 // gpio_write pin={wire} value=1 | 열선 자동 | 10 cm 초과면 켜고 이하면 끈다. 핀은 메시지의 열선.
      @snow array_clean roof={roof} passes=1 // array_tilt roof={roof} degrees=60 | 눈 대책 | 10 cm 이하면 세척기를 한 번 돌리고, 넘으면 그 지붕 패널을 60도로 세운다.
      array_tilt roof={roof} degrees=15 | 눕히기 | 바람이 세다. 이 지붕 패널을 15도로 눕힌다.
      array_clean roof={roof} passes=2 | 두 번 세척 | 황사 뒤라 두 번.
      notify message="{roof} 지붕 적설 {snow} cm" | 적설 알림 | 어느 지붕에 적설이 몇 cm인지 알림.
      file_write path=pv/{roof}.csv content="{rad}" append=true | 일사 기록 | pv/{roof}.csv 에 일사 값만 한 줄 더한다.
      failed "눈을 쓸어 낼 도구가 없다" | 눈 쓸기 | 지붕에 올라가 눈을 쓸어 내린다.
    `,
  },
];
