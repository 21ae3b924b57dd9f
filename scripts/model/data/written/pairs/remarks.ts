import { capitalised } from '../../language/template';
import { englishWord, koreanWord } from '../../language/words';
import { prose, proseClause } from '../own/prose';
import { copied } from '../own/sayings';
import { choice, date, flag, made, maybe, names, span, whole, type Written } from '../table';

/** Without marks around it: it ends where its sentence ends. */
const plain = made(prose);
/** Behind "that", "because" and a colon. */
const said = copied(proseClause);

const logBook: readonly Written[] = [
  {
    tool: 'logbook_add', about: ['Add an entry to a log book', '일지에 항목을 더한다'],
    takes: { book: names('boiler book, night log, press log 2, ferry log, kiln book, B-shift log', '보일러 일지, 야간 일지, 프레스 일지 2, 선박 일지, 가마 일지'), entry: plain, by: maybe(names('Olsen, Hart, Marek, K. Lund, Bettina', '김도현, 박 반장, 이서영, 최 기사, 한 조장')) },
    en: `
      New entry in {book}: {entry}.
      Write in {book}: {entry}.
      Entry for {book}, signed {by}: {entry}.
      {by} enters in {book}: {entry}.
      In {book}, below the others: {entry}.
      Add to {book}, on behalf of {by}: {entry}.
      The following belongs in {book}, not in {not_book}: {entry}.
      Entry: {entry}. Book: {book}.
      At {clock} the {who} wants to find this in {book}: {entry}.
      Log in {book} "{entry}"
      {any} entries since {day}, and one more for {book}: {entry}.
      By {by}, into {book}: {entry}.`,
    ko: `
      {book} 새 항목: {entry}
      {book}에 적을 것: {entry}
      {book} 항목, 작성 {by}: {entry}
      {by} 이름으로 {book}에 기록: {entry}
      {not_book} 말고 {book}에 올릴 것: {entry}
      내용: {entry}. {book}에 더하#
      {book}에 {entry:이}라고 적#
      {clock}에 {who:이} {book}에서 볼 글: {entry}
      {book}에 "{entry}" 한 줄 추가하#
      {day} 이후 {any}건, {book}에 한 건 더: {entry}`,
    titles: ['Log entry; Into the book; For the log', '일지 기재; 일지 항목; 일지에 적기'],
  },
  {
    tool: 'logbook_amend', about: ['Replace the text of an entry of the log book', '일지 항목의 글을 바꾼다'],
    takes: { entry_no: whole(3, 900), text: plain },
    en: `
      Entry {entry_no} is wrong. It has to read: {text}.
      Correct entry {entry_no}: {text}.
      Log entry {entry_no}, new wording: {text}.
      Replace what stands at number {entry_no} by: {text}.
      Not a new entry: number {entry_no} becomes: {text}.
      Entry {not_entry_no} is fine. Entry {entry_no} gets this text instead: {text}.
      Change number {entry_no} in the log to "{text}"
      The {who} mixed things up at {clock}. Amend {entry_no}: {text}.`,
    ko: `
      {entry_no}번 항목이 틀렸다. 바른 글: {text}
      {entry_no}번 항목 정정: {text}
      일지 {entry_no}번 새 문구: {text}
      {entry_no}번에 있던 글을 이렇게 바꾸#: {text}
      새 항목이 아니라 {entry_no}번 수정: {text}
      {not_entry_no}번은 맞고 {entry_no}번만 고친다. 고칠 글: {text}
      {entry_no}번 항목을 "{text}"로 고치#
      {who:이} {clock}에 잘못 적었다. {entry_no}번 정정문: {text}`,
    titles: ['Correct an entry; Amend', '항목 정정; 일지 수정'],
  },
  {
    tool: 'logbook_strike', about: ['Strike out an entry of the log book', '일지 항목에 줄을 긋는다'],
    takes: { entry_no: whole(3, 900), reason: said },
    en: `
      Strike out entry {entry_no} because {reason}.
      Entry {entry_no} is void. Reason: {reason}.
      Cross out {entry_no}; the reason is that {reason}.
      {entry_no} must go, as {reason}.
      Put a line through entry {entry_no}, not {not_entry_no}. Reason: {reason}.
      The {who} noticed at {clock} that {reason}. Strike {entry_no} for that reason.
      Entry {entry_no} is struck, giving as reason that {reason}.`,
    ko: `
      {entry_no}번 항목을 지운다. 사유: {reason}
      {reason}는 이유로 {entry_no}번 항목에 줄을 긋#
      {entry_no}번 항목 무효, 사유는 {reason}는 것
      {not_entry_no}번이 아니라 {entry_no}번에 줄을 긋#. 사유: {reason}
      사유를 {reason}고 적고 {entry_no}번을 무효로 하#`,
    titles: ['Void entry; Strike it out', '항목 무효; 줄 긋기'],
  },
  {
    tool: 'logbook_handover', about: ['Leave a remark for the next shift', '다음 조에 전달 사항을 남긴다'],
    takes: { shift: choice({ early: ['early|morning', '오전|아침'], late: ['late|afternoon', '오후|저녁'], night: ['night', '야간|밤'] }), remark: said },
    en: `
      Tell the {shift} shift at handover that {remark}.
      Handover to the {shift} shift: {remark}.
      The {shift} shift should know that {remark}.
      For the {shift} shift, remark: {remark}.
      Leave word for the {shift} shift that {remark}.
      What the {shift} shift must not miss: {remark}.
      Not the log, the handover sheet of the {shift} shift: {remark}.
      {who} says the {shift} shift has to hear that {remark}.`,
    ko: `
      {shift}조에 {remark}고 인계하#
      {shift}조 인계 사항: {remark}
      {shift}조가 알아야 한다. 전달 사항: {remark}
      {shift}조에게 {remark}는 말을 남기#
      일지가 아니라 {shift}조 인계란에: {remark}
      {who:이} {shift}조에 {remark}고 전해 달라고 한다. 인계란에 남기#`,
    titles: ['Handover; For the next shift', '인계; 다음 조에게'],
  },
];

