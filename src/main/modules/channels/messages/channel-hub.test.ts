import { expect, test } from 'vitest';
import { AppError } from '../../../../shared/errors';
import { silentLogger } from '../../../platform/base/logger';
import { comesTrue } from '../../../testing/comes-true';
import { FakeClock } from '../../../testing/fake-clock';
import type { Channel } from '../../../ports/channel';
import { LoopbackChannel } from '../../../testing/loopback-channel';
import { ChannelHub } from './channel-hub';

test('that a channel answers is told after every good check, and whether it did not before', async () => {
  let away = false;
  const channel = new LoopbackChannel({
    before: (what) => {
      if (away && what === 'checked') throw new Error('away');
    },
  });
  const clock = new FakeClock();
  const told: string[] = [];
  const inbox = { accept: () => Promise.resolve(), press: () => Promise.resolve('') };
  const hub = new ChannelHub({
    inbox,
    clock,
    logger: silentLogger,
    connected: (name, again) => {
      told.push(`${name} ${again ? 'again' : 'still'}`);
    },
    changed: () => {},
  });
  await hub.configure([{ name: 'loopback', settings: '', make: () => Promise.resolve(channel) }]);
  await clock.advance(30_000);
  away = true;
  await clock.advance(30_000);
  away = false;
  await clock.advance(30_000);
  channel.lose(new Error('the line broke'));
  await clock.advance(2_000);
  await hub.close();
  expect(told).toEqual(['loopback again', 'loopback still', 'loopback again', 'loopback again']);
});

test('what went wrong last is kept with its text and its remedy, also when the channel works again, is changed, or is made again', async () => {
  const failures: (Error | null)[] = [
    new AppError('channel.unreachable', 'Loopback cannot be reached', {
      remedy: 'Check the network.',
      retryable: true,
    }),
  ];
  const channel = new LoopbackChannel({
    before: (what) => {
      const failure = what === 'listen' ? failures.shift() : null;
      if (failure) throw failure;
    },
  });
  const clock = new FakeClock(0);
  const inbox = { accept: () => Promise.resolve(), press: () => Promise.resolve('') };
  const hub = new ChannelHub({ inbox, clock, logger: silentLogger, connected: () => {}, changed: () => {} });
  const make = () => Promise.resolve(channel);
  const shown = (): unknown => hub.states().map(({ state, lastProblem }) => [state, lastProblem]);
  await hub.configure([{ name: 'loopback', settings: 'old', make }]);
  await clock.advance(2_000);
  const last = { message: 'Loopback cannot be reached', remedy: 'Check the network.', at: 0 };
  expect(shown()).toEqual([['connected', last]]);
  await hub.configure([{ name: 'loopback', settings: 'new', make }]);
  await clock.advance(0);
  expect(shown()).toEqual([['connected', last]]);
  await hub.retry('loopback');
  await clock.advance(0);
  expect(shown()).toEqual([['connected', last]]);
  await hub.configure([
    { name: 'loopback', settings: 'without its secret', make: () => Promise.reject(new Error('no secret')) },
  ]);
  expect(shown()).toEqual([
    [
      'broken',
      { message: 'no secret', remedy: 'Check [channels_config.loopback] in config.toml.', at: 2_000 },
    ],
  ]);
  await hub.close();
});

test('a channel stays while nobody can tell whether it is another one, and begins again when it turns out to be', async () => {
  const clock = new FakeClock();
  const hub = new ChannelHub({
    inbox: { accept: () => Promise.resolve(), press: () => Promise.resolve('') },
    clock,
    logger: silentLogger,
    connected: () => {},
    changed: () => {},
  });
  let made = 0;
  const make = () => {
    made += 1;
    return Promise.resolve(new LoopbackChannel({}));
  };
  for (const settings of ['old', null, 'old']) await hub.configure([{ name: 'loopback', settings, make }]);
  expect(made).toBe(1);
  for (const settings of [null, 'new']) await hub.configure([{ name: 'loopback', settings, make }]);
  expect(made).toBe(2);
  await hub.configure([]);
  expect(hub.states()).toEqual([]);
});

/**
 * A hub with one channel, which the second time is made no sooner than it is let go; says which of all that
 * were made are listened to.
 */
function hubOfSlow() {
  const listened: number[] = [];
  const second = Promise.withResolvers<null>();
  let made = 0;
  const make = async (): Promise<Channel> => {
    const number = (made += 1);
    if (number === 2) await second.promise;
    return {
      name: 'slow',
      send: () => Promise.resolve(),
      listen: (_inbox, _connected, signal) =>
        new Promise((_resolve, reject) => {
          listened.push(number);
          signal.addEventListener(
            'abort',
            () => {
              listened.splice(listened.indexOf(number), 1);
              reject(signal.reason as Error);
            },
            { once: true },
          );
        }),
    };
  };
  const hub = new ChannelHub({
    inbox: { accept: () => Promise.resolve(), press: () => Promise.resolve('') },
    clock: new FakeClock(),
    logger: silentLogger,
    connected: () => {},
    changed: () => {},
  });
  return {
    hub,
    listened,
    made: () => made,
    letGo: () => {
      second.resolve(null);
    },
    configure: (settings: string) => hub.configure([{ name: 'slow', settings, make }]),
  };
}

test.each<{ name: string; between: (it: ReturnType<typeof hubOfSlow>) => Promise<unknown>; there: number }>([
  { name: 'somebody asks for it once more', between: ({ hub }) => hub.retry('slow'), there: 1 },
  { name: 'config.toml is saved', between: ({ configure }) => configure('new'), there: 1 },
  { name: 'it is taken out of config.toml', between: ({ hub }) => hub.configure([]), there: 0 },
  { name: 'the engine closes', between: ({ hub }) => hub.close(), there: 0 },
])(
  'a channel that is being connected again while $name is not listened to twice, nor after its end',
  async ({ between, there }) => {
    const it = hubOfSlow();
    await it.configure('old');
    const again = it.hub.retry('slow');
    await comesTrue(() => {
      expect(it.made()).toBe(2);
    });
    const other = between(it);
    it.letGo();
    await Promise.all([again, other]);
    expect([it.listened.length, it.hub.states().length]).toEqual([there, there]);
    await it.hub.close();
    expect(it.listened).toEqual([]);
  },
);

test('a channel ends also while a press from it waits for the engine', async () => {
  const pressed: Promise<unknown>[] = [];
  const waiting: Channel = {
    name: 'pager',
    send: () => Promise.resolve(),
    listen: async (inbox) => {
      const told = inbox.press({
        channel: 'pager',
        sender: 'ana',
        senderName: 'ana',
        question: 'q',
        choice: 'approve',
      });
      pressed.push(told.catch((failure: unknown) => failure));
      await told;
    },
  };
  const hub = new ChannelHub({
    inbox: { accept: () => Promise.resolve(), press: () => new Promise(() => {}) },
    clock: new FakeClock(),
    logger: silentLogger,
    connected: () => {},
    changed: () => {},
  });
  await hub.configure([{ name: 'pager', settings: '', make: () => Promise.resolve(waiting) }]);
  await hub.configure([]);
  expect([hub.states(), await Promise.all(pressed)]).toEqual([[], [new Error('the channel ends')]]);
});
