import { code, texts } from '../industry/slots';
import { date, flag, made, maybe, moment, names, span, type Written } from '../table';

const room = names('Lisbon, room 4, attic, glass box, north hall, Room 12, small kitchen, Elm', '백두실, 4회의실, 다락방, 유리방, 대강당, 12호실, 세미나실, 느티나무');
const event = code('EV-###, MTG-####, evt##, K-26##');
const who = names('Dora, Felix, J. Amsel, Yuna, Piet, the auditors, Karim, sales desk', '김도라, 박진수, 유나 씨, 감사팀, 영업부, 이태호, 최 이사, 홍보팀');
const start = made((dice) => `${String(dice.int(7, 19)).padStart(2, '0')}:${dice.pick(['00', '15', '30', '45'])}`);

export const calendar: readonly Written[] = [
  {
    tool: 'meeting_set', about: ['Put a meeting into the calendar', '회의를 달력에 넣는다'],
    takes: { title: texts(`
      Budget, second round
      Roof repair: offers and dates
      Weekly #
      Review of batch 1#
      Handover, night to day
      Fire drill, all floors`, `
      예산 2차 협의
      지붕 보수: 견적과 일정
      주간 회의 #
      1#차 배치 검토
      야간 주간 인수인계
      소방 훈련, 전 층`), day: date(), at: start, minutes: span('min', 10, 180), room: maybe(room) },
    en: `
      "{title}" on {day} at {at}, {minutes}
      meeting "{title}": {day}, {at}, {minutes}, {room}
      put "{title}" into the calendar for {day}, from {at}, lasting {minutes}
      on {day} we sit in {room} at {at} for {minutes}: "{title}"
      {minutes} for "{title}", {day} {at}
      {at} on {day}, {room}, "{title}", length {minutes}
      plan a meeting of {minutes} called "{title}", date {day}, start {at}
      {any} people come. Enter "{title}" on {day}, {minutes} from {at}, place {room}.
      calendar entry: title "{title}", date {day}, beginning {at}, duration {minutes}
      book {minutes} on {day} in {room} for "{title}", beginning {at}
      The {who} cannot before {clock}. So "{title}" begins on {day} at {at} and takes {minutes}.
      first the date, {day}, then the hour, {at}, then how long, {minutes}: "{title}"
      {not_room} is being painted. "{title}", {day}, {at}, {minutes}, in {room}.
      let there be {minutes} for "{title}" on {day}, from {at} on`,
    ko: `
      {day} {at} "{title}" {minutes}
      회의 "{title}": {day}, {at}, {minutes}, {room}
      달력에 "{title}"를 넣#. {day} {at}부터 {minutes}
      {day} {at}에 {room}에서 {minutes} 동안 "{title}"
      "{title}" 일정 등록: 날짜 {day}, 시작 {at}, 길이 {minutes}
      {any}명이 온다. {day} {at}부터 {minutes}, 장소 {room}, 제목 "{title}"로 등록하#
      {minutes}짜리 "{title}"를 {day} {at}에 잡아 두#
      {room}, {day} {at}, {minutes}: "{title}"
      {who:은} {clock} 전에는 안 된다. "{title}"는 {day} {at}에 시작해 {minutes}
      날짜 {day}, 시각 {at}, 길이 {minutes}, 제목 "{title}"
      {not_room:은} 칠하는 중이다. {room}에서 {day} {at}, {minutes}, "{title}" 등록
      {day} {at}부터 {minutes:을} "{title}"에 비워 두#
      {any}명 참석, "{title}": {day} {at}, {minutes}, {room}
      새 일정 "{title}". {day}, {at} 시작, {minutes}`,
    titles: ['Meeting; Into the calendar', '회의 등록; 일정 등록'],
  },
  {
    tool: 'meeting_shift', about: ['Move a meeting to another moment', '회의를 다른 시각으로 옮긴다'],
    takes: { event, to: moment() },
    en: `
      move {event} to {to}
      {event} → {to}
      {event} takes place {to} instead
      {to} is the new time for {event}
      the train of the guest is late, {event} starts {to}
      do not cancel {event}, only shift it to {to}
      postpone {event} until {to}
      bring {event} forward to {to}
      {event} was at {clock}; now {to}
      new moment {to}, meeting {event}, same room, {any} people
      not {not_to}, {to} suits everybody for {event}
      let {event} begin {to}, {not_event} stays
      {not_event} keeps its hour. {event}, which clashed with it at {clock}, goes to {to}.
      {any} of them cannot come as planned; all can on {to}. {event} then.
      same people, same room, other time: {event}, {to}`,
    ko: `
      {event:을} {to:로} 옮기#
      {event} → {to}
      {event} 시각을 {to:로} 바꾸#
      {event} 새 시각 {to}
      손님 기차가 늦는다. {event:은} {to}에 시작
      취소가 아니라 {event:을} {to:로} 연기하#
      {event:을} {to:로} 앞당기#
      {clock}이던 {event}, 이제 {to}
      {not_to} 말고 {to:이} 다들 괜찮다. {event:을} 그때로 변경하#
      {not_event:은} 그대로, {event}만 {to}
      {not_event:은} 그대로. {clock}에 겹치던 {event:을} {to:로} 옮기#
      {any}명이 원래 시각에 못 온다. {to}에는 다 된다. {event:을} 그때로
      사람도 방도 그대로, 시각만: {event}, {to}
      {event} 시작을 {to:로} 조정하#
      {event:은} {to}에 하는 것으로 변경 요망`,
    titles: ['Move the meeting; New time', '회의 시간 변경; 일정 이동'],
  },
  {
    tool: 'meeting_drop', about: ['Cancel a meeting and say why', '회의를 취소하고 이유를 알린다'],
    takes: { event, why: maybe(texts(`
      speaker is ill, new date follows
      heating off, 1# degrees in the room
      not enough people, only #
      customer cancelled, we refund 2#0
      settled by mail, thank you all`, `
      발표자 병가, 새 날짜는 추후
      난방 고장, 실내 1#도
      인원 부족, #명뿐
      고객 취소, 2#0 환불
      메일로 해결됨, 모두 감사`)) },
    en: `
      cancel {event}
      {event} is off: {why}
      call {event} off, "{why}"
      {event} does not take place
      no {event} this week, reason: {why}
      strike {event} from the calendar
      {event} falls out, tell them "{why}"
      Everything was said at {clock}, so {event} is not needed.
      call off {event}, not {not_event}
      {event} cancelled: {why}
      do not shift {event}, drop it
      {any} had accepted. {event} is cancelled all the same: {why}
      {event} was moved twice already and now nobody wants it. Off.
      {not_event} takes place in {any} minutes, {event} never: {why}
      write to the guests of {event} "{why}" and let it fall`,
    ko: `
      {event:을} 취소하#
      {event} 취소: {why}
      {event:은} 열리지 않는다. "{why}"라고 알리#
      이번 주 {event} 없음, 사유: {why}
      {event:을} 달력에서 지우#
      {clock}에 다 얘기했다. {event:은} 필요 없으니 취소하#
      {not_event} 말고 {event} 취소
      미루는 게 아니라 {event:을} 없앨 것
      {any}명이 온다고 했지만 {event:은} 취소한다: {why}
      {event} 취소 통보, "{why}"
      {event:은} 두 번이나 미뤘다. 이제 아무도 원하지 않으니 취소하#
      {not_event:은} {any}분 뒤에 하고 {event:은} 안 한다: {why}
      {event} 참석자에게 "{why}"라고 알리고 접#
      {event} 폐지`,
    titles: ['Cancel the meeting; It is off', '회의 취소; 일정 취소'],
  },
  {
    tool: 'guest_invite', about: ['Invite somebody to a meeting', '회의에 누군가를 초대한다'],
    takes: { event, guest: who, optional: maybe(flag()) },
    en: `
      invite {guest} to {event}
      {guest} should come to {event}
      [optional=true] ask {guest} to {event}, may come, need not
      [optional=false] {event} cannot do without {guest}, send the invitation
      {event}: also {guest}
      put {guest} on the list for {event}
      {guest} was forgotten for {event}, add
      [optional=true] if {guest} has time, {event} is open to {guest}
      [optional=false] {guest} must attend {event}, invite
      {any} chairs are free at {event}; ask {guest} in
      let {guest} know about {event}, {not_guest} has the mail already
      [optional=true] {guest} as a listener to {event}, without obligation
      {not_guest} said no. Ask {guest} to {event} instead.
      {event} is about room {any}, and {guest} lives in it. Invitation, please.
      [optional=true] no seat needed for {guest} at {event}, but if they look in, good
      [optional=false] without the signature of {guest} the {event} is worth nothing; call them in`,
    ko: `
      {guest:을} {event}에 초대하#
      {event}에 {guest}도 부를 것
      [optional=true] {guest}에게 {event:을} 알리되 와도 되고 안 와도 된다고 하#
      [optional=false] {guest} 없이는 {event:을} 못 한다. 초대하#
      {event}: {guest} 추가
      {event} 명단에 {guest:을} 넣#
      {event}에 {guest:을} 빠뜨렸다. 초대할 것
      [optional=true] {guest:은} 시간이 되면 {event}에 참석
      [optional=false] {guest}, {event} 필참으로 초대
      {not_guest:은} 이미 메일을 봤다. {event}에 {guest:을} 더하#
      {event} 자리가 {any}개 남았다. {guest:을} 부르도록 초대장 발송
      {not_guest:은} 못 온다고 한다. 대신 {guest:을} {event}에 부를 것
      {event:은} {any}호실 이야기고 {guest:이} 거기 산다. 초대장을 보내#
      [optional=true] {guest:은} {event}에 잠깐 들여다봐도 된다는 정도로 초대
      [optional=false] {guest} 서명 없이는 {event:이} 소용없다. 꼭 오게 초대하#`,
    titles: ['Invite; One more guest', '초대; 참석자 추가'],
  },
  {
    tool: 'guest_uninvite', about: ['Take somebody off the list of a meeting', '회의 명단에서 누군가를 뺀다'],
    takes: { event, guest: who },
    en: `
      take {guest} off {event}
      {guest} need not come to {event}
      {event} without {guest}
      {guest} is ill, remove from {event}
      strike {guest} from the list of {event}
      drop {guest} from {event}, the meeting itself stays
      uninvite {guest}, meeting {event}
      {event} has become too large with {any}; {guest} is out
      {guest} changed the team on {day}: off the list of {event}
      {event}: {guest} off, {not_guest} remains
      {guest} and {not_guest} do the same work; one is enough for {event}, so the former stays away
      From {clock} on {guest} is on a train. {event} counts one head less.
      The invitation of {guest} to {event} was a mistake. Take it back.`,
    ko: `
      {event} 명단에서 {guest:을} 빼#
      {guest:은} {event}에 안 와도 된다
      {guest} 없이 {event} 진행
      {guest} 병가. {event}에서 제외하#
      {event}: {guest} 제외, {not_guest:은} 유지
      {event:은} 그대로 두고 {guest}만 초대 취소하#
      {day}에 {guest} 부서 이동. {event} 명단에서 지우#
      {event} 인원 {any}명은 너무 많다. {guest} 빼기
      {guest:과} {not_guest:은} 같은 일을 한다. {event}에는 한 사람이면 된다. 앞사람을 빼#
      {clock}부터 {guest:은} 기차 안이다. {event} 명단에서 빼 두#
      {guest:을} {event}에 부른 건 실수다. 초대를 거두#
      {event} 참석 취소 처리: {guest}
      {guest} 불참. {event} 명단 정리
      {event}에서 {guest} 이름을 내리#`,
    titles: ['Off the list; One guest less', '참석자 제외; 초대 취소'],
  },
  {
    tool: 'room_swap', about: ['Hold a meeting in another room', '회의 장소를 바꾼다'],
    takes: { event, room },
    en: `
      hold {event} in {room}
      {event} moves to {room}
      {room} instead, meeting {event}
      {event}: new room {room}
      the beamer in the old room is broken, so {event} goes to {room}
      {room} for {event}, the time stays
      {event} has grown to {any} people and only {room} holds them
      put {event} into {room}, not {not_room}
      relocate {event}; {room} is free from {clock}
      {room} ← {event}
      {not_room} holds {any} people, {room} forty. {event} needs the larger.
      water comes through the ceiling; {event} flees to {room}
      not the hour, only the place of {event} changes: {room}`,
    ko: `
      {event:을} {room}에서 하#
      {event} 장소를 {room:로} 바꾸#
      {event}: 새 장소 {room}
      빔이 고장이라 {event:은} {room:로} 옮기#
      시간은 그대로, {event} 장소만 {room}
      {event} 인원이 {any}명으로 늘었다. {room}밖에 못 들어간다. 장소 변경
      {not_room} 말고 {room}. {event} 회의실을 바꿀 것
      {clock}부터 비는 {room:로} {event} 장소 변경하#
      {not_room:은} {any}명, {room:은} 마흔 명이 들어간다. {event:은} 큰 데서
      천장에서 물이 샌다. {event:을} {room:로} 옮길 것
      시각은 두고 {event} 장소만 {room:로} 바꾸#
      {event}, {room}에서 진행
      {room:이} 더 조용하다. {event:을} 거기서
      {event} 개최 장소 변경: {room}`,
    titles: ['Another room; New room', '장소 변경; 회의실 변경'],
  },
  {
    tool: 'desk_hold', about: ['Book a desk for somebody on a day', '날짜에 자리를 예약한다'],
    takes: { desk: code('D-##, 3.1#, desk ##, W#'), person: who, day: date() },
    en: `
      {desk} for {person} on {day}
      book {desk} on {day}, {person} sits there
      {person} works at {desk} on {day}
      {day}: {person} → {desk}
      keep {desk} free for {person}, day {day}
      {person} is in the office on {day} and would like {desk}
      reserve for {person} the place {desk} ({day})
      {not_desk} is broken. {person} gets {desk} on {day}.
      on {day} nobody but {person} may sit at {desk}
      {any} desks are taken on {day}; {desk} goes to {person}
      {person} has been put at {not_desk} by mistake; on {day} it should be {desk}
      window seat for {person}, that is {desk}, and the day is {day}
      {desk}, {day}: taken by {person}, note it down`,
    ko: `
      {day} {desk} 자리 {person} 예약
      {person:은} {day}에 {desk}에서 일한다. 예약하#
      {day}: {person} → {desk}
      {person} 자리로 {desk:을} {day}에 비워 두#
      {not_desk:은} 고장이다. {day}에 {person}에게 {desk:을} 주#
      {day}에는 {person} 말고 {desk}에 앉지 못하게 하#
      {desk}, {person}, {day} 좌석 예약
      {day} 이미 {any}자리 찼다. {desk:은} {person} 앞으로 예약할 것
      {person:을} 실수로 {not_desk}에 앉혔다. {day}에는 {desk:이}다. 예약하#
      창가를 좋아하는 {person}, {desk}, 날짜는 {day}
      {day} 자리표: {desk}에 {person}
      {desk} 좌석을 {person} 앞으로, {day}
      {person:이} {day}에 앉을 곳은 {desk}`,
    titles: ['Desk; Book a desk', '자리 예약; 좌석'],
  },
];
