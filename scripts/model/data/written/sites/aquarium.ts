import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

export const aquarium: readonly Written[] = [
  {
    tool: 'feed_fish', about: ['Drop food into a tank', '수조에 먹이를 준다'],
    takes: { tank: whole(1, 60), grams: tenths(0.5, 40, 'g') },
    en: `
      feed tank {tank} {grams}
      {grams} of pellets for tank {tank}
      drop {grams} into tank {tank}, tank {not_tank} has been fed
      The {any} perch in tank {tank} get {grams}.
      tank {tank} hungry, {grams}
      morning ration: {grams} to tank number {tank}
      Fry grow fast, so put {grams} in tank {tank}.
      make sure that {grams} of food land in tank {tank}
      evening feed at {clock}: tank {tank}, {grams}`,
    ko: `
      {tank}번 수조에 먹이 {grams} 주#
      {tank}번 수조 급이 {grams}
      {not_tank}번은 먹였다. {tank}번 수조에 {grams:을} 넣#
      {tank}번 수조의 {any}마리에게 사료 {grams:을} 주#
      아침 급이: {tank}번 / {grams}
      치어가 자라도록 {tank}번 수조에 {grams} 급이하#
      {clock} 급이분 {grams:을} {tank}번에 투입하#
      수조 {tank}, 사료 {grams}
      {tank}번 수조가 굶었다. {grams} 넣어 주어야 한다`,
    titles: ['Feeding; Feed the tank', '급이; 먹이 주기'],
  },
  {
    tool: 'foam_skimmer_run', about: ['Switch a protein skimmer', '스키머를 켜고 끈다'],
    takes: { loop: names('reef, quarantine, jelly, kelp', '산호, 검역, 해파리, 다시마'), running: flag(['running|on|working', '가동'], ['stopped|off|resting', '정지']) },
    en: `
      skimmer of the {loop} loop {running}
      the {loop} skimmer must be {running}
      [running=false] stop the skimmer on the {loop} loop, it foams over
      [running=true] start skimming the {loop} loop
      [running=false] Medicine goes in at {clock}: the {loop} skimmer has to rest.
      [running=true] After the {any} minute bath, get the {loop} skimmer going again.
      [running=false] no skimming on {loop} for now
      have the skimmer of the {loop} loop {running}, not the one of {not_loop}
      {loop} skimmer: {running}`,
    ko: `
      {loop} 라인 스키머 {running}
      {loop} 스키머를 {running} 상태로 하#
      [running=false] {loop} 스키머가 넘친다. 세우#
      [running=true] {loop} 라인 스키머를 다시 돌리#
      [running=false] {clock} 투약 예정. {loop} 스키머를 끄#
      [running=true] 약욕 {any}분이 끝났으니 {loop} 스키머를 켜#
      {not_loop} 말고 {loop} 스키머 {running}
      {who} 지시: {loop} 스키머 {running}
      {loop} 라인, 스키머 {running} 요망`,
    titles: ['Skimmer; Protein skimmer', '스키머; 스키머 운전'],
  },
  {
    tool: 'water_change', about: ['Exchange part of the water of a tank', '물을 갈아 준다'],
    takes: { tank: names('T3, T5, T8, display, touch pool', 'T3, T5, T8, 전시, 체험 수조'), litres: whole(10, 800, 'l'), salted: maybe(flag()) },
    en: `
      change {litres} in {tank}
      {tank}: {litres} out, {litres} in
      swap {litres} of the water of {tank}
      Nitrate is at {any}; exchange {litres} in {tank}.
      [salted=true] renew {litres} of {tank} with salt water
      [salted=false] renew {litres} of {tank}, fresh water only
      The visitors come at {clock}, before that {tank} needs {litres} of new water.
      water change {tank}, {litres}, and leave {not_tank} as it is
      [salted=true] give {tank} {litres} of new sea water`,
    ko: `
      {tank} 물 {litres:을} 갈#
      {tank} 환수 {litres}
      질산염 {any}. {tank} 물을 {litres} 교환하#
      [salted=true] {tank}에 해수로 {litres} 환수하#
      [salted=false] {tank}에 담수로 {litres} 환수하#
      {clock} 개장 전에 {tank} {litres} 환수
      {not_tank}는 그대로 두고 {tank} 물만 {litres} 교체하#
      {tank}: {litres} 빼고 {litres} 넣기
      수질이 나쁘다. {tank} 물 {litres} 환수 바람`,
    titles: ['Water change; New water', '환수; 물갈이'],
  },
  {
    tool: 'chiller_target', about: ['Set the target of a tank chiller', '냉각기 목표 온도'],
    takes: { tank: names('octopus, seahorse, salmon, crab, trout', '문어, 해마, 연어, 게, 송어'), celsius: tenths(6, 27, 'C') },
    en: `
      chill the {tank} tank to {celsius}
      {tank}: {celsius}
      the {tank} tank has to come down to {celsius}
      It is {any} outside. Keep the {tank} at {celsius}.
      {celsius} for the {tank} tank, it breathes fast
      the chiller of the {tank} tank should aim at {celsius}
      So that the {tank} does not suffer, target {celsius}.
      not the {not_tank}, the {tank} tank goes to {celsius}
      see that the {tank} has {celsius} water at {clock}
      {tank} overheating: {celsius} please`,
    ko: `
      {tank} 수조를 {celsius:로} 식히#
      {tank} 수조 목표 {celsius}
      바깥은 {any}도다. {tank} 수조는 {celsius:로} 유지하#
      {tank} 호흡이 빠르다. 냉각 목표를 {celsius:로} 낮추#
      {not_tank} 말고 {tank} 수조 온도를 {celsius:로} 설정하#
      {tank} 수온 {celsius} 맞춤
      {tank} 수조 과열. {celsius}까지 식히#
      {clock}까지 {tank} 수온을 {celsius:로} 맞춰 놓#`,
    titles: ['Chiller; Water temperature', '냉각기; 수온 설정'],
  },
  {
    tool: 'wavemaker_mode', about: ['Choose the wave pattern', '조파기 패턴을 고른다'],
    takes: { pattern: choice({ lagoon: ['gentle|lagoon|calm', '잔잔|약한'], surge: ['surge|strong', '강한|서지'], tide: ['tidal|tide', '조수'], still: ['no|still', '무파'] }) },
    en: `
      waves: {pattern}
      run the wavemaker with the {pattern} pattern
      switch to {pattern} waves
      [pattern=still] stop all waves while the diver is in
      [pattern=still] A diver goes in at {clock}. The water must be still.
      [pattern=surge] the corals want a surge, give it to them
      [pattern=lagoon] for the night we want it calm like a lagoon
      {pattern} water for the next {any} minutes
      the wave pattern should be {pattern}
      we want {pattern} water in the big tank`,
    ko: `
      파도 {pattern:로}
      조파기를 {pattern} 패턴으로 바꾸#
      [pattern=still] {clock}에 잠수부가 들어간다. 파도를 없애#
      [pattern=surge] 산호를 위해 강한 파도로 하#
      [pattern=lagoon] 밤에는 잔잔하게 하#
      앞으로 {any}분간 {pattern} 파도로 두#
      조파 {pattern}
      큰 수조는 {pattern} 물결로 하#
      {who} 요청, 조파 패턴 {pattern}
      패턴 변경: {pattern}`,
    titles: ['Waves; Wave pattern', '조파; 파도 패턴'],
  },
  {
    tool: 'readSalinity', about: ['Measure the salinity of a tank', '염도를 잰다'],
    takes: { tank: whole(1, 60) }, reads: true, result: '3{tank}.2',
    en: `
      how salty is tank {tank}?
      salinity, tank {tank}
      test the salt in tank {tank} before the {clock} feed
      We topped up {any} litres, so take the salinity of tank {tank}.
      look at the salt of tank {tank}, not of {not_tank}
      measure tank no. {tank}: salt
      The rays look dull; what is the salinity in tank {tank}?
      the hydrometer for tank {tank}, what is on it?`,
    ko: `
      {tank}번 수조 염도를 재#
      {tank}번 염도 확인
      물 {any}리터를 보충했으니 {tank}번 수조 염도를 측정하#
      {not_tank}번이 아니라 {tank}번 수조의 염분을 확인하#
      {clock} 급이 전 {tank}번 염도 측정
      가오리 상태가 나쁘다. {tank}번 수조 염도는?
      {tank}번 수조 소금기를 보#
      염도: {tank}번`,
    titles: ['Salinity; Salt check', '염도 측정; 염도'],
  },
];
