import { join } from 'node:path';
import { connectAsync } from 'mqtt';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { openEngine, type EngineFixture, type EngineFixtureOptions } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';
import { startTcpRelay } from '../../fixtures/tcp-relay';

/** MQTT triggers of the whole engine, on a real broker. */

const oneCall = '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "pressure"}\n';
const manifest = (name: string, settings: string, ...topics: readonly string[]): string =>
  [
    `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\n${settings}`,
    ...topics.map((topic) => `[[triggers]]\ntype = "mqtt"\n${topic}`),
  ].join('\n');
const procedure = (name: string, settings: string, ...topics: readonly string[]): Record<string, string> => ({
  [`${name}/SOP.toml`]: manifest(name, settings, ...topics),
  [`${name}/SOP.md`]: oneCall,
});

async function startBroker(): Promise<Mosquitto> {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  return broker;
}

const configFor = (port: number, maxActiveRuns: number): string =>
  `[gateway]\nport = 0\n[mqtt]\nurl = "mqtt://127.0.0.1:${String(port)}"\n[sop]\nmax_active_runs = ${String(maxActiveRuns)}\n`;

async function engineAt(
  port: number,
  sops: EngineFixtureOptions['sops'] = {},
  maxActiveRuns = 1000,
): Promise<EngineFixture> {
  const fixture = await openEngine({
    config: configFor(port, maxActiveRuns),
    sops: { ...procedure('ready', 'max_concurrent = 0', 'topic = "ready"'), ...sops },
  });
  onTestFinished(() => fixture.close());
  return fixture;
}

/** Resolves when the subscriptions are in force: the engine has seen what is published on "ready". */
async function subscribed(broker: Mosquitto, fixture: EngineFixture): Promise<void> {
  const before = await readyCount(fixture);
  await eventually('the subscriptions', async () => {
    await broker.publish('ready', '?');
    return (await readyCount(fixture)) > before;
  });
}

const readyCount = async ({ ask }: EngineFixture): Promise<number> =>
  (await ask('events.list', { limit: 1000 })).filter(({ topic }) => topic === 'ready').length;

const eventsOf = async ({ ask }: EngineFixture, topic: string) =>
  (await ask('events.list', { limit: 1000 })).filter((event) => event.topic === topic);

interface Figures {
  /** Numbers of the messages that started a run, as the runs tell; sorted. */
  readonly started: readonly number[];
  /** The same as the ledger tells. */
  readonly noted: readonly number[];
  /** Messages that the ledger has seen, folded ones counted. */
  readonly seen: number;
  /** What did not start, and why. */
  readonly skipped: readonly { readonly number: number; readonly reason: string }[];
  /** Deliveries of any topic that may still come again. */
  readonly kept: number;
}

/** Of messages that carry `{"number": N}`. */
function recorded({ home }: EngineFixture, topic: string): Figures {
  const database = openDatabase(join(home, 'data', 'zeroclaw.db'), { readOnly: true });
  const column = (sql: string): number[] => database.prepare<[string], number>(sql).pluck().all(topic);
  try {
    return {
      started: column(
        "SELECT json_extract(json_extract(event, '$.trigger.payload'), '$.number') AS number FROM run_events WHERE type = 'run-started' AND json_extract(event, '$.trigger.topic') = ? ORDER BY number",
      ),
      noted: column(
        "SELECT json_extract(payload, '$.number') AS number FROM events WHERE topic = ? AND json_extract(verdicts, '$.rows[0].result') = 'started' ORDER BY number",
      ),
      seen: column('SELECT sum(count) FROM events WHERE topic = ?')[0] ?? 0,
      skipped: database
        .prepare<[string], Figures['skipped'][number]>(
          "SELECT json_extract(payload, '$.number') AS number, json_extract(verdicts, '$.rows[0].reason') AS reason FROM events WHERE topic = ? AND json_extract(verdicts, '$.rows[0].result') = 'skipped'",
        )
        .all(topic),
      kept: database.prepare<[], number>('SELECT count(*) FROM mqtt_deliveries').pluck().get() ?? 0,
    };
  } finally {
    database.close();
  }
}

const message = (number: number, value: number): string => JSON.stringify({ number, value });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Counts the events that an engine tells of. */
function countEvents({ engine }: EngineFixture): { readonly count: number } {
  const counter = { count: 0 };
  engine.notices.on((notice) => {
    if (notice.type === 'event-seen') counter.count += 1;
  });
  return counter;
}

