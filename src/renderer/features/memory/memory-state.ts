import type { MemoryEntry, MemoryOverview } from '../../../shared/memory';

/** What is looked for: words, a scope and a kind; null: every one. */
export interface MemoryQuestion {
  readonly query: string;
  readonly scope: string | null;
  readonly category: string | null;
}

export const pageSize = 100;
/** Hits shown of one search: whoever has not found it by then writes another word. */
export const mostHits = 200;

/** The list as far as it was read: pages by their number. */
export interface MemoryList {
  readonly question: MemoryQuestion;
  readonly pages: Readonly<Record<number, readonly MemoryEntry[]>>;
  /** What the pages answer; null: there are none. */
  readonly answers: MemoryQuestion | null;
  /**
   * Pages from before the last change: shown until they are read again, which they are once they are in view.
   */
  readonly old: readonly number[];
  /** Null: nothing was read yet. */
  readonly total: number | null;
  /** There are more hits than are shown. */
  readonly more: boolean;
}

export const unread = (question: MemoryQuestion): MemoryList => ({
  question,
  pages: {},
  answers: null,
  old: [],
  total: null,
  more: false,
});

export const isSearch = ({ query }: MemoryQuestion): boolean => query.trim() !== '';

export const sameQuestion = (a: MemoryQuestion, b: MemoryQuestion): boolean =>
  a.query === b.query && a.scope === b.scope && a.category === b.category;

/** The list with a page of answers to its question; what answers another one is let go. */
export function withPage(
  list: MemoryList,
  question: MemoryQuestion,
  page: number,
  answer: { readonly entries: readonly MemoryEntry[]; readonly total: number | null },
): MemoryList {
  if (!sameQuestion(list.question, question)) return list;
  return {
    question,
    pages: { ...list.pages, ...inPages(answer.entries, page) },
    answers: question,
    old: list.old.filter((each) => each !== page),
    total: answer.total ?? page * pageSize + answer.entries.length,
    more: answer.total === null,
  };
}

/** A search is answered with more than a page. */
const inPages = (entries: readonly MemoryEntry[], from: number): MemoryList['pages'] =>
  Object.fromEntries(
    Array.from({ length: Math.max(1, Math.ceil(entries.length / pageSize)) }, (_, page) => [
      from + page,
      entries.slice(page * pageSize, (page + 1) * pageSize),
    ]),
  );

/**
 * The list with its first page read again. What was read of it below stays in view until it is read again as
 * well; a list of something else begins again.
 */
export function withFirst(
  list: MemoryList,
  question: MemoryQuestion,
  answer: Parameters<typeof withPage>[3],
): MemoryList {
  if (!sameQuestion(list.question, question)) return list;
  // A search is answered at once and whole.
  const isSame = !isSearch(question) && list.answers !== null && sameQuestion(list.answers, question);
  return withPage(
    isSame ? { ...list, old: Object.keys(list.pages).map(Number) } : unread(question),
    question,
    0,
    answer,
  );
}

/** Of the rows in view: the pages to read. */
export const pagesToRead = (list: MemoryList, rows: readonly number[]): readonly number[] =>
  [...new Set(rows.map((row) => Math.floor(row / pageSize)))].filter(
    (page) => list.pages[page] === undefined || list.old.includes(page),
  );

export const entryAt = (list: MemoryList, index: number): MemoryEntry | undefined =>
  list.pages[Math.floor(index / pageSize)]?.[index % pageSize];

/** What a search found, without what must stay. */
export const forgettable = (list: MemoryList): readonly MemoryEntry[] =>
  Object.values(list.pages)
    .flat()
    .filter(({ locked }) => !locked);

/** How many there are besides the records of runs. */
export const countOf = ({ counts }: MemoryOverview): number =>
  counts.filter(({ category }) => category !== 'sop').reduce((sum, { count }) => sum + count, 0);

/** The records of runs, which stay. */
export const recordsOf = ({ counts }: MemoryOverview): number =>
  counts.filter(({ category }) => category === 'sop').reduce((sum, { count }) => sum + count, 0);

/** Nothing is remembered, and nobody looks for words or at the records of runs. */
export const isEmpty = (overview: MemoryOverview, question: MemoryQuestion): boolean =>
  countOf(overview) === 0 && !isSearch(question) && question.category !== 'sop';

/** The values that a filter offers, the fullest first. */
export function choicesOf({ counts }: MemoryOverview, of: 'scope' | 'category'): readonly string[] {
  const sums = new Map<string, number>();
  for (const count of counts) sums.set(count[of], (sums.get(count[of]) ?? 0) + count.count);
  return [...sums].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([value]) => value);
}