const sign = names('gate sign, platform 4, hall board, SB-2, dock panel, left screen', '정문 전광판, 4번 승강장, 로비 화면, SB-2, 하역장 표시기');
const signs: readonly Written[] = [
  {
    tool: 'sign_show', about: ['Show a text on a sign', '표시기에 글을 띄운다'],
    takes: { sign, text: plain, hold_s: maybe(span('s', 5, 900)) },
    en: `
      On {sign}: {text}.
      Show on {sign}: {text}.
      Show on {sign} for {hold_s}: {text}.
      {sign} reads from now on: {text}.
      {sign}, {hold_s}, text: {text}.
      Let {sign} say "{text}"
      Let {sign} say "{text}" for {hold_s}
      Still text, not running, on {sign}: {text}.
      The {who} stands in front of {sign} at {clock} and should read: {text}.
      {not_sign} stays as it is. {sign} gets: {text}.
      Text for {sign}: {text}.
      For {hold_s}, {sign} says: {text}.`,
    ko: `
      {sign} 표시: {text}
      {sign}에 띄울 글: {text}
      {sign}에 {hold_s} 동안 표시: {text}
      {sign} 문구: {text}
      {sign}에 {text:이}라고 띄우#
      {sign}에 "{text}"를 {hold_s} 띄우#
      흐르지 않는 글로 {sign}에: {text}
      {not_sign:은} 그대로 두고 {sign} 표시 문구: {text}
      {clock}에 {who:이} {sign:을} 본다. 띄울 글: {text}`,
    titles: ['On the sign; Show a text', '표시기 문구; 글 띄우기'],
  },
  {
    tool: 'sign_scroll', about: ['Let a text run over a sign', '표시기에 글을 흘린다'],
    takes: { sign, text: plain, pace: choice({ slow: ['slowly|at walking pace', '천천히|느리게'], fast: ['fast|quickly', '빠르게|빨리'] }) },
    en: `
      Let this run {pace} over {sign}: {text}.
      Running text on {sign}, {pace}: {text}.
      Scroll {pace} on {sign}: {text}.
      {sign}: {pace} running line: {text}.
      [pace=slow] Old people read {sign}, so do not hurry the running line: {text}.
      [pace=fast] Hurry the running line on {sign}: {text}.
      Text: {text}. It runs {pace} across {sign}.
      Not a still text: on {sign} it moves {pace}. It says: {text}.`,
    ko: `
      {sign}에 {pace} 흘릴 글: {text}
      {sign} 흐르는 글, {pace}: {text}
      {sign}에 {pace} 흐르게 하#: {text}
      [pace=slow] 어르신들이 {sign:을} 읽는다. 서두르지 않고 흘릴 글: {text}
      글: {text}. {sign}에 {pace} 흘리#
      고정 글 말고 {sign}에 {pace} 흘릴 문구: {text}`,
    titles: ['Running text; Ticker', '흐르는 글; 자막'],
  },
  {
    tool: 'sign_blank', about: ['Blank a sign', '표시기를 비운다'], takes: { sign },
    en: `
      blank {sign}
      {sign} should show nothing
      wipe {sign}, leave {not_sign}
      The text on {sign} is out of date since {clock}; nothing new comes, just clear it.
      no text on {sign} any more
      take the words off {sign}
      {sign} empty, please`,
    ko: `
      {sign:을} 비우#
      {sign} 글을 지우#
      {sign}에 아무것도 띄우지 않게 하#
      {clock}에 지난 글이다. 새 글 없이 {sign:을} 비우#
      {not_sign:은} 두고 {sign}만 지우#
      {sign} 표시 없음으로`,
    titles: ['Clear the sign; Blank', '표시기 비우기; 글 지우기'],
  },
  {
    tool: 'pa_say', about: ['Speak a text over the loudspeakers', '스피커로 방송한다'],
    takes: { zone: names('hall 2, whole site, car park, ward C, sauna, deck 5', '2홀, 전 구역, 주차장, C병동, 사우나, 5층 갑판'), text: plain, times: maybe(whole(2, 6, 'times')) },
    en: `
      Announce in {zone}: {text}.
      Loudspeakers in {zone}: {text}.
      Say in {zone}, {times}: {text}.
      Over the loudspeakers, {zone}, {times}: {text}.
      Spoken, not shown, in {zone}: {text}.
      People in {zone} have to hear this: {text}.
      Announcement for {zone}. Wording: {text}.
      Call out "{text}" in {zone}
      Call out "{text}" in {zone}, {times}
      {any} people sit in {zone} and see no sign. Tell them over the loudspeaker: {text}.`,
    ko: `
      {zone} 방송: {text}
      {zone} 안내 방송 문구: {text}
      {zone}에 {times} 방송: {text}
      {zone} 스피커로 {times} 내보낼 말: {text}
      화면 말고 말로 {zone}에: {text}
      {zone}에 {text:이}라고 방송하#
      "{text}"를 {zone}에 {times} 방송하#
      {zone}에 {any}명이 있고 전광판이 안 보인다. 방송할 말: {text}`,
    titles: ['Announcement; Loudspeakers', '안내 방송; 스피커'],
  },
];

