import { expect, test } from 'vitest';
import type { MemoryEntry } from '../../../shared/memory';
import {
  choicesOf,
  countOf,
  entryAt,
  forgettable,
  isEmpty,
  pagesToRead,
  pageSize,
  recordsOf,
  unread,
  withFirst,
  withPage,
} from './memory-state';

const question = { query: '', scope: null, category: null };
const entry = (key: string, locked = false): MemoryEntry => ({
  key,
  content: key,
  category: locked ? 'sop' : 'fact',
  scope: 'global',
  at: 1,
  score: null,
  locked,
});
const page = (number: number): readonly MemoryEntry[] =>
  Array.from({ length: pageSize }, (_, index) => entry(`${String(number)}-${String(index)}`));

test('pages are found by the number of the row, and what was not read is not there', () => {
  const list = withPage(
    withPage(unread(question), question, 0, { entries: page(0), total: 1_000 }),
    question,
    3,
    { entries: page(3), total: 1_000 },
  );
  expect([
    entryAt(list, 1)?.key,
    entryAt(list, 3 * pageSize)?.key,
    entryAt(list, pageSize),
    list.total,
  ]).toEqual(['0-1', '3-0', undefined, 1_000]);
});

test('an answer to what is no longer asked is let go', () => {
  const list = unread({ ...question, query: 'pump' });
  expect(withPage(list, question, 0, { entries: page(0), total: 5 })).toBe(list);
});

test('what is read far down stays in view while something new is remembered, and is read again where somebody looks', () => {
  const answers = (number: number, total: number) => ({ entries: page(number), total });
  const far = [1, 2].reduce(
    (list, number) => withPage(list, question, number, answers(number, 300)),
    withFirst(unread(question), question, answers(0, 300)),
  );
  const again = withFirst(far, question, answers(0, 301));
  expect([entryAt(again, 2 * pageSize)?.key, again.total, pagesToRead(again, [1, 199, 200])]).toEqual([
    '2-0',
    301,
    [1, 2],
  ]);
  expect(pagesToRead(withPage(again, question, 2, answers(2, 301)), [199, 200])).toEqual([1]);
  const another = { ...question, category: 'fact' };
  expect(withFirst({ ...far, question: another }, another, answers(0, 120)).pages).toEqual({ 0: page(0) });
  expect(withFirst(far, another, answers(0, 120))).toBe(far);
});

test('records of runs can not be forgotten, and do not count', () => {
  const list = withPage(unread(question), question, 0, {
    entries: [entry('a'), entry('b', true)],
    total: null,
  });
  expect([forgettable(list).map(({ key }) => key), list.more]).toEqual([['a'], true]);
  const overview = {
    backend: 'sqlite' as const,
    counts: [
      { scope: 'global', category: 'sop', count: 9 },
      { scope: 'sender:desktop', category: 'fact', count: 2 },
      { scope: 'global', category: 'fact', count: 1 },
    ],
  };
  expect([countOf(overview), choicesOf(overview, 'scope'), choicesOf(overview, 'category')]).toEqual([
    3,
    ['global', 'sender:desktop'],
    ['sop', 'fact'],
  ]);
});

test('where there are only records of runs, nothing is remembered, whatever is filtered; they are shown when somebody wants them', () => {
  const overview = { backend: 'sqlite' as const, counts: [{ scope: 'global', category: 'sop', count: 9 }] };
  expect([
    recordsOf(overview),
    isEmpty(overview, question),
    isEmpty(overview, { ...question, scope: 'global' }),
    isEmpty(overview, { ...question, category: 'fact' }),
  ]).toEqual([9, true, true, true]);
  expect([
    isEmpty(overview, { ...question, category: 'sop' }),
    isEmpty(overview, { ...question, query: 'pump' }),
    isEmpty({ ...overview, counts: [{ scope: 'global', category: 'fact', count: 1 }] }, question),
  ]).toEqual([false, false, false]);
});

test('a search that finds more than a page holds shows every one of them', () => {
  const search = { ...question, query: 'pump' };
  const list = withFirst(unread(search), search, { entries: [...page(0), ...page(1)], total: null });
  expect([
    entryAt(list, pageSize - 1)?.key,
    entryAt(list, 2 * pageSize - 1)?.key,
    list.total,
    forgettable(list).length,
  ]).toEqual(['0-99', '1-99', 200, 200]);
  expect(forgettable(withFirst(list, search, { entries: page(2), total: 100 }))).toEqual(page(2));
});
