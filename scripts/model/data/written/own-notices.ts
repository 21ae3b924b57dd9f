import type { Dice } from '../dice';
import type { Language } from '../template';
import { capitalised, particleFor } from '../template';
import { device, englishWord, identifier, koreanWord, number, person, phrase, quantity, word } from '../words';
import { made, maybe, type Slot, type Written } from './table';

/** Words that stand in the sentence as they are, and that no event hands over. */
const copied = (make: (dice: Dice, language: Language) => string): Slot => ({
  schema: { type: 'string' },
  draw(dice, language) {
    const value = make(dice, language);
    return { value, words: value };
  },
});

const units = ['bar', 'degrees', '°C', 'percent', '%', 'litres', 'kW', 'V', 'rpm', 'kg'];
const count = (dice: Dice): string => String(dice.int(2, 90));
const clock = (dice: Dice): string => `${String(dice.int(0, 23))}:${String(dice.int(0, 59)).padStart(2, '0')}`;
const weekday = { en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], ko: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'] } as const;

const subject = (dice: Dice): string => dice.among([[5, () => `the ${device(dice, 'en')}`], [2, () => `${englishWord(dice)} ${count(dice)}`], [2, () => `the ${device(dice, 'en')} in the ${englishWord(dice)}`], [2, () => `the ${englishWord(dice)} ${englishWord(dice)}`], [1, () => `${device(dice, 'en')} ${String(dice.int(1, 9))}`], [1, () => `the door of room ${count(dice)}`], [1, () => `our ${englishWord(dice)}`]])();

/** A sentence without its full stop, as it stands behind "that". */
function clause(dice: Dice, language: Language): string {
  const of = <T>(list: readonly T[]): T => dice.pick(list);
  if (language === 'ko') return koreanClause(dice);
  return dice.among([
    [6, () => `${subject(dice)} ${of(['has stopped', 'is running again', 'is back', 'needs new oil', 'was left open', 'has tripped twice', 'makes a grinding noise', 'will be off until tomorrow', 'is leaking', 'has been cleaned', 'does not answer any more', 'is stuck halfway', 'must not be used', 'can be used again', 'is waiting for a spare part', 'was found unlocked', 'is full', 'is nearly empty', 'failed its test', 'passed the test', 'is under maintenance', 'lost its power', 'runs on battery', 'could not be started', 'has cooled down', 'is getting too warm', 'was moved to the yard', 'starts at full load', 'is dirty again', 'has frozen'])}`],
    [2, () => `${subject(dice)} ${of(['is off since', 'will be started at', 'was switched off at', 'stays shut until', 'is due at', 'comes back at'])} ${clock(dice)}`],
    [2, () => `${subject(dice)} ${of(['shows', 'has reached', 'fell to', 'is down to', 'climbed to', 'stands at'])} ${String(number(dice))} ${of(units)}`],
    [2, () => `the ${quantity(dice, 'en')} ${of(['in', 'at', 'behind'])} the ${englishWord(dice)} is ${of(['too high', 'too low', 'normal again', 'not being logged', 'out of range', `${String(number(dice))} ${of(units)}`])}`],
    [2, () => `${count(dice)} ${of(['bags', 'pallets', 'eggs', 'samples', 'boxes', 'cables', 'trays'])} of ${englishWord(dice)} ${of(['are missing', 'have arrived', 'must be counted', 'are ready to go', 'were thrown away'])}`],
    [1, () => `nobody may enter the ${englishWord(dice)} before ${clock(dice)}`],
    [1, () => `we ${of(['start', 'finish', 'meet', 'close', 'restart'])} ${of(['at', 'before', 'not before'])} ${clock(dice)} on ${of(weekday.en)}`],
    [1, () => `the ${englishWord(dice)} lorry is at gate ${String(dice.int(1, 12))}`],
    [1, () => `there is ${of(['water', 'smoke', 'oil', 'glass', 'a smell of gas', 'no air', 'no light'])} ${of(['in', 'under', 'behind'])} the ${englishWord(dice)}`],
    [1, () => `someone has to ${wish(dice, 'en')}`],
    [1, () => `the shift of ${of(weekday.en)} is one ${person(dice, 'en')} short`],
  ])();
}