const ticket = made((dice) => dice.pick([`T-${String(dice.int(100, 9999))}`, `#${String(dice.int(100, 99_999))}`, `INC${String(dice.int(1000, 99_999))}`, `FM-${String(dice.int(10, 999))}`]));
const tickets: readonly Written[] = [
  {
    tool: 'case_open', about: ['Open a ticket', '접수표를 연다'],
    takes: { subject: copied((dice, language) => language === 'ko' ? `${koreanWord(dice)} ${dice.pick(['고장', '누수', '소음', '불량', '요청', '파손'])}` : `${capitalised(englishWord(dice))} ${dice.pick(['leak', 'fault', 'noise', 'request', 'damage', 'outage'])}`), body: plain, urgent: maybe(flag(['urgent|pressing', '긴급|급함'], ['not urgent|can wait', '급하지 않음|여유 있음'])) },
    en: `
      Open a ticket. Subject: {subject}. Text: {body}.
      New ticket {subject}: {body}.
      Ticket "{subject}", text as follows: {body}.
      Ticket. Subject {subject}, {urgent}. Body: {body}.
      Report to the workshop, subject {subject}: {body}.
      Text: {body}. Subject of the ticket: {subject}.
      [urgent=true] Somebody has to look at once, so open a ticket. Subject: {subject}. What was seen: {body}.
      [urgent=false] There is no hurry. Ticket with the subject {subject} and the text: {body}.
      The {who} reported it at {clock}. New ticket, subject {subject}, description: {body}.
      File a ticket, it is {urgent}. Subject: {subject}. Description: {body}.`,
    ko: `
      접수. 제목: {subject}. 내용: {body}
      새 접수표 {subject}: {body}
      접수표 제목은 {subject}, 내용은 {body}
      접수표({urgent}). 제목 {subject}. 본문: {body}
      내용: {body}. 접수 제목: {subject}
      [urgent=true] 당장 와야 한다. 접수 제목 {subject}, 내용 {body}
      [urgent=false] 천천히 와도 된다. 접수 제목 {subject}, 내용 {body}
      {who:이} {clock}에 알려 왔다. 새 접수표 제목 {subject}, 설명: {body}`,
    titles: ['Open a ticket; Report a fault', '접수하기; 고장 접수'],
  },
  {
    tool: 'ticket_comment', about: ['Add a comment to a ticket', '접수표에 댓글을 단다'], takes: { ticket, text: plain },
    en: `
      Comment on {ticket}: {text}.
      {ticket} stays open. Add to it: {text}.
      Note on the ticket {ticket}: {text}.
      Comment: {text}. Ticket: {ticket}.
      Under {ticket}, write: {text}.
      Not solved yet, but {ticket} should say: {text}.
      News for {ticket}, not for {not_ticket}: {text}.
      {ticket}, comment of the {who}: {text}.
      Leave the comment "{text}" on {ticket}`,
    ko: `
      {ticket} 댓글: {text}
      {ticket:은} 아직 열어 둔다. 덧붙일 말: {text}
      {ticket} 접수표에 남길 글: {text}
      댓글: {text}. 접수표 {ticket}
      {not_ticket} 말고 {ticket}에 달 댓글: {text}
      {ticket}에 {text:이}라고 댓글을 달#
      {who:이} {ticket}에 남기는 말: {text}
      {ticket}에 "{text}" 댓글 달기`,
    titles: ['Comment; News on the ticket', '댓글; 접수표에 남기기'],
  },
  {
    tool: 'ticket_resolve', about: ['Close a ticket with its solution', '해결 내용을 적고 접수표를 닫는다'], takes: { ticket, solution: plain },
    en: `
      Close {ticket}. Solution: {solution}.
      {ticket} is done: {solution}.
      {ticket} solved as follows: {solution}.
      Resolve {ticket} with the text: {solution}.
      What helped: {solution}. So {ticket} can be closed.
      {ticket}, not {not_ticket}, is finished. Put as solution: {solution}.
      Nothing is left to do on {ticket}. Solution: {solution}.
      Shut the ticket {ticket}, "{solution}"`,
    ko: `
      {ticket} 종결, 해결 내용: {solution}
      {ticket:은} 끝났다. 해결 내용: {solution}
      해결: {solution}. {ticket:을} 닫#
      {ticket:을} 닫고 해결란에 적#: {solution}
      {not_ticket:이} 아니라 {ticket:을} 닫는다. 해결 내용: {solution}
      {ticket} 닫음. 해결란: {solution}
      {ticket} 접수표를 "{solution}"로 해결 처리하#`,
    titles: ['Close the ticket; Solved', '접수 종결; 해결'],
  },
  {
    tool: 'ticket_reopen', about: ['Open a closed ticket again', '닫은 접수표를 다시 연다'], takes: { ticket, why: said },
    en: `
      Open {ticket} again because {why}.
      {ticket} was closed too early: {why}.
      Back to open with {ticket}, as {why}.
      Reopen {ticket}, reason: {why}.
      The {who} found that {why}. So {ticket} is open again.
      {ticket} is not solved after all. The reason is that {why}.
      Not a new ticket, the old one, {ticket}, is opened again, since {why}.`,
    ko: `
      {ticket:을} 다시 열#. 사유: {why}
      {ticket:을} 너무 일찍 닫았다. 다시 여는 사유: {why}
      {why}는 이유로 {ticket:을} 다시 열#
      새로 접수하지 말고 {ticket:을} 다시 열#. 이유는 {why}는 것
      {ticket} 재개, 사유: {why}
      {who:이} {why}고 한다. {ticket:을} 다시 열#`,
    titles: ['Open again; Not solved', '다시 열기; 재개'],
  },
];

