import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approveShown } from '../../fixtures/approve-shown';
import { startBoardSim, type BoardSim } from '../../fixtures/board-sim';
import {
  askDaemon,
  boardAnswers,
  eventuallyTells,
  makeHome,
  startDaemon,
  zeroclaw,
  zeroclawJson,
  type Daemon,
  type TestHome,
} from '../../fixtures/daemon';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto, type Subscription } from '../../fixtures/mosquitto';

/**
 * What people automate elsewhere, as our procedures (docs/foreign-automations.md), in a daemon, on a broker, a simulated
 * board and files. They are as they would be at home, but for their times.
 */

const folder = 'tests/foreign-automations';
const names = readdirSync(folder);

/** When the clock starts what it starts: the start of the daemon is over by then. */
const clockAt = (): Date => new Date(Date.now() + 6_000);

const shorter: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'freezer-warm/SOP.toml': [
    ['over_secs = 600', 'over_secs = 3'],
    ['$.span_secs >= 540', '$.span_secs >= 2'],
  ],
  'washing-finished/SOP.toml': [
    ['for_secs = 60', 'for_secs = 1'],
    ['for_secs = 180', 'for_secs = 3'],
  ],
  'door-left-open/SOP.toml': [['for_secs = 600', 'for_secs = 1']],
  'door-left-open/SOP.md': [['timeout: 5m', 'timeout: 1s']],
  'shower-fan/SOP.toml': [['over_secs = 300', 'over_secs = 5']],
  'sump-pump/SOP.toml': [['for_secs = 300', 'for_secs = 2']],
  'sump-pump/SOP.md': [['for: 10m', 'for: 1s']],
  'ups-on-battery/SOP.toml': [['debounce_secs = 5', 'debounce_secs = 1']],
  'ups-on-battery/SOP.md': [
    ['timeout: 5m', 'timeout: 2s'],
    ['timeout: 3m', 'timeout: 2s'],
  ],
  'water-zone/SOP.md': [['for: 10m', 'for: 1s']],
};

/** The clock texts stand for one moment of today. */
function atTheMoment(text: string, at: Date): string {
  const moment = `${String(at.getUTCSeconds())} ${String(at.getUTCMinutes())} ${String(at.getUTCHours())} * * *`;
  return text.replace(/expression = ".*"/u, `expression = "${moment}"`);
}

function shortened(name: string, file: string, at: Date): string {
  let text = readFileSync(join(folder, name, file), 'utf8');
  for (const [from, to] of shorter[`${name}/${file}`] ?? []) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  return atTheMoment(text, at);
}

/** Devices tell at a pace of their own, and that nothing starts is seen after a while. */
const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let broker: Mosquitto;
let board: BoardSim;
let home: TestHome;
let daemon: Daemon;
let heard: Subscription;
beforeAll(async () => {
  broker = await startMosquitto();
  board = await startBoardSim();
  home = makeHome(
    `[gateway]\nport = 0\n[sop]\ntimezone = "UTC"\n[mqtt]\nurl = "${broker.url}"\n[[peripherals.boards]]\nboard = "house"\ntype = "nucleo-f401re"\npath = "${board.path}"\n`,
  );
  const workspace = join(home.path, 'workspace');
  mkdirSync(join(workspace, 'sops'), { recursive: true });
  cpSync(folder, join(workspace, 'sops'), { recursive: true });
});
afterAll(async () => {
  await daemon.kill();
  await heard.close();
  await board.stop();
  await broker.close();
  home.remove();
});

test('nothing is found in them as they stand there', async () => {
  const { stdout, code } = await zeroclaw(home, 'sop', 'validate');
  expect([stdout.trim().split('\n'), code]).toEqual([
    [
      ...names.map((name) => `ok       ${name}`),
      '',
      `0 errors, 0 warnings in ${String(names.length)} procedures`,
    ],
    0,
  ]);
});