function koreanClause(dice: Dice): string {
  const of = <T>(list: readonly T[]): T => dice.pick(list);
  const thing = dice.among([[5, () => device(dice, 'ko')], [2, () => `${koreanWord(dice)} ${device(dice, 'ko')}`], [2, () => `${String(dice.int(1, 30))}호기`], [2, () => `${koreanWord(dice)} ${koreanWord(dice)}`], [1, () => `${count(dice)}호실 문`]])();
  const noun = (text: string, particle: '을' | '이' | '은'): string => text + particleFor(text, particle);
  return dice.among([
    [5, () => `${noun(thing, '이')} ${of(['멈췄다', '다시 돌기 시작했다', '열린 채로 있다', '두 번 떨어졌다', '내일까지 꺼져 있다', '새고 있다', '응답하지 않는다', '중간에 걸렸다', '식었다', '너무 뜨겁다', '가득 찼다', '거의 비었다', '배터리로 돌고 있다', '얼었다', '복구되었다', '시험을 통과했다', '시험에서 떨어졌다', '부품을 기다리고 있다', '켜지지 않는다', '잠겨 있지 않았다'])}`],
    [2, () => `${noun(thing, '은')} ${clock(dice)}${of(['에 다시 켠다', '까지 닫아 둔다', '부터 꺼져 있다', '에 점검한다', '에 껐다'])}`],
    [2, () => `${noun(thing, '을')} ${of(['청소했다', '교체했다', '마당으로 옮겼다', '쓰면 안 된다', '다시 써도 된다', '열어 두었다', '닫았다', '점검하고 있다'])}`],
    [2, () => `${koreanWord(dice)} ${noun(quantity(dice, 'ko'), '이')} ${of(['너무 높다', '너무 낮다', '정상으로 돌아왔다', '기록되지 않는다', `${String(number(dice))}${of(['도', '%', 'bar', '리터', 'kW'])}까지 올랐다`, `${String(number(dice))}${of(['도', '%', 'bar', '리터', 'kW'])}로 내려갔다`])}`],
    [1, () => `${koreanWord(dice)} ${count(dice)}${of(['상자가 도착했다', '개가 모자란다', '개를 세야 한다', '상자가 출고 대기 중이다'])}`],
    [1, () => `${clock(dice)} 전에는 ${koreanWord(dice)}에 들어가면 안 된다`],
    [1, () => `${of(weekday.ko)} ${clock(dice)}에 ${of(['시작한다', '모인다', '문을 닫는다', '재가동한다'])}`],
    [1, () => `${koreanWord(dice)} ${of(['밑에 물이 고였다', '뒤에서 연기가 난다', '쪽에 가스 냄새가 난다', '쪽에 불이 나갔다'])}`],
  ])();
}

/** What somebody is asked to do. */
function wish(dice: Dice, language: Language): string {
  const of = <T>(list: readonly T[]): T => dice.pick(list);
  if (language === 'ko') return `${of([`${device(dice, 'ko')} 필터를 갈아`, `${count(dice)}호실 창문을 닫아`, `${koreanWord(dice)} 열쇠를 가져와`, `${device(dice, 'ko')} 소리를 들어 봐`, `${koreanWord(dice)} 재고를 세어`, `${clock(dice)} 전에 ${koreanWord(dice)}로 와`, `${device(dice, 'ko')} 전원을 빼`, `${koreanWord(dice)} 바닥을 닦아`])} 달라`;
  return of([`fetch the ${englishWord(dice)} key`, `look at the ${device(dice, 'en')}`, `close the windows in room ${count(dice)}`, `bring ${count(dice)} bags of ${englishWord(dice)}`, `call the ${englishWord(dice)} office before ${clock(dice)}`, `change the filter of the ${device(dice, 'en')}`, `come down to the ${englishWord(dice)}`, `stay away from the ${device(dice, 'en')}`, `sign for delivery ${count(dice)}`, `take the ${englishWord(dice)} out of the oven`, `move the van away from gate ${String(dice.int(1, 12))}`, `count the ${englishWord(dice)} stock`, `wipe the floor at the ${englishWord(dice)}`, `unplug the ${device(dice, 'en')}`]);
}

