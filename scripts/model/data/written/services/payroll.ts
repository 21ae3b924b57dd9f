import { choice, date, flag, made, many, maybe, names, tenths, type Written } from '../table';

const staff = names('E-1041, E-1077, E-1180, E-2032, E-2219, T-07');
const invoices = made((dice) => `${dice.pick(['RE', 'INV', 'F'])}-${String(dice.int(2025, 2028))}-${String(dice.int(100, 4999)).padStart(4, '0')}`);
const euros = made((dice) => `${String(dice.int(12, 9800))}.${dice.pick(['00', '50', '20', '95', '49', '80'])}`);

export const payroll: readonly Written[] = [
  {
    tool: 'hours_book', about: ['Book working hours of an employee', '근무 시간을 기록한다'],
    takes: { emp: staff, hours: tenths(0.5, 12, 'h'), on_date: date(), kind: maybe(choice({ normal: ['normal|ordinary', '정규|일반'], night: ['night|night shift', '야간'], sick: ['sick|sick leave', '병가'], overtime: ['overtime', '연장|초과'] })) },
    en: `
      {emp} worked {hours} on {on_date}
      {hours} for {emp}, {on_date}
      {on_date}: {emp}, {hours}, {kind}
      book {hours} of {kind} to {emp} for {on_date}
      [kind=sick] {emp} was in bed on {on_date}, {hours}
      [kind=overtime] {emp} stayed on after the shift, {hours} more on {on_date}
      [kind=night] between dusk and dawn of {on_date} {emp} did {hours}
      The clock at gate {any} was broken on {on_date}; enter {hours} for {emp} by hand.
      time sheet {emp} / {on_date} / {hours}
      note {hours} on {on_date} for {emp}, not for {not_emp}
      [kind=normal] an ordinary day for {emp} on {on_date}: {hours}
      The bus was {any} minutes late, nobody is to blame. {emp}, {on_date}, {hours} all the same.`,
    ko: `
      {emp} {on_date} 근무 {hours} 입력하#
      {on_date}: {emp} {hours} {kind}
      {emp}에게 {on_date} 자로 {hours:을} 올리#
      [kind=sick] {emp:은} {on_date}에 아파서 쉬었다. {hours} 처리하#
      [kind=overtime] {emp:이} {on_date}에 퇴근 후 {hours} 더 일했다. 기록하#
      [kind=night] {emp}, {on_date} 밤샘 {hours}
      {any}번 문 출퇴근기가 고장이었다. {emp} {on_date} {hours} 수기 입력
      {kind} {hours}, 사번 {emp}, 날짜 {on_date}
      {not_emp} 말고 {emp:을} {on_date} {hours:로} 적#
      [kind=normal] {on_date} {emp} 평소대로 {hours}
      버스가 {any}분 늦은 것은 봐준다. {emp} {on_date} {hours} 그대로 입력`,
    titles: ['Hours; Time sheet; Working time', '근무 시간 입력; 근태'],
  },
  {
    tool: 'invoicePay', about: ['Pay an invoice', '청구서를 지급한다'],
    takes: { invoice: invoices, amount: euros, account: names('main, petty cash, project-7, reserve', '주계좌, 소액현금, 프로젝트-7, 예비'), on_date: maybe(date()) },
    en: `
      pay {invoice}, {amount}, from {account}
      {invoice}: {amount} out of {account}
      {amount} from the account {account} for {invoice}, on {on_date}
      settle {invoice} with {amount} on {on_date}; take it from {account}
      The dentist's bill {invoice} is right. {amount} leaves {account}.
      {account} pays {amount} for invoice {invoice}
      transfer {amount} ({invoice}) from {account}, not before {on_date}
      the supplier has reminded us {any} times: {invoice}, {amount}, {account}
      {invoice} falls due; {amount} goes off {account} on {on_date}
      let {account} and not {not_account} bear {invoice}, {amount}
      Skonto ends on {day}, so {account} has to send {amount} for {invoice}.`,
    ko: `
      {invoice} {amount:을} {account}에서 지급하#
      {invoice}: {account}에서 {amount}
      {on_date}에 {account}에서 {amount:을} 보내 {invoice:을} 정산하#
      청구서 {invoice} 확인 끝. {account}에서 {amount} 이체
      독촉이 {any}번 왔다. {invoice}, 금액 {amount}, 계좌 {account}
      {not_account} 말고 {account}에서 {invoice} 대금 {amount} 지급
      {on_date} 전에는 보내지 말고 그날 {account}에서 {amount} 지급하#({invoice})
      지급: {invoice} / {amount} / {account} / {on_date}
      {invoice} 결제 요망, {amount}, {account}
      할인 기한이 {day:이}다. {account}에서 {invoice} 대금 {amount} 송금하#`,
    titles: ['Pay the bill; Payment; Invoice', '대금 지급; 청구서 지급'],
  },
  {
    tool: 'invoice_dispute', about: ['Dispute or accept an invoice', '청구서에 이의를 걸거나 받아들인다'],
    takes: { invoice: invoices, disputed: flag(['disputed', '이의'], ['accepted', '승인']), remark: maybe(names('wrong quantity, no order, price too high, ordered twice', '수량 오류, 주문 없음, 단가 높음, 중복 주문')) },
    en: `
      {invoice} {disputed}
      [disputed=true] we do not pay {invoice}, {remark}
      [disputed=false] nothing is wrong with {invoice}
      [disputed=true] {invoice} cannot be ours; object to it
      [disputed=false] the question about {invoice} is cleared up, let it through
      [disputed=true] they billed {any} boxes, we got fewer. Contest {invoice} ("{remark}").
      [disputed=false] take the objection against {invoice} back
      mark {invoice} as {disputed}
      [disputed=true] raise an objection to {invoice}, remark {remark}
      [disputed=false] the {who} found the delivery note for {invoice}: it is fine after all
      [disputed=true] our name is spelled wrong on {invoice} and so is the sum; send it back with a protest
      [disputed=false] after a phone call at {clock} {invoice} turned out to be right`,
    ko: `
      {invoice} {disputed} 처리하#
      [disputed=true] {invoice:은} 내지 않는다. 사유 {remark}
      [disputed=false] {invoice} 이상 없음
      [disputed=true] {invoice:은} 우리 것이 아니다. 이의를 걸#
      [disputed=false] {invoice} 의문이 풀렸다. 통과시키#
      [disputed=true] {any}상자로 청구했지만 덜 왔다. {invoice} 이의 제기, {remark}
      [disputed=false] {invoice} 이의를 거두#
      [disputed=true] {invoice} 반려하고 "{remark}"라고 적#
      [disputed=false] 납품서를 찾았다. {invoice:은} 맞는 것으로 하#
      [disputed=true] {invoice:은} 상호도 금액도 틀렸다. 항의하고 돌려보내#
      [disputed=false] {clock} 통화로 {invoice:이} 맞다고 확인됐다`,
    titles: ['Dispute the invoice; Check the bill', '청구서 이의; 청구서 확인'],
  },
  {
    tool: 'payslip.send', about: ['Send payslips to employees', '급여명세서를 보낸다'],
    takes: { staff_ids: many(staff), month: made((dice) => `${String(dice.int(2025, 2028))}-${String(dice.int(1, 12)).padStart(2, '0')}`), paper: maybe(flag()) },
    en: `
      payslips {month} to {staff_ids}
      {staff_ids} get their slips for {month}
      send {staff_ids} the pay slip of {month}
      [paper=true] {staff_ids} have no e-mail, print the slips of {month} for them
      [paper=false] {month} slips by mail only: {staff_ids}
      for {month} there are slips missing: {staff_ids}
      The bonus of {any} % was forgotten, so {staff_ids} receive {month} again.
      [paper=true] on paper please, {staff_ids}, month {month}
      month {month}, employees {staff_ids}: payslips`,
    ko: `
      {staff_ids} {month} 명세서를 보내#
      {month} 급여명세서 발송: {staff_ids}
      {staff_ids}에게 {month} 명세서가 안 갔다. 보내#
      [paper=true] {staff_ids:은} 메일이 없다. {month} 명세서를 종이로 주#
      [paper=false] {month} 명세서는 메일로만. 대상 {staff_ids}
      상여 {any}% 누락. {staff_ids} {month} 명세서 재발송
      [paper=true] {month}, {staff_ids}, 출력물로 전달
      사번 {staff_ids}, {month} 분 명세서 발송 바람`,
    titles: ['Payslips; Pay slips out', '급여명세서; 명세서 발송'],
  },
  {
    tool: 'next_due_invoice', about: ['Invoice of a supplier that is due next', '다음에 만기가 되는 청구서'],
    takes: { supplier: names('Hartmann, Blue Freight, Nordlicht, Cleanly', '한빛상사, 푸른물류, 정다운, 맑은환경') }, reads: true, result: 'INV-2027-{any}',
    en: `
      which invoice of {supplier} falls due next?
      find the next bill of {supplier}
      {supplier}: number of the open invoice
      {supplier} phoned at {clock}; see what we owe first
      look up what {supplier} wants, {not_supplier} is settled`,
    ko: `
      {supplier} 청구서 중 만기가 가까운 것을 찾#
      {supplier} 다음 지급 건 번호 조회
      {clock}에 {supplier} 전화. 먼저 낼 청구서를 보#
      {not_supplier:은} 끝났다. {supplier} 미지급 번호 확인하#`,
    titles: ['Due invoice; What is due?', '만기 청구서; 지급 예정'],
  },
];
