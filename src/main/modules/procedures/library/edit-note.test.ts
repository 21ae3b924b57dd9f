import { expect, test } from 'vitest';
import type { SopEdit } from '../../../../shared/sop-edit';
import { noteOf } from './edit-note';

const priority: SopEdit = { type: 'set-key', key: 'priority', value: 'high' };
const step = (number: number): SopEdit => ({ type: 'set-step', step: number, changes: { title: 'A' } });

test.each<{ edits: readonly SopEdit[]; takenBack: readonly (SopEdit | null)[]; note: string }>([
  { edits: [priority, step(1), step(1)], takenBack: [], note: 'set priority, changed step 1' },
  {
    edits: [step(1), step(2), step(3), step(4)],
    takenBack: [],
    note: 'changed step 1, changed step 2, changed step 3 and 1 more',
  },
  { edits: [], takenBack: [step(2)], note: 'took back: changed step 2' },
  {
    edits: [priority],
    takenBack: [step(2), null],
    note: 'set priority; took back: changed step 2, changes of the text',
  },
])('a version is noted as $note', ({ edits, takenBack, note }) => {
  expect(noteOf(edits, takenBack)).toBe(note);
});
