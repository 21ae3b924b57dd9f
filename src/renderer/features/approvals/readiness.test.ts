import { expect, test } from 'vitest';
import { asksTwice, contentKey, criticalDelayMs, isReady } from './readiness';
import { sampleApproval } from '../../testing/samples/sample-approval';

test.each([
  { name: 'a critical card', priority: 'critical', visibleForMs: criticalDelayMs - 1, ready: false },
  {
    name: 'a critical card that was read',
    priority: 'critical',
    visibleForMs: criticalDelayMs,
    ready: true,
  },
  { name: 'a high one', priority: 'high', visibleForMs: 0, ready: true },
  { name: 'a normal one', priority: 'normal', visibleForMs: 0, ready: true },
  {
    name: 'a normal one whose call has just appeared',
    priority: 'normal',
    visibleForMs: criticalDelayMs - 1,
    appeared: true,
    ready: false,
  },
  {
    name: 'a normal one whose call appeared and was read',
    priority: 'normal',
    visibleForMs: criticalDelayMs,
    appeared: true,
    ready: true,
  },
  {
    name: 'a card whose call is being prepared, however long it was looked at',
    priority: 'normal',
    visibleForMs: 60 * criticalDelayMs,
    calls: null,
    ready: false,
  },
] as const)('$name can be approved: $ready', ({ priority, visibleForMs, ready, ...other }) => {
  const approval = sampleApproval({ priority }, 'calls' in other ? { calls: other.calls } : {});
  expect(isReady(approval, { visibleForMs, appeared: 'appeared' in other })).toBe(ready);
});

test('one key is enough only for a calm card that broke nothing off', () => {
  expect([
    asksTwice(sampleApproval({ priority: 'normal' })),
    asksTwice(sampleApproval({ priority: 'high' })),
    asksTwice(sampleApproval({ priority: 'normal' }, { reason: 'interrupted' })),
  ]).toEqual([false, true, true]);
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
