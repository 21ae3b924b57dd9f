import { expect, test } from 'vitest';
import type { ModelAnswer, ModelToolCall } from '../ports/provider';
import { readAnswer } from './read-answer';

const call = (id: string, pin: number): ModelToolCall => ({ id, name: 'gpio_write', arguments: { pin } });
const answerWith = (...toolCalls: readonly ModelToolCall[]): ModelAnswer => ({ text: '', thought: '', toolCalls, reason: 'tool-calls', usage: null, queuedMs: 0 });

test.each([
  { name: 'ids of the server stay', calls: [call('a', 1), call('b', 2)], taken: [], then: ['a', 'b'] },
  { name: 'the second of two equal ids becomes one of ours', calls: [call('0', 1), call('0', 2)], taken: [], then: ['0', 'answer-2'] },
  { name: 'an id of an earlier answer becomes one of ours', calls: [call('0', 1), call('1', 2)], taken: ['0'], then: ['answer-1', '1'] },
])('$name', ({ calls, taken, then }) => {
  const read = readAnswer(answerWith(...calls), new Set(['gpio_write']), 'answer', new Set(taken));
  expect(read.toolCalls).toEqual(calls.map((one, index) => ({ ...one, id: then[index] })));
});
