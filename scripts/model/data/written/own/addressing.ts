import type { Dice } from '../../dice';
import { email, englishWord, identifier, inventedWord, koreanWord, topic as anyTopic } from '../../language/words';
import { clause, copied, heading, note, quoted } from './sayings';
import { maybe, type Slot, type Written } from '../table';

const channels: readonly (readonly [value: string, english: string, korean: string])[] = [['telegram', 'Telegram', '텔레그램'], ['slack', 'Slack', '슬랙'], ['discord', 'Discord', '디스코드'], ['email', 'email', '이메일'], ['mail', 'mail', '메일'], ['matrix', 'Matrix', '매트릭스'], ['signal', 'Signal', '시그널'], ['sms', 'SMS', 'SMS'], ['teams', 'Teams', '팀즈'], ['console', 'console', '콘솔']];
const channel: Slot = {
  schema: { type: 'string' },
  draw(dice, language) {
    const [value, english, korean] = dice.pick(channels);
    return { value, words: dice.chance(0.4) ? value : language === 'ko' ? korean : english };
  },
};
const to = maybe(copied((dice, language) => dice.among([
  [4, () => dice.pick(language === 'ko' ? ['박지훈', '김 반장', '이수민', '정 대리', '한 과장', '강 팀장', '송 주임', '배 기사', '윤 소장'] : ['Mira', 'Jonas', 'Lena Vogt', 'Ruben', 'Katja', 'O. Brandt', 'Femi', 'Paula Reyes', 'Yuki', 'Nadia', 'Mr Holt'])],
  [2, () => inventedWord(dice).replace(/^./u, (letter) => letter.toUpperCase())],
  [3, () => `#${dice.chance(0.5) ? englishWord(dice) : `${englishWord(dice)}-${englishWord(dice)}`}`],
  [2, () => `@${inventedWord(dice)}`],
  [3, () => `${englishWord(dice)}-${dice.pick(['crew', 'team', 'shift', 'ops', 'desk', 'office'])}`],
  [2, () => email(dice)],
  [language === 'ko' ? 3 : 0, () => `${koreanWord(dice)}${dice.pick(['팀', '반', '조', '방'])}`],
])()));
const topic = copied((dice) => dice.chance(0.8) ? anyTopic(dice) : `${englishWord(dice)}/${englishWord(dice)}/${dice.pick(['set', 'cmd', 'do'])}`);
/** Two words of one kind that a device understands. */
const payload = copied((dice: Dice) => dice.among([[2, () => englishWord(dice)], [1, () => inventedWord(dice)], [1, () => identifier(dice)], [1, () => englishWord(dice).toUpperCase()]])());

