import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/storage/database';
import { createMqttSessions } from './mqtt-sessions';

test('when we were last connected is kept for a session with topics, also when those change', () => {
  const sessions = createMqttSessions(openDatabase(':memory:'));
  sessions.saveConnected('a', 5);
  sessions.saveTopics('a', ['x']);
  expect(sessions.lastConnected('a')).toBeNull();
  sessions.saveConnected('a', 7);
  sessions.saveTopics('a', []);
  expect([sessions.lastConnected('a'), sessions.lastConnected('b')]).toEqual([7, null]);
});

test('topics and handled messages are kept by session', () => {
  const sessions = createMqttSessions(openDatabase(':memory:'));
  expect([sessions.topics('a'), sessions.handled('a', 1)]).toEqual([[], null]);
  sessions.saveTopics('a', ['x', 'y']);
  sessions.saveTopics('a', ['y']);
  sessions.saveHandled('a', 1, 'first');
  sessions.saveHandled('a', 1, 'second');
  sessions.saveHandled('a', 2, 'other');
  sessions.saveHandled('b', 1, 'of b');
  expect([
    sessions.topics('a'),
    sessions.topics('b'),
    sessions.handled('a', 1),
    [...sessions.handledIds('a')].sort(),
  ]).toEqual([['y'], [], 'second', [1, 2]]);
  sessions.forgetHandled('a', [1, 3]);
  expect([sessions.handledIds('a'), sessions.handledIds('b')]).toEqual([[2], [1]]);
});