const paging: readonly Written[] = [
  {
    tool: 'page_crew', about: ['Page a crew with a text', '작업조에 호출 글을 보낸다'],
    takes: { crew: names('night crew, lift crew, riggers, crew 4, vets on call, blue team', '야간조, 승강기반, 배관반, 4조, 당직 수의사, 청팀'), text: plain },
    en: `
      Page {crew}: {text}.
      {crew} to be paged with: {text}.
      Pagers of {crew}: {text}.
      Beep {crew}, text: {text}.
      Call {crew}, not {not_crew}, by pager: {text}.
      To the pagers, {crew}: {text}.
      It is {clock} and {crew} sleep. Page them: {text}.
      Text: {text}. Page {crew} with it.`,
    ko: `
      {crew} 호출: {text}
      {crew} 호출기로: {text}
      {crew:을} 호출하#. 글은 {text}
      {not_crew} 말고 {crew} 호출, 내용: {text}
      {clock}라 {crew:은} 자고 있다. 호출 글: {text}
      {crew} 호출기에 {text:이}라고 보내#`,
    titles: ['Page them; Call the crew', '호출; 작업조 호출'],
  },
  {
    tool: 'room_post', about: ['Post a text in a chat room', '대화방에 글을 올린다'],
    takes: { room: names('#night-desk, #kiln, orchard-chat, #ward3, keepers, #it-help', '#야간방, 농장방, #3병동, 관리실방, #전산'), text: plain, pin: maybe(flag(['pinned|pinned on top', '고정|상단 고정'], ['not pinned', '고정 안 함'])) },
    en: `
      Post in {room}: {text}.
      {room}: {text}.
      In {room}, {pin}: {text}.
      Write in the room {room}: {text}.
      [pin=true] It should stay on top of {room}: {text}.
      [pin=false] Post without pinning it, in {room}: {text}.
      Post "{text}" in {room}
      [pin=true] Post "{text}" in {room} and pin it
      {not_room} has read it, {room} has not: {text}.
      Text for {room}: {text}.
      The {any} people in {room} ask since {clock}. Answer there: {text}.`,
    ko: `
      {room}에 올릴 글: {text}
      {room}: {text}
      {room} 게시, {pin}: {text}
      [pin=true] {room} 맨 위에 붙여 둘 글: {text}
      [pin=false] 고정하지 말고 {room}에 올릴 글: {text}
      {room}에 {text:이}라고 올리#
      "{text}"를 {room}에 올리#
      [pin=true] "{text}"를 {room}에 올리고 고정하#
      {not_room:은} 봤고 {room:은} 아직이다. 올릴 글: {text}
      {room} 사람 {any}명이 {clock}부터 묻는다. 답: {text}`,
    titles: ['Post it; Chat room', '글 올리기; 대화방'],
  },
  {
    tool: 'sms_out', about: ['Send a text message to a number', '번호로 문자를 보낸다'],
    takes: { number: made((dice, language) => language === 'ko' ? `010-${String(dice.int(1000, 9999))}-${String(dice.int(1000, 9999))}` : `+${String(dice.int(30, 99))}${String(dice.int(100_000_000, 999_999_999))}`), body: plain },
    en: `
      Text to {number}: {body}.
      SMS to {number}: {body}.
      {number} gets the SMS: {body}.
      Text message. Number: {number}. Wording: {body}.
      Wording: {body}. Number: {number}.
      Send an SMS, not a page, to {number}: {body}.
      The {who} has the number {number}. Text: {body}.
      SMS "{body}" to {number}`,
    ko: `
      {number} 문자: {body}
      {number:로} 보낼 문자: {body}
      문자 내용: {body}. 번호는 {number}
      {who} 번호는 {number}. 문자 내용: {body}
      {number:로} {body:이}라고 문자를 보내#
      호출 말고 {number:로} 문자: {body}
      {number}에 "{body}" 문자 발송`,
    titles: ['Text message; SMS', '문자 발송; 문자'],
  },
  {
    tool: 'call_and_say', about: ['Telephone somebody and say a text', '전화를 걸어 말을 전한다'],
    takes: { person: names('Mrs Abel, Dr Kern, Piet, the Novak office, Okafor, Hanne', '김 원장, 박 기사, 이 소장, 최 여사, 정 약사'), words: said },
    en: `
      Telephone {person} and say that {words}.
      Ring up {person}: {words}.
      Call {person}, not {not_person}, and say that {words}.
      {person} does not read. Say over the telephone that {words}.
      By telephone to {person}: {words}.
      At {clock} {person} picks up. Say that {words}.
      Tell {person} by a call, not by SMS, that {words}.`,
    ko: `
      {person}에게 전화해 {words}고 말하#
      {person} 전화: {words}
      {not_person} 말고 {person}에게 전화로 {words}고 전하#
      {person:은} 글을 안 읽는다. 전화로 {words}고 말하#
      문자 말고 {person}에게 전화해 {words}고 알리#
      {clock}에 {person:이} 받는다. {words}고 전화하#`,
    titles: ['Telephone; Call and say', '전화; 전화로 전하기'],
  },
];

