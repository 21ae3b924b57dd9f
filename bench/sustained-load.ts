// npm run bench -- sustained-load [--rate 500] [--seconds 30] [--burst-seconds 10] [--profile]
// Runs a second that the built daemon keeps up with, and what becomes of a burst of ten times as many. See
// bench/README.md.
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { systemClock } from '../src/main/platform/base/clock';
import { createControlClient } from '../src/main/modules/control/socket/socket-client';
import { endProcess } from '../tests/fixtures/child-process';
import { startMosquitto } from '../tests/fixtures/mosquitto';
import { LoadReport, type LoadOrder } from './sustained-load/messages';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    'burst-seconds': { type: 'string', default: '10' },
    'max-active-runs': { type: 'string', default: '' },
    profile: { type: 'string', default: '' },
  },
});
const rate = wholeNumber('rate', 1);
const seconds = wholeNumber('seconds', 1);
const burstSeconds = wholeNumber('burst-seconds', 0);
/** Seconds; the bare client does the same all the time. */
const longestPeer = 30;
const [into, outOf] = ['bench/in', 'bench/out'];
const root = fileURLToPath(new URL('..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'zc-sustained-'));
const broker = await startMosquitto();
const children: ChildProcess[] = [];
const load = forked(new URL('./sustained-load/load.ts', import.meta.url), broker.url, into, outOf);
await heard(load);
let next = 1;
try {
  const peer = forked(new URL('./sustained-load/peer.ts', import.meta.url), broker.url, into, outOf, folder);
  await once(peer, 'message');
  const bare = await steady(peer, Math.min(seconds, longestPeer));
  await endProcess(peer);
  const home = homeWith(broker.url);
  const daemon = await startDaemon(home);
  const watched = watch(home, daemon.pid ?? 0);
  const ours = await steady(daemon, seconds);
  const inSteady = watched.sofar();
  const burst = burstSeconds === 0 ? null : await atOnce();
  const inBurst = watched.sofar();
  await watched.end();
  console.log(
    `sustained-load: ${String(rate)} one-step runs a second for ${String(seconds)} s after 2 s that do not count, over a real broker at QoS 1; the step publishes its answer`,
  );
  console.log(
    `Node ${process.versions.node}, ${process.platform} ${process.arch}; milliseconds from the publish to the answer\n`,
  );
  line('', 'p50', 'p99', 'most', 'not answered', 'twice', 'CPU a run');
  line('a step that publishes, of a run on record', ...cellsOf(ours));
  line('a bare client, one durable insert, no run', ...cellsOf(bare));
  line('ratio', ratio(ours.p50, bare.p50), ratio(ours.p99, bare.p99), ratio(ours.most, bare.most));
  console.log(`\n${toldOf(inSteady)}`);
  if (burst !== null) {
    console.log(
      `\nThen ${String(burst.sent)} messages, ${burst.perSecond.toFixed(0)} a second for ${String(burstSeconds)} s: ${String(burst.answered)} runs, ${String(burst.twice)} of them twice, ${String(burst.sent - burst.answered)} lost; worked off after ${(burst.lastedMs / 1000).toFixed(1)} s, ${(burst.answered / (burst.lastedMs / 1000)).toFixed(0)} a second`,
    );
    console.log(toldOf(inBurst));
  }
} finally {
  for (const child of children) await endProcess(child);
  await broker.close();
  rmSync(folder, { recursive: true, force: true });
}

interface Steady {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  readonly unanswered: number;
  readonly twice: number;
  readonly cpuMsEach: number;
}

async function steady(subject: ChildProcess, lasts: number): Promise<Steady> {
  await sent(rate * 2, rate);
  await worked();
  await look(true);
  const before = await look(false);
  const cpu = cpuMsOf(subject.pid ?? 0);
  const count = rate * lasts;
  await sent(count, rate);
  await worked();
  const after = await look(true);
  const sorted = after.latencies.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
  return {
    p50: at(0.5),
    p99: at(0.99),
    most: at(1),
    unanswered: count - (after.answered - before.answered),
    twice: after.twice - before.twice,
    cpuMsEach: (cpuMsOf(subject.pid ?? 0) - cpu) / count,
  };
}

async function atOnce(): Promise<{
  readonly sent: number;
  readonly perSecond: number;
  readonly answered: number;
  readonly twice: number;
  readonly lastedMs: number;
}> {
  const before = await look(true);
  const count = rate * 10 * burstSeconds;
  const began = performance.now();
  const perSecond = await sent(count, rate * 10);
  const quietMs = await worked();
  const after = await look(true);
  return {
    sent: count,
    perSecond,
    answered: after.answered - before.answered,
    twice: after.twice - before.twice,
    lastedMs: performance.now() - began - quietMs,
  };
}

async function sent(count: number, perSecond: number): Promise<number> {
  order({ type: 'series', first: next, count, perSecond });
  next += count;
  const report = await heard(load);
  if (report.type !== 'sent') throw new Error(`The load said ${report.type}`);
  return report.perSecond;
}

/** Resolves when all are answered, or nothing came for half a minute; returns for how long nothing came. */
async function worked(): Promise<number> {
  for (;;) {
    const { answered, quietMs } = await look(false);
    if (answered === next - 1 || quietMs > 30_000) return quietMs;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

async function look(take: boolean): Promise<Extract<LoadReport, { type: 'so-far' }>> {
  order({ type: 'look', take });
  const report = await heard(load);
  if (report.type !== 'so-far') throw new Error(`The load said ${report.type}`);
  return report;
}

function order(what: LoadOrder): void {
  load.send(what);
}

async function heard(child: ChildProcess): Promise<LoadReport> {
  const [report] = (await once(child, 'message')) as readonly unknown[];
  return LoadReport.parse(report);
}

function forked(program: URL, ...args: readonly string[]): ChildProcess {
  const child = fork(fileURLToPath(program), args, {
    execArgv: ['--import', 'tsx'],
  });
  children.push(child);
  return child;
}

function homeWith(url: string): string {
  const home = join(folder, 'home');
  const files = {
    'config.toml': `[mqtt]\nurl = "${url}"\n[gateway]\nport = 0\n${values['max-active-runs'] === '' ? '' : `[sop]\nmax_active_runs = ${values['max-active-runs']}\n`}`,
    'workspace/sops/bench/SOP.toml': `[sop]\nname = "bench"\ndescription = "Answers"\nexecution_mode = "auto"\ncooldown_secs = 0\nmax_concurrent = 1000000\n\n[[triggers]]\ntype = "mqtt"\ntopic = "${into}"\ncondition = "$.value > 85"\n`,
    'workspace/sops/bench/SOP.md': `## Steps\n\n1. **Answer** — Say its number.\n   - call: mqtt_publish {"topic": "${outOf}", "payload": "{\\"number\\": {{payload.number}}}"}\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  return home;
}

async function startDaemon(home: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      ...(values.profile === '' ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]),
      join(root, 'out', 'main', 'cli.js'),
      'daemon',
    ],
    { env: { ...process.env, ZEROCLAW_HOME: home }, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  children.push(child);
  const ready = once(createInterface({ input: child.stdout }), 'line');
  await Promise.race([
    ready,
    once(child, 'exit').then(() => {
      throw new Error('The daemon ended before it was ready');
    }),
  ]);
  return child;
}

/** Processor time so far. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

interface Watched {
  /** MiB of the process, each second. */
  readonly memory: readonly number[];
  /** Events that wait for a place, each second it answered. */
  readonly queue: readonly number[];
}

/** Looks at the daemon each second; `sofar` gives what was seen since it was last asked. */
function watch(
  home: string,
  pid: number,
): { readonly sofar: () => Watched; readonly end: () => Promise<void> } {
  let memory: number[] = [];
  let queue: number[] = [];
  const over = new AbortController();
  const client = createControlClient({ home, clock: systemClock, timeoutMs: 10_000 });
  const looking = (async (): Promise<void> => {
    while (!over.signal.aborted) {
      memory.push(memoryOf(pid));
      const status = await client.ask('engine.status', {}, over.signal).catch(() => null);
      if (status?.ok === true) queue.push(status.value.backlog?.count ?? 0);
      await systemClock.sleep(1_000, over.signal).catch(() => {});
    }
  })();
  return {
    sofar: () => {
      const seen = { memory, queue };
      [memory, queue] = [[], []];
      return seen;
    },
    end: async () => {
      over.abort(new Error('it was watched long enough'));
      await looking;
    },
  };
}

function toldOf({ memory, queue }: Watched): string {
  const third = Math.max(1, Math.floor(memory.length / 3));
  const most = (of: readonly number[]): string => Math.max(0, ...of).toFixed(0);
  return `Memory of the daemon: ${most(memory.slice(0, third))}, ${most(memory.slice(third, -third))}, ${most(memory.slice(-third))} MiB at most in the first, second and last third; at most ${most(queue)} events waited for a place`;
}

function memoryOf(pid: number): number {
  const kb = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
  return Number(kb ?? NaN) / 1024;
}

function cellsOf(it: Steady): readonly string[] {
  return [
    it.p50.toFixed(1),
    it.p99.toFixed(1),
    it.most.toFixed(1),
    String(it.unanswered),
    String(it.twice),
    `${it.cpuMsEach.toFixed(2)} ms`,
  ];
}

function ratio(ours: number, theirs: number): string {
  return `${(ours / theirs).toFixed(2)} ×`;
}

function line(label: string, ...cells: readonly string[]): void {
  console.log(`${label.padEnd(44)}${cells.map((cell) => cell.padStart(14)).join('')}`);
}

function wholeNumber(name: 'rate' | 'seconds' | 'burst-seconds', least: number): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`--${name} must be a whole number, at least ${String(least)}`);
  return number;
}
