import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { RunEvent } from '../../../../shared/run';
import { fold } from '../../../../domain/run/run-state';
import { openDatabase } from '../database';
import { createRunArchive } from '../../../modules/record/storage/run-archive';
import { createRunLog } from '../../../modules/record/storage/run-log';
import { runFigures } from './0028-run-figures';

const folder = join(import.meta.dirname, '../../../modules/procedures/__histories__');
const Recorded = z.object({ events: z.array(RunEvent) });
const histories = readdirSync(folder)
  .sort()
  .map((file) => Recorded.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))).events);

test('runs of earlier versions get the figures that they would have been given, and one that cannot be read is listed without', () => {
  const database = openDatabase(':memory:');
  const archive = createRunArchive(database);
  for (const [index, events] of histories.entries()) {
    const own = events.map((event) =>
      event.type === 'run-started' ? { ...event, runId: `r${String(index)}` } : event,
    );
    archive.import(own, fold(own), 1);
  }
  database.exec(
    "INSERT INTO run_events (run_id, seq, at, type, event) VALUES ('r0', 999, 1, 'run-completed', '{')",
  );
  database.exec('UPDATE runs SET figures = NULL');
  const log = createRunLog(database);
  expect(log.list({ limit: 100 }).some(({ figures }) => figures !== undefined)).toBe(false);

  database.transaction(() => {
    runFigures.fill?.(database);
  })();
  expect(Object.fromEntries(log.list({ limit: 100 }).map(({ runId, figures }) => [runId, figures]))).toEqual(
    Object.fromEntries(
      histories.map((events, index) => [`r${String(index)}`, index === 0 ? undefined : fold(events).figures]),
    ),
  );
});
