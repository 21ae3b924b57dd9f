import { expect, test } from 'vitest';
import { isWithin } from '../../../domain/approval/range';
import type { Range } from '../../../shared/range';
import { isUsable, without } from './narrowed';

const offer: Range = { pin: { values: [5, 6] }, note: { values: ['a'], absent: true } };

test.each([
  { dropped: [], then: offer, usable: true },
  { dropped: ['["pin",6]'], then: { ...offer, pin: { values: [5] } }, usable: true },
  { dropped: ['["note"]'], then: { ...offer, note: { values: ['a'] } }, usable: true },
  { dropped: ['["note","a"]'], then: { pin: { values: [5, 6] } }, usable: true },
  { dropped: ['["pin",5]', '["pin",6]'], then: { ...offer, pin: { values: [] } }, usable: false },
])('without $dropped', ({ dropped, then, usable }) => {
  const range = without(offer, new Set(dropped));
  expect([range, isUsable(range), isWithin(range, offer)]).toEqual([then, usable, true]);
});
