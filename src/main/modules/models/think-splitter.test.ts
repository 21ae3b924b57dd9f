import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ThinkSplitter } from './think-splitter';

function split(chunks: readonly string[]): { readonly thought: string; readonly text: string } {
  const splitter = new ThinkSplitter();
  const parts = [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
  const join = (type: string): string =>
    parts
      .filter((part) => part.type === type)
      .map((part) => part.text)
      .join('');
  return { thought: join('thought'), text: join('text') };
}

test.each([
  { name: 'no thought', answer: 'Just this.', thought: '', text: 'Just this.' },
  {
    name: 'a thought, then the answer',
    answer: '<think>Let me see.</think>\n\nYes.',
    thought: 'Let me see.',
    text: 'Yes.',
  },
  { name: 'white space before the thought', answer: '\n <think>a</think>b', thought: 'a', text: 'b' },
  { name: 'a thought that never ends', answer: '<think>and so on', thought: 'and so on', text: '' },
  {
    name: 'a lone closing tag, which is left for the reader of the whole answer',
    answer: 'hm</think>Yes.</think>',
    thought: '',
    text: 'hm</think>Yes.',
  },
  {
    name: 'a closing tag too many, which is left for the reader of the whole answer',
    answer: '<think>a<think>b</think>c</think> d',
    thought: 'a<think>b',
    text: 'c</think> d',
  },
  {
    name: 'closing tags too many at the end',
    answer: '<think>a</think>b</think>\n</think> ',
    thought: 'a',
    text: 'b',
  },
  {
    name: 'the word in the middle of an answer',
    answer: 'Write <think> here.',
    thought: '',
    text: 'Write <think> here.',
  },
  { name: 'an answer that is a beginning of the tag', answer: '<thi', thought: '', text: '<thi' },
])('$name', ({ answer, thought, text }) => {
  fc.assert(
    fc.property(fc.array(fc.nat(answer.length), { maxLength: 5 }), (cuts) => {
      const ends = [...cuts, answer.length].sort((a, b) => a - b);
      expect(split(ends.map((end, index) => answer.slice(ends[index - 1] ?? 0, end)))).toEqual({
        thought,
        text,
      });
    }),
    { numRuns: 40 },
  );
});
