import type { Dice } from '../../dice';
import { email, englishWord, identifier, inventedWord, koreanWord, topic as anyTopic } from '../../language/words';
import { copied } from '../values/sayings';
import { maybe, type Slot } from '../table';

const channels: readonly (readonly [value: string, english: string, korean: string])[] = [['telegram', 'Telegram', '텔레그램'], ['slack', 'Slack', '슬랙'], ['discord', 'Discord', '디스코드'], ['email', 'email', '이메일'], ['mail', 'mail', '메일'], ['matrix', 'Matrix', '매트릭스'], ['signal', 'Signal', '시그널'], ['sms', 'SMS', 'SMS'], ['teams', 'Teams', '팀즈'], ['console', 'console', '콘솔']];
export const channel: Slot = {
  schema: { type: 'string' },
  draw(dice, language) {
    const [value, english, korean] = dice.pick(channels);
    return { value, words: dice.chance(0.4) ? value : language === 'ko' ? korean : english };
  },
};
export const to = maybe(copied((dice, language) => dice.among([
  [4, () => dice.pick(language === 'ko' ? ['박지훈', '김 반장', '이수민', '정 대리', '한 과장', '강 팀장', '송 주임', '배 기사', '윤 소장'] : ['Mira', 'Jonas', 'Lena Vogt', 'Ruben', 'Katja', 'O. Brandt', 'Femi', 'Paula Reyes', 'Yuki', 'Nadia', 'Mr Holt'])],
  [2, () => inventedWord(dice).replace(/^./u, (letter) => letter.toUpperCase())],
  [3, () => `#${dice.chance(0.5) ? englishWord(dice) : `${englishWord(dice)}-${englishWord(dice)}`}`],
  [2, () => `@${inventedWord(dice)}`],
  [3, () => `${englishWord(dice)}-${dice.pick(['crew', 'team', 'shift', 'ops', 'desk', 'office'])}`],
  [2, () => email(dice)],
  [language === 'ko' ? 3 : 0, () => `${koreanWord(dice)}${dice.pick(['팀', '반', '조', '방'])}`],
])()));
export const topic = copied((dice) => dice.chance(0.8) ? anyTopic(dice) : `${englishWord(dice)}/${englishWord(dice)}/${dice.pick(['set', 'cmd', 'do'])}`);
/** Two words of one kind that a device understands. */
export const payload = copied((dice: Dice) => dice.among([[2, () => englishWord(dice)], [1, () => inventedWord(dice)], [1, () => identifier(dice)], [1, () => englishWord(dice).toUpperCase()]])());
