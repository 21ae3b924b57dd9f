import { expect, test } from 'vitest';
import { asksTwice, contentKey, criticalDelayMs, isReady } from './readiness';
import { sampleApproval } from '../../testing/samples/sample-approval';

test.each([
  ['critical', criticalDelayMs - 1, false],
  ['critical', criticalDelayMs, true],
  ['high', 0, true],
  ['normal', 0, true],
] as const)('a %s card that was visible for %d ms can be approved: %s', (priority, visibleMs, ready) => {
  expect(isReady({ priority }, visibleMs)).toBe(ready);
});

test('one key is enough only for a calm card whose calls are known', () => {
  expect([
    asksTwice(sampleApproval({ priority: 'normal' })),
    asksTwice(sampleApproval({ priority: 'high' })),
    asksTwice(sampleApproval({ priority: 'normal' }, { calls: null })),
    asksTwice(sampleApproval({ priority: 'normal' }, { reason: 'interrupted' })),
  ]).toEqual([false, true, true, true]);
});

test('what would be signed is another thing once a value in it changes', () => {
  const other = sampleApproval(
    {},
    {
      calls: [
        { tool: 'gpio_write', arguments: { board: 'nucleo-f401re-0', pin: 5, value: 1 }, provenance: {} },
      ],
    },
  );
  expect(contentKey(other)).not.toBe(contentKey(sampleApproval()));
  expect(contentKey(sampleApproval())).toBe(contentKey(sampleApproval()));
});
