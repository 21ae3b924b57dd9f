import { expect, test } from 'vitest';
import { openDatabase } from '../database';
import { outbox } from './0032-outbox';

test('a message of an earlier version whose answer is stored and not delivered is taken up as one that was being answered; its answer is found then', () => {
  const database = openDatabase(':memory:');
  database.exec('DROP TABLE outbox');
  const put = database.prepare(
    "INSERT INTO inbox (channel, message_id, message, state, at) VALUES ('telegram', ?, '{}', ?, 1)",
  );
  for (const state of ['accepted', 'started', 'answered', 'done']) put.run(state, state);
  database.exec(outbox.sql);
  expect(database.prepare('SELECT message_id, state FROM inbox ORDER BY seq').raw().all()).toEqual([
    ['accepted', 'accepted'],
    ['started', 'started'],
    ['answered', 'started'],
    ['done', 'done'],
  ]);
});
