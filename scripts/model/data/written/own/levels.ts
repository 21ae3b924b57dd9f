import type { Dice } from '../../dice';
import { boardName, englishWord, identifier } from '../../language/words';
import { bit, made, maybe, whole, type Written } from '../table';

const pin = whole(0, 40);
const value = bit(['high|1|HIGH|high', '하이|1|HIGH|high|1'], ['low|0|LOW|low', '로우|0|LOW|low|0']);
/** Boards of one kind, told apart by a figure or a place: `hall-2`, `esp32-yard`. */
const board = made((dice: Dice) => dice.among([[5, () => `${englishWord(dice)}-${String(dice.int(1, 9))}`], [2, () => `${englishWord(dice)}-${dice.pick(['north', 'south', 'left', 'right', 'io', 'ctl', 'relay', 'pi'])}`], [2, () => boardName(dice)], [1, () => identifier(dice)]])());

/** The pin or the board that is not meant stands behind the one that is. */
export const ownLevels: readonly Written[] = [
  {
    tool: 'gpio_write', about: ['Set a GPIO pin', 'GPIO 핀을 쓴다'], takes: { pin, value, board: maybe(board) },
    en: `
      write {value} to pin {pin}. Leave pin {not_pin} alone
      pin {pin} gets {value}; pin {not_pin} gets nothing
      {value} on {pin}. Do not touch {not_pin}
      set pin {pin} to {value} and let {not_pin} be
      pin {pin} to {value}, and never mind {not_pin}, which is the spare
      drive pin {pin} {value}. The neighbour, pin {not_pin}, keeps its state.
      [value=1] Write a 1 to pin {pin}. Pin {not_pin} is somebody else's.
      [value=0] Write a 0 to pin {pin}. Pin {not_pin} is somebody else's.
      [value=1] turn on what hangs on {pin}, but not what hangs on {not_pin}
      [value=0] turn off what hangs on {pin}, but not what hangs on {not_pin}
      [value=1] GPIO {pin} on. GPIO {not_pin} stays off.
      [value=0] GPIO {pin} off. GPIO {not_pin} stays on.
      [value=1] Power for pin {pin} only; {not_pin} has to wait until {clock}.
      [value=0] No power for pin {pin}; {not_pin} keeps its power until {clock}.
      [value=1] switch in the fan (pin {pin}), the heater (pin {not_pin}) is not to be switched
      [value=0] switch out the fan (pin {pin}), the heater (pin {not_pin}) is not to be switched
      {value} on pin {pin} of {board}, not on the one of {not_board}
      on {board}, pin {pin} goes {value}. Nothing changes on {not_board}.
      {board}: pin {pin} {value}. {not_board} is under repair, leave it.
      pin {pin} of {board} to {value}; {not_board} has the same pin, which is not meant
      [value=1] Start the auger on pin {pin} of {board}. The one on {not_board} is empty.
      [value=0] Stop the auger on pin {pin} of {board}. The one on {not_board} goes on.
      [value=1] open it at {board}, pin {pin}, and not at {not_board}; 1 is open
      [value=0] open it at {board}, pin {pin}, and not at {not_board}; 0 is open
      set {pin} on {board} {value}, neither {not_pin} nor anything on {not_board}`,
    ko: `
      {pin}번만 {value:로} 하#. {not_pin}번은 손대지 않는다
      {pin}번 핀에 {value:을} 쓰#. {not_pin}번은 그대로 둔다
      {pin}번 {value}, {not_pin}번은 건드리지 말 것
      {pin}번 핀 {value}. 옆의 {not_pin}번은 상태 유지
      {pin}번을 {value:로} 하고 예비인 {not_pin}번은 놔두#
      [value=1] {pin}번에 1을 쓰#. {not_pin}번은 남의 것이다
      [value=0] {pin}번에 0을 쓰#. {not_pin}번은 남의 것이다
      [value=1] {pin}번만 켜#. {not_pin}번은 켜지 않는다
      [value=0] {pin}번만 끄#. {not_pin}번은 끄지 않는다
      [value=1] GPIO {pin}번 켬, {not_pin}번은 꺼진 채로
      [value=0] GPIO {pin}번 끔, {not_pin}번은 켜진 채로
      [value=1] {pin}번 전원만 넣#. {not_pin}번은 {clock}까지 기다린다
      [value=0] {pin}번 전원을 빼#. {not_pin}번은 {clock}까지 계속 쓴다
      [value=1] 팬({pin}번)을 돌리#. 히터({not_pin}번)는 조작 금지
      [value=0] 팬({pin}번)을 세우#. 히터({not_pin}번)는 조작 금지
      {board}의 {pin}번을 {value:로} 하#. {not_board} 쪽은 아니다
      {board} {pin}번 핀 {value}. {not_board:은} 변경 없음
      {board} {pin}번에 {value:을} 쓰#. {not_board:은} 수리 중이니 두#
      [value=1] {board} {pin}번 오거를 돌리#. {not_board} 것은 비어 있다
      [value=0] {board} {pin}번 오거를 세우#. {not_board} 것은 계속 돈다
      {board} {pin}번만 {value}, {not_board}의 같은 번호는 해당 없음
      {board}의 {pin}번을 {value:로}. {not_pin}번도 {not_board} 보드도 아니다`,
    titles: ['This one only; Leave the other alone; One of two', '하나만; 다른 것은 그대로; 둘 중 하나'],
  },
  {
    tool: 'gpio_read', about: ['Read a GPIO pin', 'GPIO 핀을 읽는다'], takes: { pin, board: maybe(board) },
    en: `
      read pin {pin}. Pin {not_pin} is of no interest
      read pin {pin}, leave out {not_pin}
      look at pin {pin} only; {not_pin} is an output
      what is on pin {pin}? Not on {not_pin}, that one is known
      pin {pin} of {board}, not the one of {not_board}: read it
      on {board}, read pin {pin}. {not_board} was read at {clock}
      the contact on pin {pin} of {board}, closed or open? {not_board} does not matter
      take the level at pin {pin} ({board}); {not_board} has none
      see how {pin} on {board} is, rather than {pin} on {not_board}
      check input {pin}. Input {not_pin} is broken`,
    ko: `
      {pin}번만 읽#. {not_pin}번은 볼 것 없다
      {pin}번 핀을 읽고 {not_pin}번은 빼 두#
      {pin}번만 보#. {not_pin}번은 출력이다
      {pin}번 상태 확인. {not_pin}번은 이미 안다
      {board} {pin}번을 읽#. {not_board} 것이 아니다
      {board}에서 {pin}번을 읽#. {not_board:은} {clock}에 읽었다
      {board} {pin}번 접점이 닫혔는지 보#. {not_board:은} 상관없다
      {pin}번 입력을 확인하#. {not_pin}번 입력은 고장이다`,
    titles: ['This one only; One of two; Not the other', '하나만; 둘 중 하나; 다른 것 말고'],
  },
  {
    tool: 'gpio_write', about: ['Set a GPIO pin', 'GPIO 핀을 쓴다'], takes: { pin, board: maybe(board), value },
    en: `
      [value=1] Open the gate — it is on pin {pin} of {board}. HIGH opens it, LOW shuts it.
      [value=0] Shut the gate — it is on pin {pin} of {board}. HIGH opens it, LOW shuts it.
      [value=0] Open the gate — pin {pin}. LOW opens it, HIGH shuts it.
      [value=1] Shut the gate — pin {pin}. LOW opens it, HIGH shuts it.
      [value=1] Drain — pin {pin}, where 1 drains and 0 holds.
      [value=0] Hold — pin {pin}, where 1 drains and 0 holds.
      [value=0] Drain — pin {pin}, where 1 holds and 0 drains.
      [value=1] Hold — pin {pin}, where 1 holds and 0 drains.
      [value=1] Unlock — the lock is on {board}, pin {pin}; a high level lets go of the bolt, a low level throws it.
      [value=0] Lock — the lock is on {board}, pin {pin}; a high level lets go of the bolt, a low level throws it.
      [value=0] Unlock — pin {pin}: low draws the bolt back, high throws it.
      [value=1] Lock — pin {pin}: low draws the bolt back, high throws it.
      [value=0] Lights on — pin {pin}, relay wired the other way round: HIGH means off.
      [value=1] Lights off — pin {pin}, relay wired the other way round: HIGH means off.
      [value=0] Pump on — it is pin {pin}; the contactor is normally closed, so high stops the pump and low lets it run.
      [value=1] Pump off — it is pin {pin}; the contactor is normally closed, so high stops the pump and low lets it run.
      [value=1] Raise the blind — on {board} pin {pin} does it: 0 is down, 1 is up.
      [value=0] Lower the blind — on {board} pin {pin} does it: 0 is down, 1 is up.
      [value=0] Raise the blind — pin {pin} does it: 1 is down, 0 is up.
      [value=1] Lower the blind — pin {pin} does it: 1 is down, 0 is up.
      [value=1] Silence — pin {pin} is the mute: high is quiet, low is loud.
      [value=0] Sound again — pin {pin} is the mute: high is quiet, low is loud.
      [value=0] Warm the bed — pin {pin} of {board} is the cut-out; at 1 nothing is heated.
      [value=1] Stop warming the bed — pin {pin} of {board} is the cut-out; at 1 nothing is heated.
      [value=0] Fan on — pin {pin}, inverted output.
      [value=1] Fan off — pin {pin}, inverted output.
      [value=1] Clamp it — pin {pin}, 1 = clamped, 0 = free
      [value=0] Free it — pin {pin}, 1 = clamped, 0 = free
      [value=1] Call the lift — {board} pin {pin} is the bell. HIGH rings it, LOW does not.
      [value=0] Let the lift go — {board} pin {pin} keeps it as long as it is high.
      [value=0] Start the mill — the stop relay hangs on pin {pin} and pulls in at 1.
      [value=1] Stop the mill — the stop relay hangs on pin {pin} and pulls in at 1.
      [value=1] Vent the tank — on pin {pin}, 1 stands for vented, 0 for closed. It has been closed for {any} minutes.
      [value=0] Close the tank — on pin {pin}, 1 stands for vented, 0 for closed. It has been vented for {any} minutes.
      [value=0] Release the brake — GPIO {pin} of {board}. Brakes when high. The {who} knows.
      [value=1] Apply the brake — GPIO {pin} of {board}. Brakes when high. The {who} knows.
      [value=0] Chime — the transistor on pin {pin} turns the sense round: low sounds, high is silent.
      [value=1] No more chime — the transistor on pin {pin} turns the sense round: low sounds, high is silent.`,
    ko: `
      [value=1] 문 열기 — {board} {pin}번 핀. HIGH면 열리고 LOW면 닫힌다
      [value=0] 문 닫기 — {board} {pin}번 핀. HIGH면 열리고 LOW면 닫힌다
      [value=0] 문 열기 — {pin}번 핀. LOW면 열리고 HIGH면 닫힌다
      [value=1] 문 닫기 — {pin}번 핀. LOW면 열리고 HIGH면 닫힌다
      [value=1] 배수 — {pin}번 핀, 1은 배수 0은 유지
      [value=0] 유지 — {pin}번 핀, 1은 배수 0은 유지
      [value=0] 배수 — {pin}번 핀, 1은 유지 0은 배수
      [value=1] 유지 — {pin}번 핀, 1은 유지 0은 배수
      [value=1] 잠금 해제 — 자물쇠는 {board} {pin}번, 하이에서 풀리고 로우에서 걸린다
      [value=0] 잠금 — 자물쇠는 {board} {pin}번, 하이에서 풀리고 로우에서 걸린다
      [value=0] 잠금 해제 — {pin}번, 로우에서 풀리고 하이에서 걸린다
      [value=1] 잠금 — {pin}번, 로우에서 풀리고 하이에서 걸린다
      [value=0] 점등 — {pin}번 릴레이는 반대로 물려 있어 HIGH가 꺼짐이다
      [value=1] 소등 — {pin}번 릴레이는 반대로 물려 있어 HIGH가 꺼짐이다
      [value=0] 펌프 가동 — {pin}번, 상시 닫힘 접점이라 하이면 서고 로우면 돈다
      [value=1] 펌프 정지 — {pin}번, 상시 닫힘 접점이라 하이면 서고 로우면 돈다
      [value=1] 차광막 올림 — {board} {pin}번, 0이 내림 1이 올림
      [value=0] 차광막 내림 — {board} {pin}번, 0이 내림 1이 올림
      [value=0] 차광막 올림 — {pin}번, 1이 내림 0이 올림
      [value=1] 차광막 내림 — {pin}번, 1이 내림 0이 올림
      [value=1] 방송 음소거 — {pin}번 하이면 조용하고 로우면 소리가 난다
      [value=0] 방송 소리 내기 — {pin}번 하이면 조용하고 로우면 소리가 난다
      [value=0] 팬 켬 — {pin}번, 반전 출력
      [value=1] 팬 끔 — {pin}번, 반전 출력
      [value=1] 고정 — {pin}번, 1 = 고정, 0 = 풀림
      [value=0] 풀기 — {pin}번, 1 = 고정, 0 = 풀림
      [value=1] 승강기 호출 — {board} {pin}번이 벨이다. HIGH면 울리고 LOW면 안 울린다
      [value=0] 분쇄기 가동 — 정지 릴레이가 {pin}번에 있고 1이면 붙는다
      [value=1] 분쇄기 정지 — 정지 릴레이가 {pin}번에 있고 1이면 붙는다
      [value=1] 탱크 환기 — {pin}번 1은 열림, 0은 닫힘. {any}분째 닫혀 있었다
      [value=0] 탱크 닫기 — {pin}번 1은 열림, 0은 닫힘. {any}분째 열려 있었다
      [value=0] 브레이크 해제 — {board} GPIO {pin}. 하이일 때 제동된다. {who} 확인함
      [value=1] 브레이크 체결 — {board} GPIO {pin}. 하이일 때 제동된다. {who} 확인함
      [value=0] 종 울림 — {pin}번 트랜지스터가 뒤집는다. 로우면 울리고 하이면 조용하다
      [value=1] 종 멈춤 — {pin}번 트랜지스터가 뒤집는다. 로우면 울리고 하이면 조용하다`,
    titles: ['Mind which level; Do it; Actuator', '레벨 주의; 구동기; 조작'],
  },
  {
    tool: 'gpio_write', about: ['Set a GPIO pin', 'GPIO 핀을 쓴다'], takes: { pin, value },
    en: `
      set pin {pin} to {value}
      pin {pin} has to be {value}
      {value} on pin {pin}, {any} minutes before the doors open
      it is pin {pin}, and it goes {value}
      [value=1] turn on the relay at pin {pin}
      [value=0] turn off the relay at pin {pin}
      [value=1] pin {pin} on for the {who}
      [value=0] pin {pin} off, the {who} has finished
      put pin {pin} {value} there`,
    ko: `
      {pin}번 핀을 {value:로} 하#
      {pin}번 핀은 {value:이}어야 한다
      {any}분 전에 {pin}번 핀 {value}
      [value=1] {pin}번 릴레이를 켜#
      [value=0] {pin}번 릴레이를 끄#
      [value=1] {who:이} 쓰게 {pin}번을 켜#
      [value=0] {who} 작업 끝. {pin}번을 끄#
      거기 {pin}번을 {value:로} 두#`,
    titles: ['hall-2: lamp; Yard node; Orchid-pi pump; Line 3 release; esp32 in the barn; Cellar unit; Kiln-1 relay; gate-north; North station: fan; rack-7 power', '2동 조명; 마당 노드; 난실 펌프; 3라인 해제; 축사 esp32; 지하실 보드; 가마-1 릴레이; 북문 장치; 북쪽 스테이션 팬; rack-7 전원'],
  },
  {
    tool: 'gpio_read', about: ['Read a GPIO pin', 'GPIO 핀을 읽는다'], takes: { pin },
    en: `
      read pin {pin}
      look at pin {pin} there
      see whether pin {pin} is up
      the input is pin {pin}, read it for the {who}
      pin {pin}: 0 or 1?`,
    ko: `
      {pin}번 핀을 읽#
      거기 {pin}번 핀을 보#
      {pin}번이 올라와 있는지 보#
      입력은 {pin}번이다. {who} 보고용으로 읽#
      {pin}번 핀, 0인지 1인지 확인`,
    titles: ['hall-2: door; Yard node; Orchid-pi float; Line 3 contact; esp32 in the barn; Cellar unit; gate-north; rack-7 smoke', '2동 문; 마당 노드; 난실 플로트; 3라인 접점; 축사 esp32; 지하실 보드; 북문 장치; rack-7 연기'],
  },
];
