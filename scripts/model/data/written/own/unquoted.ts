import type { Dice } from '../../dice';
import { capitalised, type Language } from '../../language/template';
import { englishWord, identifier, koreanWord, path as anyPath, topic as anyTopic } from '../../language/words';
import { prose, proseClause } from './prose';
import { clause, copied, heading, note } from './sayings';
import { channel, to } from './sending';
import { flag, made, maybe, type Written } from '../table';

const noted = (dice: Dice, language: Language): string => (dice.chance(0.8) ? prose(dice, language) : note(dice, language));
/** Without marks, as it is written: a colon stands before it, a full stop behind it. */
const plain = copied(noted);
/** What stands alone below a title begins with a capital. */
const begun = copied((dice, language) => capitalised(noted(dice, language)));
const said = copied((dice, language) => (dice.chance(0.75) ? proseClause(dice, language) : clause(dice, language)));

const headings = {
  en: ['Cold store', 'Night round', 'Line 4', 'Milk tank', 'Gate', 'Handover', 'Boiler house', 'Lift B', 'Early shift', 'Stock', 'Backup', 'Pool', 'Power cut', 'Delivery', 'Fire drill', 'To the kitchen', 'Room 214', 'Ward 3', 'Wind', 'Row 12', 'Please read', 'Change of plan', 'IT', 'Water off', 'Harvest'],
  ko: ['저온 창고', '야간 순찰', '4라인', '원유 탱크', '정문', '인수인계', '보일러실', '승강기 B', '오전조', '재고', '백업', '수영장', '정전', '납품', '소방 훈련', '주방 전달', '214호', '3병동', '강풍', '12고랑', '필독', '일정 변경', '전산', '단수 안내', '수확'],
} as const;
const title = copied((dice, language) => (dice.chance(0.6) ? dice.pick(headings[language]) : heading(dice, language)));

const key = made((dice, language) => dice.among([
  [4, () => identifier(dice).replaceAll('.', '_')],
  [2, () => `${englishWord(dice)}_${englishWord(dice)}`],
  [2, () => `${englishWord(dice)}-${String(dice.int(1, 60))}`],
  [1, () => `${englishWord(dice)}_${String(dice.int(1, 40))}_${englishWord(dice)}`],
  [1, () => `${englishWord(dice)}/${englishWord(dice)}`],
  [1, () => `${englishWord(dice).slice(0, 3).toUpperCase()}${String(dice.int(1, 99))}`],
  [language === 'ko' ? 4 : 0, () => `${koreanWord(dice)}_${koreanWord(dice)}`],
  [language === 'ko' ? 2 : 0, () => `${koreanWord(dice)}${String(dice.int(1, 40))}`],
])());
const path = made(anyPath);
const topic = made((dice) => dice.among([[4, () => anyTopic(dice)], [2, () => `${englishWord(dice)}/${dice.pick(['display', 'sign', 'screen', 'board', 'ticker', 'led', 'text', 'announce', 'log', 'status', 'note', 'msg'])}`], [1, () => `${englishWord(dice)}/${String(dice.int(1, 30))}/${dice.pick(['text', 'display', 'line1', 'message'])}`]])());
const append = maybe(flag());

