import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { englishWord, identifier, koreanWord, path as anyPath, topic as anyTopic } from '../../language/words';
import { prose, proseClause } from './prose';
import { clause, copied, heading, quoted } from './sayings';
import { channel, to } from './sending';
import { flag, made, maybe, type Written } from '../table';

/** Stands behind "that", behind a colon and between quotation marks. */
const said = copied((dice, language) => (dice.chance(0.8) ? proseClause(dice, language) : clause(dice, language)));
const marked = copied((dice, language) => (dice.chance(0.7) ? prose(dice, language) : quoted(dice, language)));
const title = maybe(copied(heading));
const key = made((dice: Dice, language: Language) => (language === 'ko' && dice.chance(0.4) ? `${koreanWord(dice)}_${koreanWord(dice)}` : dice.chance(0.5) ? `${englishWord(dice)}_${String(dice.int(1, 90))}` : identifier(dice).replaceAll('.', '_')));
const path = made(anyPath);
const append = maybe(flag());
const topic = made(anyTopic);

/** The same tools where the reason is told at length, with names, figures and other ways of telling that are not the one. */
export const ownTelling: readonly Written[] = [
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'], takes: { message: said, title },
    en: `
      Pump 3 was serviced at {clock} and the {who} has signed for it. What the desk has to see on its screen is something else: {message}.
      The phone of the {who} is in the locker until {clock}, so no push. Show on this computer that {message}.
      Two mails went out on {day} and {any} people read them. This time use the screen here: {message}.
      Nobody should be rung up for this. On the desktop of this machine, say that {message}.
      The log has it already, and so has the board in hall {any}. The people at this screen do not know yet that {message}; show it.
      After {any} minutes without an answer, leave a notification here which says that {message}.
      The {who} comes back at {clock} and looks at the monitor first. It should say, titled {title}: {message}.
      Every notice needs a title here, and this one has {title}. It tells that {message}.
      With {any} windows open nobody sees a mail, a notification they do. Title {title}, text: {message}.
      Last {day} the title was wrong; now it is {title}. The notification says: {message}.`,
    ko: `
      3번 펌프는 {clock}에 정비했고 {who} 서명도 받았다. 이 화면에 알릴 것은 따로 있다: {message}
      {who} 휴대폰은 {clock}까지 사물함에 있으니 푸시는 안 된다. 이 컴퓨터에 {message}고 띄우#
      {day}에 메일 두 통이 나갔고 {any}명이 읽었다. 이번에는 이 화면에: {message}
      전화할 일은 아니다. 이 컴퓨터 바탕 화면에 {message}고 알리#
      일지와 {any}번 게시판에는 적혀 있다. 이 화면을 보는 사람에게 {message}고 표시하#
      {any}분 기다려도 답이 없으면 여기에 {message}는 알림을 남기#
      {who:이} {clock}에 와서 모니터부터 본다. 제목 {title}, 글 {message}
      여기 알림에는 모두 제목이 있다. 이번 제목은 {title:이}고 {message}고 띄우#
      지난 {day}에는 제목이 틀렸다. 제목 {title}, 화면에 띄울 내용: {message}`,
    titles: ['For those at the screen; Tell the desk', '화면 앞 사람에게; 자리에 알리기'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'], takes: { message: said, title },
    en: `
      The screen in the office is dark from {clock} on. So it goes to the phone that {message}.
      Channel 4 of the radio is full and the {who} is {any} km away. Push: {message}.
      It has been noted and it has been logged, but the {who} on call must have it in the pocket as well: {message}.
      A notification on this machine helps nobody on {day}. Tell the phone that {message}.
      Of {any} alarms only this one may wake the {who}. By push, titled {title}: {message}.
      The standby list has {any} names, the phone is one. Push to it, under the title {title}, that {message}.
      No mail, no chat. The push says that {message}.
      The {who} turns the sound off at {clock}, a push still gets through: {message}.`,
    ko: `
      사무실 화면은 {clock}부터 꺼진다. 휴대폰에 {message}고 푸시하#
      무전 4번은 붐비고 {who:은} {any}km 밖에 있다. 푸시 내용: {message}
      메모도 하고 일지에도 적었지만 당직 {who}에게도 가야 한다. 푸시로 {message}고 알리#
      {day}에는 이 컴퓨터를 볼 사람이 없다. 휴대폰으로 {message}고 전하#
      경보 {any}건 중 이것만 {who:을} 깨워도 된다. 푸시 제목 {title}, 내용 {message}
      메일도 대화방도 아니다. 푸시로 {message}고 보내#
      {who:은} {clock}에 소리를 끄지만 푸시는 울린다. 보낼 글: {message}`,
    titles: ['The phone must have it; On call', '휴대폰에도; 당직에게'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'], takes: { channel, to, text: said },
    en: `
      The {who} told three people by word of mouth; {to} was not there. Use {channel} and tell {to} that {text}.
      Line {any} starts at {clock} and {to} decides about it. Before that, write on {channel}: {text}. It is for {to}.
      {to} asked on {not_channel}, but we answer on {channel}: {text}.
      On {day} there were {any} questions on {channel}. Answer them all at once, to {to}: {text}.
      Neither a push nor a note on the screen: {to} gets it on {channel}, namely that {text}.
      {not_to} and {to} both work on {day}, only {to} has to know that {text}. The channel is {channel}.
      The number of the {who} is 118, but do not ring. On {channel} tell {to} that {text}.
      Room {any} is meant, not room 12. Say on {channel}: {text}.
      We have {any} channels; this belongs on {channel}, addressed to nobody: {text}.
      Since {clock} everybody on {channel} asks. Say there that {text}.`,
    ko: `
      {who:이} 세 사람에게 말로 전했지만 {to:은} 없었다. {channel:로} {to}에게 {text}고 알리#
      {any}라인은 {clock}에 시작하고 결정은 {to:이} 한다. {channel:로} {to}에게 미리 보낼 글: {text}
      {to:이} {not_channel}에서 물었지만 답은 {channel:로} 한다. 답: {text}
      {day}에 질문이 {any}건 있었다. {channel}에서 {to}에게 {text}고 한꺼번에 답하#
      푸시도 화면 알림도 아니다. {to}에게 {channel:로} {text}고 전하#
      {not_to:과} {to:은} 둘 다 {day}에 일하지만 {to}만 알면 된다. {channel:로} {text}고 보내#
      {who} 내선은 118이지만 전화는 하지 않는다. {channel:로} {to}에게 {text}고 알리#
      채널이 {any}개지만 이건 {channel}에, 받는 사람 없이: {text}
      {clock}부터 {channel}에서 다들 묻는다. 거기에 {text}고 올리#`,
    titles: ['Who has to know; Answer them', '알아야 할 사람; 답하기'],
  },
  {
    tool: 'memory_store', about: ['Store a note under a key', '메모를 남긴다'], takes: { key, content: said },
    en: `
      The {who} wrote it on the wall of hall {any}, where it will be painted over on {day}. Note under {key} that {content}.
      Three weeks from now nobody remembers the {clock} call. Keep, as {key}: {content}.
      {not_key} is about the old pump with its 4 bar. About the new one we note, under {key}, that {content}.
      No message to anybody. Only for ourselves, under {key}: {content}.
      It does not go into a file, it goes into the notes as {key}: {content}.
      The call of {clock} took {any} minutes, and what matters of it is this: {content}. Key: {key}.
      Note {key} was deleted on {day} by mistake. It said that {content}; store it again.
      To be found by everybody who looks for {key}, and therefore stored under it: {content}.`,
    ko: `
      {who:이} {any}동 벽에 적었지만 {day}에 덧칠한다. {key}에 {content}고 적어 두#
      3주 뒤면 {clock} 통화를 아무도 기억 못 한다. {key:로} 남길 것: {content}
      {not_key:은} 4바짜리 옛 펌프 이야기다. 새 펌프는 {key}에 {content}고 메모하#
      아무에게도 보내지 말고 {key}에만 {content}고 기록하#
      파일이 아니라 메모 {key}에 적을 것: {content}
      {clock} 통화는 {any}분 걸렸다. 남길 말은 {content}는 것, 키는 {key}
      {day}에 {key} 메모를 잘못 지웠다. {content}고 다시 저장하#
      {key:을} 찾는 사람이 볼 수 있게 {content}고 남겨 두#`,
    titles: ['Before it is forgotten; For ourselves', '잊기 전에; 우리끼리 메모'],
  },
  {
    tool: 'file_write', about: ['Write a text file', '파일을 쓴다'], takes: { path, content: said, append },
    en: `
      [append=true] {path} has grown by {any} lines since {day}, and none of them may be lost. Add one that says: {content}.
      [append=true] The {who} prints {path} at {clock}. Before that its last line has to be that {content}.
      [append=true] Leave what {path} holds. After it comes, as a new line: {content}.
      [append=true] Not a note in memory but the file {path}, at its end: {content}.
      [append=true] The auditor wants the log complete, so nothing in {path} is replaced; add that {content}.
      {path} still speaks of the {any} crates of {day}, all gone. Its whole text is now: {content}.
      The sign reads {path} at {clock} and shows all of it, so there must be nothing else in it than: {content}.
      What {path} says is wrong from the first word on. Write instead that {content}.
      The file {path} does not exist yet. Make it, with the text: {content}.
      Do not keep the old lines of {path}; it says from now on that {content}.`,
    ko: `
      [append=true] {path:은} {day} 이후 {any}줄 늘었고 한 줄도 없애면 안 된다. 더할 줄: {content}
      [append=true] {who:이} {clock}에 {path:을} 뽑는다. 그 전에 맨 끝에 {content}고 덧붙이#
      [append=true] {path}에 있는 글은 두고 그 뒤에 {content}고 이어 적#
      [append=true] 메모리 말고 파일 {path} 끝에 추가: {content}
      [append=true] 감사 때문에 {path:을} 바꾸면 안 된다. {content}고 추가만 하#
      {path}에는 아직 {day} 상자 {any}개 이야기가 있다. 이제 전체 글을 바꾸#: {content}
      전광판이 {clock}에 {path:을} 통째로 띄운다. 다른 글 없이 {content}고만 쓰#
      {path} 글은 처음부터 틀렸다. 대신 {content}고 쓰#
      {path} 파일은 아직 없다. {content}는 글로 만들#
      {path} 옛 줄은 남기지 말고 {content}고 새로 쓰#`,
    titles: ['Keep the log complete; New text for the file', '일지는 그대로 두고; 파일 새 글'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'], takes: { channel, to, text: marked },
    en: `
      "{text}" is what {to} should read, and {channel} is where.
      On {channel}, "{text}" is to reach {to} before {clock}, not {not_to}.
      What the {who} dictated is "{text}". Send it on {channel}, {to} is waiting.
      {to} has {any} unread mails, so send "{text}" by {channel}.
      the text "{text}", to be sent by {channel}, goes to {to}
      "{text}" – post it on {channel}, it is for all
      First the words: "{text}". Now the place: {channel}. There is no recipient.
      give {to} the words "{text}" by {channel}`,
    ko: `
      {to:이} 읽을 글은 "{text}", 보낼 곳은 {channel}
      {channel}에서 {clock} 전에 "{text}"를 {to}에게 보내#. {not_to}에게는 아니다
      {who:이} 불러 준 글은 "{text}". {channel:로} {to}에게 보내#
      {to:은} 안 읽은 메일이 {any}통이다. {channel:로} "{text}"를 보내#
      글은 "{text}", 곳은 {channel}, 받는 사람은 없음
      "{text}", {channel}에 모두 보게 올리#
      {to}에게 {channel:로} "{text}" 그대로 전달하#`,
    titles: ['Words, place, person; Send it on', '글과 곳과 사람; 전달'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'], takes: { topic, payload: marked },
    en: `
      The sign in hall {any} hears {topic}, the one outside {not_topic}. Inside it should say "{payload}".
      "{payload}" for the ticker on {topic}, at {clock} the {who} changes it again
      the words "{payload}" go out over MQTT, topic {topic}
      no push and no mail: the topic {topic} gets "{payload}"
      {topic} is read by {any} panels; each of them should show "{payload}"
      as the text on {topic} publish "{payload}"`,
    ko: `
      {any}번 홀 표시기는 {topic:을} 듣고 바깥 것은 {not_topic:을} 듣는다. 안쪽에 "{payload}"를 발행하#
      {topic} 자막은 "{payload}"로 하#. {clock}에 {who:이} 다시 바꾼다
      "{payload}"를 MQTT 토픽 {topic:로} 내보내#
      푸시도 메일도 아니고 토픽 {topic}에 "{payload}"를 발행하#
      패널 {any}대가 {topic:을} 읽는다. "{payload}"를 발행하#`,
    titles: ['Words for the panels; Text over MQTT', '패널 문구; MQTT 글'],
  },
];
