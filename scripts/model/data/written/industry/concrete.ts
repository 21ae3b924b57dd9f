import { choice, flag, names, tenths, whole, type Written } from '../table';
import { code } from './slots';

export const concrete: readonly Written[] = [
  {
    tool: 'batch_mix', about: ['Mix a batch of concrete for a truck', '레미콘 한 배치를 비빈다'],
    takes: { recipe: code('C25-##, C30-S#, LC-##, B-4##'), m3: tenths(0.5, 9), truck: code('T-##, TM##') },
    en: `
      {m3} m³ of {recipe} for truck {truck}
      mix {recipe}, {m3} cubic metres, into {truck}
      truck {truck}: recipe {recipe}, {m3} m3
      batch {m3} cubes of {recipe} and drop them into {truck}
      {truck} is under the chute and gets {m3} m³, {recipe}
      The slab on the Mill Road needs {any} cubes altogether; {truck} takes {m3} of them, recipe {recipe}.
      recipe {recipe} please, {truck} waits since {clock}, amount {m3} m³
      load {truck} with {m3} cubic metres of {recipe}, not {not_truck}
      {recipe} / {m3} m³ / {truck}`,
    ko: `
      {truck} 차량에 {recipe} {m3}루베 비비#
      {recipe} {m3}㎥, {truck}
      {truck}: 배합 {recipe}, {m3}루베
      {recipe} 배합으로 {m3}세제곱미터를 {truck}에 싣는다. 배치 시작하#
      슬래브 전체는 {any}루베이고 {truck}에는 {m3}루베, 배합은 {recipe}
      {clock}부터 {truck:이} 대기 중이다. {recipe:로} {m3}루베 출하하#
      {not_truck} 말고 {truck}에 {recipe} {m3}루베 투입
      배치: {m3}루베 / {recipe} / {truck}
      {m3}루베를 {recipe:로} 비벼 {truck}에 내리#`,
    titles: ['Batch; Load the truck mixer; Mix concrete', '배치; 레미콘 출하; 콘크리트 비빔'],
  },
  {
    tool: 'moisture_correct', about: ['Correct the water for wet aggregate', '골재 표면수를 보정한다'],
    takes: { bin: whole(1, 8), pct: tenths(-2, 12, 'pct') },
    en: `
      bin {bin}: moisture {pct}
      correct bin {bin} for {pct} of water
      The sand in bin {bin} measured {pct}, enter that as its moisture.
      after the rain of {day} bin {bin} carries {pct}
      reckon with {pct} in aggregate bin {bin}
      oven test says {pct} for bin {bin}, the probe shows {any}
      bin {not_bin} was dry, bin {bin} is {pct} wet; put it into the computer
      set the surface water of bin {bin} to {pct}
      {pct} moisture on bin {bin} before truck {any} is loaded
      The last three loads were soup. Whoever doses water must know that bin {bin} has {pct} already.`,
    ko: `
      {bin}번 빈 함수율 {pct}
      {bin}번 골재 표면수를 {pct:로} 보정하#
      {day} 비가 왔다. {bin}번 빈 수분을 {pct:로} 입력하#
      건조 시험 결과 {pct}. {bin}번 빈 값에 반영하#
      {not_bin}번은 말랐고 {bin}번 모래는 {pct} 젖었다. 보정하#
      {any}호차 상차 전에 {bin}번 골재 수분 {pct:로} 고치#
      표면수 보정 / {bin}번 빈 / {pct}
      {bin}번 빈 모래 표면수율은 {pct:로} 계산하#
      앞의 세 배치가 질었다. {bin}번 빈 수분이 {pct}라는 것을 반영하#
      {any}m³ 출하 전, {bin}번 골재 함수 {pct} 입력 요망`,
    titles: ['Moisture correction; Wet sand', '표면수 보정; 골재 수분'],
  },
  {
    tool: 'add_admixture', about: ['Dose an admixture into the mixer', '혼화제를 넣는다'],
    takes: { product: names('Plast 40, Retard R2, AirMix, Frostex, Visco-5', '감수제 S1, 지연제 R2, AE제, 방동제, 유동화제'), litres: tenths(0.2, 15, 'l') },
    en: `
      {litres} of {product} into the mixer
      dose {product}, {litres}
      {product}: {litres}
      Long haul today, {any} km; put {litres} of {product} in.
      the slump has fallen since {clock}, help it with {litres} of {product}
      add {litres} {product} and no {not_product}
      for the pump line {product} is needed, {litres} per batch
      {litres} more, {product}
      frost is announced for {day}, so {product}, {litres}`,
    ko: `
      믹서에 {product} {litres} 투입하#
      {product} {litres}
      {product:을} {litres} 계량해 넣#
      오늘은 {any}km 운반이다. {product} {litres} 첨가하#
      {clock} 이후 슬럼프가 떨어진다. {product:을} {litres} 더하#
      {not_product} 말고 {product:을} {litres} 넣#
      펌프 타설분: {product}, 배치당 {litres}
      {day} 서리 예보, {product} {litres} 추가 바람
      혼화제 {product} / {litres}`,
    titles: ['Admixture; Dose the mixer', '혼화제; 혼화제 투입'],
  },
  {
    tool: 'washoutGate', about: ['Open or close the gate of the wash-out basin', '세척조 게이트를 여닫는다'],
    takes: { basin: choice({ front: ['front', '앞쪽|전면'], rear: ['rear|back', '뒤쪽|후면'] }), open: flag(['open', '열림'], ['closed|shut', '닫힘']) },
    en: `
      Wash-out gate, {basin} basin: {open}
      [open=true] let the {basin} basin run out
      [open=true] drain the {basin} wash-out basin, drivers wait since {clock}
      [open=true] open up the {basin} basin so that the slurry can leave
      [open=true] The {basin} basin holds {any} cubes of grey water. Out with it.
      [open=false] dam the {basin} basin
      [open=false] the {basin} basin is empty, put its gate down
      [open=false] keep the slurry in the {basin} basin from now on
      [open=false] {who} shovels below; nothing may leave the {basin} basin, gate down
      gate of the {basin} basin should be {open}`,
    ko: `
      {basin} 세척조 게이트 {open}
      [open=true] {basin} 세척조 물을 빼#
      [open=true] {clock}부터 기사들이 기다린다. {basin} 세척조 게이트를 올리#
      [open=true] {basin} 세척조 슬러지가 나가도록 열#
      [open=true] 회수수 {any}톤이 찼다. {basin} 세척조 배출
      [open=false] {basin} 세척조 게이트를 내리#
      [open=false] {basin} 세척조가 비었으니 닫#
      [open=false] {who:이} 아래에서 작업한다. {basin} 세척조를 막#
      [open=false] {basin} 세척조 슬러지는 가두어 둘 것. 게이트 폐쇄
      {basin} 세척조 게이트는 {open} 상태로 하#`,
    titles: ['Wash-out; Basin gate', '세척조; 게이트'],
  },
];
