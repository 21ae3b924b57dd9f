import type { Scene } from '../../scene';

/** Pins and states said in a roundabout way, inverted, or one of several, in Korean, part 1. */
export const sensesKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 버섯/{room} {"습도": {hum}, "온도": {temp}, "CO2": {co2}}',
    slots: { room: '1동, 2동, 느타리방, 표고방', hum: '48..74 / 86..97', temp: '14..21', co2: '600..1900', mist: '10..16', heat: '17..23', fan: '24..31', bd: '재배사, mush-1, shed-2' },
    tools: ['mycel_curtain(room, state: open|closed): Move the shade curtain', 'mycel_duct(room, blow: bool): Let the fresh air duct blow', 'mycel_uv(room, lamp: 0|1): Switch the germ lamp', 'mycel_door(room, lock: locked|unlocked): Lock a room'],
    steps: `
      gpio_write pin={mist} value=1 | 가습기만 | {mist:이} 가습기, {heat:은} 히터, {fan:이} 환풍기다. 가습기만 켠다.
      gpio_write pin={heat} value=0 | 히터는 꺼 두기 | {temp}도면 충분하니 {heat}번 히터는 꺼 둔다. {mist}번 가습기는 지금 그대로.
      gpio_write pin={fan} value=0 | 환풍기 멎게 | {fan}번 출력을 내려 환풍기가 멎게 해 주세요.
      @hum gpio_write pin={mist} value=1 // gpio_write pin={fan} value=1 | 습도 따라 | 습도가 80% 아래면 {mist}번(가습)을, 위면 {fan}번(환기)을 올린다.
      mycel_curtain room="{room}" state=closed | 빛 막기 | 포자가 앉을 때까지 이 방에는 햇빛이 들면 안 된다. 차광막을 친다.
      mycel_duct room="{room}" blow=true | 바람 넣기 | 이산화탄소가 {co2}ppm이라 답답하다. 보고한 방에 새 공기를 불어 넣자.
      mycel_uv room="{room}" lamp=0 | 살균등 죽이기 | 사람이 들어가니 이 방 살균등부터 죽여.
      mycel_door room="{room}" lock=unlocked | 방 풀기 | 수확조가 왔습니다. 그 방 잠금을 풀어 주십시오.
    `,
  },
  {
    language: 'ko',
    earlier: ['펌프 상태 확인 | pump_state → 큰 펌프 가동 중, 출력 핀 {p1}. 작은 펌프(핀 {p2})는 쉬는 중.', '저수조 수위 | level_read → {cm}cm'],
    slots: { p1: '4..14', p2: '15..27', cm: '18..52 / 91..140', bd: '펌프실, pit-a, sump' },
    tools: ['watrix_pump(pump: big|small, run: bool): Run or stop a pump', 'watrix_sluice(state: up|down): Move the sluice', 'watrix_buzzer(sound: on|off): Sound the buzzer', 'watrix_latch(value: 0|1): Set or reset the alarm latch'],
    steps: `
      gpio_write pin={p1} value=0 | 큰 쪽 세우기 | 돌고 있는 큰 쪽을 세워. 몇 번 핀인지는 {step1}단계에 나와 있다.
      gpio_write pin={p2} value=1 | 쉬던 펌프 돌리기 | 교대 시간이다. 여태 쉰 펌프를 이제 돌린다.
      gpio_write pin={p2} value=0 board={bd} | 작은 쪽은 그대로 멈춤 | 작은 쪽이 돌지 못하도록 {bd} 보드에서 그 출력을 0으로 눌러 둔다.
      @cm gpio_write pin={p1} value=0 // gpio_write pin={p2} value=1 | 수위 판단 | 저수조가 70cm를 넘으면 쉬는 펌프까지 보태고, 70cm에 못 미치면 도는 펌프를 멈춘다.
      gpio_read pin={p1} | 정말 도는지 | 큰 펌프 핀이 지금 몇인지 읽기만 할 것. 건드리지 않는다.
      @cm watrix_buzzer sound=off // watrix_buzzer sound=on | 부저 | 수위가 80cm 이상이면 부저를 울리게 하고 그보다 낮으면 조용히 시킨다.
      watrix_pump pump=small run=true | 제어기로 기동 | 핀 말고 펌프 도구를 써서 작은 놈을 깨워 주세요.
      watrix_sluice state=down | 수문 | 하류에서 공사를 하니 수문은 내려놓는다.
      watrix_latch value=0 | 경보 풀기 | 걸려 있는 경보 래치를 리셋한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /relay/test {"릴레이": "{k}", "핀": {pin}, "유지초": {sec}, "담당": "{who}"}',
    slots: { k: 'K1, K7, RY3, MC2', pin: '2..15', sec: '20..90', who: '배도현, 유라희, 남궁솔, 문태오', k2: '16..27', bd: '시험대, 보조반, rig-2' },
    tools: ['coil_state(relay, state: 여자|소자): Energise or release a coil', 'contactor_pull(relay, hold: bool): Hold a contactor in', 'mccb_move(breaker, to: 투입|트립): Move a breaker', 'latch_relay(relay, value: 0|1): Set or reset a latching relay'],
    steps: `
      gpio_write pin={pin} value=1 | 붙이기 | 이벤트의 핀에 전기를 넣어 릴레이를 붙여 주세요.
      gpio_write pin={pin} value=0 | 떨어뜨리기 | {sec}초 동안 물고 있었으니 이제 그 릴레이를 떨어뜨린다.
      gpio_write pin={k2} value=1 board="{bd}" | 예비 릴레이 | {bd} 보드 {k2}번에 예비 릴레이가 있다. 여자시켜라. 이벤트의 핀은 건드리지 말고.
      gpio_read pin={k2} | 붙었나 | 15밀리초면 붙어야 한다. {k2}번이 몇인지 봐 줘.
      coil_state relay={k} state=소자 | 코일 놓아주기 | 드라이버 도구로 보고된 릴레이의 코일을 소자한다.
      contactor_pull relay={k} hold=true | 물려 두기 | {who} 담당이 재는 동안 그 접촉기를 계속 물려 둔다.
      mccb_move breaker=Q3 to=트립 | 차단기 내려 | 시험 끝, 차단기 Q3을 떨어뜨려.
      latch_relay relay={k} value=0 | 래치 풀기 | 기억된 상태가 남으면 안 되니 이 릴레이를 리셋.
      notify message="{k} {sec}초 유지" title="릴레이" | 결과 보이기 | 이 컴퓨터에 제목 '릴레이'로 띄운다. 내용은 릴레이 이름, 유지한 초, '유지' 순이다(예: K9 30초 유지).
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 온실/구역 {"구역": "{zone}", "요청": "{want}", "분": {mins}}',
    slots: { zone: '=A / B', want: '=관수, 물 주기', mins: '5..25', pa: '2..9', pb: '10..18', main: '19..27', bd: '온실반, green-1, 농장' },
    tools: ['agroline_zone(zone, valve: open|closed): Open or close a zone valve', 'agroline_net(side: left|right, rolled: bool): Roll the insect net', 'agroline_mixer(run: 0|1): Run the fertiliser mixer', 'agroline_lamp(state: on|off): Grow lamps'],
    steps: `
      @zone gpio_write pin={pa} value=1 // gpio_write pin={pb} value=1 | 구역 열기 | A구역 밸브는 {pa}번, B구역은 {pb}번, 둘 다 1에서 열린다. 이벤트에 적힌 구역을 연다.
      @zone gpio_write pin={pb} value=0 // gpio_write pin={pa} value=0 | 나머지는 막기 | {pa:은} A, {pb:은} B. 이벤트에 나온 구역 말고 다른 쪽 밸브를 0으로 닫는다.
      @zone gpio_write pin={pa} value=0 board="{bd}" // gpio_write pin={pb} value=0 board="{bd}" | 물 끊기 | {mins}분이 지났다. 보드 {bd}에서 해당 구역의 물을 끊어라(A={pa}, B={pb}, 낮으면 닫힘).
      gpio_write pin={main} value=1 | 주 밸브 | 주 밸브({main})는 스프링이 열고 전기가 닫는다. 점검하는 동안 닫아 둔다.
      gpio_write pin={main} value=0 board="{bd}" | 주 밸브 다시 | {bd:이}라는 보드의 {main}번은 1이면 막히고 0이면 트인다. 트이게 해 주세요.
      agroline_zone zone={zone} valve=closed | 제어기로 닫기 | 관수 제어기에 말해서 요청한 구역을 잠근다.
      agroline_net side=left rolled=true | 방충망 | 왼쪽 방충망은 걷어 올린 채로 둔다.
      agroline_mixer run=0 | 비료 교반 멎게 | 오늘은 맹물만 준다. 비료 섞는 기계는 돌지 않게 해라.
      agroline_lamp state=on | 보광등 | 흐린 날이라 보광등이 켜져 있어야 합니다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral gpio/{pin} {"pin": {pin}, "level": {lvl}, "board": "{bd}"}',
    slots: { pin: '3..12', lvl: '=0 / 1', bd: '창고, gate-pi, yard', lamp: '13..19', siren: '20..27', sec: '15..50' },
    tools: ['gatewatch_floodlight(on: bool): Switch the floodlight', 'gatewatch_bolt(bolt: 잠금|해제): Bolt the gate', 'gatewatch_camera(record: 0|1): Record or not', 'gatewatch_arm(state: armed|disarmed): Arm the alarm'],
    steps: `
      @lvl gatewatch_bolt bolt=잠금 // failed "문이 열려 있다" | 닫혔으면 잠그기 | 0은 접점이 붙었다, 곧 문이 닫혔다는 뜻. 닫혔을 때만 빗장을 걸고 열려 있으면 실패로 둔다.
      @lvl gatewatch_floodlight on=false // gatewatch_floodlight on=true | 투광등 | 문 접점은 닫힘 0, 열림 1로 들어온다. 열리면 투광등이 켜지고 닫히면 꺼지게 한다.
      gpio_read pin={pin} board={bd} | 다시 확인 | 이벤트에 나온 보드에서 같은 핀을 한 번 더 읽어라.
      gpio_write pin={siren} value=0 board={bd} | 사이렌 조용히 | {sec}초나 울렸다. {bd} 보드 {siren}번 사이렌을 조용히 시킨다.
      gpio_write pin={lamp} value=1 board={bd} | 경광등 | 경광등은 {lamp}번, 사이렌은 {siren}번. 보드 {bd}에서 경광등만 돌게 하고 소리는 내지 마라.
      gatewatch_camera record=1 | 녹화 | 밤새 카메라가 찍고 있어야 해요.
      gatewatch_arm state=disarmed | 경계 풀기 | 경비원이 들어온다. 경보를 풀어 둔다.
      @lvl notify message="창고 문 닫힘" // notify message="창고 문 열림" | 문 알림 | 접점이 0이면 '창고 문 닫힘', 1이면 '창고 문 열림'이라고 이 컴퓨터에 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 선반/{no} {"회전수": {rpm}, "척": "{chuck}", "덮개": "{guard}"}',
    slots: { no: '1..6', rpm: '=0 / 420, 800, 1200', chuck: '=물림 / 풀림', guard: '=닫힘 / 열림', brake: '7..13', cool: '14..20', tower: '21..27', bd: '선반반, cnc-io, 가공2' },
    tools: ['turnix_chuck(machine: int, jaws: 물림|풀림): Clamp or free the jaws', 'turnix_spindle(machine: int, run: bool): Run the spindle', 'turnix_estop(machine: int, state: tripped|reset): Trip or reset the emergency stop', 'turnix_lamp(machine: int, on: 0|1): Work light'],
    steps: `
      gpio_write pin={brake} value=0 | 브레이크 물리기 | 브레이크는 스프링이 물고 {brake}번 코일이 들어 올린다. 지금은 물려라.
      @rpm gpio_write pin={brake} value=1 // failed "주축이 {rpm}rpm으로 돈다" | 브레이크 풀기 | 주축이 멎었을 때만(0rpm) {brake}번을 1로 해 브레이크를 푼다. 돌고 있으면 안 된다.
      @guard gpio_write pin={cool} value=1 // gpio_write pin={cool} value=0 | 절삭유 | 덮개가 닫혔으면 {cool}번 절삭유를 흘리고 열렸으면 끊는다.
      gpio_write pin={tower} value=1 board="{bd}" | 적색등 | 보드 {bd}, 출력 {tower}: 적색등이 켜진 채로 있게 하라.
      turnix_chuck machine={no} jaws=물림 | 척 | 새 소재를 넣었으니 이 기계 척을 물려.
      @chuck turnix_spindle machine={no} run=true // failed "척이 풀려 있다" | 주축 돌리기 | 척이 물려 있어야 주축을 돌린다. 풀려 있으면 하지 않는다.
      turnix_estop machine={no} state=tripped | 비상정지 | 사람이 너무 가까이 왔다. 보고한 선반을 비상정지로 떨어뜨린다.
      turnix_estop machine={no} state=reset | 정지 해제 | 위험은 지나갔습니다. 그 선반의 비상정지를 리셋해 주십시오.
      turnix_lamp machine={no} on=0 | 작업등 | 아무도 없으니 해당 선반 작업등은 꺼 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 방탈출/{room} {"팀": "{team}", "남은분": {left}, "힌트": {hint}}',
    slots: { room: '심해, 다락방, 실험실', team: '여우팀, 올빼미, 칠번팀', left: '1..4 / 12..45', hint: '1..9', mag: '10..15', lid: '16..21', fog: '22..27', bd: '소품반, room-pi, 무대' },
    tools: ['propkit_lock(room, door: int, state: locked|unlocked): Lock or unlock a door', 'propkit_music(room, play: bool): Music', 'propkit_box(room, value: 0|1): Hold a secret box shut (1) or give it free (0)', 'propkit_prepare(room): Reset all props'],
    steps: `
      gpio_write pin={mag} value=0 | 비상구 풀기 | {mag}번 전자석은 전기가 있는 동안 비상구를 붙잡는다. 문을 놓아주어라.
      gpio_write pin={lid} value=1 | 관뚜껑 붙잡기 | 비상구 자석 {mag:은} 손대지 말 것. {lid}번 자석에 전기를 줘서 관뚜껑을 붙여 둔다.
      gpio_write pin={fog} value=0 | 안개 그만 | 안개는 {fog}번에서 나온다. 이제 그만 나오게 해 주세요.
      ^ | 연기 멈춤 | 기침하는 손님이 있다. 안개 기계, {fog}번을 죽여.
      @left propkit_lock room="{room}" door=2 state=unlocked // failed "{left}분 남았다" | 봐주기 | 5분 이하로 남은 팀에게는 그 방 2번 문을 풀어 준다. 더 남았으면 실패 처리한다.
      propkit_music room="{room}" play=false | 음악 죽이기 | 진행자가 말할 테니 그 방 음악을 죽인다.
      propkit_box room="{room}" value=0 | 비밀 상자 | 이 방의 비밀 상자가 튀어나와도 된다.
      propkit_prepare room="{room}" | 다음 팀 준비 | {team:이} 나가면 그 방 소품을 모두 처음으로 돌려 놓는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /방송/상태 {"스튜디오": "{st}", "생방송": {live}, "진행자": "{who}", "게인": {db}}',
    slots: { st: '1스튜디오, 4스튜디오, 라디오실', live: '=true / false', who: '서이안, 권나래, 도하준', db: '3..18', red: '5..11', bell: '12..17', mic: '18..25', bd: '콘솔, rack-3, 방송반' },
    tools: ['airset_mic(studio, state: open|closed): Open or close the microphones', 'airset_door(studio, locked: bool): Lock the studio door', 'airset_phone(studio, ring: loud|silent): Let the phones ring', 'airset_delay(studio, on: 0|1): Switch the delay'],
    steps: `
      @live gpio_write pin={red} value=1 // gpio_write pin={red} value=0 | 빨간 불 | GPIO {red}의 빨간 등은 생방송이면 켜져 있고 아니면 꺼져 있어야 한다.
      gpio_write pin={bell} value=0 | 초인종 막기 | 녹음 중에는 GPIO {bell}번 초인종이 울리지 않게 내려 둔다.
      gpio_write pin={mic} value=1 board="{bd}" | 기침 버튼 | {bd} 보드 {mic}번은 1이면 소리가 끊기고 0이면 나간다. {who} 씨 목소리를 끊어 주세요.
      gpio_write pin={mic} value=0 board="{bd}" | 다시 나가게 | 진행자 소리가 다시 나가게 한다. 보드는 {bd}, 핀은 {mic}, 1이 음소거.
      @live airset_door studio="{st}" locked=true // airset_door studio="{st}" locked=false | 출입 | 생방송이면 그 스튜디오 문을 잠그고 생방송이 아니면 풀어 둔다.
      airset_mic studio="{st}" state=closed | 마이크 닫기 | 중앙 뉴스로 넘어간다. 이 스튜디오에서는 아무 소리도 나가면 안 된다.
      airset_delay studio="{st}" on=1 | 지연 걸기 | 전화 연결이 있으니 이 스튜디오에 지연을 걸어 둬라.
      airset_phone studio="{st}" ring=silent | 전화기 | 그 방 전화기는 벨이 안 나게.
      notify message="{st}: {who}" title="방송" | 누가 하나 | '방송'이라는 제목으로 스튜디오, 쌍점, 진행자를 알린다. 예) 2스튜디오: 홍길동
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 세차/{bay} {"단계": "{phase}", "브러시핀": {brush}, "건조핀": {dryer}, "차단봉핀": {bar}, "리터": {lit}}',
    slots: { bay: '1번칸, 3번칸, 대형칸', phase: '헹굼, 거품, 왁스', brush: '2..9', dryer: '10..18', bar: '19..26', lit: '60..180', bd: '세차반, wash-1, lane-b' },
    tools: ['bubble_arch(bay, state: running|resting): Let a foam arch run or rest', 'bubble_signal(bay, colour: 빨강|초록): Set the signal', 'bubble_chain(bay, run: bool): Move the chain', 'bubble_arm(bay, value: 0|1): Press (1) or lift (0) the brush arm'],
    steps: `
      gpio_write pin={brush} value=0 | 브러시 세우기 | 손님이 창문을 내렸다. 이벤트에 핀이 적힌 브러시를 당장 세워.
      gpio_write pin={dryer} value=1 | 말리기 | 물은 {lit}리터면 됐다. 건조기가 불게 그 핀을 올려.
      gpio_write pin={bar} value=0 | 차 내보내기 | 차단봉은 거꾸로 되어 있어 높으면 내려오고 낮으면 올라간다. 차단봉이 올라가게 하라. 핀은 메시지에.
      gpio_write pin={bar} value=1 | 차 막기 | 차단봉 핀은 1에서 내려온다. 다음 차가 못 들어오게 내려 주세요.
      gpio_read pin={bar} | 차단봉 확인 | 움직이지는 말고 차단봉 핀 상태만 본다.
      bubble_arch bay="{bay}" state=resting | 거품 멎게 | 이 칸에서 거품이 더 나오면 안 된다. 아치를 쉬게 둔다.
      bubble_signal bay="{bay}" colour=빨강 | 신호등 | 다음 손님은 기다려야 하니 그 칸 신호를 거기에 맞춘다. 빨강이다.
      bubble_chain bay="{bay}" run=true | 체인 | 보고한 칸의 체인이 차를 끌고 가게 한다.
      bubble_arm bay="{bay}" value=0 | 팔 들기 | 솔이 달린 팔을 들어 올려 두세요, 이 칸 것만.
    `,
  },
  {
    language: 'ko',
    earlier: ['배선표 읽기 | file_read → {a}번: 제습기, {b}번: 전등, {c}번: 배기팬. 릴레이는 모두 핀이 0일 때 붙는다.', '습도 보기 | hygro → {hum}%'],
    slots: { a: '3..9', b: '10..18', c: '19..27', hum: '31..49 / 66..88', bd: '지하실, cellar, 치즈방' },
    tools: ['kaesa_shelf(shelf: int, turn: bool): Turn a shelf', 'kaesa_vent(state: open|closed): Move the vent', 'kaesa_lock(value: 0|1): Lock the cellar (1) or not (0)', 'kaesa_scale(mode: on|off): Switch the scale'],
    steps: `
      gpio_write pin={a} value=0 | 제습기 켜기 | 제습기를 돌린다. 이 릴레이들이 언제 붙는지는 {step1}단계 배선표에 있다.
      gpio_write pin={c} value=1 | 배기팬 멎게 | 배기팬이 더 돌면 안 된다. 배선표의 논리를 잊지 말 것.
      gpio_write pin={b} value=1 board="{bd}" | 불 끄기 | {bd} 보드 쪽 전등을 끄세요. 릴레이가 붙는 값은 위에 나온 대로.
      @hum gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 습도대로 | 습도가 60%를 넘으면 제습기 릴레이를 붙이고, 아니면 떨어뜨린다.
      gpio_read pin={c} board="{bd}" | 팬 핀 읽기 | 보드 {bd:로} 배기팬 핀이 지금 몇인지 알아봐.
      kaesa_vent state=closed | 환기구 | 바깥이 눅눅하니 환기구는 막아 둔다.
      kaesa_shelf shelf=4 turn=true | 선반 뒤집기 | 네 번째 선반의 치즈를 뒤집는다.
      kaesa_lock value=0 | 지하실 풀기 | 검사관이 들어가게 지하실을 열어 둔 상태로, 잠그지 말 것.
      kaesa_scale mode=off | 저울 재우기 | 저울은 내일까지 꺼 두어라.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수영장/기계실 {"염소": {cl}, "유량": {flow}, "여과핀": {filt}, "투입핀": {dose}, "조명핀": {li}}',
    slots: { cl: '0.1..0.4 / 1.6..3.2', flow: '18..40', filt: '2..8', dose: '9..16', li: '17..27', slide: '28..33', bd: '기계실, pool-x, plant' },
    tools: ['poolmate_cover(state: open|closed): Move the cover', 'poolmate_jet(on: bool): Switch the jets', 'poolmate_shower(valve: locked|unlocked): Lock the showers', 'poolmate_uv(lamp: 0|1): Switch the UV lamp'],
    steps: `
      @cl gpio_write pin={dose} value=1 // gpio_write pin={dose} value=0 | 약품 투입 | 염소가 0.5보다 낮으면 투입 펌프를 돌리고 1.5보다 높으면 멎게 한다.
      gpio_write pin={filt} value=0 | 여과기 세우기 | 여과기 뚜껑을 연다. 그전에 여과 펌프를 세워 두어야 한다.
      gpio_write pin={li} value=1 board={bd} | 물속 조명 | 보드 {bd}에서 조명핀을 올려 물속이 환하게.
      gpio_write pin={slide} value=1 | 미끄럼틀 물 끊기 | {slide}번은 평소 열린 밸브라서 전기를 주면 닫힌다. 미끄럼틀에 물이 안 흐르게 하라.
      gpio_write pin={slide} value=0 | 미끄럼틀 물 흘리기 | 아이들이 왔다. 미끄럼틀 밸브({slide}번, 1이면 닫힘)를 터 준다.
      poolmate_cover state=closed | 덮개 | 밤이니 수영장을 덮는다.
      poolmate_jet on=false | 물살 재우기 | {flow}㎥이면 세다. 제트는 잠잠하게 둬.
      poolmate_shower valve=unlocked | 샤워 | 손님이 쓰도록 샤워를 풀어 주세요.
      poolmate_uv lamp=1 | UV 켜 두기 | UV 램프는 아침까지 켜진 채로 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { bell: '4..9', clock: '10..16', gate: '17..23', fount: '24..31', bd: '교문반, school-1, 방송실', mins: '35..55' },
    tools: ['schoolbell_chime(on: bool): Let the chime play', 'schoolbell_gate(state: open|closed|locked): Move the school gate', 'schoolbell_heater(room: int, run: 0|1): Heater of a room', 'schoolbell_screen(lit: yes|no): Light the screen'],
    steps: `
      gpio_write pin={bell} value=1 | 종 울리기 | {mins}분 수업이 끝났다. {bell}번 종을 울려라.
      gpio_write pin={bell} value=0 | 종 멎게 | 5초면 된다. {bell}번 종을 멎게.
      gpio_write pin={clock} value=0 | 시계 불 죽이기 | 시계탑 조명({clock}번)은 이제 죽여도 됩니다.
      gpio_write pin={gate} value=0 board="{bd}" | 쪽문 풀기 | 쪽문 자물쇠는 보드 {bd}의 {gate}번에서 1로 잠긴다. 풀어 줘.
      gpio_read pin={fount} | 분수 확인 | 분수 펌프는 {fount}번, 그 옆 {gate}번은 쪽문이다. 분수 핀이 몇인지 읽는다.
      schoolbell_chime on=false | 시험 시간 | 시험을 보는 동안 차임이 나오면 안 된다.
      schoolbell_gate state=locked | 정문 | 모두 집에 갔다. 정문을 닫기만 하지 말고 잠가라.
      schoolbell_heater room=3 run=0 | 3반 난로 | 3반은 비었으니 난방을 꺼 둔다.
      schoolbell_screen lit=yes | 안내 화면 | 학부모가 볼 수 있게 화면을 켜 놓는다.
    `,
  },
];
