import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { approveShown } from '../../fixtures/approve-shown';
import { startBoardSim, type BoardSim } from '../../fixtures/board-sim';
import { zeroclaw, zeroclawJson } from '../../fixtures/daemon';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { systemClock } from '../../../src/main/platform/base/clock';
import { HandClock } from '../../fixtures/hand-clock';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

/**
 * What people automate elsewhere, as our procedures (docs/foreign-automations.md), as they would be at home: in an
 * engine, on a broker, a simulated board and files. Only the clock is
 * moved by hand.
 */

const folder = 'tests/foreign-automations';
const names = readdirSync(folder);
const second = 1_000;
const minute = 60 * second;
/** Less than anything is given to answer. */
const atOnce = second;
const atTime = (hours: number, minutes: number): number => Date.UTC(2027, 2, 3, hours, minutes);

let broker: Mosquitto;
beforeAll(async () => {
  broker = await startMosquitto({ forgetful: true });
});
afterAll(async () => {
  await broker.close();
});

interface Home {
  readonly engine: EngineFixture;
  readonly path: string;
  /** Lets so much time pass. */
  readonly pass: (ms: number) => Promise<void>;
  /** A device tells it, and the engine has taken it in. */
  readonly tell: (topic: string, payload: unknown, retain?: boolean) => Promise<void>;
  /** The same of values one after another, so long apart. */
  readonly series: (topic: string, values: readonly unknown[], apart: number) => Promise<void>;
  /** What the engine has sent to a topic, in order. */
  readonly said: (topic: string) => readonly string[];
  readonly allSaid: () => readonly string[];
  readonly says: (topic: string, payload: string) => Promise<unknown>;
  readonly ended: (sop: string, count: number) => Promise<unknown>;
}

/** An engine with these procedures; `topics` is what it sends to. */
async function home(
  procedures: readonly string[],
  topics: string,
  {
    files = {},
    board,
    clock = new HandClock(atTime(12, 0)),
    with: as = (text) => text,
  }: {
    readonly files?: Readonly<Record<string, string>>;
    /** Default: none. */ readonly board?: BoardSim | 'virtual';
    readonly clock?: HandClock | typeof systemClock;
    /** What is otherwise in its files. */
    readonly with?: (text: string) => string;
  } = {},
): Promise<Home> {
  const heard = await broker.subscribe(topics);
  const engine = await openEngine({
    config: `[gateway]\nport = 0\n[sop]\ntimezone = "UTC"\n[mqtt]\nurl = "${broker.url}"\nclient_id = "${procedures.join('-')}"\n${
      board === undefined
        ? ''
        : `[[peripherals.boards]]\nboard = "house"\n${board === 'virtual' ? 'type = "virtual"' : `type = "nucleo-f401re"\npath = "${board.path}"`}\n`
    }`,
    sops: Object.fromEntries(
      procedures.flatMap((name) =>
        ['SOP.toml', 'SOP.md'].map((file) => [
          `${name}/${file}`,
          as(readFileSync(join(folder, name, file), 'utf8')),
        ]),
      ),
    ),
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [join('workspace', path), Buffer.from(text)]),
    ),
    clock,
  });
  onTestFinished(async () => {
    await engine.close();
    await heard.close();
  });
  await eventually('the broker and the board', async () => {
    const { broker: link, boards } = await engine.ask('engine.status', {});
    return link.health === 'on' && boards.every(({ state }) => state === 'connected');
  });
  // What is under way ends before more time passes: in a plant it takes no minutes.
  const settled = (): Promise<unknown> =>
    eventually('all runs to end or wait', async () =>
      (await engine.ask('runs.list', {})).every(
        ({ status, figures }) => status !== 'running' || figures?.waits !== undefined,
      ),
    );
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= atOnce) {
      await settled();
      if (clock instanceof HandClock) await clock.pass(Math.min(left, atOnce));
    }
    await settled();
  };
  const rows = () => engine.ask('events.list', { limit: 100 });
  const tell = async (topic: string, payload: unknown, retain = false): Promise<void> => {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const before = clock.now();
    await broker.publish(topic, text, { qos: 1, retain });
    await eventually(`${topic} to be taken in`, async () =>
      (await rows()).some((row) => row.at >= before && row.topic === topic && row.payload === text),
    );
  };
  const said = (topic: string): readonly string[] =>
    heard.messages.filter((message) => message.topic === topic).map(({ payload }) => payload);
  return {
    engine,
    path: engine.home,
    pass,
    tell,
    series: async (topic, values, apart) => {
      for (const value of values) {
        await tell(topic, value);
        await pass(apart);
      }
    },
    said,
    allSaid: () => heard.messages.map(({ topic, payload }) => `${topic} ${payload}`),
    says: (topic, payload) => eventually(`${topic} to say ${payload}`, () => said(topic).includes(payload)),
    ended: (sop, count) =>
      eventually(`${String(count)} ended runs of ${sop}`, async () => {
        const runs = await engine.ask('runs.list', { sop });
        return runs.filter(({ completedAt }) => completedAt !== null).length >= count;
      }),
  };
}

