import { choice, maybe, names, whole, type Written } from '../table';

export const kitchen: readonly Written[] = [
  {
    tool: 'combi_oven_program', about: ['Start a program on a combi oven', '콤비 오븐 프로그램'],
    takes: { oven: whole(1, 6), program: choice({ roast: ['roast|roasting', '로스트|구이'], steam: ['steam|steaming', '찜|스팀'], bake: ['bake|baking', '베이킹|제빵'], regen: ['regenerate|reheat', '재가열|데움'] }), celsius: whole(60, 260, 'C'), minutes: whole(3, 180, 'min') },
    en: `
      oven {oven}: {program}, {celsius}, {minutes}
      {program} in oven {oven} at {celsius} for {minutes}
      [program=bake] {any} trays of rolls in oven {oven}, bake them {minutes} at {celsius}
      [program=steam] the vegetables go into oven {oven}: steam, {celsius}, {minutes}
      [program=regen] warm the lunch up again in oven {oven}, {minutes} at {celsius}
      [program=roast] Roast pork for {clock}: oven {oven}, {celsius}, {minutes}.
      start {program} on oven {oven} with {celsius}, {minutes}, not oven {not_oven}
      tray up: oven {oven}, {program}, {celsius}, {minutes}`,
    ko: `
      {oven}번 오븐 {program} {celsius} {minutes}
      {oven}번 오븐에서 {celsius:로} {minutes} {program} 시작하#
      [program=bake] 빵 {any}판을 {oven}번 오븐에서 {celsius:로} {minutes} 굽는다. 베이킹
      [program=steam] 채소를 {oven}번 오븐에서 {celsius:로} {minutes} 찌게 하#
      [program=regen] 점심을 {oven}번에서 {celsius}, {minutes} 재가열하#
      [program=roast] {clock} 제공분 고기. {oven}번 오븐 로스트 {celsius}, {minutes}
      {program} / {oven}번 / {celsius} / {minutes}
      {any}인분이다. {oven}번 오븐을 {program} {celsius}, {minutes:로} 하#`,
    titles: ['Oven program; Combi oven', '오븐; 오븐 프로그램'],
  },
  {
    tool: 'fryer_basket', about: ['Lower a basket into a fryer', '튀김 바스켓을 내린다'],
    takes: { fryer: whole(1, 5), seconds: whole(45, 600, 's') },
    en: `
      drop basket {fryer} for {seconds}
      fryer {fryer}, {seconds}
      fry {seconds} in fryer {fryer}
      {any} portions of chips: fryer {fryer}, {seconds}.
      lower the basket of fryer {fryer}, up again after {seconds}
      fish for table {any}, so fryer {fryer} for {seconds}
      fryer {fryer} not {not_fryer}, the oil is fresh there, {seconds}
      {seconds} down with basket number {fryer}`,
    ko: `
      {fryer}번 튀김기 {seconds}
      {fryer}번 바스켓을 {seconds} 동안 내리#
      감자 {any}인분. {fryer}번 튀김기에 {seconds} 넣#
      {any}번 테이블 생선: {fryer}번 튀김기 {seconds}
      {not_fryer}번 말고 기름이 새것인 {fryer}번을 {seconds} 쓰#
      {fryer}번, {seconds}. 올라오면 끝
      튀김 {fryer}번 {seconds}
      바삭하게 {fryer}번 튀김기를 {seconds} 돌리#`,
    titles: ['Fry; Basket down', '튀김; 바스켓'],
  },
  {
    tool: 'holdTemp', about: ['Keep a hot cabinet warm', '온장고 온도'],
    takes: { cabinet: names('line, buffet, tray, plate', '라인, 뷔페, 트레이, 접시'), celsius: whole(55, 95, 'C') },
    en: `
      {cabinet} cabinet at {celsius}
      hold the {cabinet} cabinet on {celsius}
      The soup may not fall under {any}; set the {cabinet} cabinet to {celsius}.
      warm the {cabinet} cabinet to {celsius} before {clock}
      {celsius} in the {cabinet} cabinet until service ends
      keep hot: {cabinet}, {celsius}
      buffet opens at {clock}. The {cabinet} cabinet has to have {celsius}.
      hot holding {cabinet} {celsius}`,
    ko: `
      {cabinet} 온장고 {celsius}
      {cabinet} 온장고를 {celsius:로} 유지하#
      국이 {any}도 밑으로 내려가면 안 된다. {cabinet} 온장고를 {celsius:로} 하#
      {clock} 전에 {cabinet} 온장고를 {celsius}까지 데우#
      배식이 끝날 때까지 {cabinet} {celsius}
      {cabinet}: {celsius} 보온
      {clock}에 배식. {cabinet} 온장고 {celsius:이} 되어야 한다
      온장고 {cabinet}, {celsius:로} 설정하#`,
    titles: ['Hot cabinet; Keep warm', '온장고; 보온'],
  },
  {
    tool: 'dish_order_bump', about: ['Set the state of an order', '주문 상태를 바꾼다'],
    takes: { order: whole(100, 999), state: choice({ cooking: ['cooking|on the stove', '조리 중'], ready: ['ready|up', '완성|준비됨'], served: ['served|out', '제공됨|나감'], void: ['void|cancelled', '취소'] }) },
    en: `
      order {order} {state}
      {order} is {state}
      [state=ready] bell: {order} can be picked up, mark it ready
      [state=void] The guests of {order} left at {clock}. Cancel it.
      [state=served] {order} went out to table {any}
      [state=cooking] the cook has taken {order}, show it as cooking
      bump {order} to {state}, not {not_order}
      KDS: {order} → {state}`,
    ko: `
      {order}번 주문 {state}
      {order}번을 {state:로} 바꾸#
      [state=ready] {order}번 나왔다. 완성으로 표시하#
      [state=void] {order}번 손님이 갔다. 주문을 취소하#
      [state=served] {order}번은 {any}번 테이블에 나갔다. 제공 처리하#
      [state=cooking] {order}번 조리 시작. 상태를 조리 중으로 하#
      주문 {order} → {state}
      [state=ready] {order}번 내가도 된다. 준비됨으로`,
    titles: ['Order state; Bump', '주문 상태; 주문 처리'],
  },
  {
    tool: 'dishwasher_run', about: ['Start the dishwasher', '식기세척기'],
    takes: { cycle: choice({ glass: ['glass|glasses', '유리잔'], plates: ['plates|normal', '접시|일반'], pots: ['pots|heavy', '냄비|강력'] }), rinse_c: maybe(whole(70, 90, 'C')) },
    en: `
      dishwasher, {cycle}
      start the {cycle} wash
      run {cycle} with a rinse at {rinse_c}
      [cycle=pots] burnt pans, take the heavy cycle, rinse {rinse_c}
      [cycle=glass] {any} wine glasses are in, wash them as glass
      [cycle=plates] The lunch plates at {clock}: normal wash, rinse with {rinse_c}.
      {who}: dishes, {cycle}
      next load is {cycle}, go`,
    ko: `
      식기세척기 {cycle}
      {cycle} 코스로 세척하#
      {cycle} 코스, 헹굼 {rinse_c:로} 돌리#
      [cycle=pots] 눌어붙은 냄비다. 강력 코스로 돌리#, 헹굼은 {rinse_c}
      [cycle=glass] 잔 {any}개를 유리잔 코스로 씻게 하#
      [cycle=plates] {clock} 점심 접시. 일반 코스 시작하#
      다음 식기는 {cycle}, 시작하#
      {who} 부탁, 식기 {cycle} 코스`,
    titles: ['Dishwasher; Wash up', '식기세척; 설거지'],
  },
  {
    tool: 'read_probe_core', about: ['Core probe of a dish', '중심 온도 탐침'],
    takes: { probe: choice({ left: ['left', '왼쪽'], right: ['right', '오른쪽'], spare: ['spare', '예비'] }) }, reads: true, result: '{any}.5 C',
    en: `
      core temperature at the {probe} probe
      what does the {probe} probe say?
      Is the roast done? Read the {probe} probe.
      read the {probe} core probe before {clock}
      {probe} probe, please, it is in the {any} kg piece
      {any} minutes in the oven already; {probe} probe, core?
      core at {probe}, not the oven temperature
      see how far the meat is with the {probe} probe`,
    ko: `
      {probe} 탐침 중심 온도를 읽#
      {probe} 탐침은 몇 도인가
      고기가 익었는지 {probe} 탐침으로 확인하#
      {clock} 전에 {probe} 탐침 조회
      {any}kg 덩어리에 꽂힌 {probe} 탐침 값을 보#
      {any}분째 굽는 중. {probe} 탐침 심부 온도는?
      오븐 온도 말고 {probe} 탐침의 심부를 보#
      {probe} 탐침 읽기`,
    titles: ['Core probe; Is it done?', '탐침 온도; 중심 온도'],
  },
];
