import { expect, test } from 'vitest';
import { withoutMarks } from './shown';
import { splitThoughts } from './thoughts';

test.each([
  {
    name: 'thoughts before and in the middle',
    answer: '<think> a </think>One <think>b</think>two',
    text: 'One two',
    thought: 'a\nb',
  },
  { name: 'a thought that stays open', answer: 'So: <think>and so on', text: 'So: ', thought: 'and so on' },
  {
    name: 'a closing tag that nothing opened',
    answer: 'hm, 92 is high</think>Close it.',
    text: 'Close it.',
    thought: 'hm, 92 is high',
  },
  {
    name: 'a call that was only thought of',
    answer: '<tool_call>{"name":"gpio_write"}</tool_call></think>No.',
    text: 'No.',
    thought: '<tool_call>{"name":"gpio_write"}</tool_call>',
  },
  ...['thinking', 'Thinking', 'thought', 'reasoning', 'seed:think'].map((tag) => ({
    name: `thoughts in ${tag}`,
    answer: `<${tag}>a</${tag}>b`,
    text: 'b',
    thought: 'a',
  })),
  {
    name: 'a thought with another one in it',
    answer: '<thinking>a<reflection>b</reflection>c</thinking>d',
    text: 'd',
    thought: 'a<reflection>b</reflection>c',
  },
  {
    name: 'a tag of thoughts with an attribute that stays open',
    answer: 'So: <reasoning effort="high">and so on',
    text: 'So: ',
    thought: 'and so on',
  },
  { name: 'the thoughts of Magistral', answer: '[THINK]a[/THINK]b', text: 'b', thought: 'a' },
  { name: 'the thoughts of Kimi, opened by its template', answer: 'a◁/think▷b', text: 'b', thought: 'a' },
  {
    name: 'the thoughts of Command',
    answer: '<|START_THINKING|>a<|END_THINKING|>b',
    text: 'b',
    thought: 'a',
  },
  {
    name: 'the channels of gpt-oss',
    answer: '<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>final<|message|>b<|return|>',
    text: 'b',
    thought: 'a',
  },
  {
    name: 'a channel of gpt-oss that the next one ends',
    answer: '<|channel|>analysis<|message|>a<|channel|>final<|message|>b',
    text: 'b',
    thought: 'a',
  },
  { name: 'a tag in capitals', answer: '<THINK>a</THINK>b', text: '<THINK>a</THINK>b', thought: '' },
  { name: 'an answer without thoughts', answer: ' 5 < 6 ', text: ' 5 < 6 ', thought: '' },
])('$name', ({ answer, text, thought }) => {
  expect(splitThoughts(answer)).toEqual({ text, thought });
});

test('tool results that the model repeats are not shown', () => {
  expect(
    withoutMarks(
      '[Tool results]\n<tool_result name="shell" status="ok">\na\n</tool_result>\n\n\n\nTwo files.',
      [],
    ),
  ).toBe('Two files.');
});
