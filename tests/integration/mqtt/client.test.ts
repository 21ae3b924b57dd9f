import { connectAsync } from 'mqtt';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock, type Clock } from '../../../src/main/platform/base/clock';
import { silentLogger } from '../../../src/main/platform/base/logger';
import { Problems } from '../../../src/main/platform/base/problems';
import { MqttClient, type HeldTopics, type MessageInfo } from '../../../src/main/modules/broker/mqtt/client';
import type { BrokerConfig } from '../../../src/main/modules/broker/mqtt/broker-config';
import type { HandledMessages } from '../../../src/main/modules/broker/mqtt/deliveries';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto, type MosquittoOptions } from '../../fixtures/mosquitto';

const never = new AbortController().signal;
const news: MessageInfo = { retained: false, duplicate: false, handledBefore: false };

/** Waits between tries pass twenty times quicker. */
const hurriedClock: Clock = {
  now: () => systemClock.now(),
  steady: () => systemClock.steady(),
  sleep: (ms, signal) => systemClock.sleep(ms / 20, signal),
};

async function startBroker(options: MosquittoOptions = {}): Promise<Mosquitto> {
  const broker = await startMosquitto(options);
  onTestFinished(() => broker.close());
  return broker;
}

const configFor = (broker: { readonly url: string }): BrokerConfig => ({
  url: broker.url,
  username: null,
  password: null,
  ca: null,
  clientId: 'zeroclaw-test',
  qos: 1,
});

/** Published by a test to find out whether subscriptions are in force; may still arrive later. */
const probe = '?';

interface Received {
  readonly topic: string;
  readonly payload: string;
  readonly info: MessageInfo;
}

function clientOf(
  config: BrokerConfig | null,
  topics: readonly string[] = [],
  heldTopics?: HeldTopics,
  handledMessages?: HandledMessages,
) {
  const messages: Received[] = [];
  const probes = { count: 0 };
  const oversize: (readonly [string, number])[] = [];
  const lost: (number | null)[] = [];
  const times = new Map<string, number>();
  const problems = new Problems(systemClock, silentLogger);
  const handling: { fails: (received: Received) => boolean } = { fails: () => false };
  const client = new MqttClient({
    config,
    clock: hurriedClock,
    logger: silentLogger,
    problems,
    onMessage: (topic, payload, info) => {
      const received = { topic, payload, info };
      if (payload === probe) {
        probes.count += 1;
        return;
      }
      if (handling.fails(received)) throw new Error('the disk is full');
      messages.push(received);
    },
    onOversize: (topic, bytes) => {
      oversize.push([topic, bytes]);
    },
    onSessionLost: (_address, from) => {
      lost.push(from);
    },
    connectedTimes: {
      load: (session) => times.get(session) ?? null,
      save: (session, at) => {
        times.set(session, at);
      },
    },
    ...(heldTopics === undefined ? {} : { heldTopics }),
    ...(handledMessages === undefined ? {} : { handledMessages }),
  });
  client.subscribe(topics);
  onTestFinished(() => client.close());
  const payloads = (): string[] => messages.map(({ payload }) => payload);
  return { client, problems, messages, payloads, probes, oversize, lost, times, handling };
}

/** Connected, and its subscriptions taken by the broker. */
async function connected(
  broker: Mosquitto,
  topics: readonly string[] = ['facility/#'],
  heldTopics?: HeldTopics,
) {
  const rig = clientOf(configFor(broker), [...topics, 'ready'], heldTopics);
  await eventually('the connection', () => rig.client.status.health === 'on');
  await eventually('the subscription', async () => {
    await broker.publish('ready', probe);
    return rig.probes.count > 0;
  });
  return rig;
}

test('a message of a subscribed topic arrives as it was published', async () => {
  const broker = await startBroker();
  const { client, messages } = await connected(broker);
  expect(client.status).toEqual({
    health: 'on',
    label: 'MQTT',
    detail: `127.0.0.1:${String(broker.port)}`,
    remedy: null,
  });
  await broker.publish('elsewhere', 'no');
  await broker.publish('facility/pump/pressure', '{"value": 92}');
  await eventually('the message', () => messages.length > 0);
  expect(messages).toEqual([{ topic: 'facility/pump/pressure', payload: '{"value": 92}', info: news }]);
});

test('subscriptions follow the set: new ones are made, old ones given up', async () => {
  const broker = await startBroker();
  const { client, payloads } = await connected(broker, ['a']);
  client.subscribe(['b', 'ready']);
  await eventually('the new subscription', async () => {
    await broker.publish('b', 'to b');
    return payloads().includes('to b');
  });
  await broker.publish('a', 'to a');
  await broker.publish('ready', 'after');
  await eventually('the last message', () => payloads().includes('after'));
  expect(payloads()).not.toContain('to a');
});

