import { expect, test } from 'vitest';
import { Config } from '../../shared/config';
import type { Delivery } from '../../shared/job';
import { silentLogger } from '../base/logger';
import type { MessageOutlet } from '../ports/message-outlets';
import { openDatabase } from '../storage/database';
import { createJobStore } from '../storage/jobs';
import { FakeClock } from '../testing/fake-clock';
import { buildJobs } from './jobs';

const nine = Date.UTC(2026, 10, 22, 9);

test.each<{ name: string; delivery: Delivery | null; done: string[]; outcome: string }>([
  { name: 'in the app is there', delivery: null, done: ['desktop: Look at the tank'], outcome: 'sent to desktop' },
  { name: 'on a channel is owed, once for each time it is due', delivery: { channel: 'telegram', to: '111' }, done: [`owed job:j1:${String(nine)} to 111: Look at the tank`], outcome: 'handed to telegram, which gets it as soon as it takes it' },
  { name: 'on a channel that is not there fails', delivery: { channel: 'slack', to: 'U1' }, done: [], outcome: 'failed: There is no channel "slack" now' },
])('what a job says $name', async ({ delivery, done, outcome }) => {
  const clock = new FakeClock(nine - 60_000);
  const said: string[] = [];
  const desktop: MessageOutlet = { name: 'desktop', needsRecipient: false, send: (text) => { said.push(`desktop: ${text}`); return Promise.resolve(); } };
  const telegram: MessageOutlet = { name: 'telegram', needsRecipient: true, send: () => Promise.reject(new Error('away')), owe: (key, text, to) => { said.push(`owed ${key} to ${to ?? 'nobody'}: ${text}`); } };
  const jobs = buildJobs({ jobStore: createJobStore(openDatabase(':memory:')), clock, settledNow: () => clock.now(), newId: () => 'j1', logger: silentLogger, config: () => Config.parse({}) }, { list: () => [desktop, telegram] }, { start: () => { throw new Error('no procedure is started'); } }, () => ({ paused: false, get chat(): never { throw new Error('nobody is asked'); } }));
  jobs.add({ name: 'Tank', schedule: '0 9 * * *', timezone: 'UTC', action: 'message', text: 'Look at the tank', delivery, by: 'chat:c' });
  await clock.advance(60_000);
  jobs.check(new AbortController().signal);
  await clock.advance(0);
  expect([said, jobs.list().map(({ last }) => last?.outcome)]).toEqual([done, [outcome]]);
});
