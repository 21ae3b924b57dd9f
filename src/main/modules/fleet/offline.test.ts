import { expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock';
import { OfflineHold } from './offline';

test('an engine is held from its start until it has the fleet, and again from each loss on', () => {
  const clock = new FakeClock();
  let isHeld = true;
  const hold = new OfflineHold(clock, () => isHeld);
  const heard: (number | null)[] = [];
  const end = hold.onChange(() => heard.push(hold.since()));
  const began = clock.now();
  expect(hold.since()).toBe(began);
  hold.look();
  isHeld = false;
  hold.look();
  hold.look();
  expect(hold.since()).toBeNull();
  isHeld = true;
  hold.look();
  expect(heard).toEqual([null, clock.now()]);
  end();
  isHeld = false;
  hold.look();
  expect(heard).toHaveLength(2);
});