/** What stands above a message. */
const heading = (dice: Dice, language: Language): string => language === 'ko'
  ? dice.among([[4, () => koreanWord(dice)], [4, () => `${koreanWord(dice)} ${dice.pick(['경보', '알림', '점검', '안내', '보고', '상태', '이상', '완료'])}`], [1, () => `${String(dice.int(1, 20))}호기`], [1, () => device(dice, 'ko')], [1, () => identifier(dice).toUpperCase()]])()
  : dice.among([[4, () => capitalised(englishWord(dice))], [4, () => `${capitalised(englishWord(dice))} ${dice.pick(['alarm', 'report', 'update', 'fault', 'status', 'check', 'news', 'warning', 'done'])}`], [2, () => capitalised(device(dice, 'en'))], [1, () => `${capitalised(englishWord(dice))} ${String(dice.int(1, 40))}`], [1, () => englishWord(dice).slice(0, 4).toUpperCase()]])();

/** A message as it is written, with no marks around it: one sentence that begins with a capital, or a note. */
const note = (dice: Dice, language: Language): string => language === 'ko'
  ? dice.among([[4, () => clause(dice, 'ko')], [4, () => `${device(dice, 'ko')} ${dice.pick(['정지', '점검 필요', '가동 중', '배터리 운전 중', '교체 요망', '복구', '대기 중', '과열'])}`], [1, () => `${quantity(dice, 'ko')} ${String(number(dice))}`]])()
  : dice.among([[5, () => capitalised(clause(dice, 'en'))], [3, () => capitalised(`${device(dice, 'en')} ${dice.pick(['running on battery', 'down', 'out of order', 'ready', 'waiting for parts', 'at half load', 'not reachable', 'back in service'])}`)], [1, () => capitalised(`${quantity(dice, 'en')} ${String(number(dice))}`)]])();

/** What stands between quotation marks: also several sentences, lists and figures. */
const quoted = (dice: Dice, language: Language): string => dice.among([[4, () => phrase(dice, language)], [3, () => note(dice, language)], [1, () => `${note(dice, language)}. ${note(dice, language)}.`], [1, () => `${note(dice, language)}, ${word(dice, language)} ${String(number(dice))}`], [1, () => `${note(dice, language)}!`], [0.7, () => `${String(dice.int(1, 9))}. ${note(dice, language)}`]])();

const quotedMessage = made(quoted);
const title = maybe(copied(heading));
const clauseMessage = copied(clause);
const wishMessage = copied(wish);
const noteMessage = copied(note);

