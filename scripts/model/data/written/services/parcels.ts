import { choice, date, flag, made, maybe, names, tenths, whole, type Written } from '../table';

const parcels = made((dice) => `${dice.pick(['JD', 'RR', 'PX', 'KR'])}${String(dice.int(10_000_000, 99_999_999))}${dice.pick(['', 'DE', 'KR'])}`);
const depots = names('Lindow, Dock 9, North Hub, Seaford, Airport, Ilsan', '일산, 남부허브, 공항, 항만9, 군포, 옥천');

export const parcelService: readonly Written[] = [
  {
    tool: 'parcel_reroute', about: ['Send a parcel to another depot', '소포를 다른 집배점으로 보낸다'],
    takes: { parcel: parcels, wrong: maybe(names('Kelder, Westport, Hill Road, Old Yard', '서포항, 언덕길, 구창고, 계룡')), to_depot: depots },
    en: `
      {parcel} to {to_depot}
      {parcel} sits in {wrong}, but belongs in {to_depot}
      redirect {parcel} from {wrong} to {to_depot}
      {to_depot} is where {parcel} must go, not {wrong}
      reroute {parcel}: {to_depot}
      {parcel} was sorted wrongly at {clock}. The right depot is {to_depot}.
      next stop of {parcel}: {to_depot}
      lorry {any} can take {parcel} along to {to_depot}
      get {parcel} out of {wrong} and over to {to_depot}`,
    ko: `
      {parcel:을} {to_depot:로} 돌리#
      {parcel:이} {wrong}에 가 있다. {to_depot:로} 보내#
      {wrong} 오분류 건 {parcel}, 맞는 곳은 {to_depot}
      {parcel} 행선지 {to_depot}
      {clock}에 잘못 분류됐다. {parcel:은} {to_depot:로} 가야 한다
      {any}호 차로 {parcel:을} {to_depot}까지 보내#
      {wrong}에서 꺼내 {to_depot:로} 이송: {parcel}
      {parcel} 재분류 → {to_depot}`,
    titles: ['Reroute the parcel; Wrong depot', '소포 재분류; 오분류 처리'],
  },
  {
    tool: 'scheduleDelivery', about: ['Fix the day and window of a delivery', '배송 날짜와 시간대를 정한다'],
    takes: { parcel: parcels, on_day: date(), window: choice({ am: ['morning|before noon', '오전'], pm: ['afternoon|after lunch', '오후'], eve: ['evening|after six', '저녁'] }), neighbour: maybe(flag()) },
    en: `
      {parcel} comes on {on_day}, {window}
      deliver {parcel} {on_day} in the {window} slot
      {window} of {on_day} for {parcel}
      [window=am] the customer of {parcel} works late; on {on_day} before twelve
      [window=eve] nobody is home on {on_day} until supper time: {parcel}
      [window=pm] {parcel} on {on_day}, when lunch is over
      [neighbour=true] {parcel}, {on_day}, {window}; next door may take it
      [neighbour=false] {parcel} goes only into the customer's own hands, {on_day}, {window}
      we tried {any} times with {parcel}. New try {on_day}, {window}.
      book {on_day} ({window}) for parcel {parcel}
      [neighbour=false] nobody but the addressee may touch {parcel}; {on_day}, {window}
      [neighbour=true] the flat across the hall takes {parcel} if need be, {window} of {on_day}`,
    ko: `
      {parcel} {on_day} {window} 배송
      {parcel:을} {on_day} {window}에 가져다주#
      {on_day} {window} 시간대로 {parcel} 예약하#
      [window=am] {parcel} 고객은 늦게 출근한다. {on_day} 정오 전으로 하#
      [window=eve] {on_day} 해 질 무렵까지 집이 빈다. {parcel:은} 그 뒤에
      [window=pm] {parcel:은} {on_day} 점심 지나서 배송
      [neighbour=true] {parcel}, {on_day} {window}. 옆집에 맡겨도 됨
      [neighbour=false] {parcel:은} 본인에게만 전달. {on_day} {window}
      {any}번 실패한 {parcel}, 다음 시도는 {on_day} {window}
      [neighbour=false] {parcel:은} 본인 확인 필수. {on_day} {window}
      [neighbour=true] {parcel} {on_day} {window}, 부재 시 앞집에 맡김`,
    titles: ['Delivery day; New try; Delivery window', '배송 예약; 배송 시간 지정'],
  },
  {
    tool: 'locker.open', about: ['Open a compartment of a parcel locker', '무인 택배함 칸을 연다'],
    takes: { locker: depots, box: whole(1, 96) },
    en: `
      open box {box} of the locker {locker}
      {locker}, compartment {box}, pop it
      the flap {box} at {locker} is stuck, release it from here
      let the customer at {locker} have box {box}
      box {box} at locker {locker}: open
      somebody stands before {locker} with a dead phone; number {box} must spring open
      compartment {box} ({locker}) wants opening, {not_box} stays shut
      the parcel of {clock} lies at {locker}; unlock flap {box}`,
    ko: `
      {locker} 택배함 {box}번 칸을 열#
      {locker} {box}번 문 개방
      {locker} {box}번 문이 걸렸다. 원격으로 풀#
      휴대전화가 꺼진 손님이 {locker} 앞에 있다. {box}번을 열어 주#
      {not_box}번은 두고 {locker} {box}번만 열#
      택배함 {locker}, 칸 {box}, 열림
      {clock}에 온 물건은 {locker}에 있다. {box}번 칸 잠금을 풀#`,
    titles: ['Open the locker; Compartment', '택배함 열기; 보관함'],
  },
  {
    tool: 'weigh_correct', about: ['Correct weight of a parcel and who pays the rest', '무게를 정정한다'],
    takes: { parcel: parcels, kg: tenths(0.2, 31, 'kg'), bill: maybe(choice({ sender: ['sender|shipper', '발송인|보내는 사람'], receiver: ['receiver|addressee', '수취인|받는 사람'], nobody: ['nobody|house', '없음|회사'] })) },
    en: `
      {parcel} weighs {kg}
      the label of {parcel} lies, it is {kg}
      weight of {parcel}: {kg}, the {bill} pays
      correct {parcel} to {kg} at the cost of the {bill}
      [bill=sender] {parcel} was declared too light. {kg}; whoever sent it gets the bill.
      [bill=receiver] {kg} for {parcel}, collect the rest at the door
      [bill=nobody] {parcel} {kg}, our own mistake, no bill to anyone
      scale {any} shows {kg} for {parcel}, change it
      set {parcel} at {kg}`,
    ko: `
      {parcel} 무게 {kg}
      {parcel} 송장 무게가 틀렸다. {kg:로} 고치#
      {parcel:을} {kg:로} 정정, 부담 {bill}
      [bill=sender] {parcel} 신고 중량 미달. {kg}, 차액은 보낸 쪽에 청구하#
      [bill=receiver] {parcel} {kg}. 차액은 문 앞에서 거두#
      [bill=nobody] {parcel} {kg}. 우리 실수이니 청구하지 말 것
      {any}번 저울에서 {kg:이} 나왔다. {parcel} 정정하#
      중량 정정: {parcel} / {kg}`,
    titles: ['Weight correction; Parcel weight', '중량 정정; 무게 수정'],
  },
  {
    tool: 'depot_of', about: ['Depot that serves a postcode', '우편번호의 집배점을 찾는다'],
    takes: { postcode: made((dice) => String(dice.int(10_000, 98_999))) }, reads: true, result: 'Hub-{any}',
    en: `
      which depot serves {postcode}?
      find the depot for postcode {postcode}
      {postcode}: where does it belong
      look up who drives to {postcode}
      the label says {postcode}, see what depot that is`,
    ko: `
      우편번호 {postcode} 관할 집배점을 찾#
      {postcode} 어느 집배점인지 보#
      송장에 {postcode:이}라고 적혀 있다. 관할 조회하#
      {postcode} 담당 집배점 확인`,
    titles: ['Depot for the postcode; Which depot?', '집배점 찾기; 관할 조회'],
  },
];