/** Who and where stand in different sentences, or the topic and the words that it takes come before the wish. */
export const ownAddressing: readonly Written[] = [
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'], takes: { channel, to, text: copied(quoted) },
    en: `
      Tell {to} "{text}". The channel is {channel}.
      Write to {to}: "{text}". Use {channel} for it.
      The message is for {to} and reads "{text}". It goes out over {channel}.
      {to} is waiting for news. On {channel}, send "{text}".
      The channel is {channel}. The recipient is {to}. Say "{text}".
      We use {channel} for this. Send {to} "{text}".
      Use {channel}. "{text}" is what {to} has to read.
      {to} reads {channel} only. Send "{text}".
      It must go to {to}. The text is "{text}", the channel {channel}.
      Over {channel}, please. {to} should get this: "{text}".
      "{text}" – this goes to {to}. Channel: {channel}.
      For {to}: "{text}". Send by {channel}, not by {not_channel}.
      At {clock} {to} asked what is going on. Answer "{text}" there, on {channel}.
      The {who} has the news already, {to} has not. Send "{text}" by {channel}.
      Send "{text}". It is meant for {to}, who is on {channel}.
      Send "{text}". Everybody on {channel} may read it.
      The channel is {channel}. Nobody in particular is addressed. Write "{text}".`,
    ko: `
      {to}에게 "{text}"라고 전하#. 채널은 {channel}
      {to}에게 쓸 글은 "{text}". {channel:로} 보내#
      {to} 앞 메시지다. 내용은 "{text}", {channel:로} 나간다
      {to:이} 소식을 기다린다. {channel:로} "{text}"를 보내#
      채널은 {channel}. 받는 사람은 {to}. "{text}"라고 보내#
      이 건은 {channel:을} 쓴다. {to}에게 "{text}"를 보내#
      {to:은} {channel}만 본다. "{text}"를 보내#
      {to}에게 가야 한다. 글은 "{text}", 채널은 {channel}
      "{text}" – {to}에게 보낼 글이다. 채널 {channel}
      {to} 수신. {not_channel} 말고 {channel:로} "{text}"를 보내#
      {clock}에 {to:이} 물어 왔다. {channel:로} "{text}"라고 답하#
      {who:은} 이미 안다. {to:은} 모른다. {channel:로} "{text}"를 보내#
      "{text}"를 보내#. 받을 사람은 {to}, {channel}에 있다
      "{text}"를 보내#. {channel}에 있는 누구나 봐도 된다
      {channel} 채널이다. 받는 사람은 정하지 않는다. "{text}"라고 쓰#`,
    titles: ['Send word; Tell them; Message', '연락; 전하기; 메시지 보내기'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'], takes: { channel, to, text: copied(clause) },
    en: `
      Let {to} know that {text}. Use {channel} for this.
      The channel is {channel}. Tell {to} that {text}.
      {to} is on {channel}. Say that {text}.
      Inform {to} that {text}. Send it by {channel}.
      {channel}, please. The news for {to} is that {text}.
      {to} has to hear from us. On {channel}, write that {text}.
      Tell {to} that {text}. Do it over {channel}, {not_channel} is down.`,
    ko: `
      {to}에게 {text}고 알리#. {channel:을} 쓰면 된다
      채널은 {channel}. {to}에게 {text}고 전하#
      {to:은} {channel}에 있다. {text}고 말하#
      {to}에게 {text}고 알려 주#. {channel:로} 보낸다
      {to}에게 알릴 일이 있다. {channel:로} {text}고 쓰#
      {not_channel:은} 안 된다. {channel:로} {to}에게 {text}고 전하#`,
    titles: ['Let them know; News', '알리기; 소식'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'], takes: { topic, payload },
    en: `
      The sprinkler listens on {topic}. It understands {payload} (water) and {not_payload} (dry). Water the lawn.
      The sprinkler listens on {topic}. It understands {not_payload} (water) and {payload} (dry). No more water.
      The changeover hears {topic}. {payload} takes it to the mains, {not_payload} to the generator. Turn it to the mains.
      The changeover hears {topic}. {not_payload} takes it to the mains, {payload} to the generator. The mains have failed.
      {topic} belongs to the barrier. Its words are {payload} for up and {not_payload} for down. Let the car through.
      {topic} belongs to the barrier. Its words are {not_payload} for up and {payload} for down. No more cars today.
      Our dryer obeys {topic}. {not_payload} heats, {payload} only blows. The {who} wants cold air.
      Our dryer obeys {topic}. {payload} heats, {not_payload} only blows. The {who} wants hot air.
      There are two words on {topic}: {payload} rings the bell, {not_payload} ends it. It is {clock}, ring.
      There are two words on {topic}: {not_payload} rings the bell, {payload} ends it. It has rung for {any} seconds, enough.
      On {topic} the pond pump knows {payload}, at which it runs, and {not_payload}, at which it rests. The fish need air.
      On {topic} the pond pump knows {not_payload}, at which it runs, and {payload}, at which it rests. The pond is being emptied by hand.
      The skylight follows {topic}, {payload} being shut and {not_payload} being open. It starts to rain.
      The skylight follows {topic}, {not_payload} being shut and {payload} being open. It is far too hot in here.`,
    ko: `
      스프링클러는 {topic:을} 듣는다. {payload:은} 살수, {not_payload:은} 멈춤이다. 잔디에 물을 주#
      스프링클러는 {topic:을} 듣는다. {not_payload:은} 살수, {payload:은} 멈춤이다. 물을 끊#
      전원 절체기는 {topic:을} 듣는다. {payload:은} 상용, {not_payload:은} 발전기다. 상용으로 돌리#
      전원 절체기는 {topic:을} 듣는다. {not_payload:은} 상용, {payload:은} 발전기다. 발전기로 돌리#
      {topic:은} 차단봉 토픽이다. 올림은 {payload}, 내림은 {not_payload}. 차를 보내 주#
      {topic:은} 차단봉 토픽이다. 올림은 {not_payload}, 내림은 {payload}. 오늘은 더 통과시키지 않는다. 막#
      건조기는 {topic:을} 따른다. {not_payload:은} 열풍, {payload:은} 송풍이다. {who:이} 찬 바람을 원한다. 그렇게 하#
      건조기는 {topic:을} 따른다. {payload:은} 열풍, {not_payload:은} 송풍이다. {who:이} 더운 바람을 원한다. 그렇게 하#
      {topic}에는 두 말이 있다. {payload:은} 종을 치고 {not_payload:은} 그친다. {clock:이}니 종을 치#
      {topic}에는 두 말이 있다. {not_payload:은} 종을 치고 {payload:은} 그친다. {any}초 울렸으니 그치게 하#
      천창은 {topic:을} 따른다. {payload:이}면 닫히고 {not_payload:이}면 열린다. 비가 온다. 닫#
      천창은 {topic:을} 따른다. {not_payload:이}면 닫히고 {payload:이}면 열린다. 너무 덥다. 열#`,
    titles: ['The right word; Two words; Controller', '맞는 말; 두 명령; 제어기'],
  },
  {
    tool: 'mqtt_publish', about: ['Publish an MQTT message', 'MQTT로 발행한다'], takes: { topic, payload },
    en: `
      [payload=open] The tap in the greenhouse is on {topic}. It takes open and shut. The seedlings are dry, water them.
      [payload=shut] The tap in the greenhouse is on {topic}. It takes open and shut. The beds swim, no more water.
      [payload=mains] The switchover is on {topic} and knows mains and battery. Turn it to the mains.
      [payload=battery] The switchover is on {topic} and knows mains and battery. The grid is going to be cut at {clock}, be off it by then.
      [payload=left] The flap listens on {topic} for left and right. The parcels for hall {any} go to the left hand side.
      [payload=right] The flap listens on {topic} for left and right. The parcels for hall {any} go to the right hand side.
      [payload=hold] The lift hears {topic}, either hold or free. The {who} is loading, it must not leave.
      [payload=free] The lift hears {topic}, either hold or free. The {who} has unloaded, it may leave.
      [payload=red] The traffic light is on {topic}: red or green. Stop the lorries.
      [payload=green] The traffic light is on {topic}: red or green. Let the lorries in.
      [payload=slow] The belt knows slow and fast on {topic}. There are eggs on it.
      [payload=fast] The belt knows slow and fast on {topic}. {any} boxes are late.`,
    ko: `
      [payload=open] 온실 급수 밸브는 {topic}에 있고 open과 shut을 받는다. 모종이 말랐다. 물을 주#
      [payload=shut] 온실 급수 밸브는 {topic}에 있고 open과 shut을 받는다. 밭이 잠겼다. 물을 끊#
      [payload=mains] 절체기는 {topic}에서 mains와 battery를 안다. 상용 전원으로 돌리#
      [payload=battery] 절체기는 {topic}에서 mains와 battery를 안다. {clock}에 정전된다. 배터리로 돌리#
      [payload=hold] 승강기는 {topic}에서 hold와 free를 듣는다. {who:이} 짐을 싣는다. 못 가게 잡아 두#
      [payload=free] 승강기는 {topic}에서 hold와 free를 듣는다. {who:이} 짐을 다 내렸다. 보내 주#
      [payload=red] 신호등은 {topic}, red 또는 green. 화물차를 세우#
      [payload=green] 신호등은 {topic}, red 또는 green. 화물차를 들여보내#
      [payload=slow] 벨트는 {topic}에서 slow와 fast를 안다. 달걀이 실려 있다. 천천히 돌리#
      [payload=fast] 벨트는 {topic}에서 slow와 fast를 안다. 상자 {any}개가 밀렸다. 빨리 돌리#`,
    titles: ['Say it over MQTT; Topic and word; Controller', 'MQTT로; 제어기; 토픽과 명령'],
  },
  {
    tool: 'notify', about: ['Show a notification', '알림을 띄운다'], takes: { title: copied(heading), message: copied(note) },
    en: `
      Title: {title}. Message: {message}.
      Title {title}. Message: {message}.
      Show a notification. Title: {title}. Message: {message}.
      On this screen. Title: {title}. Message: {message}.
      Message: {message}. The title is {title}.
      Title: {title}. The {who} has to read: {message}.`,
    ko: `
      제목: {title}. 메시지: {message}
      알림을 띄우#. 제목: {title}. 메시지: {message}
      화면에 표시하#. 제목은 {title}, 메시지: {message}
      제목: {title}. {who:이} 볼 글: {message}`,
    titles: ['Notification; On the screen', '알림; 화면 표시'],
  },
  {
    tool: 'pushover', about: ['Send a push message', '푸시 메시지를 보낸다'], takes: { title: maybe(copied(heading)), message: copied(quoted) },
    en: `
      then let the phone say "{message}"
      push "{message}" to the mobile of the {who}
      a push message with the title {title}: "{message}"
      by Pushover, title {title}, message "{message}"
      the {who} is out; push "{message}"
      push to the phone: "{message}"`,
    ko: `
      휴대폰에 "{message}"라고 푸시를 보내#
      {who} 휴대폰으로 "{message}" 푸시 발송
      푸시오버, 제목 {title}, 메시지 "{message}"
      {who:이} 나가 있다. "{message}"를 푸시로 보내#
      제목 {title:로} 푸시 "{message}"를 보내#`,
    titles: ['Push; To the phone', '푸시; 휴대폰으로'],
  },
];
