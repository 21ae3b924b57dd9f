import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { joinedDeltas, readRecorded } from '../../../testing/recorded-answer';
import { AnswerReader } from './from-stream';
import { wholeAnswer } from './whole-answer';

const recorded = (name: string): Uint8Array =>
  readFileSync(new URL(`./__fixtures__/${name}`, import.meta.url));
const newReader = (): AnswerReader => new AnswerReader('api', 'claude');
const finished = (reason: string, usage: object): object => ({
  type: 'finished',
  reason,
  usage,
  queuedMs: 0,
});

test.each([
  {
    name: 'text-then-call',
    answer: {
      text: '밸브를 닫습니다.',
      thought: '',
      rest: [
        { type: 'tool-call', call: { id: 'toolu_01', name: 'gpio_write', arguments: { pin: 5, value: 0 } } },
        { type: 'tool-call', call: { id: 'toolu_02', name: 'board_info', arguments: {} } },
        finished('tool-calls', { promptTokens: 1825, evaluatedTokens: 25, outputTokens: 67 }),
      ],
    },
  },
  {
    name: 'thinking-then-call',
    answer: {
      text: '',
      thought: 'Pin 5 low closes it.',
      rest: [
        { type: 'tool-call', call: { id: 'toolu_03', name: 'gpio_read', arguments: { pin: 3 } } },
        finished('tool-calls', { promptTokens: 25, evaluatedTokens: 25, outputTokens: 40 }),
      ],
    },
  },
  {
    name: 'cut-off-call',
    answer: {
      text: '',
      thought: '',
      rest: [finished('length', { promptTokens: 25, evaluatedTokens: 25, outputTokens: 8 })],
    },
  },
  {
    name: 'unreadable-call',
    answer: {
      text: '',
      thought: '',
      rest: [
        {
          type: 'tool-call',
          call: {
            id: 'toolu_05',
            name: 'notify',
            arguments: {},
            unreadable: expect.stringContaining('{oops') as string,
          },
        },
        finished('tool-calls', { promptTokens: 25, evaluatedTokens: 25, outputTokens: 8 }),
      ],
    },
  },
  {
    name: 'unknown-events',
    answer: {
      text: 'Done.',
      thought: '',
      rest: [finished('stop', { promptTokens: 25, evaluatedTokens: 25, outputTokens: 3 })],
    },
  },
])('the recorded answer $name reads the same however the network cuts it', ({ name, answer }) => {
  const bytes = recorded(`${name}.txt`);
  for (const pieceLength of [1, 7, 64, bytes.length])
    expect(joinedDeltas(readRecorded(newReader(), bytes, pieceLength))).toEqual(answer);
});

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const events = (...said: readonly object[]): string =>
  said.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
const start = { type: 'message_start', message: {} };
const waterAt = (index: number): object => ({
  type: 'content_block_start',
  index,
  content_block: { type: 'tool_use', id: `t${String(index)}`, name: 'water', input: {} },
});

test.each([
  {
    name: 'an overload in the middle may pass',
    bytes: recorded('overloaded-in-the-middle.txt'),
    failure: { code: 'provider.unreachable', recovery: 'retry' },
  },
  {
    name: 'a refusal is told as one',
    bytes: recorded('refusal.txt'),
    failure: { code: 'provider.refused', message: 'claude declines to answer (refusal)' },
  },
  {
    name: 'a stream that ends behind the name of a call is half an answer',
    bytes: encode(events(start, waterAt(0))),
    failure: { code: 'provider.unreachable', recovery: 'retry' },
  },
  {
    name: 'a pause is half an answer',
    bytes: encode(
      events(
        start,
        { type: 'message_delta', delta: { stop_reason: 'pause_turn' } },
        { type: 'message_stop' },
      ),
    ),
    failure: { code: 'provider.unreachable', recovery: 'retry' },
  },
  {
    name: 'an empty stream is no answer',
    bytes: new Uint8Array(),
    failure: { code: 'provider.unreachable' },
  },
  {
    name: 'a prompt that is too long is an overflow',
    bytes: new TextEncoder().encode(
      'event: error\ndata: {"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long: 210000 tokens > 200000 maximum"}}\n\n',
    ),
    failure: { code: 'provider.overflow', recovery: 'shorten' },
  },
  {
    name: 'a wrong key is not tried again',
    bytes: new TextEncoder().encode(
      'data: {"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}}\n\n',
    ),
    failure: { code: 'provider.refused', recovery: 'fail-over' },
  },
])('$name', ({ bytes, failure }) => {
  expect(() => readRecorded(newReader(), bytes, 64)).toThrow(
    expect.objectContaining({ ...failure, remedy: expect.any(String) as string }) as Error,
  );
});

test('thoughts go back with the first call, signed and unchanged', () => {
  const reader = newReader();
  readRecorded(reader, recorded('thinking-then-call.txt'), 64);
  expect(reader.thoughtsOfCall()).toEqual({
    call: 'toolu_03',
    blocks: [
      { type: 'thinking', thinking: 'Pin 5 low closes it.', signature: 'EqQBCgIYAhIM' },
      { type: 'redacted_thinking', data: 'EmwKAhgBEgy3va3' },
    ],
  });
});

test('an answer that a relay gave whole reads like a streamed one', () => {
  const reader = newReader();
  const deltas = wholeAnswer(
    'api',
    'application/json',
    new TextDecoder().decode(recorded('not-streamed.json')),
  ).flatMap((event) => reader.push(event));
  expect(joinedDeltas([...deltas, ...reader.end()])).toEqual({
    text: 'Reading.',
    thought: '',
    rest: [
      { type: 'tool-call', call: { id: 'toolu_06', name: 'gpio_read', arguments: { pin: 3 } } },
      finished('tool-calls', { promptTokens: 30, evaluatedTokens: 30, outputTokens: 12 }),
    ],
  });
});

test.each([
  { name: 'behind the name of a call', last: '', calls: [{ id: 't0', name: 'water', arguments: {} }] },
  {
    name: 'in the middle of its arguments',
    last: '{"minutes": 2',
    calls: [{ id: 't0', name: 'water', arguments: {} }],
  },
  {
    name: 'behind its arguments',
    last: '{"minutes": 2}',
    calls: [
      { id: 't0', name: 'water', arguments: {} },
      { id: 't1', name: 'water', arguments: { minutes: 2 } },
    ],
  },
])('of an answer that the token limit cut $name, what is whole counts', ({ last, calls }) => {
  const deltas = readRecorded(
    newReader(),
    encode(
      events(
        start,
        waterAt(0),
        waterAt(1),
        { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: last } },
        { type: 'message_delta', delta: { stop_reason: 'max_tokens' } },
      ),
    ),
    64,
  );
  expect(deltas).toEqual([
    ...calls.map((call) => ({ type: 'tool-call', call })),
    { type: 'finished', reason: 'length', usage: null, queuedMs: 0 },
  ]);
});
