import { expect, test } from 'vitest';
import type { Notice } from '../../../shared/notices';
import { Emitter } from '../../platform/base/emitter';
import { Turns } from '../../platform/base/turns';
import { openDatabase } from '../../platform/storage/database';
import { incidentRig } from '../../testing/incident-rig';
import { createEventLedger } from '../record/storage/event-ledger';
import { queueIntake } from './queue-intake';
import { createHandledQueued } from './storage/handled-queued';

function rig(dispatch: Parameters<typeof queueIntake>[0]['dispatch'] = () => Promise.resolve(true)) {
  const database = openDatabase(':memory:');
  const ledger = createEventLedger(database);
  const { clock, problems, incidents } = incidentRig();
  const { take } = queueIntake(
    {
      clock,
      incidents,
      ledger,
      notices: new Emitter<Notice>(() => {}),
      handled: createHandledQueued(database),
      turns: new Turns(),
      dispatch,
    },
    'plant:5672',
    'alarms',
  );
  const arrived = (payload: Uint8Array, messageId: string | null = null) => ({
    payload,
    messageId,
    redelivered: false,
    meta: { type: 'alarm' },
  });
  return { ledger, problems, take, arrived };
}

test('a message that is too large is rejected, on record and a problem, without its text', async () => {
  const { ledger, problems, take, arrived } = rig(() => {
    throw new Error('it is asked of nobody');
  });
  expect(await take(arrived(Buffer.alloc(1024 * 1024 + 1)))).toEqual({ isRejected: true, mark: null });
  expect(ledger.list(9)).toMatchObject([
    { source: 'amqp', topic: 'alarms', payload: null, refused: 413, meta: { type: 'alarm' } },
  ]);
  expect(problems.list()).toMatchObject([
    {
      id: 'amqp-oversize:alarms',
      where: 'AMQP queue alarms',
      message: 'A message of 1048577 bytes was not read, and started nothing: 1 MiB is the limit',
    },
  ]);
});

test('what could not be handled is rejected, what was is acknowledged, and what may pass rejects', async () => {
  const answers: (() => Promise<boolean>)[] = [
    () => Promise.resolve(false),
    () => Promise.resolve(true),
    () => Promise.reject(new Error('the disk is full')),
  ];
  const { take, arrived } = rig(() => (answers.shift() ?? (() => Promise.resolve(true)))());
  const text = Buffer.from('92');
  expect((await take(arrived(text))).isRejected).toBe(true);
  expect((await take(arrived(text))).isRejected).toBe(false);
  await expect(take(arrived(text))).rejects.toThrow('the disk is full');
});

test('a copy with the same id that comes while the first is on its way to the disk is known', async () => {
  const seen: boolean[] = [];
  const { take, arrived } = rig(async (_queue, _payload, { handledBefore }, remember) => {
    seen.push(handledBefore);
    await Promise.resolve();
    if (!handledBefore) remember();
    return true;
  });
  const text = Buffer.from('92');
  await Promise.all([take(arrived(text, 'id-1')), take(arrived(text, 'id-1')), take(arrived(text, 'id-2'))]);
  expect(seen.toSorted()).toEqual([false, false, true]);
});
