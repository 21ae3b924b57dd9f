import { texts } from '../industry/slots';
import { date, maybe, names, whole, type Written } from '../table';
import { coded, resident, timeOfDay } from './village-slots';

const text = texts(`
  Water is off from 9 to 11, please fill a kettle
  the spraying drone flies over the east fields at 6, keep windows shut
  flu jabs on the #th, bring your card and come before noon
  The seed potatoes have come, 20 kg a house, and the forms lie in the hall
  A brown dog with a red collar has run away, call 2#4#
  bus 51 stops at the bridge today, not at the hall
  Bring your plastic sheets, #0 sacks fit on the lorry`, `
  내일 오전 9시부터 11시까지 단수, 물을 받아 두세요
  독감 예방접종은 #일, 신분증을 가지고 10시까지 회관으로 오세요
  드론 방제가 6시에 시작됩니다, 창문을 닫고 빨래를 걷어 주세요
  씨감자가 왔습니다, 한 집에 20kg이고 신청서는 회관에 있습니다
  영농 폐비닐 수거일입니다, 마대 #0장까지만 받습니다
  #반 상수도 공사로 도로를 막습니다, 차는 다리 쪽으로 돌아가세요
  경로당 점심은 국수, 12시에 시작하고 그릇은 각자 씻습니다
  멧돼지가 내려왔으니 밤 8시 이후 뒷산 출입 금지`);
const area = coded('lower village, upper village, row #, mill side', '윗마을, 아랫마을, #반, 새터, 안골, 방앗간 쪽');
const room = names('big room, kitchen, meeting room 2, yard, old school', '큰방, 부엌, 2층 회의실, 마당, 할머니방, 어르신 쉼터');
const slip = coded('R-##, B-2#, no. 1##', '예약-##, R-##, 접수 1##');