test('a message that fits several filters comes once, also from a broker that sends a copy for each', async () => {
  const broker = await startBroker({ copyPerFilter: true });
  const { client, payloads } = await connected(broker, ['plant/#', 'plant/a/pressure', 'plant/+/pressure']);
  await broker.publish('plant/a/pressure', 'first');
  await broker.publish('plant/b', 'second');
  await eventually('the second', () => payloads().includes('second'));
  client.subscribe(['plant/a/pressure', 'ready']);
  await eventually('the wider one to be given up', async () => {
    const before = payloads().length;
    await broker.publish('plant/b', 'wide');
    await broker.publish('plant/a/pressure', 'narrow');
    await eventually('the narrow one', () => payloads().slice(before).includes('narrow'));
    return payloads().slice(before).join() === 'narrow';
  });
  expect(payloads().slice(0, 2)).toEqual(['first', 'second']);
});

test('what is published while the client is away is delivered when it is back', async () => {
  const broker = await startBroker();
  const first = await connected(broker);
  await first.client.close();
  await broker.publish('facility/a', '1');
  await broker.publish('facility/a', '2');
  const second = clientOf(configFor(broker), ['facility/#', 'ready']);
  await eventually('both messages', () => second.messages.length >= 2);
  expect(second.payloads()).toEqual(['1', '2']);
});

test('a broker that restarts under load loses nothing that it had acknowledged', async () => {
  const broker = await startBroker();
  const { messages, payloads } = await connected(broker);
  const acknowledged: string[] = [];
  let publishing = true;
  const load = (async () => {
    for (let number = 0; publishing; number += 1) {
      await broker.publish('facility/load', String(number)).then(
        () => acknowledged.push(String(number)),
        () => {},
      );
    }
  })();
  for (let round = 1; round <= 2; round += 1) {
    await eventually('some load', () => messages.length >= 60 * round);
    await broker.stop();
    await broker.start();
  }
  const before = messages.length;
  await eventually('messages after the restart', () => messages.length > before + 20);
  publishing = false;
  await load;
  await eventually('everything', () => acknowledged.every((payload) => payloads().includes(payload)));
  expect(acknowledged.length).toBeGreaterThan(100);
});

test('after the broker was killed the client is back by itself and receives', async () => {
  const broker = await startBroker();
  const { client, problems, payloads } = await connected(broker);
  await broker.kill();
  await eventually('the loss to show', () => client.status.health === 'broken');
  expect(client.status.detail).toMatch(/not connected, next try in \d+ s/);
  expect(problems.list()).toMatchObject([
    { id: 'mqtt', remedy: expect.stringContaining('broker') as string },
  ]);
  await expect(client.publish('facility/a', 'x', never)).rejects.toMatchObject({ code: 'mqtt.offline' });
  await broker.start();
  await eventually('the connection', () => client.status.health === 'on');
  await eventually('a message', async () => {
    await broker.publish('facility/a', 'again');
    return payloads().includes('again');
  });
  expect(problems.list()).toEqual([]);
});

test('a message that could not be recorded stays with the broker and comes again', async () => {
  const broker = await startBroker();
  const { client, problems, messages, handling } = await connected(broker);
  let failures = 0;
  handling.fails = ({ payload }) => payload === 'second' && (failures += 1) <= 2;
  for (const payload of ['first', 'second', 'third']) await broker.publish('facility/a', payload);
  await eventually('the problem to show', () =>
    problems.list().some(({ message }) => message.includes('could not be recorded')),
  );
  await eventually(
    'all messages',
    () =>
      messages.some(({ payload }) => payload === 'second') &&
      messages.some(({ payload }) => payload === 'third'),
  );
  expect(messages.find(({ payload }) => payload === 'second')?.info.duplicate).toBe(true);
  expect(failures).toBeGreaterThan(2);
  expect(client.status.health).toBe('on');
});

test('what a crashed process had not recorded is delivered to the next one', async () => {
  const broker = await startBroker();
  const first = await connected(broker);
  first.handling.fails = () => true;
  await broker.publish('facility/a', 'important');
  await eventually('the failure', () => first.client.status.health === 'broken');
  await first.client.close();
  const second = clientOf(configFor(broker), ['facility/#', 'ready']);
  await eventually('the message', () => second.payloads().includes('important'));
});

test('5 MB of payload are rejected with their size, and the next message arrives', async () => {
  const broker = await startBroker();
  const { messages, oversize, payloads } = await connected(broker);
  await broker.publish('facility/huge', Buffer.alloc(5_000_000, 'x'));
  await broker.publish('facility/large', 'y'.repeat(1024 * 1024));
  await broker.publish('facility/a', 'after');
  await eventually('the message behind it', () => payloads().includes('after'));
  expect(oversize).toEqual([['facility/huge', 5_000_000]]);
  expect(messages.map(({ topic }) => topic)).toEqual(['facility/large', 'facility/a']);
});

