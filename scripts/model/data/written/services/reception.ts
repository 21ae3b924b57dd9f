import { counted, texts } from '../industry/slots';
import { choice, date, made, maybe, names, whole, type Written } from '../table';

const guest = names('Mr Halvorsen, Dr Pak, the inspector, two from Kone, Ms Idris, bus group, J. Weller', '하 선생님, 박 박사, 점검관, 협력사 두 분, 이 대표, 견학단, 오세린');
const host = names('Birgit, room 214, plant office, Jun, the canteen, Mr Osei, lab lead', '정 과장, 214호, 공장 사무실, 준호, 구내식당, 서 부장, 연구실장');
const time = made((dice) => `${String(dice.int(7, 18)).padStart(2, '0')}:${dice.pick(['00', '10', '15', '30', '40', '45'])}`);
const key = names('key 12, boiler key, master C, van 3, cellar set, K-044', '열쇠 12, 보일러 열쇠, 마스터 C, 승합차 3, 지하 꾸러미, K-044');

export const reception: readonly Written[] = [
  {
    tool: 'guest_expect', about: ['Announce a guest for a host', '손님이 올 것을 등록한다'],
    takes: { guest, host, day_of: date(), at: maybe(time) },
    en: `
      expect {guest} on {day_of}, for {host}
      {guest} comes to {host} on {day_of} at {at}
      {host} has a guest on {day_of}: {guest}
      {day_of}, {at}: {guest} → {host}
      put {guest} on the list of {day_of}, host {host}
      {host} waits for {guest}, {day_of}, no hour given
      announce {guest} for {host}, {day_of}, {at}
      on {day_of} somebody asks for {host}, it is {guest}
      {any} chairs are needed: {guest} visits {host} on {day_of} at {at}
      {guest}, not {not_guest}, comes on {day_of} to see {host}
      enter for {day_of}: visitor {guest}, goes to {host}
      The {who} at the gate should know: {guest}, {day_of}, for {host}
      the taxi brings {guest} at {at} on {day_of}; {host} does the honours
      {not_host} is away, so on {day_of} {host} receives {guest}`,
    ko: `
      {day_of} {guest} 방문, 맞이 {host}
      {guest:이} {day_of} {at}에 {host:을} 찾아온다. 등록하#
      {host} 손님 {guest}, {day_of}
      {day_of} {at}: {guest} → {host}
      {day_of} 방문 명단에 {guest:을} 올리#. 담당 {host}
      {not_guest} 말고 {guest}. {day_of}에 {host} 방문 예정
      의자 {any}개 필요. {guest:이} {day_of} {at} {host} 방문
      방문 예약: {guest}, {host}, {day_of}, 시각 미정
      정문에 알릴 것: {guest}, {day_of}, {host}
      택시가 {day_of} {at}에 {guest:을} 데려온다. 맞이는 {host}
      {not_host:은} 없다. {day_of} {guest:은} {host:이} 맞는다. 등록하#
      {day_of} 손님 예정: {guest}, 담당 {host}
      {host:을} 만나러 {guest:이} {day_of}에 온다
      {guest}, {day_of}, {at} 도착 예정, 찾는 곳 {host}`,
    titles: ['Announce the guest', '방문 예약; 손님 등록'],
  },
  {
    tool: 'guest_here', about: ['Note that a guest has arrived, with a badge', '손님 도착을 적고 방문증을 준다'],
    takes: { guest, badge: whole(1, 99) },
    en: `
      {guest} is here, badge {badge}
      {guest} has arrived and wears {badge}
      badge {badge} to {guest}
      arrival of {guest}, number {badge}
      {guest} stands in the lobby; give out {badge} and sign in
      check in {guest} with badge {badge}
      {badge} goes to {guest}, who came at {clock}
      not badge {not_badge} but {badge} for {guest}, who is in the house now
      {guest} brought {any} cases and gets badge {badge}
      in: {guest}, {badge}
      expected at {clock}, now really here: {guest}, who gets {badge}
      from now on {guest} counts among those in the house, with number {badge}
      pin {badge} on {guest} and let the list know
      sign in {guest}, {badge}`,
    ko: `
      {guest} 도착, 방문증 {badge}번
      {guest:이} 왔다. {badge}번을 주#
      방문증 {badge}번, {guest}
      {guest:이} 로비에 있다. {badge}번 주고 입장 처리하#
      {clock}에 {guest:이} 왔고 {badge}번을 찼다
      {not_badge}번 말고 {badge}번. {guest} 입장
      {guest:이} 상자 {any}개를 들고 왔다. {badge}번으로 도착 등록
      입장: {guest}, {badge}번
      {clock}에 온다던 {guest:이} 이제 왔다. {badge}번
      지금부터 {guest}도 건물 안 인원이다. {badge}번
      {guest}에게 {badge}번을 채우고 명단에 올리#
      {guest} {badge}번 착용, 도착 처리
      {badge}번 방문증이 {guest}에게 갔다
      {guest} 입실, 번호 {badge}`,
    titles: ['The guest has arrived', '손님 도착; 입장'],
  },
  {
    tool: 'guest_gone', about: ['Note that a guest has left', '손님이 나간 것을 적는다'],
    takes: { guest },
    en: `
      {guest} has left
      sign {guest} out
      {guest} is no longer in the house
      out: {guest}
      {guest} gave the badge back at {clock}
      if it burns nobody needs to look for {guest}, gone
      {guest} took the train; off the list of those inside
      {not_guest} is still upstairs, {guest} went
      {any} visitors inside, minus one: {guest}
      check out {guest}
      the badge lies on the desk and {guest} is in the car
      {guest} went at {clock}, {not_guest} stays the night
      goodbye to {guest}
      {guest} is done here, out`,
    ko: `
      {guest} 퇴장
      {guest:이} 나갔다. 적#
      {guest:은} 이제 건물에 없다
      {clock}에 {guest:이} 방문증을 돌려줬다
      {not_guest:은} 아직 위에 있고 {guest:은} 갔다
      안에 있는 손님 {any}명에서 {guest:을} 빼#
      불이 나도 {guest:은} 찾을 필요 없다. 나갔음으로 하#
      나감: {guest}
      방문증은 책상에, {guest:은} 차 안에
      {guest:은} {clock}에 갔고 {not_guest:은} 자고 간다
      {guest} 방문 종료 처리하#
      {guest} 배웅함
      {guest} 귀가
      방문 끝, {guest:을} 명단에서 내리#`,
    titles: ['The guest has left', '손님 퇴장; 나감'],
  },
  {
    tool: 'key_lend', about: ['Lend a key to somebody', '열쇠를 빌려준다'],
    takes: { key, holder: guest, back_by: maybe(time) },
    en: `
      lend {key} to {holder}
      {holder} takes {key}, back by {back_by}
      {key} → {holder}, {back_by}
      hand {holder} {key}
      {key} is out with {holder} until {back_by}
      note that {holder} has {key}
      {holder} signed for {key}
      give {key} to {holder}, not {not_key}
      the meter is behind a door; {holder} gets {key} and brings it at {back_by}
      {any} keys hang there, {key} goes out to {holder}
      {holder} needs {key} for the roof, {any} minutes of work
      out goes {key}, with {holder}; it has to hang here again at {back_by}
      {not_holder} asked too late, {holder} got {key}`,
    ko: `
      {key:을} {holder}에게 빌려주#
      {holder:이} {key:을} 가져간다. {back_by}까지
      {key} → {holder}, 반납 {back_by}
      {holder:이} {key:을} 서명하고 받았다
      {not_key} 말고 {key:을} {holder}에게 주#
      열쇠 {any}개 중 {key:이} {holder}에게 나간다
      계량기가 문 뒤에 있다. {holder}에게 {key}, {back_by} 반납
      {key} 대여: {holder}
      {holder:이} 지붕에 간다. {key} 필요, {any}분 작업
      {key} 나감. {holder}, {back_by}에 다시 걸려 있어야 함
      {not_holder:은} 늦었고 {holder:이} {key:을} 가져갔다
      {holder} 앞으로 {key} 대여 기록
      {key} 반출, 받은 사람 {holder}
      {back_by}까지 {holder:이} {key:을} 쓴다`,
    titles: ['Lend the key; Key out', '열쇠 대여; 열쇠 주기'],
  },
  {
    tool: 'key_back', about: ['Note that a key came back', '열쇠가 돌아온 것을 적는다'],
    takes: { key },
    en: `
      {key} is back
      {key} came back
      take {key} in again
      {key} hangs on its hook again
      return of {key}
      at {clock} somebody laid {key} on the desk
      {key} is no longer out, {not_key} is
      tick off {key}
      {any} were out, {key} has come home
      {key} in, write it down
      the {who} returned {key} a minute ago
      {not_key} is still out on the roof, {key} hangs here
      nobody has {key} any more but us
      {key}: home`,
    ko: `
      {key} 반납
      {key:이} 돌아왔다
      {key:을} 다시 받아 걸#
      {key} 제자리
      {clock}에 누가 {key:을} 책상에 놓았다. 반납 처리하#
      {key:은} 들어왔고 {not_key:은} 아직 밖이다
      나가 있던 {any}개 가운데 {key:이} 돌아옴
      {key} 회수로 적#
      {who:이} {key:을} 방금 돌려줬다
      {not_key:은} 아직 지붕에, {key:은} 여기 걸렸다
      {key:은} 이제 우리에게 있다
      {key} 반납 확인
      {key} 돌려받음
      열쇠함에 {key:이} 다시 걸렸다`,
    titles: ['Key is back', '열쇠 반납; 열쇠 회수'],
  },
  {
    tool: 'key_missing', about: ['Report a key as lost', '열쇠 분실을 적는다'],
    takes: { key, last_with: maybe(guest) },
    en: `
      {key} is lost
      {key} cannot be found, {last_with} had it last
      report {key} missing, last seen with {last_with}
      nobody knows where {key} is
      {key}: gone, last holder {last_with}
      {last_with} dropped {key} somewhere
      put {key} on the list of the lost
      {not_key} turned up, {key} did not
      {any} hours of searching and no {key}; lost
      {key} fell into the dock at {clock}
      since {day} the hook of {key} is bare and nobody signed
      {last_with} swears that {key} was in the pocket; it is not
      not lent, not returned: {key} is simply gone`,
    ko: `
      {key} 분실
      {key:을} 못 찾겠다. 마지막은 {last_with}
      {key} 분실 신고, 마지막 소지 {last_with}
      {key:이} 어디 있는지 아무도 모른다
      {last_with:이} {key:을} 어디에 떨어뜨렸다
      {not_key:은} 나왔고 {key:은} 안 나왔다. 분실로 적#
      {any}시간을 찾아도 {key:이} 없다. 분실 처리
      {clock}에 {key:이} 부두에 빠졌다
      {day}부터 {key} 고리가 비었는데 서명한 사람이 없다
      {last_with:은} {key:이} 주머니에 있었다는데 없다
      빌려준 것도 돌아온 것도 아니다. {key} 없어짐
      {key} 분실로 등록하#
      {key:을} 잃어버렸다. 적어 두#
      {key} 행방불명`,
    titles: ['Key lost', '열쇠 분실'],
  },
  {
    tool: 'taxi_call', about: ['Call a taxi', '택시를 부른다'],
    takes: { at: time, heads: counted(1, 7, ['person', 'people'], '명'), to: names('station, airport, Hotel Krone, clinic, ferry', '역, 공항, 크로네 호텔, 병원, 여객터미널'), big: maybe(choice({ van: ['van', '승합'], car: ['car', '승용'] })) },
    en: `
      taxi at {at} for {heads}, to {to}
      {heads} to the {to} at {at}
      call a taxi: {at}, {to}, {heads}
      {at}, {heads}, destination {to}, {big}
      [big=van] {heads} with skis to the {to}, {at}
      [big=car] no van, a small one: {heads}, {to}, {at}
      somebody must drive {heads} to the {to}, leaving {at}
      the meeting ends at {clock}; at {at} {heads} need to get to the {to}
      a cab to the {to}, {at}, {heads}
      {to} by taxi, {heads}, {at}, not {not_at}
      {any} guests, but only {heads} want to leave, at {at}, for the {to}
      first the hotel, then nothing: {to}, {heads}, {at}
      [big=van] a large one, {at}, to the {to}, {heads}`,
    ko: `
      {at} 택시, {heads}, {to}
      {heads} {to:로} {at} 출발
      택시 호출: {at}, {to}, {heads}
      {at}에 {heads:이} {to:로} 간다. {big}
      [big=van] {heads} 스키까지 있다. {to}, {at}, 큰 차
      [big=car] 작은 차로 {heads}, {to}, {at}
      회의가 {clock}에 끝난다. {at}에 {heads} {to:로} 보내#
      {not_at} 말고 {at}에 {to} 가는 택시, {heads}
      손님 {any}명 중 {heads}만 간다. {at}, {to}
      {to}까지 {heads}, {at}에 차를 부를 것
      [big=van] 큰 차 한 대, {at}, {to}, {heads}
      {at}까지 택시 대기, {heads}, 목적지 {to}
      {to} 방면 택시 {at}, 승객 {heads}
      {heads:을} {at}에 {to}까지 태울 차를 부를 것`,
    titles: ['Call a taxi', '택시 호출'],
  },
  {
    tool: 'desk_note', about: ['Leave a note at the desk for somebody', '안내데스크에 쪽지를 남긴다'],
    takes: { recipient: host, note: texts(`
      parcel # is in the cold room, bring a trolley
      call back before 1#:30, it is about the lease
      your guest waits in the garden, # people
      red car, gate #, lights on
      the plumber was here, # minutes too early, comes again at 1#:00
      keys for flat 1# are in envelope #, sign for them
      your wife rang, take bread, and the small one has a fever
      form # is missing page 2, fill it in before you go
      dentist moved to #:15, same street`, `
      #번 소포는 냉장실에, 수레 가져올 것
      1#:30 전에 전화 바람, 임대 건
      손님이 정원에서 기다림, #명
      빨간 차, #번 문, 전조등 켜짐
      배관 기사가 #분 일찍 왔다 감, 1#:00에 다시 옴
      1#호 열쇠는 #번 봉투, 서명할 것
      댁에서 전화, 빵 사 오고 막내가 열남
      #번 서식 2쪽 빠짐, 가기 전에 작성
      치과 #:15로 바뀜, 같은 길`) },
    en: `
      note for {recipient}: {note}
      leave at the desk for {recipient}: {note}
      {recipient} should find this: {note}
      "{note}", for {recipient}
      when {recipient} comes by, say: {note}
      slip for {recipient}, "{note}"
      The caller of {clock} asked to tell {recipient}: {note}
      write down for {recipient}, not for {not_recipient}: {note}
      {recipient} gets a note with the words "{note}"
      {recipient} does not pick up the phone; on paper then: {note}
      keep this for {recipient} until the evening: {note}
      {any} slips lie there already, one more, for {recipient}: "{note}"
      {recipient} is out until {clock}; at the desk should lie: {note}
      for {recipient}, on paper: {note}`,
    ko: `
      {recipient} 쪽지: {note}
      {recipient} 앞으로 남기#: {note}
      {recipient:이} 지나가면 전하#: {note}
      "{note}"라고 {recipient}에게 쪽지를 남기#
      {clock} 전화, {recipient}에게 전할 말: {note}
      {not_recipient} 말고 {recipient} 앞: {note}
      {recipient} 메모 "{note}"
      안내데스크에 둘 것, 받는 이 {recipient}: {note}
      {recipient:이} 전화를 안 받는다. 종이에: {note}
      저녁까지 맡아 둘 말, {recipient} 앞: {note}
      쪽지가 {any}장 있지만 {recipient} 것 하나 더: "{note}"
      {recipient:은} {clock}까지 없다. 데스크에 남길 말: {note}
      {recipient} 찾으면 건네줄 쪽지: {note}
      {note} — 이렇게 적어 {recipient} 앞으로 두#`,
    titles: ['Note at the desk', '쪽지; 안내데스크 메모'],
  },
];
