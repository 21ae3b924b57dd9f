// npm run build && npm run bench -- fleet [--messages 600] [--rounds 3]
// Runs a second of one engine alone and of one, two and three on one database, and how long others take to go on when one
// is killed. See bench/README.md.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectAsync } from 'mqtt';
import { openDatabase } from '../src/main/platform/storage/database';
import { askDaemon, makeHome, startDaemon, type Daemon, type TestHome } from '../tests/fixtures/daemon';
import { eventually } from '../tests/fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../tests/fixtures/mosquitto';
import { startPostgres } from '../tests/fixtures/postgres';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '600' }, rounds: { type: 'string', default: '3' } },
});
const messages = Number(values.messages);
const rounds = Number(values.rounds);
if (![messages, rounds].every((count) => Number.isInteger(count) && count > 0))
  throw new Error('--messages and --rounds must be whole numbers');

const call = 'memory_recall {"query": "pressure"}';

interface Engine {
  readonly home: TestHome;
  daemon: Daemon;
}

/** `url`: of the database; null: it is alone. */
async function engineAt(
  name: string,
  broker: Mosquitto,
  url: string | null,
  triggers: Readonly<Record<string, string>>,
): Promise<Engine> {
  const home = makeHome(
    `[gateway]\nport = 0\n[mqtt]\nurl = "${broker.url}"\nversion = "5"\nclient_id = "${name}"\n[sop]\nmax_active_runs = 50\n${
      url === null
        ? ''
        : `[storage]\nurl = "${url}"\n[fleet]\nname = "${name}"\ntags = ["hall"]\naccept = ["memory_recall"]\n`
    }`,
  );
  for (const [sop, trigger] of Object.entries(triggers)) {
    const folder = join('workspace', 'sops', sop);
    mkdirSync(join(home.path, folder), { recursive: true });
    home.write(
      join(folder, 'SOP.toml'),
      `[sop]\nname = "${sop}"\ndescription = "Of the bench"\nexecution_mode = "auto"\nmax_concurrent = 1000\n[[triggers]]\n${trigger}`,
    );
    home.write(
      join(folder, 'SOP.md'),
      `## Steps\n\n1. **Recall** — Notes.\n   - call: ${call}\n${sop === 'far' ? '   - on: hall\n' : ''}`,
    );
  }
  const daemon = await startDaemon(home);
  await eventually('the engine to be there', async () => {
    const { broker: there } = await askDaemon(home, 'engine.status', {});
    const fleet = url === null ? null : await askDaemon(home, 'fleet.show', {});
    return there.health === 'on' && (fleet === null || fleet.away === null);
  });
  return { home, daemon };
}

function countIn({ home }: Engine, type: string): number {
  const database = openDatabase(join(home.path, 'data', 'zeroclaw.db'), { readOnly: true });
  try {
    return (
      database
        .prepare<[string], number>('SELECT count(*) FROM run_events WHERE type = ?')
        .pluck()
        .get(type) ?? 0
    );
  } finally {
    database.close();
  }
}

async function end(engines: readonly Engine[]): Promise<void> {
  for (const { daemon, home } of engines) {
    await daemon.kill();
    home.remove();
  }
}

/** Runs a second of so many engines that share the messages; 0: one without a fleet. */
async function runsPerSecond(count: number): Promise<number> {
  const broker = await startMosquitto();
  const postgres = count === 0 ? null : await startPostgres();
  const engines: Engine[] = [];
  try {
    for (let index = 0; index < Math.max(1, count); index += 1)
      engines.push(
        await engineAt(`e${String(index)}`, broker, postgres?.url ?? null, {
          share: 'type = "mqtt"\ntopic = "$share/bench/t"\n',
        }),
      );
    const device = await connectAsync(broker.url);
    const began = performance.now();
    let next = 0;
    const publish = async (): Promise<void> => {
      while (next < messages) {
        next += 1;
        await device.publishAsync('t', JSON.stringify({ n: next }), { qos: 1 });
      }
    };
    await Promise.all(Array.from({ length: 10 }, publish));
    await eventually('every run', () => {
      const done = engines.reduce((sum, engine) => sum + countIn(engine, 'run-completed'), 0);
      return done >= messages;
    });
    const took = performance.now() - began;
    await device.endAsync();
    return messages / (took / 1_000);
  } finally {
    await end(engines);
    await broker.close();
    await postgres?.close();
  }
}

