import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { joinedDeltas, readRecorded } from '../../../testing/recorded-answer';
import { AnswerReader } from './from-stream';

const recorded = (name: string): Uint8Array =>
  readFileSync(new URL(`./__fixtures__/${name}.txt`, import.meta.url));
const newReader = (): AnswerReader => new AnswerReader('api', 'gemini', () => 'new');

test.each([
  {
    name: 'thought-then-calls',
    answer: {
      text: '밸브를 닫습니다.',
      thought: 'Pin 5 low closes it.',
      rest: [
        { type: 'tool-call', call: { id: 'new', name: 'gpio_write', arguments: { pin: 5, value: 0 } } },
        { type: 'tool-call', call: { id: 'fc-7', name: 'board_info', arguments: {} } },
        {
          type: 'finished',
          reason: 'tool-calls',
          usage: { promptTokens: 120, evaluatedTokens: 20, outputTokens: 42 },
          queuedMs: 0,
        },
      ],
    },
  },
  {
    name: 'cut-by-the-limit',
    answer: {
      text: 'The valve',
      thought: '',
      rest: [
        {
          type: 'finished',
          reason: 'length',
          usage: { promptTokens: 10, evaluatedTokens: 10, outputTokens: 2 },
          queuedMs: 0,
        },
      ],
    },
  },
])('the recorded answer $name reads the same however the network cuts it', ({ name, answer }) => {
  const bytes = recorded(name);
  for (const pieceLength of [1, 7, 64, bytes.length])
    expect(joinedDeltas(readRecorded(newReader(), bytes, pieceLength))).toEqual(answer);
});

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const piece = (parts: readonly object[], finishReason?: string): string =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts }, finishReason }] })}\n\n`;

test.each([
  {
    name: 'a prompt that is blocked',
    bytes: recorded('blocked-prompt'),
    failure: { code: 'provider.refused', message: 'gemini declines to answer (PROHIBITED_CONTENT)' },
  },
  {
    name: 'an answer that is blocked',
    bytes: recorded('blocked-answer'),
    failure: { code: 'provider.refused', message: 'gemini declines to answer (SAFETY)' },
  },
  {
    name: 'a call that the service could not read itself',
    bytes: recorded('malformed-call'),
    failure: {
      code: 'provider.protocol',
      recovery: 'retry',
      message: 'gemini wrote a call that its own service did not take (MALFORMED_FUNCTION_CALL)',
    },
  },
  ...['UNEXPECTED_TOOL_CALL', 'TOO_MANY_TOOL_CALLS'].map((reason) => ({
    name: `a call that the service did not take (${reason})`,
    bytes: encode(piece([{ text: 'So' }], reason)),
    failure: { code: 'provider.protocol', recovery: 'retry' },
  })),
  {
    name: 'an overload in the middle',
    bytes: recorded('error-in-the-middle'),
    failure: { code: 'provider.unreachable', recovery: 'retry' },
  },
  {
    name: 'a stream that ends in the middle of a sentence',
    bytes: encode(piece([{ text: 'The valve must be closed only if' }])),
    failure: { code: 'provider.unreachable', recovery: 'retry' },
  },
  {
    name: 'an answer that ends for a reason nobody knows',
    bytes: encode(piece([{ text: 'The valve' }], 'OTHER')),
    failure: { code: 'provider.unreachable', recovery: 'retry' },
  },
  { name: 'an empty stream', bytes: new Uint8Array(), failure: { code: 'provider.unreachable' } },
])('$name is a ProviderError', ({ bytes, failure }) => {
  expect(() => readRecorded(newReader(), bytes, 64)).toThrow(
    expect.objectContaining({ ...failure, remedy: expect.any(String) as string }) as Error,
  );
});

test('what has to go back with each call is known', () => {
  const reader = newReader();
  readRecorded(reader, recorded('thought-then-calls'), 64);
  expect(reader.marks()).toEqual([
    { call: 'new', mark: { id: null, signature: 'CiQB0e2Kb6' } },
    { call: 'fc-7', mark: { id: 'fc-7', signature: null } },
  ]);
});

test('of an answer that the token limit cut, a last call without arguments does not count', () => {
  const deltas = readRecorded(
    newReader(),
    encode(
      piece(
        [
          { functionCall: { id: 'a', name: 'water', args: { minutes: 2 } } },
          { functionCall: { id: 'b', name: 'water' } },
        ],
        'MAX_TOKENS',
      ),
    ),
    64,
  );
  expect(deltas).toEqual([
    { type: 'tool-call', call: { id: 'a', name: 'water', arguments: { minutes: 2 } } },
    { type: 'finished', reason: 'length', usage: null, queuedMs: 0 },
  ]);
});
