import type { Dice } from '../../dice';
import { boardName, englishWord, identifier } from '../../language/words';
import { bit, made, maybe, whole, type Slot, type Written } from '../table';

const pin = whole(0, 40);
const value = bit(['high|1|HIGH|high', '하이|1|HIGH|high|1'], ['low|0|LOW|low', '로우|0|LOW|low|0']);
const boards = made((dice: Dice) => dice.among([[4, () => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'box', 'relay', 'hub', 'esp', 'plc'])}`], [3, () => `${englishWord(dice)}-${String(dice.int(1, 9))}`], [3, () => boardName(dice)], [1, () => identifier(dice)]])());
const board = maybe(boards);
const about = ['Set a GPIO pin', 'GPIO 핀을 쓴다'] as const;

/** Figures that are none of the call's: how much, how long, how warm, and the number that the thing itself has. */
const beside: Readonly<Record<string, Slot>> = {
  figure: whole(1, 9),
  litres: whole(40, 900),
  minutes: whole(2, 55),
  amps: whole(3, 32),
  bar: whole(2, 16),
  degrees: whole(4, 90),
  floor: whole(1, 7),
  kilos: whole(10, 400),
};

export const ownPinDecoys: readonly Written[] = [
  {
    tool: 'gpio_write', about, takes: { pin, value, board }, beside,
    en: `
      [value=1] The pit takes {litres} litres and pump {figure} moves {minutes} a minute. Pump {figure} hangs on GPIO {pin}; start it.
      [value=0] The pit took {litres} litres, pump {figure} ran for {minutes} minutes. Pump {figure} hangs on GPIO {pin}; stop it.
      [value=1] Compressor {figure} draws {amps} A and stands behind a {any} A fuse, so it may start. It is output {pin}.
      [value=0] Compressor {figure} draws {amps} A where {any} are allowed. Take it off: output {pin}.
      [value=0] At {bar} bar the relief opens by itself and we are there in {minutes} minutes. The compressor (pin {pin}) has to go off.
      [value=1] Only {bar} bar left of the {any} we had at {clock}. The compressor is on pin {pin}, have it run.
      [value=1] On floor {floor} it has {degrees} degrees. The fan coil of that floor is pin {pin}; blow.
      [value=0] On floor {floor} it is down to {degrees} degrees. The fan coil of that floor is pin {pin}; let it rest.
      [value=1] Lift {figure} stands on floor {floor} with {kilos} kg in it. Its door holds open as long as pin {pin} is high, and it has to.
      [value=0] Lift {figure} has been on floor {floor} for {minutes} minutes because its door magnet, pin {pin}, is still energised. Drop it.
      [value=1] {litres} litres at {degrees} degrees need about {minutes} minutes to boil. Element on, that is pin {pin}.
      [value=0] {litres} litres have boiled for {minutes} minutes at {degrees} degrees. Element off, that is pin {pin}.
      [value=1] Silo {figure} holds {kilos} kg, enough for {any} cows. The auger is relay output {pin}. Feed.
      [value=0] Silo {figure} has given {kilos} kg to {any} cows. The auger is relay output {pin}. Enough.
      [value=1] Well {figure} is {any} m deep, the pump sits at {minutes} m and its contactor is GPIO {pin}. Pump.
      [value=0] Well {figure} is {any} m deep and the water stands at {minutes} m, too low. Its contactor is GPIO {pin}. No pumping.
      [value=1] The {who} counted {any} people at {clock}, the hall takes {litres}. The ventilation (D{pin}) can be switched in.
      [value=0] The {who} counted {any} people at {clock}, hardly any. The ventilation (D{pin}) can be switched out.
      [value=1] Fan {figure} of {any} has the wire number {amps} and the pin {pin}. Give it power.
      [value=0] Fan {figure} of {any} has the wire number {amps} and the pin {pin}. Take its power.
      Terminal {amps}, wire {any}, pin {pin}: {value}
      Rack {figure}, slot {floor}, pin {pin}. It has to be {value} within {minutes} seconds.
      In cabinet {figure}, row {floor}, you find relay {any}. It listens to pin {pin}, which has to be {value}.
      set pin {pin} to {value}. Fuse {amps} A, {bar} bar on the gauge, {degrees} degrees in the room: all as it should be.
      {bar} bar, {degrees} °C, {amps} A. Nothing wrong there, so go on and put {value} on pin {pin}.
      Step {floor} took {minutes} minutes yesterday instead of {any}. Pin {pin} {value}, then we are quicker.
      [value=1] The {amps} A breaker was reset at {clock}. Pump {figure} can be fed again through pin {pin}.
      [value=0] The {amps} A breaker got {degrees} degrees warm. Pump {figure} must not be fed through pin {pin} any longer.
      [value=1] Every {minutes} minutes the mist comes for {amps} seconds. It is time: pin {pin} on.
      [value=0] Every {minutes} minutes the mist comes for {amps} seconds. They are over: pin {pin} off.
      [value=1] Chamber {figure} is {degrees} degrees, set point {any}. Its heating cable is GPIO{pin}, and it shall heat.
      [value=0] Chamber {figure} is {degrees} degrees, set point {any}. Its heating cable is GPIO{pin}, and it shall not heat.
      [value=1] {any} eggs in tray {figure}, day {minutes}. The turner is on pin {pin}: turn.
      [value=0] {any} eggs in tray {figure}, day {minutes}. The turner is on pin {pin}: stand still.
      [value=1] Tank {figure} is at {degrees} %, tank {floor} at {any} %. The transfer pump is switched by pin {pin}, and we transfer.
      [value=0] Tank {figure} is at {degrees} %, tank {floor} at {any} %, that is even. The transfer pump is switched by pin {pin}, end of transfer.
      [value=1] The {kilos} kg load hangs since {clock}. Close the brake: pin {pin}, one is braked.
      [value=0] The {kilos} kg load is {any} cm above the floor. Loosen the brake: pin {pin}, one is braked.
      [value=1] {any} of {litres} bottles are through. The belt, D{pin} on {board}, goes on.
      [value=0] {any} of {litres} bottles fell over. The belt, D{pin} on {board}, stops.
      [value=1] Station {figure}: {bar} bar, {degrees} degrees, ready. Cylinder out, that is pin {pin} of {board} going high.
      [value=0] Station {figure}: {bar} bar, {degrees} degrees, finished. Cylinder in, that is pin {pin} of {board} going low.
      [value=1] Meter {figure} shows {litres}, the day before it was {any} less. The main valve, {board} pin {pin}, is to be opened.
      [value=0] Meter {figure} shows {litres}, though nobody draws water. The main valve, {board} pin {pin}, is to be closed.
      [value=1] We have {minutes} minutes until {clock}. Preheat with pin {pin}; zone {figure} follows by itself.
      [value=0] It has run {minutes} minutes over {clock}. End the preheating at pin {pin}; zone {figure} follows by itself.
      [value=1] The buoy in basin {figure} is {any} cm below mark {floor}. Make-up water is on {pin}, let it in.
      [value=0] The buoy in basin {figure} is {any} cm above mark {floor}. Make-up water is on {pin}, no more of it.
      {kilos} kg on scale {figure}. For the printer to print, pin {pin} goes {value}.`,
    ko: `
      [value=1] 집수정은 {litres}L, {figure}번 펌프는 분당 {minutes}L를 퍼낸다. {figure}번 펌프는 GPIO {pin}번이다. 돌리#
      [value=0] 집수정 {litres}L, {figure}번 펌프가 {minutes}분 돌았다. {figure}번 펌프는 GPIO {pin}번이다. 세우#
      [value=1] {figure}호 컴프레서는 {amps}A, 퓨즈는 {any}A라 기동해도 된다. 출력 {pin}번 투입
      [value=0] {figure}호 컴프레서가 {amps}A를 먹는다. 허용은 {any}A. 출력 {pin}번 차단
      [value=0] {bar}bar면 안전밸브가 열린다. {minutes}분이면 그렇게 된다. 컴프레서({pin}번)를 끄#
      [value=1] {clock}에 {any}bar였는데 지금 {bar}bar뿐이다. 컴프레서는 {pin}번 핀이다. 가동하#
      [value=1] {floor}층이 {degrees}도다. {floor}층 팬코일은 {pin}번 핀이다. 돌리#
      [value=0] {floor}층이 {degrees}도로 내려갔다. 팬코일 {pin}번 핀은 쉬게 하#
      [value=1] {figure}호 승강기가 {floor}층에 {kilos}kg를 싣고 서 있다. 문 유지는 {pin}번 하이다. 열어 두#
      [value=0] {figure}호 승강기가 {floor}층에 {minutes}분째 서 있다. 문 유지 전자석 {pin}번을 떨구#
      [value=1] {litres}L를 {degrees}도까지 데우는 데 {minutes}분쯤 걸린다. 히터는 {pin}번, 켬
      [value=0] {litres}L가 {degrees}도에서 {minutes}분 끓었다. 히터는 {pin}번, 끔
      [value=1] {figure}번 사일로에 {kilos}kg, 소 {any}마리분이다. 오거는 릴레이 출력 {pin}번. 급이 시작
      [value=0] {figure}번 사일로에서 {kilos}kg 나갔다. 소 {any}마리면 충분하다. 오거 출력 {pin}번 정지
      [value=1] {figure}번 관정은 깊이 {any}m, 펌프는 {minutes}m에 있고 접촉기는 GPIO {pin}번이다. 양수하#
      [value=0] {figure}번 관정 깊이 {any}m, 수위 {minutes}m라 너무 낮다. 접촉기 GPIO {pin}번을 떨어뜨리#
      [value=1] {clock} 현재 {any}명, 정원 {litres}명. 환기(D{pin}) 투입
      [value=0] {clock} 현재 {any}명뿐이다. 환기(D{pin}) 차단
      [value=1] 팬 {any}대 중 {figure}번은 전선 {amps}번, 핀 {pin}번이다. 전원을 주#
      [value=0] 팬 {any}대 중 {figure}번은 전선 {amps}번, 핀 {pin}번이다. 전원을 빼#
      단자 {amps}, 전선 {any}, 핀 {pin}: {value}
      {figure}번 랙 {floor}번 슬롯, {pin}번 핀. {minutes}초 안에 {value:로} 하#
      {figure}번 반 {floor}열에 릴레이 {any}번이 있다. {pin}번 핀을 따른다. 핀을 {value:로} 하#
      {pin}번 핀을 {value:로} 하#. 퓨즈 {amps}A, 압력 {bar}bar, 실온 {degrees}도 모두 정상
      {bar}bar, {degrees}℃, {amps}A 이상 없음. {pin}번 핀에 {value:을} 쓰#
      어제 {floor}단계가 {any}분 대신 {minutes}분 걸렸다. {pin}번 핀 {value}
      [value=1] {clock}에 {amps}A 차단기를 올렸다. {figure}번 펌프에 {pin}번 핀으로 다시 전기를 넣#
      [value=0] {amps}A 차단기가 {degrees}도까지 올라갔다. {figure}번 펌프로 가는 {pin}번 핀을 끊#
      [value=1] {minutes}분마다 {amps}초 동안 안개를 뿌린다. 시간이 됐다. {pin}번 켬
      [value=0] {minutes}분마다 {amps}초 동안 안개를 뿌린다. 다 됐다. {pin}번 끔
      [value=1] {figure}호 챔버 {degrees}도, 설정 {any}도. 열선은 GPIO{pin:이}다. 가열하#
      [value=0] {figure}호 챔버 {degrees}도, 설정 {any}도. 열선은 GPIO{pin:이}다. 가열을 그치#
      [value=1] {figure}번 트레이 알 {any}개, {minutes}일째. 전란 모터는 {pin}번이다. 돌리#
      [value=0] {figure}번 트레이 알 {any}개, {minutes}일째. 전란 모터는 {pin}번이다. 멈추#
      [value=1] {figure}번 탱크 {degrees}%, {floor}번 탱크 {any}%. 이송 펌프는 {pin}번 핀이다. 이송 개시
      [value=0] {figure}번 탱크 {degrees}%, {floor}번 탱크 {any}%로 맞았다. 이송 펌프는 {pin}번 핀이다. 이송 종료
      [value=1] {clock}부터 {kilos}kg가 매달려 있다. 브레이크({pin}번, 1이 제동)를 걸#
      [value=0] {kilos}kg가 바닥에서 {any}cm 떠 있다. 브레이크({pin}번, 1이 제동)를 풀#
      [value=1] {litres}병 중 {any}병 통과. {board} D{pin} 벨트는 계속 돌린다
      [value=0] {litres}병 중 {any}병이 쓰러졌다. {board} D{pin} 벨트를 세운다
      [value=1] {figure}번 스테이션 {bar}bar, {degrees}도, 준비 완료. {board} {pin}번을 올려 실린더 전진
      [value=0] {figure}번 스테이션 {bar}bar, {degrees}도, 작업 완료. {board} {pin}번을 내려 실린더 후진
      [value=1] {figure}번 계량기 {litres}, 전날보다 {any} 늘었다. 주 밸브 {board} {pin}번을 열#
      [value=0] {figure}번 계량기가 {litres}까지 돌았는데 쓰는 사람이 없다. 주 밸브 {board} {pin}번을 잠그#
      [value=1] {clock}까지 {minutes}분 남았다. {pin}번으로 예열하#. {figure}구역은 저절로 따라온다
      [value=0] {clock}에서 {minutes}분 지났다. {pin}번 예열을 끝내#. {figure}구역은 저절로 따라온다
      [value=1] {figure}번 수조 부표가 {floor}번 눈금보다 {any}cm 낮다. 보충수는 {pin}번이다. 넣#
      [value=0] {figure}번 수조 부표가 {floor}번 눈금보다 {any}cm 높다. 보충수는 {pin}번이다. 그만 넣고 잠그#
      {figure}번 저울 {kilos}kg. 인쇄하려면 {pin}번이 {value:이}어야 한다`,
    titles: ['Pump start; After the reading; Enough for today; By the numbers; Contactor; Element', '펌프 조작; 계측 후 조작; 오늘 분량; 수치 확인 후; 접촉기; 히터'],
  },
  {
    tool: 'gpio_write', about, takes: { board: boards, pin, value }, beside,
    en: `
      {not_board} and {board} look alike. It is {board} that we mean: pin {pin} to {value}.
      Two boards sit in cabinet {figure}: {board} and {not_board}. Pin {pin} goes {value} on the first of them, {board}; {not_board} is the spare.
      not {not_board} but {board}: pin {pin} {value}
      {board}, pin {pin}, {value}. {not_board} has the same plug, so look twice.
      leave {not_board} as it is and set pin {pin} of {board} to {value}
      [value=1] {not_board} answers no more since {clock}. Its pump has been moved to {board}, pin {pin}. Start it.
      [value=0] {not_board} answers no more since {clock}. Its pump has been moved to {board}, pin {pin}. Stop it.
      [value=1] The siren is on {board}, the light on {not_board}, both at pin {pin}. Sound the siren.
      [value=0] The siren is on {board}, the light on {not_board}, both at pin {pin}. Silence the siren.
      [value=1] The siren is on {not_board}, the light on {board}, both at pin {pin}. Flash the light.
      [value=0] The siren is on {not_board}, the light on {board}, both at pin {pin}. No more light.
      [value=1] {board} drives the burner and {not_board} only watches it. Fire up: pin {pin}.
      [value=0] {board} drives the burner and {not_board} only watches it. Flame out: pin {pin}.
      Until {day} it was {not_board}. From now on {board} has the relay; pin {pin} {value}.
      pin {pin}: {value}. Where? On {board}. {not_board} is the one with the red sticker and is not touched.
      {not_board} read the temperature, {degrees} degrees. What has to be written is pin {pin} on {board}: {value}.
      [value=1] The reading came from {not_board}. The fan belongs to {board} (pin {pin}), and it has to turn.
      [value=0] The reading came from {not_board}. The fan belongs to {board} (pin {pin}), and it has to stand.
      On {not_board}, pin {not_pin} stays as it is. On {board}, pin {pin} becomes {value}.
      On {board}, pin {pin} becomes {value}. On {not_board}, pin {not_pin} stays as it is.
      {not_board} or {board}? The label says {board}. Pin {pin}, level {value}.
      {board} took over from {not_board} at {clock}: {value} on its pin {pin}
      [value=1] open the damper with {board}, pin {pin}. {not_board} opens one too, but on floor {floor}, where nobody works.
      [value=0] close the damper with {board}, pin {pin}. {not_board} closes one too, but on floor {floor}, where nobody works.
      the {who} asked about {not_board}; the job however is {board}, pin {pin}, {value}
      write {value} to {pin} at {board}, to nothing at {not_board}
      [value=1] One of two boilers is enough. {board} runs it by pin {pin}, {not_board} stays cold.
      [value=0] One of two boilers is enough. {not_board} goes on, {board} ends it by pin {pin}.`,
    ko: `
      {not_board:과} {board:은} 비슷하게 생겼다. 쓸 것은 {board}, {pin}번을 {value:로} 하#
      {figure}번 반에 {board:과} {not_board:이} 있다. {not_board:은} 예비다. {board}의 {pin}번을 {value:로} 하#
      {not_board} 아니고 {board}: {pin}번 {value}
      {board} {pin}번 {value}. 커넥터가 같은 {not_board:과} 혼동 주의
      {not_board:은} 그대로 두고 {board} {pin}번을 {value:로} 하#
      [value=1] {clock}부터 {not_board:이} 응답하지 않아 펌프를 {board} {pin}번으로 옮겼다. 돌리#
      [value=0] {clock}부터 {not_board:이} 응답하지 않아 펌프를 {board} {pin}번으로 옮겼다. 세우#
      [value=1] 사이렌은 {board}, 경광등은 {not_board}, 둘 다 {pin}번이다. 사이렌을 울리#
      [value=0] 사이렌은 {board}, 경광등은 {not_board}, 둘 다 {pin}번이다. 사이렌을 멈추#
      [value=1] 사이렌은 {not_board}, 경광등은 {board}, 둘 다 {pin}번이다. 경광등을 켜#
      [value=0] 사이렌은 {not_board}, 경광등은 {board}, 둘 다 {pin}번이다. 경광등을 끄#
      [value=1] {board:은} 버너를 움직이고 {not_board:은} 보기만 한다. {pin}번으로 점화하#
      [value=0] {board:은} 버너를 움직이고 {not_board:은} 보기만 한다. {pin}번으로 소화하#
      {day}까지는 {not_board}, 이제는 {board}에 릴레이가 있다. {pin}번 {value}
      {pin}번 {value}. 대상은 {board}. 빨간 딱지 붙은 {not_board:은} 건드리지 않는다
      {not_board}에서 {degrees}도를 읽었다. 쓸 곳은 {board} {pin}번, 값은 {value}
      [value=1] 값은 {not_board}에서 왔다. 팬은 {board} {pin}번이다. 돌리#
      [value=0] 값은 {not_board}에서 왔다. 팬은 {board} {pin}번이다. 멈추#
      {not_board} {not_pin}번은 그대로, {board} {pin}번은 {value:로} 하#
      {board} {pin}번을 {value:로} 하#. {not_board} {not_pin}번은 그대로 둔다
      이름표에는 {not_board} 아닌 {board:이}라고 되어 있다. {pin}번 레벨 {value}
      {clock}에 {board:이} {not_board} 일을 넘겨받았다. {board} {pin}번 {value}
      [value=1] {board} {pin}번 댐퍼를 열#. {not_board} 댐퍼는 {floor}층 것이라 상관없다
      [value=0] {board} {pin}번 댐퍼를 닫#. {not_board} 댐퍼는 {floor}층 것이라 상관없다
      {who:이} {not_board:을} 물었지만 할 일은 {board} {pin}번 {value}
      [value=1] 보일러는 한 대면 된다. {not_board:은} 쉬고 {board} {pin}번으로 한 대를 켜#
      [value=0] 보일러는 한 대면 된다. {not_board:은} 계속 두고 {board} {pin}번은 끄#`,
    titles: ['One of two boards; Not the other board; The board that is meant', '두 보드 중 하나; 다른 보드 말고; 대상 보드'],
  },
  {
    tool: 'gpio_write', about, takes: { pin, value }, beside,
    en: `
      Pump before valve. Pin {pin} goes {value} here; pin {not_pin} comes in the next step.
      first things first: pin {pin} to {value}. Pin {not_pin} is step {figure}.
      This step is about pin {pin} alone ({value}). The one after it does pin {not_pin}.
      [value=0] Shutting down in order: this step takes pin {pin} off, the last one pin {not_pin}.
      [value=1] Starting up in order: this step puts pin {pin} on, the last one pin {not_pin}.
      [value=0] Pin {not_pin} may only fall after pin {pin} has. So pin {pin} falls here, and pin {not_pin} in step {figure}.
      [value=1] Pin {not_pin} may only come after pin {pin}. So pin {pin} comes up here, and pin {not_pin} in step {figure}.
      [value=0] Before the {who} touches pin {not_pin} by hand, switch pin {pin} off.
      [value=1] Before the {who} touches pin {not_pin} by hand, switch pin {pin} on.
      pin {not_pin} was done in step {figure}. Now pin {pin}: {value}
      The step before wrote pin {not_pin}. This one writes {value} to pin {pin}.
      [value=1] put the oil pump on, pin {pin}, so that the main motor on pin {not_pin} can be started later
      [value=0] take the main motor off, pin {pin}, so that the oil pump on pin {not_pin} can be stopped later
      [value=1] The board is fine, the relay card too, the cable is {any} m. Pin {pin} on.
      [value=0] The board is fine, the relay card too, the cable is {any} m. Pin {pin} off.
      set pin {pin} {value}; there is only one board, so no name is needed
      whichever board it is, pin {pin} has to be {value}
      [value=1] The relay card clicks when pin {pin} comes on. Let it click.
      [value=0] The relay card clicks when pin {pin} goes off. Let it click.
      relay card, terminal {amps}, pin {pin}: {value}
      the old board is gone and the new one has no name yet; pin {pin} {value}
      as the notice board in room {any} says: pin {pin} {value}
      the driver board gets warm at {amps} A, {degrees} degrees are normal. Put pin {pin} {value}.
      [value=1] The switchboard is live. Pin {pin} can be turned on.
      [value=0] The switchboard is live. Pin {pin} can be turned off.
      pin {pin} on our board has to be {value} by {clock}
      this machine's own pin {pin}: {value}
      the control board in hall {figure} lost its settings; give pin {pin} its {value} back
      [value=1] Boarding at gate {figure} begins at {clock}. The sign is pin {pin}, light it.
      [value=0] Boarding at gate {figure} ended at {clock}. The sign is pin {pin}, put it out.
      eight-channel board, channel {figure}, which means pin {pin}. Level {value}.`,
    ko: `
      펌프가 먼저, 밸브는 다음이다. 여기서는 {pin}번 {value}, {not_pin}번은 다음 단계
      우선 {pin}번을 {value:로} 하#. {not_pin}번은 {figure}단계에서 한다
      이 단계는 {pin}번({value})만 다룬다. {not_pin}번은 그 다음 단계에서 한다
      [value=0] 정지 순서: 이번 단계 {pin}번 끔, 마지막 단계 {not_pin}번 끔
      [value=1] 기동 순서: 이번 단계 {pin}번 켬, 마지막 단계 {not_pin}번 켬
      [value=0] {not_pin}번은 {pin}번이 떨어진 뒤에야 떨어져야 한다. 여기서는 {pin}번을 끄고 {not_pin}번은 {figure}단계에 맡긴다
      [value=1] {not_pin}번은 {pin}번이 올라온 뒤에야 올린다. 여기서는 {pin}번을 켜고 {not_pin}번은 {figure}단계에 맡긴다
      [value=0] {who:이} {not_pin}번을 손으로 만지기 전에 {pin}번을 끄#
      [value=1] {who:이} {not_pin}번을 손으로 만지기 전에 {pin}번을 켜#
      {not_pin}번은 {figure}단계에서 끝났다. 이제 {pin}번 {value}
      앞 단계가 {not_pin}번을 썼다. 이번에는 {pin}번에 {value:을} 쓰#
      [value=1] 나중에 {not_pin}번 주전동기를 돌릴 수 있게 {pin}번 오일 펌프부터 켜#
      [value=0] 나중에 {not_pin}번 오일 펌프를 세울 수 있게 {pin}번 주전동기부터 끄#
      [value=1] 보드도 릴레이 카드도 정상, 케이블 {any}m. {pin}번 켬
      [value=0] 보드도 릴레이 카드도 정상, 케이블 {any}m. {pin}번 끔
      보드는 하나뿐이라 이름은 필요 없다. {pin}번을 {value:로} 하#
      보드가 무엇이든 {pin}번은 {value:이}어야 한다
      [value=1] {pin}번이 켜지면 릴레이 카드가 딸깍한다. 켜#
      [value=0] {pin}번이 꺼지면 릴레이 카드가 딸깍한다. 끄#
      릴레이 카드 {amps}번 단자, {pin}번 핀 {value}
      옛 보드는 떼었고 새 보드는 아직 이름이 없다. {pin}번 {value}
      {any}호 게시판에 적힌 대로 {pin}번 {value}
      드라이버 보드는 {amps}A에서 {degrees}도까지 정상이다. {pin}번을 {value:로} 하#
      [value=1] 배전반은 살아 있다. {pin}번을 켜#
      [value=0] 배전반은 살아 있다. {pin}번을 끄#
      {clock}까지 우리 보드 {pin}번을 {value:로} 하#
      이 컴퓨터 자체 {pin}번 핀: {value}
      {figure}동 제어 보드가 설정을 잃었다. {pin}번을 다시 {value:로} 하#
      [value=1] 칠판 옆 보드등은 {pin}번이다. 켜#
      [value=0] 칠판 옆 보드등은 {pin}번이다. 끄#
      8채널 보드의 {figure}채널, 즉 {pin}번 핀. 레벨 {value}`,
    titles: ['In order; First the one; This board; Relay card; Now this one', '순서대로; 먼저 하나; 릴레이 카드; 이 보드; 이번 단계'],
  },
];
