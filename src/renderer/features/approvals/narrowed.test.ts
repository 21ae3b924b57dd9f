import { expect, test } from 'vitest';
import { isWithin } from '../../../domain/approval/range';
import type { Range } from '../../../shared/range';
import { isUsable, without } from './narrowed';

const offer: Range = {
  calls: [{ pin: 5, value: 0 }, { pin: 6, value: 1 }, { pin: 6 }],
};

test.each([
  { dropped: [], then: offer.calls, usable: true },
  { dropped: [1], then: [{ pin: 5, value: 0 }, { pin: 6 }], usable: true },
  { dropped: [0, 1, 2], then: [], usable: false },
])('without $dropped', ({ dropped, then, usable }) => {
  const range = without(offer, new Set(dropped));
  expect([range, isUsable(range), isWithin(range, offer)]).toEqual([{ calls: then }, usable, true]);
});
