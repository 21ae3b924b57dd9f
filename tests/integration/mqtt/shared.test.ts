import { join } from 'node:path';
import { connectAsync } from 'mqtt';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { askDaemon, makeHome, startDaemon, type TestHome } from '../../fixtures/daemon';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';
import { startTcpRelay, type TcpRelay } from '../../fixtures/tcp-relay';
import { mkdirSync } from 'node:fs';
import { createServer, connect as connectSocket } from 'node:net';

/** Shared subscriptions and what else MQTT 5 brings, on a real broker. */

async function startBroker(): Promise<Mosquitto> {
  const broker = await startMosquitto();
  onTestFinished(() => broker.close());
  return broker;
}

const steps = '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "pressure"}\n';
const sop = (name: string, ...topics: readonly string[]): Record<string, string> => ({
  [`${name}/SOP.toml`]: `[sop]\nname = "${name}"\ndescription = "d"\nexecution_mode = "auto"\nmax_concurrent = 1000\n${topics.map((topic) => `[[triggers]]\ntype = "mqtt"\ntopic = "${topic}"\n`).join('')}`,
  [`${name}/SOP.md`]: steps,
});
const group = sop('pump', '$share/plant/pumps/+');
const config = (port: number, version = '5'): string =>
  `[gateway]\nport = 0\n[sop]\nmax_active_runs = 1000\n[mqtt]\nurl = "mqtt://127.0.0.1:${String(port)}"\nversion = "${version}"\n`;

async function engineAt(port: number, sops: Record<string, string> = group): Promise<EngineFixture> {
  const fixture = await openEngine({ config: config(port), sops });
  onTestFinished(() => fixture.close());
  return fixture;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function columnIn<T>(home: string, sql: string): T[] {
  const database = openDatabase(join(home, 'data', 'zeroclaw.db'), { readOnly: true });
  try {
    return database.prepare<[], T>(sql).pluck().all();
  } finally {
    database.close();
  }
}

/** Numbers of the messages that started a run; sorted. */
const startedIn = (...homes: readonly string[]): number[] =>
  homes
    .flatMap((home) =>
      columnIn<number>(
        home,
        "SELECT json_extract(json_extract(event, '$.trigger.payload'), '$.number') FROM run_events WHERE type = 'run-started'",
      ),
    )
    .toSorted((a, b) => a - b);

/** The topics that its session at the broker holds. */
const heldIn = (home: string): string => columnIn<string>(home, 'SELECT topics FROM mqtt_sessions').join(' ');

const listens = (home: string): Promise<unknown> =>
  eventually('the shared subscription', () => heldIn(home).includes('$share/plant/pumps/+'));

async function publish(broker: Mosquitto, ...messages: readonly number[]): Promise<void> {
  const sender = await connectAsync(broker.url, { protocolVersion: 5 });
  await Promise.all(
    messages.map((number) =>
      sender.publishAsync(`pumps/${String(number % 5)}`, JSON.stringify({ number }), { qos: 1 }),
    ),
  );
  await sender.endAsync();
}

test('of two engines in one group each message starts exactly one run, and both have a share', async () => {
  const broker = await startBroker();
  const [one, two] = [await engineAt(broker.port), await engineAt(broker.port)];
  await listens(one.home);
  await listens(two.home);
  await publish(broker, ...numbers(200));
  await eventually('every run', () => startedIn(one.home, two.home).length >= 200);
  expect(startedIn(one.home, two.home)).toEqual(numbers(200));
  expect(startedIn(one.home).length).toBeGreaterThan(20);
  expect(startedIn(two.home).length).toBeGreaterThan(20);
  const [event] = await one.ask('events.list', { limit: 1 });
  expect(event).toMatchObject({
    source: 'mqtt',
    topic: expect.stringMatching(/^\$share\/plant\/pumps\/\d$/u) as string,
    rows: [{ sop: 'pump', result: 'started' }],
  });
});

test('a group, another group and those who hear every message are told apart, and the topic is the one that was published', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(broker.port, {
    ...group,
    ...sop('other', '$share/office/pumps/#'),
    ...sop('every', 'pumps/+'),
    'all/SOP.toml':
      '[sop]\nname = "all"\ndescription = "d"\nexecution_mode = "auto"\n[[triggers]]\ntype = "mqtt"\ntopic = "$share/site/pumps/7"\n',
    'all/SOP.md':
      '## Steps\n\n1. **Say** — It.\n   - when: $.topic == "pumps/7"\n   - call: memory_store {"key": "from", "content": "{{topic}}"}\n',
  });
  await eventually('the subscriptions', () => {
    const held = heldIn(fixture.home);
    return ['$share/plant/', '$share/office/', '$share/site/', '"pumps/+"'].every((each) =>
      held.includes(each),
    );
  });
  await broker.publish('pumps/7', '{"number": 1}');
  const runs = await eventually('a run of each', async () => {
    const list = await fixture.ask('runs.list', {});
    return list.length >= 4 && list;
  });
  expect(runs.map(({ sop: name }) => name).toSorted()).toEqual(['all', 'every', 'other', 'pump']);
  const { steps: done } = await fixture.ended(runs.find(({ sop: name }) => name === 'all')?.runId ?? '');
  expect(done[0]?.toolCalls[0]?.arguments).toEqual({ key: 'from', content: 'pumps/7' });
});

