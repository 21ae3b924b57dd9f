import { boardName } from '../../language/words';
import { bit, made, maybe, whole, type Written } from '../table';

const board = maybe(made(boardName));
const pin = whole(0, 33);

export const ownPins: readonly Written[] = [
  {
    tool: 'gpio_write', about: ['Set a GPIO pin', 'GPIO 핀을 쓴다'],
    takes: { pin, value: bit(['high|1|HIGH|on', '하이|1|HIGH'], ['low|0|LOW|off', '로우|0|LOW']), board },
    en: `
      [value=1] Heat is building up, {any} degrees over the limit. Put a 1 on pin {pin}.
      [value=0] It is {clock} and everybody has gone. Pin {pin} can drop.
      [value=1] energise pin {pin} so that the flap in room {any} lets go
      [value=0] de-energise pin {pin}, the belt has run {any} minutes
      pin {pin}, not {not_pin}, has to be {value}
      Not pin {not_pin}! Pin {pin} goes {value}.
      {value} on {pin} ({board})
      board {board}, pin {pin}: {value} before the {clock} shift comes
      To give the {any} people in hall 2 light, pin {pin} must be {value}.
      [value=1] pull pin {pin} up, the tank holds {any} litres already
      [value=0] pull pin {pin} down and leave it there
      [value=0] the relay at pin {pin} is to fall off
      [value=1] the relay behind pin {pin} is to pull in
      [value=1] let current into pin {pin} of {board}
      [value=0] no more current out of pin {pin}, please, {who} is working there
      [value=0] Stop feeding {pin}. Pin {not_pin} stays live.
      make sure pin {pin} reads {value} when you are done, {board}
      after step {any} of the checklist comes this: pin {pin} {value}
      pin {pin} was {any} minutes in the wrong state. Make it {value}.
      we agreed on {day}: {pin} is kept {value}
      [value=1] raise GPIO{pin}
      [value=0] clear GPIO{pin}, it has done its {any} pulses
      [value=1] assert {pin} on {board}, nothing on {not_pin}
      [value=0] drop the line on D{pin} because the door is shut
      D{pin}={value}
      set D{pin} ({board}) = {value}
      [value=0] The pump at pin {pin} has emptied {any} barrels; it can go off.
      [value=1] The lamp at pin {pin} has been dark since {clock}. On with it.
      [value=0] whatever is on pin {pin}, I want it dead
      [value=1] wake whatever hangs on pin {pin} of {board}
      drive output {pin} {value}, {any} V on the meter is fine
      [value=1] switch the load at pin {pin} in
      [value=0] switch the load at pin {pin} out, unit {any} takes over
      pins {not_pin} and {any} are as they should be; only {pin} must go {value}
      the {who} asked for {value} on pin {pin} at {clock}
      as decided, {board} sets pin {pin} to {value}
      [value=1] with pin {pin} at 0 nothing moves, so make it 1
      [value=0] with pin {pin} at 1 it never stops, so make it 0
      output {pin} shall be {value} for the rest of {day}
      [value=1] Level is down to {any} %, refill: pin {pin} on.
      [value=0] Level is back at {any} %, end the refill: pin {pin} off.`,
    ko: `
      [value=1] {any}도를 넘었다. {pin}번 핀에 1을 쓰#
      [value=0] {clock}에 모두 퇴근했다. {pin}번 핀을 내리#
      [value=1] {any}번 방 플랩이 풀리도록 {pin}번 핀을 여자하#
      [value=0] 벨트가 {any}분 돌았으니 {pin}번 핀을 소자하#
      {not_pin}번 말고 {pin}번 핀을 {value:로} 하#
      {pin}번({not_pin}번 아님) {value}
      {board} {pin}번 핀 {value}
      {board} 보드 D{pin} = {value}
      {clock} 교대 전에 {board}의 {pin}번을 {value:로} 두#
      [value=1] 탱크가 이미 {any}리터다. {pin}번 핀을 올리#
      [value=0] {pin}번 핀을 내려 두#
      [value=0] {pin}번 릴레이가 떨어지게 하#
      [value=1] {pin}번 릴레이를 붙게 하#
      [value=1] {board}의 {pin}번 핀에 전류를 흘리#
      [value=0] {who:이} 작업 중이다. {pin}번 핀 출력을 끊어 두#
      [value=0] {not_pin}번은 살려 두고 {pin}번은 끄#
      끝나면 {pin}번 핀이 {value:이}어야 한다
      점검표 {any}번 다음: {pin}번 핀 {value}
      {any}분 동안 상태가 틀렸다. {pin}번 핀을 {value:로} 고치#
      {day}에 정한 대로 {pin}번은 {value} 유지
      [value=1] GPIO{pin} 세트하#
      [value=0] GPIO{pin} 클리어하#
      [value=1] {not_pin}번은 그대로, {board} {pin}번을 켜#
      [value=0] 문이 닫혔으므로 D{pin} 신호를 끄#
      [value=0] {pin}번 핀 펌프가 {any}통을 비웠다. 이제 끄#
      [value=1] {pin}번 핀 램프가 {clock}부터 꺼져 있다. 켜#
      [value=0] {pin}번에 물린 것이 무엇이든 끄#
      [value=1] {board} {pin}번에 물린 장치를 깨우#
      출력 {pin}번 {value:로} 구동하#. 계측값 {any}V는 정상
      [value=1] {pin}번 부하를 투입하#
      [value=0] {any}호기가 이어받으니 {pin}번 부하를 빼#
      {not_pin}번과 {any}번은 맞다. {pin}번만 {value:로} 하#
      {who} 요청({clock}): {pin}번 핀 {value}
      결정대로 {board:이} {pin}번 핀을 {value:로} 설정하#
      [value=1] {pin}번이 0이면 움직이지 않는다. 1로 하#
      [value=0] {pin}번이 1이면 멈추지 않는다. 0으로 하#
      {day}까지 {pin}번 출력은 {value:로} 두#
      [value=1] 수위가 {any}%로 내려갔다. 보충: {pin}번 핀 켬
      [value=0] 수위가 {any}%로 돌아왔다. 보충 종료: {pin}번 핀 끔
      핀{pin} → {value}`,
    titles: ['Output; Set the output; Relay', '출력; 출력 설정; 릴레이'],
  },
  {
    tool: 'gpio_read', about: ['Read a GPIO pin', 'GPIO 핀을 읽는다'],
    takes: { pin, board },
    en: `
      Before anything moves, see what pin {pin} has to say.
      is the float up? it hangs on pin {pin}
      pin {pin}, what is there at {clock}?
      not {not_pin}, read {pin}
      Somebody may stand in the gate; pin {pin} knows.
      the door contact is pin {pin} on {board}, look at it
      {board}: sample input {pin}
      tell me whether pin {pin} has gone low
      we pulled {any} metres of cable; read pin {pin} to see that it works
      read D{pin} only, D{not_pin} is an output
      the limit switch (pin {pin}) pressed or not?
      check that nothing is stuck: input {pin}, {board}
      At {clock} the alarm came from pin {pin}. Is it still there?
      level on {pin}?
      state of the contact at {pin}, {board}
      Without changing anything, find out how pin {pin} is.
      just look at pin {pin}, do not write it
      has the {any} bar switch tripped? read pin {pin}
      take one sample of GPIO{pin}
      pin {pin} of {board}, 0 or 1
      look whether voltage is on input {pin}
      the sensor for tank {any} sits on pin {pin}; get it
      I do not trust pin {not_pin}, so read pin {pin} as well
      the beam is broken when pin {pin} is 0. Read it.
      look at input {pin} for the {who}
      what did the button on pin {pin} do?
      fetch the digital value at {pin}
      get pin {pin} from {board}, {not_pin} not needed
      confirm by pin {pin} that the valve has moved
      the feedback comes in at pin {pin}: read it back
      verify the feedback input {pin} within {any} s
      Is the motor really off? Pin {pin} shows it.
      inquire pin {pin}
      give me the present level at D{pin} ({board})
      round of {clock}: pin {pin}
      water in the pit? ask pin {pin}
      one look at pin {pin}, please
      see if the key switch at {pin} is turned
      IN{pin} read
      the tamper loop, pin {pin}: closed?`,
    ko: `
      움직이기 전에 {pin}번 핀 상태를 보#
      플로트가 떴는가. {pin}번 핀을 읽#
      {clock} 현재 {pin}번 핀은?
      {not_pin}번 말고 {pin}번을 읽#
      게이트에 사람이 있을 수 있다. {pin}번 핀으로 확인하#
      문 접점은 {board}의 {pin}번 핀이다. 확인하#
      {board} {pin}번 입력 읽기
      {pin}번 핀이 로우로 떨어졌는지 알려 주#
      케이블 {any}m를 새로 깔았다. {pin}번 핀을 읽어 보#
      D{not_pin:은} 출력이다. D{pin}만 읽#
      리밋 스위치({pin}번) 눌림 여부 확인
      걸린 것이 없는지 {board} {pin}번 입력 점검하#
      {clock}에 {pin}번에서 경보가 왔다. 아직 그런지 보#
      {pin}번 레벨?
      {board} {pin}번 접점 상태 조회하#
      아무것도 바꾸지 말고 {pin}번 핀만 확인하#
      쓰지 말고 {pin}번 핀을 보기만 하#
      {any}bar 스위치가 동작했는지 {pin}번 핀을 읽#
      GPIO{pin} 한 번 샘플링하#
      {board}의 {pin}번 핀, 0인가 1인가
      {pin}번 입력에 전압이 들어오는지 보#
      {any}번 탱크 센서는 {pin}번 핀에 있다. 값을 가져오#
      {not_pin}번은 못 믿겠다. {pin}번도 읽#
      빔이 끊기면 {pin}번이 0이 된다. 읽#
      {who} 요청으로 {pin}번 입력 확인
      {pin}번 버튼이 눌렸는지 보#
      {pin}번 디지털 값을 가져오#
      {board}에서 {pin}번만 읽#. {not_pin}번은 필요 없다
      밸브가 움직였는지 {pin}번 핀으로 확인하#
      피드백은 {pin}번으로 들어온다. 되읽#
      {any}초 안에 피드백 입력 {pin}번을 확인하#
      모터가 정말 꺼졌는지 {pin}번 핀으로 보#
      {pin}번 핀 문의
      지금 D{pin}({board}) 레벨을 알려 주#
      {clock} 순찰: {pin}번 핀 읽기
      피트에 물이 있는지 {pin}번 핀을 확인하#
      {pin}번 핀 한번 보#
      {pin}번 키 스위치가 돌아가 있는지 확인하#
      IN{pin} 읽음
      탬퍼 루프 {pin}번 닫힘 확인`,
    titles: ['Input; Look at the input; Contact', '입력 확인; 접점; 입력'],
  },
];

