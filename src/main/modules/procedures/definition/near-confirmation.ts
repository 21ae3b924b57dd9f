import { editDistance } from '../../../platform/base/nearest';

const meant = 'requiresconfirmation';

/** Insertions, deletions, replacements and swaps that may lie between what was meant and what is written. */
const mostEdits = 3;

/** Further than this into a line nobody writes the word of a bullet. */
const longestKey = 60;

/** Letters of other scripts, digits and signs that look like these of the Latin alphabet. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', α: 'a', '@': 'a', ɑ: 'a' },
  ...{ с: 'c', ϲ: 'c', ε: 'e', е: 'e', '3': 'e', є: 'e' },
  ...{ і: 'i', ı: 'i', ι: 'i', '1': 'i', '|': 'i', '!': 'i', l: 'i', ӏ: 'i' },
  ...{ м: 'm', п: 'n', η: 'n', '0': 'o', ο: 'o', о: 'o', ө: 'o' },
  ...{ ԛ: 'q', г: 'r', ѕ: 's', '5': 's', $: 's', т: 't', τ: 't', '7': 't', '+': 't', υ: 'u', ц: 'u' },
};

/**
 * What stands before a separator and was most likely meant as `requires_confirmation`; null: nothing was.
 * Letter case, marks, blanks and look-alikes do not count, and up to three letters may be wrong: a gate is
 * lost by no slip of the finger.
 */
export function nearConfirmation(text: string): string | null {
  return keysOf(text.slice(0, longestKey)).find(isNear) ?? null;
}

/** What may be the key: up to each separator, and the first words of a line that has none. */
function keysOf(text: string): readonly string[] {
  const apart = [...text.matchAll(/[:：=→]/gu)].map(({ index }) => text.slice(0, index));
  const words = [...text.matchAll(/\s+|$/gu)].slice(0, 4).map(({ index }) => text.slice(0, index));
  return [...apart, ...words].map((key) => key.trim());
}

function isNear(key: string): boolean {
  const [kept, dropped] = [folded(key, true), folded(key, false)];
  return (
    editDistance(kept, inLookAlikes(meant), mostEdits + 1) <= mostEdits ||
    editDistance(dropped, inLookAlikes(meant), mostEdits + 1) <= mostEdits
  );
}

/** `signs`: whether digits and signs stand for the letters that they look like; otherwise they are marks. */
function folded(key: string, signs: boolean): string {
  const letters = [...key.normalize('NFKD').toLowerCase()].map((letter) =>
    signs || /\p{L}/u.test(letter) ? inLookAlikes(letter) : '',
  );
  return letters.join('').replaceAll(/[^a-z]/gu, '');
}

const inLookAlikes = (text: string): string =>
  [...text].map((letter) => lookAlikes[letter] ?? letter).join('');
