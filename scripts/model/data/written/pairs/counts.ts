import { englishNumber, nativeNumber, sinoNumber } from '../../language/numbers';
import type { Slot } from '../table';

/** How many of something: `fourteen`, `a dozen`, 열네 (before 마리, 개, 대), mostly in words. */
export const counted = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const value = dice.int(from, to);
    if (value === 0 || value > 59 || dice.chance(0.3)) return { value, words: String(value) };
    if (language === 'ko') return { value, words: nativeNumber(value) };
    return { value, words: value % 12 === 0 && value < 36 && dice.chance(0.4) ? `${value === 12 ? 'a' : 'two'} dozen` : englishNumber(value) };
  },
});

/** How often: `twice`, `five times`, 세 번, 3회. */
export const often = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const value = dice.int(from, to);
    if (language === 'ko') return { value, words: dice.chance(0.6) ? `${nativeNumber(value)} 번` : `${String(value)}${dice.pick(['회', '번'])}` };
    return { value, words: value === 1 ? dice.pick(['once', 'one time']) : value === 2 ? dice.pick(['twice', 'two times']) : `${dice.chance(0.7) ? englishNumber(value) : String(value)} times` };
  },
});

/** A number before a word that counts in Sino-Korean: `ten` years, 십 년, 10년. */
export const sino = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const value = dice.int(from, to);
    if (value === 0 || dice.chance(0.5)) return { value, words: String(value) };
    return { value, words: language === 'ko' ? `${sinoNumber(value)} ` : englishNumber(value) };
  },
});

const ordinals = ',first,second,third,fourth,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth'.split(',');

/** Which one of a row: `third`, 세 번째, 3번. */
export const nth = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  draw(dice, language) {
    const value = dice.int(from, to);
    if (language === 'ko') return { value, words: dice.chance(0.5) ? `${String(value)}번` : value === 1 ? '첫 번째' : `${nativeNumber(value)} 번째` };
    return { value, words: ordinals[value] ?? `${String(value)}th` };
  },
});