async function withBoard(): Promise<BoardSim> {
  const board = await startBoardSim();
  onTestFinished(() => board.stop());
  return board;
}

const degrees = (values: readonly number[]): readonly unknown[] =>
  values.map((temperature) => ({ temperature, freezer: 'x' }));

test('nothing is found in them as they stand there', async () => {
  const sops = Object.fromEntries(
    names.flatMap((name) =>
      ['SOP.toml', 'SOP.md'].map((file) => [
        `${name}/${file}`,
        readFileSync(join(folder, name, file), 'utf8'),
      ]),
    ),
  );
  const engine = await openEngine({
    config: `[gateway]\nport = 0\n[mqtt]\nurl = "${broker.url}"\n[[peripherals.boards]]\nboard = "house"\ntype = "virtual"\n`,
    sops,
  });
  onTestFinished(() => engine.close());
  const { stdout, code } = await zeroclaw(asHome(engine.home), 'sop', 'validate');
  expect([stdout.trim().split('\n'), code]).toEqual([
    [
      ...names.map((name) => `ok       ${name}`),
      '',
      `0 errors, 0 warnings in ${String(names.length)} procedures`,
    ],
    0,
  ]);
});

test('a freezer', async () => {
  const { series, said, ended, engine } = await home(['freezer-warm'], 'alarm/#');
  // A door that was open: warm, but on its way down.
  await series(
    'freezer/opened/temperature',
    degrees([-8, -8.5, -9, -9.5, -10, -11, -12, -13, -14, -14.5, -16]),
    minute,
  );
  // Once cold within the time.
  await series(
    'freezer/short/temperature',
    degrees([-12, -12, -12, -12, -16, -12, -12, -12, -12, -12]),
    minute,
  );
  expect(said('alarm/freezer')).toEqual([]);
  await series(
    'freezer/broken/temperature',
    degrees([-14, -14, -13, -13, -12, -12, -11, -10, -9, -8]),
    minute,
  );
  await ended('freezer-warm', 1);
  expect(said('alarm/freezer')).toEqual([
    expect.stringMatching(/^freezer\/broken\/temperature: -1\d °C at least for 5\d\d/u),
  ]);
  expect((await engine.ask('runs.list', { sop: 'freezer-warm' })).map(({ status }) => status)).toEqual([
    'completed',
  ]);
});

test('a washing machine', async () => {
  const { series, said, says } = await home(['washing-finished'], 'washer/#');
  const powers = (values: readonly number[]): readonly unknown[] => values.map((power) => ({ power }));
  // It rests before: nobody is told that it has finished what it never began.
  await series('plug/washer', powers([1, 2, 1, 1, 2]), minute);
  await series('plug/washer', powers([400, 2000, 90]), minute);
  await says('washer/state', 'working');
  // A pause within the program is shorter than the end.
  await series('plug/washer', powers([2, 2, 300, 60]), minute);
  expect(said('washer/state')).toEqual(['working']);
  await series('plug/washer', powers([3, 1, 2, 3]), minute);
  await eventually('the end', () => said('washer/state').length === 2);
  expect(said('washer/state')).toEqual(['working', expect.stringMatching(/^finished after (?:9|10) min$/u)]);
});

