import { expect, test } from 'vitest';
import type { DraftedCall } from '../../../shared/run';
import { draftOf, editsOf, isEditable, readField } from './edit-state';
import { sampleApproval } from '../../testing/samples/sample-approval';

const calls: readonly DraftedCall[] = [
  {
    tool: 'gpio_write',
    arguments: { board: 'nucleo', pin: 5, value: 0 },
    provenance: { board: 'sop', pin: 'sop', value: 'model' },
  },
  {
    tool: 'notify',
    arguments: { message: 'closed', urgent: false, to: ['a'] },
    provenance: { message: 'model', urgent: 'model', to: 'payload' },
  },
];

test.each([
  { name: 'a number stays a number', text: ' 7 ', before: 5, then: { value: 7 } },
  { name: 'no number is said so', text: 'five', before: 5, then: { mistake: 'not-a-number' } },
  { name: 'an empty field is no number', text: '', before: 5, then: { mistake: 'not-a-number' } },
  { name: 'text is text, whatever it looks like', text: '7', before: 'a', then: { value: '7' } },
  { name: 'yes or no has two words', text: 'TRUE', before: false, then: { value: true } },
  { name: 'a list is written as JSON', text: '["b"]', before: ['a'], then: { value: ['b'] } },
  {
    name: 'a key that stands twice is said so',
    text: '{"a": 1, "a": 2}',
    before: { a: 0 },
    then: { mistake: 'doubled-key' },
  },
  { name: 'broken JSON is said so', text: '["b"', before: ['a'], then: { mistake: 'not-json' } },
])('$name', ({ text, before, then }) => {
  expect(readField(text, before)).toEqual(then);
});

test('only what changed and may change is sent, call by call', () => {
  const draft = draftOf(calls);
  expect(editsOf(calls, draft)).toBeNull();
  expect(
    editsOf(calls, [
      { ...draft[0], board: 'other', value: '1' },
      { ...draft[1], message: 'closed at noon' },
    ]),
  ).toEqual([
    { call: 0, arguments: { value: 1 } },
    { call: 1, arguments: { message: 'closed at noon' } },
  ]);
  expect(editsOf(calls, [{ ...draft[0], value: 'on' }, draft[1] ?? {}])).toBeNull();
});

test('a card can be edited when a value on it is not fixed by the procedure, and the step is not parked in the middle', () => {
  const card = (gate: Parameters<typeof sampleApproval>[1]): boolean => isEditable(sampleApproval({}, gate));
  expect([
    card({}),
    card({ resumes: true }),
    card({ calls: null }),
    card({ calls: [{ tool: 'x', arguments: { pin: 5 }, provenance: { pin: 'sop' } }] }),
    card({ reason: 'checkpoint', calls: [] }),
  ]).toEqual([true, true, false, false, false]);
});
