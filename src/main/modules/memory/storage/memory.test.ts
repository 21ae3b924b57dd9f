import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Memory, MemoryRecord } from '../../../ports/memory';
import { createMemory, type MemoryBackend } from './create-memory';
import { openDatabase } from '../../../platform/storage/database';
import { allMigrations } from '../../../platform/storage/migrations/all';

const never = new AbortController().signal;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zeroclaw-memory-'));
  folders.push(folder);
  return folder;
}

const newMemory = (backend: MemoryBackend): Memory =>
  createMemory(backend, { database: openDatabase(':memory:'), folder: newFolder() });

const record = (key: string, content: string, more: Partial<MemoryRecord> = {}): MemoryRecord => ({
  key,
  content,
  category: 'fact',
  scope: 'global',
  at: 1_000,
  ...more,
});

const facts = [
  record('korean', '3번 밸브를 닫았다', { at: 1 }),
  record('pump', 'The closed valve belongs to pump 15', { at: 2 }),
  record('gate', 'The gate code is 4711', { at: 3 }),
  record('water', '물이 새면 펌프를 끈다', { at: 4 }),
  record('numbered', '17번 모터 점검', { at: 6 }),
  record('cooling', '주냉각펌프의 압력이 높을 때는 V-12를 먼저 잠근다', { at: 7 }),
  record('battery', 'The batteries of LED 3.5 were replaced by 김철수', { at: 8 }),
  record('quotes', 'He said "AND" OR NOT: 100%', { at: 5 }),
];

