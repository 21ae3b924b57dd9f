import { stemOf, syllablePairs, toRuns, toSearchText, type Run } from '../../../platform/storage/text/words';

/** One thing that a query asks for. */
export type Term =
  /** A word, its root, roots that it may be a typing error for, and whether its beginning is enough. */
  | {
      readonly kind: 'word';
      readonly word: string;
      readonly stem: string;
      readonly corrected: readonly string[];
      readonly beginning: boolean;
    }
  /** A Korean word, and what is left of it without a particle. */
  | { readonly kind: 'syllables'; readonly word: string; readonly root: string }
  /** Runs that belong together, such as V-12 or 17번. */
  | { readonly kind: 'name'; readonly runs: readonly Run[] };

const fillers = new Set([
  ...'a an the is are was were be been of to in on at and or for with it this that these what which who how when where why do does did can could should would i you my me we our your please s t'.split(
    ' ',
  ),
  ...'어디 언제 무엇 무슨 뭐 뭐야 뭐지 누구 누가 어떻게 어떤 어느 왜 얼마 얼마나 몇 있지 있어 있나 있나요 있니 있는 있다 없어 해줘 주세요 해주세요 줘 알려 알려줘 알려주세요 말해줘 보여줘 그 이 저 것 거 게 수 좀 및 그리고 또 나 내 너 우리 인가 인가요 이야 야 입니다 하나요 하지 해야 대해 대한 관련'.split(
    ' ',
  ),
]);
const particles = [
  '에서는',
  '에서도',
  '으로는',
  '에게서',
  '이라는',
  '이라고',
  '입니다',
  '인가요',
  '에서',
  '으로',
  '에게',
  '한테',
  '까지',
  '부터',
  '처럼',
  '보다',
  '이나',
  '이랑',
  '라고',
  '이고',
  '에는',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '에',
  '로',
  '와',
  '과',
  '의',
  '도',
  '만',
  '랑',
  '나',
  '께',
];
/**
 * These stand behind a final consonant alone, and those behind none: 수은 (mercury), 가을 (autumn) and 평가 (a
 * rating) have no particle.
 */
const behindConsonant: ReadonlySet<string> = new Set(['은', '이', '을', '과']);
const behindVowel: ReadonlySet<string> = new Set(['는', '가', '를', '와', '나', '랑']);
/** Nouns of two syllables end in these as well: 온도 (temperature), 회로 (circuit), 길이 (length). */
const endsNouns: ReadonlySet<string> = new Set([
  '도',
  '의',
  '로',
  '이',
  '가',
  '과',
  '와',
  '나',
  '만',
  '랑',
  '께',
  '에',
]);
/** Pairs that end verbs and nouns of any meaning: in every third text, and telling nothing. */
const endings = new Set(
  '습니 니다 합니 입니 했습 었습 았습 었다 았다 했다 한다 는다 이다 하는 하고 해서 하기 어요 아요 해요 세요 까요 나요 에서 으로 에게 까지 부터'.split(
    ' ',
  ),
);
const mostTerms = 32;
/** A longer message counts as one of so many words: nobody writes a memory that holds all of a letter. */
const wordsThatCount = 6;

/**
 * The terms of a query; operators and quotes are separators. Empty: it asks for nothing. `typing`: the last
 * word may be unfinished.
 */
export function toTerms(query: string, typing = false): readonly Term[] {
  const chunks = [
    ...new Set(toSearchText(query).match(/[\p{L}\p{M}\p{N}]+(?:[-.][\p{L}\p{M}\p{N}]+)*/gu) ?? []),
  ];
  const telling = chunks.filter((chunk) => !isFiller(chunk));
  const last = typing ? chunks.at(-1) : undefined;
  return (telling.length > 0 ? telling : chunks)
    .flatMap((chunk) => chunkTerms(chunk, chunk === last))
    .slice(0, mostTerms);
}

const isFiller = (chunk: string): boolean => fillers.has(chunk) || fillers.has(withoutParticle(chunk));

function chunkTerms(chunk: string, beginning: boolean): readonly Term[] {
  const all = toRuns(chunk);
  const tail = all.at(-1);
  const runs =
    all.length > 1 && tail?.kind === 'syllables' && particles.includes(tail.text) ? all.slice(0, -1) : all;
  if (runs.some(({ kind }) => kind === 'number')) return [{ kind: 'name', runs }];
  return runs.map(({ kind, text }) =>
    kind === 'word'
      ? { kind: 'word', word: text, stem: stemOf(text), corrected: [], beginning }
      : { kind: 'syllables', word: text, root: withoutParticle(text) },
  );
}

