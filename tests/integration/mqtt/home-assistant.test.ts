import { join } from 'node:path';
import { connectAsync } from 'mqtt';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { approveShown } from '../../fixtures/approve-shown';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

/** What is kept at a broker for Home Assistant, and what it may ask for. A real one is in `npm run test:peers`. */

const sops = {
  'drain/SOP.toml':
    '[sop]\nname = "drain"\ndescription = "Drains"\nexecution_mode = "auto"\nmax_concurrent = 9\n[[triggers]]\ntype = "manual"\n',
  'drain/SOP.md':
    '## Steps\n\n1. **Set** — It.\n   - requires_confirmation: true\n   - call: gpio_write {"board": "bench", "pin": 5, "value": 1}\n',
};
const config = ({ url }: Mosquitto, isOn = true): string =>
  `[gateway]\nport = 0\n[mqtt]\nurl = "${url}"\nhome_assistant = ${String(isOn)}\n[[peripherals.boards]]\nboard = "bench"\ntype = "virtual"\n`;

/** What the broker keeps, by topic, without the names of this installation. */
async function kept(broker: Mosquitto): Promise<ReadonlyMap<string, string>> {
  const all = await broker.subscribe('#');
  await broker.publish('marker', 'x');
  await eventually('the marker', () => all.messages.some(({ topic }) => topic === 'marker'));
  await all.close();
  return new Map(
    all.messages
      .filter(({ topic }) => topic !== 'marker')
      .map(({ topic, payload }) => [topic.replaceAll(/zeroclaw-[0-9a-f]{12}/gu, 'ID'), payload]),
  );
}

const keeps = (broker: Mosquitto, what: string, fits: (all: ReadonlyMap<string, string>) => boolean) =>
  eventually(what, async () => {
    const all = await kept(broker);
    return fits(all) && all;
  });

async function rig(
  files: Readonly<Record<string, string>> = sops,
  isOn = true,
): Promise<{
  broker: Mosquitto;
  engine: EngineFixture;
  base: string;
  ends: () => Promise<void>;
}> {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const engine = await openEngine({ config: config(broker, isOn), sops: files });
  let isOpen = true;
  const ends = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await engine.close();
  };
  onTestFinished(ends);
  if (!isOn) await engine.save('config.toml', config(broker));
  const all = await broker.subscribe('zeroclaw/+/availability');
  const first = await eventually('the engine', () => all.messages[0]);
  return { broker, engine, ends, base: first.topic.replace('/availability', '') };
}

test('entities and states are kept at the broker, and removed when they are no longer announced, also after a restart', async () => {
  const { broker, engine, ends } = await rig();
  const all = await keeps(broker, 'all of it', (each) => each.size >= 8);
  expect([...all.keys()].toSorted()).toEqual([
    expect.stringMatching(/^homeassistant\/button\/ID\/start_[0-9a-f]{12}\/config$/u),
    'homeassistant/event/ID/approvals/config',
    expect.stringMatching(/^homeassistant\/sensor\/ID\/run_[0-9a-f]{12}\/config$/u),
    expect.stringMatching(/^homeassistant\/switch\/ID\/[0-9a-f]{12}_pin_5\/config$/u),
    'zeroclaw/ID/availability',
    'zeroclaw/ID/board/bench/availability',
    'zeroclaw/ID/board/bench/pin_5/state',
    expect.stringMatching(/^zeroclaw\/ID\/procedure\/[0-9a-f]{12}\/state$/u),
  ]);
  expect(all.get('zeroclaw/ID/availability')).toBe('online');
  await engine.restart(async () => {
    expect((await kept(broker)).get('zeroclaw/ID/availability')).toBe('offline');
    await engine.save('config.toml', config(broker, false));
  });
  await keeps(broker, 'nothing', (each) => each.size === 0);
  await ends();
});

test('a press starts the procedure once, one that the broker kept starts nothing, and a pin waits for a person', async () => {
  const { broker, engine, base } = await rig();
  const all = await keeps(broker, 'all of it', (each) => each.size >= 8);
  const state =
    [...all.keys()].find((topic) => topic.endsWith('/state') && topic.includes('procedure')) ?? '';
  const start = state.replace('zeroclaw/ID', base).replace(/state$/u, 'start');
  await broker.publish(start, 'START', { retain: true });
  await eventually('the run', async () => (await engine.ask('runs.list', { sop: 'drain' })).length === 1);
  await keeps(broker, 'the state', (each) => each.get(state)?.includes('"waiting_approval"') === true);
  await engine.restart();
  await keeps(broker, 'the engine to be back', (each) => each.get('zeroclaw/ID/availability') === 'online');
  await broker.publish(`${base}/board/bench/pin_5/set`, 'ON');
  const pin = await eventually('the card', async () =>
    (await engine.ask('approvals.list', {})).find(({ sop }) => sop.startsWith('Home Assistant')),
  );
  expect(pin.gate.calls).toMatchObject([
    { tool: 'gpio_write', arguments: { board: 'bench', pin: 5, value: 1 } },
  ]);
  expect(await engine.ask('runs.list', { sop: 'drain' })).toHaveLength(1);
  await broker.publish(`${base}/board/bench/pin_5/set`, 'OFF');
  const newer = await eventually('the newer card', async () =>
    (await engine.ask('approvals.list', {})).find(
      ({ sop, runId }) => sop.startsWith('Home Assistant') && runId !== pin.runId,
    ),
  );
  expect(newer.gate.calls).toMatchObject([{ arguments: { value: 0 } }]);
  expect((await engine.ask('runs.show', { runId: pin.runId })).run.status).toBe('cancelled');
  await broker.publish(`${base}/board/bench/pin_5/set`, 'open sesame');
  await broker.publish(`${base}/board/bench/pin_6/set`, 'ON');
  await broker.publish(`${base}/procedure/000000000000/start`, 'START');
  const last = await engine.ask('events.list', { source: 'mqtt', limit: 100 });
  expect(last.filter(({ topic }) => topic?.startsWith('zeroclaw/'))).toHaveLength(3);
});

