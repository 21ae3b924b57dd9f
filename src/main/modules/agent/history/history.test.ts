import { expect, test } from 'vitest';
import type { ModelMessage } from '../../../ports/provider';
import { normalizeTurns } from './history';

const user = (text: string): ModelMessage => ({ role: 'user', text });
const says = (text: string, ...ids: readonly string[]): ModelMessage => ({
  role: 'assistant',
  text,
  toolCalls: ids.map((id) => ({ id, name: 'read', arguments: {} })),
});
const result = (callId: string): ModelMessage => ({
  role: 'tool',
  callId,
  name: 'read',
  status: 'ok',
  output: 'x'.repeat(40),
});

test.each([
  {
    name: 'a result stays behind its call',
    messages: [user('q'), says('', 'a'), result('a'), says('done')],
    expected: [user('q'), says('', 'a'), result('a'), says('done')],
  },
  {
    name: 'a result without its call is left out',
    messages: [user('q'), result('b'), says('done')],
    expected: [user('q'), says('done')],
  },
  {
    name: 'what the model said before its call joins it',
    messages: [user('q'), says('one'), says('two', 'a'), result('a')],
    expected: [user('q'), says('one\n\ntwo', 'a'), result('a')],
  },
])('$name', ({ messages, expected }) => {
  expect(normalizeTurns(messages)).toEqual(expected);
});