/** The longest particle alone: "에서는" is one, not three. */
function withoutParticle(word: string): string {
  const particle = /\p{sc=Hangul}$/u.test(word)
    ? particles.find((end) => word.endsWith(end) && word.length > end.length)
    : undefined;
  const root = particle === undefined ? word : word.slice(0, -particle.length);
  return particle !== undefined && [...root].length === 1 && !mayFollow(root, particle) ? word : root;
}

function mayFollow(syllable: string, particle: string): boolean {
  if (!/^[가-힣]$/u.test(syllable)) return true;
  const hasConsonant = ((syllable.codePointAt(0) ?? 0) - firstSyllable) % syllablesOfVowel !== 0;
  return hasConsonant ? !behindVowel.has(particle) : !behindConsonant.has(particle);
}

/** Hangul in Unicode: for each beginning the syllable without a final consonant, then those with one. */
const firstSyllable = 0xac00;
const syllablesOfVowel = 28;

/** The pairs of a root that tell something; all of them when none does. */
export function tellingPairs(root: string): readonly string[] {
  const pairs = [...new Set(syllablePairs(root))];
  const telling = pairs.filter((pair) => !endings.has(pair));
  return telling.length > 0 ? telling : pairs;
}

/**
 * How much of a query a text holds, 0..1: the mean over its terms of 1 for the term itself, a little less for
 * its root, less again for a beginning, a typing error, or a Korean word of which most is there. The number
 * means the same for every query and store.
 */
export function coverage(terms: readonly Term[], searchText: string): number {
  if (terms.length === 0) return 0;
  const held = terms.reduce((sum, term) => sum + termHeld(term, searchText), 0);
  return Math.min(1, held / Math.min(terms.length, wordsThatCount));
}

function termHeld(term: Term, text: string): number {
  switch (term.kind) {
    case 'word':
      return wordHeld(term, text);
    case 'syllables':
      return syllablesHeld(term, text);
    case 'name':
      return namePattern(term.runs).test(text) ? 1 : 0;
  }
}

function wordHeld(
  { word, stem, corrected, beginning }: Extract<Term, { kind: 'word' }>,
  text: string,
): number {
  let best = 0;
  for (const found of wordsFrom(text, word.slice(0, 1))) {
    if (found === word) return 1;
    const root = stemOf(found);
    if (root === stem) best = Math.max(best, 0.95);
    else if (beginning && found.startsWith(word)) best = Math.max(best, 0.8);
    else if (corrected.includes(root)) best = Math.max(best, 0.7);
  }
  return best;
}

const patterns = new Map<string, RegExp>();

/** The words of a text that begin with a letter: no other one can be meant. */
function wordsFrom(text: string, letter: string): readonly string[] {
  let pattern = patterns.get(letter);
  if (pattern === undefined)
    patterns.set(
      letter,
      (pattern = new RegExp(
        `(?<![\\p{L}\\p{M}])${letter}(?:(?![\\p{sc=Hangul}\\p{sc=Han}])[\\p{L}\\p{M}])*`,
        'gu',
      )),
    );
  return text.match(pattern) ?? [];
}

function syllablesHeld({ word, root }: Extract<Term, { kind: 'syllables' }>, text: string): number {
  if ([...word].length === 1) return startsRun(text, word) ? 1 : 0;
  if (text.includes(word)) return 1;
  if ([...root].length === 1)
    return (endsNouns.has(word.slice(root.length)) ? standsAlone(text, root) : startsRun(text, root))
      ? 0.9
      : 0;
  if (text.includes(root)) return 0.9;
  const pairs = tellingPairs(root);
  const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  return share >= 0.5 ? share * 0.8 : 0;
}

const startsRun = (text: string, syllable: string): boolean =>
  new RegExp(`(?<![\\p{sc=Hangul}\\p{sc=Han}])${syllable}`, 'u').test(text);

/** With a particle at most. */
const standsAlone = (text: string, syllable: string): boolean =>
  new RegExp(
    `(?<![\\p{sc=Hangul}\\p{sc=Han}])${syllable}(?:${particles.join('|')})?(?![\\p{sc=Hangul}\\p{sc=Han}])`,
    'u',
  ).test(text);

/**
 * A number is found as a whole only: 5 is neither in 15 nor in 3.5, and "7번" not in "17번". What stands
 * between the runs may differ.
 */
function namePattern(runs: readonly Run[]): RegExp {
  const [first, last] = [runs[0], runs.at(-1)];
  const before = first?.kind === 'number' ? '(?<![\\p{N}]|\\p{N}\\.)' : '(?<!\\p{L})';
  const after = last?.kind === 'number' ? '(?!\\.?\\p{N})' : last?.kind === 'word' ? '(?!\\p{L})' : '';
  return new RegExp(
    `${before}${runs.map(({ text }) => text.replaceAll('.', '\\.')).join('[^\\p{L}\\p{N}]{0,3}')}${after}`,
    'u',
  );
}