describe('with shorter times', () => {
  beforeAll(async () => {
    const workspace = join(home.path, 'workspace');
    const at = clockAt();
    for (const name of names)
      for (const file of ['SOP.toml', 'SOP.md'])
        writeFileSync(join(workspace, 'sops', name, file), shortened(name, file, at));
    mkdirSync(join(workspace, 'power'));
    writeFileSync(join(workspace, 'power', 'machines.json'), '[{"name": "worker"}, {"name": "nas"}]');
    mkdirSync(join(workspace, 'garden'));
    writeFileSync(
      join(workspace, 'garden', 'zones.json'),
      '[{"id": "lawn", "minutes": 10}, {"id": "beds", "minutes": 5}, {"id": "resting", "minutes": 0}, {"id": "hedge", "minutes": 5}]',
    );
    heard = await broker.subscribe('#');
    daemon = await startDaemon(home);
    await boardAnswers(home);
    await eventuallyTells(
      home,
      'the broker',
      'engine.status',
      {},
      ({ broker: { health } }) => health === 'on',
    );
  });

  const said = (topic: string): readonly string[] =>
    heard.messages.filter((message) => message.topic === topic).map(({ payload }) => payload);
  const says = (topic: string, ...payloads: readonly string[]): Promise<unknown> =>
    eventually(`${topic} to say ${payloads.join(', ')}`, () => {
      const all = said(topic);
      return payloads.every((payload) => all.includes(payload));
    });
  const tell = (topic: string, payload: unknown): Promise<void> =>
    broker.publish(topic, JSON.stringify(payload), { qos: 1 });
  const runsOf = (sop: string) => askDaemon(home, 'runs.list', { sop });
  const ended = (sop: string, count: number): Promise<unknown> =>
    eventuallyTells(
      home,
      `${String(count)} ended runs of ${sop}`,
      'runs.list',
      { sop },
      (runs) => runs.filter(({ completedAt }) => completedAt !== null).length >= count,
    );
  /** Values one after another, so long apart. */
  const series = async (topic: string, values: readonly unknown[], everyMs: number): Promise<void> => {
    for (const value of values) {
      await tell(topic, value);
      await pass(everyMs);
    }
  };
  const degrees = (values: readonly number[]): readonly unknown[] =>
    values.map((temperature) => ({ temperature, freezer: 'x' }));

  test.concurrent('a freezer', async () => {
    await Promise.all([
      // A door that was open: warm, but on its way down.
      series('freezer/opened/temperature', degrees([-8, -9, -9.5, -10, -11, -12, -13, -14, -14.5, -16]), 400),
      // Once cold within the time.
      series('freezer/short/temperature', degrees([-12, -12, -12, -16, -12, -12, -12]), 400),
      series('freezer/broken/temperature', degrees([-14, -13.5, -13, -12, -11, -10, -9, -8]), 400),
    ]);
    await eventually('the alarm', () => said('alarm/freezer').length > 0);
    await ended('freezer-warm', 1);
    expect(said('alarm/freezer').map((text) => text.split(':')[0])).toEqual(['freezer/broken/temperature']);
    expect((await runsOf('freezer-warm')).map(({ status }) => status)).toEqual(['completed']);
  });

  test.concurrent('a washing machine', async () => {
    // It rests before: nobody is told that it has finished what it never began.
    await series('plug/washer', [{ power: 1 }, { power: 2 }, { power: 1 }, { power: 1 }, { power: 2 }], 500);
    await series('plug/washer', [{ power: 400 }, { power: 2000 }, { power: 90 }], 600);
    await says('washer/state', 'working');
    // A pause within the program is shorter than the end.
    await series('plug/washer', [{ power: 2 }, { power: 2 }, { power: 300 }, { power: 60 }], 500);
    expect(said('washer/state')).toEqual(['working']);
    await series('plug/washer', [{ power: 3 }, { power: 1 }], 200);
    await says('washer/state', 'finished after 0 min');
    expect(said('washer/state')).toEqual(['working', 'finished after 0 min']);
  });

  test.concurrent('a door', async () => {
    await tell('door/garage', { door: 'garage', contact: false });
    await tell('door/cellar', { door: 'cellar', contact: false });
    await tell('door/cellar', { door: 'cellar', contact: true });
    await eventually('three reminders', () => said('say/kitchen').length >= 3);
    await tell('door/garage', { door: 'garage', contact: true });
    await says('say/kitchen', 'The garage door is closed');
    await ended('door-left-open', 1);
    expect(new Set(said('say/kitchen'))).toEqual(
      new Set(['The garage door is open', 'The garage door is closed']),
    );
  });

  test.concurrent('a bathroom', async () => {
    const pin = async (): Promise<unknown> => (await board.dump()).pins['5'];
    await series('bath/humidity', [52, 55, 54, 58], 300);
    expect(await runsOf('shower-fan')).toEqual([]);
    await series('bath/humidity', [61, 66], 300);
    await eventually('the fan', async () => (await pin()) === 1);
    await series('bath/humidity', [88, 70], 300);
    expect(await pin()).toBe(1);
    await tell('bath/humidity', 61);
    await eventually('the fan to stop', async () => (await pin()) === 0);
  });

  test.concurrent('a sump pump', async () => {
    const isCutOff = async (): Promise<boolean> => (await board.dump()).pins['6'] === 1;
    // As it works on an ordinary day.
    await board.setPin(3, 1);
    await pass(1_500);
    await board.setPin(3, 0);
    await pass(2_500);
    expect(said('alarm/sump')).toEqual([]);
    await board.setPin(3, 1);
    await says('alarm/sump', 'The sump pump runs without a pause');
    const [asked] = await eventuallyTells(home, 'the question', 'approvals.list', {}, (all) => {
      const own = all.filter(({ sop }) => sop === 'sump-pump');
      return own.length > 0 && own;
    });
    expect(await isCutOff()).toBe(false);
    await approveShown((procedure, input) => askDaemon(home, procedure, input), asked?.runId ?? '');
    await eventually('the pump to be cut off', isCutOff);
    await says('alarm/sump', 'The sump pump may work again');
    expect(await isCutOff()).toBe(false);
  });

  test.concurrent('a UPS', async () => {
    const status = (word: string): Promise<void> => tell('ups/status', { status: word, charge: 97 });
    await status('OB');
    // A flicker is none.
    await status('OL');
    await pass(1_500);
    expect(said('alarm/power')).toEqual([]);
    await status('OB');
    await says('alarm/power', 'On battery, 97 %');
    await status('OL');
    await says('alarm/power', 'The mains are back');
    expect(heard.messages.some(({ topic }) => topic.startsWith('machines/'))).toBe(false);
    await pass(1_500);
    await status('OB');
    await eventually('the NAS to be told', () => said('machines/nas/command').length > 0);
    // As devices tell how they are: also to whoever asks later.
    await broker.publish('machines/nas/state', 'off', { retain: true });
    await says('ups/command', 'off-in-60');
    expect(
      heard.messages
        .map(({ topic }) => topic)
        .filter((topic) => /^machines\/.*command$|^ups\/command/u.test(topic)),
    ).toEqual(['machines/worker/command', 'machines/nas/command', 'ups/command']);
  });

  test.concurrent('a garden', async () => {
    const valves = (): readonly string[] =>
      heard.messages
        .filter(({ topic }) => topic.startsWith('valve/'))
        .map(({ topic, payload }) => `${topic.slice('valve/'.length)} ${payload}`);
    await eventually('the last zone', () => valves().includes('hedge CLOSE'));
    expect(valves()).toEqual([
      ...['lawn OPEN', 'lawn CLOSE', 'beds OPEN', 'beds CLOSE', 'hedge OPEN', 'hedge CLOSE'],
    ]);
    await tell('weather/rain', { mm: 3.5 });
    await says('garden/state', 'it rains (3.5 mm)');
    await askDaemon(home, 'sops.start', { name: 'watering', payload: null });
    await says('garden/state', 'not watered: it rained');
    expect(valves()).toHaveLength(6);
  });

  test.concurrent('a reading in the night', async () => {
    const asked = (): Promise<string> =>
      eventuallyTells(
        home,
        'the question',
        'runs.list',
        { sop: 'night-reading' },
        (runs) => runs.find(({ status }) => status === 'waiting_approval')?.runId,
      );
    const answer = async (value: string) => zeroclaw(home, 'answer', await asked(), '--value', value);
    const tooMuch = await answer('50000');
    expect([tooMuch.code, tooMuch.stderr]).toEqual([1, expect.stringContaining('5000')]);
    expect((await answer('1800')).code).toBe(0);
    await ended('night-reading', 1);
    await askDaemon(home, 'sops.start', { name: 'night-reading', payload: null });
    expect((await answer('1720')).code).toBe(0);
    await says('alarm/oil', '80 litres since the last reading');
    await ended('night-reading', 2);
    expect(readFileSync(join(home.path, 'workspace', 'oil', 'readings.csv'), 'utf8')).toMatch(
      /^\d{4}-\d\d-\d\d;1800;0\n\d{4}-\d\d-\d\d;1720;80\n$/u,
    );
    expect(await zeroclawJson(home, 'sop', 'state', 'night-reading')).toMatchObject([
      { name: 'litres', now: { value: 1720 } },
    ]);
  });
});
