import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { email, englishWord, identifier, inventedWord, koreanWord, word } from '../../language/words';
import { clause, copied, note, quoted, wish } from './sayings';
import { made, maybe, type Slot, type Written } from '../table';

/** A channel's name as the tool takes it, and as people write it. */
const channels: readonly (readonly [name: string, english: readonly string[], korean: readonly string[]])[] = [
  ['telegram', ['telegram', 'Telegram', 'Telegram'], ['telegram', '텔레그램', '텔레그램', 'Telegram']],
  ['slack', ['slack', 'Slack', 'Slack'], ['slack', '슬랙', '슬랙', 'Slack']],
  ['discord', ['discord', 'Discord', 'Discord'], ['discord', '디스코드', '디스코드', 'Discord']],
  ['email', ['email', 'email'], ['email', '이메일', '이메일']],
  ['mail', ['mail', 'mail'], ['mail', '메일']],
  ['console', ['console', 'the console'], ['console', '콘솔']],
  ['desktop', ['desktop', 'the desktop'], ['desktop', '데스크톱']],
  ['matrix', ['matrix', 'Matrix'], ['matrix', '매트릭스']],
  ['signal', ['signal', 'Signal'], ['signal', '시그널']],
  ['sms', ['sms', 'SMS'], ['sms', 'SMS']],
];
export const channel: Slot = {
  schema: { type: 'string' },
  draw(dice, language) {
    if (dice.chance(0.15)) {
      const invented = dice.pick([inventedWord(dice), `${englishWord(dice)}-${dice.pick(['chat', 'mail', 'line', 'bot', 'feed'])}`]);
      return { value: invented, words: invented };
    }
    const [value, english, korean] = dice.pick(channels);
    return { value, words: dice.pick(language === 'ko' ? korean : english) };
  },
};

const people = {
  en: ['Mira', 'Tomas', 'Agnes', 'Jonas', 'Lena Vogt', 'Ruben', 'Ines', 'Katja', 'O. Brandt', 'Femi', 'Sven', 'Paula Reyes', 'Dorothy', 'Ahmed', 'Nikolai', 'Yuki'],
  ko: ['박지훈', '김 반장', '이수민', '정 대리', '최은영', '한 과장', '윤서준', '강 팀장', '오민재', '송 주임', '임하늘', '배 기사'],
} as const;
const personName = (dice: Dice, language: Language): string => dice.among([[4, () => dice.pick(people[language])], [2, () => inventedWord(dice).replace(/^./u, (letter) => letter.toUpperCase())], [language === 'ko' ? 2 : 0, () => `${dice.pick([...'김이박최정강조윤장임한오서신권황안송류홍'])}${koreanWord(dice).slice(0, 2)}`]])();
const recipient = (dice: Dice, language: Language): string => dice.among([
  [4, () => personName(dice, language)],
  [4, () => `#${dice.chance(0.6) ? `${englishWord(dice)}-${englishWord(dice)}` : englishWord(dice)}`],
  [2, () => `@${dice.chance(0.5) ? inventedWord(dice) : identifier(dice)}`],
  [3, () => `${englishWord(dice)}-${dice.pick(['crew', 'team', 'group', 'shift', 'ops', 'desk', 'watch'])}`],
  [3, () => email(dice)],
  [1, () => String(dice.int(10_000_000, 999_999_999))],
  [1, () => `-100${String(dice.int(1_000_000, 999_999_999))}`],
  [1, () => `+${String(dice.int(1, 99))} ${String(dice.int(100, 999))} ${String(dice.int(1000, 999_999))}`],
  [language === 'ko' ? 2 : 0, () => `${koreanWord(dice)}${dice.pick(['팀', '방', '반', '조'])}`],
  [language === 'ko' ? 1 : 0, () => `#${koreanWord(dice)}`],
])();
/** An event may name who it is for. */
export const to = maybe(made(recipient));

