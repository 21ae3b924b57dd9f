import { expect, test } from 'vitest';
import { noteOf } from '../../../src/main/modules/procedures/library/edit-note';
import { noteText } from '../../../src/renderer/features/history/note-text';
import type { SopEdit } from '../../../src/shared/sop-edit';

/** Notes of versions are kept in English; the history says them in words of its own. */

const edits: readonly SopEdit[] = [
  { type: 'set-key', key: 'priority', value: 'high' },
  { type: 'set-key', key: 'priority', value: null },
  { type: 'set-trigger-key', trigger: 0, key: 'topic', value: 'a' },
  { type: 'add-trigger', trigger: { type: 'manual' } },
  { type: 'remove-trigger', trigger: 1 },
  { type: 'move-trigger', trigger: 0, to: 1 },
  { type: 'set-step', step: 3, changes: {} },
  { type: 'add-step', step: { title: 'a' } },
  { type: 'remove-step', step: 2 },
  { type: 'move-step', step: 2, to: 1 },
  { type: 'duplicate-step', step: 1 },
];
const said = (note: string): string =>
  noteText(note, (word, values) => `<${[word, ...Object.values(values ?? {})].join(' ')}>`);

test('each thing that can be done to a procedure has its word, and so have several of them', () => {
  expect(edits.map((edit) => said(noteOf([edit])))).toEqual([
    '<noteKey priority>',
    '<noteKeyGone priority>',
    '<noteTrigger 1>',
    '<noteTriggerNew>',
    '<noteTriggerGone 2>',
    '<noteTriggerMoved>',
    '<noteStep 3>',
    '<noteStepNew>',
    '<noteStepGone 2>',
    '<noteStepMoved 2 1>',
    '<noteStepCopied 1>',
  ]);
  expect(said(noteOf(edits))).toBe(
    '<noteKey priority>, <noteKeyGone priority>, <noteTrigger 1>, <noteMore 8>',
  );
});

test.each([
  ['restored version 4', '<noteRestored 4>'],
  ['copied from version 2 of pump, old', '<noteCopiedVersion 2 pump, old>'],
  ['copied from pump', '<noteCopied pump>'],
  ['new, from the template mqtt-limit', '<noteTemplate mqtt-limit>'],
  ['imported over it', '<noteImportedOver>'],
  ['by somebody else, set on fire', 'by somebody else, set on fire'],
])('%s', (note, text) => {
  expect(said(note)).toBe(text);
});