export const ownNotices: readonly Written[] = [
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'],
    takes: { message: quotedMessage, title },
    en: `
      on the screen of this computer there should now be "{message}"
      let a notification come up here: "{message}"
      pop up "{message}" in the corner of the screen
      the person at the desk has to see "{message}"
      no phone, no mail, just the desktop: "{message}"
      a desktop notification headed {title}: "{message}"
      {title} as the title, "{message}" below it, on this screen
      show under the heading {title} the words "{message}"
      Title {title}, message "{message}".
      notification, title {title}: "{message}"
      Headed {title} and reading "{message}", a notification is wanted.
      the {who} sits in front of this machine; show "{message}"
      At {clock} the night shift looks at the screen. It should say "{message}".
      "{message}", as a notice on the monitor
      the monitor in the office is what they look at, not the phone: "{message}"
      banner on the desktop with "{message}"
      The {who} asked for a banner titled {title}. Text: "{message}".
      do not print it, show it: "{message}"
      on {day} nobody saw the last one, so show "{message}" again
      display "{message}" with {title} above`,
    ko: `
      이 컴퓨터 화면에 "{message}"가 보여야 한다
      여기 알림을 하나 띄우#: "{message}"
      화면 구석에 "{message}"를 띄우#
      책상 앞 사람이 "{message}"를 보아야 한다
      전화나 메일 말고 바탕 화면에 "{message}"를 띄우#
      바탕 화면 알림, 제목 {title}: "{message}"
      이 화면에 제목 {title}, 그 아래 "{message}"를 보이#
      {title:이}라는 제목 아래 "{message}"를 표시하#
      제목 {title}, 내용 "{message}"
      알림({title}): "{message}"
      {who:이} 이 컴퓨터 앞에 있다. "{message}"를 보여 주#
      {clock}에 야간조가 화면을 본다. "{message}"라고 떠 있게 하#
      모니터 안내: "{message}"
      사무실에서는 휴대폰이 아니라 모니터를 본다. "{message}"를 표시하#
      데스크톱 배너로 "{message}"
      {who} 요청: 제목은 {title}, 글은 "{message}"로 배너를 띄우#
      인쇄하지 말고 화면에 보이#: "{message}"
      {day}에는 아무도 못 봤다. "{message}"를 다시 띄우#
      {title} 제목으로 "{message}"를 화면에 내#
      화면 알림 "{message}" 표시 요망`,
    titles: ['On the screen; Desktop notice; Show it', '화면 알림; 바탕 화면 알림; 표시'],
  },
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'],
    takes: { message: clauseMessage, title },
    en: `
      Show on this computer that {message}.
      Let whoever sits here know that {message}.
      Notify the {who} that {message}.
      A notification has to say that {message}.
      Put on the screen that {message}.
      Tell the {who} at this desk that {message}.
      Say on the desktop that {message}.
      The {who} should read on the monitor that {message}.
      Under the title {title}, show that {message}.
      Bring up a notice that {message}.
      Since {clock} everybody asks. Announce on the screen that {message}.
      Make it visible here that {message}.
      Give the {who} a notification that {message}.
      The people at the {any} desks must learn that {message}.`,
    ko: `
      이 컴퓨터에 {message}고 알림을 띄우#
      여기 앉은 사람에게 {message}고 알리#
      {who}에게 {message}고 화면으로 알리#
      {message}는 알림을 띄우#
      {message}고 화면에 표시하#
      이 자리 {who}에게 {message}고 알려 주#
      바탕 화면에 {message}고 띄우#
      {who:이} 모니터에서 {message}는 것을 볼 수 있게 하#
      제목 {title} 아래 {message}고 표시하#
      {clock}부터 다들 묻는다. {message}고 화면에 알리#
      {message}는 안내를 화면에 내#
      {any}호실 자리 사람들에게 {message}고 표시하#`,
    titles: ['Let them know; News on the screen', '화면으로 알림; 소식 표시'],
  },
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'],
    takes: { message: noteMessage, title },
    en: `
      Title: {title}. Message: {message}.
      Notification. Title: {title}. Text: {message}.
      Message: {message}. Title: {title}.
      Message for the screen: {message}.
      Show this on the desktop: {message}.
      Heading {title}, text: {message}.
      Text of the notification: {message}.
      Notice for the {who} at the screen: {message}.
      Screen notice under {title}: {message}.`,
    ko: `
      제목: {title}. 내용: {message}
      알림. 제목: {title}. 본문: {message}
      내용: {message}. 제목: {title}
      화면에 띄울 글: {message}
      바탕 화면 표시: {message}
      제목 {title}, 글: {message}
      알림 문구: {message}
      화면 앞 {who}에게: {message}
      {title} 알림: {message}`,
    titles: ['Notification; Note on the screen', '알림; 화면 메모'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'],
    takes: { message: quotedMessage, title },
    en: `
      push "{message}" to the phone
      the phone of the {who} should buzz with "{message}"
      Pushover: "{message}"
      Nobody is at the computer after {clock}, so send "{message}" to the mobile.
      to the mobile, not to this screen: "{message}"
      a push titled {title} that says "{message}"
      push, title {title}, text "{message}"
      Pushover with the heading {title} and the words "{message}"
      wake the {who} on the phone: "{message}"
      wherever the {who} is, "{message}" has to reach the pocket
      by push: "{message}"
      "{message}" as a push message
      send out a push, "{message}", the {who} is on the road
      The {who} is {any} km away and has only the phone. "{message}"
      to the handset goes "{message}", titled {title}
      let it ring on the mobile: {title}, "{message}"
      use Pushover for "{message}"
      mobile alert: "{message}"
      standby phone: "{message}", heading {title}
      push notification to the caretaker's phone, "{message}"`,
    ko: `
      휴대폰으로 "{message}" 푸시를 보내#
      {who} 휴대폰이 "{message}"로 울리게 하#
      푸시오버: "{message}"
      {clock} 이후에는 컴퓨터 앞에 아무도 없다. 휴대폰으로 "{message}"를 보내#
      이 화면 말고 휴대폰으로: "{message}"
      제목 {title}, 내용 "{message}"로 푸시하#
      푸시: 제목 {title}, 글 "{message}"
      Pushover로 {title} 제목에 "{message}"를 보내#
      {who:을} 전화로 깨우#: "{message}"
      {who:이} 어디 있든 "{message}"가 손에 닿아야 한다. 푸시하#
      푸시로 "{message}"
      "{message}" 푸시 발송
      {who:이} 이동 중이다. "{message}"를 푸시로 보내#
      {who:은} {any}km 밖에 있고 휴대폰뿐이다. "{message}"를 보내#
      단말로 "{message}", 제목은 {title}
      휴대폰에 {title}, "{message}"가 뜨게 하#
      "{message}"는 푸시오버로 보내#
      모바일 경보 "{message}"
      당직 휴대폰으로 "{message}", 제목 {title}
      관리인 휴대폰에 푸시 알림 "{message}"`,
    titles: ['To the phone; Push; Mobile alert', '휴대폰 알림; 푸시; 모바일'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'],
    takes: { message: clauseMessage, title },
    en: `
      Tell the phone that {message}.
      Push to the {who} that {message}.
      Let the {who} know by phone that {message}.
      Send a push that {message}.
      The {who} is at home; say over Pushover that {message}.
      A push message should tell the {who} that {message}.
      Inform the mobile of the {who} that {message}.
      It is {clock} and the office is empty. Tell the {who} on the mobile that {message}.
      Title {title}, and the push says that {message}.
      Report to the pocket of the {who} that {message}.
      Let the standby phone hear that {message}.
      Warn the {who} by push that {message}.`,
    ko: `
      휴대폰에 {message}고 알리#
      {who}에게 {message}고 푸시하#
      {who}에게 전화로 {message}고 알려 주#
      {message}는 푸시를 보내#
      {who:은} 집에 있다. 푸시오버로 {message}고 전하#
      {who} 휴대폰으로 {message}고 보고하#
      {clock}라 사무실이 비었다. {who} 휴대폰에 {message}고 알리#
      제목은 {title}, {message}고 푸시하#
      당직 휴대폰에 {message}는 푸시를 넣#
      {who}에게 푸시로 {message}고 경고하#`,
    titles: ['Tell the phone; Push it', '휴대폰으로 알림; 푸시 전송'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'],
    takes: { message: noteMessage, title },
    en: `
      Push. Title: {title}. Message: {message}.
      Push message: {message}.
      Pushover. Title: {title}. Text: {message}.
      For the phone, message: {message}. Title: {title}.
      Mobile text: {message}.
      To the handset of the {who}: {message}.
      Push under the heading {title}: {message}.`,
    ko: `
      푸시. 제목: {title}. 내용: {message}
      푸시 내용: {message}
      푸시오버. 제목: {title}. 글: {message}
      휴대폰용. 내용: {message}. 제목: {title}
      모바일 문구: {message}
      {who} 단말로: {message}
      {title} 푸시: {message}`,
    titles: ['Push message; Phone', '푸시 메시지; 휴대폰'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'],
    takes: { message: wishMessage, title },
    en: `
      Ask the {who} by phone to {message}.
      Push the {who} the request to {message}.
      Tell the {who} on the mobile to {message}.`,
    ko: `
      {who} 휴대폰으로 {message}고 부탁하#
      {who}에게 푸시로 {message}고 요청하#
      {message}고 {who} 휴대폰에 알리#`,
    titles: ['Ask by phone', '휴대폰으로 부탁'],
  },
];
