import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { RunEvent } from '../../../../shared/run';
import { fold } from '../../../../domain/run/run-state';
import { openDatabase } from '../database';
import { createRunArchive } from '../../../modules/record/storage/run-archive';
import { createRunLog } from '../../../modules/record/storage/run-log';
import { runTests } from './0031-run-tests';

const { events } = z
  .object({ events: z.array(RunEvent) })
  .parse(
    JSON.parse(
      readFileSync(
        join(import.meta.dirname, '../../../modules/procedures/__histories__/dry-completed.json'),
        'utf8',
      ),
    ),
  );
const started = (runId: string, isTest: boolean): RunEvent[] =>
  events.map((event) =>
    event.type === 'run-started'
      ? { ...event, runId, trigger: { ...event.trigger, ...(isTest ? { test: true } : {}) } }
      : event,
  );

test('runs of earlier versions that a test event started are marked, and one that cannot be read is not', () => {
  const database = openDatabase(':memory:');
  const archive = createRunArchive(database);
  for (const [runId, isTest] of [
    ['real', false],
    ['tried', true],
    ['broken', true],
  ] as const)
    archive.import(started(runId, isTest), fold(started(runId, isTest)), 1);
  const marked = (): string[] =>
    createRunLog(database)
      .list({ limit: 9 })
      .filter(({ test: isTest }) => isTest === true)
      .map(({ runId }) => runId)
      .sort();
  expect(marked()).toEqual(['broken', 'tried']);

  database.exec(
    "DROP TRIGGER run_events_are_never_changed; UPDATE run_events SET event = '{' WHERE run_id = 'broken' AND seq = 1; ALTER TABLE runs DROP COLUMN test",
  );
  database.exec(runTests.sql);
  expect(marked()).toEqual(['tried']);
});
