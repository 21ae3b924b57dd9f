import { expect, test } from 'vitest';
import { openDatabase } from '../database';
import { createOutboxStore } from '../../../modules/channels/storage/outbox';
import { createReadMarks } from '../../../modules/channels/storage/read-marks';
import { channelsOwe } from './0034-channels-owe';

function beforeIt() {
  const database = openDatabase(':memory:');
  database.exec(
    'DROP INDEX outbox_queue; DROP INDEX outbox_channel; DROP INDEX outbox_failed; DROP INDEX outbox_given_up',
  );
  for (const column of ['kind', 'owed_at', 'late', 'refused'])
    database.exec(`ALTER TABLE outbox DROP COLUMN ${column}`);
  return database;
}

test('the threads of Slack that an earlier version talks in are known as threads', () => {
  const database = beforeIt();
  const put = database.prepare('INSERT INTO read_marks (channel, place, mark) VALUES (?, ?, ?)');
  for (const [channel, place] of [
    ['slack', 'C1'],
    ['slack', 'C1/1.2'],
    ['email', 'INBOX/Pumps'],
    ['email', 'thread:<a@b>'],
  ])
    put.run(channel, place, '1');
  database.exec(channelsOwe.sql);
  expect(
    [createReadMarks(database, 'slack'), createReadMarks(database, 'email')].map((marks) => [
      ...marks.all().keys(),
    ]),
  ).toEqual([['C1'], ['INBOX/Pumps']]);
  expect(createReadMarks(database, 'slack').get('thread:C1/1.2')).toBe('1');
});

test('what an earlier version owes is known by its kind; when it was written is not, so it is not told as late', () => {
  const database = beforeIt();
  const put = database.prepare(
    'INSERT INTO outbox (key, channel, recipient, queue, what, due_at) VALUES (?, ?, ?, ?, ?, 1)',
  );
  for (const [key, what] of [
    ['a', '{"type":"note","thread":null,"text":"x"}'],
    ['b', '{"type":"card"}'],
    ['c', 'damaged'],
    ['d', null],
  ])
    put.run(key, 'slack', 'C1', key, what);
  database.exec(channelsOwe.sql);
  const store = createOutboxStore(database);
  expect([store.rows().map(({ kind, owedAt }) => [kind, owedAt]), store.begin(1, 9)?.lateSince]).toEqual([
    [
      ['note', null],
      ['card', null],
      ['note', null],
      ['note', null],
    ],
    null,
  ]);
});
