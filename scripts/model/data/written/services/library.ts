import { choice, date, flag, maybe, names, tenths, type Written } from '../table';

const cards = names('R-10442, R-10871, R-22019, R-3308, S-771');
const books = names('B-55120, B-55121, B-80034, DVD-417, MAP-12, B-9917');

export const library: readonly Written[] = [
  {
    tool: 'loan_out', about: ['Lend an item to a reader', '자료를 대출한다'],
    takes: { item: books, reader: cards, due: maybe(date()) },
    en: `
      lend {item} to {reader}
      {reader} takes {item} home
      {item} out to {reader}, due {due}
      check out {item} for card {reader}
      {reader}: {item}, back by {due}
      book {item} out to {reader}, it has to be back on {due}
      The lady with card {reader} wants {item}; she has {any} others at home already.
      {item} goes with reader {reader} until {due}
      loan: reader {reader}, item {item}
      give {reader} the item {item}, not {not_item}`,
    ko: `
      {item:을} {reader}에게 대출하#
      {reader}: {item} 대출
      {item} 대출, 반납일 {due}, 회원 {reader}
      회원 {reader:이} {item:을} 빌려 간다. 처리하#
      {reader}에게 {item:을} {due}까지 빌려주#
      {reader:은} 이미 {any}권을 빌렸다. {item}도 내어 주#
      {not_item} 말고 {item:을} {reader} 앞으로 대출
      {due}까지 {reader:이} {item:을} 가져간다
      대출 처리: {item} / {reader}`,
    titles: ['Lend the book; Check out; Loan', '대출; 대출 처리'],
  },
  {
    tool: 'returnItem', about: ['Take an item back', '자료를 반납 처리한다'],
    takes: { item: books, damaged: maybe(flag()), shelf: maybe(names('A1, C4, kids, magazines, cellar', 'A1, C4, 어린이, 잡지, 지하')) },
    en: `
      {item} is back
      take {item} back
      [damaged=true] {item} came back with coffee on {any} pages
      [damaged=false] {item} returned in good shape
      {item} in, to shelf {shelf}
      book {item} in, then {shelf}
      the drop box held {item}, check it in
      [damaged=true] the spine of {item} is broken, note that when you take it back, shelf {shelf}
      {item} home again at {clock}; stack {shelf}
      return of {item}, {not_item} is still out
      [damaged=false] nothing wrong with {item}, book the return`,
    ko: `
      {item} 반납 처리하#
      {item} 반납, 서가 {shelf}
      [damaged=true] {item:이} 커피 얼룩 {any}쪽과 함께 돌아왔다. 반납하#
      [damaged=false] {item} 이상 없이 돌아옴. 반납 등록
      반납함에서 {item:이} 나왔다. 들이#
      [damaged=true] {item} 책등이 뜯어졌다. 파손으로 반납하고 {shelf} 서가로 보내#
      {clock}에 {item} 돌아옴. {shelf}에 꽂을 것
      {not_item:은} 아직이고 {item}만 반납
      [damaged=false] {item:은} 깨끗하다. 돌려받은 것으로 하#`,
    titles: ['Return; Check in; Book is back', '반납; 반납 처리'],
  },
  {
    tool: 'hold_request', about: ['Reserve an item for a reader', '자료를 예약한다'],
    takes: { item: books, reader: cards, branch: maybe(names('central, harbour, mobile, hillside', '중앙관, 항구관, 이동도서관, 언덕관')) },
    en: `
      reserve {item} for {reader}
      {reader} wants {item} when it is back
      put {reader} on the waiting list of {item}
      hold {item} for {reader} at {branch}
      {item} is out until {day}. Queue up {reader}, pick-up {branch}.
      {reader}: reservation of {item}, branch {branch}
      {reader} is number {any} in the line for {item}, enter it
      the next one to get {item} is {reader}
      as soon as {item} comes in, keep it aside for {reader} ({branch})`,
    ko: `
      {reader} 앞으로 {item} 예약하#
      {item:이} 돌아오면 {reader} 차례다. 예약 등록
      {item} 대기자 명단에 {reader:을} 올리#
      {item} 예약, 회원 {reader}, 수령 {branch}
      {day}까지 대출 중인 {item:을} {reader:이} 기다린다. {branch} 수령으로 걸어 두#
      {item} 입고되면 {reader:을} 위해 {branch}에 따로 두#
      {reader} {item} 예약 요망
      예약: {reader} / {item} / {branch}`,
    titles: ['Reserve the book; Waiting list', '예약; 대기 등록'],
  },
  {
    tool: 'fine.charge', about: ['Charge a fee to a reader', '연체료를 부과한다'],
    takes: { reader: cards, amount: tenths(0.5, 60), why: maybe(choice({ late: ['late return|overdue', '연체'], lost: ['loss|lost item', '분실'], damage: ['damage', '훼손'] })) },
    en: `
      {reader} owes {amount} euros
      charge {amount} to {reader} for {why}
      {why}, {amount} euros on card {reader}
      [why=lost] {reader} left it on the train: {amount} euros
      [why=late] {any} days past the date, that costs {reader} {amount}
      [why=damage] the dog of {reader} chewed it, {amount} euros
      put a fee of {amount} on {reader}
      fine {reader} {amount}, {not_reader} has paid
      fee for {reader}: {amount}, {why}`,
    ko: `
      {reader}에게 {amount}유로 부과하#
      {reader} 요금 {amount}유로
      {reader}: {amount}유로, 사유 {why}
      [why=lost] {reader:이} 기차에 두고 내렸다. {amount}유로 청구하#
      [why=late] 기한을 {any}일 넘겼다. {reader}에게 {amount}유로 매기#
      [why=damage] {reader}네 개가 물어뜯었다. {amount}유로 부과
      {not_reader:은} 냈다. {reader}만 {amount}유로 청구
      {why} 요금 {amount}유로를 {reader}에게 달아 두#`,
    titles: ['Fee; Fine', '연체료; 요금 부과'],
  },
  {
    tool: 'catalogue_find', about: ['Number of an item by its title', '제목으로 자료 번호를 찾는다'],
    takes: { title: names('The Sea Atlas, Bread at Home, Knots, Winter Birds, Chess 101', '바다 지도, 집에서 빵 굽기, 매듭, 겨울 새, 체스 입문') }, reads: true, result: 'B-{any}20',
    en: `
      look up "{title}" in the catalogue
      which number has "{title}"?
      find the book "{title}"
      the reader asks for "{title}", see under which number we have it
      "{title}": item number, not that of "{not_title}"
      is "{title}" here? {any} people asked on {day}`,
    ko: `
      "{title}" 자료 번호를 찾#
      목록에서 "{title}" 검색하#
      독자가 "{title}"를 찾는다. 번호를 조회하#
      "{title}" 번호가 무엇인지 보#
      {day}에 {any}명이 물은 "{title}" 등록번호 확인`,
    titles: ['Find the title; Catalogue', '자료 찾기; 목록 검색'],
  },
];