test('of 10,000 messages in a burst none is lost, and each one above the limit starts one run', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(
    broker.port,
    procedure('high', 'max_concurrent = 1000', 'topic = "burst"\ncondition = "$.value > 85"'),
  );
  await subscribed(broker, fixture);
  const handled = countEvents(fixture);
  const publisher = await connectAsync(broker.url, { protocolVersion: 4 });
  onTestFinished(() => publisher.endAsync(true));
  await Promise.all(
    numbers(10_000).map((number) =>
      publisher.publishAsync('burst', message(number, number % 20 === 0 ? 92 : 80), { qos: 1 }),
    ),
  );
  await eventually('all of them', () => handled.count >= 10_000, 900_000);
  const high = numbers(500).map((number) => number * 20);
  await eventually('the runs', () => recorded(fixture, 'burst').started.length >= high.length, 240_000);
  const { started, noted, seen, skipped } = recorded(fixture, 'burst');
  expect([started, noted]).toEqual([high, high]);
  expect(seen).toBeGreaterThanOrEqual(10_000);
  // The broker may send again what a busy machine acknowledged too late.
  expect(skipped.filter(({ reason }) => reason !== 'handled before')).toEqual([]);
}, 1_200_000);

test('of messages beyond the runs that may be at work none is lost, also when the engine is started again in between', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(
    broker.port,
    procedure('each', 'max_concurrent = 1000', 'topic = "storm"'),
    1,
  );
  await subscribed(broker, fixture);
  const publisher = await connectAsync(broker.url, { protocolVersion: 4 });
  onTestFinished(() => publisher.endAsync(true));
  const publish = (from: number, to: number): Promise<unknown> =>
    Promise.all(
      numbers(to - from + 1).map((number) =>
        publisher.publishAsync('storm', message(from + number - 1, 92), { qos: 1 }),
      ),
    );
  await publish(1, 150);
  await fixture.restart(async () => {
    await publish(151, 200);
  });
  await publish(201, 300);
  await eventually('all of them', () => recorded(fixture, 'storm').started.length >= 300, 240_000);
  const { started, noted, skipped } = recorded(fixture, 'storm');
  expect([started, noted]).toEqual([numbers(300), numbers(300)]);
  // The broker may send again what was not acknowledged when the engine ended.
  expect(skipped.filter(({ reason }) => reason !== 'handled before')).toEqual([]);
});

test('payloads that are bare words, as devices send them, start what waits for them', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(broker.port, {
    ...procedure('on', 'max_concurrent = 9', 'topic = "plug/POWER"\ncondition = "== ON"'),
    ...procedure('gone', 'max_concurrent = 9', 'topic = "pump/+/availability"\ncondition = "!= online"'),
    ...procedure(
      'either',
      'max_concurrent = 9',
      'topic = "plug/#"\ncondition = \'== OFF || $.state == OFF\'',
    ),
    ...procedure('warm', 'max_concurrent = 9', 'topic = "plug/t"\ncondition = "> 23"'),
  });
  await subscribed(broker, fixture);
  const sent: readonly (readonly [topic: string, payload: string | Buffer])[] = [
    ['plug/POWER', 'ON'],
    ['plug/POWER', Buffer.from('ON\0')],
    ['plug/POWER', '"ON"'],
    ['plug/POWER', ' OFF\r\n'],
    ['plug/state', '{"state": "OFF"}'],
    ['plug/t', '23.5 '],
    ['plug/t', '22,9'],
    ['pump/1/availability', 'offline'],
    ['pump/2/availability', 'online\0'],
    ['pump/3/availability', ''],
  ];
  for (const [topic, payload] of sent) await broker.publish(topic, payload);
  await subscribed(broker, fixture);
  const started = (await fixture.ask('runs.list', { limit: 100 })).map(({ sop }) => sop);
  expect(started.toSorted()).toEqual(['either', 'either', 'gone', 'on', 'on', 'on', 'warm']);
  const draft = await fixture.ask('sops.draft', {
    name: 'on',
    toml: manifest('on', '', 'topic = "plug/POWER"\ncondition = "$.state == ON"'),
    markdown: oneCall,
    edits: [],
  });
  expect(draft.entry.diagnostics).toMatchObject([
    {
      severity: 'warning',
      key: 'triggers[0].condition',
      line: 9,
      column: 14,
      message: '$.state was in none of the last 4 events here, for they have no keys',
    },
  ]);
});

