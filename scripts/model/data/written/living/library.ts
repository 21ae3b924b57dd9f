import { date, flag, made, many, maybe, moment, names, span, type Written } from '../table';

const item = made((dice) => dice.pick([`B${String(dice.int(10_000, 99_999))}`, `813.${String(dice.int(1, 9))}-${String(dice.int(10, 99))}`, `EM${String(dice.int(100_000, 999_999))}`, `LP-${String(dice.int(100, 999))}`]));

export const library: readonly Written[] = [
  {
    tool: 'loans.extend', about: ['Give loans a new due date', '대출 기한을 늦춘다'],
    takes: { items: many(item), due: date() },
    en: `
      {items} due {due}
      extend {items} to {due}
      The school trip came back late. Let them keep {items} until {due}.
      new date for {items}: {due}
      nobody else is waiting for {items}, so {due} is fine
      {due} becomes the last day for {items}
      She phoned at {clock} from hospital and has {any} other books at home that are not due yet. Only {items} are moved, to {due}.
      put {items} off until {due}
      loans {items}: back by {due}, no fine
      give the reader time up to {due} for {items}`,
    ko: `
      {items} 반납일 {due}
      {items} 대출을 {due}까지 연장하#
      입원 중이라고 {clock}에 전화가 왔다. {items}만 {due:로} 미뤄 주#
      예약자가 없는 {items}, 기한 {due:로} 변경
      {items:은} {due}까지 갖고 있어도 됨
      새 반납일 {due}: {items}
      {any}권 가운데 {items}만 {due}까지 늘리#
      연체료 없이 {items:을} {due}까지 연기 요망
      {items} → {due}
      단체 대출 {items}의 마감을 {due:로} 바꾸#`,
    titles: ['Extend loans; New due date; Keep it longer', '대출 연장; 반납일 변경; 기한 연장'],
  },
  {
    tool: 'hold_for_reader', about: ['Keep a book on the pick-up shelf for a reader', '예약 도서를 맡아 둔다'],
    takes: { item, reader: names('R-2207, R-3318, R-871, R-4450, R-96', 'R-2207, R-3318, R-871, R-4450, R-96'), until: maybe(date()) },
    en: `
      {item} on the shelf for {reader}
      keep {item} for {reader} until {until}
      {reader} wants {item}
      lay {item} aside, name {reader}
      Reader {reader} comes on {day} after work. {item} should lie ready, at the latest till {until}.
      {item} → pick-up, {reader}, {until}
      {not_reader} has given up, so {item} goes to {reader}
      up to {until} nobody but {reader} may have {item}
      {reader} is next in line ({any} were before): {item}`,
    ko: `
      {reader} 예약분 {item}
      {item:을} {reader} 앞으로 맡아 두#
      {reader}에게 줄 {item}, {until}까지 보관
      {not_reader:이} 포기했다. {item:은} {reader} 차례로 돌리#
      {day} 퇴근 후 들른다고 함. {reader} 이름으로 {item:을} 빼 두#
      {item} 예약 서가, {reader}, {until}
      {until}까지 {reader} 말고는 {item:을} 빌려주지 않게 하#
      앞에 {any}명 지나 {reader} 순서. {item} 보관 요망
      {reader} / {item}`,
    titles: ['Hold a book; Pick-up shelf; Reservation', '예약 도서; 예약 서가; 도서 보관'],
  },
  {
    tool: 'study_room.book', about: ['Book a study room', '스터디룸을 예약한다'],
    takes: { room: names('S1, S2, S4, quiet 1, group 2, attic', 'S1, S2, S4, 조용방, 모둠방 2, 다락방'), from: moment(), minutes: span('min', 15, 240) },
    en: `
      {room} from {from} for {minutes}
      book {room}: {from}, {minutes}
      {minutes} in {room}, starting {from}
      The chess club needs a table for {any}; reserve {room} at {from}, {minutes} long.
      hold {room} for {minutes} from {from} on
      {from}: study room {room}, {minutes}
      students meet at {from} in {room} and stay {minutes}
      {not_room} has no window, so take {room} for {minutes} at {from}
      put {minutes} into the plan of {room}, begin {from}`,
    ko: `
      {room} {from} {minutes}
      {room:을} {from}부터 {minutes} 예약하#
      {from}에 {room} 사용, 길이 {minutes}
      독서 모임 {any}명. {room:을} {minutes} 동안 잡아 두#, 시작은 {from}
      {minutes}짜리 예약: {room}, {from}
      {not_room:은} 창이 없다. {room:로} {from}, {minutes}
      {from}부터 {minutes} {room:을} 비워 두#
      스터디룸 {room} / {from} / {minutes}
      학생들이 {room}에서 {from}에 만나 {minutes} 공부한다. 예약 요망`,
    titles: ['Study room; Book a room; Room for the club', '스터디룸 예약; 방 예약; 열람실 예약'],
  },
  {
    tool: 'returns_belt', about: ['Run or stop the belt of the book return', '반납 벨트'],
    takes: { running: flag(['running', '가동'], ['stopped', '정지']) },
    en: `
      [running=true] get the return belt going
      [running=false] a picture book is jammed in the return, halt the belt
      [running=true] the jam is out, books may travel again
      [running=false] No more returns tonight, bin {any} is full.
      [running=true] we open at {clock}, belt on
      [running=false] The {who} reached into the sorter. Belt must not move.
      return belt {running}
      [running=true] {any} books wait in the slot; carry them in
      [running=false] rest the belt until {day}`,
    ko: `
      [running=true] 반납 벨트를 돌리#
      [running=false] 그림책이 끼었다. 반납 벨트를 세우#
      [running=true] 걸린 책을 뺐으니 벨트 다시 움직이게 하#
      [running=false] {any}번 함이 찼다. 오늘 반납은 여기까지
      [running=true] {clock} 개관, 벨트 켬
      [running=false] {who:이} 분류기에 손을 넣었다. 벨트가 움직이면 안 된다
      반납 벨트 {running}
      [running=true] 반납구에 {any}권 대기. 안으로 실어 나르게 하#
      [running=false] {day}까지 벨트는 쉬게 하#`,
    titles: ['Book return; Return belt', '반납 벨트; 도서 반납기'],
  },
];
