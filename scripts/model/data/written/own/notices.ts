import { clause, copied, heading, note, quoted, wish } from './sayings';
import { made, maybe, type Written } from '../table';

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
      the {who} can see nothing but this machine; show "{message}"
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
      wherever the {who} may be, "{message}" has to reach the pocket
      by push: "{message}"
      "{message}" as a push message
      send out a push, "{message}", the {who} left in the van
      Being {any} km away, the {who} can look at the phone only. "{message}"
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
      The {who} went home; say over Pushover that {message}.
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