test('a path that no event had is told once events came, without a change of the procedure', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(
    broker.port,
    procedure('late', 'max_concurrent = 9', 'topic = "plug/late"\ncondition = "$.stat == 1"'),
  );
  await subscribed(broker, fixture);
  const told = async () => (await fixture.ask('sops.show', { name: 'late' })).entry.diagnostics;
  expect(await told()).toEqual([]);
  for (const state of ['on', 'off', 'idle']) await broker.publish('plug/late', JSON.stringify({ state }));
  await subscribed(broker, fixture);
  expect(await told()).toMatchObject([
    { severity: 'warning', message: '$.stat was in none of the last 3 events here' },
  ]);
});

test('a broker that is restarted under load neither loses a message nor starts a run twice', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(broker.port, procedure('each', 'max_concurrent = 1000', 'topic = "load"'));
  await subscribed(broker, fixture);
  const handled = countEvents(fixture);
  const acknowledged: number[] = [];
  const load = (async () => {
    for (let number = 1; acknowledged.length < 300; number += 1) {
      await broker.publish('load', message(number, 92)).then(
        () => acknowledged.push(number),
        () => {},
      );
    }
  })();
  for (const enough of [50, 150]) {
    await eventually('some load', () => handled.count >= enough);
    await broker.stop();
    await broker.start();
  }
  await load;
  await eventually('all of them', () => {
    const { started } = recorded(fixture, 'load');
    return acknowledged.every((number) => started.includes(number));
  });
  const { started, noted, skipped } = recorded(fixture, 'load');
  expect(started).toEqual([...new Set(started)]);
  expect(noted).toEqual(started);
  expect(skipped.filter(({ reason }) => reason !== 'handled before')).toEqual([]);
});

test('a crash after the run is on disk and before the broker has the acknowledgement starts no second run', async () => {
  const broker = await startBroker();
  const relay = await startTcpRelay(broker.port);
  onTestFinished(() => relay.close());
  const fixture = await engineAt(relay.port, procedure('pump', 'max_concurrent = 9', 'topic = "pressure"'));
  await subscribed(broker, fixture);
  relay.silenceClient();
  await broker.publish('pressure', message(1, 92));
  await eventually('the run', () => recorded(fixture, 'pressure').started.length === 1);
  await fixture.restart(async () => {
    relay.cut();
  });
  await eventually('the message again', () => recorded(fixture, 'pressure').seen === 2);
  expect(recorded(fixture, 'pressure')).toMatchObject({
    started: [1],
    noted: [1],
    seen: 2,
    skipped: [{ number: 1, reason: 'handled before' }],
  });
  await broker.publish('pressure', message(1, 92));
  await eventually('the same reading, sent again', () => recorded(fixture, 'pressure').started.length === 2);
});

test('a connection that breaks before the broker has the acknowledgement starts no second run', async () => {
  const broker = await startBroker();
  const relay = await startTcpRelay(broker.port);
  onTestFinished(() => relay.close());
  const fixture = await engineAt(relay.port, procedure('pump', 'max_concurrent = 9', 'topic = "pressure"'));
  await subscribed(broker, fixture);
  relay.silenceClient();
  for (const number of [1, 2, 3]) await broker.publish('pressure', message(number, 92));
  await eventually('the runs', () => recorded(fixture, 'pressure').started.length === 3);
  relay.cut();
  await eventually('the messages again', () => recorded(fixture, 'pressure').seen === 6);
  expect(recorded(fixture, 'pressure')).toMatchObject({
    started: [1, 2, 3],
    skipped: [1, 2, 3].map((number) => ({ number, reason: 'handled before' })),
  });
});

test('once the broker is known to have the acknowledgements, nothing is kept of them', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(broker.port, procedure('pump', 'max_concurrent = 9', 'topic = "pressure"'));
  await subscribed(broker, fixture);
  await broker.publish('pressure', message(1, 92));
  await eventually('the run', () => recorded(fixture, 'pressure').started.length === 1);
  expect(recorded(fixture, 'pressure').kept).toBeGreaterThan(0);
  await eventually('the broker to be asked', () => recorded(fixture, 'pressure').kept === 0);
});

