import type { Dice } from '../../dice';
import { boardName, englishWord, identifier } from '../../language/words';
import { bit, made, maybe, names, whole, type Slot, type Written } from '../table';

const pin = whole(0, 40);
const value = bit(['high|1|HIGH|high', '하이|1|HIGH|high|1'], ['low|0|LOW|low', '로우|0|LOW|low|0']);
const board = maybe(made((dice: Dice) => dice.among([[4, () => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'box', 'relay', 'hub'])}`], [3, () => boardName(dice)], [2, () => `${englishWord(dice)}-${String(dice.int(1, 9))}`], [1, () => identifier(dice)]])()));
const about = ['Set a GPIO pin', 'GPIO 핀을 쓴다'] as const;

/** What an entry of a map is called. */
const beside: Readonly<Record<string, Slot>> = {
  letter: names('A, B, C, D, E, F, G, H'),
  figure: whole(1, 9),
  place: names('north, south, east, west, upper, lower, front, rear, left, right, yard, street', '북쪽, 남쪽, 동쪽, 서쪽, 위쪽, 아래쪽, 앞쪽, 뒤쪽, 왼쪽, 오른쪽, 마당, 길가'),
  room: names('cellar, attic, kitchen, workshop, stable, laundry, archive, cold store, tack room, boiler room', '지하실, 다락, 주방, 작업장, 마구간, 세탁실, 문서고, 냉장실, 기계실, 대기실'),
  crop: names('tomatoes, lettuce, beans, basil, peppers, strawberries, leeks, ferns, orchids, squash', '토마토, 상추, 콩, 깻잎, 고추, 딸기, 대파, 고사리, 난초, 애호박'),
  machine: names('mixer, labeller, conveyor, agitator, grinder, blower, capper, press, crusher, dryer', '믹서, 라벨기, 컨베이어, 교반기, 연마기, 송풍기, 캡핑기, 프레스, 파쇄기, 건조기'),
  colour: names('red, green, blue, amber, white, yellow, violet', '빨간, 초록, 파란, 노란, 흰, 주황, 보라'),
};

/** The step explains which pin is which, and asks for one of them by its name. */
export const ownPinMaps: readonly Written[] = [
  {
    tool: 'gpio_write', about, takes: { pin, value, board }, beside,
    en: `
      [value=1] Zone <{letter} is pin {pin}|, zone | and zone >. Open zone {letter}.
      [value=0] Zone <{letter} is pin {pin}|, zone >. Close zone {letter}.
      [value=1] Zone <{figure}: pin {pin}|. Zone >. Zone {figure} gets water now, the others had theirs at {clock}.
      [value=0] Zone <{figure}: pin {pin}|. Zone >. Zone {figure} has had enough water; shut it.
      [value=1] open zone {letter}; <{letter} is {pin}|, | and >.
      [value=0] close valve {figure}; the valves are <{figure} on {pin}|, | and >.
      [value=1] Wiring of the manifold: <{letter} = {pin}|, >. {letter} is to open.
      [value=0] Wiring of the manifold: <{letter} = {pin}|, >. {letter} is to shut.
      Relay card: <relay {figure} = GPIO {pin}|, >. Relay {figure} goes {value}.
      set relay {figure} {value} (<relay {figure} sits on pin {pin}|, >).
      [value=1] The feeders hang on these pins: <feeder {figure} on {pin}|, | and >. Run feeder {figure}.
      [value=0] The feeders hang on these pins: <feeder {figure} on {pin}|, | and >. Halt feeder {figure}.
      [value=1] The <{crop} are on pin {pin}|, the >. Water the {crop}.
      [value=1] Drip lines: <{crop} {pin}|, >. It is the {crop} that hang their leaves, so give them water.
      [value=0] Drip lines: <{crop} {pin}|, >. The {crop} stand in mud, so stop their water.
      [value=1] water for the {crop} only, please. <{crop^} = pin {pin}|, >.
      [value=0] no more water for the {crop}, please. <{crop^} = pin {pin}|, >.
      [value=1] The <{machine} is on output {pin}|, the >. Start the {machine}.
      [value=0] The <{machine} is on output {pin}|, the >. Stop the {machine}.
      [value=1] Outputs in cabinet {any}: <{pin} {machine}|, >. We need the {machine} running by {clock}.
      [value=0] Outputs in cabinet {any}: <{pin} {machine}|, >. The {who} works inside the {machine}, take its power away.
      [value=1] run the {machine}. List of outputs: <{pin} is the {machine}|, >.
      [value=0] halt the {machine}. List of outputs: <{pin} is the {machine}|, >.
      [value=1] <{colour^} lamp: pin {pin}|, >. Light the {colour} one.
      [value=0] <{colour^} lamp: pin {pin}|, >. Put the {colour} one out.
      [value=1] Stack light: <{colour} {pin}|, >. The line is waiting for material, which means {colour}.
      [value=1] show {colour} on the stack light, where <{colour} is pin {pin}|, | and >.
      [value=0] The stack light must not show {colour} any longer. <{colour^} is D{pin}|, >.
      [value=1] The <{place} gate opens with pin {pin}|, the | and the >. A truck waits at the {place} gate.
      [value=1] Gates: <{place} = {pin}|; >. Let them in at the {place} gate.
      [value=0] Gates: <{place} = {pin}|; >. Nobody may come in at the {place} gate any more.
      [value=1] Pin <{pin} belongs to the {place} vent|, pin | and pin >. Open the {place} vent, {any} degrees is too much.
      [value=0] Pin <{pin} belongs to the {place} vent|, pin | and pin >. Shut the {place} vent, it rains in.
      [value=1] The heaters are <{room} {pin}|, >. It has only {any} degrees in the {room}: heat there.
      [value=0] The heaters are <{room} {pin}|, >. It has {any} degrees in the {room}: no more heat there.
      [value=1] light in the {room}, please (<{room} GPIO {pin}|, >).
      [value=0] Light out in the {room}! The <{room} is GPIO {pin}|, the >.
      [value=1] Fan <{letter} runs off pin {pin}|, fan | and fan >. Have fan {letter} run for the {who}.
      [value=0] Fan <{letter} runs off pin {pin}|, fan | and fan >. Fan {letter} makes a noise; off with it.
      {letter} has to go {value}. The outputs: <{letter} {pin}|, >.
      Of the {any} outputs these are in use: <{letter} at pin {pin}|, >. Set {letter} to {value}.
      Table for {board}: <{letter} {pin}|, >. Put {value} on {letter}.
      On {board} the channels are <{figure} = pin {pin}|, >. Channel {figure} has to be {value}.
      channel {figure} of {board} to {value}; there <channel {figure} is pin {pin}|, >.
      {board} drives all of them: <bay {letter} through pin {pin}|, | and >. Bay {letter} must be {value}.
      [value=1] Pump <{figure} hangs on GPIO {pin}|, pump >. The level in tank {any} falls, so start pump {figure}.
      [value=0] Pump <{figure} hangs on GPIO {pin}|, pump >. The tank is full, so stop pump {figure}.
      [value=1] Pump {figure} should take over. Pump <{figure} is switched by {pin}|, pump >.
      [value=0] Pump {figure} may rest. Pump <{figure} is switched by {pin}|, pump >.
      [value=1] pump {figure} on. (<P{figure}: {pin}|, >)
      [value=0] pump {figure} off. (<P{figure}: {pin}|, >)
      [value=1] Two doors: {place} on pin {pin}, {not_place} on pin {not_pin}. Release the {place} one.
      [value=1] Two doors: {not_place} on pin {not_pin}, {place} on pin {pin}. Release the {place} one.
      [value=0] The {place} door is pin {pin}, the {not_place} door pin {not_pin}. Lock the {place} door; the {not_place} one stays free.
      [value=0] The {not_place} door is pin {not_pin}, the {place} door pin {pin}. Lock the {place} door; the {not_place} one stays free.
      [value=1] Bed {letter} gets {any} litres through pin {pin}, bed {not_letter} the same through pin {not_pin}. Bed {letter} is first today.
      [value=1] Bed {not_letter} gets {any} litres through pin {not_pin}, bed {letter} the same through pin {pin}. Bed {letter} is first today.
      [value=0] {letter} and {not_letter} are on pins {pin} and {not_pin} in that order. Switch {letter} off.
      [value=0] {not_letter} and {letter} are on pins {not_pin} and {pin} in that order. Switch {letter} off.
      [value=1] Pins {pin} and {not_pin} are zone {letter} and zone {not_letter}. Open zone {letter}.
      [value=1] Pins {not_pin} and {pin} are zone {not_letter} and zone {letter}. Open zone {letter}.
      [value=1] The sirens: {not_place} wing pin {not_pin}, {place} wing pin {pin}, {not_place2} wing pin {not_pin2}. The fire drill is in the {place} wing only.
      [value=1] In the <{room} it is pin {pin}|, in the >. The blower in the {room} has to come on at {clock}.
      [value=0] In the <{room} it is pin {pin}|, in the >. The blower in the {room} has to go off at {clock}.
      [value=1] Hall <{figure} is {board}|, hall | and hall >; the fan is pin {pin} on each. Start the fan in hall {figure}.
      [value=0] Hall <{figure} is {board}|, hall | and hall >; the fan is pin {pin} on each. Stop the fan in hall {figure}.
      [value=1] The <{room} has board {board}|, the >. Pin {pin} is the light everywhere. Make it bright in the {room}.
      [value=0] The <{room} has board {board}|, the >. Pin {pin} is the light everywhere. Make it dark in the {room}.
      pin {pin} {value} in house {letter}. Boards: <house {letter} {board}|, >.
      Boards: <{board} in the {room}|, >. In the {room}, pin {pin} goes {value}.
      [value=1] <{board} looks after the {crop}|, >. The {crop} are dry: open their valve, pin {pin}.
      [value=0] <{board} looks after the {crop}|, >. The {crop} are wet: shut their valve, pin {pin}.
      Line {figure} needs {value} on its output. Line <{figure} is pin {pin} of {board}|, line >.
      [value=1] Line <{figure}: {board}, pin {pin}|. Line >. Line {figure} starts.
      [value=0] Line <{figure}: {board}, pin {pin}|. Line >. Line {figure} ends.
      [value=1] Somebody swapped the labels on {day}. Now <{letter} is really {pin}|, | and >. Turn on {letter}.
      [value=0] Somebody swapped the labels on {day}. Now <{letter} is really {pin}|, | and >. Turn off {letter}.
      [value=1] From left to right the coops have the pins {pin}, {not_pin} and {not_pin2}. Open the hatch of the first coop.
      [value=1] From left to right the coops have the pins {not_pin}, {pin} and {not_pin2}. Open the hatch of the middle coop.
      [value=0] From left to right the coops have the pins {not_pin}, {not_pin2} and {pin}. Shut the hatch of the last coop.
      [value=0] The tanks are on {pin}, {not_pin} and {not_pin2}, from the small one to the big one. Close the small one.
      [value=0] The tanks are on {not_pin}, {not_pin2} and {pin}, from the small one to the big one. Close the big one.
      [value=1] Stage one is pin {not_pin}, stage two is pin {pin}. Stage one runs already. Add stage two.
      [value=0] Stage one is pin {not_pin}, stage two is pin {pin}. Drop stage two, stage one is enough.`,
    ko: `
      [value=1] <{letter}구역은 {pin}번 핀|, >이다. {letter}구역을 열#
      [value=0] <{letter}구역은 {pin}번 핀|, >이다. {letter}구역을 잠그#
      [value=1] <{figure}구역 {pin}번|, >. {figure}구역에 물을 주#
      [value=0] <{figure}구역 {pin}번|, >. {figure}구역은 물이 충분하니 잠그#
      [value=1] {letter}구역 개방. 배선: <{letter}={pin}|, >
      [value=0] {figure}번 밸브 차단. 배선: <{figure}번 밸브 GPIO{pin}|, >
      [value=1] 매니폴드 배선은 <{letter} {pin}번|, >. {letter} 쪽을 열#
      [value=0] 매니폴드 배선은 <{letter} {pin}번|, >. {letter} 쪽 잠금
      릴레이 카드: <릴레이 {figure} = GPIO {pin}|, >. 릴레이 {figure:을} {value:로} 하#
      릴레이 {figure} {value} (<릴레이 {figure} → {pin}번 핀|, >)
      [value=1] 급이기 핀은 <{figure}호기 {pin}번|, >이다. {figure}호기를 돌리#
      [value=0] 급이기 핀은 <{figure}호기 {pin}번|, >이다. {figure}호기를 세우#
      [value=1] 점적 라인: <{crop} {pin}번|, >. {crop} 잎이 처졌으니 물을 주#
      [value=0] 점적 라인: <{crop} {pin}번|, >. {crop} 쪽이 질퍽하니 물을 끊#
      [value=1] {crop}에만 관수. <{crop} {pin}번|, >
      [value=0] {crop} 관수 종료. <{crop:은} {pin}번|, >
      [value=1] <{machine:은} 출력 {pin}번|, >이다. {machine:을} 가동하#
      [value=0] <{machine:은} 출력 {pin}번|, >이다. {machine:을} 정지하#
      [value=1] {any}번 반 출력표: <{pin} {machine}|, >. {clock}까지 {machine} 기동할 것
      [value=0] {any}번 반 출력표: <{pin} {machine}|, >. {who:이} {machine} 안에 있다. 전원을 빼#
      [value=1] {machine} 운전. 출력은 <{pin}번 {machine}|, >
      [value=0] {machine} 운전 정지. 출력은 <{pin}번 {machine}|, >
      [value=1] <{colour} 등 {pin}번|, >. {colour} 등을 켜#
      [value=0] <{colour} 등 {pin}번|, >. {colour} 등을 끄#
      [value=1] 경광등 배선: <{colour} {pin}|, >. 자재 대기 중이면 {colour} 등이다. 켜 두#
      [value=0] 경광등에 {colour} 불이 더 있으면 안 된다. <{colour} 불은 D{pin}|, >
      [value=1] <{place} 문은 {pin}번|, >이다. {place} 문 앞에 트럭이 섰다. 열#
      [value=0] <{place} 문은 {pin}번|, >이다. 이제 {place} 문으로는 아무도 못 들어온다. 닫#
      [value=1] <{pin}번 핀은 {place} 환기창|, >이다. {any}도라 덥다. {place} 환기창 열기
      [value=0] <{pin}번 핀은 {place} 환기창|, >이다. 비가 들이친다. {place} 환기창 닫기
      [value=1] 히터는 <{room} {pin}번|, >에 있다. {room:이} {any}도뿐이다. 거기를 데우#
      [value=0] 히터는 <{room} {pin}번|, >에 있다. {room:이} 벌써 {any}도다. 거기만 끄#
      [value=1] {room} 점등(<{room} GPIO {pin}|, >)
      [value=0] {room} 소등. <{room:은} GPIO {pin}번|, >
      [value=1] <{letter}팬은 {pin}번 핀|, >. {who} 요청으로 {letter}팬 가동
      [value=0] <{letter}팬은 {pin}번 핀|, >. 소음이 나니 {letter}팬을 멈추#
      {letter} 쪽을 {value:로} 한다. 출력은 <{letter} {pin}번|, >
      출력 {any}개 중 쓰는 것은 <{letter}({pin}번)|, >. {letter} 쪽을 {value:로} 두#
      {board} 표: <{letter} {pin}|, >. {letter}에 {value:을} 쓰#
      {board} 채널은 <{figure}채널 {pin}번 핀|, >. {figure}채널을 {value:로} 하#
      {board}의 {figure}채널 {value}. 거기서 <{figure}채널은 {pin}번|, >
      전부 {board:이} 맡는다. <{letter}베이 {pin}번|, >. {letter}베이는 {value:이}어야 한다
      [value=1] <{figure}번 펌프는 GPIO {pin}번|, >에 물려 있다. {any}번 탱크 수위가 내려가니 {figure}번 펌프를 돌리#
      [value=0] <{figure}번 펌프는 GPIO {pin}번|, >에 물려 있다. 탱크가 찼으니 {figure}번 펌프를 세우#
      [value=1] {figure}호 펌프로 넘긴다. <{figure}호는 {pin}번|, >. 넘겨받을 펌프를 켜#
      [value=0] {figure}호 펌프는 쉰다. <{figure}호는 {pin}번|, >. 끄#
      [value=1] {figure}호 펌프 켬 (<P{figure}: {pin}|, >)
      [value=0] {figure}호 펌프 끔 (<P{figure}: {pin}|, >)
      [value=1] 문이 둘 있다. {place} {pin}번, {not_place} {not_pin}번. {place} 문을 풀#
      [value=1] 문이 둘 있다. {not_place} {not_pin}번, {place} {pin}번. {place} 문을 풀#
      [value=0] {place} 문 {pin}번, {not_place} 문 {not_pin}번. {place} 문만 걸고 {not_place} 문은 풀어 두#
      [value=0] {not_place} 문 {not_pin}번, {place} 문 {pin}번. {place} 문만 걸고 {not_place} 문은 풀어 두#
      [value=1] {letter}두둑은 {pin}번으로 {any}L, {not_letter}두둑은 {not_pin}번으로 같은 양. 오늘은 {letter}두둑 먼저 연다
      [value=1] {not_letter}두둑은 {not_pin}번으로 {any}L, {letter}두둑은 {pin}번으로 같은 양. 오늘은 {letter}두둑 먼저 연다
      [value=0] {letter} 쪽과 {not_letter} 쪽은 순서대로 {pin}번과 {not_pin}번이다. {letter} 쪽을 끄#
      [value=0] {not_letter} 쪽과 {letter} 쪽은 순서대로 {not_pin}번과 {pin}번이다. {letter} 쪽을 끄#
      [value=1] {pin}번과 {not_pin}번이 각각 {letter}구역과 {not_letter}구역이다. {letter}구역을 열#
      [value=1] {not_pin}번과 {pin}번이 각각 {not_letter}구역과 {letter}구역이다. {letter}구역을 열#
      [value=1] 사이렌: {not_place} {not_pin}번, {place} {pin}번, {not_place2} {not_pin2}번. 훈련은 {place}에서만 한다. 울리#
      [value=1] <{room:은} {pin}번|, >이다. {clock}에 {room} 송풍기를 켜#
      [value=0] <{room:은} {pin}번|, >이다. {clock}에 {room} 송풍기를 끄#
      [value=1] <{figure}동은 {board}|, >. 팬은 어디나 {pin}번이다. {figure}동 팬을 돌리#
      [value=0] <{figure}동은 {board}|, >. 팬은 어디나 {pin}번이다. {figure}동 팬을 세우#
      [value=1] 보드는 <{room} {board}|, >. 조명은 모두 {pin}번 핀. {room} 불을 켜#
      [value=0] 보드는 <{room} {board}|, >. 조명은 모두 {pin}번 핀. {room} 불을 끄#
      {letter}동 {pin}번 핀 {value}. 보드: <{letter}동 {board}|, >
      보드 배치: <{board}: {room}|, >. {room}에서 {pin}번을 {value:로} 하#
      [value=1] <{crop:은} {board}|, > 담당. {crop:이} 말랐다. {pin}번 밸브를 열#
      [value=0] <{crop:은} {board}|, > 담당. {crop:이} 젖었다. {pin}번 밸브를 잠그#
      {figure}라인 출력이 {value:이}어야 한다. <{figure}라인은 {board} {pin}번|, >
      [value=1] <{figure}라인: {board} {pin}번|, >. {figure}라인 개시
      [value=0] <{figure}라인: {board} {pin}번|, >. {figure}라인 종료
      [value=1] {day}에 이름표가 뒤바뀌었다. 지금은 <{letter}={pin}|, >. {letter} 쪽을 켜#
      [value=0] {day}에 이름표가 뒤바뀌었다. 지금은 <{letter}={pin}|, >. {letter} 쪽을 끄#
      [value=1] 왼쪽부터 계사 핀은 {pin}, {not_pin}, {not_pin2}번이다. 첫 번째 계사 문을 열#
      [value=1] 왼쪽부터 계사 핀은 {not_pin}, {pin}, {not_pin2}번이다. 가운데 계사 문을 열#
      [value=0] 왼쪽부터 계사 핀은 {not_pin}, {not_pin2}, {pin}번이다. 맨 오른쪽 계사 문을 닫#
      [value=0] 작은 것부터 큰 것 순으로 탱크는 {pin}, {not_pin}, {not_pin2}번. 가장 작은 탱크를 잠그#
      [value=0] 작은 것부터 큰 것 순으로 탱크는 {not_pin}, {not_pin2}, {pin}번. 가장 큰 탱크를 잠그#
      [value=1] 1단은 {not_pin}번, 2단은 {pin}번이다. 1단은 이미 돌고 있다. 2단을 더하#
      [value=0] 1단은 {not_pin}번, 2단은 {pin}번이다. 1단이면 된다. 2단은 빼#`,
    titles: ['The right one of the list; Zone; Which pin is which; By its name; Line by line; Valve by letter', '표에서 골라 조작; 구역 밸브; 이름으로 조작; 해당 핀; 배선표대로'],
  },
];
