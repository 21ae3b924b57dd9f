import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { englishWord, identifier, koreanWord, number, word } from '../../language/words';
import { copied } from '../values/sayings';
import { made } from '../table';

export const key = made((dice: Dice, language: Language) => dice.among([[5, () => identifier(dice).replaceAll('.', '_')], [3, () => `${englishWord(dice)}_${englishWord(dice)}_${String(dice.int(1, 40))}`], [language === 'ko' ? 3 : 0, () => `${koreanWord(dice)}_${koreanWord(dice)}`]])());
export const query = made((dice, language) => dice.among([[4, () => word(dice, language)], [3, () => identifier(dice)], [3, () => `${word(dice, language)} ${word(dice, language)}`], [2, () => `${word(dice, language)} ${String(dice.int(1, 40))}`]])());
/** What a small file says: a word, a figure. */
export const little = copied((dice, language) => dice.among([[4, () => dice.pick(['OK', 'ok', 'ready', 'done', 'empty', 'none', 'yes', 'no', 'open', 'closed', 'free', 'READY', 'FULL', 'idle', 'locked'])], [2, () => englishWord(dice)], [2, () => String(number(dice))], [1, () => identifier(dice)], [language === 'ko' ? 4 : 0, () => dice.pick(['정상', '완료', '이상 없음', '대기', '없음', '비어 있음', '사용 중', koreanWord(dice)])]])());
