import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Memory, MemoryRecord } from '../ports/memory';
import { createMemory, type MemoryBackend } from './create-memory';
import { openDatabase } from './database';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-memory-'));
  folders.push(folder);
  return folder;
}

const newMemory = (backend: MemoryBackend): Memory => createMemory(backend, { database: openDatabase(':memory:'), folder: newFolder() });

const record = (key: string, content: string, more: Partial<MemoryRecord> = {}): MemoryRecord => ({ key, content, category: 'fact', scope: 'global', at: 1_000, ...more });

const facts = [
  record('korean', '3번 밸브를 닫았다', { at: 1 }),
  record('pump', 'The closed valve belongs to pump 15', { at: 2 }),
  record('gate', 'The gate code is 4711', { at: 3 }),
  record('water', '물이 새면 펌프를 끈다', { at: 4 }),
  record('numbered', '17번 모터 점검', { at: 6 }),
  record('quotes', 'He said "AND" OR NOT: 100%', { at: 5 }),
];

describe.each(['sqlite', 'markdown'] as const)('%s memory', (backend) => {
  test.each([
    { query: '밸브', then: ['korean'] },
    { query: '밸브가 어디 있지', then: ['korean'] },
    { query: '밸브에서는', then: ['korean'] },
    { query: '물', then: ['water'] },
    { query: '물을', then: ['water'] },
    { query: '밸', then: ['korean'] },
    { query: '밸브', nfd: true, then: ['korean'] },
    { query: 'VALVES', then: ['pump'] },
    { query: 'closing', then: ['pump'] },
    { query: 'valev pumpp', then: ['pump'] },
    { query: 'the gate?', then: ['gate'] },
    { query: '15', then: ['pump'] },
    { query: '5', then: [] },
    { query: '17번', then: ['numbered'] },
    { query: '7번', then: [] },
    { query: '"AND" OR NOT', then: ['quotes'] },
    { query: '100%', then: ['quotes'] },
    { query: '%', then: ['quotes'] },
    { query: '_', then: [] },
    { query: '" * ( NEAR ^ :', then: [] },
    { query: 'elephant', then: [] },
  ])('"$query" finds $then', async ({ query, nfd, then }) => {
    const memory = newMemory(backend);
    for (const fact of facts) await memory.store(fact);
    const hits = await memory.recall(nfd === true ? query.normalize('NFD') : query, { limit: 10, scopes: ['global'] });
    expect(hits.map(({ key }) => key)).toEqual(then);
    expect(hits.every(({ score }) => score > 0 && score <= 1)).toBe(true);
  });

  test('the score is the share of the question that is found, best first, newer first among equals', async () => {
    const memory = newMemory(backend);
    await memory.store(record('both', 'pressure of the north pump', { at: 1 }));
    await memory.store(record('one', 'pressure of the boiler', { at: 2 }));
    await memory.store(record('one-newer', 'pressure of the boiler', { at: 3 }));
    const hits = await memory.recall('north pressure', { limit: 10, scopes: ['global'] });
    expect(hits.map(({ key, score }) => [key, score])).toEqual([['both', 1], ['one-newer', 0.5], ['one', 0.5]]);
    expect(await memory.recall('north pressure', { limit: 1, scopes: ['global'] })).toHaveLength(1);
  });

  test('only the scopes and the category asked for are searched', async () => {
    const memory = newMemory(backend);
    await memory.store(record('a', 'pressure'));
    await memory.store(record('a', 'pressure here', { scope: 'conversation:1/ä' }));
    await memory.store(record('b', 'pressure audit', { category: 'sop' }));
    const keys = async (scopes: readonly string[], category?: string): Promise<readonly string[]> =>
      (await memory.recall('pressure', { limit: 10, scopes, ...(category === undefined ? {} : { category }) })).map(({ content }) => content).sort();
    expect(await keys(['global'])).toEqual(['pressure', 'pressure audit']);
    expect(await keys(['conversation:1/ä'])).toEqual(['pressure here']);
    expect(await keys(['global', 'conversation:1/ä'], 'fact')).toEqual(['pressure', 'pressure here']);
    expect(await keys([])).toEqual([]);
  });

  test('an empty question gives the newest', async () => {
    const memory = newMemory(backend);
    for (const fact of facts) await memory.store(fact);
    const hits = await memory.recall('  ', { limit: 2, scopes: ['global'] });
    expect(hits.map(({ key, score }) => [key, score])).toEqual([['numbered', 0], ['quotes', 0]]);
  });

  test('a record is replaced by one of the same key and scope, also in another category', async () => {
    const memory = newMemory(backend);
    await memory.store(record('a', 'old words'));
    await memory.store(record('a', 'new words', { category: 'sop', at: 2 }));
    expect(await memory.get('a', 'global')).toEqual(record('a', 'new words', { category: 'sop', at: 2 }));
    expect(await memory.recall('old', { limit: 10, scopes: ['global'] })).toEqual([]);
  });

  test('what was forgotten is gone, and forgetting says whether there was something', async () => {
    const memory = newMemory(backend);
    await memory.store(record('a', 'pressure'));
    expect([await memory.forget('a', 'other'), await memory.forget('a', 'global'), await memory.forget('a', 'global')]).toEqual([false, true, false]);
    expect([await memory.get('a', 'global'), await memory.recall('pressure', { limit: 10, scopes: ['global'] })]).toEqual([null, []]);
  });

  test.each(['two\nlines\\n', '**bold** <!-- comment -->', ' spaces around ', '- **key**: value', 'windows\r\nlines', ''])('keeps the content %j exactly', async (content) => {
    const memory = newMemory(backend);
    await memory.store(record('k*e*y: **x**', content));
    expect(await memory.get('k*e*y: **x**', 'global')).toEqual(record('k*e*y: **x**', content));
  });

  test('a question as long as a book is answered', async () => {
    const memory = newMemory(backend);
    await memory.store(record('a', 'pressure'));
    expect(await memory.recall(`pressure ${'x'.repeat(100_000)} ${'word '.repeat(10_000)}`, { limit: 1, scopes: ['global'] })).toHaveLength(1);
  });
});

test('the memory none keeps nothing', async () => {
  const memory = newMemory('none');
  await memory.store(record('a', 'pressure'));
  expect([await memory.get('a', 'global'), await memory.recall('pressure', { limit: 1, scopes: ['global'] }), await memory.forget('a', 'global')]).toEqual([null, [], false]);
});

test('Markdown memory keeps the words a person wrote around its records, and reads records written by hand', async () => {
  const folder = newFolder();
  const memory = createMemory('markdown', { database: openDatabase(':memory:'), folder });
  writeFileSync(join(folder, 'fact.md'), '# What we know\n\nSome words.\n\n- **by-hand**: the key hangs left\n');
  await memory.store(record('a', 'pressure', { at: 0 }));
  expect(readFileSync(join(folder, 'fact.md'), 'utf8')).toBe('# What we know\n\nSome words.\n\n- **by-hand**: the key hangs left\n- **a**: pressure <!-- global 1970-01-01T00:00:00.000Z -->\n');
  expect(await memory.get('by-hand', 'global')).toEqual(record('by-hand', 'the key hangs left', { at: 0 }));
});
