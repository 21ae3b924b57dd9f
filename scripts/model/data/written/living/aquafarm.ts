import { choice, flag, made, maybe, names, tenths, whole, type Written } from '../table';

const pond = made((dice, language) => (language === 'ko' ? dice.pick([`${String(dice.int(1, 14))}호지`, `노지 ${String(dice.int(1, 9))}`, `순환 ${String(dice.int(1, 8))}조`]) : dice.pick([`E${String(dice.int(1, 14))}`, `pond-${String(dice.int(1, 9))}`, `raceway ${String(dice.int(1, 8))}`])));

export const aquafarm: readonly Written[] = [
  {
    tool: 'paddlewheel', about: ['Run or stop the paddle wheel of a pond', '수차를 돌린다'],
    takes: { pond, wheel: whole(1, 6), turning: flag(['turning', '회전'], ['still', '정지']) },
    en: `
      [turning=true] wheel {wheel} on {pond}: go
      [turning=false] wheel {wheel} on {pond} stands still
      [turning=true] oxygen in {pond} falls toward morning; set wheel {wheel} in motion
      [turning=false] the {who} can be in the water of {pond}, so not one turn of wheel {wheel}
      [turning=false] let the feed sink in {pond}: rest wheel {wheel} until {clock}
      [turning=true] after feeding, {pond}, wheel {wheel} may splash again
      [turning=true] shrimp hang at the surface of {pond} since {clock}. Wheel number {wheel}, quickly.
      [turning=false] line caught in paddle wheel {wheel} at {pond}; halt it
      [turning=true] {pond} gets air from wheel {wheel}, the other wheels are under repair
      [turning=false] enough air in {pond}, {any} % saturation: wheel {wheel} out
      [turning=true] Feeding ended {any} minutes ago at {pond}. Wheel {wheel} has rested long enough.
      [turning=false] They will throw the net into {pond} at {clock}; wheel {wheel} would catch it.`,
    ko: `
      [turning=true] {pond} {wheel}번 수차 돌리#
      [turning=false] {pond} {wheel}번 수차 정지
      [turning=true] 새벽에 {pond} 용존산소가 떨어진다. {wheel}번 수차를 켜#
      [turning=false] {who:이} {pond} 안에 있다. {wheel}번 수차가 돌면 안 된다
      [turning=false] 사료가 가라앉게 {clock}까지 {pond} {wheel}번 수차를 쉬게 하#
      [turning=true] 급이 끝. {pond} {wheel}번 수차 재가동
      [turning=true] {pond} 새우가 떠오른다. {wheel}번 수차 급함
      [turning=false] {pond} {wheel}번 수차에 줄 감김. 세우#
      [turning=false] 포화도 {any}%면 충분하니 {pond} {wheel}번 수차를 끄#
      [turning=true] {pond}에 공기가 필요함, {wheel}번 수차 기동 요망
      [turning=true] 급이가 끝난 지 {any}분, {pond} {wheel}번 수차를 다시 움직이게 하#
      [turning=false] {clock}에 {pond}에서 그물을 친다. {wheel}번 수차에 걸리지 않게 세우#`,
    titles: ['Paddle wheel; Air for the pond; Aeration', '수차; 용존산소; 수차 가동'],
  },
  {
    tool: 'pond.feed', about: ['Feed a pond', '못에 사료를 준다'],
    takes: { pond, kg: tenths(0.5, 60, 'kg'), pellet: names('eel-3, crumble, EP2, EP4, sinking 1.8', '뱀장어 분말, 크럼블, EP2, EP4, 침강 1.8') },
    en: `
      {kg} of {pellet} to {pond}
      feed {pond}: {pellet}, {kg}
      {pond} {kg} {pellet}
      The eels of {pond} came up at once. Give them {kg}, type {pellet}.
      throw {kg} into {pond}, but use {pellet} instead of {not_pellet}
      {pellet} for {pond} at {clock}: {kg}
      water in {pond} is {any} degrees, they eat little, {kg} of {pellet} at most
      weigh out {kg} {pellet}, it goes to {pond} and {not_pond} fasts
      ration of {pond} today {kg}, feed {pellet}
      knead the dough of {pellet} for {pond}, {kg}
      Wheels off first, that is somebody else's step. Yours is the food: {pond}, {kg} of {pellet}.
      On {day} they left half of it. So only {kg} for {pond}, again of {pellet}.`,
    ko: `
      {pond}에 {pellet} {kg} 급이
      {pond} 사료 {pellet}, {kg}
      {pond} 장어가 잘 올라온다. {pellet} {kg} 주#
      {not_pellet} 말고 {pellet:을} {kg}, {pond}에 뿌리#
      {clock} 급이: {pond} / {kg} / {pellet}
      수온 {any}도라 먹성이 없다. {pond:은} {pellet} {kg}만
      {not_pond:은} 절식, {pond}에 {pellet} {kg} 공급하#
      {pellet} {kg:을} 달아서 {pond}에 넣#
      {kg}, 사료는 {pellet}, {pond} 투여
      {pond} 오늘 급이량 {kg}({pellet})
      {day}에 절반을 남겼다. {pond:은} {pellet} {kg}만 주#
      수차는 이미 껐다. 이제 {pond}에 {pellet:을} {kg} 뿌리#`,
    titles: ['Feed the eels; Feed the pond; Ration', '장어 급이; 사료 주기; 급이'],
  },
  {
    tool: 'exchange_water', about: ['Replace part of the water of a pond', '못물을 간다'],
    takes: { pond, pct: whole(2, 60, 'pct'), hours: maybe(whole(1, 12, 'h')) },
    en: `
      change {pct} of {pond}
      {pond}: {pct} fresh water over {hours}
      swap {pct} of the water in {pond} within {hours}
      ammonia in {pond} at 0.{any}; replace {pct}
      Fish gasp in {pond} and the wheels run already. Fresh water, {pct}, spread over {hours}.
      let {pct} of {pond} out and the same in, {hours} long
      {pct} water change, {pond}, not {not_pond}
      take {hours} to renew {pct} of {pond}
      by {clock} {pond} should have been renewed by {pct}`,
    ko: `
      {pond} 환수 {pct}
      {pond} 물을 {pct} 갈아 주#
      {pond} {hours}에 걸쳐 {pct} 환수하#
      암모니아 0.{any}. {pond} {pct} 환수 요망
      물이 걸쭉하다. {pond} {pct:을} 새 물로 바꾸#, {hours}
      {not_pond} 말고 {pond}만 {pct} 물갈이
      {hours} 동안 {pond} 물 {pct:을} 빼고 같은 양을 넣#
      {pct} 환수 / {pond} / {hours}
      {clock} 전에 {pond} 물을 {pct} 교체하#`,
    titles: ['Water change; Fresh water for the pond', '환수; 물갈이'],
  },
  {
    tool: 'oyster_line_height', about: ['Raise or sink the oyster baskets of a long line', '굴 연승 높이를 바꾼다'],
    takes: { line: whole(1, 80), pos: choice({ floating: ['floating|at the surface', '수면|띄움'], mid: ['mid-water|half way down', '중층'], sunk: ['sunk|on the bottom', '침하|바닥'] }) },
    en: `
      line {line} {pos}
      oyster line {line} to be {pos}
      [pos=sunk] Waves of {any} dm are coming on {day}. Get line {line} down out of them.
      [pos=floating] let the sun dry the weed off line {line}
      [pos=mid] line {line} neither up nor down, halfway
      [pos=floating] bring the baskets of line {line} up, we sort at {clock}
      [pos=sunk] ice on the bay, lower line {line} to the ground
      put line {line} from {not_pos} to {pos}
      [pos=mid] hot surface, cold bottom: line {line} hangs in between
      baskets of number {line} {pos}, line {not_line} untouched`,
    ko: `
      {line}번 줄 {pos}
      굴 {line}번 연승을 {pos} 위치로 하#
      [pos=sunk] {day} 풍랑 예보. {line}번 줄을 가라앉히#
      [pos=floating] 파래가 붙었다. {line}번 줄을 올려 햇볕에 말리#
      [pos=mid] {line}번 줄은 위도 아래도 아닌 중간에 두#
      [pos=floating] {clock} 선별 작업, {line}번 바구니를 물 위로 올리#
      [pos=sunk] 결빙 우려. {line}번 줄을 밑으로 내리#
      {not_pos}에 있던 {line}번을 {pos:로} 옮기#
      {line}번: {pos}. {not_line}번은 손대지 말 것
      [pos=mid] 표층이 {any}도라 뜨겁다. {line}번 줄 절반만 내림`,
    titles: ['Oyster line; Baskets up or down', '굴 연승; 바구니 높이; 연승 높이'],
  },
  {
    tool: 'do_probe', about: ['Read the dissolved oxygen of a pond', '용존산소를 읽는다'],
    takes: { pond }, reads: true, result: '{any}',
    en: `
      oxygen in {pond}
      how much air does {pond} have
      read the probe in {pond}
      Fish stand at the inlet of {pond}. Value first, wheels later.
      dissolved oxygen, {pond}, {clock}
      look at {pond} before sunrise, it is lowest then
      check whether {pond} is above {any} %
      is {pond} short of breath? {not_pond} was not
      the {pond} oxygen for the book of {day}`,
    ko: `
      {pond} 용존산소
      {pond} 산소가 얼마인지 읽#
      {pond} 고기가 입수구에 몰려 있다. 수차보다 먼저 값을 보#
      {clock} {pond} DO 측정
      해 뜨기 전 {pond} 산소 확인
      {pond} 포화도가 {any}%를 넘는지 조회하#
      {not_pond:은} 괜찮았다. {pond} 산소값을 읽#
      {day} 일지용 {pond} DO 조회 바람
      {pond} 센서 값 알려 주#`,
    titles: ['Oxygen; Oxygen in the pond', '용존산소 확인; DO 측정'],
  },
];
