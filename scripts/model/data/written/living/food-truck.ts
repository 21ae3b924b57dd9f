import { choice, flag, made, maybe, names, whole, type Written } from '../table';

const dish = names('fish taco, corn dog, bulgogi bun, lemonade, churros, loaded fries', '핫도그, 불고기버거, 타코야키, 레모네이드, 츄러스, 떡꼬치');

export const foodTruck: readonly Written[] = [
  {
    tool: 'menu_state', about: ['Set whether a dish can be ordered', '메뉴 판매 상태'],
    takes: { dish, state: choice({ on: ['on sale|available', '판매 중'], sold_out: ['sold out|gone', '품절'], hidden: ['hidden|off the board', '숨김'] }) },
    en: `
      {dish}: {state}
      {dish} {state} from {clock}
      [state=sold_out] that was the last {dish}
      [state=on] new stock came, people can have {dish} again
      [state=hidden] take {dish} off the screen, we never make it at this market
      [state=sold_out] {any} people wanted {dish} and the box is empty
      [state=on] The fryer works again. {dish} may be ordered.
      the board should show {dish} as {state}
      [state=hidden] nobody is to see {dish} until {day}
      mark {dish} {state}, {not_dish} remains
      [state=sold_out] Price stays, but there is not one {dish} left for the {any} in the queue.
      [state=hidden] {dish} is a summer thing. Guests should not even read its name until {day}.
      [state=on] The delivery of {clock} brought what we lacked. {dish} may be sold.`,
    ko: `
      {dish} {state}
      {clock}부터 {dish} {state}
      [state=sold_out] 방금 나간 것이 마지막 {dish}
      [state=on] 재료 도착. {dish} 주문을 다시 걸어 주#
      [state=hidden] 이 장터에서는 안 파는 {dish:을} 화면에서 내리#
      [state=sold_out] {any}명이 {dish:을} 찾는데 재료가 떨어졌다
      [state=on] 튀김기 수리 완료. {dish} 주문을 열#
      {not_dish:은} 그대로, {dish} 상태를 {state:로} 바꾸#
      [state=hidden] {day}까지 {dish:은} 손님에게 보이지 않게 하#
      메뉴판 {dish} → {state}
      [state=sold_out] 값은 그대로. 줄 선 {any}명에게 줄 {dish:이} 하나도 없다
      [state=hidden] {dish:은} 여름 메뉴. {day}까지 이름도 보이지 않게 하#
      [state=on] {clock} 납품으로 재료가 왔다. {dish} 팔기 시작`,
    titles: ['Menu board; Sold out; Dish state', '메뉴 상태; 품절 표시; 메뉴판'],
  },
  {
    tool: 'price_change', about: ['Change the price of a dish', '메뉴 값을 바꾼다'],
    takes: { dish, won: made((dice) => String(dice.int(15, 120) * 100)) },
    en: `
      {dish} now costs {won}
      price of {dish}: {won}
      {won} for one {dish}
      flour is dearer since {day}, ask {won} for {dish}
      after {clock} everything must go, {dish} at {won}
      sell {dish} for {won} instead of what is on the board
      change {dish} to {won}, not {not_dish}
      {any} left over. Let {dish} go for {won}.
      put {won} next to {dish} on the board
      {dish} is neither sold out nor hidden, it is only too cheap. {won}, from {day}.`,
    ko: `
      {dish} {won}원
      {dish} 가격을 {won}원으로 하#
      밀가루값 인상, {dish:은} {won}원 받기
      {clock} 이후 마감 할인. {dish} {won}원
      {dish} {any}개 남음. {won}원에 내놓#
      {not_dish} 말고 {dish:을} {won}원으로 바꾸#
      메뉴판 {dish} 옆에 {won}원이라고 적#
      {day}부터 {dish} 한 개 {won}원 적용
      {won}원, {dish} 값 변경 바람
      품절도 아니고 숨길 것도 아니다. {dish:이} 너무 싸니 {day}부터 {won}원 받게 하#`,
    titles: ['Price; Change the price; Closing discount', '가격 변경; 마감 할인; 메뉴 값'],
  },
  {
    tool: 'queue_call', about: ['Call a waiting number to the hatch', '대기 번호를 부른다'],
    takes: { no: whole(1, 299), hatch: maybe(choice({ pay: ['pay|cashier', '계산대|결제'], pickup: ['pick-up|collection', '수령|픽업'] })) },
    en: `
      call {no}
      number {no} to the {hatch} hatch
      {no}, {hatch}
      {no} has waited {any} minutes, it is their turn
      show {no} on the display
      [hatch=pickup] food for {no} stands on the counter
      [hatch=pay] {no} has not paid yet, have them come
      ask {no} to come forward, {not_no} can wait
      At {clock} the {who} came for {no}; call it.
      next at {hatch}: {no}
      [hatch=pickup] Their {any} skewers get cold. {no}, come and take them!
      [hatch=pay] The card of {no} did not go through, call them back to the money side.`,
    ko: `
      {no}번 호출
      {no}번 손님을 {hatch} 창구로 부르게 하#
      {no}번, {hatch}
      {no}번은 {any}분이나 기다렸다. 차례 알림
      전광판에 {no:을} 띄우#
      [hatch=pickup] {no}번 음식이 나왔으니 가져가게 하#
      [hatch=pay] {no}번은 아직 돈을 안 냈다. 오시게 하#
      {not_no}번은 잠시 대기, {no}번 먼저 불러 주#
      {hatch} 다음 번호 {no}
      {no}번 고객님 안내 바람
      [hatch=pickup] 꼬치 {any}개가 식는다. {no}번 받아 가시게 하#
      [hatch=pay] {no}번 카드 결제가 안 됐다. 돈 내는 쪽으로 다시 오시게 하#`,
    titles: ['Call a number; Next guest; Queue', '번호 호출; 다음 손님; 대기 호출'],
  },
  {
    tool: 'genset_load', about: ['Start or stop the generator of the truck', '푸드트럭 발전기'],
    takes: { state: choice({ run: ['running', '가동'], stop: ['stopped', '정지'] }), eco: maybe(flag(['eco', '절전'], ['full power', '전출력'])) },
    en: `
      [state=run] start the generator
      [state=stop] kill the generator, we are on shore power
      [state=run,eco=true] run it quietly, only the fridge hangs on it
      [state=run,eco=false] Both fryers at once, {any} orders: generator with all it has.
      [state=stop] neighbours want to sleep after {clock}. No engine.
      [state=run,eco=true] let the set idle in eco until the queue forms
      [state=stop] before refuelling it has to stand still for {any} minutes
      [state=run,eco=false] generator on, no eco
      the generator is to be {state} for the {who}
      [state=run] market has no socket for us, so make our own current`,
    ko: `
      [state=run] 발전기를 켜#
      [state=stop] 외부 전원을 물렸으니 발전기를 끄#
      [state=run,eco=true] 냉장고만 쓴다. 발전기를 조용히 돌리#
      [state=run,eco=false] 튀김기 두 대 동시 사용, 주문 {any}건. 발전기 최대로
      [state=stop] {clock} 이후 소음 민원. 엔진을 세우#
      [state=run,eco=true] 손님이 올 때까지 발전기 절전 운전
      [state=stop] 주유 전 {any}분은 식혀야 하니 발전기 정지
      [state=run,eco=false] 발전기 가동, 절전 해제
      {who} 도착 시 발전기 {state} 상태일 것
      [state=run] 장터에 콘센트가 없다. 우리 전기를 만들어 쓰#`,
    titles: ['Generator; Own current; Engine', '발전기; 발전기 가동; 엔진'],
  },
];
