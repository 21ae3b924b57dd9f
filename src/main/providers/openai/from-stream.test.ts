import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ModelDelta } from '../../ports/provider';
import { AnswerReader } from './from-stream';
import { ServerSentEvents } from './server-sent-events';

const recorded = (name: string): Uint8Array => readFileSync(new URL(`./__fixtures__/${name}.txt`, import.meta.url));

function read(bytes: Uint8Array, pieceLength: number): readonly ModelDelta[] {
  const events = new ServerSentEvents();
  let ids = 0;
  const reader = new AnswerReader('shop', () => `new-${String((ids += 1))}`);
  const deltas: ModelDelta[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) {
    for (const data of events.push(bytes.subarray(at, at + pieceLength))) deltas.push(...reader.push(data));
  }
  for (const data of events.end()) deltas.push(...reader.push(data));
  return [...deltas, ...reader.end()];
}

const joined = (deltas: readonly ModelDelta[]): unknown => ({
  text: deltas.flatMap((delta) => (delta.type === 'text' ? [delta.text] : [])).join(''),
  thought: deltas.flatMap((delta) => (delta.type === 'thought' ? [delta.text] : [])).join(''),
  rest: deltas.filter((delta) => delta.type !== 'text' && delta.type !== 'thought'),
});

test.each([
  {
    name: 'llama-cpp-tool-call',
    answer: {
      text: '',
      thought: 'Pin 5 has to go low.',
      rest: [
        { type: 'tool-call', call: { id: 'call_7f', name: 'gpio_write', arguments: { pin: 5, value: 0 } } },
        { type: 'tool-call', call: { id: 'call_80', name: 'notify', arguments: { message: '닫힘' } } },
        { type: 'finished', reason: 'tool-calls', usage: { promptTokens: 212, evaluatedTokens: 32, outputTokens: 31 }, queuedMs: 0 },
      ],
    },
  },
  { name: 'ollama-think-text', answer: { text: '밸브가 닫혔습니다.', thought: 'Easy.', rest: [{ type: 'finished', reason: 'stop', usage: null, queuedMs: 0 }] } },
  { name: 'cut-off-call', answer: { text: '', thought: '', rest: [{ type: 'finished', reason: 'length', usage: null, queuedMs: 0 }] } },
])('the recorded answer $name reads the same however the network cuts it', ({ name, answer }) => {
  const bytes = recorded(name);
  for (const pieceLength of [1, 7, 64, bytes.length]) expect(joined(read(bytes, pieceLength))).toEqual(answer);
});

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  { name: 'a piece that is no JSON', stream: 'data: <html>\n\n', code: 'provider.protocol' },
  { name: 'nothing at all', stream: '', code: 'provider.protocol' },
  { name: 'an error in the middle', stream: 'data: {"error":{"message":"out of memory"}}\n\n', code: 'provider.unreachable' },
  { name: 'an overflow in the middle', stream: 'data: {"error":{"message":"the request exceeds the available context size"}}\n\n', code: 'provider.overflow' },
])('$name is a ProviderError', ({ stream, code }) => {
  expect(() => read(encode(stream), 1024)).toThrow(expect.objectContaining({ code, mend: expect.any(String) as string }) as Error);
});

test('a call without an id gets one, and one without arguments gets none', () => {
  const deltas = read(encode('data: {"choices":[{"delta":{"tool_calls":[{"function":{"name":"board_info"}}]},"finish_reason":"tool_calls"}]}\n\n'), 1024);
  expect(deltas[0]).toEqual({ type: 'tool-call', call: { id: 'new-1', name: 'board_info', arguments: {} } });
});

test('a call whose arguments are no JSON says so', () => {
  const deltas = read(encode('data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"notify","arguments":"{oops"}}]},"finish_reason":"tool_calls"}]}\n\n'), 1024);
  expect(deltas[0]).toEqual({ type: 'tool-call', call: { id: 'a', name: 'notify', arguments: {}, unreadable: expect.stringContaining('{oops') as string } });
});
