import { afterEach, expect, test } from 'vitest';
import { Foreground } from '../../../platform/base/foreground';
import { Problems } from '../../../platform/base/problems';
import type { Embedder } from '../../../ports/embedder';
import type { Memory, MemoryRecord } from '../../../ports/memory';
import { FakeClock } from '../../../testing/fake-clock';
import { WordEmbedder } from '../../../testing/word-embedder';
import { openDatabase, type Database } from '../../../platform/storage/database';
import { koreanPairs, latinPairs } from './calibration-pairs';
import { calibrationTexts } from './meaning-score';
import { MemoryMeaning } from './memory-meaning';
import { MemoryVectors } from './memory-vectors';
import { createSqliteMemory } from './sqlite-memory';
import { comesTrue } from '../../../testing/comes-true';

const never = new AbortController().signal;
const logger = {
  debug() {},
  info() {},
  warn() {},
  error(message: string, facts?: unknown) {
    throw new Error(`${message} ${JSON.stringify(facts)}`);
  },
};
const open: MemoryMeaning[] = [];
afterEach(async () => {
  for (const meaning of open.splice(0)) await meaning.close();
});

const inEnglish = new Map(
  koreanPairs.flatMap((pair, index) => pair.map((text) => [text, latinPairs[index]?.[0] ?? text])),
);

/** Says the same of a text and of its translation, as a model does that knows both languages. */
class TwoLanguages extends WordEmbedder {
  failure: Error | null = null;
  hold: Promise<void> | null = null;

  constructor(override readonly id = 'words') {
    super();
  }

  override async embed(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    await this.hold;
    if (this.failure !== null) throw this.failure;
    return await super.embed(
      texts.map((text) =>
        (inEnglish.get(text) ?? text).replaceAll('압력 밸브', 'pressure valve').replaceAll('잠금', 'closing'),
      ),
      signal,
    );
  }
}

interface Bench {
  readonly memory: Memory;
  readonly meaning: MemoryMeaning;
  readonly clock: FakeClock;
  readonly problems: Problems;
  readonly foreground: Foreground;
  readonly database: Database;
  use(embedder: Embedder | null): void;
  find(
    query: string,
    more?: { readonly scopes?: readonly string[]; readonly category?: string },
  ): Promise<readonly (readonly [string, number])[]>;
}

function setUp(first: Embedder | null, database = openDatabase(':memory:')): Bench {
  const [clock, foreground] = [new FakeClock(), new Foreground()];
  const problems = new Problems(clock, logger);
  const meaning = new MemoryMeaning({
    vectors: new MemoryVectors(database),
    foreground,
    clock,
    logger,
    problems,
  });
  open.push(meaning);
  const memory = createSqliteMemory(database, meaning);
  let embedder = first;
  meaning.start(() => embedder);
  return {
    memory,
    meaning,
    clock,
    problems,
    foreground,
    database,
    use(next) {
      embedder = next;
      meaning.lookAgain();
    },
    find: async (query, { scopes = ['global'], category } = {}) =>
      (
        await memory.recall(
          query,
          { limit: 5, scopes, ...(category === undefined ? {} : { category }) },
          never,
        )
      ).map(({ key, score }) => [key, Number(score.toFixed(2))] as const),
  };
}

const record = (key: string, content: string, more: Partial<MemoryRecord> = {}): MemoryRecord => ({
  key,
  content,
  category: 'conversation',
  scope: 'global',
  at: 1_000,
  ...more,
});
const vectorsIn = (database: Database): number =>
  database.prepare<[], number>('SELECT count(*) FROM memory_vectors').pluck().get() ?? 0;
const filled = async ({ clock, database }: Bench, count: number): Promise<void> => {
  await comesTrue(async () => {
    await clock.advance(3_000);
    expect(vectorsIn(database)).toBe(count);
  });
};

test('a memory in another language is found by what it means once it has its vector, and by its words alone before', async () => {
  const bench = setUp(new TwoLanguages());
  await bench.memory.store(record('ko', '압력 밸브 잠금'));
  await bench.memory.store(record('other', 'the violin is out of tune'));
  expect(await bench.find('closing of the pressure valve')).toEqual([]);
  await filled(bench, 2);
  const [[key, score] = ['', 0], ...others] = await bench.find('closing of the pressure valve');
  expect(key).toBe('ko');
  expect(score).toBeGreaterThan(0.4);
  expect(score).toBeLessThanOrEqual(0.8);
  for (const [, less] of others) expect(less).toBeLessThan(0.4);
});