describe.each(['sqlite', 'markdown'] as const)('%s memory', (backend) => {
  test.each([
    { query: '밸브', then: ['korean'] },
    { query: '펌프', then: ['cooling', 'water'] },
    { query: '펌프를', then: ['water', 'cooling'] },
    { query: '냉각 펌프', then: ['cooling', 'water'] },
    { query: '냉각펌프는', then: ['cooling'] },
    { query: '압력', then: ['cooling'] },
    { query: '압력에서는', then: ['cooling'] },
    { query: '높아', then: [] },
    { query: 'V-12', then: ['cooling'] },
    { query: 'v12가 뭐야', then: ['cooling'] },
    { query: 'V-1', then: [] },
    { query: '철수', then: ['battery'] },
    { query: 'replacing the battery', then: ['battery'] },
    { query: '3.5', then: ['battery'] },
    { query: 'bateries', then: ['battery'] },
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
    { query: '%', then: [] },
    { query: '_', then: [] },
    { query: '" * ( NEAR ^ :', then: [] },
    { query: 'elephant', then: [] },
  ])('"$query" finds $then', async ({ query, nfd, then }) => {
    const memory = newMemory(backend);
    for (const fact of facts) await memory.store(fact);
    const hits = await memory.recall(
      nfd === true ? query.normalize('NFD') : query,
      { limit: 10, scopes: ['global'] },
      never,
    );
    expect(hits.map(({ key }) => key)).toEqual(then);
    expect(hits.every(({ score }) => score > 0 && score <= 1)).toBe(true);
  });

  test.each([
    { query: '온도', then: ['indoor 1'] },
    { query: '온도가 몇 도', then: ['indoor 0.45'] },
    { query: '회로', then: ['circuit 1'] },
    { query: '회의', then: [] },
    { query: '수은', then: [] },
    { query: '가을', then: [] },
    { query: '물도', then: ['leak 0.9'] },
    { query: '물은', then: ['leak 0.9', 'tank 0.9'] },
    { query: '길이', then: ['road 0.9'] },
  ])('"$query", which ends as if with a particle, finds $then', async ({ query, then }) => {
    const memory = newMemory(backend);
    const texts = {
      leak: '물이 새면 끈다',
      tank: '물탱크 점검',
      indoor: '실내온도는 24를 넘지 않게',
      hot: '온수 배관',
      circuit: '제어회로 퓨즈',
      turn: '회전 방향',
      wednesday: '수요일 휴무',
      gas: '가스 밸브',
      road: '길에서 기다린다',
      guide: '길잡이',
    };
    for (const [at, [key, content]] of Object.entries(texts).entries())
      await memory.store(record(key, content, { at: -at }));
    expect(
      (await memory.recall(query, { limit: 10, scopes: ['global'] }, never)).map(
        ({ key, score }) => `${key} ${String(Math.round(score * 100) / 100)}`,
      ),
    ).toEqual(then);
  });

  test('the score is the share of the question that is found, best first, newer first among equals', async () => {
    const memory = newMemory(backend);
    await memory.store(record('both', 'pressure of the north pump', { at: 1 }));
    await memory.store(record('one', 'pressure of the boiler', { at: 2 }));
    await memory.store(record('one-newer', 'pressure of the boiler', { at: 3 }));
    const hits = await memory.recall('north pressure', { limit: 10, scopes: ['global'] }, never);
    expect(hits.map(({ key, score }) => [key, score])).toEqual([
      ['both', 1],
      ['one-newer', 0.5],
      ['one', 0.5],
    ]);
    expect(await memory.recall('north pressure', { limit: 1, scopes: ['global'] }, never)).toHaveLength(1);
  });

  test('only the scopes and the category asked for are searched', async () => {
    const memory = newMemory(backend);
    await memory.store(record('a', 'pressure'));
    await memory.store(record('a', 'pressure here', { scope: 'conversation:1/ä' }));
    await memory.store(record('b', 'pressure audit', { category: 'sop' }));
    const keys = async (scopes: readonly string[] | 'all', category?: string): Promise<readonly string[]> =>
      (
        await memory.recall(
          'pressure',
          { limit: 10, scopes, ...(category === undefined ? {} : { category }) },
          never,
        )
      )
        .map(({ content }) => content)
        .sort();
    expect(await keys(['global'])).toEqual(['pressure']);
    expect(await keys(['global'], 'sop')).toEqual(['pressure audit']);
    expect(await keys('all')).toEqual(['pressure', 'pressure here']);
    expect(await keys(['conversation:1/ä'])).toEqual(['pressure here']);
    expect(await keys(['global', 'conversation:1/ä'], 'fact')).toEqual(['pressure', 'pressure here']);
    expect(await keys([])).toEqual([]);
  });

  test('a word that is still being typed is found by its beginning', async () => {
    const memory = newMemory(backend);
    for (const fact of facts) await memory.store(fact);
    const keys = async (query: string, typing: boolean): Promise<readonly string[]> =>
      (await memory.recall(query, { limit: 10, scopes: 'all', typing }, never)).map(({ key }) => key);
    expect([await keys('the val', true), await keys('the val', false), await keys('va pump', true)]).toEqual([
      ['pump'],
      [],
      ['pump'],
    ]);
  });

  test('records of runs are found when they are asked for, and never beside others', async () => {
    const memory = newMemory(backend);
    await memory.store(
      record('sop_audit_start_r1', '{"sop_name":"pump-overpressure"}', { category: 'sop', at: 5 }),
    );
    await memory.store(record('note', 'pump-overpressure runs at night', { at: 1 }));
    const keys = async (query: string, category?: string): Promise<readonly string[]> =>
      (
        await memory.recall(
          query,
          { limit: 10, scopes: ['global'], ...(category === undefined ? {} : { category }) },
          never,
        )
      ).map(({ key }) => key);
    expect([
      await keys('overpressure'),
      await keys('overpressure', 'sop'),
      await keys(''),
      await keys('', 'sop'),
    ]).toEqual([['note'], ['sop_audit_start_r1'], ['note'], ['sop_audit_start_r1']]);
  });

  test('a message of many words finds what fits a good part of it', async () => {
    const memory = newMemory(backend);
    await memory.store(record('feed', 'Valve V-12 is the feed valve of pump P-3'));
    const [hit] = await memory.recall(
      'Good morning, yesterday evening the north pump began to rattle again, can you tell me which valve feeds it and whether I should close that before the shift ends?',
      { limit: 1, scopes: ['global'] },
      never,
    );
    expect(hit?.score).toBeGreaterThan(0.4);
  });

  test('pages show the newest first, and every kind is counted', async () => {
    const memory = newMemory(backend);
    for (const fact of facts) await memory.store(fact);
    await memory.store(
      record('talk', 'hello there', { category: 'conversation', scope: 'sender:desktop', at: 50 }),
    );
    await memory.store(record('sop_audit_start_r1', '{}', { category: 'sop', at: 60 }));
    const page = async (offset: number): Promise<readonly string[]> =>
      (await memory.list({ scopes: 'all', offset, limit: 3 })).map(({ key }) => key);
    expect([await page(0), await page(3)]).toEqual([
      ['talk', 'battery', 'cooling'],
      ['numbered', 'quotes', 'water'],
    ]);
    expect(
      (await memory.list({ scopes: ['global'], category: 'sop', offset: 0, limit: 9 })).map(({ key }) => key),
    ).toEqual(['sop_audit_start_r1']);
    expect([...(await memory.counts())].sort((a, b) => a.category.localeCompare(b.category))).toEqual([
      { scope: 'sender:desktop', category: 'conversation', count: 1 },
      { scope: 'global', category: 'fact', count: 8 },
      { scope: 'global', category: 'sop', count: 1 },
    ]);
  });

  test('an abort ends a question', async () => {
    await expect(
      newMemory(backend).recall('pump', { limit: 1, scopes: 'all' }, AbortSignal.abort(new Error('stopped'))),
    ).rejects.toThrow('stopped');
  });

  test('an empty question gives the newest', async () => {
    const memory = newMemory(backend);
    for (const fact of facts) await memory.store(fact);
    const hits = await memory.recall('  ', { limit: 2, scopes: ['global'] }, never);
    expect(hits.map(({ key, score }) => [key, score])).toEqual([
      ['battery', 0],
      ['cooling', 0],
    ]);
  });

  test('a record is replaced by one of the same key and scope, also in another category', async () => {
    const memory = newMemory(backend);
    await memory.store(record('a', 'old words'));
    await memory.store(record('a', 'new words', { category: 'sop', at: 2 }));
    expect(await memory.get('a', 'global')).toEqual(record('a', 'new words', { category: 'sop', at: 2 }));
    expect(await memory.recall('old', { limit: 10, scopes: ['global'] }, never)).toEqual([]);
  });

  test('what was forgotten is gone, and forgetting says whether there was something', async () => {
    const memory = newMemory(backend);
    await memory.store(record('a', 'pressure'));
    expect([
      await memory.forget('a', 'other'),
      await memory.forget('a', 'global'),
      await memory.forget('a', 'global'),
    ]).toEqual([false, true, false]);
    expect([
      await memory.get('a', 'global'),
      await memory.recall('pressure', { limit: 10, scopes: ['global'] }, never),
    ]).toEqual([null, []]);
  });

  test.each([
    'two\nlines\\n',
    '**bold** <!-- comment -->',
    ' spaces around ',
    '- **key**: value',
    'windows\r\nlines',
    '',
  ])('keeps the content %j exactly', async (content) => {
    const memory = newMemory(backend);
    await memory.store(record('k*e*y: **x**', content));
    expect(await memory.get('k*e*y: **x**', 'global')).toEqual(record('k*e*y: **x**', content));
  });

  test('a question as long as a book is answered', async () => {
    const memory = newMemory(backend);
    await memory.store(record('a', 'pressure'));
    expect(
      await memory.recall(
        `pressure ${'x'.repeat(100_000)} ${'word '.repeat(10_000)}`,
        { limit: 1, scopes: ['global'] },
        never,
      ),
    ).toHaveLength(1);
  });
});

