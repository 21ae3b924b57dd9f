import type { Dice } from '../../dice';
import { boardName, englishWord } from '../../language/words';
import { bit, made, maybe, whole, type Written } from '../table';

const pin = whole(0, 40);
const value = bit(['high|1|HIGH', '하이|1|HIGH'], ['low|0|LOW', '로우|0|LOW']);
const board = maybe(made((dice: Dice) => dice.among([[3, () => `${englishWord(dice)}-${dice.pick(['pi', 'io', 'node', 'ctl', 'box', 'relay', 'plc'])}`], [2, () => boardName(dice)], [1, () => `${englishWord(dice)}${String(dice.int(1, 9))}`]])()));
const about = ['Set a GPIO pin', 'GPIO 핀을 쓴다'] as const;

/** Two pins that work against each other, and cards on which 0 is on. The sense is told, the level follows from it: both equally often. */
export const ownPinSenses: readonly Written[] = [
  {
    tool: 'gpio_write', about, takes: { pin, value, board },
    en: `
      [value=1] {pin} high opens the gate, {not_pin} high closes it. It is evening and the cows come home, so open it.
      [value=1] {not_pin} high opens the gate, {pin} high closes it. The cows are in, so close it.
      [value=1] Pin {pin} high moves the blind up, pin {not_pin} high moves it down. We want daylight on the bench.
      [value=1] Pin {not_pin} high moves the blind up, pin {pin} high moves it down. The sun dazzles the {who}: blind down.
      [value=1] The crane has two relays: raise on {pin}, lower on {not_pin}. Raise the hook.
      [value=1] The crane has two relays: raise on {not_pin}, lower on {pin}. Lower the hook.
      [value=0] The crane goes up as long as {pin} is high and down as long as {not_pin} is. Stop it going up.
      [value=0] The crane goes up as long as {not_pin} is high and down as long as {pin} is. Stop it going down.
      [value=1] turn the feed screw forwards: pin {pin} is forwards, pin {not_pin} is backwards.
      [value=1] turn the feed screw backwards: pin {not_pin} is forwards, pin {pin} is backwards.
      [value=1] Forwards is D{pin}, reverse is D{not_pin}. {any} sacks are stuck, reverse is what nobody wants; forwards.
      [value=1] Heating comes by pin {pin}, cooling by pin {not_pin}. It has {any} degrees below what the yeast likes, so heat.
      [value=1] Heating comes by pin {not_pin}, cooling by pin {pin}. It is {any} degrees too warm for the yeast, so cool.
      [value=0] Heating comes by pin {pin}, cooling by pin {not_pin}. Warm enough: end the heating.
      [value=0] Heating comes by pin {not_pin}, cooling by pin {pin}. Cold enough: end the cooling.
      [value=1] The bistable valve opens on a pulse at {pin} and closes on one at {not_pin}. Begin the pulse that opens it.
      [value=1] The bistable valve opens on a pulse at {not_pin} and closes on one at {pin}. Begin the pulse that closes it.
      [value=1] {pin} fills the trough, {not_pin} drains it. The trough is dry, fill it.
      [value=1] {not_pin} fills the trough, {pin} drains it. The water is green, let it drain.
      [value=0] {pin} fills the trough, {not_pin} drains it. It is about to run over.
      [value=1] the lock needs pin {pin} to unlock and pin {not_pin} to lock; unlock for the {clock} delivery.
      [value=1] the lock needs pin {not_pin} to unlock and pin {pin} to lock; lock after the {clock} delivery.
      [value=1] On {board}, {pin} is left turn and {not_pin} is right turn. Turn the table left.
      [value=1] On {board}, {not_pin} is left turn and {pin} is right turn. Turn the table right.
      [value=1] Suction is pin {pin}, blow-off is pin {not_pin}. Grip the sheet: suction on.
      [value=1] Suction is pin {not_pin}, blow-off is pin {pin}. Blow the sheet off.
      [value=0] Suction is pin {pin}, blow-off is pin {not_pin}. Suction has to end before the arm lifts.
      [value=1] A 1 on {pin} arms the fence, a 1 on {not_pin} only tests it. The foxes are about: arm it.
      [value=1] A 1 on {not_pin} arms the fence, a 1 on {pin} only tests it. Test it.
      [value=1] Slow speed hangs on {pin}, fast speed on {not_pin}. Slow will do for {any} people.
      [value=1] Slow speed hangs on {not_pin}, fast speed on {pin}. It stinks, so fast.
      [value=0] Pin {pin} is the main burner and pin {not_pin} the pilot. The pilot keeps burning; the main burner goes out.
      [value=0] Pin {not_pin} is the main burner and pin {pin} the pilot. Main is out already, now the pilot.
      [value=1] Pin {pin} is the red side of the traffic light and pin {not_pin} the green. A forklift reverses: red on.
      [value=1] Pin {not_pin} is the red side of the traffic light and pin {pin} the green. The aisle is free: green on.
      [value=0] The aisle is free again. Red is pin {pin}, green is pin {not_pin}. Red off, please; green follows in the next step.
      [value=1] At {board} the inlet is {pin} and the outlet {not_pin}. The bath is {any} cm too low, let some in.
      [value=1] At {board} the inlet is {not_pin} and the outlet {pin}. The bath is {any} cm too high, let some out.
      [value=0] {any} cm is the right level. Inlet {pin}, outlet {not_pin}: shut the inlet.
      [value=0] {any} cm is the right level. Inlet {not_pin}, outlet {pin}: shut the outlet.
      [value=1] Bell on {pin}, buzzer on {not_pin}. School is out, so it is the bell.
      [value=1] Bell on {not_pin}, buzzer on {pin}. Use the buzzer; the bell wakes the baby.
      [value=1] day light {pin}, moon light {not_pin}; it is {clock} and the gecko wants its day.
      [value=1] day light {not_pin}, moon light {pin}; it is night for the gecko, give it the moon.`,
    ko: `
      [value=1] {pin}번 하이면 문이 열리고 {not_pin}번 하이면 닫힌다. 저녁이라 소가 들어온다. 열#
      [value=1] {not_pin}번 하이면 문이 열리고 {pin}번 하이면 닫힌다. 소가 다 들어왔다. 닫#
      [value=1] 차광막은 {pin}번이 올림, {not_pin}번이 내림이다. 빛이 필요하니 올리#
      [value=1] 차광막은 {not_pin}번이 올림, {pin}번이 내림이다. {who:이} 눈부시다고 한다. 내리#
      [value=1] 호이스트 릴레이: 상승 {pin}번, 하강 {not_pin}번. 훅을 올리#
      [value=1] 호이스트 릴레이: 상승 {not_pin}번, 하강 {pin}번. 훅을 내리#
      [value=0] {pin}번이 하이인 동안 올라가고 {not_pin}번이 하이인 동안 내려간다. 상승을 멈추#
      [value=0] {not_pin}번이 하이인 동안 올라가고 {pin}번이 하이인 동안 내려간다. 하강을 멈추#
      [value=1] 스크류 정회전 {pin}번, 역회전 {not_pin}번. 정회전하#
      [value=1] 스크류 정회전 {not_pin}번, 역회전 {pin}번. 자루 {any}개가 끼었으니 역회전하#
      [value=1] 가열은 {pin}번, 냉각은 {not_pin}번. 효모가 원하는 온도보다 {any}도 낮다. 데우#
      [value=1] 가열은 {not_pin}번, 냉각은 {pin}번. 효모에게 {any}도나 높다. 식히#
      [value=0] 가열 {pin}번, 냉각 {not_pin}번. 따뜻해졌으니 가열 종료
      [value=0] 가열 {not_pin}번, 냉각 {pin}번. 차가워졌으니 냉각 종료
      [value=1] 쌍안정 밸브는 {pin}번 펄스에 열리고 {not_pin}번 펄스에 닫힌다. 여는 펄스를 시작하#
      [value=1] 쌍안정 밸브는 {not_pin}번 펄스에 열리고 {pin}번 펄스에 닫힌다. 닫는 펄스를 시작하#
      [value=1] {pin}번은 물통 급수, {not_pin}번은 배수. 물통이 말랐다. 채우#
      [value=1] {not_pin}번은 물통 급수, {pin}번은 배수. 물이 녹색이다. 빼#
      [value=0] {pin}번은 물통 급수, {not_pin}번은 배수. 넘치기 직전이니 급수를 끊#
      [value=1] 자물쇠는 풀 때 {pin}번, 걸 때 {not_pin}번을 쓴다. {clock} 배송이 온다. 풀#
      [value=1] 자물쇠는 풀 때 {not_pin}번, 걸 때 {pin}번을 쓴다. {clock} 배송이 끝났다. 걸#
      [value=1] {board}에서 {pin}번은 좌회전, {not_pin}번은 우회전. 테이블을 왼쪽으로 돌리#
      [value=1] {board}에서 {not_pin}번은 좌회전, {pin}번은 우회전. 테이블을 오른쪽으로 돌리#
      [value=1] 흡착 {pin}번, 불어내기 {not_pin}번. 판을 흡착하#
      [value=1] 흡착 {not_pin}번, 불어내기 {pin}번. 판을 불어내#
      [value=0] 흡착 {pin}번, 불어내기 {not_pin}번. 팔이 올라가기 전에 흡착 종료
      [value=1] {pin}번 1은 전기 울타리 경계, {not_pin}번 1은 시험이다. 여우가 나왔다. 경계로 하#
      [value=1] {not_pin}번 1은 전기 울타리 경계, {pin}번 1은 시험이다. 시험만 하#
      [value=1] 저속은 {pin}번, 고속은 {not_pin}번. {any}명이니 저속이면 된다. 저속 투입
      [value=1] 저속은 {not_pin}번, 고속은 {pin}번. 냄새가 심하다. 고속 투입
      [value=0] {pin}번이 주버너, {not_pin}번이 점화불이다. 점화불은 두고 주버너를 끄#
      [value=0] {not_pin}번이 주버너, {pin}번이 점화불이다. 주버너는 꺼졌다. 점화불도 끄#
      [value=1] 신호등 적색 {pin}번, 녹색 {not_pin}번. 지게차 후진 중, 적색 점등
      [value=1] 신호등 적색 {not_pin}번, 녹색 {pin}번. 통로 비었음, 녹색 점등
      [value=0] 신호등 적색 {pin}번, 녹색 {not_pin}번. 통로가 비었으니 적색을 끄#. 녹색은 다음 단계에서 켠다
      [value=1] {board}의 입수는 {pin}번, 출수는 {not_pin}번. 욕조가 {any}cm 낮다. 물을 들이#
      [value=1] {board}의 입수는 {not_pin}번, 출수는 {pin}번. 욕조가 {any}cm 높다. 물을 빼#
      [value=0] {any}cm면 알맞다. 입수 {pin}번, 출수 {not_pin}번. 입수를 막#
      [value=0] {any}cm면 알맞다. 입수 {not_pin}번, 출수 {pin}번. 출수를 막#
      [value=1] 종은 {pin}번, 부저는 {not_pin}번. 하교 시간이니 종을 울리#
      [value=1] 종은 {not_pin}번, 부저는 {pin}번. 아기가 깨니 부저로 하#
      [value=1] 낮등 {pin}번, 달빛등 {not_pin}번. {clock}, 도마뱀에게 낮을 켜 주#
      [value=1] 낮등 {not_pin}번, 달빛등 {pin}번. 밤이다. 도마뱀에게 달빛을 켜 주#`,
    titles: ['One way and back; The right one of two relays; Both ways; Up or down', '정방향과 역방향; 두 릴레이 중 하나; 열림과 닫힘; 상승 하강'],
  },
  {
    tool: 'gpio_write', about, takes: { pin, value, board },
    en: `
      [value=0] Writing 0 switches the heater on. It is wired to pin {pin}. Switch it on.
      [value=1] Writing 0 switches the heater on. It is wired to pin {pin}. Switch it off.
      [value=0] The relay board is active high. Disable the fan on pin {pin}.
      [value=1] The relay board is active high. Enable the fan on pin {pin}.
      [value=0] The relay board is active low. Enable the fan on pin {pin}.
      [value=1] The relay board is active low. Disable the fan on pin {pin}.
      [value=0] These relay cards pull in on a low level. Relay on pin {pin}: on.
      [value=1] These relay cards pull in on a low level. Relay on pin {pin}: off.
      [value=1] These relay cards pull in on a high level. Relay on pin {pin}: on.
      [value=0] These relay cards pull in on a high level. Relay on pin {pin}: off.
      [value=0] turn on the lamp at pin {pin}; mind that its driver is inverted.
      [value=1] turn off the lamp at pin {pin}; mind that its driver is inverted.
      [value=1] turn on the lamp at pin {pin}; its driver is not inverted.
      [value=0] turn off the lamp at pin {pin}; its driver is not inverted.
      [value=0] The opto at pin {pin} conducts when the pin is at ground. It has to conduct.
      [value=1] The opto at pin {pin} conducts when the pin is at ground. It must not conduct.
      [value=0] GPIO{pin} sinks the current of the green LED, so ground makes it shine. Make it shine.
      [value=1] GPIO{pin} sinks the current of the green LED, so ground makes it shine. Make it dark.
      [value=1] GPIO{pin} feeds the green LED, so 3.3 V makes it shine. Make it shine.
      [value=0] GPIO{pin} feeds the green LED, so 3.3 V makes it shine. Make it dark.
      [value=1] The reset line on pin {pin} is active low. Let the module out of reset.
      [value=0] The reset line on pin {pin} is active low. Hold the module in reset.
      [value=1] The reset line on pin {pin} is active high. Hold the module in reset.
      [value=0] The reset line on pin {pin} is active high. Let the module out of reset.
      [value=1] Pin {pin} is /ENABLE of the stepper driver, the slash meaning low. Disable the driver.
      [value=0] Pin {pin} is /ENABLE of the stepper driver, the slash meaning low. Enable the driver.
      [value=0] Pin {pin} is wired to DISABLE of the inverter, high disables. The {any} A motor must be able to run: enable it.
      [value=1] Pin {pin} is wired to DISABLE of the inverter, high disables. Nobody may start the {any} A motor: disable it.
      [value=1] Fail-safe valve: it is open without current and closes when pin {pin} is 1. Close it.
      [value=0] Fail-safe valve: it is open without current and closes when pin {pin} is 1. Open it.
      [value=1] Fail-safe valve: it is shut without current and opens when pin {pin} is 1. Open it.
      [value=0] Fail-safe valve: it is shut without current and opens when pin {pin} is 1. Close it.
      [value=0] The magnet lock at pin {pin} holds only with current. Let the {who} in.
      [value=1] The magnet lock at pin {pin} holds only with current. Lock up, it is {clock}.
      [value=0] normally closed contact, pin {pin} of {board}: energise it and the pump stops. The pump is wanted.
      [value=1] normally closed contact, pin {pin} of {board}: energise it and the pump stops. The pump is not wanted.
      [value=1] normally open contact, pin {pin} of {board}: energise it and the pump runs. The pump is wanted.
      [value=0] normally open contact, pin {pin} of {board}: energise it and the pump runs. The pump is not wanted.
      [value=0] On {board} a one means off and a zero means on. Heat mat on, pin {pin}.
      [value=1] On {board} a one means off and a zero means on. Heat mat off, pin {pin}.
      [value=1] On {board} a one means on and a zero means off. Heat mat on, pin {pin}.
      [value=0] On {board} a one means on and a zero means off. Heat mat off, pin {pin}.
      [value=0] LOW = run, HIGH = standstill. The centrifuge on pin {pin} is to run.
      [value=1] LOW = run, HIGH = standstill. The centrifuge on pin {pin} is to stand still.
      [value=0] The transistor in front of relay {any} turns the signal round. What hangs on pin {pin} shall be energised.
      [value=1] The transistor in front of relay {any} turns the signal round. What hangs on pin {pin} shall be without power.
      [value=1] dim the sign: with pin {pin} high it is dimmed, with pin {pin} low it is at full power.
      [value=0] sign at full power: with pin {pin} high it is dimmed, with pin {pin} low it is not.
      [value=1] Bypass the filter. When pin {pin} is low the water goes through the filter, when it is high it goes past.
      [value=0] Filter the water. When pin {pin} is low the water goes through the filter, when it is high it goes past.
      [value=0] Do not be misled by the {not_pin} on the label, the relay is on {pin}, and it is active low. Switch it on.
      [value=1] Do not be misled by the {not_pin} on the label, the relay is on {pin}, and it is active low. Switch it off.
      [value=0] The interlock blocks at 1. Free it: pin {pin}.
      [value=1] The interlock blocks at 1. Block: pin {pin}.
      [value=1] The interlock blocks at 0. Free it: pin {pin}.
      [value=0] The interlock blocks at 0. Block: pin {pin}.`,
    ko: `
      [value=0] 0을 쓰면 히터가 켜진다. {pin}번 핀이다. 켜#
      [value=1] 0을 쓰면 히터가 켜진다. {pin}번 핀이다. 끄#
      [value=0] 릴레이 보드는 액티브 하이다. {pin}번 팬을 비활성화하#
      [value=1] 릴레이 보드는 액티브 하이다. {pin}번 팬을 활성화하#
      [value=0] 릴레이 보드는 액티브 로우다. {pin}번 팬을 활성화하#
      [value=1] 릴레이 보드는 액티브 로우다. {pin}번 팬을 비활성화하#
      [value=0] 로우에서 붙는 릴레이다. {pin}번 릴레이를 붙이#
      [value=1] 로우에서 붙는 릴레이다. {pin}번 릴레이를 떨구#
      [value=1] 하이에서 붙는 릴레이다. {pin}번 릴레이를 붙이#
      [value=0] 하이에서 붙는 릴레이다. {pin}번 릴레이를 떨구#
      [value=0] {pin}번 램프를 켜#. 드라이버가 반전형임에 유의
      [value=1] {pin}번 램프를 끄#. 드라이버가 반전형임에 유의
      [value=1] {pin}번 램프를 켜#. 드라이버는 반전형이 아니다
      [value=0] {pin}번 램프를 끄#. 드라이버는 반전형이 아니다
      [value=0] {pin}번이 접지되면 포토커플러가 도통한다. 도통시키#
      [value=1] {pin}번이 접지되면 포토커플러가 도통한다. 도통을 끊#
      [value=0] GPIO{pin} 녹색 LED는 싱크 구동이라 접지면 켜진다. 점등하#
      [value=1] GPIO{pin} 녹색 LED는 싱크 구동이라 접지면 켜진다. 소등하#
      [value=1] GPIO{pin} 녹색 LED는 3.3V를 주면 켜진다. 점등하#
      [value=0] GPIO{pin} 녹색 LED는 3.3V를 주면 켜진다. 소등하#
      [value=1] {pin}번 리셋 선은 로우가 유효다. 모듈 리셋을 풀#
      [value=0] {pin}번 리셋 선은 로우가 유효다. 모듈을 리셋에 잡아 두#
      [value=1] {pin}번 리셋 선은 하이가 유효다. 모듈을 리셋에 잡아 두#
      [value=0] {pin}번 리셋 선은 하이가 유효다. 모듈 리셋을 풀#
      [value=1] {pin}번은 스테퍼 드라이버의 /ENABLE(로우 유효)이다. 드라이버를 비활성화하#
      [value=0] {pin}번은 스테퍼 드라이버의 /ENABLE(로우 유효)이다. 드라이버를 활성화하#
      [value=0] {pin}번은 인버터 DISABLE 단자에 물려 있고 하이면 금지다. {any}A 모터를 돌릴 수 있게 허용하#
      [value=1] {pin}번은 인버터 DISABLE 단자에 물려 있고 하이면 금지다. {any}A 모터를 못 돌리게 금지하#
      [value=1] 전류가 없으면 열리는 밸브다. {pin}번이 1이면 닫힌다. 닫#
      [value=0] 전류가 없으면 열리는 밸브다. {pin}번이 1이면 닫힌다. 열#
      [value=1] 전류가 없으면 닫히는 밸브다. {pin}번이 1이면 열린다. 열#
      [value=0] 전류가 없으면 닫히는 밸브다. {pin}번이 1이면 열린다. 닫#
      [value=0] {pin}번 전자석 자물쇠는 통전 중에만 잠긴다. {who:이} 들어오게 풀#
      [value=1] {pin}번 전자석 자물쇠는 통전 중에만 잠긴다. {clock}이니 잠그#
      [value=0] {board} {pin}번은 b접점이라 여자하면 펌프가 선다. 펌프를 돌리#
      [value=1] {board} {pin}번은 b접점이라 여자하면 펌프가 선다. 펌프를 세우#
      [value=1] {board} {pin}번은 a접점이라 여자하면 펌프가 돈다. 펌프를 돌리#
      [value=0] {board} {pin}번은 a접점이라 여자하면 펌프가 돈다. 펌프를 세우#
      [value=0] {board:은} 1이 꺼짐, 0이 켜짐이다. {pin}번 온열 매트를 켜#
      [value=1] {board:은} 1이 꺼짐, 0이 켜짐이다. {pin}번 온열 매트를 끄#
      [value=1] {board:은} 1이 켜짐, 0이 꺼짐이다. {pin}번 온열 매트를 켜#
      [value=0] {board:은} 1이 켜짐, 0이 꺼짐이다. {pin}번 온열 매트를 끄#
      [value=0] LOW 운전, HIGH 정지. {pin}번 원심기 운전
      [value=1] LOW 운전, HIGH 정지. {pin}번 원심기 정지
      [value=0] {any}번 릴레이 앞 트랜지스터가 신호를 뒤집는다. {pin}번에 물린 것을 여자하#
      [value=1] {any}번 릴레이 앞 트랜지스터가 신호를 뒤집는다. {pin}번에 물린 것을 소자하#
      [value=1] 필터 우회. {pin}번이 로우면 필터 통과, 하이면 우회다
      [value=0] 필터 통과. {pin}번이 로우면 필터 통과, 하이면 우회다
      [value=0] 이름표의 {not_pin}번은 틀렸고 릴레이는 {pin}번이며 로우에서 켜진다. 켜#
      [value=1] 이름표의 {not_pin}번은 틀렸고 릴레이는 {pin}번이며 로우에서 켜진다. 끄#
      [value=0] 인터록은 1에서 막는다. {pin}번을 풀#
      [value=1] 인터록은 1에서 막는다. {pin}번을 막#
      [value=1] 인터록은 0에서 막는다. {pin}번을 풀#
      [value=0] 인터록은 0에서 막는다. {pin}번을 막#
      [value=0] SSR이 싱크 결선이다. {pin}번 투입
      [value=1] SSR이 싱크 결선이다. {pin}번 차단
      [value=1] SSR이 소스 결선이다. {pin}번 투입
      [value=0] SSR이 소스 결선이다. {pin}번 차단`,
    titles: ['Active low; Which level means on; Inverted output; Sense of the output; Relay logic', '액티브 로우; 어느 레벨이 켜짐인가; 반전 출력; 출력 논리; 접점 종류'],
  },
];
