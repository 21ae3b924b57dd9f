import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { email, englishWord, identifier, inventedWord, koreanWord } from '../../language/words';
import { made, maybe, type Slot } from '../table';

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
