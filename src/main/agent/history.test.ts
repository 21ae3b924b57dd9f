import { expect, test } from 'vitest';
import type { ModelMessage } from '../ports/provider';
import { normalizeTurns } from './history';
import { firstKept, trimHistory } from './trim-history';

const user = (text: string): ModelMessage => ({ role: 'user', text });
const says = (text: string, ...ids: readonly string[]): ModelMessage => ({ role: 'assistant', text, toolCalls: ids.map((id) => ({ id, name: 'read', arguments: {} })) });
const result = (callId: string): ModelMessage => ({ role: 'tool', callId, name: 'read', status: 'ok', output: 'x'.repeat(40) });

test.each([
  { name: 'a result stays behind its call', messages: [user('q'), says('', 'a'), result('a'), says('done')], expected: [user('q'), says('', 'a'), result('a'), says('done')] },
  { name: 'a result without its call is left out', messages: [user('q'), result('b'), says('done')], expected: [user('q'), says('done')] },
  { name: 'what the model said before its call joins it', messages: [user('q'), says('one'), says('two', 'a'), result('a')], expected: [user('q'), says('one\n\ntwo', 'a'), result('a')] },
])('$name', ({ messages, expected }) => {
  expect(normalizeTurns(messages)).toEqual(expected);
});

test('turns are dropped whole, with their calls and results', () => {
  const messages = [user('one'), says('', 'a'), result('a'), says('1'), user('two'), says('2'), user('three')];
  expect(trimHistory(messages, { messages: 50, contextTokens: 50 })).toEqual([user('two'), says('2'), user('three')]);
});

test('the first kept turn moves rarely: after a cut there is room for several turns', () => {
  const room = { limit: 90, target: 60 };
  const cuts = Array.from({ length: 20 }, (_, count) => firstKept(Array.from({ length: count + 1 }, () => 10), room));
  expect(new Set(cuts).size).toBeLessThan(5);
  expect(cuts.every((first, count) => (count + 1 - first) * 10 <= room.limit)).toBe(true);
});
