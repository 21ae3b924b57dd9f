import { expect, test } from 'vitest';
import type { ToolCard } from '../../../../shared/chat';
import type { ModelMessage } from '../../../ports/provider';
import { fromSent, toldOf, toSent } from './as-sent';

const card = (call: string, more: Partial<ToolCard> = {}): ToolCard => ({
  call,
  name: 'read',
  arguments: { path: call },
  state: 'done',
  output: `what ${call} says`,
  ...more,
});
const tools = [card('a'), card('b', { state: 'failed' }), card('c')];
const answer = { text: 'Both were read.', tools };
const result = (of: ToolCard | undefined): ModelMessage => ({
  role: 'tool',
  callId: of?.call ?? '',
  name: 'read',
  status: of?.state === 'done' ? 'ok' : 'error',
  output: toldOf(of),
});
const turn: readonly ModelMessage[] = [
  {
    role: 'assistant',
    text: 'Let me look.',
    thought: 'Two files.',
    toolCalls: [
      { id: 'a', name: 'read', arguments: { path: 'a' } },
      { id: 'b', name: 'read', arguments: { path: 'b' } },
    ],
  },
  result(tools[0]),
  result(tools[1]),
  { role: 'assistant', text: 'Both were read.', toolCalls: [] },
];

test('a turn with several calls in one answer, and words before them, comes back as it was sent, and what its cards hold is kept once', () => {
  const sent = toSent(turn, answer) ?? [];
  expect(fromSent(sent, answer)).toEqual(turn);
  expect(JSON.stringify(sent)).not.toContain('what a says');
  expect(JSON.stringify(sent)).not.toContain('Both were read.');
});

test('what was sent otherwise than the card has it is kept as it was sent', () => {
  const other: readonly ModelMessage[] = [
    { role: 'assistant', text: '', toolCalls: [{ id: 'c', name: 'read', arguments: { path: 'by a hook' } }] },
    { role: 'tool', callId: 'c', name: 'read', status: 'ok', output: 'cut short' },
    { role: 'assistant', text: ' Both were read.\n', toolCalls: [] },
  ];
  expect(fromSent(toSent(other, answer) ?? [], answer)).toEqual(other);
});

test('a turn in which the model had to be told of a slip is not kept', () => {
  expect(toSent([...turn, { role: 'user', text: 'Your answer was empty.' }], answer)).toBeNull();
});
