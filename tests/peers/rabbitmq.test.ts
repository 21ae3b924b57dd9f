import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/main/platform/storage/database';
import { createAuthority } from '../fixtures/certificate';
import { makeHome, startDaemon, type TestHome } from '../fixtures/daemon';
import { openEngine, type EngineFixture } from '../fixtures/engine';
import { eventually } from '../fixtures/eventually';
import {
  isRabbitThere,
  leave,
  startRabbit,
  type Rabbit,
  type RabbitOptions,
  type Sent,
} from '../fixtures/rabbitmq';
import { startTcpRelay } from '../fixtures/tcp-relay';

/** Queues of a real RabbitMQ. */
const peer = test.skipIf(!isRabbitThere);

async function startBroker(options: RabbitOptions = {}): Promise<Rabbit> {
  const broker = await startRabbit(options);
  onTestFinished(() => broker.close());
  return broker;
}

/** A durable queue that its owner made, as the sender of a plant would. */
async function makeQueue(broker: Rabbit, queue: string, options: object = {}): Promise<void> {
  const channel = await broker.owner();
  await channel.assertQueue(queue, { durable: true, ...options });
  await leave(channel.model);
}

const countIn = async (broker: Rabbit, queue: string): Promise<number> => {
  const channel = await broker.owner();
  const { messageCount } = await channel.checkQueue(queue);
  await leave(channel.model);
  return messageCount;
};

const manifest = (condition = ''): string =>
  `[sop]\nname = "pump"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 1000\n[[triggers]]\ntype = "amqp"\nqueue = "alarms"\n${condition}`;
const steps = '## Steps\n\n1. **Recall** — Notes.\n   - call: memory_recall {"query": "pressure"}\n';
const sops = (condition = '', markdown = steps): Record<string, string> => ({
  'pump/SOP.toml': manifest(condition),
  'pump/SOP.md': markdown,
});
const config = (port: number, more = ''): string =>
  `[gateway]\nport = 0\n[sop]\nmax_active_runs = 1000\n[amqp]\nurl = "127.0.0.1:${String(port)}"\n${more}`;

