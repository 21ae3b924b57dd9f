import type { Dice } from '../../dice';
import { boardName, englishWord } from '../../language/words';
import { bit, made, maybe, whole, type Slot, type Written } from '../table';

const pin = whole(0, 40);
const value = bit(['high|1|HIGH', '하이|1|HIGH'], ['low|0|LOW', '로우|0|LOW']);
const boards = made((dice: Dice) => dice.among([[3, () => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'box', 'relay', 'plc'])}`], [2, () => boardName(dice)], [1, () => `${englishWord(dice)}${String(dice.int(1, 9))}`]])());
const beside: Readonly<Record<string, Slot>> = { figure: whole(1, 9), minutes: whole(2, 55) };

/** Two pins in one step: the order is told, and is not always that of the words. The other tables hold what one pin of two is asked for. */
export const ownPinOrders: readonly Written[] = [
  {
    tool: 'gpio_write', about: ['Set a GPIO pin', 'GPIO 핀을 쓴다'], takes: { pin, value, board: maybe(boards) }, beside,
    en: `
      [value=0; value=0] Pump before valve: pin {pin} low, afterwards pin {not_pin} low.
      [value=1; value=1] Valve before pump: pin {pin} high, afterwards pin {not_pin} high.
      [value=1; value=0] Make before break: pin {pin} on, and when that is done pin {not_pin} off.
      [value=0; value=1] Break before make: pin {pin} off, and when that is done pin {not_pin} on.
      [value=0; value=0] Take pin {not_pin} low, but not before pin {pin} is low.
      [value=1; value=1] Take pin {not_pin} high, but not before pin {pin} is high.
      [value=0; value=1] pin {not_pin} goes on only after pin {pin} has gone off
      [value=1; value=0] pin {not_pin} goes off only after pin {pin} has come on
      [value=1; value=1] oil pump (pin {pin}) first, main motor (pin {not_pin}) second; both on
      [value=0; value=0] main motor (pin {pin}) first, oil pump (pin {not_pin}) second; both off
      [value=1; value=1] start both: {pin}, then {not_pin}
      [value=0; value=0] stop both: {pin}, then {not_pin}
      [value=0; value=0] Burner {pin} out. Fan {not_pin} off last.
      [value=1; value=1] Fan {pin} on. Burner {not_pin} last.
      [value=1; value=0] Swap the duty pump: {pin} takes over, {not_pin} goes to rest.
      [value=0; value=1] Swap the lamps: red on pin {pin} off, green on pin {not_pin} on.
      [value=1; value=0] On {board}: {pin} up, {not_pin} down.
      [value=0; value=1] On {board}: {pin} down, {not_pin} up.
      [value=1; value=1] {board} gets two ones, on {pin} and on {not_pin}, in this order.
      [value=0; value=0] {board} gets two zeros, on {pin} and on {not_pin}, in this order.
      [value=1; value=0] Before pin {not_pin} falls, pin {pin} has to be up. Do both.
      [value=0; value=1] Before pin {not_pin} rises, pin {pin} has to be down. Do both.
      [value=0; value=0] The gate on {not_pin} comes last. Shut the feed on {pin}, then the gate; 0 shuts either.
      [value=1; value=1] The gate on {not_pin} comes last. Open the bleed on {pin}, then the gate; 1 opens either.
      [value=0; value=1] After {minutes} minutes of heating: element {pin} off and stirrer {not_pin} on.
      [value=1; value=0] After {minutes} minutes of stirring: element {pin} on and stirrer {not_pin} off.`,
    ko: `
      [value=0; value=0] 펌프가 먼저, 밸브가 나중: {pin}번 로우, 그 뒤에 {not_pin}번 로우
      [value=1; value=1] 밸브가 먼저, 펌프가 나중: {pin}번 하이, 그 뒤에 {not_pin}번 하이
      [value=1; value=0] 붙이고 나서 뗀다: {pin}번 켬, 끝나면 {not_pin}번 끔
      [value=0; value=1] 떼고 나서 붙인다: {pin}번 끔, 끝나면 {not_pin}번 켬
      [value=0; value=0] {not_pin}번을 내리되 {pin}번을 먼저 내리#
      [value=1; value=1] {not_pin}번을 올리되 {pin}번을 먼저 올리#
      [value=0; value=1] {pin}번을 끄고 나서야 {not_pin}번을 켜#
      [value=1; value=0] {pin}번을 켜고 나서야 {not_pin}번을 끄#
      [value=1; value=1] 오일 펌프({pin}번) 먼저, 주전동기({not_pin}번) 다음. 둘 다 켜#
      [value=0; value=0] 주전동기({pin}번) 먼저, 오일 펌프({not_pin}번) 다음. 둘 다 끄#
      [value=1; value=1] {pin}번, {not_pin}번 순으로 기동
      [value=0; value=0] {pin}번, {not_pin}번 순으로 정지
      [value=0; value=0] 버너 {pin}번 소화. 팬 {not_pin}번은 맨 나중에 정지
      [value=1; value=1] 팬 {pin}번 가동. 버너 {not_pin}번은 맨 나중에 점화
      [value=1; value=0] 펌프 교대: {pin}번 투입, {not_pin}번 휴지
      [value=0; value=1] 신호 교대: 적색 {pin}번 끔, 녹색 {not_pin}번 켬
      [value=1; value=0] {board} {pin}번은 올리고 {not_pin}번은 내리#
      [value=0; value=1] {board} {pin}번은 내리고 {not_pin}번은 올리#
      [value=1; value=1] {board}에 1을 두 번 쓴다. {pin}번 다음 {not_pin}번
      [value=0; value=0] {board}에 0을 두 번 쓴다. {pin}번 다음 {not_pin}번
      [value=1; value=0] {not_pin}번이 떨어지기 전에 {pin}번이 올라와 있어야 한다. 둘 다 하#
      [value=0; value=1] {not_pin}번이 올라오기 전에 {pin}번이 내려가 있어야 한다. 둘 다 하#
      [value=0; value=0] 게이트 {not_pin}번은 마지막이다. 급수 {pin}번부터 닫고 게이트도 닫#. 0이 닫힘
      [value=1; value=1] 게이트 {not_pin}번은 마지막이다. 벤트 {pin}번부터 열고 게이트도 열#. 1이 열림
      [value=0; value=1] {minutes}분 가열 뒤 히터 {pin}번 끔, 교반기 {not_pin}번 켬
      [value=1; value=0] {minutes}분 교반 뒤 히터 {pin}번 켬, 교반기 {not_pin}번 끔`,
    titles: ['One after the other; In this order; Swap; Last comes the gate', '차례로; 이 순서로; 교대; 마지막에 게이트'],
  },
  {
    tool: 'gpio_write', about: ['Set a GPIO pin', 'GPIO 핀을 쓴다'], takes: { pin, value, board: maybe(boards) }, beside,
    en: `
      [value=0] A low on {pin} opens the gate, a low on {not_pin} closes it. Open it.
      [value=0] A low on {not_pin} opens the gate, a low on {pin} closes it. Close it.
      [value=0] Both relays pull in at 0: {pin} lifts the platform, {not_pin} lowers it. Lift.
      [value=0] Both relays pull in at 0: {not_pin} lifts the platform, {pin} lowers it. Lower.
      [value=0] The card is active low. Left on {pin}, right on {not_pin}. Turn left.
      [value=0] The card is active low. Left on {not_pin}, right on {pin}. Turn right.
      [value=1] The card is active low. Left on {pin}, right on {not_pin}. End the left turn.
      [value=1] The card is active low. Left on {not_pin}, right on {pin}. End the right turn.
      [value=0] On {board} pulling {pin} to ground warms, pulling {not_pin} to ground cools. It is {minutes} degrees, too few: warm.
      [value=0] On {board} pulling {not_pin} to ground warms, pulling {pin} to ground cools. It is {minutes} degrees, too many: cool.
      [value=0] pump {figure} stops with pin {pin} low and empties with pin {not_pin} low; stop it.
      [value=0] Pin {pin} is the lamp, pin {not_pin} the fan, both run. It is day: lamp off, the fan goes on.
      [value=0] Pin {not_pin} is the lamp, pin {pin} the fan, both run. It is cool: fan off, the lamp goes on burning.
      [value=0] Inlet {pin} and outlet {not_pin} are both open. The {who} wants the inlet shut.
      [value=0] Inlet {not_pin} and outlet {pin} are both open. The {who} wants the outlet shut.
      [value=0] Two magnets hold, the big one on {pin} and the small one on {not_pin}. Let the big one go.
      [value=0] Two magnets hold, the big one on {not_pin} and the small one on {pin}. Let the small one go.
      [value=0] Radio power is {pin}, camera power is {not_pin}. No more radio from {clock}.
      [value=0] Radio power is {not_pin}, camera power is {pin}. No more camera from {clock}.`,
    ko: `
      [value=0] {pin}번 로우면 문이 열리고 {not_pin}번 로우면 닫힌다. 열#
      [value=0] {not_pin}번 로우면 문이 열리고 {pin}번 로우면 닫힌다. 닫#
      [value=0] 두 릴레이 모두 0에서 붙는다. {pin}번 상승, {not_pin}번 하강. 올리#
      [value=0] 두 릴레이 모두 0에서 붙는다. {not_pin}번 상승, {pin}번 하강. 내리#
      [value=0] 액티브 로우 카드다. 왼쪽 {pin}번, 오른쪽 {not_pin}번. 왼쪽으로 돌리#
      [value=0] 액티브 로우 카드다. 왼쪽 {not_pin}번, 오른쪽 {pin}번. 오른쪽으로 돌리#
      [value=1] 액티브 로우 카드다. 왼쪽 {pin}번, 오른쪽 {not_pin}번. 왼쪽 회전을 끝내#
      [value=1] 액티브 로우 카드다. 왼쪽 {not_pin}번, 오른쪽 {pin}번. 오른쪽 회전을 끝내#
      [value=0] {board}에서 {pin}번 접지는 난방, {not_pin}번 접지는 냉방이다. {minutes}도라 춥다. 난방하#
      [value=0] {board}에서 {not_pin}번 접지는 난방, {pin}번 접지는 냉방이다. {minutes}도라 덥다. 냉방하#
      [value=0] {figure}번 펌프는 {pin}번 로우에서 서고 {not_pin}번 로우에서 비운다. 세우#
      [value=0] 램프 {pin}번, 팬 {not_pin}번, 둘 다 켜져 있다. 낮이니 램프만 끄#
      [value=0] 램프 {not_pin}번, 팬 {pin}번, 둘 다 켜져 있다. 선선하니 팬만 끄#
      [value=0] 입수 {pin}번, 출수 {not_pin}번 모두 열려 있다. {who} 요청: 입수를 잠그#
      [value=0] 입수 {not_pin}번, 출수 {pin}번 모두 열려 있다. {who} 요청: 출수를 잠그#
      [value=0] 큰 전자석 {pin}번, 작은 전자석 {not_pin}번이 물고 있다. 큰 것을 놓#
      [value=0] 큰 전자석 {not_pin}번, 작은 전자석 {pin}번이 물고 있다. 작은 것을 놓#
      [value=0] 무전기 전원 {pin}번, 카메라 전원 {not_pin}번. {clock}부터 무전기는 끈다
      [value=0] 무전기 전원 {not_pin}번, 카메라 전원 {pin}번. {clock}부터 카메라는 끈다`,
    titles: ['This one of the two; One way; Low side', '둘 중 이쪽; 한쪽만; 로우 쪽'],
  },
];
