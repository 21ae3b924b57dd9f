import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createOfflineEngine } from '../../../src/main/cli/offline/offline-engine';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { homePaths } from '../../../src/main/platform/storage/home-paths';
import { createJobStore } from '../../../src/main/modules/jobs/job-store';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { temporaryFolder } from './temporary-folder';

const nine = Date.UTC(2026, 10, 22, 9);

test.each([
  { outcome: 'sent', told: 'sent' },
  { outcome: 'under way', told: 'interrupted: what came of it is not known' },
])('without an engine, a job that was left as "$outcome" is told as "$told"', async ({ outcome, told }) => {
  const home = temporaryFolder();
  const file = homePaths(home).database;
  mkdirSync(dirname(file), { recursive: true });
  const database = openDatabase(file);
  const store = createJobStore(database);
  store.add({
    id: 'j',
    name: 'Greet',
    schedule: '2026-11-22T09:00',
    timezone: 'UTC',
    action: 'message',
    text: 'Good morning',
    delivery: null,
    by: 'chat:c',
    createdAt: nine - 60_000,
    checkedAt: nine - 60_000,
    furthestAt: nine - 60_000,
    last: null,
  });
  store.due('j', { at: nine, outcome });
  database.close();
  const answer = await createOfflineEngine(home, resolve('resources'), new FakeClock(nine - 7_200_000))[
    'jobs.list'
  ]({});
  expect(answer).toMatchObject({ ok: true, value: [{ nextAt: null, last: { at: nine, outcome: told } }] });
});