test('what MQTT 5 says beside the text is there for steps, and topics may be numbers', async () => {
  const broker = await startBroker();
  const fixture = await engineAt(broker.port, {
    'pump/SOP.toml':
      '[sop]\nname = "pump"\ndescription = "d"\nexecution_mode = "auto"\nmax_concurrent = 9\n[[triggers]]\ntype = "mqtt"\ntopic = "$share/plant/pumps/+"\n',
    'pump/SOP.md':
      '## Steps\n\n1. **Answer** — It.\n   - when: $.meta.headers.site == "b"\n   - call: mqtt_publish {"topic": "{{meta.reply_to}}", "payload": "done", "correlation": "{{meta.correlation}}"}\n',
  });
  await listens(fixture.home);
  const asker = await connectAsync(broker.url, {
    protocolVersion: 5,
    properties: { topicAliasMaximum: 10 },
    autoAssignTopicAlias: true,
  });
  onTestFinished(() => asker.endAsync(true));
  const answers: { text: string; correlation: string }[] = [];
  asker.on('message', (_topic, payload, packet) => {
    answers.push({ text: payload.toString(), correlation: String(packet.properties?.correlationData) });
  });
  await asker.subscribeAsync('answers/1', { qos: 1 });
  for (const number of [1, 2])
    await asker.publishAsync('pumps/1', JSON.stringify({ number }), {
      qos: 1,
      properties: {
        contentType: 'application/json',
        responseTopic: 'answers/1',
        correlationData: Buffer.from(`c-${String(number)}`),
        messageExpiryInterval: 600,
        userProperties: { site: 'b', tag: ['x', 'y'] },
      },
    });
  await eventually('both answers', () => answers.length === 2);
  expect(answers.toSorted((a, b) => a.correlation.localeCompare(b.correlation))).toEqual([
    { text: 'done', correlation: 'c-1' },
    { text: 'done', correlation: 'c-2' },
  ]);
  const [event] = await fixture.ask('events.list', { limit: 1 });
  expect(event?.meta).toEqual({
    content_type: 'application/json',
    reply_to: 'answers/1',
    correlation: 'c-2',
    expires_ms: expect.any(Number) as number,
    headers: { site: 'b', tag: ['x', 'y'] },
  });
});

function daemonHome(port: number): TestHome {
  const home = makeHome(config(port));
  onTestFinished(() => {
    home.remove();
  });
  mkdirSync(join(home.path, 'workspace/sops/pump'), { recursive: true });
  for (const [file, text] of Object.entries(group)) home.write(join('workspace/sops', file), text);
  return home;
}

test('an engine of a group that is killed keeps its share at the broker until it is back: each message starts exactly one run', async () => {
  const broker = await startBroker();
  const survivor = await engineAt(broker.port);
  await listens(survivor.home);
  const home = daemonHome(broker.port);
  let daemon = await startDaemon(home);
  onTestFinished(async () => {
    await daemon.stop();
  });
  await listens(home.path);
  const count = 400;
  let sent = 0;
  const both = (): number => startedIn(survivor.home, home.path).length;
  for (const goal of [100, 200, 300, 400]) {
    const sending = publish(broker, ...numbers(goal - sent).map((each) => sent + each));
    if (goal < count) {
      await eventually(`more than ${String(sent)} runs`, () => both() > sent + 5);
      await daemon.kill();
      await sending;
      // While it is away its share waits for it, and nobody else is given it.
      daemon = await startDaemon(home);
    }
    await sending;
    sent = goal;
    await eventually(`${String(goal)} runs`, () => both() >= goal);
  }
  await askDaemon(home, 'engine.status', {});
  expect(startedIn(survivor.home, home.path)).toEqual(numbers(count));
  expect(startedIn(home.path).length).toBeGreaterThan(20);
});

