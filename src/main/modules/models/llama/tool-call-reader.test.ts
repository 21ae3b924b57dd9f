import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolCallReader, type AnswerPiece } from './tool-call-reader';

const names = new Set(['gpio_write', 'notify']);

function readWhole(chunks: readonly string[]): readonly AnswerPiece[] {
  const reader = new ToolCallReader(names);
  const pieces = [...chunks.flatMap((chunk) => reader.push(chunk)), ...reader.end()];
  return pieces.reduce<AnswerPiece[]>((joined, piece) => {
    const last = joined.at(-1);
    if (piece.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { type: 'text', text: last.text + piece.text };
    else joined.push(piece);
    return joined;
  }, []);
}

const call = '<tool_call>{"name":"gpio_write","arguments":{"pin":5,"value":0}}</tool_call>';
const callPiece: AnswerPiece = { type: 'call', name: 'gpio_write', arguments: { pin: 5, value: 0 } };

const cases: readonly {
  readonly name: string;
  readonly answer: string;
  readonly pieces: readonly AnswerPiece[];
}[] = [
  { name: 'a lone call', answer: call, pieces: [callPiece] },
  { name: 'two calls on two lines', answer: `${call}\n${call}`, pieces: [callPiece, callPiece] },
  {
    name: 'text, then a call on its own line',
    answer: `I close it.\n${call}`,
    pieces: [{ type: 'text', text: 'I close it.' }, callPiece],
  },
  {
    name: 'a call quoted within a line stays text',
    answer: `He wrote: ${call}`,
    pieces: [{ type: 'text', text: `He wrote: ${call}` }],
  },
  {
    name: 'plain text with angle brackets',
    answer: 'a < b\n<tool_x>',
    pieces: [{ type: 'text', text: 'a < b\n<tool_x>' }],
  },
  {
    name: 'a closing tag within an argument',
    answer: '<tool_call>{"name":"notify","arguments":{"message":"\\"</tool_call>\\""}}</tool_call>',
    pieces: [{ type: 'call', name: 'notify', arguments: { message: '"</tool_call>"' } }],
  },
  {
    name: 'a name that was not offered',
    answer: '<tool_call>{"name":"shell","arguments":{}}</tool_call>',
    pieces: [{ type: 'broken-call', text: '<tool_call>{"name":"shell","arguments":{}}</tool_call>' }],
  },
  {
    name: 'a call that was cut off',
    answer: '<tool_call>{"name":"gpio_wr',
    pieces: [{ type: 'broken-call', text: '<tool_call>{"name":"gpio_wr' }],
  },
  {
    name: 'a call right behind a thought that was written as plain text',
    answer: `<think>Low it is.</think>${call}`,
    pieces: [{ type: 'text', text: '<think>Low it is.</think>' }, callPiece],
  },
  { name: 'blank lines before a call', answer: `\n\n${call}`, pieces: [callPiece] },
];

describe('an answer is read the same however it is cut into chunks', () => {
  test.each(cases)('$name', ({ answer, pieces }) => {
    expect(readWhole([answer])).toEqual(pieces);
    expect(readWhole([...answer])).toEqual(pieces);
    fc.assert(
      fc.property(fc.array(fc.nat(answer.length), { maxLength: 6 }), (cuts) => {
        const ends = [...cuts, answer.length].sort((a, b) => a - b);
        expect(readWhole(ends.map((end, index) => answer.slice(ends[index - 1] ?? 0, end)))).toEqual(pieces);
      }),
      { numRuns: 50 },
    );
  });
});

test('text is passed on at once, save an end that may begin a call', () => {
  const reader = new ToolCallReader(names);
  expect(reader.push('All is ')).toEqual([{ type: 'text', text: 'All is ' }]);
  expect(reader.push('well.\n<tool')).toEqual([{ type: 'text', text: 'well.' }]);
  expect(reader.push('box>')).toEqual([{ type: 'text', text: '\n<toolbox>' }]);
});

test('after a thought a call may begin in the middle of a line', () => {
  const reader = new ToolCallReader(names);
  reader.push('Hm');
  reader.restartLine();
  expect(reader.push(call)).toEqual([callPiece]);
});
