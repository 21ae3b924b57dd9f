import { expect, test } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock';
import { LoopbackChannel, type LoopbackOptions } from '../../../testing/loopback-channel';
import { listenAlways, type ListenerState } from './listen-always';

const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const inbox = { accept: async () => Promise.resolve(), press: async () => Promise.resolve('') };

function setUp(options: LoopbackOptions = {}): {
  readonly channel: LoopbackChannel;
  readonly clock: FakeClock;
  readonly told: string[];
  stop(): Promise<void>;
} {
  const channel = new LoopbackChannel(options);
  const clock = new FakeClock(0);
  const told: string[] = [];
  const controller = new AbortController();
  const tell = (state: ListenerState): void => {
    told.push(
      [
        state.state,
        'problem' in state ? state.problem.message : null,
        'nextTryAt' in state ? state.nextTryAt - clock.now() : null,
      ]
        .filter((part) => part !== null)
        .join(' '),
    );
  };
  const listening = listenAlways(channel, inbox, { clock, logger, tell }, controller.signal);
  return {
    channel,
    clock,
    told,
    stop: async () => {
      controller.abort(new Error('the engine closes'));
      await listening;
    },
  };
}

test('a service that cannot be reached is tried again with growing waits', async () => {
  let failures = 3;
  const { channel, clock, told, stop } = setUp({
    before: (what) => {
      if (what === 'listen' && (failures -= 1) >= 0) throw new Error('no network');
    },
  });
  await clock.advance(2_000);
  await clock.advance(4_000);
  await clock.advance(8_000);
  expect(told).toEqual([
    'connecting',
    'waiting no network 2000',
    'connecting',
    'waiting no network 4000',
    'connecting',
    'waiting no network 8000',
    'connecting',
    'connected',
  ]);
  expect(channel.isListening).toBe(true);
  await stop();
  expect(clock.sleeping).toBe(0);
});

test.each([
  { name: 'that fails', failure: new Error('reset by peer'), problem: 'reset by peer' },
  { name: 'that ends by itself', failure: null, problem: 'The service ended the connection.' },
])('a connection $name after it worked is made again soon', async ({ failure, problem }) => {
  const { channel, clock, told, stop } = setUp();
  for (let round = 0; round < 2; round += 1) {
    await clock.advance(60_000);
    channel.lose(failure);
    await clock.advance(2_000);
  }
  expect(told.filter((line) => line.startsWith('waiting'))).toEqual([
    `waiting ${problem} 2000`,
    `waiting ${problem} 2000`,
  ]);
  await stop();
});

test('a connected service is asked every half minute whether it still answers, and what it says is seen', async () => {
  let sick = false;
  const { channel, clock, told, stop } = setUp({
    before: (what) => {
      if (what === 'checked' && sick) throw new Error('slow today');
    },
  });
  await clock.advance(30_000);
  sick = true;
  await clock.advance(30_000);
  sick = false;
  await clock.advance(30_000);
  expect(told).toEqual(['connecting', 'connected', 'connected', 'doubtful slow today', 'connected']);
  expect(channel.isListening).toBe(true);
  await stop();
  expect(clock.sleeping).toBe(0);
});