test('bytes that are no UTF-8 become replacement characters', async () => {
  const broker = await startBroker();
  const { payloads } = await connected(broker);
  await broker.publish('facility/a', Buffer.from([0xff, 0x41]));
  await eventually('the message', () => payloads().length > 0);
  expect(payloads()).toEqual(['\uFFFDA']);
});

test('a value that the broker kept is marked as retained', async () => {
  const broker = await startBroker();
  await broker.publish('facility/a', 'old', { retain: true });
  const { client, messages } = clientOf(configFor(broker), ['facility/#']);
  await eventually('the value', () => messages.length > 0);
  expect(messages).toEqual([{ topic: 'facility/a', payload: 'old', info: { ...news, retained: true } }]);
  expect(client.status.health).toBe('on');
});

test('publishing resolves when the broker has the message', async () => {
  const broker = await startBroker();
  const { client } = await connected(broker);
  const seen = await broker.subscribe('valve/#');
  await client.publish('valve/1', 'open', never);
  await eventually('the message', () => seen.messages.length > 0);
  expect(seen.messages).toEqual([{ topic: 'valve/1', payload: 'open' }]);
  await expect(client.publish('valve/#', 'open', never)).rejects.toMatchObject({ code: 'mqtt.topic' });
  await expect(client.publish('valve/1', 'open', AbortSignal.abort(new Error('stopped')))).rejects.toThrow(
    'stopped',
  );
});

test('a broker that is not there is a problem with a remedy, until it is there', async () => {
  const broker = await startBroker();
  await broker.stop();
  const { client, problems } = clientOf(configFor(broker), ['a']);
  await eventually('the problem', () => problems.list().length > 0);
  expect(problems.list()).toMatchObject([
    {
      id: 'mqtt',
      message: `Cannot connect to the MQTT broker at 127.0.0.1:${String(broker.port)}: nothing listens there`,
      remedy: 'Start the broker, or correct "url" under [mqtt] in config.toml.',
    },
  ]);
  expect(client.status).toMatchObject({
    health: 'broken',
    remedy: 'Start the broker, or correct "url" under [mqtt] in config.toml.',
  });
  await broker.start();
  await eventually('the connection', () => client.status.health === 'on');
  expect(problems.list()).toEqual([]);
});

test('a refused password says so, and a corrected configuration is applied at once', async () => {
  const broker = await startBroker({ credentials: { username: 'plant', password: 'right' } });
  const { client, problems } = clientOf({ ...configFor(broker), username: 'plant', password: 'wrong' }, [
    'a',
  ]);
  await eventually('the problem', () => problems.list().length > 0);
  expect(problems.list()[0]?.message).toContain('it refuses the user name or password');
  expect(JSON.stringify(problems.list())).not.toContain('wrong');
  // The last of two quick changes counts.
  await Promise.all([
    client.configure(null),
    client.configure({ ...configFor(broker), username: 'plant', password: 'right' }),
  ]);
  await eventually('the connection', () => client.status.health === 'on');
  await client.configure(null);
  expect(client.status).toEqual({ health: 'off', label: 'MQTT', detail: 'not configured', remedy: null });
  expect(problems.list()).toEqual([]);
});

test('topics that no broker accepts are a problem and do not keep the others from arriving', async () => {
  const broker = await startBroker();
  const { problems, payloads } = await connected(broker, ['facility/#', 'a/#/b']);
  expect(problems.list()).toMatchObject([
    { id: 'mqtt-topics', message: 'Topics that no broker accepts: a/#/b' },
  ]);
  await broker.publish('facility/a', 'yes');
  await eventually('the message', () => payloads().includes('yes'));
});

test('a topic that the broker refuses is a problem, keeps no other from arriving, and is heard when it is allowed, on the same connection', async () => {
  const broker = await startBroker({ allowedFilters: ['ready'] });
  const { problems, payloads } = await connected(broker, ['plant/alarm']);
  await eventually('the problem', () => problems.list().length > 0);
  expect(problems.list()).toMatchObject([
    { id: 'mqtt-subscribe', message: 'The broker refuses to deliver plant/alarm' },
  ]);
  await broker.allowAll();
  await eventually('the topic to be granted', () => problems.list().length === 0);
  await broker.publish('plant/alarm', 'on');
  await eventually('the alarm', () => payloads().includes('on'));
  expect(broker.log().match(/connected from .* as zeroclaw-test/gu)).toHaveLength(1);
});

