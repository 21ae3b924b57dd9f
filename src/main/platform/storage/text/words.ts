import { stemmer } from 'stemmer';

/**
 * How text is compared: composed form, so that a name typed on a Mac equals one typed elsewhere, and lower
 * case.
 */
export const toSearchText = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * A stretch of one kind of letters. `syllables` are Korean, Chinese and Japanese, which are written without
 * telling where a word's root ends.
 */
export type Run = { readonly kind: 'number' | 'word' | 'syllables'; readonly text: string };

const longestRun = 64;
const runPattern =
  /(?<number>\p{N}+(?:\.\p{N}+)*)|(?<syllables>[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+)|(?<word>(?:(?![\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{M}])+)/gu;

/** The runs of a text that is in the form of `toSearchText`. */
export function toRuns(searchText: string): readonly Run[] {
  return [...searchText.matchAll(runPattern)].map(({ 0: text, groups }) => {
    const kind =
      groups?.['number'] !== undefined
        ? 'number'
        : groups?.['syllables'] !== undefined
          ? 'syllables'
          : 'word';
    return { kind, text: text.slice(0, longestRun) };
  });
}

/** The root of an English word by Porter's rules; any other word is its own. */
export const stemOf = (word: string): string => (/^[a-z]{3,}$/u.test(word) ? stemmer(word) : word);

/** Two syllables at a time: a Korean root is found with any particle behind it, and inside a longer word. */
export function syllablePairs(run: string): readonly string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

/** What stands in the index for a number: a full stop would end the token. */
export const numberToken = (number: string): string => number.replaceAll('.', '_');

/** What the full-text index holds of a text: every run in its order, and the roots of its words. */
export interface IndexedWords {
  readonly words: string;
  readonly stems: string;
}

export function toIndexedWords(searchText: string): IndexedWords {
  const words: string[] = [];
  const stems: string[] = [];
  for (const { kind, text } of toRuns(searchText)) {
    if (kind === 'number') words.push(numberToken(text));
    else if (kind === 'word') {
      words.push(text);
      stems.push(stemOf(text));
    } else {
      words.push([...text][0] ?? '');
      words.push(...syllablePairs(text));
    }
  }
  return { words: words.join(' '), stems: stems.join(' ') };
}