const bed = names('bed 7, row E, north frame, terrace 2, plot 19, tray B4', '7번 베드, E열, 북쪽 틀밭, 2단, 19번 텃밭, B4 트레이');
const sample = made((dice) => dice.pick([`S-${String(dice.int(10, 999))}`, `${String(dice.int(24, 29))}/${String(dice.int(100, 999))}`, `W${String(dice.int(10, 99))}-${String(dice.int(1, 9))}`, `KX${String(dice.int(100, 999))}`]));
const diary: readonly Written[] = [
  {
    tool: 'bed_diary', about: ['Write a note about a bed', '베드 일지를 쓴다'], takes: { bed, note: plain },
    en: `
      Diary of {bed}: {note}.
      {bed}: {note}. Note that in its diary.
      Note for {bed}: {note}.
      In the diary, {bed}: {note}.
      What was done at {bed}: {note}. Write it down.
      {bed}, not {not_bed}, gets the note: {note}.
      The {who} reads the diary of {bed} at {clock}. Put there: {note}.
      Keep a note of {bed}, "{note}"`,
    ko: `
      {bed} 일지: {note}
      {bed}에 적을 것: {note}
      {bed} 일지에 {note:이}라고 쓰#
      {not_bed} 말고 {bed} 기록: {note}
      {bed}에서 한 일: {note}
      {clock}에 {who:이} {bed} 일지를 본다. 남길 글: {note}
      {bed} 일지에 "{note}" 적기`,
    titles: ['Bed diary; Note for the bed', '베드 일지; 베드 기록'],
  },
  {
    tool: 'bed_task', about: ['Plan a task for a bed', '베드에 할 일을 잡는다'],
    takes: { bed, due: date(), task: names('thin the carrots, tie up the beans, spread two barrows of compost, lift the bulbs, hoe and water, take off the net, prune to five buds', '당근 솎기, 콩 지주 세우기, 퇴비 두 수레 펴기, 알뿌리 캐기, 김매고 물 주기, 그물 걷기, 다섯 눈 남기고 전정') },
    en: `
      {bed} by {due}: {task}
      to do at {bed}, due {due}: {task}
      plan for {bed}: {task}, not later than {due}
      Until {due} somebody has to {task} at {bed}.
      due {due}, {bed}: {task}
      not a note but a task, {bed}, {due}: {task}
      On {day} the {who} saw {bed}. So, by {due}: {task}.`,
    ko: `
      {bed}, {due}까지: {task}
      {bed} 할 일: {task}, 기한 {due}
      {due}까지 {bed}에서 {task}, 일정으로 잡#
      기록이 아니라 할 일: {bed}, {task}, {due}
      {who:이} {bed:을} 보고 정함. {due} 기한으로 {task}`,
    titles: ['Task for the bed; To do', '베드 할 일; 할 일 잡기'],
  },
  {
    tool: 'sample_remark', about: ['Add a remark to a sample', '시료에 비고를 단다'], takes: { sample, remark: plain },
    en: `
      Remark on {sample}: {remark}.
      Sample {sample}, remark: {remark}.
      {sample} stays in. Remark: {remark}.
      Remark: {remark}. Sample: {sample}.
      With {sample} goes the remark: {remark}.
      {sample} is good, {not_sample} too, but {sample} needs the remark: {remark}.
      Beside {sample}, write "{remark}"`,
    ko: `
      시료 {sample} 비고: {remark}
      {sample} 비고란에 {remark:이}라고 적#
      {sample:은} 그대로 쓴다. 비고: {remark}
      비고: {remark}. 시료 {sample}
      {not_sample} 말고 {sample} 비고: {remark}
      {sample}에 "{remark}" 비고를 달#`,
    titles: ['Remark; Sample note', '비고; 시료 비고'],
  },
  {
    tool: 'sample_reject', about: ['Reject a sample', '시료를 불합격 처리한다'], takes: { sample, reason: said },
    en: `
      Reject {sample} because {reason}.
      {sample} is out: {reason}.
      Do not measure {sample}, reject it. Reason: {reason}.
      {sample} cannot be used, as {reason}. Reject it.
      Turn down {sample}, not {not_sample}, on the ground that {reason}.
      The {who} saw at {clock} that {reason}. {sample} is rejected for it.
      {sample} rejected, with the reason that {reason}.`,
    ko: `
      {sample} 불합격, 사유: {reason}
      {reason}는 이유로 {sample:을} 불합격 처리하#
      {sample:은} 못 쓴다. 불합격 사유: {reason}
      {not_sample:은} 두고 {sample:을} 불합격 처리하#. 사유는 {reason}는 것
      {sample:을} 재지 말고 물리#. 사유: {reason}`,
    titles: ['Reject the sample; Not usable', '시료 불합격; 시료 물리기'],
  },
];

