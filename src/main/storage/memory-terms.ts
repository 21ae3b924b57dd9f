/** How text is compared: composed form, so that a name typed on a Mac equals one typed elsewhere, and lower case. */
export const toSearchText = (text: string): string => text.normalize('NFC').toLowerCase();

/** One word of a query: the word as typed first, then what is left without a particle or ending. */
export interface Term {
  readonly forms: readonly string[];
}

const fillers = new Set('a an the is are was were be of to in on at and or for with it this that what which who how do does did i you my me we please s t'.split(' '));
const particles = ['에서는', '으로는', '에게서', '이라는', '에서', '으로', '에게', '한테', '까지', '부터', '처럼', '보다', '이나', '이랑', '은', '는', '이', '가', '을', '를', '에', '로', '와', '과', '의', '도', '만', '랑', '나'];
const endings = ['ings', 'ing', 'ies', 'ied', 'es', 'ed', 'ly', 's', 'd'];
const mostWords = 32;
const longestWord = 64;

/** The words of a query. Operators and quotes are just separators; a query of nothing but signs is taken as it is. */
export function toTerms(query: string): readonly Term[] {
  const text = toSearchText(query).trim();
  if (text === '') return [];
  const words = [...new Set((text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [text]).map((word) => [...word].slice(0, longestWord).join('')))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords).map((word) => ({ forms: [...new Set([word, ...stems(word)])] }));
}

function stems(word: string): readonly string[] {
  if (/\p{sc=Hangul}$/u.test(word)) return withoutEnd(word, particles, 1);
  if (/^[a-z]+$/.test(word)) return withoutEnd(word, endings, 3);
  return [];
}

/** The longest ending alone: "에서는" is one particle, not three. */
function withoutEnd(word: string, ends: readonly string[], shortest: number): readonly string[] {
  const end = ends.find((candidate) => word.endsWith(candidate) && [...word].length - candidate.length >= shortest);
  return end === undefined ? [] : [word.slice(0, -end.length)];
}

/**
 * How much of a query a text holds, 0..1: the mean over its words of 1 for the word itself, 0.9 for its stem, and up to 0.8 for a
 * word most of whose letter groups are there (a typo, another ending). The number means the same for every query and store.
 */
export function coverage(terms: readonly Term[], searchText: string): number {
  if (terms.length === 0) return 0;
  return terms.reduce((sum, term) => sum + termCoverage(term, searchText), 0) / terms.length;
}

function termCoverage({ forms: [word = '', ...shorter] }: Term, searchText: string): number {
  if (holds(searchText, word)) return 1;
  if (shorter.some((form) => ([...form].length === 1 ? startsWord(searchText, form) : holds(searchText, form)))) return 0.9;
  const groups = letterGroups(word);
  const share = groups.filter((group) => searchText.includes(group)).length / Math.max(1, groups.length);
  return groups.length >= 2 && share >= 0.6 ? share * 0.8 : 0;
}

/** A number is found as a whole only: 5 is not in 15, and "7번" not in "17번". */
function holds(text: string, form: string): boolean {
  const [startsWithDigit, endsWithDigit] = [/^\p{N}/u.test(form), /\p{N}$/u.test(form)];
  if (!startsWithDigit && !endsWithDigit) return text.includes(form);
  return new RegExp(`${startsWithDigit ? '(?<![\\p{N}.])' : ''}${form}${endsWithDigit ? '(?!\\p{N})' : ''}`, 'u').test(text);
}

const startsWord = (text: string, form: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${form}`, 'u').test(text);

/** What the index looks for: three letters in a row. */
export function letterGroups(word: string): readonly string[] {
  const letters = [...word];
  return letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
}
