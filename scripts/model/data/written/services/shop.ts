import { flag, made, maybe, moment, names, tenths, whole, type Written } from '../table';

const orders = made((dice) => dice.pick([`#${String(dice.int(10_000, 99_999))}`, `ORD-${String(dice.int(1000, 9999))}`, `W${String(dice.int(100_000, 999_999))}`]));
const skus = names('MUG-BLUE-L, TEE-0412-S, LAMP-7, OAK-STOOL, SOAP-LAV-3, BAG-JUTE');

export const shop: readonly Written[] = [
  {
    tool: 'order_refund', about: ['Pay money back for an order', '주문 금액을 환불한다'],
    takes: { order: orders, amount: tenths(2, 400), restock: maybe(flag()) },
    en: `
      refund {amount} euros on {order}
      {order}: {amount} back to the customer
      give the buyer of {order} {amount} back
      [restock=true] {order} came back unopened; {amount} refund, goods into stock
      [restock=false] the mug of {order} arrived in pieces, {amount} back, nothing returns to the shelf
      The customer of {order} paid {any} euros too much last time too. This time {amount} go back.
      {amount} for {order}, as agreed on {day}
      pay {amount} back ({order})
      [restock=true] take the goods of {order} into stock again and return {amount}
      credit {order} with {amount}
      [restock=false] {order} was eaten by the dog, money back {amount}, no goods to expect
      [restock=true] wrong size in {order}: the shirt comes back into the shelf, {amount} to the customer`,
    ko: `
      {order} {amount}유로 환불하#
      {order}: 고객에게 {amount} 돌려줌
      {order} 구매자에게 {amount}유로를 돌려주#
      [restock=true] {order} 미개봉 반품. {amount} 환불하고 재고로 넣#
      [restock=false] {order} 컵이 깨져서 왔다. {amount} 환불, 재고로 돌리지 말 것
      지난번에도 {any}유로 더 냈던 고객이다. 이번 {order:은} {amount}유로 환불
      {day}에 약속한 대로 {order}에 {amount} 환급
      {amount}유로, {order}, 환불 처리 바람
      [restock=true] {order} 물건은 다시 판매. 금액 {amount:은} 돌려주#
      [restock=false] {order} 상품은 개가 먹었다. {amount} 환불, 들어올 물건 없음
      [restock=true] {order} 사이즈 착오. 셔츠는 선반으로, 고객에게는 {amount} 환불`,
    titles: ['Refund; Money back', '환불; 환불 처리'],
  },
  {
    tool: 'orderHold', about: ['Stop an order from shipping, or let it go', '주문 출고를 막거나 푼다'],
    takes: { order: orders, hold: flag(['hold', '보류'], ['release', '해제']) },
    en: `
      [hold=true] {order} does not leave the house
      [hold=false] {order} may ship
      {order}: {hold}
      [hold=true] the address of {order} looks invented, keep the parcel back
      [hold=false] bank says the payment of {order} is good, let it go
      [hold=true] pin {order} down until {day}
      [hold=false] customer answered after {any} hours; {order} free
      [hold=true] Something smells about {order}. Nothing goes out.
      [hold=false] take the hold off {order}
      [hold=true] stop {order}, {not_order} can be packed
      [hold=true] {order} was paid with a stolen card, so it stays here
      [hold=false] {order} was stopped for nothing, forward with it
      [hold=true] sit on {order} until the phone call at {clock}
      [hold=false] colour confirmed for {order}; out of the door`,
    ko: `
      [hold=true] {order} 출고를 막#
      [hold=false] {order} 이제 보내도 된다. 풀#
      {order} {hold}
      [hold=true] {order} 주소가 수상하다. 물건을 붙들어 두#
      [hold=false] {order} 입금 확인. 출고 허용
      [hold=true] {day}까지 {order:은} 내보내지 않는다
      [hold=false] 고객 답이 {any}시간 만에 왔다. {order} 보류를 내리#
      [hold=true] {not_order:은} 포장해도 되지만 {order:은} 세우#
      [hold=false] {order}에 걸린 출고 정지 해제하#
      [hold=true] {order} 도난 카드 결제. 창고에 묶어 두#
      [hold=false] {order:은} 괜히 세웠다. 내보내#
      [hold=true] {clock} 통화 전까지 {order:은} 잡아 둔다
      [hold=false] {order} 색상 확인 끝. 발송 진행`,
    titles: ['Hold the order; Order on hold or free; Shipping stop', '출고 보류; 주문 보류'],
  },
  {
    tool: 'price.set', about: ['Set the price of an article', '상품 가격을 정한다'],
    takes: { sku: skus, price: tenths(2, 180), old_price: maybe(tenths(181, 300)) },
    en: `
      {sku} costs {price} from now on
      price of {sku}: {price}
      {sku} down to {price}, struck-through {old_price}
      sell {sku} at {price}
      Show {old_price} crossed out and {price} as the price of {sku}.
      {any} pieces of {sku} are left over from {day}. {price} each.
      {sku} instead of {old_price} only {price}
      put {price} on {sku}, {not_sku} keeps its price
      mark {sku} at {price} euros`,
    ko: `
      {sku} 가격 {price}
      {sku:을} {price}유로로 바꾸#
      {sku} 판매가 {price}, 취소선 정가 {old_price}
      {day} 재고 {any}개가 남은 {sku}, 개당 {price}유로로 팔게 하#
      {old_price}에서 {price:로} {sku} 인하 표시하#
      {not_sku:은} 그대로, {sku}만 {price}유로로 하#
      {sku}: {old_price} → {price}
      이제 {sku:은} {price}유로다. 반영하#`,
    titles: ['Price; New price', '가격 변경; 가격'],
  },
  {
    tool: 'stock_adjust', about: ['Correct the stock of an article by a difference', '재고를 증감한다'],
    takes: { sku: skus, delta: whole(-60, 60), bin: maybe(names('A-04, A-11, B-02, C-19')) },
    en: `
      stock of {sku} by {delta}
      {sku} {delta}, bin {bin}
      change the count of {sku} in {bin} by {delta}
      [delta=-1] one {sku} fell off the ladder
      [delta=-3] three pieces of {sku} were stolen on {day}, take them off
      [delta=2] two {sku} turned up behind shelf {any}
      [delta=-12] A dozen {sku} in {bin} got wet and cannot be sold.
      adjustment {sku}: {delta}
      the inventory of {sku} is off; correct it by {delta}
      [delta=1] we counted one {sku} more in {bin} than the book has`,
    ko: `
      {sku} 재고 {delta}
      {bin} {sku} 수량을 {delta}만큼 조정하#
      {sku} {delta}, 위치 {bin}
      [delta=-1] {sku} 하나가 떨어져 깨졌다. 수량에서 빼#
      [delta=-3] {day}에 {sku} 세 개를 도난당했다. 수량 정정하#
      [delta=2] {any}번 선반 뒤에서 {sku} 두 개가 나왔다. 반영하#
      [delta=-12] {bin}의 {sku} 한 다스가 젖어서 못 판다
      재고 조정: {sku} / {delta}
      [delta=1] {bin}에서 세어 보니 {sku:이} 장부보다 하나 많다`,
    titles: ['Stock correction; Count', '재고 조정; 수량 정정'],
  },
  {
    tool: 'sale_schedule', about: ['Begin and end a sale at given times', '할인 기간을 정한다'],
    takes: { code: names('SPRING10, LAMPS25, VIP-NIGHT, BYE2026'), begins: moment(), ends: moment() },
    en: `
      {code} from {begins} to {ends}
      let {code} run from {begins} until {ends}
      {code} ends {ends} and begins {begins}
      code {code}: valid {begins} – {ends}
      the end of {code} is {ends}, the beginning {begins}
      Customers may use {code} starting {begins}; over at {ends}.
      until {ends} {code} is good, but not before {begins}
      sale {code}, on {begins}, off {ends}, {any} % as printed`,
    ko: `
      {code} {begins}부터 {ends}까지
      {code} 코드를 {begins}에 시작해 {ends}에 끝내#
      종료 {ends}, 시작 {begins}, 코드 {code}
      {ends}까지 {code} 유효. 단 {begins} 이전에는 안 됨
      {code}: 시작 {begins} / 종료 {ends}
      고객은 {begins}부터 {code:을} 쓸 수 있고 {ends}에 마감한다
      {code} 행사 기간 등록: {begins} ~ {ends}`,
    titles: ['Sale; Sale dates; Discount period', '할인 기간; 행사 기간'],
  },
  {
    tool: 'oldest_open_order', about: ['Oldest open order for an article', '상품의 가장 오래된 미처리 주문'],
    takes: { sku: skus }, reads: true, result: 'W{any}0417',
    en: `
      who waits longest for {sku}?
      oldest open order with {sku}
      {sku}: which order is first in line
      find the order that has hung on {sku} since {day}
      {any} orders want {sku}, look up the first of them`,
    ko: `
      {sku} 주문 중 제일 오래된 것을 찾#
      {sku} 최장 대기 주문 조회
      {day}부터 밀린 {sku} 주문 번호를 보#
      {sku} 기다리는 {any}건 중 맨 앞 확인`,
    titles: ['Oldest order; Who waits longest?', '오래된 주문; 미처리 주문'],
  },
];