const middle = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

/** Milliseconds from the kill of an engine that has the schedule too until another one starts it. */
async function scheduleGoesOn(engines: readonly Engine[], killed: Engine): Promise<number> {
  const others = engines.filter((engine) => engine !== killed);
  const started = (): number => others.reduce((sum, engine) => sum + countIn(engine, 'run-started'), 0);
  const before = started();
  const at = performance.now();
  await killed.daemon.kill();
  await eventually('another one to start it', () => started() > before);
  return performance.now() - at;
}

const counts = [0, 1, 2, 3] as const;
const perSecond = new Map<number, number[]>(counts.map((count) => [count, []]));
for (let round = 0; round < rounds; round += 1)
  for (const count of counts) perSecond.get(count)?.push(await runsPerSecond(count));
const alone = middle(perSecond.get(0) ?? []);
console.log(`runs a second, ${String(messages)} messages, the middle of ${String(rounds)}:`);
for (const count of counts) {
  const figure = middle(perSecond.get(count) ?? []);
  const ratio = (perSecond.get(count) ?? []).map((each, round) => each / (perSecond.get(0)?.[round] ?? 1));
  console.log(
    `${count === 0 ? 'one engine alone ' : `a fleet of ${String(count)}     `} ${figure.toFixed(0).padStart(5)}  ${(figure / alone).toFixed(2)} (${ratio.map((each) => each.toFixed(2)).join(', ')})`,
  );
}

const takeOvers: Record<'schedule' | 'call' | 'back', number[]> = { schedule: [], call: [], back: [] };
for (let round = 0; round < rounds; round += 1) {
  const broker = await startMosquitto();
  const postgres = await startPostgres();
  const engines: Engine[] = [];
  try {
    for (const name of ['a', 'b', 'c'])
      engines.push(
        await engineAt(name, broker, postgres.url, {
          tick: 'type = "cron"\nexpression = "* * * * * *"\nfleet = true\n',
          far: 'type = "manual"\n',
        }),
      );
    const [origin, killed] = engines;
    if (origin === undefined || killed === undefined) throw new Error('There are no engines');
    takeOvers.schedule.push(await scheduleGoesOn(engines, killed));
    // A call for a tag that the dead engine has as well.
    const from = performance.now();
    const { runId } = await askDaemon(origin.home, 'sops.start', { name: 'far', payload: null });
    await eventually('the call to be answered', async () => {
      const { run } = await askDaemon(origin.home, 'runs.show', { runId });
      return run.status === 'completed';
    });
    takeOvers.call.push(performance.now() - from);
    const again = performance.now();
    killed.daemon = await startDaemon(killed.home);
    await eventually(
      'it to be back',
      async () => (await askDaemon(killed.home, 'fleet.show', {})).away === null,
    );
    takeOvers.back.push(performance.now() - again);
  } finally {
    await end(engines);
    await broker.close();
    await postgres.close();
  }
}
const told = (figures: readonly number[]): string =>
  `${middle(figures).toFixed(0)} ms (${figures.map((each) => each.toFixed(0)).join(', ')})`;
console.log('\nafter the kill of one of three engines:');
console.log(`another one starts the schedule of each second  ${told(takeOvers.schedule)}`);
console.log(`a call for their tag is answered                ${told(takeOvers.call)}`);
console.log(`started again, it is back in the fleet          ${told(takeOvers.back)}`);