test('a door', async () => {
  const { tell, pass, said, says, ended } = await home(['door-left-open'], 'say/#');
  await tell('door/garage', { door: 'garage', contact: false });
  await tell('door/cellar', { door: 'cellar', contact: false });
  await pass(9 * minute);
  await tell('door/cellar', { door: 'cellar', contact: true });
  for (const reminders of [1, 2, 3]) {
    await pass(reminders === 1 ? minute : 5 * minute);
    await eventually('the reminder', () => said('say/kitchen').length === reminders);
  }
  await tell('door/garage', { door: 'garage', contact: true });
  await says('say/kitchen', 'The garage door is closed');
  await ended('door-left-open', 1);
  expect(said('say/kitchen')).toEqual([
    ...Array.from({ length: 3 }, () => 'The garage door is open'),
    'The garage door is closed',
  ]);
});

test('a bathroom', async () => {
  const { tell, series, engine } = await home(['shower-fan'], 'none/#', { board: 'virtual' });
  const run = async () => {
    const [newest] = await engine.ask('runs.list', { sop: 'shower-fan' });
    return newest === undefined ? null : (await engine.ask('runs.show', { runId: newest.runId })).run;
  };
  /** What was written to the pin of the fan. */
  const written = async (): Promise<readonly unknown[]> =>
    (await run())?.steps.flatMap(({ toolCalls }) =>
      toolCalls.flatMap((call) => (call.success === true ? [call.arguments] : [])),
    ) ?? [];
  const fan = (value: 0 | 1): unknown => ({ board: 'house', pin: 5, value });
  await series('bath/humidity', [52, 55, 54, 58], minute);
  expect(await run()).toBeNull();
  await series('bath/humidity', [61, 66], minute);
  await eventually('the fan', async () => (await run())?.figures.waits !== undefined);
  expect(await written()).toEqual([fan(1)]);
  await series('bath/humidity', [88, 70], minute);
  expect(await written()).toEqual([fan(1)]);
  await tell('bath/humidity', 61);
  await eventually('the end', async () => (await run())?.status === 'completed');
  expect(await written()).toEqual([fan(1), fan(0)]);
});

test('a sump pump', async () => {
  const board = await withBoard();
  // A board has a clock of its own, which nobody moves: minutes are seconds here.
  const { said, says, engine } = await home(['sump-pump'], 'alarm/#', {
    board,
    clock: systemClock,
    with: (text) => text.replace('for_secs = 300', 'for_secs = 2').replace('for: 10m', 'for: 1s'),
  });
  const isCutOff = async (): Promise<boolean> => (await board.dump()).pins['6'] === 1;
  expect(said('alarm/sump')).toEqual([]);
  await board.setPin(3, 1);
  await says('alarm/sump', 'The sump pump runs without a pause');
  const asked = await eventually('the question', async () => (await engine.ask('approvals.list', {}))[0]);
  expect(await isCutOff()).toBe(false);
  await approveShown((procedure, input) => engine.ask(procedure, input), asked.runId);
  await eventually('the pump to be cut off', isCutOff);
  await says('alarm/sump', 'The sump pump may work again');
  expect(await isCutOff()).toBe(false);
});