test('a broker that is killed before it has the acknowledgements of a group starts no second run', async () => {
  const broker = await startBroker();
  const relays: TcpRelay[] = [];
  for (let index = 0; index < 2; index += 1) {
    const relay = await startTcpRelay(broker.port);
    onTestFinished(() => relay.close());
    relays.push(relay);
  }
  const engines = await Promise.all(relays.map(({ port }) => engineAt(port)));
  for (const { home } of engines) await listens(home);
  const homes = engines.map(({ home }) => home);
  await publish(broker, ...numbers(20));
  await eventually('the first runs', () => startedIn(...homes).length === 20);
  for (const relay of relays) relay.silenceClient();
  await publish(broker, ...numbers(40).map((each) => 20 + each));
  await eventually('every run', () => startedIn(...homes).length === 60);
  // As it would have saved them by itself: sessions with what they have no acknowledgement of.
  await broker.save();
  await broker.kill();
  for (const relay of relays) relay.cut();
  await broker.start();
  const again = async (): Promise<number> =>
    (await Promise.all(engines.map(({ ask }) => ask('events.list', { limit: 1000 }))))
      .flat()
      .filter(({ rows }) => rows[0]?.reason === 'handled before').length;
  await eventually('what comes again', async () => (await again()) >= 40);
  // A broker that starts again may give what comes before they are back to nobody.
  let news = 60;
  await eventually('the news', async () => {
    await publish(broker, (news += 1));
    return startedIn(...homes).length > 60;
  });
  const started = startedIn(...homes);
  expect([started.slice(0, 60), started.length]).toEqual([numbers(60), new Set(started).size]);
});

test('over MQTT 3.1.1 a shared subscription is not made, and that is told where it stands and where it is needed', async () => {
  const broker = await startBroker();
  const fixture = await openEngine({ config: config(broker.port, '3.1.1'), sops: group });
  onTestFinished(() => fixture.close());
  expect(await fixture.problem('mqtt-shared')).toMatchObject({
    message: 'Shared subscriptions start nothing here: $share/plant/pumps/+',
    remedy: 'Write version = "5" under [mqtt] in config.toml.',
  });
  const { entry } = await fixture.ask('sops.show', { name: 'pump' });
  expect(entry.diagnostics).toMatchObject([
    {
      severity: 'warning',
      key: 'triggers[0].topic',
      message: expect.stringContaining('needs MQTT 5') as string,
    },
  ]);
  await fixture.save('config.toml', config(broker.port));
  await fixture.fixed('mqtt-shared');
  await listens(fixture.home);
  await broker.publish('pumps/1', '{"number": 1}');
  await eventually('the run', () => startedIn(fixture.home).length === 1);
});

/** A way to a broker that refuses MQTT 5, as old ones do. */
async function olderBroker(port: number): Promise<number> {
  const server = createServer((client) => {
    client.on('error', () => {});
    client.once('data', (first) => {
      const level = first.subarray(first.indexOf('MQTT') + 4)[0];
      if (level === 5) {
        client.end(Buffer.from([0x20, 2, 0, 1]));
        return;
      }
      const upstream = connectSocket(port, '127.0.0.1');
      upstream.on('error', () => client.destroy());
      client.on('close', () => upstream.destroy());
      upstream.write(first);
      client.pipe(upstream);
      upstream.pipe(client);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

test('a broker that does not speak MQTT 5 is spoken to over 3.1.1, in words', async () => {
  const broker = await startBroker();
  const port = await olderBroker(broker.port);
  const fixture = await engineAt(port, { ...group, ...sop('every', 'tanks/+') });
  expect(await fixture.problem('mqtt-version')).toMatchObject({
    where: `MQTT broker 127.0.0.1:${String(port)}`,
    message: expect.stringContaining('spoken to over 3.1.1') as string,
  });
  await fixture.problem('mqtt-shared');
  expect((await fixture.ask('engine.status', {})).broker).toMatchObject({
    health: 'on',
    detail: `127.0.0.1:${String(port)}, over MQTT 3.1.1`,
  });
  await eventually('the subscription', () => heldIn(fixture.home).includes('tanks/+'));
  await broker.publish('tanks/1', '{"number": 1}');
  await eventually('the run', () => startedIn(fixture.home).length === 1);
  expect(heldIn(fixture.home)).not.toContain('$share');
});
