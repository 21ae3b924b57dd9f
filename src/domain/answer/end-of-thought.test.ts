import { expect, test } from 'vitest';
import { endOfThought } from './thoughts';

test.each([
  ['<think>', '\n</think>\n\n'],
  ['Prompt\n<think>\nThe pump is', '\n</think>\n\n'],
  ['<seed:think>so', '\n</seed:think>\n\n'],
  ['<|think|>so', '\n<|/think|>\n\n'],
  ['<|channel>thought\nso', '<channel|>'],
  ['[THINK]so', '[/THINK]'],
  ['<|START_THINKING|>so', '<|END_THINKING|>'],
  ['<|channel|>analysis<|message|>so', '<|end|><|start|>assistant<|channel|>final<|message|>'],
  ['to=self<|message|>so', '<|eom|>'],
  ['to=self<|message|>', '<|eom|>'],
  ['<longcat_think>so', '\n</longcat_think>\n\n'],
  ['<|inner_prefix|>so', '<|inner_suffix|>'],
  ['<|open|>think<|sep|>so', '<|close|>think<|sep|>'],
  ['<|begin_of_thought|>so', '<|end_of_thought|>'],
  ['[BEGIN THINKING]so', '[END THINKING]'],
  ['◁think▷so', '◁/think▷'],
  ['<think>so</think>', null],
  ['no thought', null],
])('%s is ended with %s', (opened, closer) => {
  expect(endOfThought(opened)).toBe(closer);
});