const building = names('house 3, tower B, the annex, Mill Street 8, block 14', '102동, 3동, 별관, 상가동, 한빛빌라');
const notices: readonly Written[] = [
  {
    tool: 'board_notice', about: ['Put a notice on the board of a building', '건물 게시판에 공고를 붙인다'],
    takes: { building, heading: names('Water, Lift, To all tenants, Bins, Heating, Visitors, Keys', '단수, 승강기, 입주민 안내, 분리수거, 난방, 외부인, 열쇠'), body: plain, until: maybe(date()) },
    en: `
      Notice for {building}. Heading: {heading}. Text: {body}.
      On the board of {building}, headed {heading}: {body}.
      {building}, notice {heading}: {body}.
      Put up in {building} until {until}, heading {heading}: {body}.
      Text: {body}. Heading: {heading}. Board: {building}.
      Notice with the heading {heading} for {building}, valid until {until}: {body}.
      Hang out in {building}, not in {not_building}, under {heading}: {body}.
      {heading} – notice board of {building}. Wording: {body}.
      The {who} of {building} wants a notice up by {clock}. Heading {heading}, text: {body}.`,
    ko: `
      {building} 공고. 제목: {heading}. 내용: {body}
      {building} 게시판, 제목 {heading}: {body}
      {building}에 {until}까지 붙일 공고. 제목 {heading}, 내용 {body}
      내용: {body}. 제목: {heading}. 게시판은 {building}
      {not_building} 말고 {building}에 공고. 제목 {heading}, 글 {body}
      {building} {heading} 공고문: {body}
      제목 {heading:로} {building} 게시판에 {body:이}라고 붙이#
      {who} 요청: {building} 공고, 제목은 {heading}, {until}까지, 내용은 {body}`,
    titles: ['Notice; On the board', '공고; 게시판 공고'],
  },
  {
    tool: 'door_note', about: ['Leave a note at the door of a flat', '세대 문 앞에 쪽지를 남긴다'],
    takes: { flat: whole(101, 1908), words: plain },
    en: `
      Note at the door of {flat}: {words}.
      Leave at flat {flat}: {words}.
      {flat} gets a slip: {words}.
      For the door of {flat}, not of {not_flat}: {words}.
      Nobody opens at {flat}. Leave a note: {words}.
      Slip for flat {flat}, wording: {words}.
      Stick "{words}" on the door of {flat}`,
    ko: `
      {flat}호 문 앞 쪽지: {words}
      {flat}호에 남길 쪽지: {words}
      {flat}호에 사람이 없다. 쪽지 내용: {words}
      {not_flat}호 말고 {flat}호 문에: {words}
      {flat}호 문에 {words:이}라고 써 붙이#
      {flat}호 쪽지, 글은 {words}
      "{words}" 쪽지를 {flat}호에 남기#`,
    titles: ['Note at the door; Slip', '문 앞 쪽지; 쪽지'],
  },
  {
    tool: 'tenant_mail', about: ['Write to the tenants of a building', '입주민에게 메일을 보낸다'],
    takes: { building, line: said },
    en: `
      Write to the tenants of {building} that {line}.
      Mail to everybody in {building}: {line}.
      The tenants of {building} should know that {line}.
      Inform all of {building} by mail that {line}.
      No notice on the board; mail the tenants of {building} that {line}.
      All of {building} and nobody of {not_building}: {line}. By mail.`,
    ko: `
      {building} 입주민에게 {line}고 메일을 보내#
      {building} 전체 메일: {line}
      {building} 주민에게 {line}고 알리#
      게시판 말고 {building} 입주민 메일로 {line}고 전하#
      {not_building:은} 빼고 {building} 주민에게만 {line}고 메일하#`,
    titles: ['Mail to the tenants; Tell the house', '입주민 메일; 주민에게'],
  },
];

/** Tools that take a text: it is all that stands between its colon and the end of its sentence. */
export const remarks: readonly (readonly Written[])[] = [logBook, signs, tickets, paging, diary, notices];
