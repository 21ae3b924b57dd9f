import { choice, maybe, names, tenths, whole, type Written } from '../table';
import { coded } from './village-slots';

const tank = coded('tank #, T-#, raceway @, ~ pond', '#번 수조, #호지, C-#, @수조, ~ 양식장 #호');
const wheel = coded('wheel #, PW-#, ~ wheel', '#호기, #번 수차, 수차 @, #호 수차');

export const fishFarm: readonly Written[] = [
  {
    tool: 'feeder_run', about: ['Throw feed into a fish tank', '수조에 사료를 준다'],
    takes: { tank, kg: tenths(0.5, 40, 'kg'), feed: maybe(names('EP3, float-2, starter, grower 4, krill mix', 'EP3, 부상 2호, 치어용, 육성 4호, 크릴 배합')) },
    en: `
      {tank}: {kg} of feed
      give {tank} {kg}, type {feed}
      {kg} {feed} into {tank}
      feed the fish in {tank}, {kg}
      {tank} is hungry since {clock}; throw in {kg}
      out of the {any} bags of {feed}, {kg} for {tank}
      only {kg} today for {tank}, water is cold; which feed is up to the machine
      {tank} gets {kg}, {not_tank} fasts before grading
      {feed}, {kg}, {tank}
      let the feeder at {tank} run out {kg} of {feed}
      <{tank} {kg}|, | and >, that is the ration of today. Now {tank}.
      Water {any} degrees, oxygen 7.2. {tank} may have {kg} of {feed}.
      weigh {kg} and no more for {tank}; the sack holds 20`,
    ko: `
      {tank} 급이 {kg}
      {tank}에 {feed} {kg} 주#
      {tank} 사료 {kg}, {feed}
      {feed:을} {kg} 달아 {tank}에 뿌리#
      수온 {any}도라 덜 먹는다. {tank:은} {kg}만 주#
      {not_tank:은} 절식이고 {tank}에만 {kg} 급이하#
      {clock} 급이: {tank}, {kg}
      {tank} 고기가 올라온다. 사료 {kg} 공급하#
      {kg:을} {tank}에. 사료는 {feed}
      아침에 3kg 남겼으니 저녁 {tank:은} {kg}, {feed}
      {tank} 급이기로 {feed} {kg} 살포
      {who} 지시: {tank}에 {kg} 주고 사료 종류는 상관없음
      급이를 멈추라는 건 {not_tank}이고 {tank:은} {kg} 줄 것
      {tank} 치어가 배고프다. {feed} {kg} 투입하#
      {kg:을} {tank}에 나눠 주지 말고 한 번에 주#
      {tank} {feed} {kg} 급이 요망
      <{tank:은} {kg}|, |, >. 오늘 급이표다. {tank}부터 주#
      수온 {any}도, 산소 7.2. 먹성이 좋으니 {tank}에 {feed} {kg} 주#
      20kg 포대를 뜯었다. 거기서 {kg}만 {tank}에 뿌리#
      {tank} 밥 {kg}`,
    titles: ['Feed the fish; Feeding round', '급이; 사료 주기; 밥 주기'],
  },
  {
    tool: 'feeder_halt', about: ['Stop the feeder of a fish tank', '수조 급이를 멈춘다'],
    takes: { tank, hours: maybe(whole(1, 48, 'h')) },
    en: `
      stop feeding {tank}
      no food for {tank}, {hours}
      feeder of {tank} off
      {tank} fasts for {hours} before the transport
      The fish in {tank} spit it out. No more.
      keep the feeder at {tank} still for {hours}
      pellets float in {tank} since {clock}; halt the feeder
      grading on {day}: {tank} is not fed for {hours}
      it is {tank} that gets nothing, {not_tank} eats its {any} kilos
      {tank}: feeder to rest until further notice
      shut the hopper of {tank}, the fish lie on the bottom`,
    ko: `
      {tank} 급이 중지
      {tank} 절식 {hours}
      {tank} 사료를 {hours} 동안 끊#
      {tank} 급이기를 세우#
      고기가 뱉어 낸다. {tank} 먹이를 그만 주게 하#
      {day} 선별이라 {tank:은} {hours} 굶기기
      {tank} 사료가 둥둥 뜬다. 급이 정지하#
      {not_tank:은} 그대로 먹이고 {tank}만 급이를 멈추#
      수송 전이니 {tank:은} {hours} 먹이지 말 것
      {hours} 절식 / {tank}
      {clock}부터 {tank} 사료 주지 않기. 기간은 따로 연락
      {tank}에 {any}kg 주던 것, 오늘은 멈춤
      산소가 낮다. {tank} 급이기 {hours} 정지 바람
      {tank} 급이 보류, {hours}
      {who:이} 약욕 중이라고 함. {tank} 급이를 중단하#
      {tank} 밥 그만
      {not_tank}에 5kg, {not_tank2}에 {any}kg 줬다. {tank:은} 아예 주지 말 것. 급이 정지
      <{tank:은} {hours}|, |, > 굶긴다. {tank} 급이를 먼저 멈추#
      {tank} 단식`,
    titles: ['Stop feeding; Fasting', '급이 중지; 절식'],
  },
  {
    tool: 'oxygen_open', about: ['Open the oxygen to a tank at a flow', '수조에 산소를 넣는다'],
    takes: { tank, lpm: whole(1, 40) },
    en: `
      oxygen to {tank}, {lpm} litres a minute
      {tank} gets {lpm} l/min of O2
      open the bottle for {tank} at {lpm}
      fish gasp in {tank}: oxygen, flow {lpm}
      flow of oxygen {lpm} into {tank}
      At {clock} {tank} had {any} %. Let oxygen in, {lpm} a minute.
      not the wheels, pure oxygen for {tank}: {lpm}
      raise the oxygen of {tank} from {not_lpm} to {lpm}
      {lpm} litres of oxygen a minute, {tank}
      start O2 at {lpm} on {tank}; {not_tank} has enough
      <{tank} {lpm} litres|, | and >, as the list for the night says. Open {tank}.
      {tank} at {lpm} a minute out of the bottle, wheels stay as they are`,
    ko: `
      {tank} 산소 분당 {lpm}리터
      {tank}에 산소를 {lpm} L/min로 넣#
      {tank} 고기가 입을 뻐끔거린다. 산소 {lpm}리터 공급하#
      {tank} 액화산소 밸브를 {lpm}으로 열#
      {clock} {tank} 포화도 {any}%. 산소를 분당 {lpm}리터 틀기
      {not_tank:은} 충분함. {tank}에 산소 {lpm}
      수차 말고 {tank} 산소를 {lpm}리터로 켜#
      산소 {lpm} / {tank}
      {tank} 산소 유량을 {not_lpm}에서 {lpm}로 올리#
      {tank} 산소 급함, 분당 {lpm}
      밀식이라 {tank}에는 산소 {lpm}리터가 들어가야 한다
      {tank}: O2 {lpm} L/min 개시
      야간에 {tank} 산소를 분당 {lpm}리터씩 주#
      {tank} 산소 {lpm}리터 주입 요망
      <{tank:은} 분당 {lpm}리터|, |, >. 야간 산소표대로 {tank} 산소를 열#
      {any}분 전에 잠갔더니 고기가 떴다. {tank} 산소 다시 분당 {lpm}리터
      {tank} 산소 {lpm}`,
    titles: ['Oxygen on; Oxygen for the tank', '산소 공급; 산소 열기'],
  },
  {
    tool: 'oxygen_shut', about: ['Shut the oxygen of a tank', '수조 산소를 잠근다'],
    takes: { tank },
    en: `
      oxygen of {tank} off
      shut the O2 to {tank}
      {tank} is at {any} mg, no more oxygen needed
      close the bottle of {tank}
      we empty {tank} at {clock}, so no gas into it
      {tank} has had enough gas; {not_tank} keeps its flow
      {tank}: valve closed, oxygen
      bubbles as big as eggs in {tank}, cut the oxygen
      end of oxygen for {tank}
      {who} changes the hose at {tank}. Oxygen shut, wheels go on.
      gas has bubbled into {tank} for {any} minutes, enough, close it`,
    ko: `
      {tank} 산소 잠금
      {tank} 산소를 잠그#
      {tank:은} 과포화다. 산소를 끊#
      {tank} 산소 공급 끝내기
      {not_tank} 산소는 두고 {tank}만 막#
      {clock}에 {tank:을} 비운다. 산소 밸브를 닫#
      {tank} 산소 그만 넣게 하#
      {who:이} 호스 교체 중. {tank} 산소 차단 요망
      {tank} 산소 OFF, 수차는 계속
      포화도 {any}%면 넘친다. {tank} 산소를 끄#
      {tank} 액산 밸브 닫기
      낮에는 필요 없다. {tank} 산소를 꺼 두#
      수차가 아니라 {tank} 산소를 멈추#
      {tank} 산소 정지 바람
      {not_tank:은} 분당 8리터, {not_tank2:은} 12리터로 두고 {tank}만 산소를 잠그#
      물을 {any}% 갈았더니 {tank} 산소가 남는다. 밸브를 닫#`,
    titles: ['Oxygen off; Shut the oxygen', '산소 잠금; 산소 차단'],
  },
  {
    tool: 'waterwheel_set', about: ['Run a water wheel of a tank slowly, fast or not at all', '수차를 저속·고속으로 돌리거나 세운다'],
    takes: { tank, wheel, run: choice({ '정지': ['stopped|at rest', '정지|멈춤'], '저속': ['slow', '저속|천천히'], '고속': ['fast|at full speed', '고속|빠르게'] }) },
    en: `
      {wheel} on {tank} {run}
      {tank}, {wheel}: {run}
      [run=정지] the net is in {tank}; not one turn of {wheel}
      [run=고속] dawn, fish at the top of {tank}. Everything {wheel} can give.
      [run=저속] let {wheel} just idle round in {tank}
      [run=정지] halt {wheel}, {tank}, a rope has got into it
      [run=고속] whip up {tank} with {wheel}
      [run=저속] feed must sink in {tank}, so let {wheel} hardly move
      of the {any} wheels, {wheel} at {tank} shall be {run}
      {wheel} ({tank}) {run} from {clock}, {not_wheel} as before
      [run=고속] {tank} {wheel} hard, the oxygen bottle is empty
      <{wheel} turns in {tank}|, | and >. The one in {tank} to {run}.`,
    ko: `
      {tank} {wheel} {run}
      {tank} {wheel:을} {run:로} 하#
      [run=정지] {tank}에 그물 들어감. {wheel:을} 세우#
      [run=고속] 새벽에 {tank} 고기가 뜬다. {wheel:을} 최대로 돌리#
      [run=저속] {tank} {wheel:은} 살살만 돌게 하#
      [run=정지] {wheel}에 밧줄이 감겼다. {tank} 쪽이니 당장 끄#
      [run=고속] {tank} 산소통이 비었다. {wheel} 힘껏 돌리기
      [run=저속] 사료가 가라앉아야 하니 {tank} {wheel:을} 약하게 돌리#
      {not_wheel:은} 두고 {tank} {wheel}만 {run}
      {clock} 이후 {tank} {wheel} {run} 운전
      [run=정지] {who:이} {tank}에 들어간다. {wheel} 못 돌게 하#
      [run=고속] {tank} 용존산소 3.{any}. {wheel} 세게
      [run=저속] 야간에는 {tank} {wheel:을} 느리게 돌리#
      {wheel}({tank}) → {run}
      [run=정지] 정비하게 {tank} {wheel:을} 내려 두#
      [run=고속] {tank} 물이 고였다. {wheel:을} 강하게 돌려 섞#
      {tank} 수차 중 {wheel:을} {run:로} 바꾸#
      <{tank}에는 {wheel}|, |, >. {tank} 수차를 {run:로} 하#
      [run=정지] {not_wheel:은} 느리게, {not_wheel2:은} 빠르게 두고 {tank} {wheel}만 세우#
      [run=저속] 밤새 {any}시간 세게 돌렸다. 이제 {tank} {wheel:은} 살살 돌리#`,
    titles: ['Water wheel; Wheel speed', '수차; 수차 운전; 수차 속도'],
  },
  {
    tool: 'tank_do.look', about: ['Look at the dissolved oxygen of a tank', '용존산소를 본다'],
    takes: { tank }, reads: true, result: '{any}',
    en: `
      dissolved oxygen in {tank}
      look how much oxygen {tank} has
      oxygen value, {tank}, {clock}
      check {tank} before the valve is touched: oxygen?
      read the probe of {tank}
      {not_tank} was at {any}. Now the value of {tank}.
      the fish of {tank} swim oddly, look at the DO
      {tank} DO for the diary
      is there air enough in {tank}
      first the number, then we decide: {tank}`,
    ko: `
      {tank} 용존산소 확인
      {tank} 산소 값을 보#
      {tank} DO 얼마인지 조회하#
      산소를 열기 전에 {tank} 용존산소부터 재#
      {clock} {tank} DO
      {not_tank:은} {any}%였음. {tank} 산소도 확인 바람
      {tank} 센서값을 읽#
      {tank} 고기 움직임이 이상하다. 산소 수치를 보#
      일지에 적을 {tank} 용존산소
      {tank} 산소 부족한지 확인하#
      밸브는 손대지 말고 {tank} DO만 보#
      {who} 문의: {tank} 산소 지금 얼마
      새벽 점검, {tank} 용존산소 조회
      {tank} DO 측정 요망
      산소를 분당 10리터로 올린 지 {any}분 됐다. {tank} 용존산소가 올랐는지 보#`,
    titles: ['Oxygen value; Look at the oxygen', '용존산소 확인; DO 조회'],
  },
  {
    tool: 'wheel_timer_clear', about: ['Clear the running hours of a water wheel', '수차 운전 시간을 초기화한다'],
    takes: { wheel, tank: maybe(tank) },
    en: `
      running hours of {wheel} back to nought
      clear the counter of {wheel} at {tank}
      new bearings in {wheel}: begin its hours again
      {wheel}, {tank}: hour counter to zero
      The belt of {wheel} was changed at {any} hundred hours. Clear them.
      reset what {wheel} has run; it keeps turning
      {wheel} counts from zero, {not_wheel} does not
      at {tank}, forget the hours of {wheel}
      hours of {wheel} cleared, as {who} greased it`,
    ko: `
      {wheel} 운전 시간 초기화
      {tank} {wheel} 가동 시간을 0으로 돌리#
      {wheel} 베어링 교체함. 시간 카운터를 초기화하#
      {wheel} 적산 시간 지우#
      {wheel:은} 계속 돌리고 시간만 초기화하#
      {tank} {wheel} 누적 시간 리셋
      벨트를 {any}백 시간에 갈았다. {wheel} 시간을 새로 세게 하#
      {not_wheel} 말고 {wheel} 적산을 비우#
      {who:이} 구리스 주입 완료. {wheel} 시간 초기화 바람
      {wheel} 시간계 0부터
      {tank}에 있는 {wheel}, 운전 시간 초기화 요망
      정비 기록 후 {wheel} 가동 시간을 초기화하#
      {wheel} 시간 카운터 리셋({tank})
      {not_wheel:은} 1200시간, {wheel:은} {any}백 시간. 정비한 건 {wheel} 쪽이다. 시간 초기화`,
    titles: ['Clear the hours; Counter to zero', '운전 시간 초기화; 카운터 리셋'],
  },
];
