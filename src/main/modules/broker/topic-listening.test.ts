import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors';
import { comesTrue } from '../../testing/comes-true';
import { FakeClock } from '../../testing/fake-clock';
import type { BrokerConfig } from './mqtt/broker-config';
import type { overhear } from './mqtt/overhear';
import { TopicListening } from './topic-listening';

const broker: BrokerConfig = {
  url: 'mqtt://10.0.0.5',
  username: null,
  password: null,
  ca: null,
  clientId: 'zeroclaw',
  qos: 1,
};

/** A broker of which the test says what it does. */
function brokerThat(refuses: () => AppError | null = () => null) {
  const seen = { open: 0, clientId: '', filters: [] as (readonly string[])[] };
  let take: Parameters<typeof overhear>[1] = () => {};
  const overhearing: typeof overhear = async (config, takes, connected, signal) => {
    const refusal = refuses();
    if (refusal !== null) throw refusal;
    if (signal.aborted) return;
    seen.open += 1;
    seen.clientId = config.clientId;
    take = takes;
    await connected({
      listenTo: (filters) => {
        seen.filters.push(filters);
        return Promise.resolve();
      },
    });
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    seen.open -= 1;
  };
  return {
    seen,
    overhear: overhearing,
    says: (topic: string, payload: string, kept = false): void => {
      take(topic, payload, kept);
    },
  };
}

const listened = (listening: TopicListening, filter = '#', find = '') => {
  const answer = listening.ask(filter, find);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
};

test('what arrives is told with the last message of each topic, news first, until nobody asks any more', async () => {
  const clock = new FakeClock(1_000);
  const there = brokerThat();
  const listening = new TopicListening({
    settings: () => Promise.resolve(broker),
    clock,
    overhear: there.overhear,
  });
  expect(listened(listening).state).toBe('connecting');
  await comesTrue(() => {
    expect(there.seen).toEqual({ open: 1, clientId: 'zeroclaw-listen', filters: [['#']] });
  });
  there.says('yard/old', '1', true);
  there.says('yard/level', '{"level": 90}');
  there.says('yard/level', '{"level": 91}');
  const seen = listened(listening);
  expect(seen.broker).toBe('10.0.0.5:1883');
  expect(seen.topics).toEqual([
    { topic: 'yard/level', payload: '{"level": 91}', cut: false, at: 1_000, kept: false, count: 2 },
    { topic: 'yard/old', payload: '1', cut: false, at: 1_000, kept: true, count: 1 },
  ]);
  expect(listened(listening, '#', 'OLD').topics.map(({ topic }) => topic)).toEqual(['yard/old']);
  await clock.advance(7_000);
  expect(there.seen.open).toBe(1);
  await clock.advance(2_000);
  await comesTrue(() => {
    expect([there.seen.open, clock.sleeping]).toEqual([0, 0]);
  });
  expect(listened(listening).topics).toEqual([]);
  await listening.close();
  expect(clock.sleeping).toBe(0);
});

test('a filter that nobody asks for any more is left while another one goes on', async () => {
  const clock = new FakeClock(0);
  const there = brokerThat();
  const listening = new TopicListening({
    settings: () => Promise.resolve(broker),
    clock,
    overhear: there.overhear,
  });
  listening.ask('#', '');
  await comesTrue(() => {
    expect(there.seen.open).toBe(1);
  });
  await clock.advance(4_000);
  listening.ask('yard/+', '');
  await clock.advance(4_000);
  await comesTrue(() => {
    expect(there.seen.filters).toEqual([['#'], ['#', 'yard/+'], ['yard/+']]);
  });
  await listening.close();
  expect(clock.sleeping).toBe(0);
});

test('devices are told by the names that Home Assistant knows, and their descriptions are no news', async () => {
  const there = brokerThat();
  const listening = new TopicListening({
    settings: () => Promise.resolve(broker),
    clock: new FakeClock(0),
    overhear: there.overhear,
  });
  listening.ask('#', '');
  await comesTrue(() => {
    expect(there.seen.open).toBe(1);
  });
  const config = 'homeassistant/sensor/b/config';
  there.says(
    config,
    '{"name": "Boiler", "state_topic": "b/state", "value_template": "{{ value_json.t }}"}',
    true,
  );
  there.says('b/state', '{"t": 40}');
  const { named, topics } = listened(listening, '#', 'boiler');
  expect(named).toEqual([
    { topic: 'b/state', name: 'Boiler', from: 'home-assistant', path: ['t'], unit: null },
  ]);
  expect(topics.map(({ topic }) => topic)).toEqual(['b/state']);
  there.says(config, '');
  expect(listened(listening).named).toEqual([]);
  await listening.close();
});

test('why nothing can be heard is told until it works', async () => {
  const clock = new FakeClock(0);
  let refusal: AppError | null = new AppError('mqtt.connect', 'Cannot connect', {
    remedy: 'Start the broker.',
  });
  let settings: BrokerConfig | null = null;
  const there = brokerThat(() => refusal);
  const listening = new TopicListening({
    settings: () => Promise.resolve(settings),
    clock,
    overhear: there.overhear,
  });
  listening.ask('#', '');
  await comesTrue(() => {
    expect(listened(listening).state).toBe('no-broker');
  });
  settings = broker;
  await comesTrue(() => {
    expect(listened(listening)).toMatchObject({
      state: 'failed',
      problem: { message: 'Cannot connect', remedy: 'Start the broker.' },
    });
  });
  refusal = null;
  await clock.advance(3_000);
  await comesTrue(() => {
    expect(listened(listening)).toMatchObject({ state: 'listening', problem: null });
  });
  await listening.close();
  expect(clock.sleeping).toBe(0);
});

test('what is no filter is refused with what is wrong', () => {
  const listening = new TopicListening({ settings: () => Promise.resolve(null), clock: new FakeClock(0) });
  expect(listening.ask('a/#/b', '')).toMatchObject({ ok: false, error: { code: 'mqtt.filter' } });
});

test('nobody only listens in a group, for that would take messages from it', async () => {
  const there = brokerThat();
  const listening = new TopicListening({
    settings: () => Promise.resolve(broker),
    clock: new FakeClock(0),
    overhear: there.overhear,
  });
  const answer = listening.ask('$share/plant/pumps/+', '');
  expect(answer.ok ? null : answer.error.message).toBe(
    '$share/plant/pumps/+ takes messages from its group, so nobody only listens there',
  );
  expect(there.seen.open).toBe(0);
  await listening.close();
});
