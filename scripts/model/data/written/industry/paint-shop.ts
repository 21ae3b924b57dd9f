import { choice, flag, names, whole, type Written } from '../table';

export const paintShop: readonly Written[] = [
  {
    tool: 'booth_air', about: ['Air balance of a spray booth', '도장 부스 급배기'],
    takes: { booth: whole(1, 8), supply: whole(20, 100, 'pct'), exhaust: whole(20, 100, 'pct') },
    en: `
      booth {booth}: supply {supply}, exhaust {exhaust}
      Spray booth {booth}, {exhaust} out and {supply} in
      blow {supply} into booth {booth} and draw {exhaust} out
      The mist rolls out of the door of booth {booth}. Extract {exhaust}, supply {supply}.
      exhaust {exhaust}, fresh air {supply}, booth {booth}
      booth {booth} must be under suction: in {supply}, out {exhaust}
      dust nibs on {any} bonnets, so booth {booth} gets {supply} of supply air against {exhaust} of exhaust
      air in booth {booth}: let {exhaust} leave and {supply} come
      for waterborne paint we run booth {booth} with an intake of {supply} and an extract of {exhaust}
      Doors of booth {not_booth} stand open, never mind. In booth {booth}: {exhaust} extraction, {supply} intake.`,
    ko: `
      {booth}번 부스 급기 {supply}, 배기 {exhaust}
      {booth}번 부스 배기를 {exhaust}, 급기를 {supply:로} 맞추#
      도장 부스 {booth}: 배기 {exhaust} / 급기 {supply}
      문으로 미스트가 샌다. {booth}번 부스 급기는 {supply:로}, 배기는 {exhaust:로} 하#
      음압이 되어야 한다. {booth}번 부스 들어오는 바람 {supply}, 나가는 바람 {exhaust}
      본닛 {any}장에 먼지 발생. {booth}번 부스 급기 {supply}, 배기 {exhaust:로} 조정하#
      {exhaust} 빼내고 {supply} 불어넣#, {booth}번 부스
      수용성 도료 작업: {booth}번 급기팬 {supply}, 배기팬 {exhaust} 설정할 것
      {not_booth}번 문은 신경 쓰지 않는다. {booth}번 부스만 배기 {exhaust}, 급기 {supply:로} 하#
      오버스프레이가 남는다. {booth}번 부스에 {supply} 넣고 {exhaust} 빼#`,
    titles: ['Booth air; Supply and exhaust', '부스 급배기; 부스 풍량'],
  },
  {
    tool: 'oven_bake', about: ['Bake in a curing oven', '건조로를 돌린다'],
    takes: { oven: names('E1, E2, EC-North, top coat, primer', '1호 건조로, 2호 건조로, 전착로, 상도로, 중도로'), temp: whole(60, 220, 'C'), minutes: whole(5, 60, 'min') },
    en: `
      {oven} oven: {temp}, {minutes}
      bake {minutes} at {temp} in the {oven} oven
      cure at {temp} in oven {oven}, {minutes}
      {minutes} in the {oven} oven at {temp}, carriers {any} to 64
      The powder has to flow out: {temp}, oven {oven}, {minutes}.
      oven {oven} shall hold {temp} for {minutes}, no longer, or the clear coat yellows
      heat oven {oven} to {temp}; the skid stays {minutes}
      low-bake parts for {day}, so {oven} oven only {temp} and {minutes}
      keep the doors in the {not_oven} oven, the hood goes {minutes} into oven {oven} at {temp}`,
    ko: `
      {oven} {temp} {minutes}
      {oven}에서 {temp:로} {minutes} 소부하#
      {oven:을} {temp:로} 하고 {minutes} 유지하#
      분체가 녹아 흘러야 한다. {oven} {temp}, {minutes}
      {minutes} 동안 {temp}에서 굽는다. {oven:을} 설정하#
      캐리어 {any}번까지 {oven}, {temp}, {minutes} 소부 바람
      클리어가 누레지므로 {oven:은} {temp:로} {minutes}만 돌리#
      {not_oven} 말고 {oven}에 {minutes}, {temp}
      소부 조건({oven}): {temp} / {minutes}`,
    titles: ['Bake; Cure the paint; Oven', '소부; 건조로 설정; 도막 건조'],
  },
  {
    tool: 'gun.flush', about: ['Flush a spray gun', '스프레이건을 세척한다'],
    takes: { gun: whole(1, 24), solvent: choice({ water: ['water', '물'], thinner: ['thinner', '시너|신너'], butyl: ['butyl acetate|butyl', '초산부틸'] }) },
    en: `
      flush gun {gun} with {solvent}
      gun {gun}, {solvent}, until it runs clear
      push {solvent} through gun {gun}
      colour change from red to white: rinse gun {gun} using {solvent}
      {solvent} through gun {gun} before paint no. {any} comes
      Gun {gun} spits. Clean it with {solvent}, gun {not_gun} can go on.
      [solvent=water] Waterborne base coat was in gun {gun}, plain water is enough to wash it.
      [solvent=thinner] gun {gun} carried two-pack, so thinner has to go through
      after the {clock} break gun {gun} is to be flushed, {solvent} only`,
    ko: `
      {gun}번 건을 {solvent:로} 세척하#
      {gun}번 건 {solvent} 세척
      색 교체(빨강→흰색). {gun}번 스프레이건에 {solvent:을} 흘려 보내#
      {gun}번 건이 튄다. {not_gun}번은 두고 {gun}번만 {solvent:로} 씻#
      {clock} 휴식 후 {gun}번 건 {solvent:로} 헹굼
      맑아질 때까지 {solvent:을} {gun}번 건에 통과시키#
      [solvent=water] 수용성 베이스였으니 {gun}번 건은 맹물로 헹궈 두#
      [solvent=thinner] 2액형 도료가 남아 있다. {gun}번 건을 시너로 닦아 내#
      {any}번 도료 넣기 전 {gun}번 건, {solvent} 플러싱`,
    titles: ['Flush the gun; Colour change', '건 세척; 색 교체'],
  },
  {
    tool: 'paintCircPump', about: ['Paint circulation pump', '도료 순환 펌프'],
    takes: { colour: names('RAL 9010, RAL 7016, signal red, primer grey, clear coat', 'RAL 9010, RAL 7016, 시그널 레드, 프라이머 회색, 클리어'), run: flag(['running|on', '운전'], ['stopped|off', '정지']) },
    en: `
      circulation of {colour}: {run}
      [run=true] keep the {colour} moving
      [run=true] The {colour} settles in the pipe, start its circulation.
      [run=true] {colour} round the loop again, the pigment is at the bottom since {clock}
      [run=true] get the {colour} going in the ring main
      [run=false] {colour} may stand still now
      [run=false] The filter of {colour} is being changed; its pump has to rest.
      [run=false] no more {colour} through the ring, {who} opens the strainer
      [run=false] circulation of {colour} off over the {any} days of holiday
      {colour} pump {run}, {not_colour} untouched`,
    ko: `
      {colour} 순환 {run}
      [run=true] {colour} 도료를 순환시키#
      [run=true] 안료가 가라앉는다. {colour} 순환 펌프를 돌리#
      [run=true] {clock}부터 멈춰 있었다. {colour:을} 다시 링으로 돌리#
      [run=false] {colour} 순환 펌프를 세우#
      [run=false] {who:이} 스트레이너를 연다. {colour} 순환을 멈추#
      [run=false] 휴가 {any}일 동안 {colour} 순환 끔
      [run=false] {colour} 필터 교환이니 펌프를 쉬게 하#
      [run=true] {not_colour} 말고 {colour} 펌프를 켜#
      {colour} 도료 펌프: {run}`,
    titles: ['Paint circulation; Ring main', '도료 순환; 순환 펌프'],
  },
];
