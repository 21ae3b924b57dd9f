// npm run bench -- record-chain [--starts 2000]
// What the chain of the record, and its seal, cost a durable start of a run. See bench/README.md.
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../src/main/platform/storage/database';
import { openDatabase } from '../src/main/platform/storage/database';
import type { prepareLinks } from '../src/main/platform/storage/record-links';
import { keepSealed, sealAll } from '../src/main/modules/record/chain/seal';
import { signerOf } from '../src/main/modules/record/chain/signing-key';
import { createRunLog } from '../src/main/modules/record/storage/run-log';
import { FakeClock } from '../src/main/testing/fake-clock';
import { openEngine } from '../tests/integration/sop/engine-bench';
import { percentile } from './event-to-step/figures';

const { values } = parseArgs({ options: { starts: { type: 'string', default: '2000' } } });
const starts = Number(values.starts);
if (!Number.isInteger(starts) || starts < 1) throw new Error('--starts must be a whole number, at least 1');

const signer = signerOf(generateKeyPairSync('ed25519').privateKey);
const block = 100;
const warmUp = block;
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** As many bytes on the disk, and no hash, no look at the end of the record, and no move of it. */
const unchained: typeof prepareLinks = (_database, write) => {
  let link = 0;
  const hash = Buffer.alloc(32);
  return (events) => {
    for (const event of events) {
      link += 1;
      write({ ...event, link, hash });
    }
  };
};

const folder = mkdtempSync(join(tmpdir(), 'zc-record-chain-'));
const open = (name: string, links?: typeof prepareLinks) => {
  const database: Database = openDatabase(join(folder, `${name}.db`));
  if (links === undefined) {
    sealAll(database, signer);
    keepSealed(database, signer, () => true);
  }
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
    around: () => createRunLog(database, links),
  });
  const start = (number: number): bigint => {
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
    return took;
  };
  return {
    start,
    clear: (): void => {
      for (const run of engine.activeRuns())
        engine.cancel(run.runId, 'the next block', { by: 'bench', via: 'bench' });
    },
    close: async (): Promise<void> => {
      await engine.close();
      database.close();
    },
  };
};

const sides = [
  { name: 'with the chain', of: open('chained'), times: [] as bigint[] },
  { name: 'without', of: open('unchained', unchained), times: [] as bigint[] },
];
/** Of each pair of neighbours, how much longer the chained one took. */
const differences: number[] = [];
for (let number = 0; number < warmUp + starts; number += 1) {
  // Neighbours in turn, so that whatever else the machine does falls on both alike.
  const order = number % 2 === 0 ? sides : sides.toReversed();
  for (const { of, times } of order) {
    const took = of.start(number);
    if (number >= warmUp) times.push(took);
    await nextTurn();
  }
  if (number >= warmUp) {
    const [chained, plain] = sides.map(({ times }) => Number(times.at(-1)));
    differences.push((chained ?? 0) - (plain ?? 0));
  }
  if (number % block === block - 1) for (const { of } of sides) of.clear();
}
for (const { of } of sides) await of.close();
rmSync(folder, { recursive: true });

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
/** Half of the middle 95 % of medians of as many, drawn again from what was measured. */
const spread = (numbers: readonly number[]): readonly [number, number] => {
  const medians = Array.from({ length: 400 }, () =>
    median(numbers.map(() => numbers[Math.floor(Math.random() * numbers.length)] ?? 0)),
  ).toSorted((a, b) => a - b);
  return [medians[10] ?? 0, medians[389] ?? 0];
};
const ms = (nanoseconds: number): string => (nanoseconds / 1e6).toFixed(4);
console.log(
  `record-chain: ${String(starts)} starts of each, in pairs, after ${String(warmUp)} that do not count, on the disk of ${tmpdir()}`,
);
for (const { name, times } of sides)
  console.log(
    `${name.padEnd(20)} p50 ${ms(Number(percentile(times, 50)))} ms, p99 ${ms(Number(percentile(times, 99)))} ms`,
  );
const plain = median((sides[1]?.times ?? []).map(Number));
const [low, high] = spread(differences);
const share = (nanoseconds: number): string => `${((nanoseconds / plain) * 100).toFixed(1)} %`;
console.log(
  `the chain: ${ms(median(differences))} ms a start in the middle, ${share(median(differences))} (95 % of draws: ${share(low)} to ${share(high)})`,
);
