import { expect, test } from 'vitest';
import { callFormats } from './call-format';
import { Draft } from './draft';
import { seenAnswer } from './shown';
import { writeCalls } from './write-call';

const names = ['gpio_write'];
const seenOf = (answer: string, signs = 1): readonly string[] => {
  const draft = new Draft(() => names);
  return (answer.match(new RegExp(`[^]{1,${String(signs)}}`, 'gu')) ?? []).map((piece) => draft.add(piece));
};

test.each(callFormats)('nothing of a call in $id is seen while it is written', (format) => {
  const call = writeCalls(format, [{ name: 'gpio_write', arguments: { pin: 5, value: 0 } }]) ?? '';
  for (const seen of seenOf(call)) expect(seen.trim()).toBe('');
});

test.each(callFormats)('nor of a call of another format that is a value in $id', (format) => {
  for (const inner of callFormats) {
    const content = `# a\n\`\`\`js\n${writeCalls(inner, [{ name: 'gpio_write', arguments: { pin: 5 } }]) ?? ''}\n\`\`\``;
    const call = writeCalls(format, [{ name: 'gpio_write', arguments: { content } }]) ?? '';
    const leaked = seenOf(call, 4).filter((seen) => seen.trim() !== '');
    expect({ inner: inner.id, leaked }).toEqual({ inner: inner.id, leaked: [] });
  }
});

test.each([
  { answer: '<think>hm</think>Pin 3 is low.', then: 'Pin 3 is low.' },
  {
    answer:
      '<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>Pin 3 is low.<|return|>',
    then: 'Pin 3 is low.',
  },
  { answer: 'Low.<tool_call>{"name":"gpio_write","arguments":{}}</tool_call> Done.', then: 'Low. Done.' },
  { answer: '5 < 6, and [1] is a list.', then: '5 < 6, and [1] is a list.' },
])('$answer grows to what is shown, without a mark on the way', ({ answer, then }) => {
  const seen = seenOf(answer);
  expect([seen.at(-1)?.trim(), seenAnswer(answer, names)]).toEqual([then, then]);
  expect(seen.filter((each) => /<[|/a-z]|tool_call|hm|channel/u.test(each))).toEqual([]);
});
