// npx tsx tests/integration/storage/record-histories.program.ts Records the logs of
// src/main/modules/procedures/__histories__ that are not there yet. One that is there is never written again: it must go on
// folding to the same state.
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold } from '../../../src/domain/run/run-state';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { createRunLog } from '../../../src/main/modules/record/storage/run-log';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { scenarios } from './recorded-scenarios';

const folder = fileURLToPath(new URL('../../../src/main/modules/procedures/__histories__/', import.meta.url));
const [, , file = ':memory:'] = process.argv;
const database = openDatabase(file);
const firstDay = Date.UTC(2026, 10, 1, 6);

for (const [index, scenario] of scenarios.entries()) {
  const runId = await scenario.live(database, new FakeClock(firstDay + index * 86_400_000));
  const events = createRunLog(database)
    .read(runId)
    .map(({ event }) => event);
  const target = `${folder}${scenario.name}.json`;
  if (existsSync(target)) continue;
  writeFileSync(target, `${JSON.stringify({ events, run: fold(events) }, null, 1)}\n`);
  console.log(`recorded ${scenario.name}: ${String(events.length)} events`);
}
database.close();
