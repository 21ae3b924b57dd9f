import { expect, test } from 'vitest';
import type { RecordFinding } from '../../../shared/record';
import { runLines } from './run-files';

const missing: RecordFinding = { kind: 'missing', runId: null, seq: null, link: 5, upTo: 8 };
const changed: RecordFinding = { kind: 'changed', runId: 'r1', seq: 2, link: 3 };

test('of a run the words are about that run first, and then about the record around it', () => {
  expect([
    runLines('r1', 9, []),
    runLines('r1', 9, [missing]),
    runLines('r1', 9, [missing, changed]),
  ]).toEqual([
    ['✓ Run r1 is as it was written (9 events in all).'],
    [
      '✓ Run r1: what is there of it is as it was written, without a gap.',
      '✗ The record around it is not as it was written; what is missing there can have been of any run:',
      '  events 5 to 8 of the record are missing, and nothing says that they were deleted',
    ],
    [
      '✗ Run r1 is not as it was written:',
      '  event 2 of run r1 was changed, or what stands before it',
      '✗ The record around it is not as it was written; what is missing there can have been of any run:',
      '  events 5 to 8 of the record are missing, and nothing says that they were deleted',
    ],
  ]);
});
