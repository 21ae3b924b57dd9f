import { expect, test } from 'vitest';
import type { ModelMessage } from '../../../ports/provider';
import { shortenHistory } from './shorten-history';

/** u: a person's message, a: an answer, c: a call, t: its result; the digit tells them apart. */
const messages = (text: string): ModelMessage[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word): ModelMessage => {
      if (word.startsWith('u')) return { role: 'user', text: word };
      if (word.startsWith('t'))
        return { role: 'tool', callId: word.slice(1), name: 'read', status: 'ok', output: word };
      return {
        role: 'assistant',
        text: word,
        toolCalls: word.startsWith('c') ? [{ id: word.slice(1), name: 'read', arguments: {} }] : [],
      };
    });
const words = (kept: readonly ModelMessage[] | null): string | null =>
  kept?.map((message) => (message.role === 'tool' ? message.output : message.text)).join(' ') ?? null;

test.each([
  { name: 'the older half of a chat goes', given: 'u1 a1 u2 a2 u3', kept: 'u2 a2 u3' },
  { name: 'a question takes its answer with it', given: 'u1 c1 t1 t1 a1 u2', kept: 'u2' },
  {
    name: 'in one long turn the older rounds go, the task and the newest round stay',
    given: 'u1 c1 t1 c2 t2 c3 t3 c4 t4 c5 t5',
    kept: 'u1 c3 t3 c4 t4 c5 t5',
  },
  { name: 'earlier turns go before rounds of this one', given: 'u1 a1 u2 c2 t2', kept: 'u2 c2 t2' },
  { name: 'a single message cannot be shortened', given: 'u1', kept: null },
  { name: 'nor can a task with its only round', given: 'u1 c1 t1', kept: null },
  { name: 'nor nothing', given: '', kept: null },
])('$name', ({ given, kept }) => {
  expect(words(shortenHistory(messages(given)))).toBe(kept);
});
