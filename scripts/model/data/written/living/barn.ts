import { choice, maybe, span, whole, type Written } from '../table';
import { coded } from './village-slots';

const barn = coded('barn #, shed @-#, house #', '#동, @동 축사, #호사, 육성사 #동, ~ 우사');
const fan = coded('fan #, F-#, fan @', '#번 팬, #호기, 배기팬 #, 릴레이팬 @');
const trough = coded('trough #, drinker line @, W-#', '#번 물통, 급수조 #, @라인 니플, 물구유 #호');
const animals = coded('the calves, the sows, the broilers, the ~ group, the heifers', '송아지, 모돈, 육계, 비육우 #조, 임신우, 염소');

export const barnYard: readonly Written[] = [
  {
    tool: 'barn_fan_spin', about: ['Run a fan of a barn at a speed', '축사 팬을 돌린다'],
    takes: { barn, fan, pct: maybe(whole(10, 100, 'pct')) }, beside: { animals },
    en: `
      {fan} in {barn} on
      {barn}: run {fan} at {pct}
      blow with {fan} at {pct} through {barn}
      the {animals} pant; {fan} in {barn} has to turn
      {pct} on {fan}, {barn}
      {any} degrees in {barn} at {clock}. Start {fan}.
      <{animals} stand in {barn}|, | and >. Air for {animals}: {fan}, {pct}.
      let {fan} turn in {barn}, {not_fan} is out for cleaning
      ammonia bites the eyes in {barn}, {fan} to {pct}
      {fan} on in {barn}, speed as before
      {barn} smells, give it {fan}, {pct}`,
    ko: `
      {barn} {fan} 가동
      {barn} {fan:을} {pct:로} 돌리#
      {barn} {fan} {pct}
      {barn:이} 덥다. {fan:을} 켜#
      {not_fan:은} 청소 중이라 {barn} {fan:을} 돌리#
      암모니아 냄새가 심하다. {barn} {fan:을} {pct}까지 돌리#
      <{animals:은} {barn}|, |, >에 있다. {animals} 쪽 {fan:을} {pct:로} 켜#
      <{barn:은} {animals}|, |, >. {animals:이} 헐떡이니 {fan:을} 켜#
      {clock} 실내 {any}도. {barn} {fan} 기동 바람
      {barn} {fan:을} 세게 말고 {pct}만 돌려 두#
      {fan}({barn}) 환기 시작
      {barn} 환기 {fan}, 속도는 그대로
      끄지 말고 {barn} {fan:을} 계속 돌리#
      {pct}, {barn} {fan} 운전 요망
      {who} 연락: {barn} 공기가 탁함. {fan:을} 틀어 둘 것
      {barn} {fan} ON`,
    titles: ['Fan on; Air for the barn', '팬 가동; 축사 환기'],
  },
  {
    tool: 'barn_fan_rest', about: ['Stop a fan of a barn', '축사 팬을 멈춘다'],
    takes: { barn, fan, min: maybe(span('min', 5, 180)) }, beside: { animals },
    en: `
      {fan} in {barn} off
      stop {fan} in {barn} for {min}
      draught on the {animals}: {barn}, {fan} off
      {barn}: no turn of {fan} for {min}
      {fan} rests, {barn}, {not_fan} goes on
      it is {any} degrees in {barn}, too cold for {fan}
      the vet works in {barn} at {clock}, {fan} must be silent
      <{animals} are in {barn}|, | and >. The {animals} freeze; halt {fan} there.
      halt {fan} of {barn}, no time given
      quiet in {barn}: {fan} stands for {min}`,
    ko: `
      {barn} {fan} 정지
      {barn} {fan:을} 끄#
      {barn} {fan:을} {min} 쉬게 하#
      새끼가 춥다. {barn} {fan:을} 멈추#
      {not_fan:은} 돌리고 {barn} {fan}만 세우#
      {barn} {any}도밖에 안 된다. {fan:을} 꺼 두#
      {clock} 수의사 진료. {barn} {fan} {min} 정지
      <{animals:은} {barn}|, |, >. {animals} 쪽이 추우니 {fan:을} 끄#
      {barn} {fan} 벨트 교체, 운전 중지 바람
      {fan}({barn}) 끔
      {min} 동안 {barn} {fan} 정지 요망
      {barn} {fan} 소음 민원. 멈춰 두#
      더 돌리지 말고 {barn} {fan:을} 내려 두#
      {barn} {fan} OFF`,
    titles: ['Fan off; No draught', '팬 정지; 환기 멈춤'],
  },
  {
    tool: 'winch_side', about: ['Raise or lower the side curtain of a barn', '윈치 커튼을 올리거나 내린다'],
    takes: { barn, side: choice({ '동': ['east', '동쪽|동편'], '서': ['west', '서쪽|서편'], '남': ['south', '남쪽|남편'], '북': ['north', '북쪽|북편'] }), move: choice({ '올림': ['up|raised', '올림'], '내림': ['down|lowered', '내림'], '반': ['half way|half', '반만|절반'] }) },
    en: `
      {side} curtain of {barn} {move}
      {barn}, {side}: {move}
      [move=올림] air in {barn} from the {side}, wind the curtain up
      [move=내림] it snows into {barn} from the {side}; let the curtain down
      [move=반] the {side} curtain of {barn} in the middle
      [move=내림] {any} km/h wind at {clock}. Close {barn} on the {side} side.
      [move=올림] open up {barn} on the {side}
      [move=반] {barn}: {side} neither up nor down
      [move=내림] the calves lie in a draught, drop the {side} curtain in {barn}
      winch {side}, {barn}, {move}; the {not_side} one stays`,
    ko: `
      {barn} {side} 커튼 {move}
      {barn} {side} 윈치를 {move} 위치로 하#
      [move=올림] {barn} {side} 커튼을 감아올리#
      [move=내림] {barn} {side:로} 눈이 들이친다. 커튼을 내리#
      [move=반] {barn} {side} 커튼은 반쯤
      [move=내림] {clock} 강풍. {barn} {side:을} 막#
      [move=올림] {barn}에 바람이 통하게 {side} 윈치를 열#
      [move=반] {barn} {side} 커튼을 중간에 걸쳐 두#
      [move=내림] 송아지가 바람 맞는다. {barn} {side} 커튼 닫기
      [move=올림] 한낮 {any}도. {barn} {side} 쪽을 걷#
      {not_side:은} 그대로 두고 {barn} {side}만 {move}
      {barn} 윈치({side}) {move}
      [move=반] {who} 지시: {barn} {side} 커튼 오십 프로
      [move=올림] {barn} {side} 커튼 끝까지 위로
      [move=내림] {barn} {side} 커튼 바닥까지
      [move=내림] {not_side} 커튼은 걷어 두고 {barn} {side} 커튼은 바람이 드니 끝까지 내리#
      [move=올림] 안은 {any}도, 밖은 21도. {barn} {side} 커튼을 말아 올리#`,
    titles: ['Side curtain; Winch', '윈치 커튼; 커튼 올리고 내리기'],
  },
  {
    tool: 'trough_fill', about: ['Let water into a trough', '물통에 물을 준다'],
    takes: { trough, litres: maybe(whole(10, 400, 'l')) }, beside: { animals },
    en: `
      water into {trough}
      {trough}: {litres}
      fill {trough} with {litres}
      the {animals} bellow at {trough}, give them water
      {litres} for {trough}, not for {not_trough}
      {any} head drink from {trough}; let {litres} in
      <{trough} is for {animals}|, | and >. Water for {animals}, {litres}.
      open the water at {trough}
      at {clock} {trough} was dry. Water!
      {trough} needs {litres} of fresh water`,
    ko: `
      {trough} 물 주기
      {trough}에 물을 {litres} 넣#
      {trough} 급수 {litres}
      {trough:이} 말랐다. 물을 채우#
      {not_trough} 말고 {trough}에 {litres} 급수하#
      소 {any}두가 먹는 {trough}, 물 {litres} 공급하#
      <{trough:은} {animals}|, |, > 것이다. {animals} 물통에 {litres} 넣#
      <{animals:은} {trough}|, |, >. {animals}에게 물을 주#
      {clock}에 보니 {trough:이} 비었음. 급수 바람
      {trough} 물 틀어 줄 것
      {trough}: {litres} 보충
      {who:이} 세척 끝냄. {trough}에 새 물 {litres} 받기
      잠그지 말고 {trough} 물을 열#
      {trough} {litres} 급수 요망`,
    titles: ['Water the animals; Fill the trough', '급수; 물 주기; 물통 채우기'],
  },
  {
    tool: 'trough_cut', about: ['Shut the water of a trough', '물통 물을 잠근다'],
    takes: { trough }, beside: { animals },
    en: `
      shut the water at {trough}
      {trough} runs over; close it
      no more water for {trough}
      float of {trough} is broken, off with the tap
      {trough} off, {not_trough} keeps running
      medicine goes into {trough} at {clock}, cut the fresh water
      <{animals} drink at {trough}|, | and >. The {animals} must not drink before the drench: shut theirs.
      {who} lies under {trough} with {any} fittings. Water off.
      {trough}: tap closed
      a heifer broke the pipe, turn the water of {trough} off`,
    ko: `
      {trough} 물 잠금
      {trough} 물을 잠그#
      {trough} 넘친다. 물을 끊#
      {trough} 부레가 고장. 급수 차단
      {not_trough:은} 두고 {trough}만 잠그#
      {clock}에 약을 탄다. {trough} 물을 막#
      <{animals:은} {trough}|, |, >. {animals}만 절수하#
      {trough} 급수 중지 바람
      {trough} 배관에 {who:이} 손대는 중. 물을 끄#
      {trough} 물 그만 나오게 하#
      누수 {any}리터. {trough} 밸브를 닫#
      {trough} 단수 요망
      {trough} 밸브 닫음
      {trough} 물 스톱`,
    titles: ['Water off; Close the trough', '급수 차단; 물 잠그기'],
  },
  {
    tool: 'barn_air_look', about: ['Look at the temperature, humidity or ammonia of a barn', '축사 공기를 확인한다'],
    takes: { barn, what: choice({ '온도': ['temperature|warmth', '온도|기온'], '습도': ['humidity|moisture', '습도'], '암모니아': ['ammonia', '암모니아|암모니아 농도'] }) }, reads: true, result: '{any}',
    en: `
      {what} in {barn}
      read the {what} of {barn}
      [what=온도] how warm is {barn}
      [what=암모니아] it stings the nose in {barn}; get the number
      [what=습도] the walls of {barn} drip, see how damp it is
      before a fan is touched: {what}, {barn}
      check {what} in {barn} at {clock}, {not_barn} had {any}
      [what=온도] are the piglets in {barn} cold, look
      look at the {what} of {barn} for the book
      {not_barn} was fine at {clock}, what about the {what} in {barn}`,
    ko: `
      {barn} {what} 확인
      {barn} {what:을} 재#
      [what=온도] {barn} 몇 도인지 보#
      [what=암모니아] {barn}에서 코가 맵다. 수치를 재#
      [what=습도] {barn} 벽에 물이 맺힌다. 얼마나 눅눅한지 보#
      팬 켜기 전에 {barn} {what}부터 조회하#
      {clock} {barn} {what}
      {not_barn:은} {any}였음. {barn} {what}도 확인 바람
      [what=온도] {barn} 새끼들이 추운지 보게 값을 읽#
      {barn} {what} 조회 요망
      [what=암모니아] {barn} 가스 찼는지 확인하#
      {who} 일지용 {barn} {what} 값
      [what=온도] 밖은 영하다. {barn} 안은 따뜻한지 재 보#
      [what=습도] {barn} 축축한 정도 확인
      팬을 {any}%로 돌린 지 한참이다. {barn} {what} 값이 어떤지 확인하#`,
    titles: ['Air of the barn; Reading', '축사 온도 확인; 공기 확인; 가스 측정'],
  },
  {
    tool: 'mister_spray', about: ['Spray fog in a barn', '축사에 안개분무를 한다'],
    takes: { barn, sec: span('s', 10, 900), agent: maybe(choice({ '물': ['plain water', '맹물|물'], '소독약': ['disinfectant', '소독약|소독액'], '탈취제': ['deodorant|odour binder', '탈취제'] })) },
    en: `
      fog {barn} for {sec}
      {barn}: {sec} of mist, {agent}
      spray {agent} in {barn}, {sec}
      [agent=소독약] germs in {not_barn}; in {barn} mist against them for {sec}
      [agent=탈취제] neighbours smell {barn}; {sec} of something against it
      {sec} of mist for {barn}
      cool {barn} with fog, {sec}
      [agent=물] only water in the mist of {barn}, {sec}
      at {clock} {barn} gets {sec}, {agent}, {any} nozzles
      <{barn} {sec}|, | and >, that is the plan for the fog. Start with {barn}.
      [agent=탈취제] lay the smell in {barn}, {sec} of mist
      [agent=소독약] {who} brought chicks from outside: {barn}, {sec}, with what kills germs`,
    ko: `
      {barn} 안개분무 {sec}
      {barn}에 {agent:을} {sec} 뿌리#
      {barn} {sec} 분무, {agent}
      [agent=소독약] {not_barn}에서 병이 났다. {barn:을} {sec} 소독 분무하#
      [agent=탈취제] 냄새 민원 {any}건. {barn}에 냄새 잡는 약을 {sec} 뿜#
      {barn} 더위 식히게 {sec} 분무하#
      [agent=물] {barn:은} 약 없이 물만 {sec} 뿜#
      {sec} 동안 {barn}에 안개를 뿌리#
      {agent} {sec} / {barn}
      {clock} {barn} 분무 {sec} 바람
      {barn} 분무기 {sec} 돌리#. 약제는 {agent}
      [agent=소독약] {barn} 방역 분무 {sec}
      {barn}에 {sec} 분무 요망
      <{barn:은} {sec}|, |, > 분무한다. {barn}부터 뿌리#
      [agent=탈취제] {barn} 냄새 잡기 {sec}`,
    titles: ['Fog the barn; Mist', '안개분무; 축사 분무; 소독'],
  },
];
