import { choice, names, tenths, whole, type Written } from '../table';

const basin = names('lap, kids, dive, spa, outdoor, learner', '성인풀, 유아풀, 다이빙풀, 온수풀, 야외풀, 강습풀');

export const pool: readonly Written[] = [
  {
    tool: 'pool_dose', about: ['Pump a chemical into a basin', '풀에 약품을 넣는다'],
    takes: { basin, chem: choice({ chlorine: ['chlorine|hypo', '염소|차아염소산'], acid: ['acid|pH minus', '산|pH 마이너스'], floc: ['flocculant|floc', '응집제'] }), ml: whole(50, 4000, 'ml') },
    en: `
      {basin} basin: {ml} {chem}
      dose {ml} of {chem} into the {basin} basin
      [chem=acid] pH in {basin} has crept to 7.{any}; push it down with {ml}
      [chem=floc] The water of {basin} is cloudy after {any} swimmers. Clump it with {ml}.
      [chem=chlorine] too little disinfectant in {basin}, {ml} of it before {clock}
      {chem}, {ml}, {basin}, and nothing into {not_basin}
      give the {basin} pool {ml} of {chem} once the bathers are out
      [chem=acid] the {basin} water stings and smells alkaline, {ml} against it
      pump {ml} {chem} to {basin}
      Before opening on {day} the {basin} basin gets {ml} of {chem}.
      [chem=chlorine] Somebody has counted {any} bathers an hour in {basin} and the disinfectant is nearly gone; {ml} more, the target is not touched.
      [chem=acid] Lime falls out on the tiles of {basin}, that is the high pH. {ml} will bring it back.`,
    ko: `
      {basin} {chem} {ml}
      {basin}에 {chem} {ml:을} 투입하#
      [chem=acid] {basin} pH가 7.{any}까지 올랐다. {ml:을} 넣어 내리#
      [chem=floc] {basin} 탁도 상승. 뭉쳐서 가라앉게 {ml} 주입하#
      [chem=chlorine] {basin} 소독제 부족. {clock} 전에 {ml} 보충 요망
      {not_basin:은} 두고 {basin}에 {chem:을} {ml} 넣#
      입장객 {any}명 퇴장 후 {basin} {chem} {ml} 주입
      {chem} / {ml} / {basin}
      {day} 개장 전 {basin}에는 {chem} {ml:이} 들어가야 한다
      [chem=chlorine] {basin} 소독이 약하니 {ml} 더 넣#
      [chem=chlorine] {basin} 목표값은 건드리지 말고 소독제만 {ml} 더 넣#. 시간당 {any}명 입장 중
      [chem=acid] {basin} 타일에 석회가 낀다. pH가 높은 탓이니 {ml} 넣어 낮추#`,
    titles: ['Chemicals; Dose the basin; Pool dosing', '약품 투입; 수영장 약품; 풀 약주'],
  },
  {
    tool: 'poolCover', about: ['Roll the cover of a basin', '풀 덮개를 움직인다'],
    takes: { basin, pos: choice({ on: ['on|over', '덮음|덮인 상태'], off: ['off|rolled up', '걷음|걷힌 상태'] }) },
    en: `
      cover {pos} on {basin}
      {basin} cover: {pos}
      [pos=on] Last bather left {basin} at {clock}. Keep the warmth in.
      [pos=off] swimming lesson in {basin} at {clock}, so bare the water
      [pos=on] blanket over {basin} for the night
      [pos=off] uncover {basin}, {any} children are waiting
      the {basin} basin is to be found with its cover {pos}
      [pos=on] leaves blow into {basin}; shut it under the foil
      [pos=off] Nobody swims under a foil. Roll it back from {basin}, leave {not_basin}.
      [pos=on] tuck the {basin} pool in
      {basin} foil {pos} by {day} noon`,
    ko: `
      {basin} 덮개 {pos}
      {basin} 커버를 {pos} 상태로 하#
      [pos=on] {clock} 마지막 이용객 퇴장. {basin} 열이 빠지지 않게 커버를 씌우#
      [pos=off] {clock} 강습이 있으니 {basin} 수면을 드러내#
      [pos=on] 낙엽이 날린다. {basin:을} 보온 덮개로 가리#
      [pos=off] 아이들 {any}명이 기다린다. {basin} 커버를 걷#
      [pos=on] 야간에는 {basin} 보온 커버를 펴 두#
      [pos=off] {not_basin:은} 그대로 두고 {basin} 덮개를 말아 올리#
      {who} 요청으로 {basin} 덮개 {pos}
      {basin}: 커버 → {pos}`,
    titles: ['Pool cover; Cover the basin; Uncover', '풀 덮개; 보온 커버; 커버'],
  },
  {
    tool: 'cl_read', about: ['Measure the free chlorine of a basin', '유리잔류염소를 잰다'],
    takes: { basin }, reads: true, result: '0.{any}',
    en: `
      free chlorine, {basin}
      how strong is the chlorine in {basin} now
      measure {basin} before you dose anything
      DPD value of the {basin} basin, please
      Two children have red eyes. Look what {basin} shows for chlorine.
      chlorine check at {clock}: {basin}
      read the probe in {basin}, not the one in {not_basin}
      what disinfectant is left in the {basin} water?
      the health office asks for the figure of {basin} on {day}`,
    ko: `
      {basin} 유리염소 측정
      {basin} 잔류염소를 재#
      약품 넣기 전에 {basin} 염소값부터 확인하#
      아이 {any}명 눈 충혈. {basin} 염소 수치를 보#
      {clock} 정기 측정: {basin}
      {not_basin} 말고 {basin} 센서 값을 읽#
      {basin} 소독제가 얼마나 남았는지 조회하#
      보건소 제출용({day}) {basin} 잔류염소 확인 바람
      {basin} 염소 몇`,
    titles: ['Chlorine check; Measure the water', '염소 측정; 수질 확인; 잔류염소'],
  },
  {
    tool: 'cl_target', about: ['Set the free chlorine that a basin is held at', '잔류염소 목표를 정한다'],
    takes: { basin, mg_l: tenths(0.3, 3) },
    en: `
      hold {basin} at {mg_l} mg/l free chlorine
      chlorine target {basin}: {mg_l}
      {mg_l} mg/l is what {basin} should have from now on
      For the school classes the {basin} basin goes to {mg_l}.
      raise or lower {basin} until the controller keeps {mg_l} mg/l
      set point of free chlorine in {basin} {mg_l}, old value was 0.{any}
      let the controller of {basin} aim at {mg_l}
      with {any} bathers an hour, {basin} needs {mg_l} mg per litre
      {basin} = {mg_l} mg/l, {not_basin} unchanged
      Nothing is to be poured in by hand. From {clock} the controller of {basin} shall aim at {mg_l} mg/l.
      In {basin} the old figure of 0.{any} was meant for winter; {mg_l} mg per litre is right now.`,
    ko: `
      {basin} 염소 목표 {mg_l}
      {basin} 잔류염소를 {mg_l}mg/L로 유지하게 설정하#
      시간당 {any}명이면 {basin:은} {mg_l} mg/L 필요. 목표 변경
      {basin} 유리염소 설정값 {mg_l:로} 변경 요망
      이제부터 {basin:은} {mg_l} mg/L로 맞추#
      학교 단체 때문에 {basin} 염소 기준을 {mg_l:로} 하#
      {not_basin:은} 그대로, {basin} 목표만 {mg_l}
      제어기 목표치({basin}): {mg_l} mg/L
      {clock}부터 {basin} 염소 농도를 {mg_l:로} 관리하#
      손으로 붓지 말고 {clock}부터 제어기가 {basin:을} {mg_l} mg/L에 맞추게 하#
      0.{any:은} 겨울 값이다. {basin} 염소 목표를 {mg_l:로} 고치#`,
    titles: ['Chlorine target; Set point of the basin', '염소 목표; 염소 설정값'],
  },
];