export const villageHall: readonly Written[] = [
  {
    tool: 'village_speaker.say', about: ['Announce something over the village speakers at once', '마을 방송을 지금 내보낸다'],
    takes: { text, area: maybe(area) },
    en: `
      announce in the village: "{text}"
      Over the loudspeakers, now: {text}
      the speakers of {area} say "{text}"
      {area} only, on the loudspeaker: "{text}"
      say "{text}" over the horns
      Nobody reads the board, so put it on the speakers straight away: "{text}"
      The slot at {clock} is taken; this one goes out right now: "{text}"
      {who} brought {any} leaflets and they are gone. Speak it out in {area}: "{text}"
      "{text}" – over the loudspeaker in {area}, the rest of the village knows
      village radio, no waiting: {text}
      let {area} hear this at once: {text}
      {who} has the microphone and {any} minutes. Speak to {area}, everybody there must hear it: {text}
      no booking, no card in the letter box, only the horn, and it is this that it says: {text}`,
    ko: `
      마을 방송: {text}
      "{text}"라고 마을 방송을 하#
      {area}에만 방송하#: "{text}"
      지금 바로 스피커로 "{text}"를 내보내#
      이장님 부탁 방송. {text}
      {clock} 예약까지 기다리지 말고 당장 "{text}"를 방송하#
      {area} 스피커에 "{text}"를 틀기
      방송 문구는 다음과 같음: {text}
      회관 마이크로 "{text}"라고 알리#
      안내문 {any}장이 다 나갔다. {area:은} 방송으로 알리#: "{text}"
      {who} 댁에서 못 들었다고 한다. 다시 한번 "{text}" 방송 바람
      온 동네가 듣게 "{text}"
      {area} 주민에게 즉시 방송할 내용: {text}
      게시판에 붙여도 아무도 안 본다. 스피커로 "{text}"를 지금 말하#
      "{text}" 이대로 방송. 시간 예약 아님
      {area} 쪽만: "{text}" 즉시 방송 요망
      {not_area:은} 어제 했음. 오늘은 {area}에 "{text}"를 방송하#
      {not_area:은} 이미 들었고 {not_area2:은} 스피커가 고장이다. {area}에만 방송하#: {text}
      정전이 {any}분 남았다. 예약하지 말고 지금 방송. {text}
      {clock} 방송은 취소됐다. 대신 이것을 바로 내보내#: {text}`,
    titles: ['Village announcement; On the speakers; Tell the village', '마을 방송; 즉시 방송; 방송하기'],
  },
  {
    tool: 'village_speaker.reserve', about: ['Have an announcement made at a time of the day', '정해진 시각에 마을 방송이 나가게 예약한다'],
    takes: { text, at: timeOfDay },
    en: `
      at {at} the speakers should say "{text}"
      book the announcement "{text}" for {at}
      {at}, village speakers: "{text}"
      Not now, people are at lunch. Put it on for {at}: {text}
      queue for {at}: "{text}"
      "{text}" is to be heard at {at}
      {any} houses sleep late, so keep it until {at}: "{text}"
      line this up for the {at} round: {text}
      the {who} gave me a note; it goes out at {at}: "{text}"
      let the speakers wait with "{text}" until {at}
      The {clock} round is full and nobody is up before 6. It is to be heard at {at}: {text}`,
    ko: `
      {at}에 "{text}"가 방송되게 예약하#
      {at} 예약 방송: {text}
      "{text}" — {at} 송출 예약
      지금은 다들 점심이다. {at}에 나가도록 "{text}"를 걸어 두#
      방송 예약 {at}, 문구 "{text}"
      {at}까지 기다렸다가 "{text}"를 내보내게 하#
      어르신 {any}분이 주무신다. 바로 하지 말고 {at}에 "{text}" 방송 예약 요망
      {who:이} 적어 준 쪽지를 {at} 방송으로 넣#: {text}
      {at} 정각 방송용. {text}
      스피커 예약을 하나 추가하#. 시각 {at}, 내용 "{text}"
      "{text}"라는 안내가 {at}에 들리게 하#
      {clock}은 이미 찼으니 {at:로} 잡아 "{text}"를 예약하#
      저녁 방송 말고 {at}: "{text}"를 올려 두#
      일손이 {any}명뿐이라 미리 넣어 둔다. {at}, "{text}"
      {at}에 나갈 것: {text}
      아침 6시와 {clock} 자리는 찼다. 남은 {at}에 방송되게 하#. 내용: {text}
      {who} 부탁. 시각은 {at}, 글은 다음과 같음. {text}`,
    titles: ['Announcement later; Book a broadcast; For the next round', '방송 예약; 예약 방송 등록; 시간 방송'],
  },
  {
    tool: 'village_speaker.withdraw', about: ['Take a booked announcement back', '예약해 둔 마을 방송을 취소한다'],
    takes: { no: whole(1, 60) },
    en: `
      take announcement {no} off the list
      booked broadcast {no} is not wanted any more
      cancel the village announcement number {no}
      {no}: do not send it out after all
      the water comes back sooner, so announcement {no} can go
      Of the {any} booked ones, drop number {no} and leave the rest.
      Nobody shall hear number {no} at {clock}.
      withdraw {no}, {not_no} stays booked
      Announcement {not_no} was for {day}. The wrong one is {no}; delete that.
      no. {no} out of the queue
      {not_no} is about the jabs and {no} about the dog. The dog is found, so only {no} comes off the list.
      {who} has it in the paper already, so {no} need not be read out`,
    ko: `
      예약 방송 {no}번 취소
      {no}번 방송을 목록에서 빼#
      {no}번 방송은 안 나가게 하#
      단수가 미뤄졌다. 걸어 둔 {no}번 방송을 거두어들이기 바람
      방송 예약 {any}건 중 {no}번만 지우#
      {not_no}번은 그대로 두고 {no}번 예약을 취소하#
      {clock}에 나갈 {no}번 방송 철회
      {no}번은 잘못 올린 것이니 삭제하#
      {day} 행사가 없어졌다. {no}번 방송 예약도 없애#
      예약 목록의 {no}번, 내보내지 말 것
      {who} 요청으로 {no}번 방송 취소 요망
      아직 안 나간 {no}번 방송을 지우#
      {not_no}번이 아니라 {no}번을 취소. 시각은 둘 다 {clock}
      방송 {no}번 내림
      {no}번 예약 방송 필요 없음, 취소 처리하#
      {not_no}번은 예방접종, {not_no2}번은 단수 안내, {no}번은 개 찾는 방송이다. 개는 찾았다. {no}번만 취소하#
      방송이 {any}건 걸려 있고 첫 번째는 {clock}에 나간다. {no}번을 빼#
      [no=3] 세 번째 예약 방송, 3번은 없던 일로 하#`,
    titles: ['Cancel an announcement; Take it back', '예약 방송 취소; 방송 철회'],
  },
  {
    tool: 'speaker_gain', about: ['Set how loud the speakers of a part of the village are', '구역 스피커 음량을 정한다'],
    takes: { area, level: whole(0, 12) },
    en: `
      speakers of {area} at {level}
      {area}: volume {level}
      [level=0] the speakers of {area} must be quite silent, somebody has died there
      turn {area} to {level}, it was {not_level}
      they cannot hear a word in {area}; make it {level}
      too loud for {area} since {clock}, {level} is enough
      [level=12] full volume in {area}, the storm howls
      loudness {level} for {area}, {not_area} is fine at {any}
      from {not_level} to {level} in {area}
      {level} on the horn of {area}
      <{area} stands at {level}|, | and >. That is how it should stay in {area} after the power cut; set it.
      [level=0] mute the horns in {area} while the funeral passes
      leave {not_area} at {any}; in {area} the number is {level}`,
    ko: `
      {area} 스피커 음량 {level}
      {area} 방송 소리를 {level:로} 맞추#
      [level=0] {area}에 상이 났다. 스피커에서 아무 소리도 안 나게 하#
      [level=12] 바람이 세다. {area} 스피커를 최대로 올리#
      {area:이} 시끄럽다고 민원 {any}건. 음량을 {level:로} 내리#
      {area:은} 안 들린다고 하니 {level}까지 올리#
      {not_level}이던 {area} 음량을 {level:로} 바꾸#
      {not_area:은} 건드리지 말고 {area}만 음량 {level}
      음량 {level} / {area}
      {area} 스피커 {not_level} → {level}
      {clock} 이후에는 {area} 소리를 {level:로} 줄이#
      [level=0] {area} 스피커는 소리를 완전히 죽여 두#
      귀 어두운 어르신이 많은 {area}, 볼륨 {level}
      {area} 볼륨을 {level}단으로 하#
      [level=12] {area} 볼륨 끝까지
      {area} 스피커가 {any}개, 전부 {level:로}
      <{area:은} {level}|, |, >. 정전으로 값이 날아갔으니 {area} 음량을 적힌 대로 되돌리#
      스피커는 0에서 12까지다. {area:은} {level}, 나머지는 손대지 말 것`,
    titles: ['Speaker volume; Louder or quieter', '스피커 음량; 방송 소리 조절'],
  },
  {
    tool: 'hall_use_enter', about: ['Enter the use of a room of the village hall', '마을회관 방 사용을 등록한다'],
    takes: { room, name: resident, on: date(), people: maybe(whole(2, 90)) },
    en: `
      enter {name} for the {room} on {on}
      {on}: {room}, {name}, {people} people
      {name} wants the {room} on {on} for {people} guests
      write the {room} down for {name}, {on}
      the {room} is free on {on}; it goes to {name}
      A birthday with {people} guests. {name} takes the {room} on {on}.
      On {on} {name} has the {room}. How many come is not known yet.
      put {name} into the book: {room}, {on}
      {any} chairs are broken, but {name} still wants the {room} on {on}, party of {people}
      {name} rang at {clock}: {room}, {on}, nothing said about the number of people
      <{name} asks for the {room}|, | and >, all of them for {on}. Enter {name} first.
      {any} people came to the last feast and the yard was too small. For {on} enter {name} with {people}, {room}.`,
    ko: `
      {on} {room} 사용 등록, 신청자 {name}
      {name} 이름으로 {on} {room:을} 잡아 두#
      {on} {room} / {name} / {people}명
      {name} 댁 잔치, {on}에 {room:을} 쓴다. {people}명 등록
      {room:을} {on}에 {name} 앞으로 적어 두#
      {name}님이 {on}에 {room:을} 쓰겠다고 한다. 인원은 미정, 등록만 하#
      회관 사용부에 올리#: {name}, {room}, {on}, {people}명
      {clock}에 전화 옴. {name}, {on}, {room}
      {people}명 모임으로 {name:이} {on} {room:을} 신청했다. 등록하#
      {not_room:은} 공사 중이니 {name}에게 {on} {room:을} 배정하#
      {on} 사용 등록: {room}. 대표 {name}, 참석 {people}명
      의자 {any}개가 모자라도 괜찮다고 함. {name}, {on}, {room} 등록 바람
      {room}에 {on} {name} 넣#
      부녀회 대표 {name}, {people}명, {on}, {room}
      {on:이} 비었다. {name} 앞으로 {room:을} 등록하#
      <{name:은} {room}|, |, >. 날짜는 모두 {on}. 우선 {name} 것부터 등록하#
      작년에는 {any}명이 와서 마당이 좁았다. 올해 {name} 댁은 {on}, {room}, {people}명. 등록 바람
      {on:은} 토요일이라 {not_room:은} 안 되고 {room:은} 된다. {name} 이름으로 등록하#`,
    titles: ['Enter a booking; Use of the hall', '회관 사용 등록; 방 예약 등록'],
  },
  {
    tool: 'hall_use_grant', about: ['Accept a request for a room of the hall', '회관 사용 신청을 승인한다'],
    takes: { slip },
    en: `
      {slip} is fine, accept it
      say yes to {slip}
      the request {slip} may go ahead
      {slip}: accepted
      The deposit for {slip} came in at {clock}, so let them have the room.
      approve {slip}; {not_slip} waits for its {any} euros
      nothing speaks against {slip}
      {not_slip} was refused on {day}. This one, {slip}, gets the nod.
      give {slip} the go-ahead
      The {who} has no objection to {slip}.
      {not_slip} wants {any} tables, {not_slip2} lacks a signature. {slip} has everything, accept.`,
    ko: `
      {slip} 승인
      {slip} 신청을 받아 주#
      {slip:은} 문제없음. 승인하#
      보증금이 {clock}에 들어왔다. {slip:을} 승인 처리하#
      {not_slip:은} 보류, {slip}만 승인하#
      {slip} 허가 바람
      이장님 확인 끝. {slip} 사용을 허락하#
      {slip} 건, 쓰게 해 주#
      {slip} 그대로 진행하라고 승인
      반려할 이유가 없다. {slip:을} 승인하#
      {any}명이면 방이 넉넉하다. {slip} 승인 요망
      신청 {slip}에 동의하#
      {who} 의견 듣고 결정함: {slip} 승인
      {not_slip:과} 겹치지 않으니 {slip:을} 승인하#
      {not_slip:은} 서명이 없고 {not_slip2:은} 날짜가 겹친다. {slip}만 다 갖췄으니 승인하#
      {slip} 반려하려다 서류 {any}장이 왔다. 승인으로 처리하#
      {slip} 오케이
      {slip} 승인 부탁. {who} 통화함`,
    titles: ['Accept the request; Say yes', '사용 승인; 신청 허가'],
  },
  {
    tool: 'hall_use_turn_down', about: ['Send a request for a room of the hall back with a reason', '회관 사용 신청을 반려한다'],
    takes: { slip, reason: maybe(texts(`
      the floor is being laid, 3 days at least
      no deposit, and the form is not signed
      double booked
      loud music after 22:00`, `
      장판 공사 중, 3일 걸림
      보증금 미납
      같은 날 노인회 행사, 120명
      서명 누락, 연락처도 없음
      밤 10시 이후 음주`)) },
    en: `
      turn {slip} down
      {slip} back to the sender: "{reason}"
      refuse {slip}, reason "{reason}"
      They may ask again, but {slip} cannot be accepted.
      {slip} is to be rejected. Reason: {reason}
      no to {slip}; {not_slip} is the one that gets the room
      Because of the {any} chairs still missing there is no room for {slip}, say no. Put no reason.
      send {slip} back with "{reason}"
      do not delete {slip}, only reject it
      {who} looked at {slip} on {day}: refused, "{reason}"
      {not_slip} may go on and {not_slip2} is still with {who}. {slip} gets a no: "{reason}"`,
    ko: `
      {slip} 반려
      {slip:을} 돌려보내#. 사유: {reason}
      {slip} 반려 처리, 사유 "{reason}"
      "{reason}" 때문에 {slip:은} 받을 수 없다. 반려하#
      {slip:은} 지우지 말고 반려만 하#
      {not_slip:을} 먼저 받았으니 {slip:은} 반려 요망
      {slip} 신청 거절, 사유는 적지 않음
      사유란에 "{reason}"라고 쓰고 {slip:을} 반려하#
      승인 불가. {slip} 반려
      {day}에는 방이 없다. {slip:을} 되돌리#
      {slip}: 반려({reason})
      {clock} 회의 결과 {slip:은} 안 됨. 반려 바람
      보완해서 다시 내라고 {slip:을} 반려하#, 사유 "{reason}"
      {who} 신청분 {slip} 반려, 이유 "{reason}"
      {slip:은} 허락하지 말고 돌려보내#
      {not_slip:은} 승인, {not_slip2:은} 삭제했다. 남은 {slip:은} 반려하#, 사유 "{reason}"
      인원 {any}명은 무리다. 지우지는 말고 {slip} 반려. 사유란은 비움
      {slip:은} 안 된다고 하고 돌려보내#`,
    titles: ['Refuse the request; Send it back', '신청 반려; 사용 거절'],
  },
  {
    tool: 'hall_use_erase', about: ['Erase a request or booking of the hall altogether', '회관 사용 기록을 삭제한다'],
    takes: { slip },
    en: `
      erase {slip}
      {slip} was typed twice, throw one of them out, this one
      {slip} should vanish from the book
      delete {slip} altogether, do not just refuse it
      nothing of {slip} is to be left in the list
      {slip} was a test by {who}. Off with it.
      wipe {slip}, keep {not_slip}
      Twins: {not_slip} and {slip}, entered at {clock}. The second is to be deleted.
      strike {slip} out for good
      remove the entry {slip}
      {not_slip} is accepted, {not_slip2} refused; both stay in the book. {slip} is rubbish, delete it.`,
    ko: `
      {slip} 삭제
      {slip} 기록을 아예 지우#
      {slip:은} 두 번 들어간 것이다. 삭제하#
      시험 삼아 넣은 {slip:을} 없애#
      반려가 아니라 {slip:을} 삭제하#
      {not_slip:은} 남기고 {slip}만 지우#
      {slip} 흔적이 남지 않게 하#
      장부에서 {slip:을} 빼#
      {who:이} 장난으로 올린 {slip}, 삭제 요망
      {clock}에 똑같은 게 두 건 올라왔다. {slip} 쪽을 삭제하#
      {slip} 영구 삭제
      {slip}: 지움. {any}번째 줄
      목록이 지저분하다. {slip:을} 지워 버릴 것
      {not_slip} 말고 {slip:을} 삭제 바람
      {not_slip:은} 승인, {not_slip2:은} 반려된 채로 둔다. {slip}만 장부에서 삭제하#`,
    titles: ['Delete the entry; Clean the book', '기록 삭제; 예약 지우기'],
  },
  {
    tool: 'hall_book_look', about: ['See who has a room of the hall on a day', '회관 사용부를 본다'],
    takes: { room, on: date() }, reads: true, result: '{any}',
    en: `
      who has the {room} on {on}
      is the {room} still free on {on}
      look into the book: {room}, {on}
      Before {who} is promised anything, see what stands for {on} in the {room}.
      {on}, {room}: what is entered
      check the {room} for {on}
      show the uses of the {room} on {on}
      The {not_room} is taken, {any} people. See about the {room}, {on}.
      find out how {on} looks in the {room}
      {room} {on} – see the book only, enter nothing`,
    ko: `
      {on} {room} 비었는지 확인
      {on}에 {room:을} 누가 쓰는지 보#
      {room} {on} 사용부 조회
      {who:이} 묻는다. {on} {room} 예약 상황을 알려 주#
      등록하기 전에 {on} {room} 일정부터 보#
      {not_room:은} 찼다. {room:은} {on}에 어떤지 확인하#
      {on}, {room}: 잡힌 게 있나 조회 바람
      장부에서 {room}의 {on} 칸을 찾아보#
      {on} {room} 사용 현황
      {any}명 모임이 들어갈 {room}, {on}에 비는지 확인하#
      등록은 하지 말고 {on} {room} 예약만 확인 요망
      {room} 예약 조회({on})
      {on}에 {room:이} 비어 있는지 알아보#
      {clock} 전까지 {on} {room} 현황 확인
      이장님 말로는 {not_room:은} 찼다고 한다. {on} {room:은} 어떤지 사용부를 보#
      지난번에는 {any}명이 헛걸음했다. {on} {room} 예약부터 조회하#`,
    titles: ['Look into the book; Is the room free', '사용부 조회; 예약 확인'],
  },
];
