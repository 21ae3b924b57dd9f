// npm run bench -- model-load [--rounds 9] (after npm run build) How long it takes until the built-in model
// can be asked, from nothing, next to the library called directly in a process of its own. See
// bench/README.md.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Report } from '../src/main/modules/models/llama/protocol';
import { forkWorker } from '../src/main/modules/models/llama/worker-process';
import { builtInModel } from '../tests/integration/providers/built-in';
import { figure, judge, median } from './local-model/model-in-home';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const worker = resolve('out/main/llama-worker.js');
if (!existsSync(worker)) {
  console.error(`There is no ${worker}. Run: npm run build`);
  process.exit(1);
}

/** Long enough for the library on a slow machine. */
const preparedAfterMs = 4_000;

/** The app's way from nothing: fork, import, load, context, and the report that it is ready. */
function throughTheWorker(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((done, fail) => {
    const started = forkWorker({ file: worker })({
      onReport: (report: Report) => {
        if (report.type === 'load-failed') fail(new Error(report.failure.message));
        if (report.type !== 'ready') return;
        done(performance.now() - startedAt);
        started.kill();
      },
      onExit: (detail) => {
        fail(new Error(`The process of the model ended: ${detail}`));
      },
    });
    started.send({
      type: 'load',
      file: builtInModel,
      purpose: 'answers',
      contextSize: 1024,
      sequences: 2,
      threads: 1,
      gpu: false,
    });
  });
}

/**
 * The app's way once it has stood a while: the process has the library, and waits for the model. Timed is
 * what follows.
 */
async function intoWaiting(): Promise<number> {
  let ready: () => void = () => {};
  let failed: (failure: Error) => void = () => {};
  const isReady = new Promise<void>((done, fail) => {
    [ready, failed] = [done, fail];
  });
  const started = forkWorker({ file: worker })({
    onReport: (report: Report) => {
      if (report.type === 'load-failed') failed(new Error(report.failure.message));
      if (report.type === 'ready') ready();
    },
    onExit: (detail) => {
      failed(new Error(`The process of the model ended: ${detail}`));
    },
  });
  started.send({ type: 'prepare', gpu: 'auto' });
  await sleep(preparedAfterMs);
  const askedAt = performance.now();
  started.send({
    type: 'load',
    file: builtInModel,
    purpose: 'answers',
    contextSize: 1024,
    sequences: 2,
    threads: 1,
    gpu: 'auto',
  });
  await isReady;
  const took = performance.now() - askedAt;
  started.kill();
  return took;
}

/** The library alone, in a new process of the same Node. */
function directly(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [resolve('bench/local-model/library-alone.mjs'), builtInModel], {
      env: { ...process.env, NODE_LLAMA_CPP_SKIP_DOWNLOAD: 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.once('data', () => {
      done(performance.now() - startedAt);
      child.kill('SIGKILL');
    });
    child.once('exit', (code) => {
      fail(new Error(`The library's process ended with ${String(code)}`));
    });
  });
}

const waiting: number[] = [];
const app: number[] = [];
const alone: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  waiting.push(await intoWaiting());
  app.push(await throughTheWorker());
  alone.push(await directly());
}
console.log(['ms until ready', 'median', 'fastest', 'slowest'].map((cell) => cell.padStart(16)).join(''));
for (const [label, times] of [
  ['process waits', waiting],
  ['from nothing', app],
  ['library alone', alone],
] as const)
  console.log(
    label.padStart(16) +
      [median(times), Math.min(...times), Math.max(...times)]
        .map((each) => figure(each, 0).padStart(16))
        .join(''),
  );
console.log('');
judge('into a process that waits, seconds (median)', median(waiting) / 1000, 1, 'below');
judge('from nothing, seconds (median)', median(app) / 1000, 1, 'below');
judge(
  'from nothing / the library alone (fastest of each)',
  Math.min(...app) / Math.min(...alone),
  1.2,
  'below',
);
process.exit();
