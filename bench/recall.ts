// npm run bench -- recall [--memories 100000] [--runs 50000] [--rounds 200] [--dimensions 384] How long a
// recall takes next to the bare FTS5 query it stands on, and next to plain FTS5 tables. See bench/README.md.
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { systemClock } from '../src/main/platform/base/clock';
import { Foreground } from '../src/main/platform/base/foreground';
import { Problems } from '../src/main/platform/base/problems';
import type { Memory } from '../src/main/ports/memory';
import { openDatabase } from '../src/main/platform/storage/database';
import { MemoryMeaning } from '../src/main/modules/memory/storage/memory-meaning';
import { MemoryVectors } from '../src/main/modules/memory/storage/memory-vectors';
import { createSqliteMemory } from '../src/main/modules/memory/storage/sqlite-memory';
import { toMatch } from '../src/main/modules/memory/storage/sqlite-query';
import { toTerms } from '../src/main/modules/memory/storage/terms';
import { percentile, toMilliseconds } from './event-to-step/figures';
import { auditRecord, memoryRecord, queries } from './recall/plant-talk';

const { values } = parseArgs({
  options: {
    memories: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '200' },
    dimensions: { type: 'string', default: '384' },
  },
});
const [memories, runs, rounds, dimensions] = [
  Number(values.memories),
  Number(values.runs),
  Number(values.rounds),
  Number(values.dimensions),
];
if (![memories, runs, rounds, dimensions].every((number) => Number.isInteger(number) && number > 0))
  throw new Error('--memories, --runs, --rounds and --dimensions must be whole numbers, at least 1');

const limit = 10;
const never = new AbortController().signal;
const folder = await mkdtemp(join(tmpdir(), 'zc-bench-recall-'));
const database = openDatabase(join(folder, 'recall.db'));
database.pragma('synchronous = OFF');
const memory = createSqliteMemory(database);
database.exec(
  `CREATE VIRTUAL TABLE plain_words USING fts5(text, tokenize = 'porter unicode61'); CREATE VIRTUAL TABLE plain_trigrams USING fts5(text, tokenize = 'trigram')`,
);
const plain = {
  words: database.prepare('INSERT INTO plain_words (text) VALUES (?)'),
  trigrams: database.prepare('INSERT INTO plain_trigrams (text) VALUES (?)'),
};

/** The two stores in one transaction each would wait for the disk a hundred thousand times. */
async function fill(count: number, one: (number: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  for (let number = 0; number < count; number += 1) {
    if (number % 5000 === 0) database.exec('BEGIN');
    await one(number);
    if (number % 5000 === 4999 || number === count - 1) database.exec('COMMIT');
  }
  return performance.now() - began;
}

const elapsed = async (work: () => unknown): Promise<bigint> => {
  const began = process.hrtime.bigint();
  await work();
  return process.hrtime.bigint() - began;
};
const line = (label: string, ...cells: readonly string[]): void => {
  console.log(`${label.padEnd(46)}${cells.map((cell) => cell.padStart(12)).join('')}`);
};
const middle = (times: readonly bigint[]): bigint => percentile(times, 50);

const filled = await fill(memories, async (number) => {
  const record = memoryRecord(number);
  await memory.store(record);
  plain.words.run(record.content);
  plain.trigrams.run(record.content);
});
console.log(
  `recall: the best ${String(limit)} of ${memories.toLocaleString('en')} memories, ${String(rounds)} rounds, p50 in milliseconds`,
);
console.log(
  `Node ${process.versions.node}, ${process.platform} ${process.arch}; filled in ${(filled / 1000).toFixed(0)} s, the plain tables included\n`,
);

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** The same for the same number, of length 1. */
function randomVector(seed: number, length: number): Float32Array {
  let state = seed + 1;
  const vector = Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  });
  const size = Math.hypot(...vector);
  return vector.map((value) => value / size);
}

