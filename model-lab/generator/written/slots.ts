import type { Dice } from '../dice';
import { englishNumber, nativeNumber, sinoNumber } from '../language/numbers';
import { word } from '../language/words';
import { prose } from './values/prose';
import { made, type Slot } from './table';

/** Whole degrees, said as people say them below zero. */
export const degrees = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  passable: 'whole',
  draw(dice, language) {
    const value = dice.int(from, to);
    const size = String(Math.abs(value));
    if (value >= 0) return { value, words: dice.pick(language === 'ko' ? [`${size}도`, `${size}℃`, `영상 ${size}도`] : [`${size} °C`, `${size} degrees`, `${size} C`, `plus ${size}`]) };
    return { value, words: dice.pick(language === 'ko' ? [`영하 ${size}도`, `-${size}도`, `-${size}℃`, `마이너스 ${size}도`] : [`-${size} °C`, `minus ${size}`, `-${size} C`, `${size} below zero`]) };
  },
});

/** A number as it is counted in Korean: `두 개`. */
export const counted = (from: number, to: number, english: readonly [one: string, more: string], korean: string): Slot => ({
  schema: { type: 'integer' },
  passable: 'whole',
  draw(dice, language) {
    const value = dice.int(from, to);
    if (language === 'en') return { value, words: `${value <= 12 && dice.chance(0.5) ? englishNumber(value) : String(value)} ${value === 1 ? english[0] : english[1]}` };
    return { value, words: value <= 10 && dice.chance(0.5) ? `${nativeNumber(value)} ${korean}` : `${String(value)}${korean}` };
  },
});

/** `HX-##, P@##`: `#` is a digit, `@` a letter. */
export const code = (patterns: string): Slot => made((dice: Dice) => dice.pick(patterns.split(', ')).replaceAll('@', () => dice.pick([...'ABCDEFGHKLMNPRSTVX'])).replaceAll('#', () => String(dice.int(1, 9))));

/** One of the texts, copied as it is; `#` is a digit. Some are what people anywhere would write. */
export const texts = (english: readonly string[], korean: readonly string[]): Slot => made((dice: Dice, language) => (dice.chance(0.3) ? prose(dice, language) : dice.pick(language === 'ko' ? korean : english).replaceAll('#', () => String(dice.int(1, 9)))));

/** A whole number of tens. */
export const tens = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  passable: 'whole',
  draw(dice) {
    const value = dice.int(from / 10, to / 10) * 10;
    return { value, words: String(value) };
  },
});

/** A whole number that may lie below zero, said as people say it there. */
export const signed = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  passable: 'whole',
  draw(dice, language) {
    const value = dice.int(from, to);
    if (value >= 0) return { value, words: dice.chance(0.15) ? `+${String(value)}` : String(value) };
    return { value, words: dice.pick(language === 'ko' ? [`마이너스 ${String(-value)}`, String(value)] : [`minus ${String(-value)}`, String(value)]) };
  },
});

/** `zone #, @-##`: `#` is a digit, `@` a letter, `~` a word. */
export const coded = (english: string, korean = english): Slot => made((dice: Dice, language) => dice.pick((language === 'ko' ? korean : english).split(', ')).replaceAll('@', () => dice.pick([...'ABCDEFGHK'])).replaceAll('#', () => String(dice.int(1, 9))).replaceAll('~', () => word(dice, language)));

/** One of the texts; `#` is a digit, `~` a word. */
export const lines = (english: readonly string[], korean: readonly string[]): Slot => made((dice: Dice, language) => dice.pick(language === 'ko' ? korean : english).replaceAll('#', () => String(dice.int(1, 9))).replaceAll('~', () => word(dice, language)));

/** How many of something: `fourteen`, `a dozen`, 열네 (before 마리, 개, 대), mostly in words. */
export const number = (from: number, to: number): Slot => ({
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
