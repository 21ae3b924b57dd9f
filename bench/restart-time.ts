// npm run bench -- restart-time [--runs 10000] [--events 100] [--restarts 9]
// How long the engine takes to be ready on a long history, next to an empty one. See bench/README.md.
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { composeEngine } from '../src/main/compose';
import { openDatabase } from '../src/main/platform/storage/database';
import { homePaths } from '../src/main/platform/storage/home-paths';
import { allMigrations } from '../src/main/platform/storage/migrations/all';
import type { ProcedureName } from '../src/shared/procedures';
import { percentile, toMilliseconds } from './event-to-step/figures';
import { buildLongHistory } from './restart-time/long-history';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    events: { type: 'string', default: '100' },
    restarts: { type: 'string', default: '9' },
  },
});
const [runs, events, restarts] = [Number(values.runs), Number(values.events), Number(values.restarts)];
if (![runs, events, restarts].every((number) => Number.isInteger(number) && number > 0))
  throw new Error('--runs, --events and --restarts must be whole numbers, at least 1');

const folder = resolve('node_modules', '.cache', 'bench-restart-time');
const home = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(
    join(path, 'config.toml'),
    '[gateway]\nport = 0\n[retention]\nruns_days = 0\nimportant_runs_days = 0\ndull_runs_days = 0\n',
  );
  return path;
};
const long = home(`${String(runs)}-runs-of-${String(events)}-tables-${String(allMigrations.length)}`);
const file = homePaths(long).database;
if (!existsSync(file)) buildLongHistory(file, runs, events);
rmSync(join(folder, 'empty'), { recursive: true, force: true });
const empty = home('empty');

const elapsed = async (work: () => unknown): Promise<bigint> => {
  const began = process.hrtime.bigint();
  await work();
  return process.hrtime.bigint() - began;
};

interface Times {
  readonly open: bigint[];
  readonly ready: bigint[];
  readonly metrics: bigint[];
  readonly runs: bigint[];
  readonly show: bigint[];
}

async function restart(path: string, times: Times): Promise<void> {
  const began = process.hrtime.bigint();
  const engine = await composeEngine({
    home: path,
    resources: resolve('resources'),
    sampleSops: { en: resolve('sops'), ko: resolve('sops') },
    version: '0.0.0-bench',
    workerFile: resolve('src/main/modules/models/llama/worker.ts'),
    workerExecArgv: ['--import', 'tsx'],
    notifier: { notify() {}, withdraw() {} },
    secrets: null,
    logToStderr: false,
  });
  times.ready.push(process.hrtime.bigint() - began);
  const ask = async (procedure: ProcedureName, input: unknown): Promise<unknown> => {
    const answer = await engine.router.ask(procedure, input, { by: 'bench', via: 'bench' });
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  };
  times.metrics.push(await elapsed(() => ask('sops.metrics', {})));
  times.runs.push(await elapsed(() => ask('runs.list', { limit: 100 })));
  const [last] = (await ask('runs.list', { limit: 1 })) as readonly { readonly runId: string }[];
  if (last !== undefined) times.show.push(await elapsed(() => ask('runs.show', { runId: last.runId })));
  await engine.close();
  times.open.push(
    await elapsed(() => {
      openDatabase(homePaths(path).database).close();
    }),
  );
}

const fresh = (): Times => ({ open: [], ready: [], metrics: [], runs: [], show: [] });
const [ofEmpty, ofLong, unmeasured] = [fresh(), fresh(), fresh()];
// The first one loads modules and makes the home's files.
await restart(empty, unmeasured);
await restart(long, unmeasured);
for (let round = 0; round < restarts; round += 1) {
  await restart(empty, ofEmpty);
  await restart(long, ofLong);
}

const database = openDatabase(file, { readOnly: true });
const stored = database
  .prepare('SELECT (SELECT count(*) FROM runs), (SELECT count(*) FROM run_events)')
  .raw()
  .get() as [number, number];
database.close();
const cell = (times: readonly bigint[], percent: number): string =>
  times.length === 0 ? '–' : toMilliseconds(percentile(times, percent));
const line = (label: string, ...cells: readonly string[]): void => {
  console.log(`${label.padEnd(44)}${cells.map((text) => text.padStart(12)).join('')}`);
};
console.log(
  `restart-time: ${String(stored[0])} finished runs, ${String(stored[1])} events, ${(statSync(file).size / 1024 / 1024).toFixed(0)} MiB; ${String(restarts)} restarts of each, in turn`,
);
console.log(
  `Node ${process.versions.node}, ${process.platform} ${process.arch}; milliseconds of process.hrtime\n`,
);
line('', 'empty p50', 'long p50', 'long worst', 'ratio');
for (const [label, of] of [
  ['database opened and checked', 'open'],
  ['engine ready (all parts, control socket)', 'ready'],
  ['figures of all procedures', 'metrics'],
  ['list of 100 runs', 'runs'],
  ['one run with all events', 'show'],
] as const) {
  const ratio =
    ofEmpty[of].length === 0
      ? '–'
      : `${(Number(percentile(ofLong[of], 50)) / Number(percentile(ofEmpty[of], 50))).toFixed(2)} ×`;
  line(label, cell(ofEmpty[of], 50), cell(ofLong[of], 50), cell(ofLong[of], 100), ratio);
}