/** Recall as against plain FTS5, over all queries. */
async function measure(title: string, memory: Memory): Promise<number> {
  console.log(title);
  line('', 'recall', 'same query', 'ratio', 'plain FTS5', 'ratio', 'found');
  const sums = { recall: 0n, bare: 0n, plain: 0n };
  for (const { query, table, match } of queries) {
    const bare = database.prepare(
      `SELECT rowid FROM memory_index WHERE memory_index MATCH ? ORDER BY rank LIMIT ${String(limit)}`,
    );
    const textbook = database.prepare(
      `SELECT text FROM ${table} WHERE ${table} MATCH ? ORDER BY rank LIMIT ${String(limit)}`,
    );
    const expression = toMatch(toTerms(query)) ?? '';
    const [ours, same, other]: [bigint[], bigint[], bigint[]] = [[], [], []];
    let hits = 0;
    for (let round = 0; round < rounds; round += 1) {
      ours.push(
        await elapsed(async () => {
          hits = (
            await memory.recall(
              query,
              { limit, scopes: ['global', 'sender:desktop', 'conversation:c1'] },
              never,
            )
          ).length;
        }),
      );
      same.push(await elapsed(() => bare.all(expression)));
      other.push(await elapsed(() => textbook.all(match)));
    }
    const [a, b, c] = [middle(ours), middle(same), middle(other)];
    sums.recall += a;
    sums.bare += b;
    sums.plain += c;
    line(
      query,
      toMilliseconds(a),
      toMilliseconds(b),
      `${(Number(a) / Number(b)).toFixed(2)} ×`,
      toMilliseconds(c),
      `${(Number(a) / Number(c)).toFixed(2)} ×`,
      String(hits),
    );
  }
  line(
    'all of them',
    toMilliseconds(sums.recall),
    toMilliseconds(sums.bare),
    `${(Number(sums.recall) / Number(sums.bare)).toFixed(2)} ×`,
    toMilliseconds(sums.plain),
    `${(Number(sums.recall) / Number(sums.plain)).toFixed(2)} ×`,
  );
  console.log('');
  return Number(sums.recall) / Number(sums.plain);
}

const before = await measure('without runs', memory);
await fill(runs * 3, (number) => memory.store(auditRecord(number)));
const after = await measure(`beside the records of ${runs.toLocaleString('en')} runs`, memory);
console.log(
  `recall as against plain FTS5, beside the records of runs and without: ${(after / before).toFixed(2)} ×`,
);

const vectors = new MemoryVectors(database);
const zeros = Array.from({ length: dimensions }, () => 0);
const scale = { unrelated: 0.1, related: 0.3 };
const alike = { latin: scale, other: scale };
vectors.begin('random', {
  questions: { latin: zeros, other: zeros },
  notes: { latin: zeros, other: zeros },
  scales: { latin: alike, other: alike },
});
for (let due = vectors.take(5000); due.length > 0; due = vectors.take(5000))
  vectors.put(due.map((one) => ({ due: one, vector: randomVector(one.id, dimensions) })));
const clock = systemClock;
const meaning = new MemoryMeaning({
  vectors,
  clock,
  foreground: new Foreground(),
  logger: silent,
  problems: new Problems(clock, silent),
});
meaning.start(() => ({
  id: 'random',
  embed: (texts) => Promise.resolve(texts.map((text) => randomVector(text.length, dimensions))),
}));
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
await new Promise((resolve) => {
  setTimeout(resolve, 50);
});
delays.reset();
const byMeaning = await measure(
  `with a vector of ${String(dimensions)} numbers for each, the model's own time left out`,
  createSqliteMemory(database, meaning),
);
delays.disable();
console.log(
  `longest hold of the event loop in the meantime: ${(delays.max / 1e6).toFixed(1)} ms; with vectors as against without: ${(byMeaning / after).toFixed(2)} ×`,
);
await meaning.close();
database.close();
rmSync(folder, { recursive: true });
