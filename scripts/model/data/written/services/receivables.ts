import { code, texts } from '../industry/slots';
import { choice, date, maybe, names, tenths, whole, type Written } from '../table';

const invoice = code('INV-####, R-26-###, 2026/0##, F####, RE#####');
const customer = names('Halden Oy, Brook & Sons, Café Lento, C-2041, Nordkai GmbH, Mill Street School, K-118', '한빛상사, 느루카페, 동해수산, 거래처 204, 나루공방, 푸른학교, 미래기공');
const account = names('ops-main, payroll-2, tax-reserve, card-pool, rent-acc, petty', '운영계좌, 급여계좌, 세금적립, 카드계좌, 임대료통장, 소액현금');
const amount = tenths(20, 9000);

export const receivables: readonly Written[] = [
  {
    tool: 'bill_write', about: ['Write an invoice to a customer', '고객에게 청구서를 쓴다'],
    takes: { customer, amount, text: texts(`
      # hours of repair on the cold store
      Rent of hall #, June
      1# crates of pears, class 1
      Service call, 2# km and 3# minutes
      Printing, 4#0 leaflets, folded`, `
      냉동창고 수리 #시간
      #동 임대료, 6월분
      배 1#상자, 특등급
      출장 점검, 2#km와 3#분
      전단 4#0장 인쇄, 접지 포함`), due: maybe(date()) },
    en: `
      invoice {customer} {amount} for "{text}"
      {customer}: {amount}, "{text}", due {due}
      write {customer} a bill of {amount}, text "{text}"
      bill to {customer} over {amount}, payable by {due}, item "{text}"
      "{text}", {amount}, goes to {customer}
      {amount} from {customer} by {due} for this: "{text}"
      charge {customer} with {amount}, reason "{text}"
      The job took {any} hours. Make out an invoice to {customer}, {amount}, "{text}".
      new invoice, customer {customer}, sum {amount}, line "{text}", no date
      let {customer} pay {amount} for "{text}" until {due}
      {not_customer} has paid. {customer} has not been asked yet: {amount} for "{text}".
      The {who} was there on {day}, {any} minutes by car. {customer} shall pay {amount}, wording "{text}", until {due}.
      {amount} is what {customer} owes us now, put it on paper: "{text}"
      sum {amount}, text "{text}", to be paid {due}, by {customer}`,
    ko: `
      {customer}에 {amount} 청구, 내역 "{text}"
      {customer}: {amount}, "{text}", 기한 {due}
      {customer} 앞으로 {amount}짜리 청구서를 쓰#. 내용은 "{text}"
      "{text}" 건으로 {customer}에 {amount:을} {due}까지 청구하#
      {any}시간 걸린 일이다. {customer} 청구서 {amount}, "{text}"
      청구서 발행: 거래처 {customer}, 금액 {amount}, 품목 "{text}"
      {due}까지 {customer:이} {amount:을} 내야 한다. 내역 "{text}"
      {customer}에 보낼 청구서: "{text}", {amount}
      {not_customer:은} 냈고 {customer:은} 아직 청구도 안 했다. "{text}"로 {amount} 청구하#
      {day}에 {who:이} 다녀왔다. {customer}에 {amount}, 문구 "{text}", {due}까지 내게 청구서 발행
      금액 {amount}, 내역 "{text}", 기한 {due}, 거래처 {customer}
      {customer} 청구서 한 장: {amount}, "{text}"
      이제 {customer:이} 우리에게 줄 돈이 {amount:이}다. "{text}"라고 적어 청구하#
      {customer}에 "{text}" 대금 {amount} 청구`,
    titles: ['Write the invoice; Bill the customer', '청구서 작성; 청구'],
  },
  {
    tool: 'bill_void', about: ['Cancel an invoice', '청구서를 취소한다'],
    takes: { invoice, reason: maybe(choice({ duplicate: ['double|duplicate', '중복'], wrong_customer: ['wrong customer', '거래처 오류'], wrong_amount: ['wrong amount', '금액 오류'] })) },
    en: `
      cancel {invoice}
      {invoice} is void, {reason}
      void {invoice}: {reason}
      [reason=duplicate] {invoice} was written twice, take this one back
      [reason=wrong_customer] {invoice} went to people who never ordered; annul it
      [reason=wrong_amount] a zero too many in {invoice}, it does not count
      nobody has to pay {invoice}
      annul {invoice}, {not_invoice} is right
      {invoice} written on {day} is void because of {reason}
      strike {invoice}, no credit, no reminder
      [reason=duplicate] {not_invoice} and {invoice} are the same; the latter goes
      [reason=wrong_customer] {invoice} has Miller on it and the work was done at Mills
      [reason=wrong_amount] {any} hours became 10 times as many in {invoice}. Away with it, a right one will be written.
      [reason=duplicate] the customer got two letters on {day}; the second, {invoice}, counts for nothing
      {not_invoice} will be paid. {invoice} will not, for it is taken back.`,
    ko: `
      {invoice:을} 취소하#
      {invoice} 무효, 사유 {reason}
      [reason=duplicate] {invoice:은} 두 번 나갔다. 이 건을 거두#
      [reason=wrong_customer] 주문한 적 없는 곳에 {invoice:이} 갔다. 무효로 하#
      [reason=wrong_amount] {invoice}에 0이 하나 더 붙었다. 없던 걸로 하#
      {not_invoice:은} 맞다. {invoice}만 취소
      {reason:로} {invoice} 취소 처리하#
      {day}에 쓴 {invoice:은} {reason} 때문에 무효
      {invoice:은} 아무도 낼 필요 없다. 취소 요망
      [reason=wrong_customer] {invoice}에는 밀러라고 적혔는데 일은 다른 집에서 했다. 무효로 하#
      [reason=wrong_amount] {invoice}에 {any}시간이 열 배로 찍혔다. 없애#
      [reason=duplicate] {day}에 같은 편지가 두 통 갔다. 뒤엣것 {invoice:은} 효력 없음
      {not_invoice:은} 받을 돈이고 {invoice:은} 거둔 청구서다. 취소하#
      {invoice} 청구 철회, 사유 {reason}`,
    titles: ['Cancel the invoice; Void', '청구서 취소; 무효'],
  },
  {
    tool: 'payment_in', about: ['Book a payment that arrived for an invoice', '청구서에 들어온 입금을 기록한다'],
    takes: { invoice, amount, on: maybe(date()) },
    en: `
      {amount} came in for {invoice}
      book {amount} on {invoice}
      {invoice}: {amount} received on {on}
      on {on} somebody paid {amount} for {invoice}
      {amount} of {invoice} is paid, value date {on}
      incoming payment, invoice {invoice}, {amount}
      the customer has sent {amount} for {invoice}, the rest comes next week
      credit {invoice} with the {amount} of {on}
      {invoice} was over {any} thousand, {amount} of that is here. Enter it.
      payment received: {amount}, {invoice}, not {not_invoice}
      enter that {amount} arrived, reference {invoice}, date {on}
      On the statement of {on} there is one line for us: {amount}, {invoice}. Book it.
      {not_invoice} is still unpaid; {invoice} is not: {amount} came
      {amount} lay in the till in cash at {clock}, for {invoice}
      Of {any} payments today this one is yours: {invoice}, {amount}, {on}`,
    ko: `
      {invoice}에 {amount} 입금 기록하#
      {invoice}: {on}에 {amount} 들어옴
      {on} 입금 {amount}, 청구서 {invoice}
      손님이 {invoice} 값으로 {amount:을} 보냈다. 나머지는 다음 주. 기록해 두#
      {invoice:은} {any}천이 넘는데 {amount:이} 들어왔다. 등록하#
      {not_invoice} 아니고 {invoice}. {amount} 입금 처리
      입금 등록: {amount} / {invoice} / {on}
      {amount} 수령, {invoice} 건
      {on} 명세에 우리 건이 한 줄: {amount}, {invoice}. 입금으로 적#
      {not_invoice:은} 아직이고 {invoice}에는 {amount:이} 들어왔다
      {clock}에 현금 {amount:이} {invoice} 값으로 들어왔다. 기록하#
      오늘 입금 {any}건 중 하나: {invoice}, {amount}, {on}
      {invoice} 대금 {amount} 받음, 날짜 {on}`,
    titles: ['Payment received; Money in', '입금 기록; 입금 처리'],
  },
  {
    tool: 'payment_undo', about: ['Take back a payment booked on an invoice', '청구서에 기록한 입금을 취소한다'],
    takes: { invoice, amount },
    en: `
      take the {amount} off {invoice} again
      {amount} on {invoice} was booked by mistake, undo it
      the bank called {amount} back, invoice {invoice}
      undo the payment of {amount} for {invoice}
      {invoice}: {amount} bounced
      {amount} belonged to {not_invoice}, it has to leave {invoice}
      reverse {amount} at {invoice}
      {invoice} is not paid after all; reverse the {amount} of {day}
      the direct debit over {amount} for {invoice} was returned
      the {who} typed {amount} under {invoice} where {not_invoice} was meant; take it off the former
      {amount} came for {invoice} at {clock} and went back at noon, so it is not paid
      not a credit: the {amount} under {invoice} never arrived. Undo the entry.
      cheque without cover, {invoice}, {amount}`,
    ko: `
      {invoice}에 넣은 {amount:을} 다시 빼#
      {invoice} {amount:은} 잘못 기록했다. 취소하#
      은행이 {amount:을} 도로 가져갔다. 청구서 {invoice}, 입금 취소
      {invoice}: {amount} 반려됨
      {amount:은} {not_invoice} 것이다. {invoice}에서 빼#
      {invoice} 입금 {amount} 되돌리#
      {day}에 적은 {invoice} 입금 {amount} 취소 요망
      {who:이} {not_invoice}에 적을 {amount:을} {invoice}에 적었다. {invoice} 쪽을 지우#
      {clock}에 {invoice} 값 {amount:이} 왔다가 정오에 되돌아갔다. 입금을 취소하#
      감액이 아니다. {invoice} {amount} 입금이 실제로는 없었다. 기록을 되돌리#
      부도 수표: {invoice}, {amount}
      {invoice} 입금 내역 {amount} 말소
      {invoice} 입금 {amount:은} 없던 것으로
      {amount} 입금 기록을 {invoice}에서 지우#`,
    titles: ['Undo the payment; Bounced', '입금 취소; 반려'],
  },
  {
    tool: 'remind_payer', about: ['Send a payment reminder of a level', '단계에 따라 독촉장을 보낸다'],
    takes: { invoice, level: whole(1, 3) },
    en: `
      reminder level {level} for {invoice}
      {invoice}: reminder {level}
      send number {level} of the reminders for {invoice}
      dun {invoice}, stage {level}
      [level=1] a first friendly word about {invoice}, it is {any} days late
      [level=2] {invoice} did not react to the first letter, send the second
      [level=3] last warning for {invoice} before the lawyer
      remind them of {invoice} (level {level})
      [level=1] they may just have forgotten {invoice}; send the mildest reminder
      [level=3] {invoice} has ignored two letters, the final one now
      [level=2] second reminder, {invoice}; {not_invoice} has been paid on {day}
      {not_invoice} was paid on {day}. For {invoice} another letter has to go, number {level}.
      [level=1] so far no letter about {invoice}; write one
      [level=3] {any} days, two letters, no money: {invoice} gets the last
      letter {level} to whoever owes {invoice}`,
    ko: `
      {invoice} 독촉 {level}단계
      {invoice}: {level}차 독촉장 보내#
      {level}단계 독촉, 청구서 {invoice}
      [level=1] {invoice:이} {any}일 늦었다. 첫 안내를 부드럽게 보내#
      [level=2] {invoice}, 첫 편지에 답이 없다. 두 번째를 보내#
      [level=3] 변호사에게 넘기기 전 {invoice} 마지막 경고
      {invoice} {level}차 안내 발송 요망
      [level=3] {invoice:이} 두 통을 무시했다. 최종 독촉을 보내#
      [level=2] {not_invoice:은} {day}에 냈다. {invoice} 2차 독촉
      {not_invoice:은} {day}에 냈다. {invoice:은} {level}번째 편지를 보낼 것
      [level=1] {invoice:은} 아직 독촉한 적이 없다. 처음으로 보내#
      [level=3] {any}일, 편지 두 통, 입금 없음. {invoice} 마지막 통보
      {invoice} 미납, {level}차 독촉장 발송하#`,
    titles: ['Reminder; Payment is late', '독촉; 납부 안내'],
  },
  {
    tool: 'dunning_hold', about: ['Send no reminders to a customer until a day', '어느 날까지 고객에게 독촉하지 않는다'],
    takes: { customer, until: date() },
    en: `
      no reminders to {customer} until {until}
      leave {customer} in peace until {until}
      {customer}: dunning off, {until}
      {customer} has a plan with us up to {until}, do not dun
      hold all reminders for {customer} up to {until}
      We agreed with {customer} on {any} instalments. Till {until} nothing is sent.
      {until} is the first day on which {customer} may be reminded again
      keep quiet towards {customer} till {until}, {not_customer} is dunned as usual
      grace for {customer}, end {until}
      the flood took half of what {customer} had. Until {until} no letters.
      {not_customer} may be reminded, {customer} may not, and that up to {until}
      {customer} promised {any} hundred a month; leave them alone till {until}
      no dunning, {customer}, date {until}
      the {who} talked to {customer} on {day}: peace until {until}`,
    ko: `
      {until}까지 {customer}에 독촉하지 않게 하#
      {customer:은} {until}까지 가만히 두#
      {customer} 독촉 보류, {until}까지
      {customer:과} {any}번 나누어 내기로 했다. {until}까지 보내지 말 것
      {until:이} 되어야 {customer}에 다시 독촉할 수 있다
      {not_customer:은} 평소대로, {customer}만 {until}까지 유예하#
      {customer} 유예 기한 {until}
      수해로 {customer} 물건 절반이 없어졌다. {until}까지 편지를 보내지 말 것
      {not_customer:은} 독촉해도 되고 {customer:은} {until}까지 안 된다
      {customer:이} 매달 {any}만 원씩 주기로 했다. {until}까지 독촉을 멈추#
      {day}에 {who:이} {customer:과} 얘기했다. {until}까지 쉬게 하#
      독촉 중지: {customer}, {until}
      {customer} 독촉 안 함, {until}까지`,
    titles: ['No reminders for now; Grace', '독촉 보류; 유예'],
  },
  {
    tool: 'credit_note', about: ['Give money back on an invoice as a credit', '청구서에서 일부를 감액한다'],
    takes: { invoice, amount, why: maybe(texts(`
      # bottles broken on the way
      late by 1# days, as agreed
      wrong colour, kept all the same
      two hours too many`, `
      운송 중 #병 파손
      약속보다 1#일 지연
      색이 틀렸지만 그냥 쓰기로 함
      두 시간 초과 청구`)) },
    en: `
      credit {amount} on {invoice}
      {invoice}: credit note of {amount}, {why}
      take {amount} off what they owe for {invoice}: {why}
      {amount} less on {invoice}
      give them {amount} of {invoice} back, text "{why}"
      credit note, {invoice}, {amount}
      {invoice} comes down by {amount} because "{why}"
      goodwill: {amount} for {invoice}, nothing was paid in
      they complained about {any} items. {amount} off {invoice} settles it.
      knock {amount} off {invoice}, not off {not_invoice}
      {invoice} stays valid, but {amount} of it is waived: "{why}"
      The customer of {invoice} kept {any} of the boxes. For the rest he gets {amount} less to pay.
      not cancelled, only lowered: {invoice} by {amount}, {why}
      {amount} come off {invoice}`,
    ko: `
      {invoice}에서 {amount} 감액하#
      {invoice}: {amount} 감액, {why}
      {invoice} 받을 돈에서 {amount:을} 빼 주#. "{why}"
      {invoice} 청구액 {amount} 할인 처리
      감액 전표: {invoice}, {amount}
      손님이 {any}건을 따졌다. {invoice}에서 {amount:을} 깎아 정리하#
      {not_invoice} 말고 {invoice}, {amount} 감액
      "{why}" 이유로 {invoice:을} {amount} 낮추#
      {invoice:은} 유효하지만 {amount:은} 받지 않는다: "{why}"
      {invoice} 손님이 상자 {any}개만 가졌다. 나머지만큼 {amount} 깎아 주#
      취소가 아니라 감액: {invoice}, {amount}, {why}
      {invoice} 금액에서 {amount:을} 덜 받기로 함
      {invoice} 일부 면제: {amount}
      {amount} 감액하고 {invoice:은} 그대로 유효하게 두#`,
    titles: ['Credit note; Money off', '감액; 감액 전표'],
  },
  {
    tool: 'money_move', about: ['Move money between own accounts', '우리 계좌 사이에서 돈을 옮긴다'],
    takes: { amount, from_acc: account, to_acc: account },
    en: `
      move {amount} from {from_acc} to {to_acc}
      {from_acc} → {to_acc}: {amount}
      {to_acc} gets {amount} out of {from_acc}
      put {amount} on {to_acc}, taken from {from_acc}
      {amount} leaves {from_acc} and lands on {to_acc}
      fill up {to_acc} with {amount} of {from_acc}
      out of {from_acc}, {amount}, onto {to_acc}
      wages are due on {day}. {to_acc} is short, {from_acc} has enough: {amount} over.
      to {to_acc}, from {from_acc}, {amount}
      transfer, payer {from_acc}, payee {to_acc}, sum {amount}
      {not_from_acc} is not to be touched. The {amount} for {to_acc} come from {from_acc}.
      before the rent is drawn at {clock}, {to_acc} needs {amount}; {from_acc} can spare it
      {from_acc} loses, {to_acc} wins: {amount}`,
    ko: `
      {from_acc}에서 {to_acc:로} {amount} 옮기#
      {from_acc} → {to_acc} {amount}
      {to_acc}에 {from_acc} 돈 {amount:을} 채우#
      {day}이 급여일인데 {to_acc:이} 모자란다. {from_acc}에서 {amount} 보내#
      받는 계좌 {to_acc}, 내는 계좌 {from_acc}, 금액 {amount}
      이체: 출금 {from_acc}, 입금 {to_acc}, {amount}
      {amount:을} {to_acc:로}. 출처는 {from_acc}
      {not_from_acc:은} 건드리지 말 것. {to_acc}에 넣을 {amount:은} {from_acc}에서 나온다
      {clock}에 임대료가 빠지기 전에 {to_acc}에 {amount:이} 있어야 한다. {from_acc}에서 옮기#
      {from_acc}에서 빼서 {to_acc}에 넣기, {amount}
      {to_acc} 보충: {amount}, {from_acc}에서
      {to_acc} 잔액이 {any}만 원뿐이다. {from_acc} 돈 {amount:을} 보내#
      {amount} 이체하#, {from_acc} 쪽에서 {to_acc} 쪽으로`,
    titles: ['Between our accounts; Transfer', '계좌 이체; 자금 이동'],
  },
];
