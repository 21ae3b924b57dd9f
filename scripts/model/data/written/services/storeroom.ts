import { code, counted } from '../industry/slots';
import { choice, maybe, names, whole, type Slot, type Written } from '../table';

const sku = code('SKU-####, 40-1##, BRG-62##, HX-##, FLT/##, K-####');
const bin = code('A#-0#, R##-#, B-1#-#, mez-#, F0#');
const pieces = counted(1, 200, ['piece', 'pieces'], '개');
/** A difference: more, or less. */
const change = (words: { readonly more: readonly [readonly string[], readonly string[]]; readonly less: readonly [readonly string[], readonly string[]] }): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const amount = dice.int(1, 90);
    const more = dice.chance(0.5);
    const said = dice.pick((more ? words.more : words.less)[language === 'ko' ? 1 : 0]).replace('#', String(amount));
    return { value: more ? amount : -amount, words: said };
  },
});

export const storeroom: readonly Written[] = [
  {
    tool: 'goods_receive', about: ['Book arrived goods into a bin', '입고품을 칸에 등록한다'],
    takes: { sku, qty: pieces, bin, po: maybe(code('PO-#####, PO/##, B##-26')) },
    en: `
      {qty} of {sku} have arrived, into {bin}
      receive {sku}, {qty}, bin {bin}
      book {qty} of {sku} into {bin}, order {po}
      {bin}: {qty} of {sku} come in
      the lorry brought {sku}: {qty}; they lie in {bin}
      goods in, {po}, {sku}, {qty} → {bin}
      we got {qty} of {sku} for {po} and laid them into {bin}
      {sku} delivered, {qty}, shelf {bin}; {any} more follow on {day}
      into {bin} go {qty} of {sku}
      arrived at {clock}: {sku}. Count {qty}. Place {bin}. Order {po}.
      The note says {any}, the box held {qty}. Enter what was in it, article {sku}, bin {bin}.
      enter receipt of {qty}, article {sku}, place {bin}, no order number
      {not_sku} comes next week. Today it is {sku}, {qty}, and the place is {bin}.
      The {who} counted {qty} of {sku} twice and laid them into {bin}; {po} is the order. Book it.
      {po}: {qty} of {sku} are here, {bin} took them in`,
    ko: `
      {sku} {qty} 입고, 칸은 {bin}
      {sku} {qty:을} {bin}에 넣고 입고 등록하#
      {po} 건으로 {sku} {qty} 도착. {bin}에 두#
      {bin}: {sku} {qty} 들어옴
      트럭이 {sku:을} {qty} 싣고 왔다. {bin} 칸으로 입고 처리하#
      입고: 발주 {po}, 품번 {sku}, {qty}, 위치 {bin}
      송장에는 {any}개라고 했지만 상자에는 {qty}. 실제대로 {sku} {bin} 입고
      {clock} 도착 {sku}, {qty}, {bin}. 발주 번호 없음
      {sku} 입고 요망: {qty}, {bin} 칸
      {not_sku:은} 다음 주에 온다. 오늘 온 건 {sku} {qty}, 자리는 {bin}. 입고하#
      {who:이} {sku:을} 두 번 세었다. {qty}, {bin}에 두었다. 발주 {po}. 입고 등록
      {po}: {sku} {qty} 들어와 {bin}에 넣음
      {sku} 새로 {qty} 도착, {bin:로} 입고 처리
      {bin}에 {sku} {qty} 받아 놓았다. 입고 잡아 두#`,
    titles: ['Goods in; Delivery arrived', '입고; 물품 도착'],
  },
  {
    tool: 'goods_issue', about: ['Take goods out of a bin for somebody', '칸에서 물건을 내준다'],
    takes: { sku, qty: pieces, bin, to: names('line 2, repair shop, night crew, customer desk, Bay 7, Olsen', '2라인, 수리실, 야간조, 고객 창구, 7번 작업장, 정 기사') },
    en: `
      issue {qty} of {sku} from {bin} to {to}
      {to} takes {qty} of {sku} out of {bin}
      {sku}: {qty} from {bin} for {to}
      {to} needs {sku}, {qty}, they lie in {bin}
      out of {bin}, {qty} of {sku}, receiver {to}
      hand {to} {qty} of {sku} (bin {bin})
      book out {sku}, {qty}, {bin}, {to}
      {bin} gives {qty} of {sku} to {to}
      goods out: {to} gets {sku} × {qty} off {bin}
      {to} asked for {any} but {bin} has less. Issue {qty} of {sku}.
      {qty} of {sku} leave {bin} with {to} at {clock}
      {bin} holds 80 of {sku}; {to} gets {qty} of them, the rest is for {any} other people
      at {clock} somebody from {to} stands at the counter and wants {qty} of {sku}; they are in {bin}
      not moved, given away: {qty} of {sku}, out of {bin}, to {to}
      {to} repairs today. {sku}, {qty}, from the shelf {bin}.`,
    ko: `
      {bin}에서 {sku} {qty:을} {to}에 내주#
      {to:이} {bin}의 {sku:을} {qty} 가져간다
      {sku} {qty}, {bin} → {to} 출고
      {to}에 {sku:이} {qty} 필요하다. {bin}에 있으니 내주#
      출고 등록: 품번 {sku}, {qty}, 칸 {bin}, 받는 곳 {to}
      {to:이} {any}개를 달라지만 {bin}에 모자란다. {sku} {qty}만 출고하#
      {clock} {to} 불출: {sku} {qty}, 위치 {bin}
      {bin} 칸 {sku:을} {to} 앞으로 {qty} 불출하#
      {bin}에 {sku:이} 80개 있다. {to}에 {qty} 주고 나머지는 둔다. 출고하#
      {clock}에 {to}에서 와서 {sku} {qty:을} 찾는다. {bin}에 있으니 내주#
      옮기는 게 아니라 내주는 것: {bin}의 {sku} {qty}, {to}
      {to:이} 오늘 수리한다. {bin} 선반에서 {sku} {qty} 출고
      {sku} {qty} 불출, 출처 {bin}, 수령 {to}
      {to} 청구분 {sku} {qty}, {bin} 칸에서 출고`,
    titles: ['Goods out; Issue parts', '출고; 불출'],
  },
  {
    tool: 'goods_shift', about: ['Move goods from one bin to another', '한 칸에서 다른 칸으로 옮긴다'],
    takes: { sku, qty: pieces, from_bin: bin, to_bin: bin },
    en: `
      move {qty} of {sku} from {from_bin} to {to_bin}
      {sku}: {qty}, {from_bin} → {to_bin}
      {to_bin} gets {qty} of {sku} out of {from_bin}
      from {from_bin} into {to_bin} with {qty} of {sku}
      fetch {qty} of {sku} in {from_bin} and lay them into {to_bin}
      into {to_bin}, coming from {from_bin}, {sku}, {qty}
      {from_bin} is too damp for {sku}; {qty} belong in {to_bin}
      {to_bin} is empty, {from_bin} overflows. Shift {sku}, {qty}.
      rearrange: article {sku}, {qty}, old place {from_bin}, new place {to_bin}
      new place {to_bin}, old place {from_bin}, {qty} of {sku}
      {any} lie in {from_bin}; {qty} of that {sku} go over to {to_bin}
      {not_from_bin} stays full. Only what lies in {from_bin} moves: {sku}, {qty}, into {to_bin}.
      nobody receives it and nobody gets it, {qty} of {sku} just change from {from_bin} to {to_bin}
      before the shelf {from_bin} is taken down: {sku}, all {qty}, over to {to_bin}`,
    ko: `
      {sku} {qty:을} {from_bin}에서 {to_bin:로} 옮기#
      {from_bin} → {to_bin}, {sku} {qty}
      {to_bin}에 {from_bin}의 {sku:을} {qty} 가져다 두#
      {from_bin:은} 습하다. {sku} {qty:은} {to_bin:로} 이동하#
      {to_bin:이} 비고 {from_bin:이} 넘친다. {sku} {qty} 옮길 것
      새 위치 {to_bin}, 옛 위치 {from_bin}, 품번 {sku}, {qty}
      위치 이동: 품번 {sku}, {qty}, 원래 {from_bin}, 이제 {to_bin}
      {from_bin}에 {any}개 있다. 그중 {sku} {qty:을} {to_bin:로} 넘기#
      {not_from_bin:은} 그대로. {from_bin}에 있는 {sku} {qty}만 {to_bin:로} 옮기#
      들어온 것도 나간 것도 아니다. {sku} {qty:이} {from_bin}에서 {to_bin:로} 자리만 바뀐다
      선반 {from_bin:을} 헐기 전에 {sku} {qty:을} {to_bin:로} 이동
      {to_bin:로} 갈 것: {sku} {qty}. 지금은 {from_bin}
      {from_bin} 비우기. {sku} {qty}, 새 자리 {to_bin}`,
    titles: ['Move the goods; Another bin', '위치 이동; 칸 옮기기'],
  },
  {
    tool: 'count_correct', about: ['Change the count of an article by a difference', '재고 수량을 증감한다'],
    takes: { sku, delta: change({ more: [['add #', 'put # on', '# more', 'plus #'], ['# 더함', '#개 늘림', '플러스 #']], less: [['take # away', 'subtract #', '# fewer', 'minus #'], ['# 뺌', '#개 줄임', '마이너스 #']] }), bin: maybe(bin) },
    en: `
      count of {sku}: {delta}
      {sku}, {delta}
      correct {sku} in {bin}: {delta}
      the count was wrong, {sku}: {delta}
      for {sku} in the bin {bin}: {delta}
      stock correction after the count on {day}, article {sku}: {delta}
      {bin} / {sku} / {delta}
      The {who} counted twice. The correction for {sku}: {delta}.
      {sku}: {delta}, found while sweeping
      inventory says {any}; difference for {sku} is this: {delta}
      {not_sku} was right to the last piece. Not so {sku}: {delta}.
      Of {any} boxes one was empty, hence for {sku} at {bin}: {delta}
      after the flood in the cellar the books need this for {sku}: {delta}
      stock of {sku}, {delta}, nothing moved`,
    ko: `
      {sku} 수량: {delta}
      {sku}, {delta}
      {bin}의 {sku} 정정: {delta}
      수량이 틀렸다. {sku}: {delta}
      {bin} / {sku} / {delta}
      {day} 실사 결과 정정, 품번 {sku}: {delta}
      {who:이} 두 번 셌다. {sku} 정정은 {delta}
      장부는 {any}개. {sku} 차이는 다음과 같음: {delta}
      {not_sku:은} 딱 맞았다. {sku:은} 아니다: {delta}
      상자 {any}개 중 하나가 비었다. {bin}의 {sku:을} 이렇게 고치#: {delta}
      지하 침수 뒤 {sku} 장부 정정: {delta}
      {sku} 재고 {delta}. 이동은 없었음
      실사 차이 {sku}: {delta}
      {bin} 칸 {sku} 재고 조정: {delta}`,
    titles: ['Correct the count; Stock difference', '수량 정정; 재고 차이'],
  },
  {
    tool: 'goods_reserve', about: ['Keep goods back for an order', '주문용으로 재고를 잡아 둔다'],
    takes: { sku, qty: pieces, so: code('SO-####, SO/##, ORD#####') },
    en: `
      reserve {qty} of {sku} for {so}
      {so}: hold {qty} of {sku}
      keep {qty} of {sku} back, order {so}
      {sku}, {qty}, may go to nobody but {so}
      {so} needs {sku}; set {qty} aside
      of the {any} in stock, {qty} of {sku} belong to {so} now
      block {qty} of {sku} for order {so}
      put a claim of {so} on {sku}, {qty}
      {qty} × {sku} reserved → {so}
      the customer of {so} paid at {clock}, so lay {qty} of {sku} aside
      {not_so} has what it needs. {so} lacks {sku}; lay {qty} by.
      nothing leaves the shelf yet, but {qty} of {sku} are promised to {so}
      first come, first served, and {so} came first at {clock}: {sku}, {qty}`,
    ko: `
      {so:로} {sku} {qty:을} 잡아 두#
      {so}: {sku} {qty} 예약
      {sku} {qty:은} {so} 말고 아무에게도 주지 말 것
      {so}에 {sku:이} 필요하다. {qty} 따로 두#
      재고 {any}개 가운데 {sku} {qty:은} {so} 몫
      {so} 손님이 {clock}에 입금했다. {sku} {qty:을} 빼 두#
      주문 {so}, 품번 {sku}, {qty} 확보하#
      {sku} {qty} 예약 → {so}
      {not_so:은} 다 챙겼다. {so}에 {sku:이} 모자라니 {qty} 따로 잡아 두#
      아직 나가지는 않지만 {sku} {qty:은} {so}에 약속된 것이다
      {clock}에 먼저 온 {so} 몫으로 {sku} {qty} 묶어 두#
      {so} 예약분: {sku} {qty}
      {sku} {qty:을} {so} 이름으로 잡기`,
    titles: ['Reserve the goods; Set aside', '재고 예약; 따로 두기'],
  },
  {
    tool: 'goods_unreserve', about: ['Give up what was kept back for an order', '주문용으로 잡아 둔 재고를 푼다'],
    takes: { sku, so: code('SO-####, SO/##, ORD#####') },
    en: `
      give up the {sku} of {so}
      {so} no longer needs {sku}, set it free
      release {sku} from {so}
      free the {sku} kept for {so}
      {so} was cancelled on {day}; its {sku} may be sold to others
      the reservation of {sku} for {so} is over
      {sku}: no claim by {so} any more
      unreserve {sku}, order {so}, keep the one for {not_so}
      {so} takes another colour, so its {sku} returns to free stock
      lift the hold of {so} on {sku}
      {so} paid nothing in {any} days. What it claimed of {sku} is free for anyone.
      {not_sku} stays promised to {so}, {sku} does not
      nobody gets it, nobody moves it, only the promise of {sku} to {so} ends`,
    ko: `
      {so:로} 잡아 둔 {sku:을} 풀#
      {so:은} {sku:이} 필요 없다. 예약을 풀#
      {so} {sku} 예약 해제
      {so} 주문이 {day}에 취소됐다. {sku:을} 다른 손님에게 팔 수 있게 하#
      {not_so} 예약은 두고 {so}의 {sku}만 풀어 줄 것
      {so:이} 다른 색을 고른다. {sku:은} 자유 재고로 돌리#
      {sku} / {so} 예약 취소
      {so:이} {any}일째 돈을 안 낸다. 잡아 둔 {sku:을} 아무나 쓰게 풀#
      {so}에 {not_sku:은} 두고 {sku} 예약만 놓아 주#
      {so} 몫으로 묶인 {sku:을} 해제할 것
      {sku:을} 기다리던 {so} 주문이 없어졌다. 묶은 것을 풀#
      {so} 예약 품목 {sku} 해제
      {so} 앞으로 묶은 {sku} 해제
      {sku:은} {so} 것이 아니다. 풀어 두#`,
    titles: ['Release the reservation; Free stock', '예약 해제; 재고 풀기'],
  },
  {
    tool: 'reorder_at', about: ['At which stock how many are ordered again', '재고가 얼마일 때 몇 개를 다시 주문할지 정한다'],
    takes: { sku, at_stock: whole(1, 60), order_qty: whole(61, 500) },
    en: `
      {sku}: at {at_stock} left, order {order_qty}
      order {order_qty} of {sku} once only {at_stock} are there
      when {sku} falls to {at_stock}, {order_qty} new ones
      reorder point of {sku} {at_stock}, lot {order_qty}
      lot size {order_qty}, reorder point {at_stock}, article {sku}
      {order_qty} at a time for {sku}, trigger {at_stock}
      down to {at_stock} we are calm about {sku}; then {order_qty} are bought
      {sku} takes {any} days to come, so set the trigger to {at_stock} and the lot to {order_qty}
      never wait until {sku} is gone: {at_stock} is the bell, {order_qty} the order
      {not_sku} runs out once a year, {sku} every {any} days. For the latter: below {at_stock} buy {order_qty}.
      the supplier sells in boxes of {order_qty}; ring him when {sku} is at {at_stock}
      {sku}, trigger {at_stock}, quantity {order_qty}; the {who} agrees
      {order_qty} pieces at each order, and one is placed at {at_stock}: article {sku}`,
    ko: `
      {sku}: {at_stock}개 남으면 {order_qty}개 주문
      {sku:이} {at_stock}개로 줄면 {order_qty}개 새로 시키#
      {sku} 재주문점 {at_stock}, 주문량 {order_qty}
      주문량 {order_qty}, 재주문점 {at_stock}, 품번 {sku}
      {sku:은} 오는 데 {any}일 걸린다. 기준 {at_stock}개, 한 번에 {order_qty}개로 정하#
      한 번에 {order_qty}개씩, 기준은 {at_stock}개. {sku}
      {at_stock}개까지는 괜찮다. 그 밑이면 {sku} {order_qty}개 발주
      공급처는 {order_qty}개들이로 판다. {sku:이} {at_stock}개가 되면 부르게 설정하#
      {sku}: 기준 {at_stock}, 수량 {order_qty}. {who} 동의함
      {not_sku:은} 1년에 한 번, {sku:은} {any}일마다 떨어진다. {sku} {at_stock}개에 {order_qty}개 주문으로 정하#
      주문할 때마다 {order_qty}개, 주문하는 때는 {at_stock}개 남았을 때: {sku}
      {sku:은} {at_stock}개가 종, {order_qty}개가 주문량
      {sku} 자동 발주: {at_stock}개 이하, {order_qty}개
      {at_stock}개 남으면 {order_qty}개 사기, {sku}`,
    titles: ['Reorder point; When to order', '재주문점; 발주 기준'],
  },
  {
    tool: 'lot_block', about: ['Block or free a lot for sale', '로트 판매를 막거나 푼다'],
    takes: { lot: code('L26-###, LOT####, B##A, 26#-##'), blocked: choice({ 차단: ['blocked', '차단'], 해제: ['free', '해제'] }) },
    en: `
      lot {lot}: {blocked}
      [blocked=차단] sell nothing of {lot} until the laboratory has spoken
      [blocked=해제] the laboratory found nothing in {lot}, it may be sold
      [blocked=차단] glass in a jar of {lot}; not one more leaves the house
      [blocked=해제] {lot} passed, let it go
      {lot} is {blocked} from now on
      [blocked=차단] keep {lot} back
      [blocked=해제] lift what holds {lot}
      [blocked=차단] {any} customers reported {lot} since {day}. Stop selling it.
      [blocked=해제] {lot} was held for {any} days for nothing, out with it; {not_lot} stays where it is
      [blocked=차단] {lot} smells of soap, {not_lot} does not. The former stays in the house.
      [blocked=해제] three samples of {lot}, three times good; customers may have it
      [blocked=차단] {lot} until the label is right: not for sale
      [blocked=해제] The label of {lot} was corrected at {clock}. Sell.`,
    ko: `
      {lot} 로트 {blocked}
      [blocked=차단] 검사실 결과가 나올 때까지 {lot:은} 팔지 못하게 하#
      [blocked=해제] 검사에서 아무것도 안 나왔다. {lot} 판매를 풀#
      [blocked=차단] {lot} 병에서 유리가 나왔다. 한 병도 나가지 않게 하#
      [blocked=해제] {lot} 합격, 내보내#
      [blocked=차단] {day}부터 {lot} 신고 {any}건. 판매를 막#
      [blocked=해제] {not_lot:은} 두고 {lot:은} 다시 팔게 하#
      {lot}: {blocked} 상태로 둘 것
      [blocked=차단] {lot} 묶어 두#
      [blocked=해제] 묶어 둔 {lot:을} 놓아 주#
      [blocked=차단] {lot}에서 비누 냄새가 난다. {not_lot:은} 괜찮다. 앞엣것은 내보내지 말 것
      [blocked=해제] {lot} 시료 세 개 모두 양호. 손님에게 팔아도 된다
      [blocked=차단] 라벨이 바로잡힐 때까지 {lot:은} 비매
      [blocked=해제] {clock}에 {lot} 라벨을 고쳤다. 판매 재개`,
    titles: ['Block the lot; Lot for sale', '로트 차단; 판매 보류'],
  },
  {
    tool: 'stock_of', about: ['How many of an article are there', '품목 재고를 조회한다'],
    takes: { sku, bin: maybe(bin) }, reads: true, result: '{any}',
    en: `
      how many {sku} are left?
      stock of {sku} in {bin}
      look up {sku}
      {sku}: count, please, only in {bin}
      see whether there is still {sku}
      before anything is ordered: how much {sku} do we have
      {bin}, how many of {sku}?
      The customer wants {any} of {sku}. Check what is there.
      read off the stock of {sku} at the place {bin}, change nothing
      nothing in, nothing out, only look: how many {sku} lie in {bin}
      {not_sku} we have plenty of. And {sku}?
      Line 2 wants {any} at {clock}. Are there that many of {sku}?
      tell me the number of {sku}`,
    ko: `
      {sku} 재고가 몇 개인지 보#
      {bin}에 {sku:이} 몇 개 있는지 조회하#
      {sku} 재고 확인
      {bin} 칸 {sku} 수량 확인
      손님이 {sku} {any}개를 원한다. 얼마나 있는지 알아보#
      주문 전에 {sku} 재고부터 확인하#
      {sku}, {bin} 칸만 수량 조회. 고치지는 말 것
      들이지도 내지도 말고 {bin}에 {sku:이} 몇 개인지만 보#
      {not_sku:은} 넉넉하다. {sku:은} 얼마나 있는지 조회하#
      {clock}에 2라인에서 {any}개를 찾는다. {sku:이} 그만큼 있는지 확인하#
      {sku} 남은 수량 알아보#
      {bin} 칸의 {sku} 현재고
      {sku:이} 얼마나 있나 보고 오기
      {bin} {sku} 개수 세어 본 값 조회하#`,
    titles: ['Stock; How many are left', '재고 조회; 수량 확인'],
  },
];