test('procedures whose names differ in signs alone are told apart', async () => {
  const named = (name: string): string => (sops['drain/SOP.toml'] ?? '').replace('"drain"', `"${name}"`);
  const { broker } = await rig({
    'one/SOP.toml': named('Fill tank-1'),
    'one/SOP.md': sops['drain/SOP.md'],
    'two/SOP.toml': named('fill tank 1'),
    'two/SOP.md': sops['drain/SOP.md'],
  });
  const all = await keeps(broker, 'all of it', (each) => each.has('zeroclaw/ID/board/bench/pin_5/state'));
  const buttons = [...all].filter(([topic]) => topic.includes('/button/'));
  const told = buttons.map(([, payload]) => JSON.parse(payload) as { name: string; unique_id: string });
  expect(told.map(({ name }) => name).toSorted()).toEqual(['Fill tank-1', 'fill tank 1']);
  expect(new Set(told.map(({ unique_id }) => unique_id)).size).toBe(2);
});

test('it is switched on and off while the engine runs: what is announced is heard, and nothing stays behind', async () => {
  const { broker, engine, base } = await rig(sops, false);
  const all = await keeps(broker, 'all of it', (each) => each.size >= 8);
  const state =
    [...all.keys()].find((topic) => topic.endsWith('/state') && topic.includes('procedure')) ?? '';
  const start = state.replace('zeroclaw/ID', base).replace(/state$/u, 'start');
  for (const strange of ['', 'STOP', '{"state": "START"}']) await broker.publish(start, strange);
  await broker.publish(start, 'START');
  const run = await eventually('the run', async () =>
    (await engine.ask('runs.list', { sop: 'drain' })).at(-1),
  );
  expect(await engine.ask('runs.list', { sop: 'drain' })).toHaveLength(1);
  // One that came while this run waits would be skipped, and stand here all the same.
  const heard = (await engine.ask('events.list', {})).filter(({ topic }) => topic === start);
  expect(heard.map(({ payload, count }) => [payload, count])).toEqual([['START', 1]]);
  await approveShown(engine.ask, run.runId);
  await engine.ended(run.runId);
  await engine.save('config.toml', config(broker, false));
  await keeps(broker, 'nothing', (each) => each.size === 0);
  const { runId } = await engine.ask('sops.start', { name: 'drain', payload: null });
  await eventually('the card', async () => (await engine.ask('approvals.list', {}))[0]);
  await approveShown(engine.ask, runId);
  await engine.ended(runId);
  expect([...(await kept(broker)).keys()]).toEqual([]);
});

test('the connection that listens to topics says nothing of the engine when it is cut off', async () => {
  const { broker, engine, base } = await rig();
  const availability = 'zeroclaw/ID/availability';
  await keeps(broker, 'that it is there', (each) => each.get(availability) === 'online');
  await eventually(
    'listening',
    async () => (await engine.ask('topics.listen', { filter: '#', find: '' })).state === 'listening',
  );
  const other = await connectAsync(broker.url, { clientId: `${base.replace('zeroclaw/', '')}-listen` });
  onTestFinished(() => other.endAsync(true));
  expect((await kept(broker)).get(availability)).toBe('online');
});

test('the end of a run leaves nothing at the broker of a procedure that is no longer there', async () => {
  const { broker, engine } = await rig();
  await keeps(broker, 'all of it', (each) => each.size >= 8);
  const { runId } = await engine.ask('sops.start', { name: 'drain', payload: null });
  await eventually('the card', async () => (await engine.ask('approvals.list', {}))[0]);
  await engine.save(
    'workspace/sops/drain/SOP.toml',
    (sops['drain/SOP.toml'] ?? '').replace('[[triggers]]', 'enabled = false\n[[triggers]]'),
  );
  const isGone = (each: ReadonlyMap<string, string>): boolean =>
    each.size > 0 && ![...each.keys()].some((topic) => topic.includes('/procedure/'));
  await keeps(broker, 'it is not announced', isGone);
  await approveShown(engine.ask, runId);
  await engine.ended(runId);
  expect(isGone(await kept(broker))).toBe(true);
});

test('a topic that somebody else wrote among ours outside of ZeroClaw is not cleared at the broker', async () => {
  const { broker, engine } = await rig();
  await keeps(broker, 'all of it', (each) => each.size >= 8);
  await broker.publish('plant/limits', '85', { retain: true });
  await engine.restart(async () => {
    const database = openDatabase(join(engine.home, 'data', 'zeroclaw.db'));
    database.exec("INSERT INTO announced_topics (topic) VALUES ('plant/limits')");
    database.close();
    await Promise.resolve();
  });
  expect((await engine.problem('record-announced-topics')).message).toContain('nothing of before is removed');
  await keeps(broker, 'all of it again', (each) => each.get('zeroclaw/ID/availability') === 'online');
  expect((await kept(broker)).get('plant/limits')).toBe('85');
});