test('the memory none keeps nothing', async () => {
  const memory = newMemory('none');
  await memory.store(record('a', 'pressure'));
  expect([
    await memory.get('a', 'global'),
    await memory.recall('pressure', { limit: 1, scopes: ['global'] }, never),
    await memory.forget('a', 'global'),
  ]).toEqual([null, [], false]);
});

test('Markdown memory keeps the words a person wrote around its records, and reads records written by hand', async () => {
  const folder = newFolder();
  const memory = createMemory('markdown', { database: openDatabase(':memory:'), folder });
  writeFileSync(
    join(folder, 'fact.md'),
    '# What we know\n\nSome words.\n\n- **by-hand**: the key hangs left\n',
  );
  await memory.store(record('a', 'pressure', { at: 0 }));
  expect(readFileSync(join(folder, 'fact.md'), 'utf8')).toBe(
    '# What we know\n\nSome words.\n\n- **by-hand**: the key hangs left\n- **a**: pressure <!-- global 1970-01-01T00:00:00.000Z -->\n',
  );
  expect(await memory.get('by-hand', 'global')).toEqual(record('by-hand', 'the key hangs left', { at: 0 }));
});

test('a Markdown file that was edited by hand counts at once', async () => {
  const folder = newFolder();
  const memory = createMemory('markdown', { database: openDatabase(':memory:'), folder });
  await memory.store(record('a', 'the key hangs left'));
  const file = join(folder, 'fact.md');
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8').replace('left', 'behind the door')}* **b**: spare fuses lie in the drawer`,
  );
  expect(
    (await memory.recall('key', { limit: 5, scopes: ['global'] }, never)).map(({ content }) => content),
  ).toEqual(['the key hangs behind the door']);
  await memory.store(record('c', 'the third one'));
  expect((await memory.list({ scopes: 'all', offset: 0, limit: 9 })).map(({ key }) => key)).toEqual([
    'c',
    'a',
    'b',
  ]);
  await memory.forget('b', 'global');
  expect(readFileSync(file, 'utf8')).toBe(
    '# fact\n\n- **a**: the key hangs behind the door <!-- global 1970-01-01T00:00:01.000Z -->\n- **c**: the third one <!-- global 1970-01-01T00:00:01.000Z -->\n',
  );
});

test('memories of an older database are found after the upgrade', async () => {
  const folder = newFolder();
  const file = join(folder, 'old.db');
  const before = openDatabase(file, { migrations: allMigrations.slice(0, 9) });
  before
    .prepare(
      "INSERT INTO memory (key, scope, category, content, at, search_text) VALUES ('old', 'global', 'fact', '펌프를 끈다', 1, ''), ('sop_audit_start_r1', 'global', 'sop', '펌프', 2, '')",
    )
    .run();
  before.close();
  const database = openDatabase(file);
  const memory = createMemory('sqlite', { database, folder });
  expect(
    (await memory.recall('펌프', { limit: 5, scopes: ['global'] }, never)).map(({ key }) => key),
  ).toEqual(['old']);
  expect(
    (await memory.recall('펌프', { limit: 5, scopes: ['global'], category: 'sop' }, never)).map(
      ({ key }) => key,
    ),
  ).toEqual(['sop_audit_start_r1']);
  database.close();
});
