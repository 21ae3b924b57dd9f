import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardSim } from '../../fixtures/board-sim';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { freePort, startMosquitto } from '../../fixtures/mosquitto';

const text = (part: string | RegExp): string => expect.stringMatching(part) as string;
const sop = (name: string, triggers: string, call: string): Readonly<Record<string, string>> => ({
  [`${name}/SOP.toml`]: `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\n${triggers}\n[[triggers]]\ntype = "manual"\n`,
  [`${name}/SOP.md`]: `## Steps\n\n1. **Do it** — As written.\n   - call: ${call}\n`,
});

let fixture: EngineFixture;
let folder: string;
let port: number;
let boardPath: string;
/** Milliseconds. */
let startedWithin: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zc-absent-'));
  boardPath = join(folder, 'ttyACM0');
  port = await freePort();
  const before = performance.now();
  fixture = await openEngine({
    config: `[sop]\nconnect_timeout_secs = 1\n[mqtt]\nurl = "mqtt://127.0.0.1:${String(port)}"\n[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "valves"\ntype = "nucleo-f401re"\npath = "${boardPath}"\n`,
    sops: {
      ...sop(
        'listen',
        '[[triggers]]\ntype = "mqtt"\ntopic = "plant/+/pressure"\ncondition = "$.value > 85"\n',
        'memory_recall {"query": "pressure"}',
      ),
      ...sop('tell', '', 'mqtt_publish {"topic": "plant/alarm", "payload": "on"}'),
      ...sop('read', '', 'gpio_read {"pin": 3, "board": "valves"}'),
      ...sop('write', '', 'gpio_write {"pin": 5, "value": 1, "board": "valves"}'),
      ...sop(
        'press',
        '[[triggers]]\ntype = "peripheral"\nboard = "valves"\nsignal = "pin_3"\ncondition = "> 0"\n',
        'memory_recall {"query": "pressure"}',
      ),
    },
  });
  startedWithin = performance.now() - before;
});
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true, force: true });
});

test('the engine starts without its broker and its board, and says of each what to do', async () => {
  expect(startedWithin).toBeLessThan(5000);
  expect(await fixture.problem('mqtt')).toMatchObject({
    where: `MQTT broker 127.0.0.1:${String(port)}`,
    message: `Cannot connect to the MQTT broker at 127.0.0.1:${String(port)}: nothing listens there`,
    remedy: text(/^Start the broker, or correct "url" under \[mqtt\]/u),
  });
  expect(await fixture.problem('board:valves')).toMatchObject({
    where: 'board valves',
    message: text(boardPath),
    remedy: text(/\w/u),
  });
  expect(await fixture.ask('engine.status', {})).toMatchObject({
    broker: {
      health: 'broken',
      detail: text(/not connected, next try in \d+ s/u),
      remedy: text('Start the broker'),
    },
    boards: [{ name: 'valves', state: 'lost', detail: text(boardPath), remedy: text(/\w/u) }],
  });
});

test.each([
  { name: 'read', why: /^board valves was not connected within 1 s .*ttyACM0/u },
  { name: 'write', why: /^board valves was not connected within 1 s .*ttyACM0/u },
  { name: 'tell', why: /^the broker was not connected within 1 s .*127\.0\.0\.1/u },
])(
  'a step that needs what is not there fails with the reason instead of hanging: $name',
  async ({ name, why }) => {
    const run = await fixture.runToEnd(name);
    expect(run).toMatchObject({
      status: 'failed',
      steps: [
        {
          status: 'failed',
          output: text(why),
          toolCalls: [],
        },
      ],
    });
  },
);

test('a procedure that needs neither works in the meantime', async () => {
  expect(await fixture.runToEnd('listen')).toMatchObject({ status: 'completed' });
});

test('when the broker appears the engine connects by itself, and its subscriptions work', async () => {
  const broker = await startMosquitto({ port });
  try {
    await fixture.fixed('mqtt');
    const payload = '{"value": 92}';
    const run = await eventually('a run by a message', async () => {
      await broker.publish('plant/7/pressure', payload);
      return (await fixture.ask('runs.list', { sop: 'listen' })).find(({ source }) => source === 'mqtt');
    });
    expect(await fixture.ended(run.runId)).toMatchObject({
      status: 'completed',
      trigger: { topic: 'plant/7/pressure', payload },
    });
    const alarms = await broker.subscribe('plant/alarm');
    expect(await fixture.runToEnd('tell')).toMatchObject({ status: 'completed' });
    await eventually('what the step published', () =>
      alarms.messages.some((message) => message.payload === 'on'),
    );
    expect((await fixture.ask('engine.status', {})).broker).toMatchObject({ health: 'on', remedy: null });
  } finally {
    await broker.close();
  }
});

test('when the board appears the engine connects by itself; its pins are read, written and listened to', async () => {
  const board = await startBoardSim();
  try {
    await symlink(board.path, boardPath);
    await fixture.fixed('board:valves');
    expect((await fixture.ask('engine.status', {})).boards).toMatchObject([
      { name: 'valves', state: 'connected', remedy: null },
    ]);
    expect(await fixture.runToEnd('read')).toMatchObject({ status: 'completed' });
    expect(await fixture.runToEnd('write')).toMatchObject({ status: 'completed' });
    expect((await board.dump()).pins['5']).toBe(1);
    const run = await eventually('a run by the pin', async () => {
      await board.setPin(3, 0);
      await board.setPin(3, 1);
      return (await fixture.ask('runs.list', { sop: 'press' }))[0];
    });
    expect(await fixture.ended(run.runId)).toMatchObject({
      status: 'completed',
      trigger: { source: 'peripheral', topic: 'valves/pin_3', payload: '1' },
    });
  } finally {
    await board.stop();
  }
});

test('a board that is pulled out while a step asks for it fails the step with the reason', async () => {
  await fixture.problem('board:valves');
  const run = await fixture.runToEnd('write');
  expect(run).toMatchObject({
    status: 'failed',
    steps: [{ output: text(/^board valves was not connected within 1 s/u) }],
  });
});
