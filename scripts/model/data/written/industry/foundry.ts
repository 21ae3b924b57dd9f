import { flag, names, tenths, whole, type Written } from '../table';
import { counted } from './slots';

export const foundry: readonly Written[] = [
  {
    tool: 'furnace_hold', about: ['Hold a melt at a temperature', '용탕을 보온한다'],
    takes: { furnace: names('A, B, C, induction 1, induction 2, cupola', '1호 유도로, 2호 유도로, 3호로, 큐폴라, 보온로'), deg: whole(680, 1560, 'C') },
    en: `
      hold furnace {furnace} at {deg}
      furnace {furnace}: melt at {deg}
      keep the iron in furnace {furnace} at {deg} until the line moves again
      The moulders are {any} minutes late. Let the melt in furnace {furnace} sit at {deg}.
      {deg} in furnace {furnace}, do not tap
      bath temperature furnace {furnace}, {deg}
      Furnace {furnace} has dropped since {clock}, it wants {deg} back.
      the aluminium in furnace {furnace} must not get hotter than {deg}, so hold it there
      power on furnace {furnace} just enough for {deg}
      Not furnace {not_furnace}: the one that waits at {deg} is furnace {furnace}.`,
    ko: `
      {furnace} {deg} 보온
      {furnace} 용탕을 {deg:로} 유지하#
      조형이 {any}분 늦다. {furnace} 쇳물을 {deg:로} 보온하#
      {clock}부터 온도가 떨어졌다. {furnace:을} {deg}까지 되돌리#
      출탕하지 말고 {furnace:을} {deg:로} 두#
      {not_furnace} 말고 {furnace:을} {deg}에서 대기시키#
      {furnace} 탕온 {deg}, 라인 재가동까지
      알루미늄 용탕은 {deg:을} 넘으면 안 된다. {furnace:을} 그 온도로 설정하#
      {furnace} 출력은 {deg} 유지에 필요한 만큼만
      보온: {furnace} / {deg}`,
    titles: ['Hold the melt; Bath temperature; Holding furnace', '용탕 보온; 탕온 유지'],
  },
  {
    tool: 'ladle.tap', about: ['Tap metal from a furnace into a ladle', '로에서 래들로 출탕한다'],
    takes: { from: names('F1, F2, F3, F4', '1로, 2로, 3로, 4로'), ladle: whole(1, 15), kg: whole(100, 3000, 'kg') },
    en: `
      tap {kg} from {from} into ladle {ladle}
      ladle {ladle}: {kg} out of {from}
      {from} gives ladle {ladle} {kg}
      pour {kg} of iron into ladle {ladle}, take it from {from}
      {kg}, {from} to ladle {ladle}
      Fill ladle {ladle} with {kg}; the metal in {from} is ready since {clock}.
      The pump housing alone weighs {any} kilos, so get {kg} from {from} into ladle {ladle}.
      let {from} run until {kg} are in ladle {ladle}, not in {not_ladle}
      ladle no. {ladle} is preheated; {from} can be tilted for {kg}
      of what {from} holds, {kg} go to ladle {ladle}`,
    ko: `
      {from}에서 {ladle}번 래들로 {kg} 출탕하#
      {ladle}번 래들에 {kg}, {from} 출탕
      {from} 쇳물 {kg:을} 래들 {ladle}번에 담#
      래들 {ladle}번 예열됨. {from}에서 {kg} 받아 두#
      출탕: {from} → 래들 {ladle} / {kg}
      {clock}에 성분이 맞았다. {from:을} 기울여 {ladle}번 래들에 {kg:을} 채우#
      {not_ladle}번 말고 {ladle}번 래들에 {kg}, 로는 {from}
      펌프 하우징만 {any}킬로다. {from}의 용탕 {kg:을} {ladle}번 래들로 옮기#
      {kg} 필요. {from}에서 {ladle}번 래들로 보내#`,
    titles: ['Tap; Fill the ladle; Tapping', '출탕; 래들 채우기'],
  },
  {
    tool: 'inoculate', about: ['Add inoculant to a ladle', '래들에 접종제를 넣는다'],
    takes: { ladle: whole(1, 15), grade: names('FeSi75, Superseed, Zr-2, Inolate 40, MgFeSi6'), kg: tenths(0.5, 12, 'kg') },
    en: `
      ladle {ladle}: {kg} of {grade}
      inoculate ladle {ladle} with {kg} {grade}
      throw {kg} of {grade} into ladle {ladle}
      {grade}, {kg}, ladle {ladle}
      Chill at the thin wall again, {any} castings. Ladle {ladle} gets {kg} of {grade}.
      while ladle {ladle} is being filled, feed in {grade}, {kg} in all
      use {grade} and not {not_grade} on ladle {ladle}: {kg}
      weigh {kg} of {grade} and add them to the stream of ladle {ladle}
      Nodules are poor; ladle {ladle} should have {kg} of {grade} before {clock}.`,
    ko: `
      {ladle}번 래들에 {grade} {kg} 접종하#
      래들 {ladle}: {grade} {kg}
      {grade:을} {kg} 달아 {ladle}번 래들에 넣#
      얇은 쪽에 칠이 생겼다({any}개). {ladle}번 래들에 {grade} {kg} 첨가하#
      {not_grade} 말고 {grade:을} {ladle}번 래들에 {kg} 투입
      {ladle}번 래들 주입류에 {kg}, 접종제는 {grade}
      {clock} 전에 {ladle}번 래들 접종: {grade}, {kg}
      구상화가 나쁘다. {grade} {kg:을} {ladle}번 래들에 더하#
      접종제 {grade} / {kg} / 래들 {ladle}`,
    titles: ['Inoculate; Ladle addition', '접종; 접종제 투입'],
  },
  {
    tool: 'shakeout_run', about: ['Shake out cooled moulds', '탈사기를 돌린다'],
    takes: { moulds: counted(1, 20, ['mould', 'moulds'], '개'), sand_back: flag() },
    en: `
      [sand_back=true] shake out {moulds} and send the sand back to the mixer
      [sand_back=true] {moulds} onto the grid, their sand is used again
      [sand_back=true] knock {moulds} out, recycle the sand
      [sand_back=true] The silo is low: {moulds} on the shake-out, sand to the return belt.
      [sand_back=true] break {moulds} open; what falls through goes round again
      [sand_back=false] shake out {moulds}, the sand goes on the heap
      [sand_back=false] {moulds}, resin sand, dump it after shaking
      [sand_back=false] knock {moulds} out but nothing of that sand returns
      [sand_back=false] burnt sand in row {any}: shake {moulds} out and throw the stuff away
      [sand_back=false] {moulds} on the grid at {clock}, waste bin under the chute`,
    ko: `
      [sand_back=true] 주형 {moulds} 탈사하고 모래는 혼련기로 돌려보내#
      [sand_back=true] 주형 {moulds} 탈사, 고사 회수
      [sand_back=true] 사일로가 비어 간다. {moulds} 털고 모래는 다시 쓴다
      [sand_back=true] 주형 {moulds:을} 그리드에 올리#. 떨어진 모래는 재사용
      [sand_back=false] 주형 {moulds} 탈사하고 모래는 버린다
      [sand_back=false] 주형 {moulds} 탈사, 모래 폐기
      [sand_back=false] 레진 모래다. {moulds} 털어 내고 모래는 폐사장으로 보내#
      [sand_back=false] {any}번 열은 탄 모래다. 주형 {moulds:을} 탈사하고 회수하지 않는다
      [sand_back=true] {clock}에 식은 주형 {moulds:을} 탈사하#. 모래는 순환 벨트로`,
    titles: ['Shake-out; Knock out the castings', '탈사; 주형 털기'],
  },
];