test('a UPS', async () => {
  const { tell, pass, said, says, allSaid, engine } = await home(['ups-on-battery'], '#', {
    files: { 'power/machines.json': '[{"name": "worker"}, {"name": "nas"}]' },
  });
  const status = (word: string): Promise<void> => tell('ups/status', { status: word, charge: 97 });
  const waits = (step: number): Promise<unknown> =>
    eventually(`step ${String(step)} to wait`, async () =>
      (await engine.ask('runs.list', {})).some(({ figures }) => figures?.waits?.step === step),
    );
  await status('OB');
  // A flicker is none.
  await status('OL');
  await pass(10 * second);
  expect(said('alarm/power')).toEqual([]);
  await status('OB');
  await pass(5 * second);
  await says('alarm/power', 'On battery, 97 %');
  // Whether the wait for it has begun by now is nothing that the mains know.
  await status('OL');
  await says('alarm/power', 'The mains are back');
  expect(allSaid().some((message) => message.startsWith('machines/'))).toBe(false);
  await pass(10 * second);
  await status('OB');
  await pass(5 * second);
  await waits(2);
  await pass(5 * minute);
  await eventually('the NAS to be told', () => said('machines/nas/command').length > 0);
  await waits(6);
  await pass(minute);
  await tell('machines/nas/state', 'off', true);
  await says('ups/command', 'off-in-60');
  expect(allSaid().filter((message) => /^(?:machines\/.*command|ups\/command)/u.test(message))).toEqual([
    'machines/worker/command shutdown',
    'machines/nas/command shutdown',
    'ups/command off-in-60',
  ]);
});

test('a garden', async () => {
  const { tell, pass, says, ended, allSaid, engine } = await home(['watering', 'water-zone'], '#', {
    files: {
      'garden/zones.json':
        '[{"id": "lawn", "minutes": 10}, {"id": "beds", "minutes": 5}, {"id": "resting", "minutes": 0}, {"id": "hedge", "minutes": 5}]',
    },
    clock: new HandClock(atTime(4, 55)),
  });
  const valves = (): readonly string[] => allSaid().filter((message) => message.startsWith('valve/'));
  const zones = ['lawn', 'beds', 'hedge'];
  await pass(5 * minute);
  for (const [index, zone] of zones.entries()) {
    await eventually(
      `${zone} to flow`,
      async () =>
        valves().length === 2 * index + 1 &&
        (await engine.ask('runs.list', { sop: 'water-zone' })).some(
          ({ figures }) => figures?.waits !== undefined,
        ),
    );
    await pass(9 * minute);
    expect(valves()).toHaveLength(2 * index + 1);
    await pass(minute);
    await eventually(`${zone} to be closed`, () => valves().includes(`valve/${zone} CLOSE`));
  }
  expect(valves()).toEqual(zones.flatMap((zone) => [`valve/${zone} OPEN`, `valve/${zone} CLOSE`]));
  await tell('weather/rain', { mm: 3.5 });
  await says('garden/state', 'it rains (3.5 mm)');
  await ended('watering', 2);
  await engine.ask('sops.start', { name: 'watering', payload: null });
  await says('garden/state', 'not watered: it rained');
  expect(valves()).toHaveLength(6);
});

test('a reading in the night', async () => {
  const { pass, says, ended, path, engine } = await home(['night-reading'], '#', {
    clock: new HandClock(atTime(21, 55)),
  });
  const asked = (): Promise<string> =>
    eventually(
      'the question',
      async () =>
        (await engine.ask('runs.list', { sop: 'night-reading' })).find(
          ({ status }) => status === 'waiting_approval',
        )?.runId,
    );
  const answer = async (value: string) => zeroclaw(asHome(path), 'answer', await asked(), '--value', value);
  await pass(5 * minute);
  const tooMuch = await answer('50000');
  expect([tooMuch.code, tooMuch.stderr]).toEqual([1, expect.stringContaining('5000')]);
  expect((await answer('1800')).code).toBe(0);
  await ended('night-reading', 1);
  await engine.ask('sops.start', { name: 'night-reading', payload: null });
  expect((await answer('1720')).code).toBe(0);
  await says('alarm/oil', '80 litres since the last reading');
  await ended('night-reading', 2);
  expect(readFileSync(join(path, 'workspace', 'oil', 'readings.csv'), 'utf8')).toBe(
    '2027-03-03;1800;0\n2027-03-03;1720;80\n',
  );
  expect(await zeroclawJson(asHome(path), 'sop', 'state', 'night-reading')).toMatchObject([
    { name: 'litres', now: { value: 1720 } },
  ]);
});

const asHome = (path: string) => ({ path, write: () => {}, remove: () => {} });