/** Texts without quotation marks: all that belongs to them, to the last comma, and nothing of what stands around them. */
export const ownUnquoted: readonly Written[] = [
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'], takes: { message: plain, title: maybe(title) },
    en: `
      Show a notification on this computer: {message}.
      Show on the screen here: {message}.
      Pop up a notice for the {who}: {message}.
      Desktop notification, no title: {message}.
      Notify whoever is at this computer: {message}.
      Display this on the monitor in the office: {message}.
      The notification reads: {message}.
      Text is: {message}. It is shown on this machine.
      Content: {message}. Show it as a notification.
      Put the following on the screen, all of it: {message}.
      One notification, text as follows: {message}.
      For the desk, not for the phone: {message}.
      The {who} sits at this screen until {clock} and has to read the following: {message}.
      At {clock} the shift changes. Leave on the screen: {message}.
      Of the {any} things that happened only one goes on the screen: {message}.
      Notification here, word for word: {message}.
      Show it with the title {title}: {message}.
      Notification titled {title}: {message}.
      Notification "{title}": {message}.
      Under the heading {title}, show on this computer: {message}.
      Show a notification. The title is {title}. The text is: {message}.
      Title of the notification: {title}. Its text: {message}.
      Message: {message}. Title: {title}. Show it on this computer.
      Text: {message}. Heading: {title}.
      Pop up with title {title} and text: {message}.
      On the desktop, title {title}: {message}.
      The {who} wants it on the screen with {title} above it: {message}.
      The screen by the door gets two lines. First line, the title: {title}. Second line: {message}.
      This goes on the screen, headed {title}: {message}.
      The title is not the news. Title: {title}. News: {message}.`,
    ko: `
      이 컴퓨터에 알림 표시: {message}
      화면에 띄울 내용: {message}
      {who:이} 볼 알림: {message}
      제목 없이 바탕 화면 알림: {message}
      화면 알림 내용은 다음과 같음: {message}
      모니터에 이렇게 띄우#: {message}
      내용은 {message:이}다. 이 컴퓨터 화면에 띄우#
      문구: {message}. 화면 알림으로 내#
      휴대폰 말고 이 화면에: {message}
      {who:이} {clock}까지 이 화면 앞에 있다. 띄울 글: {message}
      {clock} 교대 전에 화면에 남길 말: {message}
      {any}건 가운데 화면에는 하나만 띄운다: {message}
      글자 그대로 알림: {message}
      화면에 {message:이}라고 띄우#
      이 자리 화면에 {message:이}라는 알림을 표시하#
      제목 {title:로} 알림 표시: {message}
      알림 제목 {title}, 내용은 {message}
      제목은 {title:이}고 내용은 다음과 같다. {message}
      {title:이}라는 제목으로 화면에 띄울 글: {message}
      알림을 띄우#. 제목은 {title}. 글은 {message}
      알림 제목: {title}. 알림 글: {message}
      글: {message}. 제목: {title}. 이 컴퓨터에 표시하#
      본문 {message}. 머리글 {title}
      {who} 요청으로 화면에 띄움. 제목 {title}, 글 {message}
      첫 줄 제목은 {title}, 둘째 줄은 {message}`,
    titles: ['Screen notice; Show it here; Notification; For the desk', '화면 알림; 화면에 표시; 알림; 자리 안내'],
  },
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'], takes: { message: said, title: maybe(title) },
    en: `
      Show a notification on this computer saying that {message}.
      Pop up a notice to the effect that {message}.
      Let the screen say that {message}.
      Have a notification on the desktop tell the {who} that {message}.
      A notice titled {title} says that {message}; show it here.
      With the title {title}, tell the people at this screen that {message}.
      Show, titled {title}, that {message}.
      It has to be seen on this monitor that {message}.
      Message on the screen, heading {title}, saying that {message}.`,
    ko: `
      {message}고 적은 알림을 이 컴퓨터에 띄우#
      이 화면에 {message}는 알림을 표시하#
      제목은 {title:로} 하고 {message}고 화면에 띄우#
      {title} 제목의 알림으로 {message}고 알리#
      알림 제목 {title}, 내용은 {message}는 것
      {who:이} 보도록 모니터에 {message}고 띄워 두#`,
    titles: ['Say it on the screen; Notice', '화면에 알리기; 안내 띄우기'],
  },
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'], takes: { message: begun, title: maybe(title) },
    en: `
      Show on this screen — {message}.
      Notification on this computer — {message}.
      Desktop notice for the {who} — {message}.
      Put on the monitor — {message}.
      Screen notification, no title — {message}.
      Show notification {title} — {message}.
      Notice with the title {title} — {message}.`,
    ko: `
      이 화면에 표시 — {message}
      이 컴퓨터 알림 — {message}
      {who}용 화면 알림 — {message}
      모니터에 띄우기 — {message}
      제목 없는 화면 알림 — {message}
      {title} 화면 알림 — {message}
      알림 제목 {title} — {message}`,
    titles: ['Screen notice; Show it', '화면 알림; 표시'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'], takes: { message: plain, title: maybe(title) },
    en: `
      Send a push: {message}.
      Push to the phone of the {who}: {message}.
      Pushover, no title needed: {message}.
      Push message to the mobile, text as follows: {message}.
      Text is: {message}. It goes out as a push.
      Content: {message}. By Pushover.
      The {who} is on the road; push this: {message}.
      After {clock} only the phone is read. Push: {message}.
      Not on the screen but on the phone: {message}.
      To the standby phone, all of this: {message}.
      Push notification reading: {message}.
      Pushover text: {message}.
      {any} calls were missed, so this time by push: {message}.
      Push with the title {title}: {message}.
      Pushover, title {title}: {message}.
      Push "{title}": {message}.
      Push message. Its title is {title}. It says: {message}.
      Text: {message}. Title of the push: {title}.
      Send a push message headed {title}, text: {message}.
      To the phone. Heading: {title}. Below it: {message}.
      The phone of the {who} shows the title first. Title {title}, then: {message}.
      Title for the phone: {title}. Body: {message}.
      Push alert {title}, content: {message}.`,
    ko: `
      푸시 발송: {message}
      {who} 휴대폰으로 푸시: {message}
      제목 없이 푸시오버: {message}
      휴대폰에 보낼 글은 다음과 같음: {message}
      내용은 {message:이}다. 푸시로 보내#
      본문: {message}. 푸시오버로 보내#
      {who:은} 이동 중이다. 푸시 내용: {message}
      {clock} 이후로는 휴대폰만 본다. 보낼 글: {message}
      화면 말고 휴대폰으로 보낼 글: {message}
      당직 휴대폰으로 전부 그대로: {message}
      휴대폰에 {message:이}라고 푸시를 보내#
      전화를 {any}번 못 받았다. 이번에는 푸시로: {message}
      제목 {title:로} 푸시: {message}
      푸시오버, 제목 {title}, 글 {message}
      푸시 제목은 {title}, 내용은 {message}
      푸시를 보내#. 제목은 {title}. 글은 {message}
      글: {message}. 푸시 제목: {title}
      {title:이}라는 제목으로 휴대폰에 보낼 글: {message}
      휴대폰용 제목 {title}, 본문 {message}
      {who} 휴대폰 푸시. 머리글: {title}. 내용: {message}`,
    titles: ['Push; To the phone; Standby phone; Mobile', '푸시; 휴대폰으로; 당직 휴대폰; 모바일 알림'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'], takes: { message: said, title: maybe(title) },
    en: `
      Send a push saying that {message}.
      Push message to the effect that {message}.
      A push titled {title} tells the {who} that {message}.
      By Pushover and with the title {title}, report that {message}.
      The phone of the {who} has to show that {message}.
      Push out that {message}.
      Under {title}, push to the mobile that {message}.`,
    ko: `
      {message}고 푸시를 보내#
      {message}는 내용을 푸시오버로 보내#
      제목 {title:로} 하여 {message}고 푸시하#
      {who} 휴대폰에 {message}고 푸시로 전하#
      푸시 제목 {title}, 내용은 {message}는 것`,
    titles: ['Push the news; Tell the phone', '푸시로 전하기; 휴대폰 알림'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'], takes: { message: begun, title: maybe(title) },
    en: `
      Push to the phone — {message}.
      Pushover — {message}.
      Push message for the {who} — {message}.
      Push with the title {title} — {message}.
      Send push {title} — {message}.`,
    ko: `
      휴대폰 푸시 — {message}
      푸시오버 발송 — {message}
      {who}에게 푸시 — {message}
      {title} 푸시 — {message}
      제목 {title} 푸시 발송 — {message}`,
    titles: ['Push; Phone', '푸시; 휴대폰'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'], takes: { channel, to, text: plain },
    en: `
      Send to {to} on {channel}: {text}.
      Send on {channel} to {to}: {text}.
      Message {to} on {channel}: {text}.
      Write to {to} by {channel}: {text}.
      By {channel}, to {to}: {text}.
      {channel} to {to}: {text}.
      {channel} message, recipient {to}, text: {text}.
      Text: {text}. Recipient: {to}. Channel: {channel}.
      Text is: {text}. It goes to {to} over {channel}.
      Content: {text}. To {to}, channel {channel}.
      Send this to {to}: {text}. Use {channel}.
      Tell {to} the following: {text}. The channel is {channel}.
      Tell {to} over {channel}, in these words: {text}.
      Recipient {to}. Channel {channel}. What to say: {text}.
      {to} gets a message on {channel}. It reads: {text}.
      {to}, {channel}: {text}.
      Answer {to} on {channel}: {text}.
      Let {to} have this on {channel}, unshortened: {text}.
      Over {channel}. For {to}. Text: {text}.
      {to} and nobody else, by {channel}: {text}.
      {not_to} knows. {to} does not. On {channel}: {text}.
      The {who} asked for it at {clock}. {channel} message to {to}, saying: {text}.
      We used {not_channel} until {day}. Now it is {channel}. To {to}: {text}.
      Use {channel} and inform {to}: {text}.
      To: {to}, channel: {channel}, message: {text}.
      Send on {channel}: {text}.
      Send on {channel}, no recipient: {text}.
      Post to {channel}: {text}.
      Post the following on {channel}: {text}.
      {channel}, for everybody who reads it: {text}.
      Channel {channel}. Text: {text}.
      Announce on {channel}: {text}.
      Text: {text}. Channel: {channel}. It has no recipient.
      Content: {text}. Post it on {channel}.
      Write on {channel}, not on {not_channel}: {text}.
      Report of the round to {channel}: {text}.
      After {any} minutes of silence something has to be said on {channel}: {text}.`,
    ko: `
      {to}에게 {channel:로} 보낼 내용: {text}
      {channel:로} {to}에게 보내#: {text}
      {channel} {to}에게: {text}
      {to} 앞 {channel}: {text}
      {channel:로} {to} 앞 발송, 내용은 {text}
      글: {text}. 수신: {to}. 채널: {channel}
      내용은 {text:이}다. {to}에게 {channel:로} 보내#
      본문: {text}. {channel}, {to} 앞
      {to}에게 이렇게 전하#: {text}. 채널은 {channel}
      {to}에게 {channel:로} 그대로 전할 말: {text}
      수신자 {to}. 채널 {channel}. 할 말: {text}
      {to:이} {channel}에서 받을 글: {text}
      {to}, {channel}: {text}
      {channel}에서 {to}에게 답하#: {text}
      {channel:로} {to}에게 {text:이}라고 보내#
      {to}에게 {text:이}라고 {channel:로} 알리#
      {to}에게 {channel:로} {text:이}라는 메시지를 보내#
      {not_to}에게는 알렸고 {to}에게는 아직이다. {channel:로} 보낼 글: {text}
      {who:이} {clock}에 부탁했다. {channel:로} {to}에게: {text}
      {day}까지는 {not_channel}, 이제는 {channel:을} 쓴다. {to}에게 보낼 글: {text}
      받는 사람: {to}, 채널: {channel}, 메시지: {text}
      {channel:로} 보낼 것, 받는 사람 없음: {text}
      {channel}에 올릴 글: {text}
      {channel} 전체 공지: {text}
      채널 {channel}. 글은 {text}
      글: {text}. {channel}에 올리#
      내용은 {text:이}다. {channel}에 게시하#
      {not_channel} 말고 {channel}에 올릴 글: {text}
      {channel}에 {text:이}라고 올리#
      순찰 결과를 {channel}에: {text}`,
    titles: ['Send this; Message; Write to them; Tell the group', '메시지 발송; 전달; 연락하기; 공지 올리기'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'], takes: { channel, to, text: said },
    en: `
      Send {to} a message on {channel} saying that {text}.
      On {channel}, to {to}, saying that {text}.
      Let {to}, who reads {channel}, know that {text}.
      Say to {to}, and say it on {channel}, that {text}.
      {to} has to be told on {channel} that {text}.
      A {channel} message should tell {to} that {text}.
      {to} is to learn by {channel} that {text}.
      Via {channel}: inform {to} that {text}.
      Explain to {to} on {channel} that {text}.
      The {who} is on a ladder. Tell {to} for him on {channel} that {text}.
      Send on {channel} that {text}. It is for {to}.
      Tell {to} that {text}, by {channel}.
      Post on {channel} that {text}.
      On {channel} it should be known that {text}.
      Send a {channel} message saying that {text}.
      Let the readers of {channel} know that {text}.
      Report on {channel} that {text}.`,
    ko: `
      {to}에게 {channel:로} {text}는 메시지를 보내#
      {channel:로}, {to}에게, {text}고 알리#
      {channel:을} 보는 {to}에게 {text}고 알려 주#
      {text}는 것을 {channel:로} {to}에게 전하#
      {to}에게 알릴 내용은 {text}는 것, 채널은 {channel}
      {channel} 메시지로 {to}에게 {text}고 설명하#
      {who} 대신 {to}에게 {channel:로} {text}고 전하#
      {to:은} {text}는 소식을 {channel:로} 받아야 한다
      {channel}에 {text}고 게시하#
      {channel}에 {text}는 글을 올리#
      {channel:로} {text}고 보고하#
      {text}는 것을 {channel:로} 공지하#`,
    titles: ['Tell them; Pass on the news; Report', '소식 전하기; 알리기; 보고하기'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'], takes: { channel, to, text: begun },
    en: `
      Message to {to} on {channel} — {text}.
      Tell {to} by {channel} — {text}.
      {channel} to {to} — {text}.
      Send on {channel} — {text}.
      Post on {channel} — {text}.`,
    ko: `
      {channel:로} {to}에게 — {text}
      {to} 앞 {channel} 메시지 — {text}
      {channel}에 공지 — {text}
      {channel}에 올리기 — {text}`,
    titles: ['Message; Send word', '메시지; 소식'],
  },
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content: plain },
    en: `
      Key: {key}. Content: {content}.
      Content: {content}. Key: {key}.
      Content: {content}. Store it under {key}.
      Text is: {content}. It is kept as {key}.
      Note down under {key}: {content}.
      Note {key}: {content}.
      Save note {key}: {content}.
      Store under {key}: {content}.
      Remember as {key}: {content}.
      Save as {key}: {content}.
      Keep under the key {key}: {content}.
      The note {key} gets: {content}.
      The note {key} reads from now on: {content}.
      {key} = {content}. Store that.
      {key}: {content}. Keep it in the notes.
      Memory, {key}: {content}.
      New note. Its key is {key}, its text: {content}.
      Write into the notes, key {key}: {content}.
      Note for the next shift ({key}): {content}.
      For the notes: {content}. The key is {key}.
      To be remembered: {content}. Use {key} as the key.
      Log this in memory as {key}: {content}.
      Leave a note with the key {key}, saying: {content}.
      Handover note {key}: {content}.
      Not {not_key}, that one stays. Under {key}: {content}.
      The {who} looks under {key} at {clock}. Put there: {content}.
      There are {any} notes already; add one as {key}: {content}.
      Overwrite the note {key}: {content}.
      Replace what stands under {key} by this: {content}.
      The text of the note {key} is as follows: {content}.
      Put on record, key {key}, without shortening: {content}.
      Jot down for {day}, as {key}: {content}.
      Store a note: {content}. Name it {key}.`,
    ko: `
      키: {key}. 내용: {content}
      내용: {content}. 키: {key}
      내용: {content}. {key}에 저장하#
      내용은 {content:이}다. {key} 키로 남기#
      {key}에 적어 둘 것: {content}
      {key} 메모: {content}
      메모 {key} 저장: {content}
      {key:로} 저장할 내용: {content}
      키는 {key}, 내용은 {content}
      {key} 키에 이렇게 적#: {content}
      {key}에 {content:이}라고 적어 두#
      {content:이}라고 {key}에 메모하#
      {key} 메모에 {content:이}라고 남기#
      {key} 메모는 앞으로 이렇게 둔다: {content}
      {key} = {content}. 저장하#
      {key}: {content}. 메모로 보관하#
      메모리 {key}: {content}
      새 메모. 키는 {key:이}고 글은 {content}
      다음 조에 남길 메모({key}): {content}
      기억할 것: {content}. 키는 {key}
      키 {key:로} 기록: {content}
      인계 메모 {key}: {content}
      {not_key:은} 그대로 두고 {key}에 적을 것: {content}
      {who:이} {clock}에 {key:을} 본다. 거기에 남길 글: {content}
      메모가 벌써 {any}건이다. {key:로} 하나 더: {content}
      {key} 메모 덮어쓰기: {content}
      {key}에 있던 것을 이 글로 바꾸#: {content}
      줄이지 말고 {key}에 그대로 기록: {content}
      {day}에 볼 메모 {key}: {content}
      이름 {key}, 내용은 다음과 같음: {content}`,
    titles: ['Note it; Save a note; For the notes; Handover note', '메모 남기기; 메모 저장; 인계 메모; 기록'],
  },
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content: said },
    en: `
      Note under {key} that {content}.
      Remember that {content}. The key is {key}.
      Remember as {key} that {content}.
      Keep in mind that {content}; key {key}.
      Note down that {content}. File it as {key}.
      Store a note {key} saying that {content}.
      The note {key} has to say that {content}.
      In the notes, {key} says that {content}.
      Record in memory that {content}, under the key {key}.
      Write under {key} that {content}.
      So that the {who} finds it on {day}: store under {key} that {content}.
      Make a note, {key}, to the effect that {content}.
      It is worth noting as {key} that {content}.
      Leave word under {key} that {content}.`,
    ko: `
      {key}에 {content}고 적어 두#
      {content}고 {key}에 메모하#
      {content}는 것을 {key} 키로 기억해 두#
      {key} 키에 {content}고 기록하#
      {content}는 내용으로 메모 {key:을} 남기#
      메모 {key}에는 {content}고 적혀 있어야 한다
      {who:이} {day}에 볼 수 있게 {key}에 {content}고 남기#
      {content}고 저장하#. 키는 {key}
      키 {key}, 내용은 {content}는 것
      잊지 않게 {key:로} {content}고 적#
      {key} 메모에 {content}는 말을 남겨 두#`,
    titles: ['Keep that in mind; Make a note', '기억해 두기; 메모하기'],
  },
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content: begun },
    en: `
      Save note {key} — {content}.
      Note {key} — {content}.
      Store under the key {key} — {content}.
      Remember as {key} — {content}.
      Memory note, key {key} — {content}.`,
    ko: `
      메모 {key} 저장 — {content}
      {key} 메모 — {content}
      {key} 키로 저장 — {content}
      {key}에 기록 — {content}`,
    titles: ['Save the note; Note', '메모 저장; 메모'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'], takes: { path, content: plain, append },
    en: `
      [append=true] Add to {path}: {content}.
      [append=true] Append to {path}, at the end: {content}.
      [append=true] Append one line to {path}: {content}.
      [append=true] Do not overwrite {path}, only add: {content}.
      [append=true] Everything in {path} stays. Add below it: {content}.
      [append=true] New entry for {path}: {content}.
      [append=true] Text: {content}. It comes at the end of {path}.
      [append=true] Content: {content}. Append it to {path}.
      [append=true] The {who} made {any} entries in {path}; add another: {content}.
      [append=true] Shift log is {path}. Add the line: {content}.
      [append=true] {path} is not to be written anew but carried on with: {content}.
      [append=true] Put this after what {path} says already: {content}.
      [append=true] Log line for {path}, appended: {content}.
      [append=true] At {clock} the round ended. At the bottom of {path}, add: {content}.
      [append=true] Add a line to the file {path}, the others are kept. Line: {content}.
      Write to the file {path}: {content}.
      Write {path}. Content: {content}.
      Content: {content}. File: {path}.
      Text is: {content}. Save it as {path}.
      Save as {path}: {content}.
      Replace what is there in {path} with: {content}.
      Overwrite {path}, nothing old stays: {content}.
      Create the file {path} with this line: {content}.
      The file {path} holds one line only: {content}.
      Empty {path} and write: {content}.
      Do not add to {path}, write it anew: {content}.
      What {path} said on {day} is out of date. New text: {content}.
      File {path}, new text: {content}.
      The door sign is printed from {path}. From {clock} on it reads: {content}.
      The {who} wants a file {path} with the text: {content}.
      Put into {path}, in place of the old text: {content}.
      Not into {not_path} but into {path} goes this text: {content}.`,
    ko: `
      [append=true] {path}에 추가: {content}
      [append=true] {path} 끝에 한 줄 추가: {content}
      [append=true] {path}에 덧붙일 줄: {content}
      [append=true] {path:을} 덮어쓰지 말고 추가만 하#: {content}
      [append=true] {path} 기존 내용은 두고 아래에 추가: {content}
      [append=true] {path} 새 항목: {content}. 끝에 붙이#
      [append=true] 내용: {content}. {path} 끝에 붙이#
      [append=true] 내용은 {content:이}다. {path}에 이어 쓰#
      [append=true] {who:이} {path}에 {any}건 적었다. 한 건 더 덧붙일 것: {content}
      [append=true] 근무 일지는 {path:이}다. 덧붙일 줄: {content}
      [append=true] {path:은} 새로 쓰지 않고 이어 쓴다. 이어 쓸 글: {content}
      [append=true] {path} 끝에 {content:이}라고 덧붙이#
      [append=true] {path}에 {content:이}라고 한 줄 더 적#
      [append=true] {clock} 순찰 끝. {path} 맨 아래에 추가: {content}
      {path} 파일에 쓸 내용: {content}
      {path} 작성, 내용은 {content}
      내용: {content}. 파일: {path}
      내용은 {content:이}다. {path:로} 저장하#
      {path:로} 저장: {content}
      {path} 내용을 이 글로 바꾸#: {content}
      {path} 덮어쓰기, 옛 글은 남기지 않음: {content}
      {path} 새로 만들어 한 줄만 쓰#: {content}
      {path:을} 비우고 {content:이}라고 쓰#
      {path:은} 이어 쓰지 말고 새로 쓴다. 글은 {content}
      {path:은} {day} 것이라 낡았다. 새 글: {content}
      {path}에 쓸 새 글: {content}
      문패는 {path:을} 찍는다. {clock}부터 쓸 글: {content}
      {path} 파일을 만들어 {content:이}라고 적#
      {not_path} 말고 {path}에 쓸 글: {content}`,
    titles: ['Log line; Write the file; File entry; Into the log', '일지 한 줄; 파일 쓰기; 파일 항목; 일지에'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'], takes: { path, content: said, append },
    en: `
      [append=true] Add a line to {path} saying that {content}.
      [append=true] Without overwriting {path}, note at its end that {content}.
      [append=true] Carry on {path}: it should also say that {content}.
      [append=true] The log {path} has to mention, as its last line, that {content}.
      Write to {path} that {content}.
      Write {path} anew; it says only that {content}.
      Replace what is there: {path} has to say that {content}.
      The file {path} is to say that {content}, nothing else.`,
    ko: `
      [append=true] {path} 끝에 {content}고 한 줄 덧붙이#
      [append=true] {path:을} 덮어쓰지 말고 {content}고 추가하#
      [append=true] 일지 {path} 마지막 줄에 {content}고 더 적#
      {path}에 {content}고 쓰#
      {path:을} 새로 써서 {content}고만 적#
      {path} 내용을 {content}는 말로 바꿔 쓰#`,
    titles: ['Into the file; Write that down', '파일에 적기; 적어 두기'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'], takes: { path, content: begun, append },
    en: `
      [append=true] Append to {path} — {content}.
      [append=true] Add a line to {path} — {content}.
      Write {path} — {content}.
      Overwrite {path} — {content}.`,
    ko: `
      [append=true] {path} 끝에 추가 — {content}
      [append=true] {path}에 한 줄 더 — {content}
      {path} 새로 쓰기 — {content}
      {path} 덮어쓰기 — {content}`,
    titles: ['Log line; File', '일지; 파일'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'], takes: { topic, payload: plain },
    en: `
      Publish on {topic}: {payload}.
      Publish to the topic {topic} this text: {payload}.
      Topic: {topic}. Payload: {payload}.
      Payload: {payload}. Topic: {topic}.
      Content: {payload}. Publish it on {topic}.
      Text is: {payload}. The topic is {topic}.
      MQTT to {topic}, text as follows: {payload}.
      The display listens on {topic}. Let it show: {payload}.
      The ticker in hall {any} reads {topic}. New line: {payload}.
      On the topic {topic} goes the message: {payload}.
      Send by MQTT to {topic}, all of it: {payload}.
      Not on {not_topic} but on {topic}: {payload}.
      The {who} reads what comes in on {topic}. Publish there: {payload}.
      Message for the sign at {topic}: {payload}.
      At {clock} the board goes dark. Publish on {topic} before that: {payload}.
      Over MQTT, topic {topic}, payload: {payload}.`,
    ko: `
      {topic}에 발행: {payload}
      {topic} 토픽에 발행할 글: {payload}
      토픽: {topic}. 페이로드: {payload}
      페이로드: {payload}. 토픽: {topic}
      내용은 {payload:이}다. {topic}에 발행하#
      MQTT {topic}, 글은 {payload}
      전광판은 {topic:을} 듣는다. 띄울 글: {payload}
      {any}번 홀 표시기 토픽은 {topic}. 새 문구: {payload}
      {topic:로} 보낼 MQTT 메시지: {payload}
      {topic}에 {payload:이}라고 발행하#
      {not_topic} 말고 {topic}에 발행할 내용: {payload}
      {who:이} {topic:을} 본다. 거기에 발행할 글: {payload}
      {clock} 전에 {topic}에 발행: {payload}
      토픽은 {topic}, 페이로드는 {payload}`,
    titles: ['Publish the text; For the display; MQTT text', '글 발행; 전광판 문구; MQTT 글'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'], takes: { topic, payload: begun },
    en: `
      Publish on {topic} — {payload}.
      Text for the display on {topic} — {payload}.
      MQTT topic {topic} — {payload}.`,
    ko: `
      {topic}에 발행 — {payload}
      {topic} 전광판 문구 — {payload}
      MQTT 토픽 {topic} — {payload}`,
    titles: ['Publish the text', '글 발행'],
  },
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'], takes: { message: plain, title: maybe(title) },
    en: `
      The news: {message}. That is the text of the notification for this screen.
      The text: {message}. Show this on the computer here, with the title {title}.
      What happened: {message}. The {who} should see that on this screen.
      Wording: {message}. Title it {title} and show it on the desktop.
      This is it: {message}. As a notification here, no title.`,
    ko: `
      다음 글: {message}. 이 글을 화면에 띄우#
      전할 말: {message}. 제목 {title:로} 이 컴퓨터에 표시하#
      내용: {message}. {who:이} 보게 화면 알림으로 내#`,
    titles: ['Screen notice; Show it', '화면 알림; 표시'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'], takes: { message: plain, title: maybe(title) },
    en: `
      To be said: {message}. Push that to the phone, titled {title}.
      Message text: {message}. The {who} gets this by push.
      The line: {message}. By push, no title.
      The report: {message}. That is for the phone of the {who}, title {title}.`,
    ko: `
      문구: {message}. 이 글을 푸시로 보내#
      알릴 것: {message}. 제목 {title:로} 휴대폰에 푸시하#
      다음 글: {message}. {who} 휴대폰으로 푸시하#`,
    titles: ['Push; Phone', '푸시; 휴대폰'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'], takes: { channel, to, text: plain },
    en: `
      The news: {text}. Send this to {to} on {channel}.
      The text: {text}. This has to reach {to}, by {channel}.
      What happened: {text}. Post it on {channel}.
      Wording: {text}. {to} wants to know that; use {channel}.
      This is it: {text}. Recipient: {to}. Channel: {channel}.
      To be said: {text}. For {channel}, nobody in particular.
      Message text: {text}. Write that to {to}, by {channel} and not by {not_channel}.`,
    ko: `
      전할 말: {text}. 이 글을 {to}에게 {channel:로} 보내#
      내용: {text}. {to} 앞으로 {channel} 발송
      문구: {text}. {channel}에 그대로 올리#
      알릴 것: {text}. 받는 사람은 {to}, 채널은 {channel}`,
    titles: ['Message; Send word', '메시지; 소식'],
  },
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content: plain },
    en: `
      The line: {content}. Note this under {key}.
      The report: {content}. The key for that is {key}, store it.
      The news: {content}. Keep this in the notes as {key}.
      The text: {content}. Key {key}.
      What happened: {content}. To be found under {key} on {day}.
      Wording: {content}. Save that, the note is called {key}.`,
    ko: `
      다음 글: {content}. 이 내용을 {key}에 저장하#
      전할 말: {content}. 키는 {key}
      내용: {content}. {key:로} 메모해 두#`,
    titles: ['Save the note; Note', '메모 저장; 메모'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'], takes: { path, content: plain, append },
    en: `
      [append=true] This is it: {content}. Add this at the end of {path}.
      To be said: {content}. Write this into {path}, in place of the old text.
      [append=true] Message text: {content}. One more line for {path}, the rest stays.
      The line: {content}. This is all that {path} has to say; overwrite it.`,
    ko: `
      [append=true] 문구: {content}. 이 줄을 {path} 끝에 추가하#
      [append=true] 알릴 것: {content}. {path}에 덧붙이#
      다음 글: {content}. 이 글로 {path:을} 덮어쓰#`,
    titles: ['Log line; File', '일지; 파일'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'], takes: { topic, payload: plain },
    en: `
      The report: {payload}. Publish this text on {topic}.
      The news: {payload}. The topic for it is {topic}.
      The text: {payload}. Out on {topic} by MQTT.`,
    ko: `
      전할 말: {payload}. 이 글을 {topic}에 발행하#
      내용: {payload}. 토픽은 {topic}`,
    titles: ['Publish the text', '글 발행'],
  },
];