test('deliveries that cannot be looked up are a problem, and when they can, the client is back by itself', async () => {
  const broker = await startBroker();
  let broken = true;
  const handledMessages: HandledMessages = {
    handled: () => null,
    saveHandled: () => {},
    handledIds: () => {
      if (broken) throw new Error('the disk is full');
      return [];
    },
    forgetHandled: () => {},
  };
  const { client, problems } = clientOf(configFor(broker), ['a'], undefined, handledMessages);
  await eventually('the problem', () =>
    problems.list().some(({ message }) => message.includes('the disk is full')),
  );
  broken = false;
  await eventually('the connection', () => client.status.health === 'on');
});

test('a topic that an earlier process listened to is given up, and kept ones are not asked for again', async () => {
  const broker = await startBroker();
  const stored = new Map<string, readonly string[]>();
  const heldTopics: HeldTopics = {
    load: (session) => stored.get(session) ?? [],
    save: (session, topics) => {
      stored.set(session, topics);
    },
  };
  const first = await connected(broker, ['old/#', 'kept'], heldTopics);
  await broker.publish('kept', 'value', { retain: true });
  await eventually('the value', () => first.payloads().includes('value'));
  await first.client.close();
  const second = await connected(broker, ['kept', 'new'], heldTopics);
  await broker.publish('old/a', 'nobody listens');
  await broker.publish('new', 'last');
  await eventually('the last message', () => second.payloads().includes('last'));
  expect(second.payloads()).toEqual(['last']);
  expect([...stored.values()].map((topics) => [...topics].sort())).toEqual([['kept', 'new', 'ready']]);
});

test('a session that the broker has lost is told once, with when we were last known to be connected, and its topics are asked for again', async () => {
  const broker = await startBroker({ forgetful: true });
  const { client, lost, times, payloads } = await connected(broker, ['facility/#']);
  expect(lost).toEqual([]);
  for (const session of times.keys()) times.set(session, 7);
  await broker.stop();
  await eventually('the loss of the connection', () => client.status.health !== 'on');
  await broker.start();
  await eventually('a message', async () => {
    await broker.publish('facility/a', 'after');
    return payloads().includes('after');
  });
  expect(lost).toEqual([7]);
  await client.configure({ ...configFor(broker), username: 'ana' });
  await eventually('the next connection', () => client.status.health === 'on');
  expect(lost).toEqual([7]);
});

test('a session that the broker has lost while no process of ours ran is told by the next one; nothing is told of one that it has kept, or that there never was', async () => {
  const stored = new Map<string, readonly string[]>();
  const heldTopics: HeldTopics = {
    load: (session) => stored.get(session) ?? [],
    save: (session, topics) => {
      stored.set(session, topics);
    },
  };
  const broker = await startBroker({ forgetful: true });
  const first = await connected(broker, ['a'], heldTopics);
  await first.client.close();
  const second = await connected(broker, ['a'], heldTopics);
  await second.client.close();
  await broker.stop();
  await broker.start();
  const third = await connected(broker, ['a'], heldTopics);
  expect([first.lost, second.lost, third.lost]).toEqual([[], [], [null]]);
});

test('two clients with one client id are told that they push each other off, until one has another', async () => {
  const broker = await startBroker();
  const [one, other] = [clientOf(configFor(broker), ['a']), clientOf(configFor(broker), ['a'])];
  const told = {
    id: 'mqtt',
    message: `The MQTT broker at 127.0.0.1:${String(broker.port)} closes the connection again and again, most likely because another client uses the same client id, zeroclaw-test`,
    remedy: 'Give one of the two a name of its own: "client_id" under [mqtt] in config.toml.',
  };
  await eventually('the one to be told', () =>
    one.problems.list().some(({ message, remedy }) => message === told.message && remedy === told.remedy),
  );
  await eventually('the other to be told', () =>
    other.problems.list().some(({ message }) => message === told.message),
  );
  await other.client.configure({ ...configFor(broker), clientId: 'zeroclaw-other' });
  await eventually(
    'both to be connected',
    () => one.client.status.health === 'on' && other.client.status.health === 'on',
  );
  await eventually(
    'both to be fixed',
    () => one.problems.list().length === 0 && other.problems.list().length === 0,
  );
});

test('an acknowledgement that lies behind a storm is waited for: the time of a message is not that of the queue', async () => {
  const broker = await startBroker();
  const { client, handling, messages } = await connected(broker);
  const sender = await connectAsync(broker.url);
  onTestFinished(() => sender.endAsync(true));
  // Each takes this machine longer than the sender.
  handling.fails = () => {
    const until = performance.now() + 3;
    while (performance.now() < until);
    return false;
  };
  const storm = Array.from({ length: 600 }, (_each, index) =>
    sender.publishAsync('facility/storm', String(index), { qos: 0 }),
  );
  await Promise.all(storm);
  await eventually('the first of it', () => messages.length > 0);
  await Promise.all(
    Array.from({ length: 120 }, (_each, index) => client.publish('elsewhere', String(index), never)),
  );
});
