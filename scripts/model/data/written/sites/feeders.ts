import { choice, flag, maybe, names, span, tenths, whole, type Written } from '../table';

const feeder = names('feeder 3, feeder N2, F7, hopper A, raceway 5, shrimp pond 2, tank east, blower 4', '3번 급이기, N2 급이기, F7, A 호퍼, 5번 수로, 새우 2지, 동쪽 수조, 블로어 4');
const aerator = names('aerator 1, aerator 6, AE-3, venturi west, paddle 9, blower B, diffuser 2', '1번 에어레이터, 6번 에어레이터, AE-3, 서쪽 벤추리, 9번 수차, 블로어 B, 디퓨저 2');

/** Feeders and aerators of ponds and tanks. */
export const feeders: readonly Written[] = [
  {
    tool: 'feeder_give', about: ['Throw an amount of feed now', '지금 사료를 한 번 준다'],
    takes: { feeder, grams: whole(20, 2500, 'g'), spread: maybe(choice({ wide: ['wide', '넓게'], narrow: ['narrow', '좁게'] })) },
    en: `
      {feeder}: {grams}
      {grams} of feed from {feeder}
      throw {grams} at {feeder}, {spread}
      let {feeder} give {grams}, they were fed {any} g at {clock} already
      one ration of {grams}, {feeder}
      [spread=wide] {feeder}, {grams}, all over the surface
      [spread=narrow] {grams} from {feeder} close to the wall only
      The trout weigh {any} g each. {feeder} gives {grams} now.
      a portion of {grams} has to come out of {feeder}
      dispense {grams} at {feeder}, do not touch the timer
      {feeder} {grams} {spread}
      hungry fish at {feeder}; {grams}
      not {not_feeder}: {feeder}, once, {grams}
      shrimp at {feeder} get {grams} this evening
      4200 fish of 310 g at 14 degrees: that makes {grams} for this meal from {feeder}.
      {feeder} is clean and its timer is paused. By hand now {grams}, {spread}.
      the hopper at {feeder} holds {any} kg; let {grams} of it fall
      {feeder} stands with the carp, {not_feeder} with the sturgeon. {grams} for the carp.
      sturgeon: {not_feeder}; carp: {feeder}; the carp get {grams}, {spread}`,
    ko: `
      {feeder} 급이 {grams}
      {feeder}에서 사료를 {grams} 주#
      {feeder} {grams} {spread} 살포
      {clock}에 {any}g을 먹였다. {feeder}에 {grams} 더 내보내#
      [spread=wide] {feeder} {grams}, 수면 전체에 골고루 뿌리#
      [spread=narrow] {feeder} {grams}, 벽 쪽에만 뿌리#
      송어 평균 {any}g. {feeder} 지금 {grams}
      {feeder} 한 번 분량 {grams:을} 내#
      타이머는 두고 {feeder}에서 {grams} 배출
      {not_feeder} 말고 {feeder:로} 한 번, {grams}
      새우가 배고프다. {feeder} 사료 {grams:을} 뿌리#
      {feeder} 저녁 급이 {grams} 요망
      310g짜리 4200마리, 수온 14도. 이번 끼니는 {feeder}에서 {grams}
      {feeder} 청소 끝, 타이머는 정지 중. 손으로 지금 {grams} {spread} 뿌리#
      {feeder} 호퍼에 {any}kg 있다. 그중 {grams:을} 내보내#
      {feeder:은} 잉어, {not_feeder:은} 철갑상어. 잉어에게 {grams} 주#
      철갑상어 {not_feeder}, 잉어 {feeder}. 잉어 쪽에 {grams} {spread} 뿌리#`,
    titles: ['Feed now; Give a ration', '급이; 사료 주기; 한 번 급이'],
  },
  {
    tool: 'feed_timer.suspend', about: ['Suspend the timed feeding of a feeder', '자동 급이를 잠시 쉰다'],
    takes: { feeder, hours: maybe(whole(1, 48, 'h')) },
    en: `
      no feeding at {feeder} for {hours}
      pause {feeder}
      {feeder} rests {hours}
      The water has {any} degrees and they do not eat. Suspend {feeder}.
      hold {feeder} back until I say so
      grading at {clock}: keep {feeder} quiet for {hours}
      fasting before transport, {feeder}, {hours}
      timer of {feeder} on hold
      {feeder} shall skip its times for {hours}, then go on by itself
      leftovers on the ground, {any} g; no more from {feeder} for {hours}
      do not clean {feeder}, only let it pause
      {not_feeder} goes on feeding, {feeder} is halted
      Oxygen 4.1, temperature {any}, fish at the surface: timer of {feeder} off for {hours}.
      the vet comes on {day}, stomachs must be empty, so {feeder} stops its meals for {hours}
      {feeder} keeps its feed and its times but does nothing for {hours}
      The sick fish are at {feeder}, the healthy ones at {not_feeder}. No meals for the sick for {hours}.`,
    ko: `
      {feeder} 급이 중단 {hours}
      {feeder:을} 잠시 쉬게 하#
      {feeder} {hours} 절식
      수온 {any}도, 먹지 않는다. {feeder} 자동 급이를 멈추#
      말할 때까지 {feeder:을} 멈춰 두#
      {clock} 선별. {hours} 동안 {feeder:이} 안 돌게 하#
      수송 전 절식: {feeder}, {hours}
      {feeder} 타이머 보류
      바닥에 잔사료 {any}g. {feeder} {hours} 쉼
      청소가 아니라 {feeder} 일시정지
      {not_feeder:은} 계속 먹이고 {feeder:은} 세우#
      {feeder} 급이 보류 바람, {hours}
      산소 4.1, 수온 {any}도, 고기가 뜬다. {feeder} 자동 급이를 {hours} 끊#
      {day} 수의사 방문, 배를 비워야 한다. {feeder} {hours} 쉬게 하#
      {feeder} 사료와 시간표는 두고 {hours} 동안 급이만 멈추#
      아픈 고기는 {feeder}, 건강한 고기는 {not_feeder}. 아픈 쪽은 {hours} 굶기게 멈추#`,
    titles: ['Pause the feeder; Fasting', '급이 중지; 절식; 급이기 쉬기'],
  },
  {
    tool: 'feed_timer.goOn', about: ['Let the timed feeding go on', '자동 급이를 다시 시작한다'],
    takes: { feeder },
    en: `
      {feeder} may feed again
      resume {feeder}
      end the fasting at {feeder}
      The water is back at {any} degrees, appetite too. {feeder} on its timer again.
      let {feeder} go on with its plan
      the grading is over since {clock}; {feeder} is released
      take {feeder} off hold
      timed feeding at {feeder} continues
      no extra ration, only let {feeder} work by the clock again
      {who} is through with the nets, so {feeder} goes on
      {not_feeder} stays quiet, but {feeder} feeds by the plan again
      lift the pause of {feeder}
      Oxygen 8.2, temperature {any}, all calm. The meals from {feeder} come by the clock again.
      {feeder} has been held since {day}; it may work again
      The sick fish at {feeder} are well again, those at {not_feeder} are not. Meals for the well ones.`,
    ko: `
      {feeder} 급이 재개
      {feeder:을} 다시 자동으로 돌리#
      {feeder} 절식 끝
      수온 {any}도 회복. {feeder} 타이머를 살리#
      {clock} 선별 끝. {feeder} 보류를 풀#
      추가 급이 없이 {feeder} 시간표만 다시 돌리#
      그물 작업 끝. {feeder} 계획대로 계속하게 하#
      {not_feeder:은} 그대로 쉬고 {feeder:은} 다시 먹이게 하#
      {feeder} 일시정지 해제
      {feeder} 자동 급이 속행할 것
      산소 8.2, 수온 {any}도, 안정됐다. {feeder} 시간표 급이를 되살리#
      {day}부터 세워 둔 {feeder:을} 다시 먹이게 하#
      {feeder} 고기는 나았고 {not_feeder} 고기는 아직이다. 나은 쪽 급이를 재개하#`,
    titles: ['Resume feeding; End of fasting', '급이 재개; 절식 끝'],
  },
  {
    tool: 'feeder_clean', about: ['Run the cleaning blow of a feeder, with or without emptying it', '급이기를 청소한다. 비우거나 비우지 않고'],
    takes: { feeder, empty: flag(['with emptying|empty it first', '비우고'], ['without emptying|leave the feed in', '비우지 않고']) },
    en: `
      clean {feeder}, {empty}
      [empty=true] mould in {feeder}: get all the feed out and blow it clean
      [empty=false] only dust at {feeder}; a cleaning blow, the pellets stay inside
      [empty=false] the screw of {feeder} is sticky. Clean it and keep what is in the hopper.
      [empty=true] {any} kg of old pellets lie in {feeder}, they go out, then the cleaning
      [empty=true] change from 2 mm to 4 mm pellets: clear {feeder} out completely
      [empty=false] a quick clean of {feeder} before {clock}; refilling would take too long, so nothing is emptied
      blow through {feeder} {empty}
      {feeder} stinks; cleaning {empty}
      [empty=true] nothing may remain in {feeder} after the cleaning
      [empty=false] cleaning of {feeder}, do not waste the feed in it
      cleaning cycle at {feeder}, {empty}, {not_feeder} is clean
      [empty=true] 15 kg of wet 3 mm pellets stick in {feeder}. Out with them and a cleaning run.
      [empty=false] {feeder} was filled with 40 kg at {clock}. Clean the spreader, but those 40 kg stay where they are.
      wash {feeder} {empty}, feed nothing meanwhile`,
    ko: `
      {feeder} 청소, {empty}
      {feeder:을} {empty} 청소하#
      [empty=true] {feeder}에 곰팡이. 사료를 다 빼고 불어 내#
      [empty=false] {feeder} 먼지만 있다. 사료는 두고 청소하#
      [empty=false] {feeder} 스크루가 끈적하다. 호퍼 내용물은 남기고 청소만 하#
      [empty=true] 묵은 사료 {any}kg. {feeder:을} 다 비우고 청소
      [empty=true] 2mm에서 4mm로 바꾼다. {feeder} 속까지 비워서 청소하#
      [empty=false] {clock} 전에 간단 청소. {feeder} 사료는 그대로
      {feeder} 냄새 남, {empty} 세척
      [empty=true] 청소 뒤 {feeder} 안에 아무것도 남지 않게 하#
      [empty=false] {feeder} 청소하되 든 사료는 버리지 말 것
      {not_feeder:은} 깨끗하다. {feeder:을} {empty} 청소하#
      [empty=true] 젖은 3mm 사료 15kg이 {feeder}에 붙었다. 빼내고 청소하#
      [empty=false] {clock}에 {feeder:을} 40kg 채웠다. 사료는 두고 살포부만 청소하#
      먹이지는 말고 {feeder:을} {empty} 씻#`,
    titles: ['Clean the feeder; Feeder cleaning', '급이기 청소; 세척'],
  },
  {
    tool: 'feedTimes', about: ['Times of day of a feeder, and the amount of each', '하루 급이 시각과 한 번 분량'],
    takes: { feeder, per_day: whole(1, 24), grams_each: whole(10, 900, 'g') },
    en: `
      {feeder}: {per_day} times a day, {grams_each} each
      from now on {feeder} feeds {grams_each} {per_day} times daily
      new plan for {feeder}, {per_day} rations of {grams_each}
      {grams_each} per ration, {per_day} rations a day, {feeder}
      {any} animals died. {feeder} goes over to {per_day} meals with {grams_each}.
      set the timer of {feeder} to {per_day} portions, {grams_each} the portion
      smaller meals: {feeder} {grams_each}, but {per_day} of them every day
      a day at {feeder} has {per_day} feedings; a feeding is {grams_each}
      {who} weighed {any} fish. Plan at {feeder}: {per_day} x {grams_each}.
      spread it over {per_day} times, {feeder}, {grams_each} at a time
      not a ration now but a plan: {feeder}, daily {per_day} times {grams_each}
      5200 shrimps, 11 g each, {any} % a day: {feeder} {per_day} times {grams_each}.
      {feeder} had 3 meals of 600. That becomes {per_day} of {grams_each}.`,
    ko: `
      {feeder} 하루 {per_day}회, 회당 {grams_each}
      앞으로 {feeder:은} 하루 {per_day}번 {grams_each}씩 주게 하#
      {feeder} 새 계획: {grams_each} × {per_day}회
      회당 {grams_each}, 하루 {per_day}회로 {feeder} 시간표를 바꾸#
      {any}마리 폐사. {feeder:을} {per_day}회 {grams_each}씩으로 돌리#
      조금씩 자주: {feeder} {grams_each}, 매일 {per_day}번
      {feeder} 타이머를 {per_day}회분, 한 번 {grams_each:로} 맞추#
      {any}마리 측정함. {feeder} 급이 계획 하루 {per_day}회 {grams_each}
      지금 주는 게 아니라 계획이다. {feeder} 매일 {per_day}회, {grams_each}씩
      {feeder} 1일 {per_day}회 / 1회 {grams_each} 설정 바람
      새우 5200마리, 11g, 일일 {any}%. {feeder} 하루 {per_day}회 {grams_each}씩 잡아 두#
      {feeder} 3회 600g이던 것을 {per_day}회 {grams_each:로} 바꾸#`,
    titles: ['Feeding plan; Times of the feeder', '급이 계획; 급이 시간표'],
  },
  {
    tool: 'aerator_run', about: ['Start an aerator', '에어레이터를 가동한다'],
    takes: { unit: aerator, pct: maybe(whole(20, 100, 'pct')) },
    en: `
      start {unit}
      {unit} on
      {unit} at {pct}
      oxygen fell to 3.{any}; get {unit} going
      run {unit} with {pct}
      The fish gasp since {clock}. {unit}, {pct}.
      air from {unit}, power {pct}
      let {unit} work over the night
      switch {unit} on, {not_unit} is on already
      {pct} of {unit} before the sun goes down
      we need {unit} running
      turn {unit} up from standstill to {pct}
      Oxygen at the inlet 7, at the outlet 3: {unit} has to help, {pct}.
      {unit} was stopped for the count of 2000 larvae; the count is over, start it
      {unit} hangs by the inlet, {not_unit} by the drain. Start the one by the inlet.`,
    ko: `
      {unit} 가동
      {unit:을} 켜#
      {unit} {pct} 운전
      용존산소 3.{any}. {unit:을} 돌리#
      {clock}부터 고기가 뜬다. {unit} {pct:로} 켜#
      밤새 {unit:을} 돌리#
      {not_unit:은} 이미 돈다. {unit}도 켜#
      해 지기 전에 {unit} {pct} 가동
      {unit}에서 공기를 넣#
      {unit:을} {pct} 출력으로 시작하#
      {unit} 기동 요망
      입구 산소 7, 출구 3. {unit:을} {pct:로} 돌려 돕게 켜#
      유생 2000마리 세느라 세웠던 {unit:을} 다시 켜#
      {unit:은} 입구 쪽, {not_unit:은} 배수구 쪽. 입구 쪽 것을 켜#`,
    titles: ['Aerator on; More oxygen', '에어레이터 가동; 산소 공급'],
  },
  {
    tool: 'aerator_halt', about: ['Stop an aerator, for a time or until started', '에어레이터를 세운다'],
    takes: { unit: aerator, for_s: maybe(span('s', 20, 900)) },
    en: `
      stop {unit}
      {unit} off
      {unit} off for {for_s}
      While we count larvae the water must be still: halt {unit} for {for_s}.
      {unit} stands still until somebody starts it
      let {unit} rest {for_s}
      a net hangs in {unit}! Off with it
      still water, {for_s}, by {unit}
      no more air from {unit}, oxygen is at {any}
      cut {unit}, not {not_unit}
      {for_s} without {unit} while the boat passes
      at {clock} the treatment begins, so {unit} must not run
      3 units run, 2 are enough at {any} kW; {unit} may stop
      the diver works 4 metres from {unit}: no bubbles for {for_s}
      By the inlet hangs {not_unit}, by the drain {unit}. The one by the drain has to stop.`,
    ko: `
      {unit} 정지
      {unit:을} 끄#
      {unit} {for_s} 정지
      유생 세는 동안 물이 잔잔해야 한다. {unit:을} {for_s} 세우#
      다시 켤 때까지 {unit:을} 멈춰 두#
      {unit}에 그물이 걸렸다. 끄#
      산소 {any}, 충분하다. {unit} 그만
      {not_unit} 말고 {unit:을} 세우#
      배가 지나는 {for_s} 동안 {unit:을} 꺼 두#
      {clock} 약욕 시작. {unit:이} 돌면 안 되니 멈추#
      {unit} 가동 중지 바람
      3대 중 2대면 충분, {any}kW. {unit:은} 세우#
      잠수사가 {unit}에서 4m 거리다. {for_s} 동안 거품이 없게 끄#
      입구 쪽은 {not_unit}, 배수구 쪽은 {unit}. 배수구 쪽 것을 세우#`,
    titles: ['Aerator off; Still water', '에어레이터 정지; 물 잔잔하게'],
  },
  {
    tool: 'oxygenSetpoints', about: ['Lower and upper oxygen limit of a pond, in mg/l', '못의 산소 하한과 상한'],
    takes: { pond: names('P4, pond 8, nursery pond, raceway B, RAS 2', 'P4, 8호지, 치어지, B수로, RAS 2'), low_mgl: tenths(3, 7), high_mgl: tenths(7, 14) },
    en: `
      oxygen in {pond}: between {low_mgl} and {high_mgl}
      {pond} low {low_mgl}, high {high_mgl}
      aerate {pond} from {low_mgl} on, and no more above {high_mgl}
      upper limit {high_mgl}, lower limit {low_mgl}, {pond}
      stop aerating {pond} at {high_mgl} mg and begin at {low_mgl}
      {pond} may go down to {low_mgl} mg/l and up to {high_mgl}
      The alarm came at 2.{any}. New band for {pond}: {low_mgl} to {high_mgl} mg/l.
      keep {pond} under {high_mgl} and over {low_mgl} milligrams
      {who} stocked {any} kg. {pond}: not below {low_mgl}, not above {high_mgl}
      oxygen band {low_mgl} - {high_mgl} for {pond}
      Stocking 22 kg per m³, {any} degrees. {pond} shall be aerated below {low_mgl} mg and no longer than to {high_mgl} mg.
      {pond}: the top of the band is {high_mgl}, the bottom {low_mgl}, was 5 and 9
      {pond} {low_mgl} / {high_mgl}
      trout in {pond}: never less than {low_mgl}, never more than {high_mgl}`,
    ko: `
      {pond} 산소 {low_mgl}~{high_mgl}
      {pond} 하한 {low_mgl}, 상한 {high_mgl}
      {pond} 상한은 {high_mgl}, 하한은 {low_mgl:로} 하#
      {low_mgl} 아래면 켜지고 {high_mgl} 넘으면 꺼지게, {pond}
      경보가 2.{any}에서 울렸다. {pond} 산소 범위를 {low_mgl}에서 {high_mgl}로 바꾸#
      {pond} 용존산소 {high_mgl} 이하, {low_mgl} 이상 유지
      {any}kg 입식. {pond:은} {low_mgl}보다 낮지 않게, {high_mgl}보다 높지 않게 하#
      {pond} 산소 설정: 최저 {low_mgl} / 최고 {high_mgl} mg
      입식 밀도 22kg, 수온 {any}도. {pond:은} {low_mgl} 밑에서 켜고 {high_mgl}에서 끄게 하#
      {pond} 위쪽 {high_mgl}, 아래쪽 {low_mgl}. 전에는 5와 9
      {pond} {low_mgl} / {high_mgl}
      송어다. {pond:은} {low_mgl} 밑으로 안 내려가고 {high_mgl} 위로 안 올라가게 하#
      {pond} 용존산소 구간을 {low_mgl}부터 {high_mgl}까지로 하#`,
    titles: ['Oxygen limits; Oxygen band', '산소 범위; 용존산소 설정'],
  },
];
