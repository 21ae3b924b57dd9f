import { choice, maybe, names, span, tenths, whole, type Written } from '../table';
import { code, texts } from './slots';

const lot = code('L####.#, P7##-@, LOT-#####, 24@###');
const tool = code('ETCH-0#, CVD##, LITHO#, IMP-#, WET-##');

export const chipLine: readonly Written[] = [
  {
    tool: 'track_in', about: ['Start a lot on a tool with a recipe', '로트를 장비에 투입한다'],
    takes: { lot, eqp: tool, recipe: code('OX-###, POLY_##, VIA#_@, CLN##') },
    en: `
      {lot} into {eqp}, recipe {recipe}
      start {lot} on {eqp} with {recipe}
      {eqp}: run {recipe} on {lot}
      track {lot} in at {eqp}; it is a {recipe}
      recipe {recipe}, lot {lot}, tool {eqp}
      The queue before {eqp} is {any} lots long, {lot} goes first with {recipe}.
      load {recipe} for {lot}, chamber of {eqp} is warm since {clock}
      use {eqp} and not {not_eqp} for {lot} ({recipe})
      lot {lot} gets {recipe} at {eqp}
      with {recipe} on it, {eqp} may take {lot}`,
    ko: `
      {lot} 로트를 {eqp}에 {recipe:로} 투입하#
      {eqp}: {lot} / {recipe}
      {lot}, 장비 {eqp}, 레시피 {recipe}
      {recipe} 레시피로 {eqp}에서 {lot:을} 시작하#
      {eqp} 앞에 {any}로트 대기. {lot:을} {recipe:로} 먼저 넣#
      {clock}부터 챔버 예열됨. {eqp}에 {lot} 트랙인, {recipe}
      {not_eqp} 말고 {eqp}에서 {lot:을} {recipe:로} 진행하#
      {lot:은} {eqp}에서 {recipe} 레시피로 돌리#
      트랙인: {recipe} → {eqp}, 로트 {lot}`,
    titles: ['Track in; Start the lot', '트랙인; 로트 투입'],
  },
  {
    tool: 'lotHold', about: ['Put a lot on hold with a reason', '로트를 홀드한다'],
    takes: { lot, reason: texts('particles on wafer ##\nSPC out, mean +# sigma\nwrong mask, ask litho\nscratch at notch\nthickness ### nm, spec is lower', '웨이퍼 ##번 파티클\nSPC 이탈, 평균 +#시그마\n마스크 오류, 포토 문의\n노치부 스크래치\n막 두께 ###nm, 규격 초과') },
    en: `
      hold {lot}: "{reason}"
      {lot} on hold, "{reason}"
      stop lot {lot} where it is and note "{reason}"
      {who} found something at {clock}. Freeze {lot} with "{reason}".
      nobody moves {lot} on, because "{reason}"
      put a hold on {lot}, reason "{reason}"
      "{reason}" - that is why {lot} has to wait
      block {lot}, not {not_lot}: "{reason}"
      lot {lot} may not go to step {any}; hold text "{reason}"
      Please keep {lot} on the shelf. What the operator should read: "{reason}".`,
    ko: `
      {lot} 홀드: "{reason}"
      {lot:을} "{reason}" 사유로 홀드하#
      로트 {lot} 정지, 사유 "{reason}"
      {clock} {who} 발견. "{reason}"로 {lot:을} 묶#
      {lot} 진행 금지. 홀드 사유는 "{reason}"
      {not_lot} 말고 {lot} 로트에 홀드를 걸#. 사유 "{reason}"
      {any}번 공정으로 넘기지 말고 {lot:을} 잡아 두#. "{reason}"
      "{reason}" 때문에 {lot:을} 세워 두#
      {lot:은} 선반에 둔다. 홀드 문구 "{reason}"
      야간 {who:이} {lot:을} 걱정한다. 내일까지 홀드하고 "{reason}"라고 남기#`,
    titles: ['Hold the lot; Lot on hold', '로트 홀드; 홀드'],
  },
  {
    tool: 'lot_release', about: ['Let a lot on hold continue', '로트 홀드를 푼다'],
    takes: { lot, by: names('Kang, Weber, Olsen, Moreau, Silva, Ito', '강태오, 민서윤, 오지훈, 배수아, 노현석') },
    en: `
      {lot} may go on, {by} signed
      release {lot}, signed by {by}
      {by} looked at {lot} and lifts the hold
      hold off {lot} ({by})
      Remeasured at {clock}, all in spec. {by} lets {lot} continue.
      take the hold from {lot}; responsible: {by}
      on {by}'s word {lot} leaves the shelf
      {lot} free again by order of {by}, {not_lot} still waits
      {by}: {lot} released after {any} wafers were checked
      We had {lot} on the shelf for {any} hours. {by} is satisfied; let it flow.`,
    ko: `
      {lot} 홀드 해제, 승인 {by}
      {by} 승인으로 {lot} 홀드를 풀#
      {clock} 재측정 정상. {lot:을} 진행시키#. 서명은 {by}
      {lot} 릴리스 ({by})
      {by:이} 확인했다. {lot} 홀드 해제하#
      {not_lot:은} 두고 {lot}만 {by} 이름으로 풀어 주#
      웨이퍼 {any}장 확인 후 {lot} 재개, 책임자 {by}
      {by} 지시: {lot} 로트를 다시 흘려 보내#
      {any}시간 묶여 있던 {lot}, {by} 확인했으니 진행 바람
      {lot} 홀드를 없애 주#. 승인자 {by}`,
    titles: ['Release the lot; Lift the hold', '로트 릴리스; 홀드 해제'],
  },
  {
    tool: 'chamber_purge', about: ['Purge a tool with gas', '챔버를 퍼지한다'],
    takes: { eqp: tool, gas: choice({ N2: ['nitrogen|N2', '질소|N2'], Ar: ['argon|Ar', '아르곤|Ar'], He: ['helium|He', '헬륨|He'] }), secs: span('s', 20, 900) },
    en: `
      purge {eqp} with {gas} for {secs}
      {eqp}: {gas}, {secs}
      {secs} of {gas} through {eqp}
      Residual gas in {eqp} since the leak at {clock}. Blow it out with {gas}, {secs}.
      flow {gas} through the chamber of {eqp}, {secs}
      give {eqp} {secs} of {gas} before {who} opens it
      {gas} purge {secs} on {eqp}
      {eqp} is to be rinsed with {gas} for {secs}, {not_eqp} is under vacuum
      {any} wafers later {eqp} wants {gas} again: {secs}
      Do not open {eqp} yet. First {secs} with {gas}, then the lid.`,
    ko: `
      {eqp} {gas} 퍼지 {secs}
      {eqp} 챔버를 {gas:로} {secs} 퍼지하#
      {clock} 누설 이후 잔류 가스가 있다. {eqp}에 {gas:을} {secs} 흘려 보내#
      {who:이} 열기 전에 {eqp}, {gas} {secs} 퍼지
      {not_eqp:은} 진공이니 {eqp}만 {gas:로} {secs} 불어 내#
      {secs} 동안 {eqp}에 {gas:을} 넣#
      웨이퍼 {any}장마다 {eqp} 퍼지: {gas} / {secs}
      {eqp} 챔버에는 {gas:이} {secs} 들어가야 한다
      아직 {eqp} 뚜껑을 열지 않는다. 먼저 {gas:로} {secs} 퍼지하#
      정비 {any}번 항목: {eqp} {secs} {gas} 퍼지`,
    titles: ['Purge; Chamber purge', '퍼지; 챔버 퍼지'],
  },
  {
    tool: 'ffu.speed', about: ['Speed of the fan filter units in a bay of the cleanroom', '클린룸 FFU 풍속'],
    takes: { bay: names('litho bay, etch bay, gowning, gray area, metrology', '포토 베이, 식각 베이, 갱의실, 그레이 존, 계측실'), mps: tenths(0.1, 0.9), for_min: maybe(whole(1, 90, 'min')) },
    en: `
      {bay}: {mps} m/s
      filter fans over the {bay} at {mps} m/s
      air in the {bay} should fall with {mps} m/s for {for_min}
      The counter in the {bay} shows {any} particles too many. Fans to {mps} m/s, {for_min}.
      {mps} m/s in the {bay} during the next {for_min}
      nobody is in the {bay}, {mps} m/s saves power
      ceiling of the {bay}: {mps} metres a second
      raise the downflow in the {bay} to {mps} m/s because a door stood open at {clock}
      set the {bay} to {mps} m/s, the {not_bay} remains
      Twelve people in the {bay} today instead of four, therefore {mps} m/s.`,
    ko: `
      {bay} FFU {mps}m/s
      {bay} FFU 풍속을 초속 {mps}미터로 하#
      파티클이 {any}개 많다. {bay} FFU를 {for_min} 동안 {mps} m/s로 올리#
      {bay} 하강 기류 {mps}m/s, {for_min}
      {bay}에 사람이 없다. 절전으로 FFU {mps}m/s
      {clock}에 문이 열려 있었다. {bay} 풍속을 {mps}m/s로 맞추#
      {not_bay:은} 그대로, {bay}만 {mps}m/s로 바꾸#
      FFU: {bay} / {mps} / {for_min}
      오늘 {bay}에 평소보다 사람이 많다. FFU를 {mps}m/s로 하#
      {for_min} 동안만 {bay} FFU를 초속 {mps}미터로 돌리#`,
    titles: ['Fan filter units; Downflow', 'FFU; 클린룸 풍속'],
  },
];
