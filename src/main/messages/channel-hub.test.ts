import { expect, test } from 'vitest';
import { silentLogger } from '../base/logger';
import { FakeClock } from '../testing/fake-clock';
import { LoopbackChannel } from '../testing/loopback-channel';
import { ChannelHub } from './channel-hub';

test('that a channel answers is told after every good check, and whether it did not before', async () => {
  let away = false;
  const channel = new LoopbackChannel({ before: (what) => { if (away && what === 'checked') throw new Error('away'); } });
  const clock = new FakeClock();
  const told: string[] = [];
  const inbox = { accept: () => Promise.resolve(), press: () => Promise.resolve('') };
  const hub = new ChannelHub({ inbox, clock, logger: silentLogger, connected: (name, anew) => { told.push(`${name} ${anew ? 'anew' : 'still'}`); }, changed: () => {} });
  await hub.configure([{ name: 'loopback', settings: '', make: () => Promise.resolve(channel) }]);
  await clock.advance(30_000);
  away = true;
  await clock.advance(30_000);
  away = false;
  await clock.advance(30_000);
  channel.lose(new Error('the line broke'));
  await clock.advance(2_000);
  await hub.close();
  expect(told).toEqual(['loopback anew', 'loopback still', 'loopback anew', 'loopback anew']);
});
