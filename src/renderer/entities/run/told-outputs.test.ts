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
  { name: 'a sentence of the model', output: 'The pin is low.', calls: [read, store], then: null },
  { name: 'no output yet', output: null, calls: [read, store], then: null },
])('$name', ({ output, calls, then }) => {
  expect(toldOutputs(output, calls)).toEqual(then);
});