async function engineAt(port: number, files = sops(), more = ''): Promise<EngineFixture> {
  const fixture = await openEngine({ config: config(port, more), sops: files });
  onTestFinished(() => fixture.close());
  return fixture;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const message = (number: number, id?: string): Sent => ({
  text: JSON.stringify({ number, value: 92 }),
  ...(id === undefined ? {} : { options: { messageId: id } }),
});

/** What the run log and the ledger say of messages that carry `{"number": N}`. */
function recorded(home: string) {
  const database = openDatabase(join(home, 'data', 'zeroclaw.db'), { readOnly: true });
  const column = (sql: string): number[] => database.prepare<[], number>(sql).pluck().all();
  try {
    return {
      started: column(
        "SELECT iif(json_valid(json_extract(event, '$.trigger.payload')), json_extract(json_extract(event, '$.trigger.payload'), '$.number'), 0) AS number FROM run_events WHERE type = 'run-started' ORDER BY number",
      ),
      noted: column(
        "SELECT iif(json_valid(payload), json_extract(payload, '$.number'), 0) AS number FROM events WHERE source = 'amqp' AND json_extract(verdicts, '$.rows[0].result') = 'started' ORDER BY number",
      ),
      again: column(
        "SELECT json_extract(payload, '$.number') AS number FROM events WHERE source = 'amqp' AND json_extract(verdicts, '$.rows[0].reason') = 'handled before' ORDER BY number",
      ),
      unsettled: column('SELECT coalesce(sum(copies), 0) FROM amqp_unsettled')[0] ?? 0,
    };
  } finally {
    database.close();
  }
}

peer('a message starts a run, is acknowledged after it, and its headers are there for steps', async () => {
  const broker = await startBroker();
  await makeQueue(broker, 'alarms');
  const fixture = await engineAt(
    broker.port,
    sops(
      'condition = "$.value > 85"\n',
      '## Steps\n\n1. **Store** — It.\n   - when: $.meta.headers.site == "b"\n   - call: memory_store {"key": "{{meta.correlation}}", "content": "{{meta.routing_key}} {{meta.headers.tries}} {{payload.value}}"}\n2. **Not this** — It.\n   - when: $.meta.headers.site == "c"\n   - call: memory_recall {"query": "x"}\n',
    ),
  );
  await broker.send('alarms', [
    { text: '{"value": 12}' },
    {
      text: '{"value": 92}',
      options: { correlationId: 'c-7', headers: { site: 'b', tries: 3 }, contentType: 'application/json' },
    },
  ]);
  const run = await eventually('the run', async () => (await fixture.ask('runs.list', {}))[0]);
  const { steps: done, trigger } = await fixture.ended(run.runId);
  expect(trigger).toMatchObject({
    source: 'amqp',
    topic: 'alarms',
    payload: '{"value": 92}',
    meta: {
      exchange: '',
      routing_key: 'alarms',
      correlation: 'c-7',
      content_type: 'application/json',
      headers: { site: 'b', tries: 3 },
    },
  });
  expect(done.map(({ status }) => status)).toEqual(['completed', 'skipped']);
  expect(done[0]?.toolCalls[0]?.arguments).toEqual({ key: 'c-7', content: 'alarms 3 92' });
  await eventually('an empty queue', async () => (await countIn(broker, 'alarms')) === 0);
  const events = await fixture.ask('events.list', { limit: 9 });
  expect(events).toMatchObject([
    { source: 'amqp', topic: 'alarms', meta: { correlation: 'c-7' }, rows: [{ result: 'started' }] },
    { source: 'amqp', topic: 'alarms', rows: [], misses: [{ why: 'amqp: $.value is 12, limit > 85' }] },
  ]);
});

peer('a connection that breaks before the broker has the acknowledgements starts no second run', async () => {
  const broker = await startBroker();
  await makeQueue(broker, 'alarms');
  const relay = await startTcpRelay(broker.port);
  onTestFinished(() => relay.close());
  const { home } = await engineAt(relay.port);
  await broker.send('alarms', [message(1)]);
  await eventually('the first run', () => recorded(home).started.length === 1);
  await eventually('the broker to be asked', () => recorded(home).unsettled === 0);
  relay.silenceClient();
  // Of each kind, and two that are equal.
  await broker.send('alarms', [message(2), message(3, 'three'), message(4), message(4)]);
  await eventually('the runs', () => recorded(home).started.length === 5);
  expect(recorded(home).unsettled).toBe(3);
  relay.cut();
  await eventually('the messages again', () => recorded(home).again.length === 4);
  await eventually('an empty queue', async () => (await countIn(broker, 'alarms')) === 0);
  await eventually('the broker to be asked again', () => recorded(home).unsettled === 0);
  expect(recorded(home)).toMatchObject({ started: [1, 2, 3, 4, 4], again: [2, 3, 4, 4] });
  // The same text again is news; the same id is not.
  await broker.send('alarms', [message(2), message(3, 'three')]);
  await eventually('the news', () => recorded(home).started.length === 6);
  await eventually('the old id', () => recorded(home).again.length === 5);
  expect(recorded(home)).toMatchObject({ started: [1, 2, 2, 3, 4, 4], again: [2, 3, 3, 4, 4] });
});

/** A daemon that is killed again and again while it works. */
function daemonAt(broker: Rabbit): TestHome {
  const home = makeHome(config(broker.port));
  onTestFinished(() => {
    home.remove();
  });
  mkdirSync(join(home.path, 'workspace/sops/pump'), { recursive: true });
  for (const [file, text] of Object.entries(sops())) home.write(join('workspace/sops', file), text);
  return home;
}

peer(
  'the daemon is killed between receive and acknowledgement, and each message starts exactly one run',
  async () => {
    const broker = await startBroker();
    await makeQueue(broker, 'alarms');
    const home = daemonAt(broker);
    const count = 600;
    await broker.send(
      'alarms',
      numbers(count).map((number) => message(number)),
    );
    for (const goal of [1, 150, 300, 450]) {
      const daemon = await startDaemon(home);
      await eventually(`${String(goal)} runs`, () => recorded(home.path).started.length >= goal);
      await daemon.kill();
    }
    const daemon = await startDaemon(home);
    await eventually('every run', () => recorded(home.path).started.length >= count);
    await eventually('an empty queue', async () => (await countIn(broker, 'alarms')) === 0);
    await daemon.stop();
    const { started, noted } = recorded(home.path);
    expect([started, noted]).toEqual([numbers(count), numbers(count)]);
  },
);

peer('the broker is killed under load, and each message with an id starts exactly one run', async () => {
  const broker = await startBroker();
  await makeQueue(broker, 'alarms');
  const { home, ask } = await engineAt(broker.port);
  const count = 1000;
  let sent = 0;
  const sending = (async () => {
    for (; sent < count; sent += 50)
      await broker.send(
        'alarms',
        numbers(50).map((each) => message(sent + each, `id-${String(sent + each)}`)),
      );
  })();
  // A sender that has failed is the reason for what does not come.
  const failed = sending.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  for (const goal of [100, 400]) {
    await Promise.race([
      failed,
      eventually(`${String(goal)} runs`, () => recorded(home).started.length >= goal),
    ]);
    await broker.kill();
    await eventually('the loss to be told', async () =>
      (await ask('engine.status', {})).problems.some(({ id }) => id === 'amqp'),
    );
    expect((await ask('engine.status', {})).queues).toMatchObject({ health: 'broken', label: 'AMQP' });
    await broker.start();
  }
  await sending;
  await eventually('every run', () => recorded(home).started.length >= count);
  await eventually('an empty queue', async () => (await countIn(broker, 'alarms')) === 0);
  const { started, noted } = recorded(home);
  expect([sent, started, noted]).toEqual([count, numbers(count), numbers(count)]);
  expect((await ask('engine.status', {})).problems.filter(({ id }) => id.startsWith('amqp'))).toEqual([]);
});

peer(
  'a queue that is not there is a problem and is made by nobody; once its owner has made it, it is heard',
  async () => {
    const broker = await startBroker();
    const fixture = await engineAt(broker.port);
    const problem = await fixture.problem('amqp-queue:alarms');
    expect(problem).toMatchObject({
      where: 'AMQP queue alarms',
      message: 'The broker has no queue alarms',
      remedy: expect.stringContaining('ZeroClaw makes no queue') as string,
    });
    const channel = await broker.owner();
    await expect(channel.checkQueue('alarms')).rejects.toThrow('404');
    await makeQueue(broker, 'alarms', { messageTtl: 60_000 });
    await broker.send('alarms', [message(1)]);
    await fixture.fixed('amqp-queue:alarms');
    await eventually('the run', () => recorded(fixture.home).started.length === 1);
    // Its owner deletes it.
    const owner = await broker.owner();
    await owner.deleteQueue('alarms');
    await fixture.problem('amqp-queue:alarms');
  },
);

peer('a queue that another connection has for itself alone is told, and holds up no other', async () => {
  const broker = await startBroker();
  const owner = await broker.owner();
  await owner.assertQueue('alarms', { exclusive: true });
  await makeQueue(broker, 'orders');
  const fixture = await engineAt(broker.port, {
    ...sops(),
    'order/SOP.toml': manifest().replace('"alarms"', '"orders"').replace('"pump"', '"order"'),
    'order/SOP.md': steps,
  });
  expect(await fixture.problem('amqp-queue:alarms')).toMatchObject({
    message: 'Another connection has the queue alarms for itself alone',
  });
  await broker.send('orders', [message(1)]);
  await eventually('the run', () => recorded(fixture.home).started.length === 1);
});

peer(
  'what is too large goes where its owner sends such messages, and bytes that are no text start a run',
  async () => {
    const broker = await startBroker();
    await makeQueue(broker, 'dead');
    await makeQueue(broker, 'alarms', { deadLetterExchange: '', deadLetterRoutingKey: 'dead' });
    const fixture = await engineAt(broker.port);
    await broker.send('alarms', [
      { text: Buffer.alloc(1024 * 1024 + 1, 'x') },
      { text: Buffer.from([0xff, 0xfe, 0x00]) },
      { text: 'ON' },
    ]);
    await fixture.problem('amqp-oversize:alarms');
    await eventually('the two runs', () => recorded(fixture.home).started.length === 2);
    await eventually('the dead letter', async () => (await countIn(broker, 'dead')) === 1);
    const events = await fixture.ask('events.list', { limit: 9 });
    expect(events.map(({ payload, refused }) => [payload, refused]).toReversed()).toEqual([
      [null, 413],
      ['\ufffd\ufffd\u0000', undefined],
      ['ON', undefined],
    ]);
  },
);

peer('no more messages are taken out of the queue than are on their way to the disk', async () => {
  const broker = await startBroker();
  await makeQueue(broker, 'alarms');
  const relay = await startTcpRelay(broker.port);
  onTestFinished(() => relay.close());
  const { home } = await engineAt(relay.port);
  await broker.send('alarms', [message(1)]);
  await eventually(
    'the first run',
    () => recorded(home).unsettled === 0 && recorded(home).started.length === 1,
  );
  relay.silenceClient();
  await broker.send(
    'alarms',
    numbers(300).map((number) => message(number + 1)),
  );
  await eventually('as many as fit', () => recorded(home).started.length === 101);
  expect(await countIn(broker, 'alarms')).toBe(200);
});

peer(
  'a wrong password, a virtual host that is not there and a broker that is away are told, with what to do',
  async () => {
    const broker = await startBroker();
    await makeQueue(broker, 'alarms');
    const fixture = await engineAt(broker.port, sops(), 'password = "wrong"\n');
    const about = async (says: string) => fixture.problem('amqp', ({ message: told }) => told.includes(says));
    expect(await about('refuses the user name or password')).toMatchObject({
      remedy: expect.stringContaining('"username" and "password" under [amqp]') as string,
    });
    await fixture.save(
      'config.toml',
      config(broker.port)
        .replace(String(broker.port), `${String(broker.port)}/plant`)
        .replace('"127', '"amqp://127'),
    );
    expect(await about('no such virtual host')).toMatchObject({
      remedy: expect.stringContaining('behind the "/"') as string,
    });
    await fixture.save('config.toml', config(1));
    expect(await about('nothing listens there')).toMatchObject({ where: 'AMQP broker 127.0.0.1:1' });
    await fixture.save('config.toml', config(broker.port));
    await fixture.fixed('amqp');
    await broker.send('alarms', [message(1)]);
    await eventually('the run', () => recorded(fixture.home).started.length === 1);
    // Without [amqp] there is neither a chip nor a problem.
    await fixture.save('config.toml', '[gateway]\nport = 0\n');
    await eventually(
      'the chip to go',
      async () => (await fixture.ask('engine.status', {})).queues === undefined,
    );
  },
);

peer('over TLS the certificate is checked, with an authority of one’s own', async () => {
  const authority = createAuthority('Plant');
  const broker = await startBroker({ tls: { ...authority.issue('127.0.0.1'), ca: authority.certificate } });
  await makeQueue(broker, 'alarms');
  const tls = (more: string): string =>
    config(broker.port).replace(/url = .*/u, `url = "amqps://127.0.0.1:${String(broker.tlsPort)}"\n${more}`);
  const fixture = await openEngine({
    config: tls(''),
    sops: sops(),
    files: { 'plant-ca.pem': Buffer.from(authority.certificate) },
  });
  onTestFinished(() => fixture.close());
  expect(await fixture.problem('amqp')).toMatchObject({
    message: expect.stringContaining('nobody this machine trusts vouches for its certificate') as string,
    remedy: expect.stringContaining('"ca_file" under [amqp]') as string,
  });
  await fixture.save('config.toml', tls('ca_file = "plant-ca.pem"\n'));
  await fixture.fixed('amqp');
  await broker.send('alarms', [message(1)]);
  await eventually('the run', () => recorded(fixture.home).started.length === 1);
});

test.runIf(!isRabbitThere)('needs a RabbitMQ', (context) => {
  context.skip(
    'no RabbitMQ is here: install the package rabbitmq-server, or set ZEROCLAW_RABBITMQ to the program that starts one',
  );
});

/** A procedure that puts the payload into a queue when a person starts it. */
const sender = (call: string, more = ''): Record<string, string> => ({
  'send/SOP.toml': '[sop]\nname = "send"\ndescription = "For a test"\nexecution_mode = "auto"\n',
  'send/SOP.md': `## Steps\n\n1. **Send** — It.\n   - call: amqp_publish ${call}\n${more}`,
});
const stepOf = async (fixture: EngineFixture, payload: string | null = null): Promise<object> => {
  const { runId } = await fixture.ask('sops.start', { name: 'send', payload });
  const [step] = (await fixture.ended(runId)).steps;
  return { status: step?.status, output: step?.output };
};

peer(
  'a step puts a message into a queue, with what is said of it; another one of ours is started by it',
  async () => {
    const broker = await startBroker();
    await makeQueue(broker, 'alarms');
    const fixture = await engineAt(broker.port, {
      ...sops(),
      ...sender(
        '{"routing_key": "alarms", "payload": "{\\"number\\": 7}", "content_type": "application/json", "correlation": "c-7", "expiry_secs": 600, "headers": {"site": "b", "tries": 3}}',
      ),
    });
    expect(await stepOf(fixture)).toEqual({
      status: 'completed',
      output: 'the queue alarms has the message',
    });
    await eventually('the run', () => recorded(fixture.home).started.includes(7));
    const run = (await fixture.ask('runs.list', { sop: 'pump' }))[0];
    const { trigger } = await fixture.ended(run?.runId ?? '');
    expect(trigger.meta).toMatchObject({
      routing_key: 'alarms',
      correlation: 'c-7',
      content_type: 'application/json',
      headers: { site: 'b', tries: 3 },
      message_id: expect.stringMatching(/./u) as string,
      sent_at: expect.stringMatching(/^\d{4}-/u) as string,
    });
  },
);

peer('what no queue takes has failed for certain, and the connection goes on', async () => {
  const broker = await startBroker();
  await makeQueue(broker, 'full', { maxLength: 1, arguments: { 'x-overflow': 'reject-publish' } });
  const owner = await broker.owner();
  await owner.assertExchange('plant', 'topic', { durable: true });
  await broker.send('full', [{ text: 'x' }]);
  const fixture = await engineAt(
    broker.port,
    sender('{"exchange": "{{payload.exchange}}", "routing_key": "{{payload.key}}", "payload": "on"}'),
  );
  const sent = (exchange: string, key: string) => stepOf(fixture, JSON.stringify({ exchange, key }));
  for (const [exchange, key, says] of [
    ['', 'nowhere', 'The broker has no queue nowhere'],
    ['plant', 'pump.1', 'No queue gets what is published to pump.1 of the exchange plant'],
    ['none', 'pump.1', 'The broker has no exchange none'],
    ['', 'full', 'The queue full takes no more messages'],
  ] as const)
    expect(await sent(exchange, key)).toEqual({
      status: 'failed',
      output: expect.stringContaining(says) as string,
    });
  const binding = await owner.assertQueue('pumps', { durable: true });
  await owner.bindQueue(binding.queue, 'plant', 'pump.*');
  expect(await sent('plant', 'pump.1')).toMatchObject({ status: 'completed' });
  expect(await countIn(broker, 'pumps')).toBe(1);
  await leave(owner.model);
});

peer('a message that has left and has no answer is not known, and is not sent again unasked', async () => {
  const broker = await startBroker();
  await makeQueue(broker, 'alarms');
  const relay = await startTcpRelay(broker.port);
  onTestFinished(() => relay.close());
  const fixture = await engineAt(
    relay.port,
    sender('{"routing_key": "alarms", "payload": "{{payload.text}}"}'),
  );
  const text = (word: string): string => JSON.stringify({ text: word });
  expect(await stepOf(fixture, text('first'))).toMatchObject({ status: 'completed' });
  relay.cutAfter('the last word');
  const { runId } = await fixture.ask('sops.start', { name: 'send', payload: text('the last word') });
  const events = await eventually('what came of the call', async () => {
    const { events: all } = await fixture.ask('runs.events', { runId, after: 0, limit: 100 });
    return all.some(({ event }) => event.type === 'tool-call-answered')
      ? all.map(({ event }) => event)
      : null;
  });
  expect(events.find(({ type }) => type === 'tool-call-answered')).toMatchObject({
    success: false,
    unknown: true,
    output: expect.stringContaining('Whether the queue alarms got the message is not known') as string,
  });
  expect(events.filter(({ type }) => type === 'tool-call-sent')).toHaveLength(1);
  expect(await fixture.ended(runId)).toMatchObject({ status: 'failed' });
  // It waits for the connection, and then goes through the next one.
  expect(await stepOf(fixture, text('after'))).toMatchObject({ status: 'completed' });
});

peer('a kill of the broker under many messages leaves none twice and none unsaid', async () => {
  const broker = await startBroker();
  await makeQueue(broker, 'alarms');
  const fixture = await engineAt(broker.port, {
    'send/SOP.toml':
      '[sop]\nname = "send"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 1000\n',
    'send/SOP.md':
      '## Steps\n\n1. **Send** — It.\n   - call: amqp_publish {"routing_key": "alarms", "payload": "{{payload.number}}"}\n',
  });
  const runs = await Promise.all(
    numbers(60).map((number) =>
      fixture.ask('sops.start', { name: 'send', payload: JSON.stringify({ number }) }),
    ),
  );
  await broker.kill();
  await broker.start();
  const answers = await Promise.all(
    runs.map(async ({ runId }) => {
      const { events } = await eventually('what came of a call', async () => {
        const read = await fixture.ask('runs.events', { runId, after: 0, limit: 100 });
        return read.events.some(({ event }) => event.type === 'tool-call-answered') ? read : null;
      });
      return events.flatMap(({ event }) => (event.type === 'tool-call-answered' ? [event] : []));
    }),
  );
  const owner = await broker.owner();
  const there: number[] = [];
  for (let message = await owner.get('alarms'); message !== false; message = await owner.get('alarms'))
    there.push(Number(message.content.toString()));
  await leave(owner.model);
  expect(new Set(there).size).toBe(there.length);
  for (const [index, [answer]] of answers.entries()) {
    if (answer?.success === true) expect(there).toContain(index + 1);
    else if (answer?.unknown !== true) expect(there).not.toContain(index + 1);
  }
});

peer(
  'a broker without room is told: the first message may be taken later, the next ones are not sent',
  async () => {
    const broker = await startBroker();
    await makeQueue(broker, 'alarms');
    const fixture = await engineAt(broker.port, sender('{"routing_key": "alarms", "payload": "on"}'));
    expect(await stepOf(fixture)).toMatchObject({ status: 'completed' });
    await broker.room(false);
    const outputOf = async (): Promise<string | null | undefined> => {
      const { runId } = await fixture.ask('sops.start', { name: 'send', payload: null });
      return eventually(
        'what came of the call',
        async () => {
          const { events } = await fixture.ask('runs.events', { runId, after: 0, limit: 100 });
          const answer = events.find(({ event }) => event.type === 'tool-call-answered')?.event;
          return answer?.type === 'tool-call-answered' ? answer.output : null;
        },
        30_000,
      );
    };
    expect(await outputOf()).toContain('it takes no messages now, and may take this one later');
    expect(await outputOf()).toContain('The AMQP broker takes no messages: low on memory');
    await broker.room(true);
    expect(await stepOf(fixture)).toMatchObject({ status: 'completed' });
    await eventually('the first one too', async () => (await countIn(broker, 'alarms')) === 3);
  },
);
