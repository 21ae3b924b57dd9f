import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: what is carried out or refused, part 2. */
export const plainRefusals2: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /till/payment {"card": "{card}", "account": {acc}, "amount": {sum}, "till": {till}}',
    slots: { card: '=active, ok / blocked, stolen, expired', acc: '3100..7900', sum: '12..48', till: '1..9' },
    tools: ['purse_debit(account: int, amount: num): Take money from an account', 'purse_credit(account: int, amount: num): Put money on an account', 'till_shut(till: int): Close a till'],
    steps: `
      @card purse_debit account={acc} amount={sum} // failed "the card is {card}" | Take the money | Take the amount in the message from the account of the card. If the card is not in order, take nothing and fail the step.
      ^ | Payment | Debit the account with the amount from the message; only with a card that is in order.
      @card purse_credit account={acc} amount=5 // failed "the card is {card}" | Bonus | Put 5 euros of bonus on the account in the message, unless the card cannot be used any more.
      till_shut till={till} | Close the till | Close the till that sent the message, because the shop closes at 20:00. The card does not matter here.
      notify message="Till {till}: card {card}" | Tell the office | Show the till and the state of the card as a notification, as in "Till 12: card new".
      failed "no tool can count the coins" | Count the coins | Take the coins out of the drawer, count them and put them into rolls of fifty.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask the pump | pump_ask → {bar}', 'Read the float | gpio_read → {float}'],
    slots: { bar: '2..6 / no answer, timeout, none', float: '=0 / 1', pin: '12..30', pump: 'P1, P2, north, cellar' },
    tools: ['pump_ask(pump): Ask a pump for its pressure', 'pump_aim(pump, bar: num): Set the pressure of a pump'],
    steps: `
      @bar pump_aim pump="{pump}" bar={bar} // failed "the pump gave no pressure" | Keep the pressure | Set pump {pump} to the pressure that step {step1} has read. If the pump did not give a pressure, do not guess one and fail the step.
      @float gpio_write pin={pin} value=1 // failed "the float reads 1" | Start the drain | Set pin {pin} high to start the drain, as long as the float of step {step2} reads 0. If it reads 1, the step fails.
      @float gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | Drain by the float | If the float reads 0, set pin {pin} low. If it reads 1, set pin {pin} high.
      pump_ask pump="{pump}" | Ask again | Ask pump {pump} for its pressure once more, whatever it has answered before.
      pump_aim pump="{pump}" bar=1.5 | Night pressure | Set pump {pump} to 1.5 bar for the night. This is below the limit of 6 bar and always allowed.
      @bar notify message="Pressure: {bar} bar" // failed "the pump gave no pressure" | Show the pressure | Show a notification such as "Pressure: 8 bar" with the pressure that was read. Without a pressure the step fails.
      failed "no tool can replace the seal" | Replace the seal | Replace the shaft seal of the pump, because it has been dripping since Monday.
    `,
  },
  {
    language: 'en',
    event: 'webhook /lifts/inspection {"lift": "{lift}", "inspection": "{insp}", "load_kg": {kg}}',
    slots: { lift: 'A, B, goods, kitchen', insp: '=passed / failed, overdue', kg: '200..700', pin: '5..25' },
    tools: ['lift_admit(lift): Put a lift into service', 'lift_retire(lift): Take a lift out of service'],
    steps: `
      @insp lift_admit lift={lift} // failed "the inspection is {insp}" | Into service | Put the lift of the message into service if it has passed its inspection. If it has not, fail the step.
      @insp lift_admit lift={lift} // lift_retire lift={lift} | In or out | If the inspection was passed, put the lift into service; otherwise take it out of service.
      lift_retire lift={lift} | Out of service | Take the lift of the message out of service, because the shaft is being cleaned from 9 to 11. The inspection plays no part in this.
      gpio_write pin={pin} value=0 | Cabin light off | The light of the cabin is on pin {pin}. Switch it off; this is allowed at any load.
      notify message="Lift {lift}: {kg} kg" | Show the load | Show a notification on this computer with the lift and its load: Lift {lift}: {kg} kg
      failed "the lift is locked out and must not be moved" | Test run | The lift is locked out with a padlock while people work in the shaft. This test run must not be carried out.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /결제 {"카드": "{card}", "계정": {acc}, "금액": {sum}, "계산대": {till}}',
    slots: { card: '=정상, 사용 가능 / 정지, 도난, 만료', acc: '3100..7900', sum: '12000..48000', till: '1..9' },
    tools: ['차감(계정: int, 금액: int): 계정에서 돈을 뺀다', '적립(계정: int, 금액: int): 계정에 돈을 넣는다', '계산대마감(계산대: int): 계산대를 닫는다'],
    steps: `
      @card 차감 계정={acc} 금액={sum} // failed "카드가 {card} 상태이다" | 결제하기 | 메시지에 나온 금액을 카드의 계정에서 뺀다. 쓸 수 없는 카드이면 빼지 말고 실패로 처리한다.
      ^ | 결제 | 메시지의 계정에서 메시지의 금액을 차감. 카드에 이상이 있으면 거절.
      @card 적립 계정={acc} 금액=500 // failed "카드가 {card} 상태이다" | 보너스 적립 | 카드를 쓸 수 있는 상태라면 메시지의 계정에 보너스 500원을 넣어 주세요. 그렇지 않으면 실패입니다.
      계산대마감 계산대={till} | 계산대 닫기 | 오후 8시에 문을 닫으므로 메시지를 보낸 계산대를 닫는다. 카드 상태는 상관없다.
      notify message="{till}번 계산대: 카드 {card}" | 사무실 알림 | 이 컴퓨터에 계산대와 카드 상태를 알린다. 형식은 "12번 계산대: 카드 신규"와 같다.
      failed "동전을 셀 도구가 없다" | 동전 세기 | 서랍에서 동전을 꺼내 세고 50개씩 묶는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['펌프에 묻기 | 펌프문의 → {bar}', '부표 읽기 | gpio_read → {float}'],
    slots: { bar: '2..6 / 응답 없음, 시간 초과, 없음', float: '=0 / 1', pin: '12..30', pump: '북측, 지하, 옥상, 별관' },
    tools: ['펌프문의(펌프): 펌프의 압력을 묻는다', '압력설정(펌프, 바: num): 펌프의 압력을 정한다'],
    steps: `
      @bar 압력설정 펌프="{pump}" 바={bar} // failed "펌프가 압력을 알려 주지 않았다" | 압력 유지 | {step1}단계에서 읽은 압력으로 {pump} 펌프를 설정한다. 압력을 받지 못했으면 짐작하지 말고 실패로 처리한다.
      @float gpio_write pin={pin} value=1 // failed "부표 값이 1이다" | 배수 시작 | {step2}단계의 부표 값이 0이면 {pin}번 핀을 1로 올려 배수를 시작한다. 값이 1이면 실패로 끝낸다.
      @float gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | 부표에 따라 | 부표 값이 0이면 {pin}번 핀을 0으로 내리고, 1이면 {pin}번 핀을 1로 올린다.
      펌프문의 펌프="{pump}" | 다시 묻기 | 앞에서 어떤 답이 왔든 {pump} 펌프에 압력을 한 번 더 물어봐 주세요.
      압력설정 펌프="{pump}" 바=1.5 | 야간 압력 | 밤 동안 {pump} 펌프를 1.5바로 설정한다. 한계인 6바보다 낮으므로 언제나 허용된다.
      @bar notify message="압력: {bar}바" // failed "펌프가 압력을 알려 주지 않았다" | 압력 표시 | 읽은 압력을 "압력: 8바"와 같은 형식으로 이 컴퓨터에 알린다. 읽은 압력이 없으면 실패이다.
      failed "씰을 교체할 도구가 없다" | 씰 교체 | 월요일부터 물이 새고 있으므로 펌프의 축 씰을 새것으로 교체한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /승강기/검사 {"승강기": "{lift}", "검사": "{insp}", "하중": {kg}}',
    slots: { lift: '1호기, 2호기, 화물용, 주방', insp: '=합격 / 불합격, 기한 초과', kg: '200..700', pin: '5..25' },
    tools: ['운행개시(승강기): 승강기를 운행한다', '운행중지(승강기): 승강기 운행을 멈춘다'],
    steps: `
      @insp 운행개시 승강기="{lift}" // failed "검사 결과가 {insp}이다" | 운행 시작 | 검사에 합격한 승강기이면 메시지에 나온 승강기를 운행한다. 합격하지 못했으면 실패로 처리한다.
      @insp 운행개시 승강기="{lift}" // 운행중지 승강기="{lift}" | 운행 또는 중지 | 검사에 합격했으면 승강기를 운행하고, 그렇지 않으면 운행을 멈춘다.
      운행중지 승강기="{lift}" | 운행 중지 | 9시부터 11시까지 승강로를 청소하므로 메시지의 승강기를 멈춘다. 검사 결과는 상관없다.
      gpio_write pin={pin} value=0 | 실내등 끄기 | 승강기 실내등은 {pin}번 핀에 있다. 하중과 관계없이 꺼도 되니 지금 끈다.
      notify message="{lift}: {kg}kg" | 하중 표시 | 승강기와 하중을 다음과 같이 이 컴퓨터에 알린다: {lift}: {kg}kg
      failed "잠금 조치 중이라 움직이면 안 된다" | 시운전 | 승강로에서 사람이 작업하는 동안 자물쇠로 잠가 두었다. 이 시운전은 수행하면 안 된다.
    `,
  },
];
