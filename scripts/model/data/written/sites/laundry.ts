import { choice, flag, maybe, whole, type Written } from '../table';

export const laundry: readonly Written[] = [
  {
    tool: 'washer_start', about: ['Start a washing machine', '세탁기를 시작한다'],
    takes: { washer: whole(1, 14), celsius: choice({ cold: ['cold', '냉수|찬물'], '40': ['40 °C|40 degrees|40', '40도'], '60': ['60 °C|60 degrees|60', '60도'], '90': ['90 °C|boil|90 degrees', '90도|삶음'] }), prewash: maybe(flag()) },
    en: `
      washer {washer}, {celsius}
      wash {celsius} in machine {washer}
      [prewash=true] washer {washer}: {celsius} with prewash
      [prewash=false] machine {washer} at {celsius}, skip the prewash
      {any} kg of bed linen lie in washer {washer}; {celsius}.
      start number {washer}, {celsius}, number {not_washer} is out of order
      The gowns for {clock}: machine {washer}, {celsius}.
      {who} needs machine {washer} at {celsius} by {clock}`,
    ko: `
      {washer}번 세탁기 {celsius}
      {washer}번 세탁기를 {celsius:로} 돌리#
      [prewash=true] {washer}번 예비 세탁 포함 {celsius} 시작하#
      [prewash=false] 예비 세탁 없이 {washer}번 {celsius} 세탁하#
      침대보 {any}kg이 {washer}번에 있다. {celsius:로} 세탁하#
      {not_washer}번은 고장. {washer}번에서 {celsius} 세탁
      {clock}까지 {washer}번 {celsius} 세탁 끝나야 한다. 시작하#
      세탁 {washer}번: {celsius}`,
    titles: ['Wash; Washing machine', '세탁; 세탁기 시작'],
  },
  {
    tool: 'dryerTimer', about: ['Run a tumble dryer', '건조기를 돌린다'],
    takes: { dryer: whole(1, 10), minutes: whole(5, 90, 'min'), gentle: maybe(flag()) },
    en: `
      dryer {dryer} {minutes}
      tumble {minutes} in dryer {dryer}
      [gentle=true] dryer {dryer}, {minutes}, gently
      [gentle=false] dryer {dryer} on full heat for {minutes}
      The towels are still damp at {clock}: another {minutes} in dryer {dryer}.
      dry {any} sheets in number {dryer}, {minutes}
      [gentle=true] wool in dryer {dryer}, so gentle and only {minutes}
      {minutes} more for dryer {dryer}, not for {not_dryer}`,
    ko: `
      {dryer}번 건조기 {minutes}
      {dryer}번 건조기를 {minutes} 돌리#
      [gentle=true] {dryer}번 건조기를 약하게 {minutes} 돌리#
      [gentle=false] {dryer}번을 센 열로 {minutes} 건조하#
      수건이 아직 축축하다. {dryer}번에서 {minutes} 더 말리#
      [gentle=true] 울이다. {dryer}번 약풍 {minutes}
      {not_dryer}번 말고 {dryer}번 {minutes} 연장하#
      {any}장 건조: {dryer}번 {minutes}
      건조기 {dryer}, {minutes}`,
    titles: ['Dry; Tumble dryer', '건조; 건조기'],
  },
  {
    tool: 'detergent_pump', about: ['Dose a laundry chemical', '세제를 넣는다'],
    takes: { washer: whole(1, 14), product: choice({ soap: ['detergent|soap', '세제'], softener: ['softener|conditioner', '유연제'], bleach: ['bleach', '표백제'], starch: ['starch', '풀'] }), ml: whole(10, 400, 'ml') },
    en: `
      {ml} of {product} into washer {washer}
      washer {washer}: {product}, {ml}
      dose {ml} {product} to machine {washer}
      [product=bleach] stains on the coats in washer {washer}, {ml} of bleach
      [product=softener] The towels scratch. {ml} softener for machine {washer}.
      [product=starch] table cloths should be stiff: {ml} of starch, washer {washer}
      pump {product} to {washer}, {ml}, load of {any} kg, not to {not_washer}
      {product} is short in {washer}: {ml}`,
    ko: `
      {washer}번 세탁기에 {product} {ml} 넣#
      {washer}번 {product} {ml}
      [product=bleach] 가운에 얼룩. {washer}번에 표백제 {ml:을} 투입하#
      [product=softener] 수건이 뻣뻣하다. {washer}번에 유연제 {ml} 넣#
      [product=starch] 식탁보용 풀 {ml:을} {washer}번에 넣#
      {any}kg 세탁물. {washer}번에 {product:을} {ml} 주입하#
      {washer}번: {product} {ml}
      {washer}번에 {product:이} 모자란다. {ml} 더 넣#`,
    titles: ['Chemicals; Dose', '세제 투입; 약제 투입'],
  },
  {
    tool: 'ironer_speed', about: ['Speed of the flatwork ironer', '다림 롤러 속도'],
    takes: { metres_per_min: whole(2, 40) },
    en: `
      ironer at {metres_per_min} m/min
      run the ironer with {metres_per_min} metres a minute
      slow the rollers to {metres_per_min} m/min, the sheets come out damp
      {any} sheets wait; ironer up to {metres_per_min} metres per minute
      The ironer should go {metres_per_min} m per min until {clock}.
      ironing speed {metres_per_min}
      {metres_per_min} m/min, the linen is thick
      rolls at {metres_per_min} metres a min, roll {any} is new`,
    ko: `
      다림 롤러 분당 {metres_per_min}m
      다림기를 분당 {metres_per_min}미터로 돌리#
      시트가 축축하다. 롤러를 분당 {metres_per_min}m로 낮추#
      시트 {any}장 대기. 다림 속도를 {metres_per_min}m/분으로 올리#
      {clock}까지 다림기 속도 {metres_per_min}m/min 유지하#
      두꺼운 린넨이다. 분당 {metres_per_min}m
      {any}번 롤 교체됨. 다림 속도 분당 {metres_per_min}m로 하#
      다림: {metres_per_min}m/min`,
    titles: ['Ironer; Ironing speed', '다림기; 다림 속도'],
  },
  {
    tool: 'linen.mark_batch', about: ['Mark a batch of linen', '린넨 묶음을 표시한다'],
    takes: { batch: whole(100, 999), state: choice({ soiled: ['soiled|dirty', '오염|더러움'], clean: ['clean|washed', '세탁 완료|깨끗함'], infected: ['infectious|isolation', '감염|격리'], torn: ['torn|for repair', '파손|수선'] }) },
    en: `
      batch {batch} is {state}
      mark linen {batch} {state}
      [state=infected] {batch} comes from the isolation room, treat it so
      [state=torn] {any} sheets of {batch} have holes, send them to repair: mark the batch
      [state=clean] {batch} left the ironer at {clock}, it is clean
      [state=soiled] {batch} fell on the floor and is dirty again
      linen {batch}: {state}, {not_batch} as before
      {who} says {batch} counts as {state}`,
    ko: `
      {batch}번 묶음 {state}
      {batch}번 린넨을 {state:로} 표시하#
      [state=infected] {batch}번은 격리실에서 왔다. 감염으로 표시하#
      [state=torn] {batch}번 시트 {any}장에 구멍. 수선으로 돌리#
      [state=clean] {clock}에 다림 끝. {batch}번을 세탁 완료로 하#
      [state=soiled] {batch}번이 바닥에 떨어졌다. 오염 처리하#
      {who} 확인: {batch}번 {state}
      린넨 {batch} → {state}`,
    titles: ['Linen; Mark the batch', '린넨; 묶음 표시'],
  },
  {
    tool: 'get_lint_state', about: ['Lint filter of a dryer', '건조기 먼지 필터'],
    takes: { dryer: whole(1, 10) }, reads: true, result: '{any} %',
    en: `
      lint filter of dryer {dryer}?
      is the filter of dryer {dryer} full?
      Dryer {dryer} takes {any} minutes longer. Look at its lint filter.
      check the lint in dryer {dryer}, not in {not_dryer}
      how clogged is dryer {dryer}, please look before {clock}
      fire risk: lint in dryer {dryer}?
      dryer {dryer}, filter state
      how full of fluff is dryer {dryer}`,
    ko: `
      {dryer}번 건조기 먼지 필터를 확인하#
      {dryer}번 필터가 찼는지 보#
      {any}분 더 걸린다. {dryer}번 건조기 보풀 필터를 조회하#
      {not_dryer}번 말고 {dryer}번 필터 상태 확인
      {clock} 전에 {dryer}번 먼지망을 보#
      화재 위험. {dryer}번 먼지 필터를 보#
      필터: {dryer}번 건조기
      {dryer}번 보풀이 얼마나 찼는지 알려 주#`,
    titles: ['Lint; Filter full?', '먼지 필터; 필터 확인'],
  },
];
