import type { Dice } from '../../dice';
import { particleFor } from '../../language/template';
import { boardName, englishWord, identifier } from '../../language/words';
import { bit, made, maybe, whole, type Written } from '../table';

/** Boards that carry the name of their place: `orchid-pi`, `cave-io`. */
const placed = (dice: Dice): string => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'mcu', 'box', 'esp', 'relay', 'hub', 'unit', 'pico'])}${dice.chance(0.2) ? String(dice.int(1, 9)) : ''}`;

const board = maybe(made((dice) => dice.among([[4, () => placed(dice)], [3, () => boardName(dice)], [1, () => identifier(dice)], [1, () => englishWord(dice)]])()));
const pin = whole(0, 40);
const value = bit(['high|1|HIGH|high|High|1', '하이|1|HIGH|high|1'], ['low|0|LOW|low|Low|0', '로우|0|LOW|low|0']);

/** A thing with two states: `[what the first level does, the wish, the state]`, and the same for the other one. */
type TwoStates = readonly [thing: string, first: readonly [does: string, wish: string, state: string], second: readonly [does: string, wish: string, state: string]];

const english: readonly TwoStates[] = [
  ['damper', ['opens', 'open', 'open'], ['shuts', 'shut', 'shut']],
  ['drain valve', ['closes', 'close', 'closed'], ['opens', 'open', 'open']],
  ['door strike', ['releases', 'release', 'released'], ['holds', 'hold', 'held']],
  ['pump', ['starts', 'start', 'running'], ['stops', 'stop', 'still']],
  ['heater', ['blocks', 'block', 'blocked'], ['frees', 'free', 'free']],
  ['blind', ['raises', 'raise', 'up'], ['lowers', 'lower', 'down']],
  ['horn', ['sounds', 'sound', 'sounding'], ['silences', 'silence', 'silent']],
  ['brake', ['applies', 'apply', 'applied'], ['lifts', 'lift', 'lifted']],
  ['clutch', ['engages', 'engage', 'engaged'], ['parts', 'part', 'apart']],
  ['lamp', ['lights', 'light', 'lit'], ['darkens', 'darken', 'dark']],
  ['sluice gate', ['lifts', 'lift', 'lifted'], ['drops', 'drop', 'dropped']],
  ['chuck', ['clamps', 'clamp', 'clamped'], ['lets go of', 'let go of', 'loose']],
  ['feeder', ['halts', 'halt', 'halted'], ['runs', 'run', 'running']],
  ['lock', ['unlocks', 'unlock', 'unlocked'], ['locks', 'lock', 'locked']],
  ['relay', ['releases', 'release', 'released'], ['energises', 'energise', 'energised']],
];
const korean: readonly TwoStates[] = [
  ['댐퍼', ['열리고|열린다', '열', '열림'], ['닫히고|닫힌다', '닫', '닫힘']],
  ['배기 밸브', ['잠기고|잠긴다', '잠그', '잠김'], ['열리고|열린다', '열', '열림']],
  ['전기 자물쇠', ['풀리고|풀린다', '풀', '풀림'], ['걸리고|걸린다', '걸', '걸림']],
  ['펌프', ['돌고|돈다', '돌리', '가동'], ['서고|선다', '세우', '정지']],
  ['히터', ['막히고|막힌다', '막', '차단'], ['허용되고|허용된다', '허용하', '허용']],
  ['차광막', ['펴지고|펴진다', '펴', '펼침'], ['접히고|접힌다', '접', '접힘']],
  ['경적', ['울리고|울린다', '울리', '울림'], ['그치고|그친다', '끄', '무음']],
  ['브레이크', ['걸리고|걸린다', '걸', '체결'], ['풀리고|풀린다', '풀', '해제']],
  ['클러치', ['붙고|붙는다', '붙이', '접속'], ['떨어지고|떨어진다', '떼', '분리']],
  ['수문', ['올라가고|올라간다', '올리', '올림'], ['내려가고|내려간다', '내리', '내림']],
  ['척', ['물리고|물린다', '물리', '물림'], ['풀리고|풀린다', '풀', '풀림']],
  ['급이기', ['멈추고|멈춘다', '멈추', '멈춤'], ['움직이고|움직인다', '움직이', '작동']],
  ['비상등', ['켜지고|켜진다', '켜', '켜짐'], ['꺼지고|꺼진다', '끄', '꺼짐']],
  ['환기창', ['닫히고|닫힌다', '닫', '닫힘'], ['열리고|열린다', '열', '열림']],
];

/** `{d}` the thing; `{h…}` what high does and `{l…}` what low does; `{w…}` what is wished and `{o…}` what is not. */
const meanings = {
  en: [
    'HIGH {hdoes} the {d}, LOW {ldoes} it. {Wwish} it: pin {pin}.',
    'On pin {pin}, 1 {hdoes} the {d} and 0 {ldoes} it. We want it {wstate}.',
    'the {d} on GPIO{pin} is {lstate} at low and {hstate} at high; it has to be {wstate} now',
    'Pin {pin}: {hstate} when high, {lstate} when low, that is the {d}. It must be {wstate} by {clock}.',
    '{pin} drives the {d}. LOW {ldoes} it, HIGH {hdoes} it. {Wwish} it, {board}.',
    'For the {d}, HIGH means {hstate}. Pin {pin} of {board}. It has been {ostate} for {any} minutes; make it {wstate}.',
    'A low level on D{pin} {ldoes} the {d}. We need it {wstate}.',
    'Wiring of the {d}: pin {pin}, 0 = {lstate}, 1 = {hstate}. Wanted: {wstate}.',
    'The {d} was wired by somebody else: a one on pin {pin} {hdoes} it. {Wwish} it, {any} people wait.',
    '{Wwish} the {d}. It is on output {pin}, where high {hdoes} it and low {ldoes} it.',
    'it should be {wstate}, the {d} at pin {pin} of the board {board} (1 = {hstate}, 0 = {lstate})',
    'Mind the logic of pin {pin}. 0 {ldoes} the {d}; 1 {hdoes} it. Since {clock} it is {ostate}, and the {who} asked for {wstate}.',
    'if pin {pin} is low, the {d} is {lstate}. Have it {wstate}.',
    'The {d} reads {hstate} on the panel when P{pin} is high. {Wwish} it.',
  ],
  ko: [
    '{pin}번 핀이 하이면 {d:이} {hgo} 로우면 {ldoes}. {wwish}#',
    '{d}: {pin}번, 1이면 {hstate}, 0이면 {lstate}. 지금은 {wstate:이}어야 한다',
    'GPIO{pin}에 LOW를 주면 {d:이} {lgo}, HIGH를 주면 {hdoes}. {d:을} {wwish}#',
    '{d} 결선은 {board} {pin}번 핀(HIGH={hstate}, LOW={lstate}). {clock} 전에 {wstate:로} 하#',
    '{pin}번이 0이면 {d:이} {ldoes}. {any}분째 {ostate} 상태다. {wwish}#',
    '{d:은} D{pin}에 있고 1일 때 {hdoes}. {wstate:로} 바꾸#',
    '{d:을} {wwish}#. {pin}번 핀은 로우 = {lstate}, 하이 = {hstate}',
    '{board}의 {pin}번에 1을 쓰면 {d:이} {hgo} 0을 쓰면 {ldoes}. 지금 필요한 것은 {wstate}',
    '배선 주의: {pin}번 핀 0에서 {d:이} {lgo} 1에서 {hdoes}. {who} 요청은 {wstate:이}다',
    '{d} {wstate} 요망. {pin}번 핀, 하이에서 {hdoes}',
    '핀 {pin} 로우 → {d} {lstate}. {d:이} {wstate:이} 되게 하#',
    '{d} 논리 확인: IO{pin} 1={hstate} / 0={lstate}. {wwish}#',
  ],
};

/** Every frame with both wirings and both wishes, so that neither word nor wish alone says the level. */
function withMeanings(frames: readonly string[], things: readonly TwoStates[]): string {
  return frames.flatMap((frame, index) => [0, 1, 2, 3].map((way) => {
    const [thing, ...states] = things[(index * 4 + way * 7) % things.length] as TwoStates;
    const [high, low] = way % 2 === 0 ? states : [states[1], states[0]];
    const wished = way < 2 ? high : low;
    const other = wished === high ? low : high;
    const words: Record<string, string> = { d: thing };
    for (const [letter, [does, wish, state]] of [['h', high], ['l', low], ['w', wished], ['o', other]] as const) {
      const [joins = does, ends = does] = does.split('|');
      Object.assign(words, { [`${letter}go`]: joins, [`${letter}does`]: ends, [`${letter}wish`]: wish, [`${letter}state`]: state, [`${letter.toUpperCase()}wish`]: wish.slice(0, 1).toUpperCase() + wish.slice(1) });
    }
    return `[value=${wished === high ? '1' : '0'}] ${withWords(frame, words)}`;
  })).join('\n');
}

/** What stands for a parameter stays. */
const withWords = (frame: string, words: Readonly<Record<string, string>>): string =>
  frame.replaceAll(/\{(\w+)(?::(을|이|은|로))?\}/gu, (whole_, name: string, particle: '을' | '이' | '은' | '로' | undefined) => {
    const word = words[name];
    if (word === undefined) return whole_;
    return particle === undefined ? word : word + particleFor(word, particle);
  }).replaceAll(/가(어야|다)/gu, (_whole, rest: string) => (rest === '다' ? '다' : '여야'));

export const ownPinsInContext: readonly Written[] = [
  {
    tool: 'gpio_write', about: ['Set a GPIO pin', 'GPIO 핀을 쓴다'],
    takes: { pin, value, board },
    en: `
      [value=0] put out the beacon on pin {pin}
      [value=0] Nobody needs the flood light any more. It hangs on GPIO {pin}; put it out.
      [value=1] It gets dark at {clock}. The yard light is on GPIO {pin}, let it burn.
      [value=0] GPIO {pin}, lights out. GPIO {not_pin} keeps burning until {clock}.
      [value=1] light the lamp at D{pin} of {board}
      [value=0] extinguish the lamp at pin {pin} of the board {board}
      [value=1] The eggs in drawer {any} must not cool down. Heater mat on, IO{pin}.
      [value=0] Heater mat off, IO{pin}. The drawer is at {any} degrees already.
      [value=1] open the valve behind output {pin}, the bed is dry
      [value=0] shut the valve behind output {pin}, the bed is wet enough
      [value=0] The trough overflows. Close off the water: pin {pin}.
      [value=1] The trough is empty and {any} goats are thirsty. Water on, pin {pin}.
      [value=1] energise the contactor coil on pin {pin}
      [value=0] let the contactor on pin {pin} fall off
      [value=0] Let go of the magnet: P{pin}.
      [value=1] The magnet has to hold the flap. P{pin} live, please.
      [value=0] take the voltage off D{pin}, the fitter has his hands in there
      [value=1] put voltage on D{pin}, the fitter is out again
      [value=1] get the fan going, it is pin {pin} on the board {board}
      [value=0] give the fan on pin {pin} a rest
      [value=0] that is enough fog, shut pin {pin} down
      [value=1] fog again: bring pin {pin} to life
      [value=1] Siren! Pin {pin} on {board}.
      [value=0] silence the siren on pin {pin} of {board}
      [value=0] stop the buzzer, pin no. {pin}; pin {not_pin} is the strobe and goes on flashing
      [value=1] let the buzzer on pin no. {pin} sound, the strobe on {not_pin} is not wanted
      [value=1] leave pin {not_pin} as it is and turn on pin {pin}
      [value=0] leave pin {not_pin} as it is and turn off pin {pin}
      Pin {not_pin} belongs to the neighbours. Ours is {pin}: {value}.
      {not_pin} is the old wiring. Since {day} the relay sits on {pin}, and it must be {value}.
      of the two outputs only {pin} changes, to {value}; {not_pin} stays where it is
      whatever happens to {not_pin}, {pin} must be {value}
      [value=1] {not_pin} is on already. Now {pin} as well.
      [value=0] {not_pin} is off already. Now {pin} too.
      [value=0] keep {not_pin} running but kill {pin}
      [value=1] keep {not_pin} dark but light up {pin}
      [value=1] GPIO{not_pin} feeds the router and is taboo. GPIO{pin} feeds the screen: on.
      [value=0] GPIO{not_pin} feeds the router and is taboo. GPIO{pin} feeds the screen: off.
      hands off {not_pin}; set {pin} {value}
      do not mix up the two: {not_pin} is the boiler, {pin} is the circulation pump, which goes {value}
      The note on the wall says {not_pin}, but the note is old. Take {pin} and write {value}.
      it was pin {not_pin} until the rebuild and is pin {pin} now. {value} there.
      with {not_pin} untouched, {pin} to {value} on {board}
      {board} runs the orchid house. Its pin {pin} goes {value}.
      {value} is what pin {pin} of the board {board} needs
      the {board} board, GPIO {pin}, {value}
      on {board}: GPIO{pin} = {value}
      {board} / D{pin} / {value}
      {board} pin {pin} {value}, at {clock} sharp
      [value=1] tell {board} to raise its pin {pin}
      [value=0] tell {board} to drop its pin {pin}
      [value=1] the board in the cellar, {board}, has the sump pump on {pin}. Run it.
      [value=0] the board in the cellar, {board}, has the sump pump on {pin}. It can stop.
      from {board} we want a {value} on line {pin}
      [value=1] have {board} pull in relay {pin}
      [value=0] have {board} drop relay {pin}
      pin {pin} ({board}): {value}
      as for {board}, its output {pin} has to stay {value} while the {who} can be near
      [value=0] the relay is wired the other way round: HIGH means off. On, pin {pin}.
      [value=1] the relay is wired the other way round: HIGH means off. Off, pin {pin}.
      [value=0] active-low relay on pin {pin}: switch it on
      [value=1] active-low relay on pin {pin}: switch it off
      [value=0] The relay card is inverted, so 0 is on. Turn on the one at pin {pin}.
      [value=1] The relay card is inverted, so 0 is on. Turn off the one at pin {pin}.
      [value=1] Turn off the compressor. Careful, the driver on pin {pin} inverts: a 1 stops it.
      [value=0] Start the compressor. Careful, the driver on pin {pin} inverts: a 1 stops it.
      [value=0] The enable input is active low; enable the drive on D{pin}.
      [value=1] The enable input is active low; disable the drive on D{pin}.
      [value=0] Pull-up on pin {pin}: low wakes the modem. Wake it.
      [value=1] Pull-up on pin {pin}: low wakes the modem. Let it sleep.
      [value=1] drive IO{pin} up
      [value=0] drive IO{pin} down
      [value=1] P{pin} on
      [value=0] P{pin} off
      [value=1] assert DO{pin}
      D{pin} {value} and D{not_pin} unchanged
      out{pin} <- {value}
      gpio {pin} {value}
      GPIO #{pin} is to be {value}
      write({pin}, {value}) on {board}
      {pin} {value}, that is all
      [value=0] At {clock} the kiln had {any} degrees too many and the element on pin {pin} was still glowing. The burner has been shut by hand. What is left for us is the element: off.
      [value=1] The pond froze on {day}, and the air stone is the only thing that keeps a hole open. The compressor that feeds it hangs on pin {pin}. It is off since {clock}, so start it.
      [value=0] The {who} reported a leak under rack {any}. Before anybody mops up, the feed has to be dead; it goes through GPIO {pin}.
      [value=1] The last crate is through and the belt can have air again. The blow-off valve is the one on output {pin}. Open it.
      [value=1] We had {any} visitors in the butterfly house and it became dry. The nozzle pump (D{pin}, not D{not_pin}, that is the fountain) has to run now.
      [value=0] We had {any} visitors in the butterfly house and it became soaked. The nozzle pump (D{pin}, not D{not_pin}, that is the fountain) has to stop now.
      [value=0] Level in the sump {any} cm, float up, nobody near. In short, pump off. It is pin {pin} of {board}.
      [value=1] Level in the sump {any} cm, float down, nobody near. In short, pump on. It is pin {pin} of {board}.
      [value=1] The bees get cold below {any} degrees. Their heating foil is on pin {pin}. Warm them.
      [value=0] The wax has melted after {any} minutes. The hot plate is on pin {pin}. Let it cool.
      There was a mistake in step {any}: it used {not_pin}. The correct pin is {pin} and the correct level {value}.
      The {who} measured {any} V on the terminal block, which is right. Next, pin {pin} has to go {value}, because the drum waits for it.
      Somebody changed the output at {clock}. For the rest of {day} pin {pin} of {board} stays {value}.
      [value=1] Feed time, {clock}. The auger motor is on {board}, pin {pin}; it runs until the next step.
      [value=0] Feeding is over. The auger motor is on {board}, pin {pin}; it may rest.
      [value=0] cut pin {pin}
      [value=1] make pin {pin} hot
      [value=0] let pin {pin} sink to ground
      [value=1] lift pin {pin} to supply level
      [value=0] no signal on {pin} any longer
      [value=1] there has to be a signal on {pin}
      [value=0] The gate must drop shut. Its holding coil is on D{pin}; take the current away.
      [value=1] The gate must be held. Its holding coil is on D{pin}; give it current.
      [value=1] ready lamp (pin {pin}) on, fault lamp (pin {not_pin}) stays dark
      [value=0] ready lamp (pin {pin}) off, fault lamp (pin {not_pin}) stays lit
      [value=1] arm the light barrier at pin {pin}, the {who} left
      [value=0] disarm the light barrier at pin {pin}, the {who} will be there soon
      [value=1] chime for closing time: pin {pin} on
      [value=0] the chime has rung for {any} seconds, pin {pin} off
      [value=1] Vent fan 2 is on pin {pin}. Start it; fan 1 runs since {clock}.
      [value=0] Vent fan 2 is on pin {pin}. Stop it; fan 1 goes on.
      set, do not read, pin {pin}: {value}
      the reading of pin {not_pin} was fine, so write {value} to pin {pin}`,
    ko: `
      [value=0] {pin}번 핀 경광등을 끄#
      [value=0] 투광등은 이제 필요 없다. GPIO {pin}번에 물려 있으니 끄#
      [value=1] {clock}이면 어두워진다. 마당등은 GPIO {pin}번이다. 켜 두#
      [value=0] GPIO {pin} 소등. GPIO {not_pin}은 {clock}까지 점등 유지
      [value=1] {board} D{pin} 램프 점등
      [value=0] 보드 {board}의 {pin}번 램프 소등
      [value=1] {any}번 서랍 알이 식으면 안 된다. IO{pin} 히터 매트 켬
      [value=0] 서랍이 벌써 {any}도다. IO{pin} 히터 매트 끔
      [value=1] 밭이 말랐다. 출력 {pin}번 밸브를 열#
      [value=0] 밭이 충분히 젖었다. 출력 {pin}번 밸브를 잠그#
      [value=0] 물통이 넘친다. {pin}번 핀으로 물을 잠그#
      [value=1] 물통이 비어 염소 {any}마리가 목마르다. {pin}번 핀 급수 시작
      [value=1] {pin}번 핀 접촉기 코일에 전기를 넣#
      [value=0] {pin}번 핀 접촉기를 떨어뜨리#
      [value=0] P{pin} 전자석을 놓#
      [value=1] 전자석이 덮개를 잡고 있어야 한다. P{pin} 통전하#
      [value=0] 작업자가 손을 넣고 있다. D{pin} 전압을 빼#
      [value=1] 작업자가 나왔다. D{pin}에 전압을 다시 걸#
      [value=1] 보드 {board} {pin}번 핀의 팬을 돌리#
      [value=0] {pin}번 핀 팬을 쉬게 하#
      [value=0] 안개는 그만. {pin}번 핀을 내리#
      [value=1] 안개 다시 시작. {pin}번 핀을 살리#
      [value=1] {board} {pin}번 사이렌을 울리#
      [value=0] {board} {pin}번 사이렌 소리를 죽이#
      [value=0] {pin}번 부저만 멈추#. {not_pin}번 점멸등은 계속 돈다
      [value=1] {pin}번 부저를 울리#. {not_pin}번 점멸등은 필요 없다
      [value=1] {not_pin}번은 그대로 두고 {pin}번을 켜#
      [value=0] {not_pin}번은 그대로 두고 {pin}번을 끄#
      {not_pin}번은 옆집 것이다. 우리 것은 {pin}번, {value:로} 하#
      {not_pin}번은 옛 배선이다. {day}부터 릴레이는 {pin}번에 있다. {value:로} 설정하#
      두 출력 중 {pin}번만 {value:로} 바꾸고 {not_pin}번은 그대로 두#
      {not_pin}번이 어떻든 {pin}번은 {value:이}어야 한다
      [value=1] {not_pin}번은 이미 켜져 있다. {pin}번도 켜#
      [value=0] {not_pin}번은 이미 꺼져 있다. {pin}번도 끄#
      [value=0] {not_pin}번은 계속 돌리고 {pin}번은 죽이#
      [value=1] {not_pin}번은 꺼 둔 채 {pin}번만 켜#
      [value=1] GPIO{not_pin}은 공유기 전원이라 건드리면 안 된다. 화면 전원 GPIO{pin}만 켬
      [value=0] GPIO{not_pin}은 공유기 전원이라 건드리면 안 된다. 화면 전원 GPIO{pin}만 끔
      {not_pin}번 손대지 말 것. {pin}번 {value}
      혼동 금지: {not_pin}번은 보일러, {pin}번은 순환 펌프. 순환 펌프 쪽을 {value:로} 하#
      벽의 메모에는 {not_pin}번이라고 되어 있으나 옛날 것이다. {pin}번에 {value:을} 쓰#
      개조 전에는 {not_pin}번, 지금은 {pin}번이다. 거기를 {value:로} 두#
      {board}에서 {not_pin}번은 놔두고 {pin}번만 {value:로} 바꾸#
      {board:은} 난실 담당 보드다. {pin}번 핀을 {value:로} 하#
      보드 {board}의 {pin}번 핀에는 {value:이} 필요하다
      {board} 보드, GPIO {pin}, {value}
      {board}: GPIO{pin} = {value}
      {board} / D{pin} / {value}
      {clock} 정각 {board} {pin}번 {value}
      [value=1] {board}의 {pin}번 핀을 올려 두#
      [value=0] {board}의 {pin}번 핀을 내려 두#
      [value=1] 지하실 보드 {board} {pin}번에 집수정 펌프가 있다. 돌리#
      [value=0] 지하실 보드 {board} {pin}번에 집수정 펌프가 있다. 이제 세우#
      {board} 쪽 {pin}번 라인에 {value} 신호를 내#
      [value=1] {board} {pin}번 릴레이를 붙이#
      [value=0] {board} {pin}번 릴레이를 떼#
      {pin}번 핀({board}) {value}
      {who} 식사 중에는 {board} 출력 {pin}번을 {value:로} 유지할 것
      [value=0] 릴레이 배선이 반대라서 HIGH가 꺼짐이다. {pin}번 핀을 켬으로 하#
      [value=1] 릴레이 배선이 반대라서 HIGH가 꺼짐이다. {pin}번 핀을 끔으로 하#
      [value=0] {pin}번 핀은 액티브 로우 릴레이다. 켜#
      [value=1] {pin}번 핀은 액티브 로우 릴레이다. 끄#
      [value=0] 반전 릴레이 카드라 0이 켜짐이다. {pin}번 릴레이를 켜#
      [value=1] 반전 릴레이 카드라 0이 켜짐이다. {pin}번 릴레이를 끄#
      [value=1] 컴프레서 정지. {pin}번 드라이버는 반전이라 1에서 선다
      [value=0] 컴프레서 기동. {pin}번 드라이버는 반전이라 1에서 선다
      [value=0] 인에이블 입력은 로우가 유효다. D{pin} 드라이브를 활성화하#
      [value=1] 인에이블 입력은 로우가 유효다. D{pin} 드라이브를 비활성화하#
      [value=0] {pin}번은 풀업이라 로우에서 모뎀이 깨어난다. 깨우#
      [value=1] {pin}번은 풀업이라 로우에서 모뎀이 깨어난다. 재우#
      [value=1] IO{pin} 올림
      [value=0] IO{pin} 내림
      [value=1] P{pin} 켬
      [value=0] P{pin} 끔
      [value=1] DO{pin} 출력 개시
      D{pin} {value}, D{not_pin}은 변경 없음
      out{pin} <- {value}
      gpio {pin} {value}
      GPIO #{pin}은 {value:로} 할 것
      {board}에 write({pin}, {value})
      {pin}번 {value}, 그것뿐이다
      [value=0] {clock}에 가마 온도가 {any}도 높았고 {pin}번 핀 열선이 아직 달아 있었다. 버너는 손으로 껐다. 남은 것은 열선뿐이니 끄#
      [value=1] {day}에 연못이 얼었다. 기포기만이 구멍을 지킨다. 기포기 컴프레서는 {pin}번 핀인데 {clock}부터 꺼져 있다. 돌리#
      [value=0] {who:이} {any}번 랙 아래 누수를 보고했다. 닦기 전에 급수를 죽여야 한다. 급수는 GPIO {pin}번을 거친다
      [value=1] 마지막 상자가 지나갔다. 벨트에 다시 공기를 줘도 된다. 출력 {pin}번 에어 밸브를 열#
      [value=1] 나비관에 {any}명이 다녀가 건조해졌다. 분무 펌프(D{pin}, 분수용 D{not_pin} 아님)를 가동하#
      [value=0] 나비관에 {any}명이 다녀갔고 너무 젖었다. 분무 펌프(D{pin}, 분수용 D{not_pin} 아님)를 정지하#
      [value=0] 집수정 수위 {any}cm, 플로트 올라감, 근처에 사람 없음. 요컨대 펌프 정지. {board} {pin}번 핀
      [value=1] 집수정 수위 {any}cm, 플로트 내려감, 근처에 사람 없음. 요컨대 펌프 가동. {board} {pin}번 핀
      [value=1] 벌은 {any}도 아래에서 추위를 탄다. 발열 필름은 {pin}번 핀이다. 따뜻하게 하#
      [value=0] {any}분 만에 밀랍이 다 녹았다. 열판은 {pin}번 핀이다. 식게 두#
      {any}단계에 오류가 있었다. {not_pin}번을 썼다. 맞는 핀은 {pin}번, 맞는 값은 {value:이}다
      {who:이} 단자대에서 {any}V를 쟀다. 정상이다. 드럼이 기다리니 {pin}번 핀을 {value:로} 하#
      {clock}에 누가 출력을 바꿨다. {day}까지 {board} {pin}번 핀은 {value} 고정
      [value=1] {clock} 급이 시간. 오거 모터는 {board} {pin}번 핀. 다음 단계까지 돌리#
      [value=0] 급이 끝. 오거 모터는 {board} {pin}번 핀. 쉬게 하#
      [value=0] {pin}번 핀 차단
      [value=1] {pin}번 핀 통전
      [value=0] {pin}번 핀을 접지로 떨어뜨리#
      [value=1] {pin}번 핀을 전원 전압까지 올리#
      [value=0] {pin}번에는 더 이상 신호가 없어야 한다
      [value=1] {pin}번에 신호가 나가야 한다
      [value=0] 문이 떨어져 닫혀야 한다. 유지 코일은 D{pin}, 전류를 빼#
      [value=1] 문을 붙들고 있어야 한다. 유지 코일은 D{pin}, 전류를 주#
      [value=1] 준비등({pin}번) 켬, 고장등({not_pin}번)은 꺼진 그대로
      [value=0] 준비등({pin}번) 끔, 고장등({not_pin}번)은 켜진 그대로
      [value=1] {who:이} 나갔다. {pin}번 핀 광센서 경계를 켜#
      [value=0] {who:이} 들어온다. {pin}번 핀 광센서 경계를 끄#
      [value=1] 마감 종: {pin}번 핀 켬
      [value=0] 종이 {any}초 울렸다. {pin}번 핀 끔
      [value=1] 2호 환기팬은 {pin}번 핀이다. 돌리#. 1호는 {clock}부터 돈다
      [value=0] 2호 환기팬은 {pin}번 핀이다. 세우#. 1호는 계속 돈다
      읽지 말고 {pin}번 핀에 {value:을} 쓰#
      {not_pin}번 읽은 값은 정상이었다. 이제 {pin}번 핀에 {value:을} 내보내#`,
    titles: ['Relay; Switch the output; Valve; Off and on; Turn it; The coil', '릴레이 조작; 출력 변경; 밸브; 전원 조작; 핀 쓰기'],
  },
  {
    tool: 'gpio_write', about: ['Set a GPIO pin', 'GPIO 핀을 쓴다'],
    takes: { pin, value, board },
    en: withMeanings(meanings.en, english),
    ko: withMeanings(meanings.ko, korean),
    titles: ['Mind the wiring; Right level; Output by its meaning', '배선 확인 후 조작; 뜻에 맞는 출력; 논리 주의'],
  },
  {
    tool: 'gpio_read', about: ['Read a GPIO pin', 'GPIO 핀을 읽는다'],
    takes: { pin, board },
    en: `
      The valve should be open by now. Pin {pin} tells whether it is.
      was the beacon put out? pin {pin} of the board {board}
      somebody says the pump is on; check that with pin {pin}
      Is D{pin} high or low?
      D{pin} on {board}: high or low?
      look up the level of IO{pin}
      P{pin}: read
      digitalRead {pin}
      gpio {pin}?
      GPIO #{pin} of {board}, present state
      sense line {pin}, nothing is to be switched
      The relay on {not_pin} was set in step {any}. Its feedback comes back on {pin}; get that.
      we have written to {not_pin}; read {pin} to see what came of it
      leave the outputs alone and read input {pin}
      before you turn anything on, read pin {pin}
      The hatch contact goes to pin {pin} of {board}: 1 means shut, 0 means open. Which is it?
      HIGH on GPIO{pin} means that the tank is full. Is it full?
      If pin {pin} is low somebody has pulled the emergency cord. Check.
      frost switch, GPIO {pin}, its state at {clock}
      does the float on pin {pin} of {board} hang up or down?
      the reed contact in the hive lid ends at pin {pin}. See if the lid is on.
      Is there still light in the hall? The photo switch is on input {pin}.
      tell me how input {pin} of the board {board} stands
      poll {board} pin {pin} once
      {board}, pin {pin}, read it
      from {board} I need the state of pin {pin}
      what is on pin {pin} right now, 1 or 0?
      On {day} the contact at pin {pin} stuck. See how it is today.
      the {who} asked whether pin {pin} is set
      find out from pin {pin} if the gate has closed
      is the key in? pin {pin} goes high with it
      check for water under the freezer: the leak sensor is pin {pin}, the alarm lamp {not_pin} is none of our business
      Nobody is to enter while the laser is on. Pin {pin} on {board} shows it; look.
      how does the limit switch at pin no. {pin} stand
      capture the state of line {pin}
      query GPIO{pin} ({board})
      {pin} or {not_pin}? It is {pin} that we read.
      report the state of the thermostat contact, IO{pin}
      Has the {any} A breaker tripped? Its signalling contact is on D{pin}.
      verify that output {pin} really went low by reading it back
      confirm that pin {pin} reads high; it should since {clock}
      make a check of pin {pin}, do not set it
      see that nobody left pin {pin} on: read it
      motion in aisle {any}? The detector is wired to pin {pin}.
      the door bell button, pin {pin}, is somebody pressing it?
      obtain the value of pin {pin} from the board {board}`,
    ko: `
      지금쯤 밸브가 열렸어야 한다. {pin}번 핀으로 알 수 있다. 확인하#
      경광등이 꺼졌는지 보드 {board} {pin}번 핀으로 보#
      펌프가 켜졌다고 한다. {pin}번 핀으로 맞는지 확인하#
      D{pin}이 하이인지 로우인지 확인하#
      {board} D{pin}: 하이인가 로우인가
      IO{pin} 레벨을 알아보#
      P{pin} 읽기
      digitalRead {pin}
      gpio {pin} 값?
      {board} GPIO #{pin} 현재 상태
      {pin}번 라인 감지만 하#. 조작할 것은 없다
      {any}단계에서 {not_pin}번 릴레이를 켰다. 피드백은 {pin}번으로 온다. 읽#
      {not_pin}번에 썼으니 결과를 {pin}번에서 읽#
      출력은 건드리지 말고 입력 {pin}번을 읽#
      무엇이든 켜기 전에 {pin}번 핀을 읽#
      해치 접점은 {board} {pin}번, 1이면 닫힘 0이면 열림이다. 어느 쪽인지 보#
      GPIO{pin}이 하이면 탱크가 찬 것이다. 찼는지 확인하#
      {pin}번이 로우면 누가 비상 줄을 당긴 것이다. 확인 바람
      {clock} 동파 스위치 GPIO {pin} 상태
      {board} {pin}번 플로트가 올라가 있는지 내려가 있는지 보#
      벌통 뚜껑 접점은 {pin}번 핀이다. 덮여 있는지 확인하#
      홀에 아직 불이 켜져 있나. 광스위치는 입력 {pin}번이다. 보#
      보드 {board} 입력 {pin}번이 어떤지 알려 주#
      {board} {pin}번 핀 1회 폴링
      {board} {pin}번 핀을 읽어 오#
      {board}에서 {pin}번 핀 상태가 필요하다
      {pin}번 핀에 지금 1이 나오는지 0이 나오는지 보#
      {day}에 {pin}번 접점이 붙었었다. 오늘은 어떤지 보#
      {who:이} {pin}번 핀이 켜져 있는지 알고 싶어 한다. 확인하#
      게이트가 닫혔는지 {pin}번 핀에서 알아내#
      열쇠가 꽂혀 있으면 {pin}번이 하이가 된다. 꽂혔는지 보#
      냉동고 밑 누수 확인: 센서는 {pin}번, 경보등 {not_pin}번은 상관없다
      레이저가 켜져 있으면 들어가면 안 된다. {board} {pin}번 핀으로 확인하#
      {pin}번 리밋 스위치 상태 파악할 것
      {pin}번 라인 상태를 받아 오#
      GPIO{pin}({board}) 조회
      {not_pin}번인가 {pin}번인가. 읽을 것은 {pin}번이다
      온도 조절기 접점 IO{pin} 상태를 보고하#
      {any}A 차단기가 떨어졌는지 보#. 신호 접점은 D{pin}
      출력 {pin}번이 정말 로우로 갔는지 되읽어 확인하#
      {pin}번이 하이로 읽히는지 확인하#. {clock}부터 그래야 한다
      {pin}번 핀 점검만 하고 설정은 하지 말 것
      {pin}번이 켜진 채 남아 있지 않은지 읽어 보#
      {any}번 통로에 움직임이 있나. 감지기는 {pin}번 핀이다. 읽#
      초인종 버튼 {pin}번을 누가 누르고 있는지 보#
      보드 {board}에서 {pin}번 핀 값을 가져오#`,
    titles: ['Is it so?; Feedback; Check the contact; Look first', '피드백 확인; 접점 보기; 상태 파악; 먼저 확인'],
  },
  {
    tool: 'board_info', about: ['List the boards', '보드 목록'],
    takes: { board }, reads: true,
    en: `
      is {board} still on the line?
      The {who} pulled a plug at {clock}. See which boards are left.
      what can {board} do, and which pins has it?
      pins of {board}, please
      how is {board} today
      before we switch anything: are the boards up?
      roll call of the boards
      {board}: alive?
      Something is wrong with the wiring since {day}. Start with an overview of every board.
      inventory of connected boards
      which microcontrollers are attached?
      tell me which pins {board} offers
      did {board} come back after the power cut?
      show me what hangs on the USB ports: boards and their pins
      has the board {board} been found
      check the boards before the {clock} round
      {any} boards should be there; list them
      give the status of {board}
      status of all the hardware boards
      hardware check: boards
      see if {board} is ready to take orders
      look whether any board has dropped out
      which of our boards are ready and which are not?
      state and pins of the board {board}
      the record card of {board}
      what boards are configured here?
      ask for the details of {board}
      is the controller {board} reachable at all?
      get the whole board list
      boards?
      we moved {board} to room {any} on {day}; see whether it answers there
      do we have contact with {board}
      the {who} lost sight of {board}. Look it up.
      show every board with its pins`,
    ko: `
      {board:이} 아직 붙어 있는지 보#
      {clock}에 {who:이} 플러그를 뽑았다. 어떤 보드가 남았는지 보#
      {board:이} 무엇을 할 수 있고 핀은 무엇이 있는지 확인하#
      {board} 핀 목록
      오늘 {board} 상태가 어떤지 보#
      조작 전에 보드들이 살아 있는지 확인하#
      보드 점호하#
      {board} 살아 있나 확인
      {day}부터 배선이 이상하다. 우선 보드 전체를 훑어보#
      연결된 보드 재고를 내#
      어떤 마이크로컨트롤러가 붙어 있는지 보#
      {board}에 어떤 핀이 있는지 알려 주#
      정전 후 {board:이} 돌아왔는지 확인하#
      USB에 물린 보드와 핀을 보이#
      {board} 보드가 잡혔는지 보#
      {clock} 순회 전에 보드를 점검하#
      보드가 {any}대 있어야 한다. 나열하#
      {board} 상태 보고
      하드웨어 보드 전체 상태
      하드웨어 점검: 보드
      {board:이} 명령을 받을 준비가 되었는지 보#
      떨어져 나간 보드가 있는지 보#
      어느 보드가 준비되었고 어느 보드가 아닌지 확인하#
      보드 {board}의 상태와 핀을 보#
      {board} 정보 카드 조회
      여기 설정된 보드가 무엇인지 보#
      {board} 세부 사항을 요청하#
      컨트롤러 {board}에 닿는지 확인하#
      보드 목록 전부 가져오#
      보드 현황?
      {day}에 {board:을} {any}호실로 옮겼다. 응답하는지 보#
      {board:과} 연결이 되는지 확인하#
      {who:이} {board:을} 놓쳤다. 찾아보#
      모든 보드를 핀과 함께 보이#`,
    titles: ['Boards; Roll call; Which boards', '보드; 보드 점호; 보드 현황'],
  },
];
