import { linesOf } from '../../language/template';
import type { Dice } from '../../dice';
import { englishNumber, nativeNumber } from '../../language/numbers';
import { prose } from '../own/prose';
import { made, type Slot } from '../table';

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

/** `code('HX-##, P@##')`: `#` is a digit, `@` a letter. */
export const code = (patterns: string): Slot => made((dice: Dice) => dice.pick(patterns.split(', ')).replaceAll('@', () => dice.pick([...'ABCDEFGHKLMNPRSTVX'])).replaceAll('#', () => String(dice.int(1, 9))));

/** Texts that are copied as they are, one a line; they may have commas. Some are what people anywhere would write. */
export function texts(english: string, korean: string): Slot {
  return made((dice: Dice, language) => (dice.chance(0.3) ? prose(dice, language) : dice.pick(linesOf(language === 'ko' ? korean : english)).replaceAll('#', () => String(dice.int(1, 9)))));
}

/** A whole number of tens. */
export const tens = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  passable: 'whole',
  draw(dice) {
    const value = dice.int(from / 10, to / 10) * 10;
    return { value, words: String(value) };
  },
});
