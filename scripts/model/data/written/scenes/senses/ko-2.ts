import type { Scene } from '../../scene';

/** Pins and states said in a roundabout way, inverted, or one of several, in Korean, part 2. */
export const sensesKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 가마/{kiln} {"온도": {t}, "콘": {cone}, "뚜껑": "{lid}"}',
    slots: { kiln: '동가마, 큰가마, K2', t: '620..1180 / 31..58', cone: '4..9', lid: '=닫힘 / 열림', ch: '1..4', pin: '20..29', sw: '5..11', buz: '30..36', bd: '도예방, clay-1, 흙집' },
    tools: ['kilnmate_contactor(kiln, pulled: bool): Pull the contactor in or drop it', 'kilnmate_lid(kiln, latch: 잠금|해제): Latch of the lid', 'kilnmate_vent(kiln, value: 0|1): Close (0) or open (1) the vent', 'kilnmate_program(kiln, state: running|held): Run or hold the program'],
    steps: `
      gpio_write pin={pin} value=1 | 열선 달구기 | 릴레이 카드의 {ch}번 채널은 핀 {pin}에 물려 있다. 그 열선을 달군다.
      gpio_write pin={pin} value=0 | 열선 식히기 | {ch}번 채널(핀 {pin})은 더 달구지 않는다.
      gpio_write pin={buz} value=1 | 부저 | {t}도까지 갔다. D{buz} 부저를 울려 주세요.
      gpio_write pin={buz} value=0 board="{bd}" | 부저 그만 | 다들 들었으니 보드 {bd}, D{buz}에서 나는 소리를 그치게.
      gpio_read pin={sw} | 뚜껑 접점 | 뚜껑 스위치는 D{sw:로} 들어온다. 부저 D{buz} 말고 그것을 읽는다.
      @lid kilnmate_contactor kiln="{kiln}" pulled=true // failed "뚜껑이 열려 있다" | 주 접촉기 | 뚜껑이 닫혀 있으면 이 가마의 접촉기를 붙인다. 열려 있으면 붙이지 말고 실패로.
      @t failed "가마가 {t}도다" // kilnmate_lid kiln="{kiln}" latch=해제 | 꺼내기 | 60도 아래로 식어야 뚜껑을 풀어 준다. 더 뜨거우면 실패.
      kilnmate_vent kiln="{kiln}" value=1 | 연기 빼기 | 왁스가 타니 그 가마 배기구를 터 둔다.
      kilnmate_program kiln="{kiln}" state=held | 유지 | 콘 {cone}에서 뜸을 들인다. 프로그램을 거기서 붙들어 둬라.
    `,
  },
  {
    language: 'ko',
    earlier: ['출력 목록 | board_info → {bd}: GPIO {fog} 안개, GPIO {snow} 눈, GPIO {wind} 바람', '큐시트 | file_read → 큐 {cue}: 눈 40초, 바람 없음'],
    slots: { bd: '무대, flytower, fx-1', fog: '4..9', snow: '10..16', wind: '17..25', cue: '11..97' },
    tools: ['stagely_curtain(move: open|closed): Move the curtain', 'stagely_spot(number: int, lit: bool): Switch a spotlight', 'stagely_trap(state: locked|unlocked): Lock the trap door', 'stagely_blackout(value: 0|1): Make everything dark'],
    steps: `
      gpio_write pin={snow} value=1 board="{bd}" | 눈 내리기 | 큐 {cue} 시작. 목록에 있는 보드와 출력으로 눈을 내려 주세요.
      gpio_write pin={snow} value=0 board="{bd}" | 눈 그치기 | 40초가 지났으니 눈을 그치게 한다. 보드도 목록대로 적을 것.
      gpio_write pin={wind} value=0 board="{bd}" | 바람 재우기 | 목록의 보드에서 바람을 재워라.
      gpio_write pin={fog} value=1 board="{bd}" | 안개 깔기 | 이번에는 눈도 바람도 아니고 안개 차례다. {step1}단계의 보드로.
      gpio_read pin={wind} board="{bd}" | 아직 부나 | 바람 기계 출력이 높은지 그 보드에서 읽기만 한다.
      stagely_curtain move=closed | 휴식 시간 | 20분 쉰다. 관객이 무대를 못 보게 막을 친다.
      stagely_spot number=3 lit=false | 3번 조명 | 가수가 들어갔으니 3번 스포트라이트는 죽인다.
      stagely_trap state=locked | 바닥문 | 무용수가 뛰기 전에 바닥문을 잠가 두십시오.
      stagely_blackout value=1 | 암전 | 살인 장면이다. 온 무대를 캄캄하게.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /초인종 {"문": "{door}", "손님": "{who}", "출입증": "{badge}"}',
    slots: { door: '=앞문 / 뒷문', who: '택배 기사, 정수기 기사, 윗집 어르신', badge: '=유효, 직원 / 만료, 미등록', pf: '4..10', pb: '11..18', porch: '19..26', bd: '현관반, porter, 관리실', sec: '3..9' },
    tools: ['doorly_strike(door, state: 풀기|물기): Release or hold a door strike', 'doorly_chime(play: bool): Play the chime', 'doorly_intercom(door, talk: on|off): Open the intercom', 'doorly_bolt(door, value: 0|1): Draw the bolt (0) or shoot it (1)'],
    steps: `
      @door gpio_write pin={pf} value=1 // gpio_write pin={pb} value=1 | 문 열어 주기 | 앞문 열림 릴레이는 {pf}, 뒷문은 {pb}. 초인종이 눌린 문의 릴레이를 붙인다.
      @door gpio_write pin={pf} value=0 // gpio_write pin={pb} value=0 | 릴레이 떨어뜨리기 | {sec}초가 지났다. 그 문의 릴레이를 떨어뜨려 주세요({pf}번이 앞, {pb}번이 뒤).
      @door gpio_write pin={pb} value=0 board="{bd}" // gpio_write pin={pf} value=0 board="{bd}" | 반대쪽 문 | 아무도 누르지 않은 문은 {bd} 보드에서 낮게 둔다. 앞문이 {pf:이}고 뒷문이 {pb:이}다.
      gpio_write pin={porch} value=1 | 현관등 | 손님 발밑이 어둡다. {porch}번 현관등을 밝혀라.
      @badge doorly_strike door={door} state=풀기 // failed "출입증이 {badge}" | 출입증 보고 | 출입증이 유효하거나 직원이면 그 문 걸쇠를 풀고, 그 밖에는 실패로 한다.
      doorly_chime play=false | 아기 잔다 | 누가 와도 차임은 울리지 않게.
      doorly_intercom door={door} talk=on | 말 걸기 | 눌린 문 쪽 손님과 이야기할 수 있게 인터폰을 튼다.
      doorly_bolt door={door} value=1 | 빗장 | 이벤트의 문에 빗장을 지른다.
      notify message="{door}: {who}" | 누가 왔나 | 이 컴퓨터에 문과 손님을 쌍점으로 이어 보여 줘. 예: 앞문: 우체부
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 부화기/{inc} {"알온도": {egg}, "전란": {turns}, "습도": {rh}, "논리": "{logic}"}',
    slots: { inc: '1호기, 5호기, 메추리', egg: '35.1..36.8 / 38.4..39.6', turns: '3..24', rh: '41..62', logic: '=high에서 동작 / low에서 동작', heat: '4..10', turner: '11..18', wet: '19..26', bd: '부화반, brood-1, 양계' },
    tools: ['brooda_tray(machine, motion: rocking|still): Rock the trays', 'brooda_shutter(machine, shutter: open|closed): Move the shutter', 'brooda_alarm(machine, sound: bool): Sound the alarm', 'brooda_fan(machine, on: 0|1): Switch the fan'],
    steps: `
      @logic gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | 알 데우기 | 히터는 {heat}번. 어느 쪽에서 동작하는지는 메시지의 논리에 있다. 알을 데운다.
      @logic gpio_write pin={heat} value=0 // gpio_write pin={heat} value=1 | 히터 멎게 | 더 데우면 익는다. {heat}번 히터를 멎게 하되 메시지에 적힌 논리를 따른다.
      @logic gpio_write pin={turner} value=1 board="{bd}" // gpio_write pin={turner} value=0 board="{bd}" | 전란기 | 아직 {turns}번밖에 못 굴렸다. {bd} 보드 {turner}번 전란기가 돌게, 논리는 이벤트대로.
      @logic gpio_write pin={wet} value=0 board="{bd}" // gpio_write pin={wet} value=1 board="{bd}" | 가습 그만 | 습도 {rh}%면 됐다. 보드 {bd}, 출력 {wet}의 가습기를 꺼 두세요. 메시지가 말하는 논리를 볼 것.
      @egg failed "알이 {egg}도다" // brooda_shutter machine="{inc}" shutter=open | 너무 더운가 | 알이 38도를 넘은 부화기는 셔터를 열어 준다. 넘지 않으면 실패.
      brooda_tray machine="{inc}" motion=still | 마지막 사흘 | 오늘부터 이 부화기의 판은 가만히 있어야 한다.
      brooda_alarm machine="{inc}" sound=false | 알람 확인 | 내가 왔으니 그 알람은 재운다.
      brooda_fan machine="{inc}" on=1 | 바람 | 보고한 부화기 안에 바람이 돌게 해 놔.
    `,
  },
  {
    language: 'ko',
    earlier: ['접점 읽기 | gpio_read 핀 {sw} → {lv} (0 = 접점 붙음 = 해치 닫힘)', '호이스트 정보 | hoist_info → 하중 {kg}kg, 한도 250kg'],
    slots: { sw: '2..7', lv: '=0 / 1', kg: '40..240 / 265..480', up: '8..13', down: '14..19', br: '20..27', bd: '다락반, hoist, 정미소', m: '3..12' },
    tools: ['hoisty_hook(state: 물림|놓음): Move the hook', 'hoisty_hatch(value: open|shut|locked): Move the hatch', 'hoisty_bell(ring: bool): Ring the bell', 'hoisty_bypass(limit: 0|1): Bypass the limit switch'],
    steps: `
      @lv gpio_write pin={up} value=0 // gpio_write pin={up} value=1 | 해치 보고 올리기 | {step1}단계에서 해치가 열려 있었으면 {up}번(상승)을 1로, 닫혀 있었으면 0으로 둔다.
      @kg gpio_write pin={up} value=1 // failed "하중 {kg}kg이 250kg을 넘는다" | 올리기 | 올림은 {up}, 내림은 {down}. 하중이 한도 안이면 올리고 넘으면 실패한다.
      gpio_write pin={down} value=1 | 내리기 | 아직 {m}미터 남았다. 올리는 {up}번 말고 내리는 {down}번을 살린다.
      gpio_write pin={up} value=0 | 그 자리에 세워 | {up}번 상승을 세워. {down}번은 건드리지 말고.
      gpio_write pin={br} value=0 board="{bd}" | 브레이크 물려 | 전기가 없으면 물고 있으면 놓는 브레이크다. 보드 {bd}의 {br}번, 물려 주세요.
      gpio_read pin={sw} board="{bd}" | 다시 읽기 | 뭔가 덜컹했다. {step1}단계의 접점을 이번에는 {bd} 보드로 읽는다.
      @kg hoisty_bell ring=false // hoisty_bell ring=true | 경고종 | 250kg을 넘으면 종이 울리고 아니면 조용해야 한다.
      hoisty_hook state=놓음 | 짐 풀기 | 자루가 바닥에 닿았으니 고리를 놓아준다.
      hoisty_hatch value=locked | 추락 방지 | 사람이 빠지지 않게 해치를 잠근다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 철도모형/{yard} {"열차": "{train}", "구간": {block}, "신호핀": {sig}, "속도": {sp}}',
    slots: { yard: '본선, 지선, 차고', train: '무궁화, 화물3, 통근차', block: '1..8', sig: '10..15', sp: '20..90', point: '16..21', horn: '22..27', det: '28..34', bd: '모형반, module-b, 디오라마' },
    tools: ['railset_block(block: int, power: on|off): Feed a block', 'railset_point(number: int, direction: 직선|분기): Set a point', 'railset_crossing(barriers: up|down): Move the barriers', 'railset_coupler(train, closed: bool): Close or open the coupler'],
    steps: `
      gpio_write pin={sig} value=1 | 파란불 | 신호핀은 이벤트에 있고 1이 파랑, 0이 빨강이다. {train} 열차를 보내 준다.
      gpio_write pin={sig} value=0 | 빨간불 | 그 신호를 정지로 돌려라. 0이면 정지다.
      gpio_write pin={point} value=0 | 전철기 쉬게 | {point}번 전철기는 2초 넘게 전기를 먹으면 탄다. 전기를 빼.
      gpio_write pin={horn} value=1 board="{bd}" | 기적 | {block}구간에 다 왔으니 보드 {bd}의 출력 {horn:로} 기적을 울려 주세요.
      gpio_read pin={det} | 점유 | 기적은 {horn}, 점유 검지는 {det}. 둘 가운데 뒤의 것을 읽는다.
      railset_block block={block} power=off | 열차 멎게 | 전기가 없으면 못 간다. 보고된 구간을 죽여 열차를 멎게 한다.
      railset_point number=7 direction=분기 | 옆길로 | 7번 전철기를 곧은길이 아닌 쪽으로 돌린다.
      railset_crossing barriers=down | 건널목 | 자동차가 기다리도록 건널목 차단기를 내려.
      railset_coupler train="{train}" closed=false | 떼어 놓기 | 기관차만 간다. 그 열차 연결기를 풀어 놓을 것.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 천문대/{dome} {"구름": {cloud}, "비": {rain}, "풍속": {wind}, "대상": "{obj}"}',
    slots: { dome: '북돔, 산정돔, D1', cloud: '3..90', rain: '=false / true', wind: '6..34', obj: '안드로메다, 토성, M57', park: '4..9', flat: '10..15', dew: '16..22', bd: '가대반, dome-pi, obs', secs: '30..120' },
    tools: ['skycap_slit(dome, slit: open|closed): Move the slit', 'skycap_clutch(dome, engaged: bool): Engage the clutch', 'skycap_cap(dome, value: 0|1): Dust cap off (0) or on (1)', 'skycap_track(dome, tracking: on|off): Track the sky'],
    steps: `
      @rain skycap_slit dome="{dome}" slit=open // skycap_slit dome="{dome}" slit=closed | 비냐 별이냐 | 비가 오면 이 돔의 슬릿을 닫고, 오지 않으면 연다.
      @rain gpio_write pin={flat} value=1 // failed "비가 온다" | 플랫 패널 | 비만 안 오면 {flat}번 플랫 패널을 {secs}초 동안 쓸 테니 밝힌다. 오면 실패.
      gpio_write pin={park} value=0 board="{bd}" | 가대 풀기 | {bd} 보드 {park}번은 전기가 있는 동안 가대를 붙든다. 풀어 줘.
      gpio_write pin={park} value=1 board="{bd}" | 가대 붙들기 | 다시 붙들어 둬야 한다. 보드 {bd}, {park}번, 전기가 있어야 붙든다.
      gpio_write pin={dew} value=1 | 이슬 히터 | 구름 {cloud}%에 렌즈가 젖는다. 이슬 히터는 {dew}, 플랫은 {flat}. 렌즈를 데워라.
      gpio_read pin={dew} | 히터 상태 | 풍속 {wind}km/h라 빨리 식는다. {dew}번이 몇인지 봐 주세요.
      skycap_clutch dome="{dome}" engaged=false | 손으로 돌리기 | 이 돔은 손으로 돌릴 테니 클러치를 놓게 한다.
      skycap_cap dome="{dome}" value=0 | 덮개 | 먼지 덮개를 벗긴다. 보고한 돔 것이다.
      skycap_track dome="{dome}" tracking=off | {obj} 끝 | 그 돔의 망원경은 이제 하늘을 따라가지 않아도 된다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /랙/전원 {"콘센트": {out}, "서버": "{host}", "암페어": {amps}, "UPS": "{ups}"}',
    slots: { out: '1..8', host: 'nas3, web-a, vault, cam-srv', amps: '0.4..3.8 / 10.2..14.9', ups: '=상전 / 배터리', fanp: '11..16', beac: '17..22', lock: '23..29', bd: '랙반, closet, idf-2' },
    tools: ['rackpdu_outlet(outlet: int, energised: bool): Switch an outlet', 'rackpdu_breaker(bank: int, state: closed|tripped): Breaker of a bank', 'rackpdu_locate(host, blink: on|off): Let the front light blink', 'rackpdu_alarm(latched: 0|1): Set or reset the alarm latch'],
    steps: `
      @amps rackpdu_outlet outlet={out} energised=true // rackpdu_outlet outlet={out} energised=false | 과부하 | 10암페어를 넘은 콘센트는 전기를 끊고 넘지 않았으면 살려 둔다.
      rackpdu_breaker bank=2 state=closed | 2번 뱅크 | 합선을 찾았다. 떨어진 2번 뱅크를 다시 올려라.
      rackpdu_locate host={host} blink=on | 어느 건지 | 기사가 찾을 수 있게 이 서버의 앞 램프를 깜빡이게 해 주세요.
      rackpdu_alarm latched=0 | 경보 지우기 | 다음 사람이 묵은 경보를 보지 않게 풀어 둔다.
      @ups gpio_write pin={fanp} value=1 // gpio_write pin={fanp} value=0 | 지붕 팬 | GPIO {fanp}번 지붕 팬은 상전일 때만 돌고 배터리면 서 있어야 한다.
      gpio_write pin={beac} value=0 | 경광등 | {beac}번이 낮으면 경광등이 꺼진다. {amps}A까지 봤으니 이제 꺼.
      gpio_write pin={lock} value=0 board="{bd}" | 랙 문 | 보드 {bd}의 {lock}번은 문을 붙드는 자석이다. 문을 놓아준다.
      gpio_read pin={fanp} board="{bd}" | 팬 묻기 | 경광등 {beac}, 팬 {fanp}, 문 {lock}. {bd} 보드에 팬이 몇인지 물어봐라.
      send_message channel=ops text="{host} {amps}A" | 운영팀 | ops 채널에 서버와 암페어를 'db2 3.1A'처럼 써서 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['벽의 쪽지 읽기 | file_read → 릴레이 보드는 핀이 high일 때 꺼진다. 톱 {saw}, 집진기 {dust}, 콤프레서 {comp}.', '탱크 압력 | tank_bar → {bar}bar'],
    slots: { saw: '4..9', dust: '10..17', comp: '18..26', bar: '3.1..5.8 / 9.2..10.8', bd: '목공반, wall, shop-io' },
    tools: ['woodset_drain(valve: open|shut): Drain valve', 'woodset_gate(machine, blast: bool): Blast gate', 'woodset_key(machine, value: 내줌|보관): Give the key of a machine or keep it', 'woodset_lights(row: int, on: 0|1): Lights'],
    steps: `
      gpio_write pin={dust} value=0 | 집진기 돌리기 | 톱밥이 날린다. 집진기를 돌리되 쪽지에 적힌 논리대로.
      gpio_write pin={saw} value=1 | 톱은 안 된다 | 밤 열 시다. 톱이 더 돌지 못하게 꺼 둔다. 높고 낮음의 뜻은 {step1}단계에.
      gpio_write pin={comp} value=1 board="{bd}" | 콤프레서 재우기 | 이웃이 자야 하니 {bd} 보드의 콤프레서를 재워 주세요. 쪽지의 다른 릴레이와 똑같다.
      @bar gpio_write pin={comp} value=0 // gpio_write pin={comp} value=1 | 압력대로 | 6bar에 못 미치면 콤프레서를 돌리고 9bar가 넘으면 쉬게 한다. 릴레이는 쪽지대로 움직인다.
      gpio_read pin={saw} board="{bd}" | 톱 핀 | 보드 {bd:로} 톱 핀을 보기만 해.
      woodset_drain valve=open | 물 빼기 | 탱크 바닥에 물이 찼다. 흘려보내라.
      woodset_gate machine=대패 blast=false | 대패 쪽 막기 | 대패는 아무도 안 쓰니 그쪽으로는 빨아들이지 않게 한다.
      woodset_key machine=루터 value=보관 | 열쇠 | 견습생이 루터 열쇠를 가져가면 안 된다.
      woodset_lights row=2 on=0 | 둘째 줄 | 둘째 줄 등은 내려도 됩니다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 배/{boat} {"빌지": {cm}, "육전": "{shore}", "배터리": {v}}',
    slots: { boat: '해랑호, 갈매기호, 은파', cm: '1..4 / 11..30', shore: '=연결 / 분리', v: '11.6..13.4', bilge: '4..9', anchor: '10..16', nav: '17..23', fridge: '24..31', bd: '조타실, cabin, helm-1' },
    tools: ['berthy_shore(boat, feed: on|off): Feed a boat from shore', 'berthy_gate(boat, gate: locked|unlocked): Gate of the gangway', 'berthy_seacock(boat, open: bool): Move a seacock', 'berthy_horn(value: 0|1): Fog horn'],
    steps: `
      @cm gpio_write pin={bilge} value=0 // gpio_write pin={bilge} value=1 | 빌지 펌프 | 물이 8cm를 넘으면 {bilge}번 펌프가 퍼내고, 넘지 않으면 쉰다.
      gpio_write pin={anchor} value=1 | 정박등 | 항해등 {nav}, 정박등 {anchor}. 닻을 내렸으니 정박등만 켜진 채로 둔다.
      gpio_write pin={nav} value=0 | 항해등 | {nav}번 항해등은 죽인다. {anchor}번은 다른 등이다.
      @shore gpio_write pin={fridge} value=1 // gpio_write pin={fridge} value=0 | 냉장고 | 육전이 연결되어 있으면 {fridge}번 냉장고를 돌리고, 분리되어 배터리({v}V)뿐이면 멈춘다.
      gpio_read pin={bilge} board="{bd}" | 빌지 확인 | 아까는 {cm}cm였다. 보드 {bd}에서 {bilge}번 빌지 펌프 핀을 읽어 주세요.
      berthy_shore boat="{boat}" feed=off | 출항 | 이 배가 떠난다. 육전을 끊어.
      berthy_gate boat="{boat}" gate=unlocked | 선원 온다 | 그 배로 가는 문을 열 수 있게 잠금을 풀어 둔다.
      berthy_seacock boat="{boat}" open=false | 해수 콕 | 한 달 비울 테니 이 배에 바닷물이 들어올 수 없게 콕을 막는다.
      berthy_horn value=1 | 안개 | 등대가 안 보인다. 무적을 울려라.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral gpio/{pin} {"pin": {pin}, "level": {lvl}}',
    slots: { pin: '2..8', lvl: '=0 / 1', motor: '9..15', lamp: '16..22', lift: '23..30', bd: '차고, drive, 주차반', sec: '12..45' },
    tools: ['parkdoor_panel(panel: up|down): Move the door', 'parkdoor_remote(enabled: bool): Let the remotes work', 'parkdoor_vacation(value: 0|1): Vacation lock', 'parkdoor_siren(state: sounding|silent): Siren'],
    steps: `
      @lvl failed "빛이 가려져 있다" // parkdoor_panel panel=down | 광센서 | 1이면 빛이 통한 것, 0이면 뭔가 가린 것이다. 통할 때만 문을 내리고 가렸으면 실패.
      @lvl gpio_write pin={motor} value=0 // gpio_write pin={motor} value=1 | 모터 | 센서가 0이면 {motor}번 모터를 세우고 1이면 돌려도 좋다.
      @lvl gpio_write pin={lamp} value=1 // gpio_write pin={lamp} value=0 | 경고등 | 가려진 동안(0) {lamp}번 경고등을 켜 두고 통하면(1) 꺼 둔다.
      gpio_read pin={pin} | 한 번 더 | 방금 신호를 보낸 그 핀을 보드는 적지 말고 다시 읽는다.
      gpio_write pin={lift} value=0 | 승강판 내려 | {lift}번 밸브에 전기가 없으면 승강판이 내려온다. {sec}초 지났으니 내려.
      gpio_write pin={motor} value=0 board="{bd}" | 모터 죽이기 | 체인에 기름을 친다. 보드 {bd}에서 {motor:을} 죽여 두고 경고등 {lamp:은} 그대로 둬 주세요.
      parkdoor_remote enabled=false | 리모컨 | 당분간 어떤 리모컨도 듣지 않게.
      parkdoor_vacation value=1 | 휴가 | 두 주 동안 집을 비운다. 휴가 잠금을 걸어라.
      @lvl parkdoor_siren state=sounding // parkdoor_siren state=silent | 사이렌 | 레벨이 0일 때는 사이렌이 울고 1일 때는 잠잠해야 한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 입원실/{room} {"환자": "{pat}", "산소포화도": {sp}, "유량": {fl}, "침상": {bed}}',
    slots: { room: '격리실, 2번장, 고양이방', pat: '보리, 초코, 나비, 두부', sp: '78..89 / 95..99', fl: '2..6', bed: '1..9', ox: '4..10', warm: '11..18', call: '19..26', bd: '병동, vet-io, 진료반' },
    tools: ['vetcare_oxygen(room, valve: open|closed): Oxygen valve of a box', 'vetcare_pump(bed: int, infusing: bool): Infusion pump', 'vetcare_door(room, catch: 붙듦|놓음): Catch of a door', 'vetcare_call(bed: int, value: 0|1): Set or reset the call lamp'],
    steps: `
      @sp gpio_write pin={ox} value=1 // failed "포화도 {sp}%면 충분하다" | 산소 | {ox}번은 산소, {warm}번은 온열판. 포화도가 92%에 못 미칠 때만 산소를 튼다.
      gpio_write pin={warm} value=0 board="{bd}" | 온열판 식히기 | {pat:이} 헐떡인다. {bd} 보드의 온열판은 {warm}번이고 이제 식어야 한다.
      gpio_write pin={call} value=1 | 의사 부르기 | 복도의 {call}번 등을 밝혀 의사를 불러 주세요.
      gpio_write pin={call} value=0 board="{bd}" | 의사 왔음 | 왔으니 복도 등은 꺼. 보드 {bd}, {call}번.
      gpio_read pin={warm} | 온열판은? | 마스크로 분당 {fl}리터가 가지만 묻는 것은 {warm}번 온열판이다. 높은지 본다.
      vetcare_oxygen room="{room}" valve=closed | 산소 잠그기 | 이 칸에는 산소가 더 흐르면 안 된다.
      vetcare_pump bed={bed} infusing=false | 수액 | 수액 봉지가 비었다. 그 침상 펌프를 멎게 하라.
      vetcare_door room="{room}" catch=놓음 | 화재 | 동물이 다 나가야 하니 보고한 방의 문 걸이를 놓게 한다.
      vetcare_call bed={bed} value=0 | 호출 풀기 | 이벤트에 나온 침상의 호출을 리셋한다.
    `,
  },
];
