import type { Dice } from '../dice';
import { capitalised } from '../language/template';
import { englishWord, inventedWord, koreanWord } from '../language/words';

/** Another name of the same shape: `FV3` becomes `QD7`, `mail01` becomes `oven84`. Short words keep their letters. */
export const alike = (dice: Dice, name: string): string => name.replaceAll(/[A-Z][a-z]{2,}|[A-Z]{1,4}(?![a-z])|[a-z]{3,}|\d+|[가-힣]{2,}/gu, (part) => {
  if (dice.chance(0.2)) return part;
  if (/^\d/u.test(part)) return digits(dice, part.length);
  if (/^[가-힣]/u.test(part)) return koreanWord(dice);
  if (/^[A-Z]+$/u.test(part)) return Array.from(part, () => dice.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ'])).join('');
  return /^[A-Z]/u.test(part) ? capitalised(inventedWord(dice)) : englishWord(dice);
});

const digits = (dice: Dice, count: number): string => Array.from({ length: count }, (_, index) => String(dice.int(index === 0 && count > 1 ? 1 : 0, 9))).join('');
