import { code, counted, texts } from '../industry/slots';
import { choice, date, maybe, names, whole, type Written } from '../table';

const po = code('PO-####, B26-###, 45######, OR/###');
const supplier = names('Brenner AG, Oak & Iron, Sunpack, Delta Valves, Molkerei Nord, vendor 77, Kaya Ltd', '대한밸브, 선팩, 북부유업, 거래처 77, 참나무철물, 가야상사, 미래포장');
const item = names('hose 19 mm, filter bags, pallet wrap, yeast T-58, safety gloves, fuse 10 A, cardboard 40x30', '호스 19mm, 필터백, 랩, 효모 T-58, 안전장갑, 퓨즈 10A, 상자 40x30');

export const buying: readonly Written[] = [
  {
    tool: 'po.draft', about: ['Draft a purchase order', '발주서를 만든다'],
    takes: { supplier, item, qty: counted(2, 400, ['piece', 'pieces'], '개'), by: maybe(date()) },
    en: `
      order {qty} of {item} from {supplier}
      {supplier}: {item}, {qty}, by {by}
      draft an order to {supplier} over {qty} of {item}
      {item}, {qty}, at {supplier}, here by {by}
      we need {qty} of {item}; {supplier} has them
      {supplier} is to send {qty} of {item} until {by}
      write an order: {item} × {qty}, {supplier}, no date
      {any} are left of {item}. {supplier} shall get an order for {qty}.
      {not_supplier} is too dear. {qty} of {item} from {supplier}.
      have {supplier} deliver {item}, {qty}, at the latest {by}
      by {by} we want {qty} of {item} from {supplier}
      The {who} asks for {item} since {day}. {qty}, {supplier}.
      {not_item} comes by itself each month, {item} does not. Have {supplier} send {qty}.
      before the frost, {by}, {qty} of {item} should lie here; {supplier} sells them
      new sheet: {supplier} / {item} / {qty}`,
    ko: `
      {supplier}에 {item} {qty} 발주서를 만들#
      {supplier}: {item} {qty}, {by}까지
      {item} {qty:을} {supplier}에서 사기로 함
      {by}까지 {supplier:이} {item} {qty:을} 보내게 발주하#
      {item:이} {any}개 남았다. {supplier}에 {qty} 주문하#
      {not_supplier:은} 비싸다. {supplier}에 {item} {qty}
      {day}부터 {who:이} {item:을} 찾는다. {supplier}, {qty} 발주
      발주: {item}, {qty}, 거래처 {supplier}, 납기 없음
      납기 {by}, {supplier}, {item} {qty}
      {not_item:은} 매달 알아서 오고 {item:은} 아니다. {supplier}에 {qty} 시키#
      서리 전 {by}까지 {item} {qty:이} 있어야 한다. {supplier} 발주
      새 발주서: {supplier} / {item} / {qty}
      {supplier}에서 {item} {qty} 구입 요청서 작성하#`,
    titles: ['Draft the order; Buy', '발주서 작성; 발주'],
  },
  {
    tool: 'po.sign', about: ['Approve a purchase order', '발주를 승인한다'],
    takes: { po },
    en: `
      approve {po}
      {po} may go out to the supplier
      {po} is fine, sign it
      yes to {po}
      the money for {po} is there, let it pass
      {po} was checked by the {who} at {clock}; approve
      sign {po}, leave {not_po} unsigned
      {any} orders on the desk; {po} is the one we want
      no reason to wait with {po}
      give {po} the green light
      {not_po} has the wrong size, {po} the right one: this one may be bought
      {po} is under the limit of 500, nothing speaks against it
      the boss nodded at {po} on {day}
      put your name under {po}`,
    ko: `
      {po:을} 승인하#
      {po} 공급사로 보내도 된다
      {po} 문제없다. 결재하#
      {po} 예산이 있다. 통과
      {clock}에 {who:이} {po:을} 확인했다. 승인
      {not_po:은} 두고 {po}만 결재하#
      책상에 {any}건. 우리가 원하는 건 {po:이}다. 승인할 것
      {po}에 초록불을 켜 주#
      {po} 결재 완료 처리
      {not_po:은} 규격이 틀렸고 {po:은} 맞다. 이건 사도 된다
      {po:은} 한도 500 아래다. 문제없으니 승인하#
      {day}에 사장이 {po:을} 보고 끄덕였다. 결재할 것
      {po} 밑에 서명하#`,
    titles: ['Approve the order', '발주 승인; 결재'],
  },
  {
    tool: 'po.refuse', about: ['Refuse a purchase order, with the reason', '사유를 적어 발주를 반려한다'],
    takes: { po, reason: texts(`
      too dear, Kaya asks # less
      we have 4# of them in the cellar
      wrong size, 1# instead of 2#
      no budget before the 1#th`, `
      비쌈, 가야는 #만 원 싸다고 함
      지하에 4#개 있음
      규격 틀림, 1# 아니고 2#
      1#일 전에는 예산 없음`) },
    en: `
      refuse {po}: {reason}
      {po} comes back with "{reason}"
      no to {po}, {reason}
      send {po} back and write: {reason}
      {po} is not approved. Reason: {reason}
      turn {po} down, "{reason}"
      the {who} does not sign {po}: {reason}
      {not_po} yes, {po} no, because "{reason}"
      do not cancel {po}, just return it unsigned: {reason}
      {any} of those lie in the yard; {po} goes back, {reason}
      whoever wrote {po} should read: {reason}. It is not bought.
      {po}, unsigned, with the remark {reason}
      no signature under {po}, "{reason}"`,
    ko: `
      {po} 반려: {reason}
      {po:을} "{reason}" 사유로 돌려보내#
      {po:은} 안 된다. {reason}
      {po} 승인 안 함. 사유: {reason}
      {who:이} {po}에 서명하지 않는다: {reason}
      {not_po:은} 되고 {po:은} 반려, "{reason}"
      취소가 아니라 반려다. {po}, {reason}
      {po:을} 되돌리고 이렇게 적#: {reason}
      그건 마당에 {any}개나 있다. {po} 반려, {reason}
      {po:을} 올린 사람이 읽게: {reason}. 사지 않는다
      {po}에 서명 안 함, "{reason}"
      {po} 결재 거부하#. {reason}
      {po} 불승인, {reason}
      {clock}에 {po:을} 돌려보냄. 이유는 {reason}`,
    titles: ['Refuse the order', '발주 반려; 결재 반려'],
  },
  {
    tool: 'po.cancel', about: ['Cancel an order that the supplier already has', '이미 보낸 발주를 취소한다'],
    takes: { po },
    en: `
      cancel {po} at the supplier
      {po} is no longer wanted, tell them
      call {po} off
      they must not deliver {po}
      {po} was sent on {day}; take it back before they pack
      withdraw {po} from the supplier
      the machine for {po} was scrapped, cancel the order
      {po} off, {not_po} stands
      {any} days late and no end: we cancel {po}
      no more waiting for {po}, it is cancelled
      {po} and {not_po} are the same order sent twice; the former has to be stopped at the supplier's
      the house is sold, nobody needs what {po} brings; it is with them since {day}
      do not chase {po} any more, cancel it`,
    ko: `
      {po:을} 공급사에 취소하#
      {po:은} 이제 필요 없다고 알리고 취소
      {po} 납품하지 못하게 하#
      {day}에 보낸 {po:을} 포장하기 전에 거두#
      {po} 쓸 기계를 폐기했다. 발주 취소
      {not_po:은} 그대로, {po:은} 취소
      {any}일 늦고 끝이 없다. {po:을} 취소할 것
      {po} 발주 철회 요망
      {po:과} {not_po:은} 같은 주문이 두 번 나간 것이다. 앞엣것을 공급사에 취소하#
      건물을 팔았다. {day}에 보낸 {po:은} 필요 없다. 거둘 것
      {po:은} 더 재촉하지 말고 취소
      {po} 주문을 물리기로 함. 취소 통보
      {po} 취소 통보하#, 이미 나간 발주임`,
    titles: ['Cancel the order', '발주 취소'],
  },
  {
    tool: 'po.chase', about: ['Ask the supplier where an order is', '공급사에 납품을 재촉한다'],
    takes: { po, tone: maybe(choice({ friendly: ['friendly', '부드럽게'], firm: ['firm', '단호하게'] })) },
    en: `
      ask where {po} is
      chase {po}, {tone}
      {po} is late, remind the supplier
      [tone=firm] tell them that without {po} our line stops on {day}, no flowers
      [tone=friendly] inquire kindly about {po}, they have had snow
      nudge the supplier of {po}
      {po} should have come at {clock}; where does it hang?
      a {tone} word to the supplier about {po}
      [tone=firm] third promise broken with {po}. Be clear.
      [tone=friendly] {any} days are no drama, but ask after {po}
      do not cancel {po} yet, ask
      {not_po} came, {po} did not. Find out at the supplier's what holds it.
      [tone=friendly] they always helped us, so softly: where is {po}?
      [tone=firm] {any} people stand idle because of {po}; say that plainly`,
    ko: `
      {po:이} 어디 있는지 공급사에 물어보#
      {po} 납기 재촉, {tone}
      {po:이} 늦는다. 독촉하#
      [tone=firm] {po} 없이는 {day}에 라인이 선다고 똑똑히 전하#
      [tone=friendly] 눈이 많이 왔다니 {po:은} 살살 물어보기
      {po} 공급사를 재촉하#
      {po:은} {clock}에 왔어야 한다. 어디 걸렸는지 물을 것
      [tone=firm] {po} 약속을 세 번 어겼다. 분명히 말하#
      [tone=friendly] {any}일쯤은 괜찮지만 {po} 안부를 묻기
      아직 취소는 말고 {po} 독촉만
      {not_po:은} 왔고 {po:은} 안 왔다. 뭐가 막는지 공급사에 묻기
      [tone=friendly] 늘 도와준 곳이다. {po:은} 좋은 말로 물어보기
      [tone=firm] {po} 때문에 {any}명이 논다. 딱 잘라 말할 것`,
    titles: ['Chase the order; Where is it', '납기 재촉; 납품 문의'],
  },
  {
    tool: 'offer.ask', about: ['Ask a supplier for an offer', '공급사에 견적을 요청한다'],
    takes: { supplier, item, qty: maybe(whole(2, 400)) },
    en: `
      ask {supplier} for a price of {item}
      offer from {supplier}: {item}, {qty}
      what would {supplier} want for {qty} of {item}
      request a quotation, {item}, {supplier}
      {supplier} may quote {item}, quantity {qty}
      only a price, no order: {item} at {supplier}
      {not_supplier} said {any} a piece. Ask {supplier} about {item} too.
      for {qty} pieces of {item} let {supplier} make an offer
      the {who} wants to compare; get {supplier}'s price for {item}
      nothing is bought yet: {supplier}, {item}, what does it cost
      {not_item} we know the price of. {item} we do not; {supplier} should tell, for {qty}
      the price of {supplier} for {qty} of {item}, in writing
      let {supplier} calculate {item} for us`,
    ko: `
      {supplier}에 {item} 견적을 요청하#
      {supplier} 견적: {item} {qty}개
      {item} {qty}개면 {supplier:은} 얼마인지 묻기
      주문은 아니고 {supplier}에 {item} 값만 알아보#
      {not_supplier:은} 개당 {any}이라고 한다. {supplier}에도 {item} 견적을 부탁하#
      {who:이} 비교하려 한다. {supplier} {item} 견적 요청
      견적 의뢰: {item}, {qty}, {supplier}
      아직 사는 건 아니다. {supplier}, {item}, 값만
      {not_item} 값은 안다. {item} {qty}개 값을 {supplier}에 묻기
      {supplier:이} {item} 값을 뽑게 하#
      {item} {qty}개 견적서를 {supplier}에 요청하#
      {supplier}에서 {item} 가격을 받아 보기로 함
      {supplier} 단가 문의: {item}
      {item}, {supplier} 견적부터 받고 결정`,
    titles: ['Ask for an offer', '견적 요청; 견적'],
  },
  {
    tool: 'delivery_complain', about: ['Complain to the supplier about a delivery', '납품에 대해 공급사에 이의를 낸다'],
    takes: { po, bad: counted(1, 60, ['piece', 'pieces'], '개'), want: choice({ replace: ['replacement|new ones', '교환'], refund: ['money back|refund', '환불'] }) },
    en: `
      complain about {po}: {bad} bad, we want {want}
      {po}: {bad} are broken, {want}
      {want} for {bad} of {po}
      [want=replace] {bad} of {po} arrived crushed, let them send good ones
      [want=refund] {bad} of {po} are no good and we need no others, the money please
      of what came with {po} {bad} leak; ask for this: {want}
      [want=replace] {any} were fine in {po}, {bad} not; they must swap those
      [want=refund] too late for a new delivery of {po}; have {bad} paid back
      claim on {po}, {bad}, {want}
      [want=replace] the {who} counted {bad} cracked at {clock}; {po}, same again but whole
      [want=refund] {bad} of {po} are the wrong colour and the season is over; we want what we paid
      [want=replace] {po} had {any} boxes, in one of them {bad} with cracks; whole ones, please
      [want=replace] for {bad} out of {po} they shall send others
      write to the supplier of {po}: {bad} useless, {want}`,
    ko: `
      {po} 이의: {bad} 불량, {want} 요구
      {po} {bad} 파손, {want}
      {po} 가운데 {bad} {want} 요청하#
      [want=replace] {po} {bad:이} 찌그러져 왔다. 성한 것으로 보내게 하#
      [want=refund] {po} {bad:은} 못 쓴다. 다른 것도 필요 없으니 돈으로
      [want=replace] {po} {any}개는 괜찮고 {bad:은} 아니다. 바꿔 달라고 하#
      [want=refund] 새로 받기엔 늦었다. {po} {bad} 값을 돌려받기
      [want=replace] {clock}에 {who:이} 금 간 것 {bad:을} 찾았다. {po}, 같은 것으로 다시
      클레임 {po}, {bad}, {want}
      [want=refund] {po} {bad:은} 색이 틀렸고 철도 지났다. 낸 돈을 돌려받기
      [want=replace] {po} 상자 {any}개 중 하나에 금 간 것 {bad}. 성한 것을 요구하#
      {po} 공급사에 알릴 것: {bad} 불량, {want}
      {po} 반품성 클레임 {bad}, 원하는 것은 {want}
      {po}에서 {bad} 못 씀. {want} 받기로 하고 이의 제기`,
    titles: ['Complain; Bad delivery', '납품 이의; 클레임'],
  },
];
