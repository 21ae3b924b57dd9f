// npm run bench -- run-starts [--starts 2000]
// Durable starts of runs per second, next to plain inserts of the same bytes. See bench/README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/main/platform/storage/database';
import { createRunLog } from '../src/main/modules/record/storage/run-log';
import { FakeClock } from '../src/main/testing/fake-clock';
import { openEngine } from '../tests/integration/sop/engine-bench';
import { percentile, toMilliseconds } from './event-to-step/figures';
import { openPlainInserts } from './event-to-step/plain-inserts';

const { values } = parseArgs({ options: { starts: { type: 'string', default: '2000' } } });
const starts = Number(values.starts);
if (!Number.isInteger(starts) || starts < 1) throw new Error('--starts must be a whole number, at least 1');

/** Runs that are active at the same time: they wait for a person, and are cancelled between the blocks. */
const block = 100;
const warmUp = block;
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const folder = mkdtempSync(join(tmpdir(), 'zc-run-starts-'));
const database = openDatabase(join(folder, 'zeroclaw.db'));
const log = createRunLog(database);
const plain = openPlainInserts(folder);
const { engine, clock } = openEngine({
  procedures: [
    {
      name: 'pump',
      toml: 'max_concurrent = 1000\n[[triggers]]\ntype = "mqtt"\ntopic = "pressure"\ncondition = "$.value > 85"\n',
      steps:
        '1. **Check** — Read the pressure switch.\n   - tools: read\n2. **Close** — Set pin 5 LOW.\n   - tools: write\n   - requires_confirmation: true\n',
    },
  ],
  tools: [],
  database,
  clock: new FakeClock(),
  settings: { maxActiveRuns: 1000 },
});
const ours: bigint[] = [];
const theirs: bigint[] = [];

for (let number = 0; number < warmUp + starts; number += 1) {
  const began = process.hrtime.bigint();
  const [row] = engine.dispatch(
    {
      source: 'mqtt',
      topic: 'pressure',
      payload: `{"value": 92, "number": ${String(number)}}`,
      receivedAt: clock.now(),
    },
    'mqtt',
  );
  const took = process.hrtime.bigint() - began;
  if (row?.result !== 'started') throw new Error(`It did not start: ${JSON.stringify(row)}`);
  const texts = log.read(row.runId).map(({ event }) => JSON.stringify(event));
  const plainTook = plain.writeTogether(texts);
  if (number >= warmUp) {
    ours.push(took);
    theirs.push(plainTook);
  }
  await nextTurn();
  if (number % block === block - 1) {
    for (const run of engine.activeRuns())
      engine.cancel(run.runId, 'the next block', { by: 'bench', via: 'bench' });
  }
}
await engine.close();
database.close();
plain.close();
rmSync(folder, { recursive: true });

const sum = (times: readonly bigint[]): number => Number(times.reduce((total, time) => total + time, 0n));
const perSecond = (times: readonly bigint[]): string => (times.length / (sum(times) / 1e9)).toFixed(0);
const line = (label: string, ...cells: readonly string[]): void => {
  console.log(`${label.padEnd(52)}${cells.map((cell) => cell.padStart(12)).join('')}`);
};
console.log(
  `run-starts: ${String(starts)} starts after ${String(warmUp)} that do not count, on the disk of ${tmpdir()}`,
);
console.log(
  `Node ${process.versions.node}, ${process.platform} ${process.arch}; milliseconds of process.hrtime\n`,
);
line('', 'a second', 'p50', 'p99');
line(
  'event in, run on disk (match, limits, run, ledger)',
  perSecond(ours),
  toMilliseconds(percentile(ours, 50)),
  toMilliseconds(percentile(ours, 99)),
);
line(
  'plain better-sqlite3 inserts of the same bytes',
  perSecond(theirs),
  toMilliseconds(percentile(theirs, 50)),
  toMilliseconds(percentile(theirs, 99)),
);
line(
  'ratio',
  `${(sum(ours) / sum(theirs)).toFixed(2)} ×`,
  `${(Number(percentile(ours, 50)) / Number(percentile(theirs, 50))).toFixed(2)} ×`,
  `${(Number(percentile(ours, 99)) / Number(percentile(theirs, 99))).toFixed(2)} ×`,
);
