import { expect, onTestFinished, test } from 'vitest';
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

async function rig(): Promise<{
  broker: Mosquitto;
  engine: EngineFixture;
  base: string;
  ends: () => Promise<void>;
}> {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  const engine = await openEngine({ config: config(broker), sops });
  let isOpen = true;
  const ends = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await engine.close();
  };
  onTestFinished(ends);
  const all = await broker.subscribe('zeroclaw/+/availability');
  const first = await eventually('the engine', () => all.messages[0]);
  return { broker, engine, ends, base: first.topic.replace('/availability', '') };
}

test('entities and states are kept at the broker, and removed when they are no longer announced, also after a restart', async () => {
  const { broker, engine, ends } = await rig();
  const all = await keeps(broker, 'all of it', (each) => each.size >= 8);
  expect([...all.keys()].toSorted()).toEqual([
    'homeassistant/button/ID/start_drain/config',
    'homeassistant/event/ID/approvals/config',
    'homeassistant/sensor/ID/run_drain/config',
    'homeassistant/switch/ID/bench_pin_5/config',
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
