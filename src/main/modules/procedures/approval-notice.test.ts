import { expect, test } from 'vitest';
import { shownHash } from '../../../domain/approval/approval-request';
import type { OpenGate } from '../../../shared/run';
import type { Notification } from '../../ports/notifier';
import { exampleRun } from '../../testing/example-run';
import { announceApproval } from './approval-notice';

const told = (more: Partial<OpenGate>): Notification[] => {
  const notified: Notification[] = [];
  const gate = {
    gate: 'g',
    step: 2,
    requestedAt: 0,
    expiresAt: null,
    reason: 'checkpoint' as const,
    calls: [],
    note: '',
    ...more,
  };
  announceApproval(
    { notify: (notification) => void notified.push(notification), withdraw: () => {} },
    { ...exampleRun, gate },
  );
  return notified;
};

test('what a notification shows whole can be signed on it', () => {
  expect(told({})).toMatchObject([
    { body: expect.stringMatching(/^Step 2 waits: /u) as string, approval: { shown: shownHash([]) } },
  ]);
});

test.each<{ readonly name: string; readonly more: Partial<OpenGate>; readonly says: RegExp }>([
  {
    name: 'a call',
    more: { calls: [{ tool: 'notify', arguments: {}, provenance: {} }] },
    says: /^Step 2 waits: /u,
  },
  { name: 'a call that the model still prepares', more: { calls: null }, says: /^Step 2 waits: /u },
  { name: 'a value that is asked for', more: { reason: 'input' }, says: /^Step 2 asks you: /u },
  {
    name: 'what has changed',
    more: {
      changed: [
        {
          was: { of: 'pin', board: 'pump', pin: 5, level: 0 },
          now: { of: 'pin', board: 'pump', pin: 5, level: 1 },
        },
      ],
    },
    says: /^Step 2 asks once more, as something has changed: /u,
  },
])('$name is signed where it stands, and not on a notification', ({ more, says }) => {
  expect(told(more)).toMatchObject([
    { body: expect.stringMatching(says) as string, approval: { shown: null } },
  ]);
});
