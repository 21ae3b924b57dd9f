import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ModelDelta } from '../../../ports/provider';
import { joinedDeltas, readRecorded } from '../../../testing/recorded-answer';
import { AnswerReader } from './from-stream';

const recorded = (name: string): Uint8Array =>
  readFileSync(new URL(`./__fixtures__/${name}.txt`, import.meta.url));

function newReader(): AnswerReader {
  let ids = 0;
  return new AnswerReader('shop', () => `new-${String((ids += 1))}`);
}

const read = (bytes: Uint8Array, pieceLength: number): readonly ModelDelta[] =>
  readRecorded(newReader(), bytes, pieceLength);
const call = (id: string, name: string, args: object): object => ({
  type: 'tool-call',
  call: { id, name, arguments: args },
});
const finished = (reason: string, usage: object | null = null): object => ({
  type: 'finished',
  reason,
  usage,
  queuedMs: 0,
});

test.each([
  {
    name: 'llama-cpp-tool-call',
    answer: {
      text: '',
      thought: 'Pin 5 has to go low.',
      rest: [
        call('call_7f', 'gpio_write', { pin: 5, value: 0 }),
        call('call_80', 'notify', { message: '닫힘' }),
        finished('tool-calls', { promptTokens: 212, evaluatedTokens: 32, outputTokens: 31 }),
      ],
    },
  },
  {
    name: 'ollama-think-text',
    answer: { text: '밸브가 닫혔습니다.', thought: 'Easy.', rest: [finished('stop')] },
  },
  {
    name: 'ollama-two-calls-one-index',
    answer: {
      text: '',
      thought: '',
      rest: [
        call('call_a1', 'gpio_read', { pin: 3 }),
        call('call_b2', 'gpio_read', { pin: 4 }),
        finished('tool-calls'),
      ],
    },
  },
  {
    name: 'no-index-no-id',
    answer: {
      text: '',
      thought: '',
      rest: [
        call('new-1', 'gpio_read', { pin: 3 }),
        call('new-2', 'gpio_read', { pin: 4 }),
        finished('tool-calls'),
      ],
    },
  },
  {
    name: 'lm-studio-object-arguments',
    answer: {
      text: '',
      thought: '',
      rest: [call('12', 'notify', { message: '밸브 닫힘' }), finished('tool-calls')],
    },
  },
  {
    name: 'name-in-every-piece',
    answer: {
      text: '',
      thought: '',
      rest: [call('call_1', 'notify', { message: 'hi' }), finished('tool-calls')],
    },
  },
  {
    name: 'arguments-written-twice',
    answer: {
      text: '',
      thought: '',
      rest: [
        call('call_1', 'notify', { message: 'hi' }),
        call('call_2', 'board_info', {}),
        finished('tool-calls'),
      ],
    },
  },
  {
    name: 'mistral-content-parts',
    answer: {
      text: 'It is closed.',
      thought: 'The pin is low.',
      rest: [finished('stop', { promptTokens: 9, evaluatedTokens: 9, outputTokens: 4 })],
    },
  },
  {
    name: 'vllm-usage-in-every-piece',
    answer: {
      text: 'Done.',
      thought: '',
      rest: [finished('stop', { promptTokens: 7, evaluatedTokens: 7, outputTokens: 2 })],
    },
  },
  { name: 'keep-alive-comments', answer: { text: '준비됨', thought: '', rest: [finished('stop')] } },
  {
    name: 'deepseek-thinks-then-calls',
    answer: {
      text: '',
      thought: 'Pin 5 low closes it.',
      rest: [
        call('call_9', 'gpio_write', { pin: 5, value: 0 }),
        finished('tool-calls', { promptTokens: 40, evaluatedTokens: 8, outputTokens: 21 }),
      ],
    },
  },
  {
    name: 'answer-where-thoughts-belong',
    answer: { text: 'The valve is closed.', thought: 'The valve is closed.', rest: [finished('stop')] },
  },
  {
    name: 'thoughts-cut-by-the-limit',
    answer: { text: '', thought: 'Let me think about', rest: [finished('length')] },
  },
  {
    name: 'call-written-as-text',
    answer: {
      text: '<tool_call>\n{"name": "gpio_read", "arguments": {"pin": 3}}\n</tool_call>',
      thought: '',
      rest: [finished('stop')],
    },
  },
  { name: 'cut-off-call', answer: { text: '', thought: '', rest: [finished('length')] } },
])('the recorded answer $name reads the same however the network cuts it', ({ name, answer }) => {
  const bytes = recorded(name);
  for (const pieceLength of [1, 7, 64, bytes.length])
    expect(joinedDeltas(read(bytes, pieceLength))).toEqual(answer);
});

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const pieces = (...said: readonly (readonly [delta: object, reason: string | null])[]): string =>
  said
    .map(
      ([delta, reason]) =>
        `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
    )
    .join('');
const fragment = (index: number, name: string, written: string): object => ({
  tool_calls: [{ index, id: `c${String(index)}`, type: 'function', function: { name, arguments: written } }],
});

test.each([
  { name: 'a piece that is no JSON', bytes: encode('data: <html>\n\n'), code: 'provider.protocol' },
  { name: 'nothing at all', bytes: encode(''), code: 'provider.unreachable' },
  { name: 'comments alone', bytes: encode(': ping\n\n: ping\n\n'), code: 'provider.unreachable' },
  {
    name: 'a stream that ends behind the name of a call',
    bytes: encode(
      pieces([{ tool_calls: [{ index: 0, id: 'a', function: { name: 'water', arguments: '' } }] }, null]),
    ),
    code: 'provider.unreachable',
  },
  {
    name: 'a stream that ends in the middle of a sentence',
    bytes: encode(pieces([{ content: 'The valve must be closed only if' }, null])),
    code: 'provider.unreachable',
  },
  {
    name: 'an answer whose model was stopped',
    bytes: encode(pieces([{ content: 'The val' }, null], [{}, 'abort'])),
    code: 'provider.unreachable',
  },
  {
    name: 'an answer of which the service took a part away',
    bytes: encode(pieces([{ content: 'The val' }, null], [{}, 'content_filter'])),
    code: 'provider.refused',
  },
  {
    name: 'an error in a stream that began well',
    bytes: recorded('error-in-a-good-stream'),
    code: 'provider.unreachable',
  },
  {
    name: 'an overflow, told in a field of llama.cpp’s own',
    bytes: recorded('llama-cpp-error-field'),
    code: 'provider.overflow',
  },
])('$name is a ProviderError', ({ bytes, code }) => {
  expect(() => read(bytes, 1024)).toThrow(
    expect.objectContaining({ code, remedy: expect.any(String) as string }) as Error,
  );
});

test('an answer that came whole reads like a streamed one', () => {
  const reader = newReader();
  const body = readFileSync(new URL('./__fixtures__/not-streamed.json', import.meta.url), 'utf8');
  expect(joinedDeltas([...reader.push(body), ...reader.end()])).toEqual({
    text: 'Reading.',
    thought: '',
    rest: [
      call('call_1', 'gpio_read', { pin: 3 }),
      finished('tool-calls', { promptTokens: 30, evaluatedTokens: 30, outputTokens: 12 }),
    ],
  });
});

test('an answer where thoughts belong is told as such, so that no call is read from it', () => {
  expect(read(recorded('answer-where-thoughts-belong'), 64).filter(({ type }) => type === 'text')).toEqual([
    { type: 'text', text: 'The valve is closed.', misplaced: true },
  ]);
});

test.each([
  { name: 'deepseek-thinks-then-calls', tells: true },
  { name: 'mistral-content-parts', tells: false },
])('whether thoughts have a field of their own in $name: $tells', ({ name, tells }) => {
  const reader = newReader();
  readRecorded(reader, recorded(name), 64);
  expect(reader.tellsThoughts).toBe(tells);
});

test('a call without an id gets one, and one without arguments gets none', () => {
  const deltas = read(
    encode(
      'data: {"choices":[{"delta":{"tool_calls":[{"function":{"name":"board_info"}}]},"finish_reason":"tool_calls"}]}\n\n',
    ),
    1024,
  );
  expect(deltas[0]).toEqual(call('new-1', 'board_info', {}));
});

test.each([
  { name: 'of two tools', names: ['gpio_read', 'gpio_write'] },
  { name: 'of one tool', names: ['gpio_read', 'gpio_read'] },
])('two calls $name with one index and empty ids are two', ({ names }) => {
  const [one = '', two = ''] = names;
  const piece = (name: string, args: string): readonly [object, null] => [
    { tool_calls: [{ index: 0, id: '', function: { name, arguments: args } }] },
    null,
  ];
  const deltas = read(
    encode(pieces(piece(one, '{"pin":'), piece('', '3}'), piece(two, '{"pin":5}'), [{}, 'tool_calls'])),
    64,
  );
  expect(deltas).toEqual([
    call('new-1', one, { pin: 3 }),
    call('new-2', two, { pin: 5 }),
    finished('tool-calls'),
  ]);
});

test('a call whose arguments are no JSON says so', () => {
  const deltas = read(
    encode(
      'data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"a","function":{"name":"notify","arguments":"{oops"}}]},"finish_reason":"tool_calls"}]}\n\n',
    ),
    1024,
  );
  expect(deltas[0]).toEqual({
    type: 'tool-call',
    call: { id: 'a', name: 'notify', arguments: {}, unreadable: expect.stringContaining('{oops') as string },
  });
});

test.each([
  { name: 'behind the name of a call', last: '', calls: [call('c0', 'water', {})] },
  { name: 'in the middle of its arguments', last: '{"minutes": 2', calls: [call('c0', 'water', {})] },
  {
    name: 'behind its arguments',
    last: '{"minutes": 2}',
    calls: [call('c0', 'water', {}), call('c1', 'water', { minutes: 2 })],
  },
])('of an answer that the token limit cut $name, what is whole counts', ({ last, calls }) => {
  expect(
    read(
      encode(pieces([fragment(0, 'water', ''), null], [fragment(1, 'water', last), null], [{}, 'length'])),
      1024,
    ),
  ).toEqual([...calls, finished('length')]);
});

test.each(['length', 'model_length', 'max_tokens', 'MAX_TOKENS'])(
  'half a sentence that ends with %s is cut',
  (reason) => {
    expect(
      joinedDeltas(read(encode(pieces([{ content: 'Pin 3 is high, so' }, null], [{}, reason])), 64)),
    ).toEqual({ text: 'Pin 3 is high, so', thought: '', rest: [finished('length')] });
  },
);

test.each([
  { name: 'says [DONE] alone', text: `${pieces([{ content: 'Done.' }, null])}data: [DONE]\n\n` },
  {
    name: 'says an empty reason in every piece but the last',
    text: pieces([{ content: 'Done' }, ''], [{ content: '.' }, 'stop'], [{}, '']),
  },
])('a server that $name has given its answer whole', ({ text }) => {
  expect(joinedDeltas(read(encode(text), 64))).toEqual({
    text: 'Done.',
    thought: '',
    rest: [finished('stop')],
  });
});

const whole = (message: object, reason: string): readonly ModelDelta[] => {
  const reader = newReader();
  reader.push(JSON.stringify({ choices: [{ message, finish_reason: reason }] }));
  return reader.end();
};

test('arguments under two words are none: the model is told', () => {
  const written = { name: 'gpio_write', arguments: '{"pin":5}', parameters: { pin: 6 } };
  expect(whole({ tool_calls: [{ id: 'a', function: written }] }, 'tool_calls')).toMatchObject([
    { call: { arguments: {}, unreadable: expect.stringContaining('no JSON object') as string } },
    { reason: 'tool-calls' },
  ]);
});

test.each(['tool_calls', 'function_call', 'TOOL_CALL', 'tool_use'])(
  'a reason %s without a call says that one did not come',
  (reason) => {
    expect(whole({ content: 'I open it.' }, reason)).toEqual([finished('tool-calls')]);
  },
);
