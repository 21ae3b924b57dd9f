import { choice, date, made, maybe, moment, names, type Written } from '../table';

const first = names('Marta Hill, Jonas, Priya, Okafor, Chen, Lea Brandt, Tomas, Ines', '김민수, 박서연, 이준호, 최영자, 정우진, 한소라, 오태식, 문가영');
const second = names('Dmitri, Aisha, Lindqvist, Ruben, Noor, Kowalski, Emma Ray, Bo', '강현우, 윤지혜, 임대호, 서미란, 조성민, 배유나, 신동혁, 홍은주');
const place = names('locker 12, dock 3, room 204, cage B, shelf 7-C, bay 9, cold store, yard', '사물함 12, 3번 도크, 204호, B동, 선반 7-C, 9번 구역, 냉장고동, 야적장');
const serial = made((dice) => `${dice.pick(['KEY', 'CARD', 'TAG', 'FOB'])}-${String(dice.int(10, 999))}`);

export const swaps: readonly Written[] = [
  {
    tool: 'duty_swap', about: ['Swap the duties of two people on a day', '두 사람의 근무를 하루 바꾼다'],
    takes: { person_a: first, person_b: second, date: date() },
    en: `
      swap {person_a} and {person_b} on {date}; {person_a} is the first
      on {date} {person_a} trades with {person_b}
      {date}: {person_a} ↔ {person_b}
      {person_a} asked to change with {person_b} on {date}
      change of duty {date}, first {person_a}, second {person_b}
      {person_a} has the dentist on {date}; {person_b} swaps with {person_a}, who is named first
      let {person_a} and {person_b} change places on {date}, in that order
      for {date} enter {person_a} as the first and {person_b} as the second of the swap
      Both agreed on the phone at {clock}: {person_a} with {person_b}, {date}.
      enter {person_b} second and {person_a} first, duty swap of {date}
      trade {date} of {person_a} for that of {person_b}`,
    ko: `
      {date}에 {person_a:과} {person_b}의 근무를 바꾸#. 먼저는 {person_a}
      {date} 근무 교대: {person_a} ↔ {person_b}
      {person_a}, {person_b} 근무 맞바꿈, {date}
      {person_a:이} {date}에 {person_b:과} 바꾸고 싶다고 했다. 처리하#
      {date}, 첫째 {person_a}, 둘째 {person_b:로} 근무 교환을 등록하#
      둘째는 {person_b}, 첫째는 {person_a}. {date} 근무 교환
      {person_a:이} {date}에 병원에 간다. {person_b:과} 바꿔 주어야 한다
      {clock}에 둘 다 동의했다. {person_a:과} {person_b:을} {date}에 맞바꾸#
      {date}자 {person_a} 근무를 {person_b} 것과 바꿀 것
      근무 변경 {date}: {person_a} 먼저, 다음 {person_b}`,
    titles: ['Swap duties; Change of duty; Rota', '근무 교환; 근무 바꾸기; 근무표'],
  },
  {
    tool: 'visitor_in', about: ['Announce a visitor to a host', '방문객을 담당자에게 알린다'],
    takes: { visitor: second, host: first, arrives: maybe(moment()) },
    en: `
      {visitor} comes to see {host}
      {host} expects {visitor}
      visitor {visitor}, host {host}
      host {host}, visitor {visitor}, {arrives}
      announce {visitor} with {host}
      tell the gate that {host} will have {visitor} here, arriving {arrives}
      {visitor} wants to speak to {host}; put the visit in
      The lifts are from a new maker. {visitor} explains them to our {host} at {arrives}.
      {host} receives a guest named {visitor}
      a visit for {host}: {visitor}, {arrives}
      {visitor} is here for {host} (badge printed, {any} others wait)`,
    ko: `
      {visitor:이} {host:을} 만나러 온다. 방문 등록하#
      {host:을} 찾아오는 손님은 {visitor}. 등록 요망
      방문객 {visitor}, 담당 {host}
      담당 {host}, 방문객 {visitor}, {arrives}
      {host} 담당으로 {visitor} 방문을 등록하#
      {arrives}에 {visitor:이} {host:을} 만나러 옴
      {host} 손님 {visitor}, 도착 {arrives}
      정문에 {visitor:이} 와 있다. {host} 앞으로 방문 등록하#
      방문: {visitor} → {host}
      {host:이} 부른 {visitor:이} {arrives}에 도착 예정. 접수할 것`,
    titles: ['Visitor; Announce the guest; Visit', '방문 등록; 손님; 방문객'],
  },
  {
    tool: 'visitorOut', about: ['Note that a visitor has left', '방문객이 나간 것을 적는다'],
    takes: { visitor: second, host: first },
    en: `
      {visitor} has left {host}
      visitor {visitor} of host {host} is out
      {host} has said goodbye to {visitor}
      sign {visitor} out, the host was {host}
      host {host}: guest {visitor} gone
      {visitor} went home at {clock}; {host} had been the host
      the guest of {host}, {visitor}, is off the premises
      close the visit of {visitor} with {host}
      {visitor} gave the badge back. Host: {host}. Sign out.`,
    ko: `
      {visitor:이} {host:을} 만나고 나갔다. 퇴장 처리하#
      {host} 손님 {visitor} 퇴장
      방문객 {visitor} 나감, 담당은 {host}
      담당 {host}, 손님 {visitor}, 나간 것으로 적#
      {visitor} 방문을 종료하#. 만난 사람은 {host}
      {clock}에 {visitor} 귀가. 담당 {host}
      {host}의 손님 {visitor:이} 출입증을 반납했다. 퇴장 기록하#
      {host:이} {visitor:을} 배웅했다. 나감 처리 요망
      퇴장: {visitor} / {host}`,
    titles: ['Visitor gone; Sign out; Visit ended', '퇴장 처리; 손님 나감'],
  },
  {
    tool: 'goods.move', about: ['Move goods from one place to another', '물건을 옮긴다'],
    takes: { item: names('blue crates, pallet 31, roll R7, spare pump, 40 mm pipes, flour, sample box', '파란 상자, 팔레트 31, 롤 R7, 예비 펌프, 40mm 배관, 밀가루, 시료함'), source: place, target: place },
    en: `
      {item} from {source} to {target}
      bring {item} to {target}, they lie in {source}
      to {target} goes {item} out of {source}
      target {target}, source {source}: {item}
      {source} → {target}, {item}
      take {item} away from {source}; {target} is where it belongs
      {target} needs {item}, {source} has it
      {source} is to be painted on {day}. Carry {item} over into {target}.
      in {target} we expect {item}; fetch it from {source}
      move {item} (now in {source}) into {target}
      out of {source}, into {target}: {item}`,
    ko: `
      {item:을} {source}에서 {target:로} 옮기#
      {target:로} {item} 이동, 지금은 {source}에 있음
      {source} → {target}, {item}
      도착 {target}, 출발 {source}: {item}
      {target}에 {item:이} 필요하다. {source}에서 가져다 두#
      {source}에 있는 {item:을} {target}에 갖다 놓#
      {day}에 {source} 도색. {item:을} {target:로} 옮겨 둘 것
      {target:로} 보낼 것은 {item}, {source}에서 빼#
      {item}: {source}에서 빼서 {target}에 넣#
      {source:을} 비워야 하니 {item:을} {target:로} 이동하#`,
    titles: ['Move the goods; Carry over; Transfer', '물건 옮기기; 이동; 이관'],
  },
  {
    tool: 'goodsSwapPlaces', about: ['Let two places exchange what they hold', '두 자리의 물건을 맞바꾼다'],
    takes: { place_1: place, place_2: place },
    en: `
      swap what is in {place_1} with what is in {place_2}
      {place_1} and {place_2} change contents
      {place_1} ↔ {place_2}
      first {place_1}, second {place_2}: exchange the contents
      everything of {place_1} against everything of {place_2}
      The labels were mixed up on {day}. Exchange {place_1} and {place_2}.
      let {place_1} trade its goods with {place_2}
      exchange both ways, {place_1} and {place_2}
      whatever stands in {place_1} and whatever stands in {place_2} change over`,
    ko: `
      {place_1:과} {place_2}에 있는 것을 서로 바꾸#
      {place_1} ↔ {place_2}
      {place_1}, {place_2} 내용물 맞교환
      첫째 {place_1}, 둘째 {place_2}. 서로 맞바꾸#
      {day}에 표지를 잘못 붙였다. {place_1:과} {place_2} 물건을 교환하#
      {place_1} 물건과 {place_2} 물건의 자리를 바꾸#
      {place_1:과} {place_2} 양쪽을 맞바꿀 것
      {place_1}에 있던 것은 {place_2:로}, {place_2} 것은 {place_1:로}
      자리 교환: {place_1} / {place_2}`,
    titles: ['Exchange; Swap places', '자리 교환; 맞바꾸기'],
  },
  {
    tool: 'key_hand_out', about: ['Hand a key to a person', '열쇠를 내준다'],
    takes: { key: serial, person: first, until: maybe(date()) },
    en: `
      {person} gets {key}
      give {key} to {person}
      {key} for {person}, back by {until}
      {person} takes {key} along and brings it again on {until}
      hand {person} the key {key}
      {key} goes out, {person} signs
      {person} must get into the roof room before {clock}: {key}
      until {until}, {key} is with {person}
      {person} — {key} — {until}
      lend {key} to {person}`,
    ko: `
      {person}에게 {key:을} 내주#
      {key} 불출, {person}
      {person}, {key}, 반납 {until}
      {until}까지 {person}에게 {key:을} 빌려 주#
      {clock} 전에 {person:이} 옥상 기계실에 들어가야 한다. {key:을} 내주#
      {key:은} {until}까지 {person:이} 가지고 있는다
      열쇠 {key} 대여: {person}
      {person:이} {key:을} 받아 감
      {key:을} {person}에게 맡기#`,
    titles: ['Hand out the key; Key; Lend the key', '열쇠 내주기; 열쇠 불출'],
  },
  {
    tool: 'key_take_back', about: ['Take a key back from a person', '열쇠를 돌려받는다'],
    takes: { key: serial, person: first },
    en: `
      {person} gives {key} back
      take {key} back from {person}
      {key} is home again, {person} had it
      {person} has returned {key}
      collect {key} from {person}
      {key}: in, from {person}
      {person} leaves the firm on {day}; {key} comes back to us
      get {key} off {person} before {clock}
      book the return of {key} by {person}`,
    ko: `
      {person}에게서 {key:을} 받아 오#
      {key} 반납, {person}
      {person:이} {key:을} 가져왔다. 반납 처리하#
      {key} 회수: {person}
      {person}한테서 {key:을} 거두#
      {day}에 {person:이} 퇴사한다. {key:을} 회수할 것
      {key:이} 돌아왔다. 가지고 있던 사람은 {person}
      {clock} 전까지 {person}에게서 {key} 받아 두어야 한다
      열쇠 {key} 입고, 반납자 {person}`,
    titles: ['Key back; Return of the key', '열쇠 반납; 열쇠 회수'],
  },
  {
    tool: 'address_new', about: ['Enter the new address of a customer', '고객의 새 주소를 적는다'],
    takes: { customer: names('Alder Mills, Brandt & Sons, Pension Rosa, Kowalski Transport, Studio Nine', '대성제분, 한빛상사, 로사펜션, 누리운수, 아홉공방'), street: names('Harbour Road 14, Elm Lane 3b, Station Square 9, Mill Street 220, Quay 7', '항구로 14, 느티나무길 3-2, 역전광장 9, 방앗간길 220, 부두길 7'), city: maybe(names('Leeds, Ghent, Aarhus, Bergen, Porto', '군산, 통영, 여수, 속초, 진주')) },
    en: `
      {customer} now lives at {street}
      new address of {customer}: {street}, {city}
      {street} in {city} is where {customer} is found
      {customer} has moved to {street}
      write {street}, {city} behind the name {customer}
      the post for {customer} goes to {street} from {day} on
      change {customer} to {street}
      {city}, {street}: that is {customer} from now on
      The lorry stood before an empty house at {clock}. {customer} is at {street} these days.
      for {customer} enter the street {street} and the town {city}`,
    ko: `
      {customer} 새 주소는 {street:이}다. 고치#
      {customer}, {city} {street:로} 이사
      {customer} 주소를 {street:로} 바꾸#
      {city} {street:이} 이제 {customer} 주소다. 반영하#
      {day}부터 {customer} 우편은 {street:로} 보낸다. 주소 변경 요망
      주소 변경: {customer} / {street} / {city}
      도시 {city}, 거리 {street}. {customer} 것으로 입력하#
      {clock}에 기사가 빈집 앞에 섰다. {customer} 주소를 {street:로} 정정하#
      {street} — {customer}의 새 주소`,
    titles: ['New address; Customer moved', '주소 변경; 새 주소'],
  },
  {
    tool: 'rank_pair', about: ['Say which of two jobs runs before the other', '두 작업의 앞뒤를 정한다'],
    takes: { earlier: names('etch, wash, night print, invoice run, kiln 2, cutting, oiling', '식각, 세척, 야간 인쇄, 청구, 2번 가마, 재단, 급유'), later: names('plate, rinse, binding, dunning run, kiln 5, edging, test run', '도금, 헹굼, 제본, 독촉, 5번 가마, 마감, 시운전'), mode: maybe(choice({ strict: ['strictly', '엄격'], loose: ['if possible', '가능하면'] })) },
    en: `
      {earlier} before {later}
      {later} after {earlier}
      first {earlier}, then {later}
      {later} waits for {earlier}
      let {later} come behind {earlier}
      [mode=strict] under no circumstances may {later} begin while {earlier} is not done
      [mode=loose] {earlier} ahead of {later}, nobody dies if not
      {earlier} goes in front of {later}, {mode}
      once {earlier} is through it is the turn of {later}
      Last {day} it went wrong. {later} comes after {earlier}, not the other way round.`,
    ko: `
      {earlier} 다음에 {later}
      {later}보다 {earlier:을} 먼저 하#
      먼저 {earlier}, 그다음 {later}
      {later:은} {earlier:이} 끝난 뒤에 하#
      {later} 앞에 {earlier:을} 두#
      [mode=strict] {earlier:이} 끝나기 전에는 {later:을} 절대 시작하면 안 된다
      [mode=loose] 되도록 {earlier:을} {later}보다 앞에 두#. 꼭은 아니다
      {earlier} → {later} 순서, {mode}
      지난 {day}에 거꾸로 했다. {later:은} {earlier} 뒤에 올 것`,
    titles: ['Order of the jobs; First and then', '작업 순서; 먼저와 나중'],
  },
];
