import { choice, made, names, whole, type Written } from '../table';

const room = whole(101, 1820);
const at = made((dice) => `${String(dice.int(4, 10)).padStart(2, '0')}:${dice.pick(['00', '05', '10', '20', '30', '40', '45', '50'])}`);

export const hotel: readonly Written[] = [
  {
    tool: 'hk_status', about: ['Set the housekeeping status of a room', '객실 정비 상태를 바꾼다'],
    takes: { room, status: choice({ clean: ['clean|made up', '정비 완료|청소 완료'], dirty: ['dirty|not made up', '미정비|청소 필요'], inspected: ['inspected|checked', '점검 완료'], ooo: ['out of order', '판매 중지|고장'] }) },
    en: `
      room {room} {status}
      mark {room} as {status}
      [status=ooo] Shower in {room} leaks through to floor {any}. Take the room off sale.
      [status=dirty] guests of {room} have left at {clock}, the maid can go in
      [status=clean] the maid is through with {room}
      [status=inspected] The housekeeper has looked at {room} and found nothing.
      put room {room} from {not_status} to {status}
      [status=ooo] nobody sleeps in {room} until the carpet is dry
      [status=clean] bed made, bath done, towels in: {room}
      {who}: {room} is {status}
      [status=dirty] {room} was used for a day let, it has to be done again
      housekeeping board, {room}, {status}
      [status=clean] Bed, bath and {any} towels are done in {room}, the housekeeper has not looked yet.
      [status=ooo] They broke the window in {room} on {day} and the glazier comes next week. Do not sell it.
      [status=dirty] Checked out of {room} at {clock}; two late ones on the same floor are still asleep.`,
    ko: `
      {room}호 {status}
      {room}호 상태를 {status:로} 바꾸#
      [status=ooo] {room}호 샤워 누수. 고칠 때까지 손님을 받지 않게 하#
      [status=dirty] {room}호 {clock} 퇴실. 룸메이드 투입 대상으로 돌리#
      [status=clean] {room}호 침대, 욕실, 수건 {any}장 모두 끝남
      [status=inspected] 하우스키퍼가 {room}호를 둘러보고 이상 없음을 확인했다
      {not_status}로 되어 있는 {room}호를 {status:로} 정정하#
      [status=ooo] 카펫이 마를 때까지 {room}호는 팔지 말 것
      [status=dirty] 데이유즈로 쓴 {room}호, 다시 청소해야 함
      {who} 보고: {room}호 {status}
      [status=inspected] {room}호 검수 통과 처리하#
      [status=clean] {room}호 침구와 욕실은 끝났고 검수는 아직이다. 수건 {any}장 교체함
      [status=ooo] {day}에 {room}호 창이 깨졌다. 유리 기사가 올 때까지 판매하지 말 것
      [status=dirty] {room}호 {clock} 체크아웃. 같은 층 두 방은 아직 주무신다`,
    titles: ['Room status; Housekeeping; Room board', '객실 상태; 하우스키핑; 정비 상태'],
  },
  {
    tool: 'wakeup_set', about: ['Book a wake-up call for a room', '모닝콜을 건다'],
    takes: { room, at },
    en: `
      wake {room} at {at}
      wake-up call {at}, room {room}
      The gentleman in {room} flies at {clock}; call him at {at}.
      {room} asked for {at}, not {not_at}
      get {room} out of bed at {at}
      book a morning call for room {room}, time {at}
      Party of {any}: their leader in {room} wants the phone to ring at {at}.
      {at} → {room}, morning call
      call room {room} tomorrow at {at}, breakfast is in room {not_room}
      At {at} somebody has to ring {room}.
      He sits in the bar until {clock}, he says, and does not trust his telephone: {room}, {at}.
      The call booked for {not_room} stays; another one, {at}, for {room}.`,
    ko: `
      {room}호 모닝콜 {at}
      {room}호 손님을 {at}에 깨우#
      {room}호 {at} 기상 전화 예약
      {clock} 비행기라고 함. {room}호에 {at} 모닝콜을 걸어 두#
      {not_at} 아니고 {at}, {room}호
      단체 {any}명 인솔자 방이 {room}호. {at}에 전화가 울리게 하#
      {at}에 {room}호 모닝콜 등록하#
      {room}호에서 내일 {at} 기상 요청
      {not_room}호 말고 {room}호에 {at}, 모닝콜 바람
      바에 {clock}까지 계실 예정이고 휴대전화를 못 믿겠다고 하심. {room}호 {at}에 깨워 드리#
      {not_room}호 예약은 그대로 두고 {room}호도 {at}에 걸어 주#`,
    titles: ['Wake-up call; Morning call; Wake the guest', '모닝콜; 기상 전화; 손님 깨우기'],
  },
  {
    tool: 'wakeup_cancel', about: ['Cancel the wake-up call of a room', '모닝콜을 취소한다'],
    takes: { room },
    en: `
      no wake-up call for {room} any more
      let {room} sleep, drop the call
      The guest in {room} is up already. His {clock} call can go.
      cancel the morning call of room {room}
      {room} rang: they sleep in on {day}, no phone please
      take {room} off the wake list, {not_room} stays on it
      call for {room} struck out
      Flight {any} is off, so do not ring {room}.
      {room} wants peace; whatever time was booked is void
      Yesterday we booked {any} calls for the group, and {room} is the only one who does not want his after all.
      do not disturb {room}; whoever wrote the {clock} call down did not know that they stay until {day}`,
    ko: `
      {room}호 모닝콜 취소
      {room}호 기상 전화를 빼#
      {room}호 손님이 벌써 일어나셨음. {clock} 전화 불필요
      {day} 늦잠 자겠다고 함. {room}호 모닝콜을 지우#
      {room}호는 울리지 않게 하#
      모닝콜 명단에서 {room}호 삭제, {not_room}호는 유지
      {any}편 결항. {room}호 기상 예약을 취소하#
      {room}호 모닝콜 해제 바람
      예약된 시각과 관계없이 {room}호 전화는 없던 일로 하#
      단체 모닝콜 {any}건 중 {room}호만 원하지 않으신다. 빼 주#
      {room}호는 {day}까지 연박이라 {clock}에 깨울 이유가 없다. 전화를 없애 두#`,
    titles: ['No wake-up call; Cancel the call', '모닝콜 취소; 기상 전화 해제'],
  },
  {
    tool: 'folio.post', about: ['Charge an article to a room', '객실에 금액을 올린다'],
    takes: { room, article: names('mini bar, laundry, parking, late checkout, spa, broken glass', '미니바, 세탁, 주차, 레이트 체크아웃, 스파, 유리컵 파손'), amount: whole(3, 480) },
    en: `
      {article} {amount} on room {room}
      charge {room} {amount} for {article}
      {room}: {article}, {amount}
      put {amount} of {article} on the bill of {room}, table {any} has paid
      The party in {room} owes us {amount} for {article}.
      bill {amount} to room {room}, reason {article}
      at {clock} the maid found it: {article} in {room}, that makes {amount}
      {amount}, {article}; it goes to {room} and not to {not_room}
      add {article} to the folio of {room}, amount {amount}
      for {article} the guests in {room} pay {amount}
      The maid counted twice. From {room} we get {amount}, and the heading is {article}; {not_room} has paid in cash.
      {any} minutes after they had left, {article} came to light. {amount}, please, on {room}.`,
    ko: `
      {room}호 {article} {amount}
      {room}호에 {article} {amount:을} 올리#
      {article} {amount}, {room}호 청구
      {clock} 퇴실 점검에서 확인. {room}호 계산서에 {article} 명목으로 {amount:을} 더하#
      {not_room}호가 아니라 {room}호에 {article} {amount:을} 붙이#
      {room}호 손님은 {article} 비용 {amount:을} 내야 함
      {any}번 테이블은 결제 끝. {room}호에 {article} {amount} 계상
      {amount} / {article} / {room}호
      {room}호 폴리오: {article}, 금액 {amount}
      금액 {amount}, 항목 {article:로} {room}호에 청구하#
      {any}분 뒤에야 확인됨. {room}호 계산서에 {article:로} {amount} 추가하#
      {not_room}호는 현금으로 냈고, {article} {amount:은} {room}호 앞으로 달아 두#`,
    titles: ['Charge the room; Folio; Onto the bill', '객실 청구; 폴리오; 계산서'],
  },
  {
    tool: 'hk_status_get', about: ['Look up the housekeeping status of a room', '객실 정비 상태를 조회한다'],
    takes: { room }, reads: true, result: 'inspected',
    en: `
      status of {room}
      how does {room} stand with housekeeping
      is {room} ready? look it up
      The family in the lobby has waited since {clock}. See whether {room} can be given out.
      look at the board for {room}, do not alter it
      has the maid been in {room}
      what does the system say about room {room}
      check {room} before {any} guests get their keys
      ask the board: {room}, not {not_room}`,
    ko: `
      {room}호 상태 조회
      {room}호 정비됐는지 보#
      {clock}부터 로비에서 기다리신다. {room}호를 내줘도 되는지 확인하#
      {room}호 상태판을 바꾸지 말고 읽기만
      {room}호 청소 끝났는지 알려 주#
      열쇠 {any}개 나가기 전에 {room}호 확인
      {not_room}호 말고 {room}호가 지금 어떤 상태인지 조회하#
      시스템에 {room}호가 뭐라고 되어 있는지 보#
      {room}호 정비 상태 확인 바람`,
    titles: ['Is the room ready?; Look up a room', '객실 상태 조회; 방 준비 확인'],
  },
];
