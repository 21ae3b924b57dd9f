import { expect, test } from 'vitest';
import { SaidPieces } from './said-pieces';
import { ToolCallReader } from './tool-call-reader';

const call = '<tool_call>{"name":"gpio_write","arguments":{"pin":5}}</tool_call>';

test.each([
  { name: 'alone', answer: call, acts: [true] },
  { name: 'behind a thought', answer: `<think>Low.</think>${call}`, acts: [true] },
  { name: 'in a thought', answer: `<think>Maybe\n${call}\nbut no.</think>No.`, acts: [false] },
  {
    name: 'in a thought of another name',
    answer: `<Thinking>Maybe\n${call}\nbut no.</Thinking>No.`,
    acts: [false],
  },
  { name: 'in a thought that stays open', answer: `Hm. [THINK]Maybe\n${call}`, acts: [false] },
  { name: 'in a thought that its template opened', answer: `${call}\nbut no.</think>No.`, acts: [false] },
  {
    name: 'in a thought with another one in it',
    answer: `<think>Not <think>yet</think>:\n${call}\n</think>No.`,
    acts: [false],
  },
  { name: 'before a closing tag too many', answer: `<think>Low.</think>\n${call}</think>\n`, acts: [true] },
  {
    name: 'in a thought and behind it',
    answer: `<think>Maybe\n${call}</think>\n${call}`,
    acts: [false, true],
  },
])('a call counts where it is no thought: $name', ({ answer, acts }) => {
  const reader = new ToolCallReader(new Set(['gpio_write']));
  const said = new SaidPieces();
  for (const pieces of [reader.push(answer), reader.end()]) said.add(pieces);
  expect(said.written().map((piece) => piece !== null)).toEqual(acts);
});

test('text is passed on as it comes, without calls', () => {
  expect(
    new SaidPieces().add([
      { type: 'text', text: 'a' },
      { type: 'call', name: 'b', arguments: {} },
      { type: 'broken-call', text: '<tool_call>c' },
    ]),
  ).toEqual([
    { type: 'text', text: 'a' },
    { type: 'text', text: '<tool_call>c' },
  ]);
});
