import { expect, test } from 'vitest';
import type { InboundMessage } from '../../../ports/channel';
import { FakeClock } from '../../../testing/fake-clock';
import { openDatabase } from '../../../platform/storage/database';
import { createInbox } from './inbox';

const message: InboundMessage = {
  id: 'm1',
  channel: 'mqtt',
  replyTarget: 'ana',
  sender: 'ana',
  senderName: 'ana',
  thread: null,
  interruptionScope: null,
  group: false,
  text: 'open the valve',
  attachments: [],
  at: 1,
};

test.each<Partial<InboundMessage>>([
  {},
  { senderProved: true },
  { senderProved: false },
  {
    unread: ['location'],
    quotations: [
      { how: 'forwarded', from: 'bo', text: 'x', attachments: [{ kind: 'voice', path: 'p', name: 'n' }] },
      { how: 'answered', from: '', writtenBy: 'assistant', text: 'y', after: 3 },
    ],
  },
])('a message is read as it was put, %j included', (mark) => {
  const inbox = createInbox(openDatabase(':memory:'), new FakeClock(1), () => 1);
  inbox.put({ ...message, ...mark });
  expect(inbox.open()).toEqual([{ message: { ...message, ...mark }, state: 'accepted' }]);
});

test('of messages that are done, their ids are kept as long as it is not certain that a month has passed', () => {
  const clock = new FakeClock(0);
  let settled = 0;
  const inbox = createInbox(openDatabase(':memory:'), clock, () => settled);
  inbox.put(message);
  inbox.mark(message, 'done');
  clock.set(1000 * 86_400_000);
  inbox.put({ ...message, id: 'm2' });
  expect(inbox.put(message)).toBe(false);
  settled = clock.now();
  inbox.put({ ...message, id: 'm3' });
  expect(inbox.put(message)).toBe(true);
});
