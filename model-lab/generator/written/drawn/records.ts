import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { code, device, englishWord, identifier, koreanWord, word } from '../../language/words';
import { remark } from '../values/values';
import { made, type Slot } from '../table';

/** Keys as people make them up: underscores, figures, dates. */
const noteKey = (dice: Dice, language: Language): string =>
  dice.among([
    [4, () => identifier(dice).replaceAll('.', '_')],
    [3, () => `${englishWord(dice)}_${String(dice.int(1, 40))}_${englishWord(dice)}`],
    [2, () => `${englishWord(dice)}${String(dice.int(1, 99))}_${englishWord(dice)}`],
    [1, () => `${englishWord(dice)}_2026_${String(dice.int(1, 12)).padStart(2, '0')}_${String(dice.int(1, 28)).padStart(2, '0')}`],
    [1, () => `${englishWord(dice)}-${englishWord(dice)}-${String(dice.int(1, 9))}`],
    [language === 'ko' ? 3 : 0, () => `${koreanWord(dice)}_${koreanWord(dice)}`],
    [language === 'ko' ? 1 : 0, () => `${koreanWord(dice)}_${String(dice.int(1, 40))}`],
  ])();
export const key = made(noteKey);
const figures = (dice: Dice): string => dice.among([[2, () => String(dice.int(0, 9000) / 10)], [1, () => `${String(dice.int(6, 22))}:00;${String(dice.int(0, 900))};${String(dice.int(0, 900))}`], [1, () => `${identifier(dice)}=${String(dice.int(0, 900))}`], [1, () => Array.from({ length: 3 }, () => String(dice.int(0, 99))).join(',')]])();
export const content = made((dice, language) => (dice.chance(0.8) ? remark(dice, language) : figures(dice)));
export const sought = made((dice, language) => dice.among([[3, () => identifier(dice)], [3, () => word(dice, language)], [2, () => `${device(dice, language)} ${String(dice.int(1, 30))}`], [2, () => `${word(dice, language)} ${word(dice, language)}`], [1.5, () => code(dice)], [1, () => device(dice, language)]])());

/** The first and the last line are said, and how many they are; what is meant is the first and how many. */
function lineRange(): { readonly from_line: Slot; readonly lines: Slot } {
  let first = 1;
  return {
    from_line: { schema: { type: 'integer' }, optional: true, draw(dice) {
      first = dice.int(1, dice.chance(0.7) ? 90 : 600);
      return { value: first, words: String(first) };
    } },
    lines: { schema: { type: 'integer' }, optional: true, draw(dice, language) {
      const value = dice.chance(0.5) ? dice.pick([5, 10, 20, 25, 30, 40, 50, 100]) : dice.int(2, 60);
      const last = String(first + value - 1);
      return { value, words: dice.pick(language === 'ko' ? [`${last}행, 모두 ${String(value)}줄`, `${last}행(${String(value)}줄)`, `${last}번째 줄까지 ${String(value)}줄`] : [`${last}, that is ${String(value)} lines`, `${last} (${String(value)} lines)`, `${last}, ${String(value)} lines in all`, `${last}, so ${String(value)} lines`]) };
    } },
  };
}

export const { from_line: fileReadFromLine, lines: fileReadLines } = lineRange();
