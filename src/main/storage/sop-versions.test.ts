import { expect, test } from 'vitest';
import { openDatabase } from './database';
import { createSopVersions } from './sop-versions';

test('versions count from 1 in each folder, newest first, with both texts as they were', () => {
  const versions = createSopVersions(openDatabase(':memory:'));
  const save = (folder: string, at: number, toml: string, markdown: string | null): number =>
    versions.add({ at, by: 'ana', via: 'app', note: 'edited', hash: `hash of ${toml}`, texts: { folder, toml, markdown } });
  const numbers = [save('pump', 1, 'first', null), save('fan', 2, 'other', ''), save('pump', 3, 'second\r\n', '## Steps')];
  expect(numbers).toEqual([1, 1, 2]);
  expect(versions.list('pump', 10)).toEqual([
    { version: 2, at: 3, by: 'ana', via: 'app', note: 'edited', hash: 'hash of second\r\n' },
    { version: 1, at: 1, by: 'ana', via: 'app', note: 'edited', hash: 'hash of first' },
  ]);
  expect(versions.list('pump', 1)).toHaveLength(1);
  expect([versions.read('pump', 1), versions.read('pump', 2), versions.read('pump', 3)]).toEqual([
    { folder: 'pump', toml: 'first', markdown: null },
    { folder: 'pump', toml: 'second\r\n', markdown: '## Steps' },
    null,
  ]);
  expect([versions.latestHash('pump'), versions.latestHash('gone')]).toEqual(['hash of second\r\n', null]);
});
