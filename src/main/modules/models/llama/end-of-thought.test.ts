import { expect, test } from 'vitest';
import { endOfThought } from './end-of-thought';

test.each([
  ['<think>', '\n</think>\n\n'],
  ['Prompt\n<think>\nThe pump is', '\n</think>\n\n'],
  ['<seed:think>so', '\n</seed:think>\n\n'],
  ['<|think|>so', '\n<|/think|>\n\n'],
  ['<|channel>thought\nso', '<channel|>'],
  ['[THINK]so', '[/THINK]'],
  ['<|START_THINKING|>so', '<|END_THINKING|>'],
  ['<|channel|>analysis<|message|>so', '<|end|><|start|>assistant<|channel|>final<|message|>'],
  ['<think>so</think>', null],
  ['no thought', null],
])('%s is ended with %s', (opened, closer) => {
  expect(endOfThought(opened)).toBe(closer);
});
