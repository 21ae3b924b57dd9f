import { expect, test } from 'vitest';
import { toldOutputs } from './told-outputs';

const read = { tool: 'gpio_read', output: '0' };
const store = { tool: 'memory_store', output: 'stored' };

test.each([
  { name: 'two planned calls', output: '0\nstored', calls: [read, store], then: [read, store] },
  {
    name: 'an earlier attempt before them',
    output: '0\nstored',
    calls: [read, read, store],
    then: [read, store],
  },
  { name: 'one call, which needs no name', output: '0', calls: [read], then: null },
  {
    name: 'what the built-in model ends a step with',
    output: 'Done: gpio_read → 0; memory_store → stored',
    calls: [read, store],
    then: [read, store],
  },
  { name: 'the same in Korean, of one call', output: '완료: gpio_read → 0', calls: [read], then: [read] },
  {
    name: 'a model that says another answer',
    output: 'Done: gpio_read → 1; memory_store → stored',
    calls: [read, store],
    then: null,
  },
  { name: 'a sentence of the model', output: 'The pin is low.', calls: [read, store], then: null },
  { name: 'no output yet', output: null, calls: [read, store], then: null },
])('$name', ({ output, calls, then }) => {
  expect(toldOutputs(output, calls)).toEqual(then);
});
