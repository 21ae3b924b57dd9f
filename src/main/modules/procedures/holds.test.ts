import { expect, test } from 'vitest';
import type { Run } from '../../../shared/run';
import { silentLogger } from '../../platform/base/logger';
import { exampleRun } from '../../testing/example-run';
import { FakeClock } from '../../testing/fake-clock';
import { Holds } from './holds';

test('what is owed for a run that somebody cancelled before it was written is forgotten', async () => {
  const clock = new FakeClock();
  let active: readonly Run[] = [exampleRun];
  let isFull = true;
  const holds = new Holds(
    {
      pause: { read: () => null, write: () => {} },
      transaction: (_durable, work) => {
        if (isFull) throw new Error('the disk is full');
        return work();
      },
      takeBackAllowed: () => {},
      clock,
      logger: silentLogger,
    },
    {
      active: () => active,
      change: () => {
        throw new Error('the disk is full');
      },
      atomically: (work) => {
        if (isFull) throw new Error('the disk is full');
        work();
      },
      follow: () => {},
      goOn: () => {},
      leave: () => {},
    },
    () => {},
  );
  holds.owe(exampleRun.runId, { type: 'cancel', reason: 'emergency stop', by: 'ana', via: 'cli' });
  expect(() => holds.record()).toThrow('the disk is full');
  expect([holds.keeps(exampleRun.runId), holds.isRecorded]).toEqual([true, false]);
  active = [];
  isFull = false;
  await clock.advance(10_000);
  expect([holds.keeps(exampleRun.runId), holds.isRecorded]).toEqual([false, true]);
});

test.each(['restore', 'stop'] as const)('what is called off for a %s takes back what was allowed', (why) => {
  let takenBack = 0;
  const holds = new Holds(
    {
      pause: { read: () => null, write: () => {} },
      transaction: (_durable, work) => work(),
      takeBackAllowed: () => {
        takenBack += 1;
      },
      clock: new FakeClock(),
      logger: silentLogger,
    },
    {
      active: () => [],
      change: () => ({ ok: true, value: null }),
      atomically: (work) => {
        work();
      },
      follow: () => {},
      goOn: () => {},
      leave: () => {},
    },
    () => {},
  );
  holds.requirePause({ by: 'restore', via: 'restore' }, why);
  holds.record();
  expect(takenBack).toBe(1);
});