export const ownSending: readonly Written[] = [
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'],
    takes: { channel, to, text: copied(quoted) },
    en: `
      send "{text}" to {to} on {channel}
      send {to} "{text}" over {channel}
      on {channel}, tell {to} "{text}"
      by {channel} to {to}: "{text}"
      write to {to} on {channel}: "{text}"
      message {to} via {channel}: "{text}"
      post "{text}" in {to} on {channel}
      to {to}, by way of {channel}, "{text}"
      over {channel}, {to} gets "{text}"
      {channel}: "{text}" to {to}
      {channel} message for {to}: "{text}"
      {channel} / {to} / "{text}"
      let {to} read "{text}" on {channel}
      "{text}" goes to {to} through {channel}
      "{text}", to {to}, over {channel}
      The {who} promised {to} an answer. Send it on {channel}: "{text}".
      At {clock} nobody had told {to} yet. Use {channel} and write "{text}".
      not {not_to} but {to} should get "{text}" on {channel}
      {not_to} knows already; send "{text}" to {to} over {channel}
      use {channel}, not {not_channel}, for this: "{text}" to {to}
      {to} does not read {not_channel}. Send "{text}" there by {channel}.
      Since {day}, {to} can only be reached on {channel}. The message is "{text}".
      drop {to} a line on {channel}, "{text}"
      ping {to} on {channel} with "{text}"
      for {to} there is a message to send on {channel}: "{text}"
      Recipient {to}, channel {channel}, text "{text}".
      channel {channel}, to {to}, text "{text}"
      text "{text}", channel {channel}, recipient {to}
      give {to} word on {channel}, namely "{text}"
      have {channel} carry "{text}" to {to}
      the {any} people in {to} on {channel} should read "{text}"
      send on {channel}: "{text}"
      post "{text}" on {channel}
      put "{text}" on {channel}
      say "{text}" over {channel}
      {channel}: "{text}"
      by {channel}, to nobody in particular: "{text}"
      on {channel} there should be a line "{text}"
      write "{text}" to {channel}
      "{text}" is for {channel}
      over {channel} goes out "{text}", {not_channel} stays quiet
      we agreed with the {who} on {channel} for such news; send "{text}"
      give out "{text}" through {channel} before {clock}
      use the channel {channel} to say "{text}"
      the channel is {channel} and the message "{text}"
      message on {channel}, "{text}"`,
    ko: `
      {channel:로} {to}에게 "{text}"를 보내#
      {to}에게 {channel:로} "{text}"를 보내#
      "{text}"를 {to}에게 {channel:로} 보내#
      {channel}에서 {to}에게 "{text}"라고 하#
      {channel} {to}에 "{text}"를 올리#
      {to} 앞으로 {channel} 메시지 "{text}"
      {channel:로} {to} 앞 "{text}" 발송
      {channel}: {to}에게 "{text}"
      {channel} / {to} / "{text}"
      {to}에게 {channel:로} 연락하#: "{text}"
      {to:이} {channel}에서 "{text}"를 읽게 하#
      "{text}"는 {channel:을} 통해 {to}에게 가야 한다
      "{text}", 받는 사람 {to}, {channel:로}
      {who:이} {to}에게 답을 약속했다. {channel:로} "{text}"라고 보내#
      {clock}까지 {to}에게 아무도 알리지 않았다. {channel:로} "{text}"라고 쓰#
      {not_to} 말고 {to}에게 {channel:로} "{text}"를 보내#
      {not_to}에게는 이미 알렸다. {to}에게 {channel:로} "{text}"를 전하#
      {not_channel} 말고 {channel:로} {to}에게 "{text}"를 보내#
      {to:은} {not_channel:을} 안 본다. {channel:로} "{text}"를 보내#
      {day}부터 {to:은} {channel}에서만 연락된다. 내용은 "{text}"
      {channel}에서 {to:을} 불러 "{text}"라고 전하#
      받는 사람 {to}, 채널 {channel}, 글 "{text}"
      채널 {channel}, 수신 {to}, 내용 "{text}"
      내용 "{text}", 채널 {channel}, 수신 {to}
      {channel} 메시지 전송: {to}, "{text}"
      {to} 쪽 {any}명이 {channel}에서 "{text}"를 봐야 한다
      {channel:로} {to}에 "{text}" 공유 바람
      {to}에 {channel:로} "{text}" 통보할 것
      {channel}에 "{text}"를 올리#
      {channel:로} "{text}"를 보내#
      {channel}: "{text}"
      "{text}"를 {channel:로} 내보내#
      {channel}에 "{text}" 한 줄 남기#
      받는 사람 없이 {channel:로} "{text}" 발송
      "{text}"는 {channel}용이다. 보내#
      {channel:로} "{text}"를 알리고 {not_channel:은} 조용히 두#
      이런 소식은 {channel:로} 하기로 {who:과} 정했다. "{text}"라고 보내#
      {clock} 전에 {channel:을} 통해 "{text}"를 알리#
      채널은 {channel}, 메시지는 "{text}"
      채널 {channel:을} 써서 "{text}"라고 하#
      {channel} 공지 "{text}"`,
    titles: ['Send word; Message; Write to them; Tell the others', '메시지 전송; 연락; 소식 전달; 메신저'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'],
    takes: { channel, to, text: copied(clause) },
    en: `
      Tell {to} on {channel} that {text}.
      On {channel}, let {to} know that {text}.
      Send {to} a {channel} message that {text}.
      Write to {to} over {channel} that {text}.
      Inform {to} by {channel} that {text}.
      Over {channel}, inform {to} that {text}.
      Let {to} hear through {channel} that {text}.
      It is {clock}. Warn {to} on {channel} that {text}.
      Use {channel} to tell {to} that {text}.
      Post in {to} on {channel} that {text}.
      Report to {to} via {channel} that {text}.
      We owe {to} some news: say on {channel} that {text}.
      The message to {to} on {channel} is that {text}.
      Say on {channel} that {text}.
      Announce over {channel} that {text}.
      Put on {channel} that {text}.
      Send a message on {channel} that {text}.
      Everybody on {channel} should know that {text}.
      Through {channel}, report that {text}.
      The {who} asked to make it known on {channel} that {text}.`,
    ko: `
      {channel:로} {to}에게 {text}고 알리#
      {to}에게 {channel:로} {text}고 전하#
      {to}에게 {text}고 {channel:로} 보내#
      {channel}에서 {to}에게 {text}고 말하#
      {channel} {to} 앞으로 {text}고 쓰#
      {text}고 {to}에게 {channel:로} 알리#
      {text}는 소식을 {channel:로} {to}에게 전하#
      {clock:이}다. {channel:로} {to}에게 {text}고 경고하#
      {channel:을} 써서 {to}에게 {text}고 알려 주#
      {channel} {to}에 {text}고 올리#
      {to}에게 {channel:을} 통해 {text}고 보고하#
      {channel:로} {text}고 알리#
      {channel}에 {text}고 공지하#
      {text}고 {channel}에 올리#
      {channel:로} {text}는 메시지를 보내#
      {who} 요청이다. {channel}에 {text}고 남기#`,
    titles: ['Let them know; News; Tell the people', '소식 알림; 사람에게 알림; 보고'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'],
    takes: { channel, to, text: copied(note) },
    en: `
      Channel: {channel}. To: {to}. Text: {text}.
      To: {to}. Channel: {channel}. Message: {text}.
      Channel: {channel}. Text: {text}.
      On {channel} to {to}: {text}.
      Message to {to} ({channel}): {text}.
      Message for {channel}: {text}.
      Send the following to {to} on {channel}: {text}.
      Send the following on {channel}: {text}.
      For {to}, over {channel}: {text}.
      Post on {channel}: {text}.
      Post in {to} on {channel}: {text}.
      Text for {to} by {channel}: {text}.`,
    ko: `
      채널: {channel}. 수신: {to}. 내용: {text}
      수신: {to}. 채널: {channel}. 내용: {text}
      채널: {channel}. 내용: {text}
      {channel}, {to}에게: {text}
      {to} 앞 메시지({channel}): {text}
      {channel} 메시지: {text}
      {to}에게 {channel:로} 보낼 글: {text}
      {channel:로} 보낼 글: {text}
      {to} 수신, {channel} 발송: {text}
      {channel} 게시: {text}`,
    titles: ['Message; Send this', '메시지; 발송'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'],
    takes: { channel, to, text: copied(wish) },
    en: `
      Ask {to} on {channel} to {text}.
      On {channel}, ask {to} to {text}.
      By {channel}, tell {to} to {text}.
      Remind {to} over {channel} to {text}.
      Get {to} to {text}; use {channel}.
      Request of {to}, sent by {channel}, to {text}.`,
    ko: `
      {channel:로} {to}에게 {text}고 부탁하#
      {to}에게 {channel:로} {text}고 하#
      {channel}에서 {to}에게 {text}고 요청하#
      {to}에게 {text}고 {channel:로} 전하#`,
    titles: ['Ask for it; A request', '부탁; 요청'],
  },
  {
    tool: 'send_message', about: ['Send a message to people', '사람에게 메시지를 보낸다'],
    takes: { channel, to, text: made(word) },
    en: `
      send {text} to {to} on {channel}
      on {channel}, send {to} {text}
      over {channel} goes {text}
      post {text} on {channel}
      by {channel} let {to} have {text}
      on {channel} write {text} to {to}`,
    ko: `
      {channel:로} {to}에게 {text:을} 보내#
      {channel}에 {text:을} 올리#
      {to}에게 {text:을} {channel:로} 전하#
      {channel:로} {text:을} 보내#
      {text:을} {channel} {to}에 올리#`,
    titles: ['Message; Pass it on', '메시지; 전달'],
  },
];
