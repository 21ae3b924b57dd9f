import { choice, flag, made, maybe, moment, names, whole, type Written } from '../table';

const cars = made((dice, language) => (language === 'ko' ? `${String(dice.int(10, 399))}${dice.pick(['가', '나', '다', '허', '호', '하'])}${String(dice.int(1000, 9999))}` : `${dice.pick(['B', 'HH', 'K', 'ZH', 'GR'])}-${dice.pick(['CS', 'EV', 'AL', 'MO'])} ${String(dice.int(10, 999))}`));
const members = names('m-2044, m-2071, m-3110, m-3377, guest-19');

export const mobility: readonly Written[] = [
  {
    tool: 'car_doors', about: ['Lock or unlock a shared car', '공유 차량 문을 잠그거나 연다'],
    takes: { car: cars, locked: flag(['locked', '잠금'], ['unlocked', '열림']) },
    en: `
      [locked=true] nobody should be able to get into {car}
      [locked=false] let the member into {car}
      {car}: doors {locked}
      [locked=true] {car} stands open at the station since {clock}, lock it
      [locked=false] key card of the member does not work; {car} open, please
      [locked=true] shut {car} up, the rental is over
      [locked=false] a phone lies in {car}, its owner waits beside it
      [locked=true] secure {car}
      [locked=false] the cleaner wants to get at the seats of {car}, {not_car} later
      {car} has to be {locked} by the time the {who} can be there
      [locked=true] the member walked away and forgot to close {car}
      [locked=false] rescue service is at {car}, there is a dog inside
      [locked=false] {car} is due in the workshop at {clock}, the mechanic has no card
      [locked=true] {car} sleeps now`,
    ko: `
      [locked=true] {car} 차량 문을 잠그#
      [locked=false] {car} 문을 열어 회원이 타게 하#
      {car} 도어 {locked}
      [locked=true] {car:이} {clock}부터 열린 채 서 있다. 잠금 요망
      [locked=false] 회원 카드가 안 된다. {car} 문 열림
      [locked=true] 대여 종료. {car:을} 아무도 못 타게 하#
      [locked=false] {car} 안에 휴대전화를 두고 내렸다. 주인이 옆에 있으니 열#
      [locked=false] 세차원이 {car} 시트를 닦아야 한다. 문을 풀#
      [locked=true] {not_car:은} 그대로, {car}만 걸어 잠그#
      [locked=true] 회원이 그냥 가 버렸다. {car} 걸어 두#
      [locked=false] {car} 안에 개가 있다. 구조대가 왔으니 문을 풀#
      [locked=false] 정비사는 카드가 없다. {clock} 입고되는 {car} 개방
      [locked=true] {car} 운행 종료, 문단속할 것`,
    titles: ['Doors of the car; Lock or unlock the car', '차량 문; 차량 잠금'],
  },
  {
    tool: 'carBook', about: ['Book a car for a member', '회원에게 차를 예약한다'],
    takes: { car: cars, member: members, pickup: moment(), drop: moment() },
    en: `
      {car} for {member}, {pickup} to {drop}
      {member} takes {car} at {pickup} and brings it back {drop}
      book {car} from {pickup} until {drop} for {member}
      {member}: back {drop}, out {pickup}, car {car}
      car {car} belongs to {member} between {pickup} and {drop}
      {member} is moving house with {any} boxes; {car}, {pickup} – {drop}
      return {drop}, start {pickup}, {car}, {member}
      reserve {car} ({member}) with pick-up {pickup} and return {drop}
      {member} needs wheels: {car}. Not before {pickup}, and it must be home by {drop}.`,
    ko: `
      {member} 회원에게 {car} {pickup}부터 {drop}까지 예약하#
      {car}: {member}, {pickup} ~ {drop}
      반납 {drop}, 인수 {pickup}, 차량 {car}, 회원 {member}
      {member:이} {pickup}에 {car:을} 가져가고 {drop}에 돌려준다
      상자 {any}개 이사라 한다. {member}, {car}, {pickup} 인수, {drop} 반납
      {pickup}에서 {drop} 사이 {car:은} {member} 차지다. 예약 등록
      {car} 예약({member}): 시작 {pickup}, 끝 {drop}
      {member:이} {car:을} 쓴다. {pickup} 전에는 안 되고 {drop}까지 돌아와야 한다`,
    titles: ['Book the car; Car booking', '차량 예약; 예약 등록'],
  },
  {
    tool: 'charger.limit', about: ['Limit the current of a charging point', '충전기 전류를 제한한다'],
    takes: { point: names('CP-01, CP-07, CP-12, garage-3, street-5', 'CP-01, CP-07, CP-12, 차고-3, 노상-5'), amps: whole(6, 63, 'A') },
    en: `
      {point} at most {amps}
      limit {point} to {amps}
      {amps} for the charging point {point}
      throttle {point}: {amps}
      The main fuse is hot. {point} must not draw more than {amps}.
      let {point} charge with {amps}, {not_point} as before
      the bus leaves at {clock}, it can have {amps} on {point}
      {point} → {amps}
      {any} cars share the cable, so cap {point} at {amps}`,
    ko: `
      {point} 충전 전류 {amps}
      {point:을} {amps:로} 제한하#
      메인 퓨즈가 뜨겁다. {point:은} {amps:을} 넘기지 못하게 하#
      {not_point:은} 그대로, {point}만 {amps}까지 허용하#
      버스가 {clock}에 나간다. {point}에 {amps:을} 주#
      {any}대가 한 선을 쓴다. {point} 상한 {amps}
      충전기 {point}: 최대 {amps}
      {point} 전류를 {amps:로} 맞추#`,
    titles: ['Charging current; Limit the charger', '충전 전류 제한; 충전 전류'],
  },
  {
    tool: 'charge_session', about: ['Start or end charging', '충전을 시작하거나 끝낸다'],
    takes: { connector: whole(1, 24), cmd: choice({ start: ['start|begin', '시작'], stop: ['stop|end', '종료|중지'], free_cable: ['release the cable|cable free', '케이블 분리|케이블 해제'] }), tag: maybe(members) },
    en: `
      connector {connector}: {cmd}
      [cmd=start] current into the car at connector {connector}
      [cmd=stop] the car at {connector} has had enough
      [cmd=free_cable] the driver at {connector} pulls and pulls, let go of the plug
      [cmd=start] {tag} has plugged in at {connector}, go
      [cmd=stop] finish the charge at {connector}, {tag} pays for {any} kWh
      {cmd}, socket {connector}, tag {tag}
      [cmd=free_cable] plug {connector} is stuck in the car since {clock}; unlatch it
      [cmd=start] fill up what hangs on {connector}, not on {not_connector}
      [cmd=stop] no more energy out of {connector}
      [cmd=start] hungry car on socket {connector}
      [cmd=stop] the bill for {connector} may be written, cut it there
      [cmd=free_cable] open the hook on {connector} so that the plug comes out`,
    ko: `
      {connector}번 커넥터 {cmd}
      [cmd=start] {connector}번에 꽂힌 차에 전기를 넣#
      [cmd=stop] {connector}번 차는 충분히 찼다. 끝내#
      [cmd=free_cable] {connector}번 플러그가 안 빠진다. 걸쇠를 풀#
      [cmd=start] {tag:이} {connector}번에 꽂았다. 충전 개시
      [cmd=stop] {connector}번 충전을 그만하고 {tag} 앞으로 {any}kWh 정산
      {connector}번, 회원 {tag}, {cmd}
      [cmd=free_cable] {clock}부터 {connector}번 케이블이 차에 물려 있다. 놓아 주#
      [cmd=stop] {connector}번에서 더 나가는 전기가 없게 하#
      [cmd=start] {not_connector}번 말고 {connector}번 차를 채우#
      [cmd=start] {connector}번 차가 배고프다. 먹이#
      [cmd=stop] {connector}번 요금을 끊을 때다. 전기를 그만 주#
      [cmd=free_cable] {connector}번 플러그가 빠지게 고리를 풀#`,
    titles: ['Charging; Connector; Plug', '충전; 커넥터'],
  },
  {
    tool: 'battery_soc', about: ['How full the battery of a car is', '차량 배터리 잔량을 읽는다'],
    takes: { car: cars }, reads: true, result: '{any}',
    en: `
      how full is {car}?
      battery of {car}
      look whether {car} makes it to the coast
      read the charge level of {car}
      Before {car} goes out at {clock}, see what is in the battery.
      {car}: percent left?
      check {car}, it was at {any} % on {day}
      what does {car} still have in it, not {not_car}`,
    ko: `
      {car} 배터리 잔량 확인하#
      {car:이} 얼마나 찼는지 보#
      {clock}에 나가기 전에 {car} 잔량을 읽#
      {car} 충전율 조회
      {day}에 {any}%였던 {car}, 지금은 얼마인지 알아보#
      {not_car} 말고 {car} 배터리를 보#
      {car:로} 해안까지 갈 수 있는지 배터리부터 확인`,
    titles: ['Battery level; How full?', '배터리 잔량; 충전율 확인'],
  },
  {
    tool: 'nearest_car', about: ['Nearest free car to a station', '가장 가까운 빈 차'],
    takes: { station: names('Market, Opera, Campus, Harbour, East', '시장, 오페라, 캠퍼스, 항구, 동역') }, reads: true, result: 'EV-{any}7',
    en: `
      which free car is nearest to {station}?
      find a car around {station}
      {station}: closest car nobody has booked
      the lady at {station} has {any} minutes, see what stands near
      look near {station}, not {not_station}`,
    ko: `
      {station}에서 제일 가까운 빈 차를 찾#
      {station} 근처 차량 조회
      손님이 {station}에 있다. {any}분 안에 닿을 차를 보#
      {not_station} 말고 {station} 근처 빈 차 확인하#`,
    titles: ['Nearest car; Which car is near?', '가까운 차; 빈 차 찾기'],
  },
];
