import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askDaemon, eventuallyTells, makeHome, startDaemon, type TestHome } from '../../fixtures/daemon';
import { connectAsync } from 'mqtt';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

/** Steps that wait for a message, in a daemon that is killed, on a real broker. */

const waiting = (wait: string): string =>
  `1. **Wait**\n   - kind: wait\n${wait}\n2. **Recall** — Notes.\n   - call: memory_recall {"query": "{{steps.1.output.level}}"}\n`;

async function rig(
  wait: string,
  toml = '',
  steps = waiting(wait),
): Promise<{ readonly broker: Mosquitto; readonly home: TestHome; readonly start: () => Promise<string> }> {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const home = makeHome(`[gateway]\nport = 0\n[mqtt]\nurl = "mqtt://127.0.0.1:${String(broker.port)}"\n`);
  onTestFinished(() => {
    home.remove();
  });
  const folder = join(home.path, 'workspace', 'sops', 'drain');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'SOP.toml'),
    `[sop]\nname = "drain"\ndescription = "For a test"\nexecution_mode = "auto"\n${toml}`,
  );
  writeFileSync(join(folder, 'SOP.md'), `## Steps\n\n${steps}`);
  return {
    broker,
    home,
    start: async () => {
      const { runId } = await askDaemon(home, 'sops.start', { name: 'drain', payload: null });
      await waits(home, runId);
      return runId;
    },
  };
}

const waits = (home: TestHome, runId: string): Promise<unknown> =>
  eventuallyTells(
    home,
    'the wait',
    'runs.show',
    { runId },
    ({ run }) => run.figures.waits?.heard?.topic !== undefined,
  );
const ends = (home: TestHome, runId: string): Promise<unknown> =>
  eventuallyTells(home, 'the end', 'runs.show', { runId }, ({ run }) => run.status === 'completed');
const outputOf = async (home: TestHome, runId: string): Promise<string | null | undefined> =>
  (await askDaemon(home, 'runs.show', { runId })).run.steps[0]?.output;
const connected = (home: TestHome): Promise<unknown> =>
  eventuallyTells(home, 'the broker', 'engine.status', {}, ({ broker: { health } }) => health === 'on');

test('a wait survives a kill, and what the broker kept meanwhile ends it', async () => {
  const { broker, home, start } = await rig('   - until: $.level < 40 on tank/1/level\n');
  const first = await startDaemon(home);
  onTestFinished(() => first.kill());
  await connected(home);
  const runId = await start();
  await broker.publish('tank/1/level', '{"level":80}');
  await eventuallyTells(home, 'the message', 'events.list', { limit: 10 }, (rows) =>
    rows.some(({ payload }) => payload === '{"level":80}'),
  );
  await first.kill();
  await broker.publish('tank/1/level', '{"level":39}');
  const second = await startDaemon(home);
  onTestFinished(() => second.kill());
  await ends(home, runId);
  expect(await outputOf(home, runId)).toBe('{"level":39}');
  const { events } = await askDaemon(home, 'runs.events', { runId });
  expect(events.map(({ event }) => event.type)).toEqual([
    'run-started',
    'step-started',
    'wait-began',
    'step-completed',
    'step-started',
    'tool-call-sent',
    'tool-call-answered',
    'step-completed',
    'run-completed',
  ]);
});

test.each([
  { name: 'that nothing else listens to', toml: '' },
  {
    name: 'that a trigger listens to as well',
    toml: '[[triggers]]\ntype = "mqtt"\ntopic = "tank/1/level"\ncondition = "$.level > 1000"\n',
  },
  {
    name: 'that a wider topic of a trigger covers',
    toml: '[[triggers]]\ntype = "mqtt"\ntopic = "tank/#"\ncondition = "$.level > 1000"\n',
  },
])('a retained message ends a wait at once on a topic $name', async ({ toml }) => {
  const { broker, home } = await rig('   - until: $.level < 40 on tank/1/level\n', toml);
  await broker.publish('tank/1/level', '{"level":12}', { retain: true });
  const daemon = await startDaemon(home);
  onTestFinished(() => daemon.kill());
  await connected(home);
  if (toml !== '')
    await eventuallyTells(home, 'the retained message', 'events.list', { limit: 10 }, (rows) =>
      rows.some(({ topic }) => topic === 'tank/1/level'),
    );
  const { runId } = await askDaemon(home, 'sops.start', { name: 'drain', payload: null });
  await ends(home, runId);
  expect(await outputOf(home, runId)).toBe('{"level":12}');
  // What is listened to afterwards is what was before: a message starts nothing twice.
  await broker.publish('tank/1/level', '{"level":2000}');
  if (toml !== '')
    await eventuallyTells(home, 'the run of the trigger', 'runs.list', { sop: 'drain' }, (runs) =>
      runs.some(({ source }) => source === 'mqtt'),
    );
  expect((await askDaemon(home, 'runs.list', { sop: 'drain' })).length).toBe(toml === '' ? 1 : 2);
});

test('a device that answers at once, and keeps nothing, is heard on a topic that nothing listened to before', async () => {
  const { broker, home } = await rig(
    '',
    '',
    `1. **Close**
   - call: mqtt_publish {"topic": "valve/1/command", "payload": "close"}
2. **Closed**
   - kind: wait
   - until: == closed on valve/1/state
   - timeout: 3m
`,
  );
  const valve = await connectAsync(broker.url);
  onTestFinished(() => valve.endAsync(true));
  valve.on('message', () => {
    valve.publish('valve/1/state', 'closed');
  });
  await valve.subscribeAsync('valve/1/command');
  const daemon = await startDaemon(home);
  onTestFinished(() => daemon.kill());
  await connected(home);
  for (let round = 0; round < 5; round += 1) {
    const { runId } = await askDaemon(home, 'sops.start', { name: 'drain', payload: null });
    await ends(home, runId);
  }
});
