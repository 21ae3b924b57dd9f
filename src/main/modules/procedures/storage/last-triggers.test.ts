import { expect, test } from 'vitest';
import type { Trigger } from '../../../../shared/sop';
import { openDatabase } from '../../../platform/storage/database';
import { createLastTriggers } from './last-triggers';

const triggers: readonly Trigger[] = [{ type: 'mqtt', topic: 'leak' }];

test.each(['pump', 'constructor', 'toString', '__proto__'])(
  'a folder named %s has its own triggers, or none',
  (folder) => {
    const database = openDatabase(':memory:');
    expect(createLastTriggers(database).read().get(folder)).toBeUndefined();
    createLastTriggers(database).write(new Map([[folder, triggers]]));
    expect([...createLastTriggers(database).read()]).toEqual([[folder, triggers]]);
  },
);

test('what an earlier engine wrote is read', () => {
  const database = openDatabase(':memory:');
  database
    .prepare('INSERT INTO preferences (key, value) VALUES (?, ?)')
    .run('triggers_listened_to', JSON.stringify({ pump: triggers, constructor: triggers }));
  expect([...createLastTriggers(database).read()]).toEqual([
    ['pump', triggers],
    ['constructor', triggers],
  ]);
});
