import { expect, test } from 'vitest';
import type { InboundMessage } from '../ports/channel';
import { FakeClock } from '../testing/fake-clock';
import { openDatabase } from './database';
import { createInbox } from './inbox';

const message: InboundMessage = { id: 'm1', channel: 'mqtt', replyTarget: 'ana', sender: 'ana', senderName: 'ana', thread: null, interruptionScope: null, group: false, text: 'open the valve', attachments: [], at: 1 };

test.each([{}, { senderProved: true }, { senderProved: false }])('a message is read as it was put, %j included', (mark) => {
  const inbox = createInbox(openDatabase(':memory:'), new FakeClock(1));
  inbox.put({ ...message, ...mark });
  expect(inbox.open()).toEqual([{ message: { ...message, ...mark }, state: 'accepted' }]);
});
