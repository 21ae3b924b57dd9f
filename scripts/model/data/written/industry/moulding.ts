import { choice, maybe, names, tenths, whole, type Written } from '../table';

const machine = names('IM-3, IM-7, KM250, E-120, T-80, Arburg 4, Engel-2', 'IM-3, IM-7, KM250, E-120, T-80, 사출 4호, 사출 9호');

export const moulding: readonly Written[] = [
  {
    tool: 'barrel_zone_temp', about: ['Set the temperature of a heating zone of the barrel', '배럴 히터 구간 온도를 정한다'],
    takes: { machine, zone: whole(1, 6), sp: whole(160, 330, 'C') },
    en: `
      barrel of {machine}, zone {zone}: {sp}
      set heater zone {zone} on the barrel of {machine} to {sp}
      {machine} Z{zone} barrel {sp}
      The melt leaves streaks since {clock}. Bring barrel zone {zone} of {machine} to {sp}.
      take zone {zone} on {machine}'s barrel to {sp}, zone {not_zone} is right as it is
      {sp} in barrel zone {zone}, machine {machine}
      polycarbonate from the second silo wants it hotter: on {machine} the barrel goes to {sp} in zone {zone}
      With {any} % regrind the barrel may not exceed {sp} in zone {zone} ({machine}).
      we start {machine} at {clock}, so its barrel zone {zone} should be soaking at {sp}
      heater band {zone}, barrel, {machine}, new target {sp}
      The nozzle drools on {machine}; drop barrel zone {zone} to {sp} and leave the mould water alone.`,
    ko: `
      {machine} 배럴 {zone}존 {sp}
      {machine} 배럴 {zone}번 존을 {sp:로} 설정하#
      {machine}: 실린더 {zone}존 히터 {sp}
      {clock}부터 은줄이 나온다. {machine} 실린더 {zone}존 온도를 {sp:로} 올리#
      {not_zone}존은 그대로 두고 {machine} 배럴 {zone}존만 {sp:로} 맞추#
      재생 원료 {any}% 혼합이므로 {machine} 실린더 {zone}존은 {sp:로} 제한할 것
      노즐에서 수지가 흐른다. {machine} 배럴 {zone}존을 {sp:로} 낮추#
      {clock} 가동 예정, {machine} 배럴 {zone}존 {sp} 예열 바람
      히터 밴드 {zone}번({machine} 실린더) → {sp}
      PC 수지로 바꾸었으니 {sp:로} 배럴 {zone}존을 돌리#. 호기는 {machine}`,
    titles: ['Barrel heat; Heater zone; Set the barrel temperature', '배럴 온도; 실린더 히터; 존 온도 설정'],
  },
  {
    tool: 'mould_water_temp', about: ['Set the temperature of the water in a mould half', '금형 온조기 온도를 정한다'],
    takes: { machine, half: choice({ fixed: ['fixed|stationary|nozzle side', '고정측|고정 쪽'], moving: ['moving|ejector side|movable', '가동측|이동 쪽'] }), sp: whole(12, 140, 'C') },
    en: `
      mould of {machine}, {half} half, water {sp}
      {machine}: {sp} on the {half} half of the mould
      set the {half} mould half of {machine} to {sp}
      [half=fixed] The sprue sticks. Cool the half at the nozzle on {machine} to {sp}.
      [half=moving] Parts hang on the ejector pins, {any} out of a hundred. On {machine} the half with the pins gets {sp}.
      the tempering unit for the {half} half, {machine}: {sp}
      For the gloss surface we want {sp} in the {half} half; it is {machine}.
      bring the water of {machine}'s mould to {sp}, {half} half only
      {half} half {sp} ({machine}), the barrel stays as it is
      before {clock}: mould water {machine}, {half}, {sp}`,
    ko: `
      {machine} 금형 {half} 온조기 {sp}
      {machine} 금형 {half} 수온을 {sp:로} 맞추#
      {half} 금형({machine}) {sp}
      [half=fixed] 스프루가 안 빠진다. {machine} 노즐 쪽 금형을 {sp:로} 식히#
      [half=moving] 밀핀 쪽에 제품이 {any}개째 걸렸다. {machine}의 그쪽 금형 수온을 {sp:로} 하#
      광택면이 필요하니 {machine} 금형 {half:을} {sp:로} 올리#
      {clock} 전까지 {machine} 금형 온도 {sp}, {half}
      배럴은 건드리지 말고 {machine} 금형 {half}만 {sp:로} 바꾸#
      온조기 설정: {machine} / {half} / {sp}
      {machine}, {half} 금형에는 {sp}의 물이 흘러야 한다`,
    titles: ['Mould water; Tempering unit; Mould temperature', '금형 온도; 온조기 설정; 금형 수온'],
  },
  {
    tool: 'clamp.move', about: ['Open or close the clamp of a machine', '형체를 열거나 닫는다'],
    takes: { machine, to: choice({ open: ['open', '열림'], closed: ['closed|shut', '닫힘'] }) },
    en: `
      clamp of {machine}: {to}
      [to=open] open the clamp on {machine}
      [to=closed] close the clamp on {machine}
      [to=open] The fitter has to get at the cavity. Let {machine} part its halves.
      [to=closed] nobody stands in {machine} any more, bring the halves together
      [to=open] {machine}, mould apart please, {who} wipes the vents
      [to=closed] So that the water does not cool {machine} overnight, leave it with the mould shut.
      [to=open] after shot {any} part the mould of {machine}
      [to=closed] run the platen of {machine} home until it locks
      [to=open] back off the platen of {machine}, not that of {not_machine}
      the mould in {machine} must be {to} at {clock}`,
    ko: `
      {machine} 형체 {to}
      [to=open] {machine} 금형을 열#
      [to=closed] {machine} 금형을 닫#
      [to=open] {who:이} 캐비티를 닦아야 한다. {machine} 형개하#
      [to=closed] {machine} 안에 사람이 없다. 형폐하#
      [to=open] {not_machine} 말고 {machine:을} 벌려 두#
      [to=closed] 야간에는 {machine} 금형을 맞물려 두#
      [to=open] {any}쇼트 후 {machine} 형개 바람
      [to=closed] {machine} 가동반을 끝까지 전진시키#
      [to=open] {machine} 가동반을 뒤로 물리#
      {clock} 기준 {machine} 금형은 {to} 상태여야 한다`,
    titles: ['Clamp; Mould halves; Open or close the mould', '형개폐; 금형 조작; 형체'],
  },
  {
    tool: 'hopperDryer', about: ['Dry granulate in a hopper', '호퍼 건조기를 돌린다'],
    takes: { hopper: whole(1, 12), temp: whole(60, 160, 'C'), hours: maybe(tenths(1, 8, 'h')) },
    en: `
      dry hopper {hopper} at {temp}
      hopper {hopper}: {temp} for {hours}
      The nylon in hopper {hopper} is damp, {hours} at {temp} will do.
      dry the pellets in number {hopper} for {hours}, {temp}
      {temp} on the dryer of hopper {hopper}
      splay on every part since {day}: hopper {hopper} needs {temp}
      blow air of {temp} through hopper {hopper}, {hours} long
      before anyone draws from hopper {hopper} it must have stood {hours} at {temp}
      Hopper {not_hopper} is empty. Start the dryer on hopper {hopper} with {temp}.
      {any} kg were filled into hopper {hopper}; dry them at {temp}`,
    ko: `
      {hopper}번 호퍼 {temp} 건조
      {hopper}번 호퍼를 {temp:로} {hours} 건조하#
      나일론이 습하다. 호퍼 {hopper}번에서 {temp:로} 말리#
      호퍼 건조: {hopper}번 / {temp} / {hours}
      {any}kg 투입한 {hopper}번 호퍼, {temp:로} 건조 시작하#
      {day}부터 은줄 발생. {hopper}번 호퍼 {hours} 동안 {temp} 건조 요망
      {hopper}번 호퍼에 {temp} 열풍을 {hours} 불어넣#
      {not_hopper}번은 비었으니 {hopper}번 호퍼 건조기를 {temp:로} 켜#
      사용 전 {hopper}번 호퍼는 {temp}에서 {hours} 말려야 한다
      건조기 {hopper}번, 설정 {temp}`,
    titles: ['Dry the granulate; Hopper dryer', '원료 건조; 호퍼 건조기'],
  },
];