test('meaning adds to the words, all words are enough; scopes and categories hold, and records of runs have no meaning', async () => {
  const bench = setUp(new TwoLanguages());
  await bench.memory.store(record('words', 'closing the pressure valve', { at: 1 }));
  await bench.memory.store(record('mine', '압력 밸브 잠금', { scope: 'sender:ana' }));
  await bench.memory.store(record('fact', '압력 밸브', { category: 'fact' }));
  await bench.memory.store(record('sop_audit_1', 'closing the pressure valve', { category: 'sop' }));
  await filled(bench, 3);
  expect((await bench.find('closing the pressure valve')).map(([key]) => key)).toEqual(['words', 'fact']);
  expect((await bench.find('closing the pressure valve'))[0]).toEqual(['words', 1]);
  expect(
    (await bench.find('closing the pressure valve', { scopes: ['sender:ana'] })).map(([key]) => key),
  ).toEqual(['mine']);
  expect((await bench.find('closing the pressure valve', { category: 'fact' })).map(([key]) => key)).toEqual([
    'fact',
  ]);
  expect(await bench.find('closing the pressure valve', { category: 'sop' })).toEqual([['sop_audit_1', 1]]);
});

test('what is changed or forgotten is not found by what it meant before', async () => {
  const bench = setUp(new TwoLanguages());
  await bench.memory.store(record('a', '압력 밸브 잠금'));
  await bench.memory.store(record('b', '압력 밸브'));
  await filled(bench, 2);
  await bench.memory.forget('b', 'global');
  await bench.memory.store(record('a', '고양이'));
  expect(vectorsIn(bench.database)).toBe(0);
  expect(await bench.find('closing the pressure valve')).toEqual([]);
  await filled(bench, 1);
  expect(await bench.find('closing the pressure valve')).toEqual([]);
});

test('vectors outlast a restart, and are made again for another model', async () => {
  const first = new TwoLanguages();
  const bench = setUp(first);
  for (let number = 0; number < 40; number += 1)
    await bench.memory.store(record(`m${String(number)}`, `압력 밸브 ${String(number)}`));
  await filled(bench, 40);
  await bench.meaning.close();
  const again = new TwoLanguages();
  const later = setUp(again, bench.database);
  await comesTrue(async () => {
    expect(await later.find('pressure valve')).toHaveLength(5);
  });
  expect(again.asked).toEqual([['pressure valve']]);

  const other = new TwoLanguages('another');
  later.use(other);
  await filled(later, 40);
  expect(other.asked.flat().filter((text) => text.startsWith('pressure valve'))).toHaveLength(40);
  expect(await later.find('pressure valve')).toHaveLength(5);
});

test('a question waits for its vector a moment and no longer, and the model goes on for the next one', async () => {
  const embedder = new TwoLanguages();
  const bench = setUp(embedder);
  await bench.memory.store(record('ko', '압력 밸브 잠금 valve'));
  await filled(bench, 1);
  let release = (): void => {};
  embedder.hold = new Promise((resolve) => {
    release = resolve;
  });
  const asked = bench.find('closing valve');
  await bench.clock.advance(1_500);
  expect(await asked).toEqual([['ko', 0.5]]);
  release();
  embedder.hold = null;
  expect((await bench.find('closing valve'))[0]?.[1]).toBeGreaterThan(0.5);
  await expect(
    bench.memory.recall('x', { limit: 1, scopes: 'all' }, AbortSignal.abort(new Error('stopped'))),
  ).rejects.toThrow('stopped');
});

test('a model that fails is told, words go on to be found, and it is tried again', async () => {
  const embedder = new TwoLanguages();
  embedder.failure = new Error('the file is damaged');
  const bench = setUp(embedder);
  await bench.memory.store(record('a', 'closing valve'));
  await comesTrue(async () => {
    await bench.clock.advance(3_000);
    expect(bench.problems.list()).toMatchObject([
      { id: 'memory-vectors', message: expect.stringContaining('the file is damaged') as string },
    ]);
  });
  expect(await bench.find('valve')).toEqual([['a', 1]]);
  embedder.failure = null;
  await bench.clock.advance(60_000);
  await filled(bench, 1);
  await comesTrue(() => {
    expect(bench.problems.list()).toEqual([]);
  });
});

test('work that people wait for goes first', async () => {
  const embedder = new TwoLanguages();
  const bench = setUp(embedder);
  await comesTrue(async () => {
    await bench.clock.advance(3_000);
    expect(embedder.asked.flat()).toHaveLength(calibrationTexts.length);
  });
  let done = (): void => {};
  const work = bench.foreground.during(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  await bench.memory.store(record('a', 'closing valve'));
  await bench.clock.advance(600_000);
  expect(vectorsIn(bench.database)).toBe(0);
  done();
  await work;
  await filled(bench, 1);
});

test('without a model nothing is made, and words are found', async () => {
  const bench = setUp(null);
  await bench.memory.store(record('a', 'closing valve'));
  await bench.clock.advance(600_000);
  expect([vectorsIn(bench.database), await bench.find('valve')]).toEqual([0, [['a', 1]]]);
});
