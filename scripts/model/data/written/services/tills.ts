import { code, counted } from '../industry/slots';
import { choice, maybe, names, tenths, whole, type Written } from '../table';

const till = names('till 1, till 4, bar, kiosk-2, counter B, market van, T-07', '계산대 1, 계산대 4, 바, 키오스크-2, B창구, 장터차, T-07');
const slip = code('R-#####, 000###, S##-###, bon ####');
const cash = tenths(5, 800);
const clerk = names('Nele, Arun, clerk 12, Jo, Frau Beck, K. Moon', '나래, 지훈, 점원 12, 조 매니저, 백 선생, 문경아');

export const tills: readonly Written[] = [
  {
    tool: 'till_open', about: ['Open a till for a shift with a float', '잔돈을 넣고 계산대를 연다'],
    takes: { till, clerk, cash },
    en: `
      open {till} for {clerk} with {cash}
      {clerk} starts at {till}, float {cash}
      {till}: {clerk}, {cash} in change
      {cash} in the drawer, {clerk} behind it, that is {till} from now on
      {clerk} takes {till}; count {cash} into it
      {till} opens with {cash} and the clerk {clerk}
      put {cash} into {till} and sign {clerk} in
      {any} people stand in line at {clock}. {clerk} opens {till}, {cash} of change.
      not {not_till}, {till} for {clerk}, with {cash} to begin
      {not_clerk} called in sick. {clerk} stands at {till} instead and counts {cash}.
      float {cash}, till {till}, name {clerk}
      we begin with {clerk} at {till}; the bag holds {cash}
      start {till}: {clerk} and {cash}
      {till} wakes up for {clerk}, its change is {cash}`,
    ko: `
      {till:을} {clerk} 이름으로 열#. 잔돈 {cash}
      {clerk:이} {till}에서 시작한다. 준비금 {cash}
      {till}: {clerk}, 잔돈 {cash}
      서랍에 {cash}, 담당 {clerk}, {till} 개시
      {till} 열기. {cash} 넣고 {clerk} 로그인
      {clock}에 {any}명이 줄을 섰다. {clerk:이} {till:을} {cash:로} 연다
      {not_till} 말고 {till:을} {clerk}에게, 시작 {cash}
      {not_clerk:이} 아프다. {till:은} {clerk:이} {cash} 세어 시작
      준비금 {cash}, 계산대 {till}, 이름 {clerk}
      {clerk}, {till} 개시하#. 주머니에 {cash}
      {till} 시작 처리: {clerk}, {cash}
      {cash:로} {till} 문을 연다. 담당 {clerk}
      {till} 담당은 {clerk}, 잔돈은 {cash}. 열 것`,
    titles: ['Open the till', '계산대 열기; 개시'],
  },
  {
    tool: 'till_close', about: ['Close a till with the counted cash', '현금을 세고 계산대를 닫는다'],
    takes: { till, cash },
    en: `
      close {till}, counted {cash}
      {till} ends with {cash} in the drawer
      {till}: {cash}, closed
      {cash} counted at {till}; shut it
      day's end at {till}, cash {cash}
      shut {till} for today, {cash} were in it
      The slip says {any} more, but the hand counted {cash}. Close {till} with that.
      {till} is through, {cash}; {not_till} sells until {clock}
      cash up {till}: {cash}
      {clock}, last customer gone from {till}. {cash} lie in it.
      by the slip {any} less, by hand {cash}; {till} is finished
      no break, the end: {till} with {cash}
      counted twice at {till}, both times {cash}: close
      final count {till}, {cash}`,
    ko: `
      {till} 마감, 현금 {cash}
      {till:을} 닫#. 세어 보니 {cash}
      {till}: {cash}, 종료
      {till} 서랍에 {cash}. 하루 마감하#
      영수증보다 {any} 모자라지만 손으로 센 것은 {cash}. 그걸로 {till} 마감
      {till:은} 끝, {cash}. {not_till:은} {clock}까지 판다
      {till} 정산 {cash}
      {clock}, {till} 마지막 손님이 갔다. {cash} 들어 있음. 마감하#
      휴식 아니고 마감. {till} {cash}
      {till} 두 번 세어 두 번 다 {cash}. 닫을 것
      {till} 최종 {cash}
      {till} 하루 끝, 서랍 금액 {cash}
      오늘 {till:은} 여기까지. 현금 {cash:로} 마감`,
    titles: ['Close the till; Cash up', '계산대 마감; 정산'],
  },
  {
    tool: 'till_break', about: ['Lock a till for a break or let it go on', '휴식 동안 계산대를 잠그거나 다시 연다'],
    takes: { till, state: choice({ locked: ['locked|on a break', '잠금|휴식'], selling: ['selling|in use', '판매|사용'] }) },
    en: `
      {till}: {state}
      [state=locked] {till} has its lunch, nobody sells there
      [state=selling] lunch is over at {till}
      [state=locked] the clerk of {till} looks for a price tag, no one may touch the till
      [state=selling] {till} takes customers again
      [state=locked] do not close {till}, just lock it for {any} minutes
      [state=selling] the queue reaches the door; let {till} work again
      [state=locked] break at {till} until {clock}, {not_till} goes on
      [state=selling] unlock {till}, the same clerk goes on
      {till} is {state} from now
      [state=locked] {till} needs {any} minutes without a customer, nothing is counted
      [state=selling] {not_till} locks, {till} takes over the line again
      [state=locked] the clerk of {till} runs for plasters; nobody sells there meanwhile
      [state=selling] plaster on, {till} goes on selling`,
    ko: `
      {till} {state}
      [state=locked] {till} 점심시간. 거기서 팔지 못하게 하#
      [state=selling] {till} 점심 끝
      [state=locked] {till} 점원이 가격표를 찾으러 갔다. 아무도 못 만지게 하#
      [state=selling] {till} 손님 다시 맞이
      [state=locked] 마감 말고 {till:을} {any}분만 잠그#
      [state=selling] 줄이 문까지 갔다. {till:을} 다시 돌리#
      [state=locked] {clock}까지 {till} 휴식, {not_till:은} 계속
      [state=selling] {till} 잠금을 풀#. 같은 점원이 이어 간다
      {till:을} {state} 상태로
      [state=locked] {till:은} {any}분 동안 손님 없이. 정산은 아님
      [state=selling] {not_till:이} 쉬고 {till:이} 다시 줄을 맡는다
      [state=locked] {till} 점원이 반창고를 가지러 갔다. 그동안 아무도 못 팔게 하#
      [state=selling] 반창고 붙였다. {till} 계속`,
    titles: ['Break at the till', '계산대 휴식; 계산대 잠금'],
  },
  {
    tool: 'slip_void', about: ['Cancel a receipt as if it had never been', '영수증을 통째로 취소한다'],
    takes: { slip, till },
    en: `
      void {slip} at {till}
      {slip} of {till} never happened
      {till}: cancel {slip}
      the child pressed the keys; {slip} on {till} is nothing
      strike {slip} on {till}, {not_slip} is right
      {slip} ({till}) was rung up twice, take this one out
      annul {slip}, till {till}
      At {clock} the guest of {slip} left without paying or eating. Cancel it on {till}.
      {any} articles on {slip} and none sold: void, {till}
      the card failed three times, so {slip} at {till} is as if it had not been
      {not_slip} gets a discount. {slip} gets nothing, it is cancelled, {till}.
      wrong table, wrong food, wrong {slip}; take it out of {till}
      undo {slip} completely on {till}
      the {who} tested {till} with {slip}; cancel that`,
    ko: `
      {till} {slip} 취소하#
      {till}의 {slip:은} 없던 일로
      {till}: {slip} 전체 취소
      아이가 눌렀다. {till} {slip} 무효
      {not_slip:은} 맞고 {slip:은} 아니다. {till}에서 취소하#
      {slip:이} 두 번 찍혔다({till}). 이 건을 빼#
      {clock}에 {slip} 손님이 안 먹고 안 내고 갔다. {till}에서 취소
      {till} 영수증 {slip} 무효 처리
      카드가 세 번 안 됐다. {till}의 {slip:은} 없던 일로 하#
      {not_slip:은} 할인이고 {slip:은} 취소다. {till}에서
      {who:이} {till:을} {slip:로} 시험했다. 취소할 것
      {till} {slip} 전부 무르기
      테이블도 음식도 틀린 {slip}, {till}에서 없애#`,
    titles: ['Void the receipt', '영수증 취소; 전체 취소'],
  },
  {
    tool: 'slip_discount', about: ['Take a percentage off a receipt', '영수증에서 몇 퍼센트를 깎는다'],
    takes: { slip, pct: whole(2, 60, 'pct'), ground: maybe(choice({ staff: ['staff', '직원'], damage: ['damaged goods|damage', '흠집|파손'], regular: ['regular customer|regular', '단골'] })) },
    en: `
      {pct} off {slip}
      {slip}: {pct} less, {ground}
      take {pct} off the receipt {slip}
      [ground=staff] {slip} belongs to one of us, {pct} off
      [ground=damage] the box of {slip} has a dent, so {pct} off
      [ground=regular] she has come every week for {any} years; {pct} off {slip}
      give {slip} a discount of {pct}
      {ground}: {pct} on {slip}
      {slip} becomes {pct} cheaper, {not_slip} does not
      cut {slip} by {pct}, no reason given
      {any} minutes of waiting are worth {pct}: {slip}
      [ground=damage] the jar of {slip} has a crack, but they take it for {pct} less
      [ground=regular] {slip} is for old Mr Hahn, who gets {pct} as always
      not void, only cheaper: {slip}, {pct}`,
    ko: `
      {slip} {pct} 할인
      {slip}: {pct} 깎아 주#, 사유 {ground}
      {slip}에서 {pct:을} 빼 주#
      [ground=staff] {slip:은} 우리 직원 것이다. {pct} 할인
      [ground=damage] {slip} 상자가 찌그러졌다. {pct} 할인하#
      [ground=regular] {any}년째 매주 오신다. {slip}에 {pct}
      {not_slip:은} 그대로, {slip}만 {pct} 싸게 하#
      {ground} 할인 {pct}, 영수증 {slip}
      이유 없이 {slip} {pct} 인하
      {any}분 기다리게 했으니 {slip} {pct} 깎아 주#
      [ground=damage] {slip} 병에 금이 갔다. {pct} 싸게 가져간다고 한다
      [ground=regular] {slip:은} 늘 오시는 한 어르신. 언제나처럼 {pct}
      취소가 아니라 할인. {slip}, {pct}`,
    titles: ['Discount; Money off the receipt', '할인; 영수증 할인'],
  },
  {
    tool: 'cash_in', about: ['Put money into a till', '계산대에 돈을 넣는다'],
    takes: { till, cash },
    en: `
      put {cash} into {till}
      {till} gets {cash} more
      {cash} from the safe into {till}
      pay {cash} in at {till}
      {till} is out of small coins; {cash} go in
      fill {till} up with {cash}, {not_till} has enough
      {till}: + {cash}
      at {clock} {till} had only {any} left in it, add {cash}
      lay {cash} into the drawer of {till}
      nothing is sold, {cash} just come from the bank into {till}
      the market wants coins, so {cash} for {till} before {clock}
      {not_till} gave up {cash}; they go into {till}
      top up {till} by {cash}
      a bag with {cash} for {till}`,
    ko: `
      {till}에 {cash} 넣#
      {till}에 {cash} 더
      금고에서 {cash:을} {till}에 채우#
      {till} 입금 {cash}
      {till} 동전이 떨어졌다. {cash:을} 넣어 두#
      {not_till:은} 넉넉하다. {till}에만 {cash:을} 보태#
      {till}: + {cash}
      {clock}에 {till}에 {any}밖에 없었다. {cash} 추가
      판 것이 아니라 은행에서 온 {cash:을} {till}에 넣는다
      장날이라 동전이 필요하다. {clock} 전에 {till}에 {cash}
      {not_till}에서 나온 {cash:을} {till}에 넣#
      {till} 보충 {cash}
      {till}에 돈 {cash} 넣어 줄 것`,
    titles: ['Money into the till', '계산대 입금; 잔돈 넣기'],
  },
  {
    tool: 'cash_out', about: ['Take money out of a till', '계산대에서 돈을 뺀다'],
    takes: { till, cash, reason: maybe(choice({ safe: ['to the safe|safe', '금고행|금고'], purchase: ['for a purchase|purchase', '물품 구입|구입'], tip: ['tips|tip', '팁'] })) },
    en: `
      take {cash} out of {till}
      {cash} leave {till}, {reason}
      {till}: − {cash}
      [reason=safe] too much lies in {till}; lock {cash} away
      [reason=purchase] milk is out, take {cash} from {till} and buy some
      [reason=tip] the waiters get {cash} from {till}
      pay {cash} out at {till}
      skim {cash} off {till}, {not_till} stays as it is
      {till} holds {any} notes too many; {cash} out
      draw {cash} from {till} ({reason})
      [reason=safe] by {clock} nobody should see so much in {till}: {cash} behind steel
      [reason=purchase] the {who} buys {any} lemons with {cash} out of {till}
      {not_till} keeps all; {till} gives {cash}
      [reason=tip] {cash} of {till} belong to those who carried the plates`,
    ko: `
      {till}에서 {cash} 빼#
      {till} 출금 {cash}, {reason}
      {till}: − {cash}
      [reason=safe] {till}에 돈이 너무 많다. {cash:을} 금고에 넣#
      [reason=purchase] 우유가 떨어졌다. {till}에서 {cash:을} 꺼내 사 올 것
      [reason=tip] {till}에서 {cash:을} 종업원들에게 나눠 주#
      {not_till:은} 두고 {till}에서만 {cash:을} 꺼내#
      {till}에 지폐가 {any}장이나 많다. {cash} 빼 두#
      {reason:로} {till}에서 {cash} 지출
      [reason=safe] {clock}까지 {till} 돈 {cash:을} 철문 뒤로 옮기#
      [reason=purchase] {who:이} {till} 돈 {cash:로} 레몬 {any}개를 산다. 빼 주#
      {not_till:은} 그대로, {till}에서 {cash:이} 나간다
      [reason=tip] 접시 나른 사람들 몫 {cash}, {till}에서
      {till}에서 {cash} 꺼낼 것`,
    titles: ['Money out of the till', '계산대 출금; 돈 빼기'],
  },
  {
    tool: 'bill_split', about: ['Split the bill of a table into equal parts', '테이블 계산을 똑같이 나눈다'],
    takes: { table: whole(1, 60), parts: counted(2, 9, ['part', 'parts'], '명') },
    en: `
      split table {table} into {parts}
      table {table}: {parts}
      {parts} for the bill of table {table}
      make {parts} of table {table}
      Table {table} wants to pay separately, {parts}, all the same.
      cut the bill of {table} into {parts}
      they came at {clock} to table {table} and pay in {parts}
      table {not_table} pays in one, {table} in {parts}
      {any} dishes on table {table}, and they want {parts} of the whole
      table {table}: nobody knows who had what, so {parts}
      equal shares at {table}, {parts}
      divide table {table} by {parts}
      {parts}, please, for those at table {table}`,
    ko: `
      {table}번 테이블 계산을 {parts:로} 나눠 주#
      {table}번: {parts}
      {table}번 테이블 {parts:이} 똑같이 낸다
      {table}번은 각자 낸다. {parts} 균등 분할
      {not_table}번은 한 번에, {table}번은 {parts:로} 나눠 계산하#
      {clock}에 온 {table}번, {parts} 더치페이
      {table}번 계산서 {parts:로} 분할
      {table}번에 접시가 {any}개. 전부를 {parts:이} 나눠 낸다
      누가 뭘 먹었는지 모르는 {table}번, {parts:로} 똑같이
      {table}번 {parts} 나누어 내기
      {parts:로} 나눌 것, {table}번 테이블
      {table}번 손님 {parts}, 계산 따로. 금액은 같게 나눠 주#
      {table}번 1/n, {parts}`,
    titles: ['Split the bill', '계산 나누기; 분할 계산'],
  },
];
