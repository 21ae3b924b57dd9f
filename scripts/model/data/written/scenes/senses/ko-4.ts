import type { Scene } from '../../scene';

/** Pins and states said in a roundabout way, inverted, or one of several, in Korean, part 4. */
export const sensesKo4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'cron -',
    slots: { a: '2..9', b: '10..18', c: '19..27', d: '28..36', bd: '헛간2, bench, 다락, north-io', ch: '1..8', sec: '5..55', lit: '60..900', pct: '15..85' },
    tools: ['tabplug_set(plug, on: 0|1): Switch a plug', 'jibsa_blind(window, position: up|down): Move a blind', 'jibsa_boiler(heat: bool): Boiler', 'jibsa_lock(door, state: 잠금|해제): Lock a door'],
    steps: `
      gpio_write pin={a} value=1 | {a}번 핀 올리기
      gpio_write pin={b} value=0 board="{bd}" | 보드 {bd}의 GPIO {b:을} 내리기
      gpio_read pin={c} board="{bd}" | {bd} 보드 D{c} 읽기
      gpio_write pin={d} value=0 | 물통 | {ch}번 채널은 핀 {d:이}다. {lit}리터 찼으니 {sec}초 넘게 더 붓지 말고 끊어.
      gpio_write pin={b} value=1 board="{bd}" | 모종등 | 빛이 {pct}%뿐이다. 채널 {ch:은} {bd} 보드의 핀 {b}, 거기 물린 등을 밝혀 주세요.
      tabplug_set plug=주전자 on=0 | 주전자 | 집에 아무도 없으니 '주전자' 콘센트는 죽여 둔다.
      jibsa_blind window=남쪽 position=down | 햇빛 | '남쪽' 창으로 드는 해를 가린다.
      jibsa_boiler heat=false | 여름 | 여름이라 보일러는 데우지 않는다.
      jibsa_lock door=지하실 state=해제 | 배관공 | 배관공이 들어갈 수 있게 '지하실' 문을 풀어 놔.
    `,
  },
  {
    language: 'ko',
    event: 'manual -',
    earlier: ['보드에 묻기 | board_info → 보드 {bd}, 출력 순서: {a}, {b}, {c}', '소음 재기 | db_meter → {a}번 {na}dB, {b}번 {nb}dB, {c}번 40dB'],
    slots: { bd: '옥상, hvac-1, 별관', a: '3..9', b: '10..16', c: '17..24', na: '45..58 / 79..90', nb: '62..74', v: '=0, 1', sec: '10..50' },
    tools: ['pungro_flap(number: int, flap: open|closed): Move a flap', 'pungro_belt(number: int, tension: 팽팽|느슨): Belt of a fan', 'pungro_night(quiet: bool): Night mode', 'pungro_filter(alarm: 0|1): Filter alarm'],
    steps: `
      @na gpio_write pin={b} value=0 board="{bd}" // gpio_write pin={a} value=0 board="{bd}" | 제일 시끄러운 놈 | 소리가 가장 큰 팬을 세운다. 보드는 {step1}단계의 것을 적는다.
      gpio_write pin={c} value=1 | 제일 조용한 놈 | 소리 없이 바람만 필요하니 데시벨이 가장 낮은 것을 돌려 줘. 보드는 적지 마.
      gpio_write pin={b} value={v} board="{bd}" | 가운데 출력 | 셋 중 두 번째 출력에 {v:을} 준다. 보드는 물어본 그 보드.
      gpio_write pin={a} value=0 | 맨 앞 | 목록 맨 앞 출력이 {sec}초나 돌았습니다. 보드 없이, 거기 물린 것을 소자해 주십시오.
      gpio_read pin={c} board="{bd}" | 맨 끝 | 순서에서 맨 끝인 출력이 몇인지 보드를 적어 읽어라.
      pungro_flap number=2 flap=closed | 외풍 | 2번 풍로로 바람이 샌다. 막아.
      pungro_belt number=3 tension=느슨 | 벨트 갈기 | 3번 팬 벨트를 갈게 헐겁게 해 둔다.
      pungro_night quiet=true | 밤 | 다들 자니까 조용한 방식으로 돌리자.
      pungro_filter alarm=0 | 필터 갈았음 | 새 필터를 끼웠다. 경보를 리셋할 것.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 정문/계근 {"보드": "{bd}", "핀": {pin}, "접점": {ct}, "차": "{truck}", "톤": {tons}}',
    slots: { bd: '경비실, weigh-1, 동문', pin: '3..12', ct: '=0 / 1', truck: '덤프 18, 윙바디, 탑차', tons: '8..39', red: '13..19', green: '20..26', k: '27..34' },
    tools: ['gyegeun_boom(boom: 올림|내림): Boom', 'gyegeun_spikes(spikes: out|in): Tyre spikes', 'gyegeun_loop(presence: bool): Simulate a car on the loop', 'gyegeun_lamp(red: 0|1): Red lamp'],
    steps: `
      @ct gyegeun_boom boom=올림 // failed "접점이 떨어져 있다" | 접점과 차단봉 | 접점 0은 붙음, 1은 떨어짐. 붙어 있을 때만 차단봉을 올리고 떨어져 있으면 실패로.
      @ct gpio_write pin={green} value=1 // gpio_write pin={red} value=1 | 빨강 초록 | 접점이 붙었으면(0) {green}번 초록 등을, 떨어졌으면(1) {red}번 빨강 등을 켠다. 보드는 적지 않는다.
      gpio_read pin={pin} board="{bd}" | 직접 읽기 | 메시지를 믿지 말고, 거기 나온 보드와 핀을 직접 읽어 봐.
      gpio_write pin={k} value=1 board="{bd}" | 걸쇠 풀기 | {truck:을} 다 달았다. {k}번 걸쇠는 전기가 와야 풀린다. 메시지의 보드에서 풀어 주세요.
      gpio_write pin={k} value=0 board="{bd}" | 걸쇠 물리기 | {tons}톤이 저울에서 굴러가면 안 된다. 전기를 빼면 {k}번이 문다. 보드는 이벤트대로.
      gyegeun_spikes spikes=in | 가시 | 구급차가 온다. 길 위로 나온 가시를 집어넣어.
      gyegeun_loop presence=false | 빈 루프 | 루프에 차가 없으니 있는 척하지 않게 한다.
      gyegeun_lamp red=1 | 모두 대기 | 계근대 도구로 빨간불을 밝힌다.
      @ct notify message="접점 붙음" // notify message="접점 떨어짐" | 말로 | 0이면 '접점 붙음', 1이면 '접점 떨어짐'이라고 이 컴퓨터에 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /수경/탑 {"탑": "{tower}", "EC": {ec}, "pH": {ph}, "핀": [{p1}, {p2}, {p3}]}',
    slots: { tower: '1탑, 바질벽, 상추단', ec: '0.7..1.1 / 2.4..3.3', ph: '5.2..6.9', p1: '2..9', p2: '10..18', p3: '19..27', bd: '수경반, tower-io, lettuce' },
    tools: ['sugyeong_led(tower, leds: 켬|끔): LEDs of a tower', 'sugyeong_bypass(tower, valve: open|closed): Bypass valve', 'sugyeong_air(bubbling: bool): Air stone', 'sugyeong_mute(value: 0|1): Mute the alarm'],
    steps: `
      @ec gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | 양액이냐 맹물이냐 | 메시지의 핀은 차례로 순환, 양액, 맹물이다. EC가 1.2보다 낮으면 양액을, 2.3보다 높으면 맹물을 돌린다.
      gpio_write pin={p1} value=0 | 순환 멎게 | 뿌리를 자르니 물이 움직이면 안 된다. 셋 중 첫 핀이 순환이다.
      gpio_write pin={p3} value=0 board="{bd}" | 맹물 끊기 | pH {ph}에 맹물은 필요 없다. 마지막 핀을 {bd} 보드에서 떨어뜨려.
      gpio_write pin={p1} value=1 | 다시 순환 | 다 잘랐으니 첫 번째 핀을 살려 물이 돌게 해 주세요.
      gpio_read pin={p2} | 양액 핀 | 이벤트에 적힌 두 번째 핀을 읽는다.
      sugyeong_led tower="{tower}" leds=끔 | 식물의 밤 | 이 탑에도 밤이 와야 한다. 어둡게.
      sugyeong_bypass tower="{tower}" valve=open | 필터 돌아가기 | 필터가 막혔다. 보고한 탑의 물이 옆으로 돌아가게 길을 터라.
      sugyeong_air bubbling=true | 거품 | 뿌리에 공기가 가게 거품을 낸다.
      sugyeong_mute value=1 | 쉿 | 알람은 들었다. 소리만 막아 둬.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 빙상장/기계실 {"빙온": {ice}, "실온": {hall}, "인원": {n}}',
    slots: { ice: '-3..-1 / -9..-6', hall: '6..14', n: '3..180', comp: '3..9', dry: '10..16', horn: '17..22', door: '23..30', bd: '빙상반, icebox, arena-2' },
    tools: ['bingsang_brine(pump: 운전|정지): Brine pump', 'bingsang_goal(side: 홈|원정, lamp: bool): Goal lamp', 'bingsang_gate(value: 0|1): Gate for the ice machine shut (0) or open (1)', 'bingsang_clock(state: running|held|reset): Game clock'],
    steps: `
      @ice gpio_write pin={comp} value=1 // gpio_write pin={comp} value=0 | 무르냐 굳으냐 | 얼음이 영하 4도보다 따뜻하면 {comp}번 압축기를 붙이고, 영하 5도보다 차면 떨어뜨린다.
      @ice bingsang_brine pump=운전 // bingsang_brine pump=정지 | 브라인 | 영하 4도보다 따뜻하면 브라인이 돌고 영하 5도보다 차면 멎어야 한다.
      gpio_write pin={horn} value=0 | 나팔 그만 | {n}명이 3초 들었으면 됐다. {horn}번을 조용히.
      gpio_write pin={horn} value=1 board="{bd}" | 골! | 모두 듣게 울려라. 나팔은 {bd:이}라는 보드의 {horn}번. {dry}번 제습기는 그대로 둔다.
      gpio_write pin={dry} value=0 board="{bd}" | 거꾸로 된 제습기 | 실온 {hall}도라 안개가 낀다. {bd} 보드 {dry}번은 거꾸로 물려 있어 0에서 돈다. 제습기를 돌려 주세요.
      gpio_read pin={door} | 펜스 문 | 펜스 문을 누가 열어 두었나 보자. 접점은 {door}번.
      bingsang_goal side=원정 lamp=false | 노골 | 발이 들어가 있었다. 원정 쪽 등을 끈다.
      bingsang_gate value=1 | 정빙기 | 정빙기가 들어오게 문을 튼다.
      bingsang_clock state=held | 부상 | 선수가 누워 있다. 시계를 되돌리지는 말고 그 자리에 붙들어 둬.
    `,
  },
];
