import { expect, test } from 'vitest';
import { placeText } from './list-models';

const card = { kind: 'vulkan', names: ['Iris'], total: 4 * 2 ** 30, free: 3 * 2 ** 30 };

test.each<{ readonly place: Parameters<typeof placeText>[0]; readonly then: string }>([
  {
    place: { card, layers: 31, of: 31, why: null },
    then: '31 of 31 layers on Iris, 1.0 GiB of 4.0 GiB used',
  },
  { place: { card: null, layers: 0, of: 31, why: null }, then: 'computed on the processor' },
  {
    place: { card: null, layers: 0, of: 31, why: 'There is no graphics card.' },
    then: 'computed on the processor. There is no graphics card.',
  },
])('where a model is computed: $then', ({ place, then }) => {
  expect(placeText(place)).toBe(then);
});
