import type { Dice } from '../../dice';
import { boardName, englishWord, identifier } from '../../language/words';
import { made, maybe, names, whole, type Slot, type Written } from '../table';

const pin = whole(0, 40);
const boards = made((dice: Dice) => dice.among([[4, () => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'box', 'relay', 'hub', 'esp', 'plc'])}`], [3, () => `${englishWord(dice)}-${String(dice.int(1, 9))}`], [3, () => boardName(dice)], [1, () => identifier(dice)]])());
const board = maybe(boards);
const about = ['Read a GPIO pin', 'GPIO 핀을 읽는다'] as const;

const beside: Readonly<Record<string, Slot>> = {
  letter: names('A, B, C, D, E, F, G, H'),
  figure: whole(1, 9),
  litres: whole(40, 900),
  minutes: whole(2, 55),
  amps: whole(3, 32),
  place: names('north, south, east, west, upper, lower, front, rear, yard, street', '북쪽, 남쪽, 동쪽, 서쪽, 위쪽, 아래쪽, 앞쪽, 뒤쪽, 마당, 길가'),
  room: names('cellar, attic, kitchen, workshop, stable, laundry, archive, cold store, boiler room', '지하실, 다락, 주방, 작업장, 마구간, 세탁실, 문서고, 냉장실, 기계실'),
  contact: names('float, door contact, smoke detector, rain sensor, limit switch, key switch, light barrier, leak cable, thermostat', '플로트, 문 접점, 연기 감지기, 우적 센서, 리밋 스위치, 키 스위치, 광센서, 누수 케이블, 온도 스위치'),
};

/** An input is looked at in many words, while the output that it belongs to stands beside it. */
export const ownPinReads: readonly Written[] = [
  {
    tool: 'gpio_read', about, takes: { pin, board }, beside,
    en: `
      query input {pin}; output {not_pin} was written a moment ago
      The pump goes by pin {not_pin} and reports by pin {pin}. Look whether it runs.
      pin {not_pin} drives the valve, pin {pin} is its end switch. Is it open yet?
      find out if the gate is shut. It is moved by pin {not_pin} and seen by pin {pin}.
      check that contactor K{figure} is made; its auxiliary contact comes in at {pin}, its coil goes out at {not_pin}
      K{figure} made? Aux contact {pin}, coil {not_pin}.
      Is K{figure} in? The auxiliary tells, GPIO{pin}.
      Has the relay at {not_pin} dropped out? You see it at {pin}.
      see if anything answers at pin {pin} since pin {not_pin} went high
      After {minutes} minutes on pin {not_pin} the tank should be full. Pin {pin} of {board} knows.
      the fan on {not_pin} should have stopped {minutes} s ago; look at its tacho contact on {pin}
      Feedback {pin}, command {not_pin}. Feedback wanted.
      command {not_pin}, feedback {pin}: get the feedback
      leave the horn on {not_pin} alone, ask the smoke detector on {pin}
      whether the {who} has turned the key can be seen on pin {pin}; find out
      on {board}, look up whether pin {pin} is set; pin {not_pin} is for writing
      probe pin {pin}
      take a reading of D{pin}, please, {board}
      sense D{pin}; D{not_pin} is the lamp that goes with it
      before pin {not_pin} may go high, somebody has to look at pin {pin}. Do that.
      Nothing on pin {not_pin} may change until pin {pin} has been seen. See it.
      what state is the {contact} in? GPIO {pin}, {board}
      the {contact} hangs on {pin}, its warning lamp on {not_pin}; how is the {contact}?
      {contact^} tripped? Pin {pin}.
      the {contact} in the {room}, pin {pin}: open or closed
      has the {contact} come in yet? Pin {pin}, since {clock}
      look in on the {contact} (pin {pin} of {board})
      get me the {contact}, pin {pin}; not the {not_contact}, pin {not_pin}
      The inputs are <{contact} {pin}|, | and >. How does the {contact} stand?
      Inputs of {board}: <{pin} {contact}|, >. The {who} wants to know about the {contact}.
      Doors are wired <{place} {pin}|, >. Is the {place} door closed?
      Float <{letter} is pin {pin}|, float | and float >. Is float {letter} up?
      Tank <{figure} reports on pin {pin}|, tank >. See if tank {figure} is full.
      look at bay {letter} only (<{letter}: {pin}|, >)
      is there water in pit {figure}? The pits are <{figure} = pin {pin}|; >.
      The leak cables end at <{room} D{pin}|, >. Somebody smells damp in the {room}; check it.
      Hall <{figure} is {board}|, hall | and hall >. The fire contact is pin {pin} in each; check the one in hall {figure}.
      <{board} sits in the {room}|, >. Pin {pin} there shows the mains; is it on in the {room}?
      Two switches: {pin} says open, {not_pin} says closed. Has it really opened?
      Two switches: {not_pin} says open, {pin} says closed. Has it really closed?
      the upper float is on {pin}, the lower one on {not_pin}; is the upper one wet?
      the upper float is on {not_pin}, the lower one on {pin}; is the lower one wet?
      {not_board} switches the burner, {board} watches the flame at pin {pin}. Is there a flame?
      not the one on {not_board}: pin {pin} on {board}, what does it show?
      {litres} litres went in within {minutes} minutes. If the overflow contact, pin {pin}, is wet, we know more. Look.
      Pump {figure} took {amps} A at {clock}, which is a lot. Its thermal contact is pin {pin}; read it.
      check the {amps} A fuse: its indicator is wired to GPIO{pin}
      have a look whether bay {figure} is taken, sensor on {pin}
      {pin}: made or broken?
      is {pin} made
      make out if {pin} is low
      ascertain the level of pin {pin} at {board}
      pin {pin} tells us if belt {figure} is taut. Is it?
      did pulse {any} arrive at pin {pin}?
      read back what was written to pin {pin}
      pin {pin} was set to 1 at {clock}; see if it still is
      pin {pin} was cleared at {clock}; is it still 0?
      high or low at {pin}? The next step writes {not_pin} accordingly.
      no writing here, only the state of {pin} on {board}
      The relay card has {any} inputs. We care about pin {pin}.
      our board's pin {pin}, please, what is it at
      with the lid off pin {pin} should read 0. Take the value.
      verify by pin {pin} that nobody left gate {figure} open
      note how pin {pin} stands before pin {not_pin} is switched in the next step`,
    ko: `
      입력 {pin}번을 조회하#. 출력 {not_pin}번은 방금 썼다
      펌프는 {not_pin}번으로 돌리고 {pin}번으로 회답이 온다. 도는지 보#
      {not_pin}번이 밸브를 움직이고 {pin}번은 끝단 스위치다. 열렸는지 확인하#
      문이 닫혔는지 알아보#. 구동은 {not_pin}번, 감지는 {pin}번이다
      접촉기 K{figure:이} 붙었는지 본다. 보조 접점 {pin}번, 코일 {not_pin}번
      K{figure} 붙었는지 확인. 보조접점 {pin}
      K{figure} 투입 여부를 보조 접점 GPIO{pin:로} 확인한다
      {not_pin}번 릴레이가 떨어졌는지 {pin}번에서 보#
      {not_pin}번을 올린 뒤 {pin}번에 신호가 들어왔는지 확인
      {not_pin}번을 {minutes}분 켰으니 탱크가 찼을 것이다. {board} {pin}번으로 상태를 본다
      {not_pin}번 팬은 {minutes}초 전에 섰어야 한다. 회전 접점 {pin}번을 보#
      피드백 {pin}번, 지령 {not_pin}번. 피드백을 가져오#
      지령 {not_pin}, 회답 {pin}. 회답 쪽을 읽#
      {not_pin}번 경적은 두고 {pin}번 연기 감지기를 살피#
      {who:이} 열쇠를 돌렸는지는 {pin}번으로 안다. 알아보#
      {board}에서 {pin}번이 서 있는지 보#. {not_pin}번은 쓰기용이다
      {pin}번 프로브
      {board} D{pin} 값을 한 번 받#
      D{pin} 감지 상태 확인. D{not_pin:은} 딸린 표시등이다
      {not_pin}번을 올리기 전에 {pin}번을 봐야 한다. 그것을 보#
      {pin}번을 확인할 때까지 {not_pin}번은 바꾸지 않는다. 확인하#
      {contact} 상태? {board} GPIO {pin}
      {contact:은} {pin}번, 표시등은 {not_pin}번. {contact:이} 어떤지 보#
      {contact} 동작했는지, {pin}번
      {room} {contact}({pin}번) 열림 닫힘 확인
      {clock}부터 기다린 {contact:이} 들어왔는지 {pin}번 확인 요망
      {contact}({board} {pin}번)를 들여다보#
      {contact} {pin}번을 읽#. {not_contact} {not_pin}번이 아니다
      입력은 <{contact} {pin}번|, >. {contact} 상태를 보#
      {board} 입력: <{pin} {contact}|, >. {who:이} {contact:을} 궁금해한다. 확인하#
      문 접점은 <{place} {pin}번|, >. {place} 문이 닫혔는지 보#
      플로트는 <{letter} {pin}번|, >. {letter} 플로트가 떴는지 확인
      <{figure}번 탱크 {pin}번 핀|, >. {figure}번 탱크가 찼는지 보#
      {letter}베이만 보#. <{letter}: {pin}|, >
      {figure}번 피트에 물이 있는지 확인한다. <{figure}번 피트 = {pin}번|; >
      누수 케이블은 <{room} D{pin}|, >. {room}에서 눅눅한 냄새가 난다. 확인하#
      <{figure}동은 {board}|, >. 화재 접점은 모두 {pin}번이다. {figure}동 접점을 보#
      보드는 <{room} {board}|, >. 상용 전원 접점은 모두 {pin}번. {room}에 전기가 들어와 있는지 보#
      열림 확인 {pin}번, 닫힘 확인 {not_pin}번. 정말 열렸는지 보#
      열림 확인 {not_pin}번, 닫힘 확인 {pin}번. 정말 닫혔는지 보#
      상부 플로트 {pin}번, 하부 플로트 {not_pin}번. 상부가 젖었는지 보#
      상부 플로트 {not_pin}번, 하부 플로트 {pin}번. 하부가 젖었는지 보#
      {not_board:이} 버너를 켜고 {board:이} {pin}번으로 불꽃을 본다. 불꽃이 있는지 확인
      {not_board} 것 말고 {board} {pin}번이 어떻게 나오는지 보#
      {minutes}분 동안 {litres}L가 들어갔다. 넘침 접점 {pin}번이 젖었는지 보#
      {clock}에 {figure}번 펌프가 {amps}A나 먹었다. 과열 접점 {pin}번을 읽#
      {amps}A 퓨즈 표시 접점 GPIO{pin} 점검
      {figure}번 칸이 찼는지 {pin}번 센서를 보#
      {pin}번 붙음/떨어짐 확인
      {pin}번이 붙었는지 본다
      {pin}번 들어왔는지 확인한다
      {board} {pin}번 레벨 확인 바람
      {pin}번이 로우인지 가려내#
      {figure}번 벨트가 팽팽하면 {pin}번이 선다. 섰는지 보#
      {any}번째 펄스가 {pin}번에 들어왔는지 보#
      {pin}번에 쓴 값을 되읽#
      {clock}에 {pin}번을 1로 했다. 아직 그런지 보#
      {clock}에 {pin}번을 내렸다. 아직 0인지 보#
      {pin}번이 하이인지 로우인지에 따라 다음 단계에서 {not_pin}번을 쓴다. 우선 상태를 본다
      쓰지는 말고 {board} {pin}번 상태만 받아 오#
      릴레이 카드 입력 {any}개 중 {pin}번이 궁금하다. 보#
      우리 보드 {pin}번이 지금 얼마인지 보#
      뚜껑을 열면 {pin}번이 0이어야 한다. 값을 받#
      {figure}번 문이 열린 채인지 {pin}번으로 확인 요망
      다음 단계에서 {not_pin}번을 조작하기 전에 {pin}번 상태를 알아 두#`,
    titles: ['Is it made?; Did it answer?; Feedback; Which input; See first', '붙었는지 확인; 회답 확인; 어느 입력인가; 피드백 접점; 먼저 보기'],
  },
  {
    tool: 'board_info', about: ['List the boards', '보드 목록'], takes: { board }, beside, reads: true,
    en: `
      which pins are free on {board}? We need {any} more
      <{board} is in the {room}|, >. Nobody hears from the one in the {room}; see how it is.
      Hall <{figure} has {board}|, hall >. What is up with the board of hall {figure}?
      not {not_board} but {board}: is it there, and with which pins
      {board} only. {not_board} was looked at {minutes} minutes ago.
      find out what kind of board {board} is
      {board}: online or not, since {clock}
      The {who} plugged in {board} again. Does the system see it?
      pin {any} does not react. First of all see whether {board} is connected.
      before pin {any} is written, make sure that {board} is up
      {board} should have {figure} relays. See what it says about itself.
      the firmware on {board} was changed on {day}, look at what it offers now
      pinout of {board} as the system knows it
      look up the serial port and state of {board}
      query {board}'s condition, not its pins' levels
      No name is on the label. List what boards there are.
      somebody took a board home on {day}; which ones are left?
      {figure} boards were there at {clock}, count them again
      look for boards before we plan the wiring of {any} sensors
      which boards can we write to at all
      nothing moves on any board; start with the overview of all of them
      show what hardware is plugged in
      make a survey of the boards, whatever their names
      is any microcontroller offline? Go through all of them.
      the relay cards and boards, all of them, with their state
      I only want to know what is connected, do not switch anything
      what are the boards called here
      each board, its port, its pins: get that`,
    ko: `
      {board}에 빈 핀이 무엇인지 보#. {any}개 더 필요하다
      <{room:은} {board}|, >. {room} 쪽에서 소식이 없다. 그 보드를 살펴보#
      <{figure}동 {board}|, >. {figure}동 보드가 어떤지 확인하#
      {not_board} 아니고 {board:이} 있는지, 핀은 무엇인지 보#
      {board}만 보#. {not_board:은} {minutes}분 전에 봤다
      {board:이} 어떤 종류의 보드인지 알아보#
      {clock} 이후 {board} 온라인 여부 확인
      {who:이} {board:을} 다시 꽂았다. 잡히는지 보#
      {any}번 핀이 반응하지 않는다. 우선 {board:이} 연결되어 있는지 보#
      {any}번 핀을 쓰기 전에 {board:이} 살아 있는지 확인하#
      {board}에 릴레이가 {figure}개 있어야 한다. 보드 정보를 보#
      {day}에 {board} 펌웨어를 바꿨다. 지금 무엇을 제공하는지 보#
      {board} 핀 배치 조회
      {board}의 포트와 상태를 찾아보#
      핀 레벨 말고 {board} 자체 상태를 보#
      이름표가 없다. 어떤 보드가 있는지 나열하#
      {day}에 누가 보드를 가져갔다. 남은 보드를 보#
      {clock}에는 보드가 {figure}대였다. 다시 세어 보#
      센서 {any}개 배선 계획 전에 보드를 조사하#
      쓸 수 있는 보드가 무엇인지 보#
      아무 보드도 움직이지 않는다. 전체 개요부터 보#
      꽂혀 있는 하드웨어를 보이#
      이름과 상관없이 보드를 모두 조사할 것
      오프라인인 마이크로컨트롤러가 있는지 모두 훑어보#
      릴레이 카드와 보드 전체 상태
      조작은 하지 말고 무엇이 연결되어 있는지만 보#
      여기 보드 이름이 무엇인지 알아보#
      보드마다 포트와 핀을 가져오#`,
    titles: ['Which board; Is it connected?; What is plugged in; Survey of the boards', '보드 확인; 연결 여부; 꽂힌 보드; 보드 조사'],
  },
];
