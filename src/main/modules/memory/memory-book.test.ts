import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock';
import { MapMemory } from '../../testing/map-memory';
import type { MemoryRecord } from '../../ports/memory';
import { MemoryBook } from './memory-book';

const never = new AbortController().signal;
const record = (key: string, more: Partial<MemoryRecord> = {}): MemoryRecord => ({
  key,
  content: `about ${key}`,
  category: 'fact',
  scope: 'global',
  at: 1,
  ...more,
});
const audit = record('sop_audit_start_r1', { category: 'sop' });

async function open(...records: readonly MemoryRecord[]) {
  const memory = new MapMemory();
  for (const one of records) await memory.store(one);
  return {
    memory,
    book: new MemoryBook(memory, () => 'sqlite', new FakeClock(100)),
    keys: () => [...memory.records.values()].map(({ key, scope }) => `${scope} ${key}`).sort(),
  };
}

const draft = (key: string, more: Partial<MemoryRecord> = {}) => ({
  key,
  content: 'new words',
  category: 'fact',
  scope: 'global',
  ...more,
});
const everything = { typing: false, offset: 0, limit: 10 };

test('an empty search lists the newest with how many there are; records of runs only where they are asked for, and locked', async () => {
  const { book } = await open(record('a', { at: 1 }), record('b', { at: 2, scope: 'sender:ana' }), audit);
  expect(await book.search({ query: ' ', ...everything, limit: 1 }, never)).toMatchObject({
    entries: [{ key: 'b', locked: false, score: null }],
    total: 2,
  });
  expect(await book.search({ query: '', ...everything, scope: 'global' }, never)).toMatchObject({
    entries: [{ key: 'a' }],
    total: 1,
  });
  expect(await book.search({ query: '', ...everything, category: 'sop' }, never)).toMatchObject({
    entries: [{ key: audit.key, locked: true }],
    total: 1,
  });
  expect(await book.search({ query: 'about a', ...everything }, never)).toMatchObject({
    entries: [{ key: 'a', score: 1 }],
    total: 1,
  });
});

test.each([
  { name: 'a new one', draft: draft('c'), replaces: null, then: ['global a', 'global b', 'global c'] },
  {
    name: 'a changed one',
    draft: draft('a'),
    replaces: { key: 'a', scope: 'global', at: 1 },
    then: ['global a', 'global b'],
  },
  {
    name: 'a renamed one',
    draft: draft('z'),
    replaces: { key: 'a', scope: 'global', at: 1 },
    then: ['global b', 'global z'],
  },
  {
    name: 'one that moves to another scope',
    draft: draft('a', { scope: 'sender:ana' }),
    replaces: { key: 'a', scope: 'global', at: 1 },
    then: ['global b', 'sender:ana a'],
  },
  { name: 'a new one under a name that is taken', draft: draft('a'), replaces: null, then: 'memory.exists' },
  {
    name: 'one renamed to a name that is taken',
    draft: draft('b'),
    replaces: { key: 'a', scope: 'global', at: 1 },
    then: 'memory.exists',
  },
  {
    name: 'one that was changed since it was opened',
    draft: draft('a'),
    replaces: { key: 'a', scope: 'global', at: 0 },
    then: 'memory.changed',
  },
  {
    name: 'one that was forgotten since it was opened',
    draft: draft('x'),
    replaces: { key: 'x', scope: 'global', at: 1 },
    then: 'memory.changed',
  },
  { name: 'a record of a run', draft: draft(audit.key), replaces: null, then: 'memory.locked' },
  {
    name: 'a note among the records of runs',
    draft: draft('mine', { category: 'sop' }),
    replaces: null,
    then: 'memory.locked',
  },
  {
    name: 'a record of a run, renamed',
    draft: draft('mine'),
    replaces: { key: audit.key, scope: 'global', at: 1 },
    then: 'memory.locked',
  },
])('saving $name', async ({ draft: entry, replaces, then }) => {
  const { book, keys } = await open(record('a'), record('b'));
  const saved = await book.save(entry, replaces);
  expect(saved.ok ? keys() : saved.error.code).toEqual(then);
});

test('forgetting takes one scope, or every scope that holds the key; records of runs stay', async () => {
  const { book, keys } = await open(record('a'), record('a', { scope: 'sender:ana' }), record('b'), audit);
  expect(
    await book.forget([
      { key: 'b', scope: 'global' },
      { key: 'x', scope: 'global' },
    ]),
  ).toEqual({ ok: true, value: { forgotten: 1 } });
  expect(await book.forget([{ key: 'a' }])).toEqual({ ok: true, value: { forgotten: 2 } });
  expect(await book.forget([{ key: audit.key }])).toMatchObject({
    ok: false,
    error: { code: 'memory.locked' },
  });
  expect(keys()).toEqual([`global ${audit.key}`]);
});

test('an export is taken up elsewhere; what is newer there stays, and nobody forges a record of a run', async () => {
  const { book } = await open(record('a', { at: 5 }), record('b', { at: 5 }), record('c', { at: 5 }), audit);
  const { fileName, text } = await book.export('json', {});
  expect([fileName, text.includes(audit.key)]).toEqual(['zeroclaw-memory-1970-01-01.json', false]);
  const there = await open(record('a', { at: 9 }), record('b', { at: 3 }));
  const forged = text.replace('"key": "c"', `"key": "${audit.key}"`);
  expect(await there.book.import(text)).toEqual({
    ok: true,
    value: { added: 1, replaced: 1, kept: 1, refused: 0 },
  });
  expect(await there.book.import(forged)).toEqual({
    ok: true,
    value: { added: 0, replaced: 0, kept: 2, refused: 1 },
  });
  expect(there.memory.records.get(JSON.stringify(['a', 'global']))?.at).toBe(9);
});
