import { expect, test } from 'vitest';
import { execute, type Tool } from './tool';

const breaks = (effect: Tool['effect']): Tool => ({
  name: 'pump',
  description: 'Pumps',
  parameters: { type: 'object' },
  effect,
  execute: () => Promise.reject(new Error('the line broke')),
});

test.each([
  { effect: 'reads' as const, result: { success: false, output: 'pump failed: the line broke' } },
  {
    effect: 'acts' as const,
    result: {
      success: false,
      output: 'pump failed: the line broke. Whether it was carried out is not known.',
      unknown: true,
    },
  },
])('a tool that breaks is an answer; one that $effect', async ({ effect, result }) => {
  expect(await execute(breaks(effect), {}, { origin: 'run:r' }, new AbortController().signal)).toEqual(
    result,
  );
});

test('a tool that is called off gives no answer', async () => {
  const stop = new AbortController();
  stop.abort(new Error('stopped'));
  await expect(execute(breaks('acts'), {}, { origin: 'run:r' }, stop.signal)).rejects.toThrow('stopped');
});
