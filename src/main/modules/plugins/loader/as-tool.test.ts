import { expect, test } from 'vitest';
import { asTool } from './as-tool';

const plugin = (effect: 'reads' | 'acts', answer: unknown): unknown => ({
  name: 'pump',
  description: 'Pumps',
  parameters: { type: 'object' },
  effect,
  execute: () => answer,
});
const noResult = 'pump gave no result that can be understood: a text, or { success, output }, is expected';

test.each([
  { name: 'a text', effect: 'acts' as const, answer: 'pumped', result: { success: true, output: 'pumped' } },
  {
    name: 'a failure',
    effect: 'acts' as const,
    answer: { success: false, output: 'no water' },
    result: { success: false, output: 'no water' },
  },
  {
    name: 'a failure as the original has it',
    effect: 'acts' as const,
    answer: { success: false, output: '', error: '밸브에 연결할 수 없습니다 (E42)' },
    result: { success: false, output: '밸브에 연결할 수 없습니다 (E42)' },
  },
  {
    name: 'an output and an error',
    effect: 'acts' as const,
    answer: { success: false, output: 'read 3 of 5', error: 'timed out' },
    result: { success: false, output: 'read 3 of 5\ntimed out' },
  },
  {
    name: 'no error',
    effect: 'acts' as const,
    answer: { success: true, output: 'pumped', error: null },
    result: { success: true, output: 'pumped' },
  },
  {
    name: 'a failure without a word',
    effect: 'reads' as const,
    answer: { success: false, output: '' },
    result: { success: false, output: 'It failed and did not say why.' },
  },
  {
    name: 'a failure that may have been carried out',
    effect: 'acts' as const,
    answer: { success: false, output: 'no answer', unknown: true },
    result: { success: false, output: 'no answer', unknown: true },
  },
  {
    name: 'nothing, of a tool that acts',
    effect: 'acts' as const,
    answer: undefined,
    result: { success: false, output: noResult, unknown: true },
  },
  {
    name: 'nothing, of one that reads',
    effect: 'reads' as const,
    answer: undefined,
    result: { success: false, output: noResult },
  },
])('a plugin that answers $name', async ({ effect, answer, result }) => {
  expect(
    await asTool(plugin(effect, answer), 'pump.mjs').execute(
      {},
      { origin: 'run:r' },
      new AbortController().signal,
    ),
  ).toEqual(result);
});
