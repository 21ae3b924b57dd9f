import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

const vessels = names('RX-1, RX-2, RX-5, kilo, pilot', 'RX-1, RX-2, RX-5, 킬로, 파일럿');
const reagents = names('acetic anhydride, toluene, n-BuLi, triethylamine, brine, THF', '무수초산, 톨루엔, n-BuLi, 트리에틸아민, 포화식염수, THF');

export const synthesis: readonly Written[] = [
  {
    tool: 'jacket_sp', about: ['Set the jacket temperature of a reactor', '반응기 재킷 온도를 설정한다'],
    takes: { rx: vessels, sp: tenths(-60, 140, 'C'), ramp: maybe(tenths(0.2, 5)) },
    en: `
      jacket of {rx} to {sp}
      {rx}: {sp} in the jacket
      cool or heat {rx}, whatever it takes, to {sp}
      {rx} to {sp}, ramp {ramp} K/min
      ramp {rx} at {ramp} K/min until the jacket is {sp}
      [sp=-20] Bring {rx} to twenty below before the base goes in.
      [sp=0] {rx} on ice temperature, please
      The exotherm was {any} K last time. Keep {rx} at {sp} this time, not more than {ramp} K per minute.
      {sp} for {rx}; {not_rx} stays where it is
      Crystals come at {sp}, so {rx} must get there slowly: {ramp} K/min.
      reflux in {rx}, jacket set point {sp}`,
    ko: `
      {rx} 재킷을 {sp:로} 맞추#
      {rx} 재킷 {sp}
      {rx:을} 분당 {ramp}K로 {sp}까지 보내#
      {rx}: {sp}, 승온 속도 {ramp} K/min
      [sp=-20] 염기를 넣기 전에 {rx:을} 영하 20도로 식히#
      [sp=0] {rx} 0도 유지할 것
      지난번 발열이 {any}K였다. {rx:은} {sp:로} 두고 분당 {ramp}K를 넘기지 않게 하#
      {not_rx:은} 그대로, {rx}만 {sp:로} 하#
      결정이 {sp}에서 나온다. {rx:을} {ramp}K/min으로 천천히 맞추#
      환류 준비. {rx} 설정값 {sp}
      {rx} 외통 온도 {sp:로} 변경 바람`,
    titles: ['Jacket temperature; Heat or cool the reactor; Jacket', '재킷 온도; 반응기 온도; 승온'],
  },
  {
    tool: 'addReagent', about: ['Pump a reagent into a reactor', '시약을 반응기에 첨가한다'],
    takes: { reagent: reagents, rx: vessels, ml: whole(5, 2000, 'ml'), over_min: maybe(whole(2, 180, 'min')) },
    en: `
      {ml} of {reagent} into {rx}
      add {reagent} to {rx}, {ml}
      add {ml} {reagent} to {rx} over {over_min}
      {rx} gets its {reagent} now: {ml} in {over_min}
      Drip {reagent} into {rx}; {ml} altogether, it should take {over_min}.
      dose {rx} with {ml} {reagent}, all at once
      The colour has turned in {rx}. Quench it with {ml} of {reagent}.
      charge {ml} of {reagent} to vessel {rx}, not to {not_rx}
      over {over_min}, {ml} of {reagent}, reactor {rx}
      {any} g of the ketone are in {rx} already; now comes {reagent}, {ml}
      to {rx}: {reagent}, {ml}, evenly over {over_min}`,
    ko: `
      {rx}에 {reagent} {ml} 넣#
      {reagent} {ml} → {rx}
      {rx}에 {reagent:을} {over_min}에 걸쳐 {ml} 적가하#
      {reagent} {ml:을} {over_min} 동안 천천히 {rx:로} 보내#
      {rx} 색이 변했다. {reagent} {ml:로} 퀜칭하#
      {not_rx} 말고 {rx}에 {reagent:을} {ml} 투입하#
      투입: {rx} / {reagent} / {ml} / {over_min}
      {rx}에는 케톤 {any}g이 들어 있다. 이어서 {reagent} {ml:을} 첨가하#
      {ml}의 {reagent:을} 한 번에 {rx}에 붓지 말고 {over_min}에 나눠 넣#
      {rx} 적하 시작: {reagent}, 총 {ml}, {over_min}
      {reagent:은} {rx:로}. 양은 {ml}`,
    titles: ['Addition; Add the reagent; Charge the reactor', '시약 투입; 적가; 첨가'],
  },
  {
    tool: 'n2_blanket', about: ['Keep a reactor under nitrogen, or stop', '반응기 질소 봉입'],
    takes: { rx: vessels, on: flag(['on', '켬|투입'], ['off', '끔|차단']) },
    en: `
      nitrogen on {rx} {on}
      [on=true] no air may get to {rx} from here on
      [on=false] {rx} may breathe again
      [on=true] Inert {rx}. The BuLi bottle is open in {any} minutes.
      [on=false] Work-up is done in the open: stop the nitrogen over {rx}.
      [on=true] put {rx} under N2
      [on=false] take the blanket off {rx}, the {who} will open the manhole
      [on=true] {rx} smells of ether, cover it with nitrogen
      [on=false] nitrogen is short, {rx} needs none any more, {not_rx} keeps it
      N2 blanket {rx}: {on}
      [on=true] flood the headspace of {rx} with nitrogen and hold it so
      [on=true] the product in {rx} browns in air, so cover it
      [on=false] {rx} is clean and empty; do not waste nitrogen on it`,
    ko: `
      {rx} 질소 {on}
      [on=true] 지금부터 {rx}에 공기가 닿으면 안 된다
      [on=true] {rx:을} 질소 분위기로 만들#
      [on=false] 후처리는 공기 중에서 한다. {rx} 질소를 끊#
      [on=false] {who:이} 맨홀을 연다. {rx} 질소 봉입을 풀#
      [on=true] {any}분 뒤 BuLi를 연다. {rx} 헤드스페이스를 질소로 채우#
      [on=false] 질소가 모자란다. {not_rx:은} 두고 {rx} 것만 막#
      [on=true] {rx} N2 봉입 유지할 것
      [on=false] {rx} 퍼지 종료, 질소 내려 두#
      {rx} N2: {on}
      [on=true] 에테르 냄새가 난다. {rx:을} 질소로 덮어 두#
      [on=true] {rx} 물질이 공기에 갈변한다. 덮어 두#
      [on=false] {rx:은} 씻어서 비었다. 질소를 낭비하지 말고 끊#`,
    titles: ['Nitrogen; Inert the reactor; Blanket', '질소 봉입; 불활성화'],
  },
  {
    tool: 'agitator.speed', about: ['Set the stirrer of a reactor', '교반 속도'],
    takes: { rx: vessels, rpm: whole(0, 600, 'rpm'), direction: maybe(choice({ up: ['up-pumping|upwards', '상향'], down: ['down-pumping|downwards', '하향'] })) },
    en: `
      stir {rx} at {rpm}
      {rx} agitator {rpm}
      [rpm=0] let {rx} settle, no more stirring
      [rpm=0] the phases in {rx} should part: blade still
      {rpm} on {rx}, blade pumping {direction}
      [direction=down] The powder floats in {rx}; {rpm}, and push it to the bottom.
      [direction=up] The salt lies on the bottom of {rx}. Lift it, {rpm}.
      slurry in {rx} is {any} % solids, it takes {rpm} to keep it moving
      {rpm} for {rx}, half of what {not_rx} does
      bring the stirrer in {rx} to {rpm} before {clock}`,
    ko: `
      {rx} 교반 {rpm}
      {rx:을} {rpm:로} 저어 두#
      [rpm=0] {rx} 층 분리를 위해 교반을 멈추#
      [rpm=0] {rx:은} 가만히 두어 가라앉히#
      {rx} {rpm}, 임펠러 {direction}
      [direction=down] 분말이 {rx} 위에 뜬다. {rpm:로} 아래로 눌러 돌리#
      [direction=up] {rx} 바닥에 염이 깔렸다. {rpm:로} 띄워 올리#
      고형분 {any}%라 {rx:은} {rpm:이} 필요하다
      {clock} 전에 {rx} 교반기를 {rpm:로} 올리#
      {not_rx:은} 손대지 말고 {rx} 교반 속도만 {rpm:로} 바꾸#`,
    titles: ['Stirring; Agitator', '교반; 교반기'],
  },
  {
    tool: 'batch_temp', about: ['Temperature inside a reactor', '반응기 내부 온도를 읽는다'],
    takes: { rx: vessels }, reads: true, result: '{any}.5',
    en: `
      how hot is it inside {rx}?
      read the batch temperature of {rx}
      {rx}: inner temperature
      what does the probe in {rx} say since the addition of {clock}
      look at the temperature in {rx}, do not change the jacket`,
    ko: `
      {rx} 내온을 읽#
      {rx} 안이 몇 도인지 보#
      재킷은 건드리지 말고 {rx} 내부 온도만 확인하#
      {clock} 투입 이후 {rx} 내온 조회`,
    titles: ['Batch temperature; How hot inside?', '내온; 내부 온도 확인'],
  },
];