test('a retained value starts nothing and the ledger says so; news on the same topic does', async () => {
  const broker = await startBroker();
  await broker.publish('pressure', message(1, 92), { retain: true });
  const fixture = await engineAt(
    broker.port,
    procedure('pump', '', 'topic = "pressure"\ncondition = "$.value > 85"'),
  );
  const [kept] = await eventually('the retained value', async () => {
    const events = await eventsOf(fixture, 'pressure');
    return events.length > 0 ? events : null;
  });
  expect(kept?.rows).toMatchObject([
    {
      sop: 'pump',
      result: 'skipped',
      runId: null,
      reason: 'retained value',
      detail: expect.stringContaining('not news') as string,
    },
  ]);
  await broker.publish('pressure', message(2, 92));
  await eventually('the run', () => recorded(fixture, 'pressure').started.length === 1);
  expect(recorded(fixture, 'pressure').started).toEqual([2]);
});

test('what was published while the engine was closed starts procedures when it is back, and retained values are not sent again', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(broker.port, procedure('pump', 'max_concurrent = 9', 'topic = "pressure"'));
  await subscribed(broker, fixture);
  await broker.publish('pressure', message(1, 92), { retain: true });
  await eventually('the first run', () => recorded(fixture, 'pressure').started.length === 1);
  await fixture.restart(() => broker.publish('pressure', message(2, 92)));
  await eventually('the second run', () => recorded(fixture, 'pressure').started.length === 2);
  await subscribed(broker, fixture);
  expect(recorded(fixture, 'pressure')).toMatchObject({
    started: [1, 2],
    noted: [1, 2],
    seen: 2,
    skipped: [],
  });
});

test('a saved definition is live by itself, and the subscriptions follow it', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(broker.port, procedure('pump', 'max_concurrent = 9', 'topic = "old/+"'));
  await subscribed(broker, fixture);
  await broker.publish('old/a', message(1, 92));
  await eventually('the run', () => recorded(fixture, 'old/a').started.length === 1);

  await fixture.save(
    'workspace/sops/pump/SOP.toml',
    manifest('pump', 'max_concurrent = 9', 'topic = "new/pressure"'),
  );
  await eventually('the change to be live', async () =>
    (await fixture.ask('sops.test', { source: 'mqtt', topic: 'new/pressure', payload: null })).some(
      ({ sop, starts }) => sop === 'pump' && starts,
    ),
  );
  await eventually('a run from the new topic', async () => {
    await broker.publish('new/pressure', message(2, 92));
    return recorded(fixture, 'new/pressure').started.length > 0;
  });
  await broker.publish('old/a', message(3, 92));
  await subscribed(broker, fixture);
  expect(recorded(fixture, 'old/a')).toMatchObject({ started: [1], seen: 1 });
});

test('a topic that was given up while the engine was closed is not delivered any more', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(broker.port, procedure('pump', 'max_concurrent = 9', 'topic = "old"'));
  await subscribed(broker, fixture);
  await fixture.restart(() =>
    fixture.save('workspace/sops/pump/SOP.toml', manifest('pump', '', 'topic = "new"')),
  );
  await subscribed(broker, fixture);
  // The broker may deliver what it held for this session before it is told that the topic is given up.
  await eventually('a message that is not delivered', async () => {
    const { seen } = recorded(fixture, 'old');
    await broker.publish('old', message(1, 92));
    await subscribed(broker, fixture);
    return recorded(fixture, 'old').seen === seen;
  });
});

test('wildcards of several procedures and triggers start each procedure once for one message', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(broker.port, {
    ...procedure('both', '', 'topic = "plant/+/pressure"', 'topic = "plant/#"'),
    ...procedure('one', '', 'topic = "plant/a/pressure"\ncondition = "$.value > 85"'),
    ...procedure('none', '', 'topic = "plant/a/pressure"\ncondition = "$.value > 95"'),
    ...procedure('elsewhere', '', 'topic = "plant/a"'),
  });
  await subscribed(broker, fixture);
  await broker.publish('plant/a/pressure', message(1, 92));
  const [event] = await eventually('the event', async () => {
    const events = await eventsOf(fixture, 'plant/a/pressure');
    return events.length > 0 ? events : null;
  });
  expect(event).toMatchObject({
    count: 1,
    rows: [
      { sop: 'both', result: 'started' },
      { sop: 'one', result: 'started' },
    ],
    misses: [{ sop: 'none', why: 'mqtt: $.value is 92, limit > 95' }],
  });
  expect(recorded(fixture, 'plant/a/pressure')).toMatchObject({ started: [1, 1], seen: 1 });
});
