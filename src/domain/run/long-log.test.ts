import { expect, test } from 'vitest';
import { longRun } from '../../../bench/long-run/long-run';
import type { RunLog } from '../../main/ports/run-log';
import { openDatabase } from '../../main/platform/storage/database';
import { createRunArchive } from '../../main/modules/record/storage/run-archive';
import { createRunLog } from '../../main/modules/record/storage/run-log';
import { exampleSop } from '../../main/testing/example-run';
import { foldLog } from '../../main/modules/procedures/runs/fold-log';
import { carriedSteps } from './run-again';
import { exportPart } from '../../main/modules/procedures/runs/run-export';
import { readRunFile } from '../../main/modules/procedures/runs/run-file';
import { fold } from './run-state';

const events = longRun('r1', 6_000);
const database = openDatabase(':memory:');
createRunArchive(database).import(events, fold(events), 0);

/** The log of the run, and how many events each question to it brought. */
function counted(): { readonly log: RunLog; readonly read: number[] } {
  const log = createRunLog(database);
  const read: number[] = [];
  const count = <T extends readonly unknown[]>(rows: T): T => {
    read.push(rows.length);
    return rows;
  };
  return {
    read,
    log: {
      ...log,
      read: (runId) => count(log.read(runId)),
      course: (runId) => count(log.course(runId)),
      page: (runId, after, limit) => {
        const page = log.page(runId, after, limit);
        count(page.events);
        return page;
      },
    },
  };
}

test('a long run is shown from windows of its log', () => {
  const { log, read } = counted();
  expect(foldLog(log, 'r1')).toEqual(fold(events));
  expect([Math.max(...read), read.reduce((sum, rows) => sum + rows, 0)]).toEqual([1_000, events.length]);
});

const noTexts = { texts: () => null };

test('its file is written part by part, of which none holds more than a window, and reads as the same run', () => {
  const { log, read } = counted();
  const parts: string[] = [];
  for (
    let part = exportPart(log, 'r1', undefined, 0, null, noTexts);
    ;
    part = exportPart(log, 'r1', part.value.next, 0, null, noTexts)
  ) {
    if (!part.ok) throw new Error(part.error.message);
    parts.push(part.value.text);
    if (part.value.next === null) break;
  }
  expect([parts.length, Math.max(...read)]).toEqual([Math.ceil(events.length / 1_000), 1_000]);
  expect(readRunFile(parts.join(''))).toEqual({
    ok: true,
    value: { run: fold(events), events, proof: null, definition: null },
  });
});

test('what was added while the file was being written is not in it', () => {
  const first = exportPart(counted().log, 'r1', undefined, 0, null, noTexts);
  if (!first.ok || first.value.next === null) throw new Error('one part');
  const last = exportPart(counted().log, 'r1', { ...first.value.next, events: 1_002 }, 0, null, noTexts);
  expect(last).toMatchObject({ ok: true, value: { next: null } });
  expect(last.ok && last.value.text.trimEnd().split('\n')).toHaveLength(3);
});

test('what it takes over when it is run again is found without what its steps said', () => {
  const { log, read } = counted();
  const course = log.course('r1').map(({ event }) => event);
  const sop = fold(events).sop;
  for (const step of [1, 7, 20])
    expect(carriedSteps(course, sop, step)).toEqual(carriedSteps(events, sop, step));
  expect(read[0]).toBeLessThan(events.length / 20);
  expect(carriedSteps(course, exampleSop, 2)).toEqual(carriedSteps(events, exampleSop, 2));
});
