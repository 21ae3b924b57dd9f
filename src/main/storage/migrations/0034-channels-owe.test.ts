import { expect, test } from 'vitest';
import { openDatabase } from '../database';
import { createReadMarks } from '../read-marks';
import { channelsOwe } from './0034-channels-owe';

test('the threads of Slack that an earlier version talks in are known as threads', () => {
  const database = openDatabase(':memory:');
  const put = database.prepare('INSERT INTO read_marks (channel, place, mark) VALUES (?, ?, ?)');
  for (const [channel, place] of [['slack', 'C1'], ['slack', 'C1/1.2'], ['email', 'INBOX/Pumps'], ['email', 'thread:<a@b>']]) put.run(channel, place, '1');
  database.exec('ALTER TABLE outbox DROP COLUMN refused; DROP INDEX outbox_queue; DROP INDEX outbox_channel; DROP INDEX outbox_failed');
  database.exec(channelsOwe.sql);
  expect([createReadMarks(database, 'slack'), createReadMarks(database, 'email')].map((marks) => [...marks.all().keys()])).toEqual([['C1'], ['INBOX/Pumps']]);
  expect(createReadMarks(database, 'slack').get('thread:C1/1.2')).toBe('1');
});
