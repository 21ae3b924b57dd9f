import { choice, date, flag, made, many, maybe, names, span, whole, type Written } from '../table';

const rooms = names('Aspen, Birch, Cedar, Atrium, R-204, R-310', '소나무실, 참나무실, 대회의실, R-204, R-310, 아트리움');

export const facilityDesk: readonly Written[] = [
  {
    tool: 'room_book', about: ['Book a meeting room', '회의실을 예약한다'],
    takes: { room: rooms, on_day: date(), start: made((dice) => `${String(dice.int(8, 18)).padStart(2, '0')}:${dice.pick(['00', '15', '30', '45'])}`), people: maybe(whole(2, 60)) },
    en: `
      {room} on {on_day} at {start}
      book {room}, {on_day}, from {start}
      {people} people in {room}, {on_day}, {start}
      {on_day} {start}: {room}
      we meet in {room} on {on_day}, start {start}, {people} chairs
      The board sits at {start} on {on_day}; {room} is the room with the screen.
      reserve {room} for {people}, {start} o'clock sharp, {on_day}
      keep {room} free for us on {on_day} at {start}, {not_room} is too small
      the {who} will come on {on_day}: room {room}, {start}
      for {on_day} the room {room}, beginning {start}`,
    ko: `
      {room} {on_day} {start} 예약하#
      {on_day} {start}부터 {room:을} 쓰겠다. 예약하#
      {people}명, {room}, {on_day} {start}
      이사회가 {on_day} {start}에 열린다. 화면 있는 {room:을} 확보하#
      {not_room:은} 좁다. {on_day} {start}에 {room:을} 잡아 두#
      {room}: {on_day} {start}, {people}명
      회의실 {room}, 시작 {start}, 날짜 {on_day}
      {on_day} 회의는 {room}에서 {start} 시작. 예약 바람`,
    titles: ['Book a room; Meeting room', '회의실 예약; 회의실'],
  },
  {
    tool: 'roomCancel', about: ['Cancel the booking of a room on a day', '회의실 예약을 취소한다'],
    takes: { room: rooms, on_day: date() },
    en: `
      nobody needs {room} on {on_day}
      cancel {room} for {on_day}
      {on_day}: {room} is free again
      give {room} back, the {on_day} meeting is off
      {any} of the people are ill, so no meeting in {room} on {on_day}
      drop our booking of {room}, {on_day}
      free {room} ({on_day}), {not_room} stays booked
      the talk on {on_day} moves online, release {room}`,
    ko: `
      {on_day} {room} 예약 취소하#
      {room} {on_day} 회의 없음. 예약을 빼#
      {on_day}에 {room:을} 비우#
      {any}명이 아프다. {on_day} {room} 회의는 안 한다
      {not_room:은} 두고 {room} {on_day} 예약만 지우#
      {on_day} 발표는 온라인으로 바뀜, {room} 반납
      {room} 예약({on_day}) 해제 바람`,
    titles: ['Cancel the room; Room is free', '회의실 취소; 예약 취소'],
  },
  {
    tool: 'lift.chime', about: ['Play an announcement in zones of the house', '건물 구역에 안내 방송을 한다'],
    takes: { zones: many(names('lobby, garage, floor 2, floor 5, roof, canteen', '로비, 주차장, 2층, 5층, 옥상, 식당')), message: made((dice, language) => dice.pick(language === 'ko' ? ['10분 뒤 폐관합니다', '차량 12가 3456 차주는 연락 바랍니다', '소방 훈련입니다, 대피하지 마세요', '분실물이 안내에 있습니다'] : ['we close in 10 minutes', 'the owner of the red van, please come to the desk', 'this is a drill, stay where you are', 'a grey scarf was found, ask at desk 2'])) },
    en: `
      say "{message}" in {zones}
      {zones}: "{message}"
      "{message}" should be heard in {zones}
      announce in {zones} that "{message}"
      loudspeakers {zones}, text "{message}"
      At {clock} people in {zones} must hear "{message}".
      let the voice tell {zones}: "{message}"
      read out "{message}" over {zones}, nowhere else`,
    ko: `
      {zones}에 "{message}" 방송하#
      {zones}: "{message}"
      {clock}에 {zones}에서 "{message}"라고 들려야 한다
      스피커 {zones}, 문구 "{message}"
      {zones} 사람들에게 "{message}"라고 알리#
      "{message}"를 {zones}에만 내보내#
      안내 방송 {zones} / "{message}"`,
    titles: ['Announcement in the house; Loudspeakers', '안내 방송; 구내 방송'],
  },
  {
    tool: 'house.nightMode', about: ['Put the whole building to rest', '건물을 야간 모드로 한다'],
    takes: {},
    en: `
      put the building to bed
      night mode for the whole house
      The last visitor has gone; the house may rest.
      lights, doors and lifts as always at the end of the day
      everything to night
      it is {clock} and the {who} went home: night mode
      close down the building for the night
      the house sleeps from now on`,
    ko: `
      건물 전체를 야간 모드로 하#
      야간 모드
      마지막 방문객이 나갔다. 건물을 재우#
      {clock}이다. 하루 마감 상태로 전환하#
      평소 마감처럼 조명과 문과 승강기를 내려 두#
      퇴근. 건물 야간 전환 요망
      이제 건물을 쉬게 하#`,
    titles: ['Night mode; End of the day', '야간 모드; 하루 마감'],
  },
  {
    tool: 'lostproperty_add', about: ['Enter a lost item that somebody handed in', '습득물을 등록한다'],
    takes: { thing: names('grey scarf, key ring, blue umbrella, child\'s shoe, phone', '회색 목도리, 열쇠고리, 파란 우산, 아이 신발, 휴대전화'), place: names('lobby, lift B, restroom 3, parking deck, stairs', '로비, 승강기 B, 3층 화장실, 주차장, 계단'), shelf: maybe(whole(1, 40)), valuable: maybe(flag()) },
    en: `
      {thing}, found at {place}
      {thing} was handed in, it lay in {place}
      enter a {thing} from {place}, shelf {shelf}
      lost and found: {thing} ({place})
      in {place} somebody left a {thing}; it goes to shelf {shelf}
      [valuable=true] {thing} picked up in {place}, worth something, lock it away
      [valuable=false] {thing} from {place}, no value, shelf {shelf}
      the cleaners brought a {thing} from {place} at {clock}
      {place}: {thing}. Shelf {shelf}, please write it down.`,
    ko: `
      {place}에서 {thing} 습득
      {place}에 {thing:이} 있었다. 등록하#
      {thing} 등록, 습득 장소 {place}, {shelf}번 선반
      누가 {place}에 두고 간 {thing}, {shelf}번 선반에 두#
      [valuable=true] {place}에서 주운 {thing}, 귀중품이니 잠금 보관
      [valuable=false] {thing}({place}), 값어치 없음, 선반 {shelf}
      {clock}에 청소팀이 {place}에서 {thing:을} 가져왔다. 적어 두#
      습득물: {thing} / {place}`,
    titles: ['Lost property; Something was found', '습득물 등록; 분실물'],
  },
  {
    tool: 'coffee.descale', about: ['Descale a coffee machine', '커피머신 석회를 제거한다'],
    takes: { machine: names('kitchenette 1, kitchenette 2, foyer, board room', '탕비실 1, 탕비실 2, 로비, 이사실'), length: maybe(span('min', 5, 60)), agent: maybe(choice({ citric: ['citric acid', '구연산'], lactic: ['lactic acid', '젖산'] })) },
    en: `
      descale the machine in {machine}
      {machine}: lime out, {length}
      the coffee from {machine} tastes of chalk
      {machine} with {agent}, {length}
      run {agent} through the {machine} machine
      after {any} litres {machine} wants its descaling
      let the {machine} machine soak for {length}
      get the scale out of {machine} before the {who} may drink from it
      [agent=citric] lemon powder for the lime in {machine}
      [agent=lactic] the sour milk product, not lemon, for {machine}`,
    ko: `
      {machine} 커피머신 석회 제거하#
      {machine}: {agent:로} {length} 세척
      {machine} 커피에서 분필 맛이 난다
      {any}리터를 내렸으니 {machine} 스케일 제거 요망
      {machine} 기계에 {agent:을} 돌리#
      {machine} 머신을 {length} 담가 두#
      {machine} 석회부터 없애#
      [agent=citric] {machine} 석회는 레몬 가루로 녹이#
      [agent=lactic] {machine} 기계는 레몬 말고 젖산으로 세척`,
    titles: ['Descale; Coffee machine', '석회 제거; 커피머신'],
  },
  {
    tool: 'room_free', about: ['A room that is free on a day', '그날 비어 있는 회의실'],
    takes: { on_day: date() }, reads: true, result: 'R-{any}',
    en: `
      which room is free on {on_day}?
      find us a room for {on_day}
      {on_day}: any room without a booking
      look where one could meet on {on_day}, {any} people`,
    ko: `
      {on_day}에 비는 회의실을 찾#
      {on_day} 빈 방 조회
      {any}명이 {on_day}에 모인다. 어느 방이 비었는지 보#
      {on_day} 예약 없는 회의실 확인하#`,
    titles: ['Free room; Which room?', '빈 회의실; 회의실 찾기'],
  },
];
