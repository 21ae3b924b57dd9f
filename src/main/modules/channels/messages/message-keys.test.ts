import { expect, test } from 'vitest';
import type { MessageOrigin } from '../../../ports/channel';
import { followUpThread, historyKey, interruptionKey, memoryKey } from './message-keys';

const direct: MessageOrigin = {
  id: 'm1',
  channel: 'telegram',
  replyTarget: '12345678',
  sender: 'alice',
  thread: null,
  interruptionScope: null,
};
const keysOf = (origin: MessageOrigin): readonly string[] => [
  historyKey(origin),
  memoryKey(origin),
  interruptionKey(origin),
  followUpThread(origin),
];

test.each([
  {
    name: 'a direct message',
    origin: direct,
    keys: ['telegram_12345678_alice', 'telegram_alice_m1', 'telegram_12345678_alice', 'm1'],
  },
  {
    name: 'a thread has its own history, but no interruptions of its own',
    origin: { ...direct, thread: 't' },
    keys: ['telegram_12345678_t_alice', 'telegram_t_alice_m1', 'telegram_12345678_alice', 't'],
  },
  {
    name: 'a scope narrows interruptions alone',
    origin: { ...direct, interruptionScope: 's' },
    keys: ['telegram_12345678_alice', 'telegram_alice_m1', 'telegram_12345678_alice_s', 'm1'],
  },
])('$name', ({ origin, keys }) => {
  expect(keysOf(origin)).toEqual(keys);
});
