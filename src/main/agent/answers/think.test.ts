import { expect, test } from 'vitest';
import { splitThoughts } from './think';
import { visibleText } from './visible-text';

test.each([
  { name: 'thoughts before and in the middle', answer: '<think> a </think>One <think>b</think>two', text: 'One two', thought: 'a\nb' },
  { name: 'a thought that stays open', answer: 'So: <think>and so on', text: 'So: ', thought: 'and so on' },
  { name: 'a closing tag that nothing opened', answer: 'hm, 92 is high</think>Close it.', text: 'Close it.', thought: 'hm, 92 is high' },
  { name: 'a call that was only thought of', answer: '<tool_call>{"name":"gpio_write"}</tool_call></think>No.', text: 'No.', thought: '<tool_call>{"name":"gpio_write"}</tool_call>' },
  { name: 'an answer without thoughts', answer: ' 5 < 6 ', text: ' 5 < 6 ', thought: '' },
])('$name', ({ answer, text, thought }) => {
  expect(splitThoughts(answer)).toEqual({ text, thought });
});

test('tool results that the model repeats are not shown', () => {
  expect(visibleText('[Tool results]\n<tool_result name="shell" status="ok">\na\n</tool_result>\n\n\n\nTwo files.')).toBe('Two files.');
});
