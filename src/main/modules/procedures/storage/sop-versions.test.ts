import { expect, test } from 'vitest';
import { openDatabase } from '../../../platform/storage/database';
import { createSopVersions } from './sop-versions';

test('versions count from 1 in each folder, newest first, with both texts as they were', () => {
  const versions = createSopVersions(openDatabase(':memory:'));
  const save = (folder: string, at: number, toml: string, markdown: string | null): number =>
    versions.add({
      at,
      by: 'ana',
      via: 'app',
      note: 'edited',
      hash: `hash of ${toml}`,
      texts: { folder, toml, markdown },
    });
  const numbers = [
    save('pump', 1, 'first', null),
    save('fan', 2, 'other', ''),
    save('pump', 3, 'second\r\n', '## Steps'),
  ];
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

test('of very many states from outside the product the newest stay, of older ones the last of each day, and all that people saved in it', () => {
  const versions = createSopVersions(openDatabase(':memory:'));
  const day = 86_400_000;
  const save = (at: number, via: string, folder = 'pump'): number =>
    versions.add({
      at,
      by: 'x',
      via,
      note: '',
      hash: String(at),
      texts: { folder, toml: String(at), markdown: null },
    });
  save(0, 'file', 'fan');
  // Three days with ten states each, and one that a person saved in the app after the fourth of the second
  // day.
  for (let made = 0; made < 30; made += 1) {
    save(Math.floor(made / 10) * day + made, 'file');
    if (made === 13) save(day + made, 'app');
  }
  for (let made = 0; made < 200; made += 1) save(10 * day + made, 'file');
  const left = versions
    .list('pump', 1_000)
    .map(({ version }) => version)
    .reverse();
  expect([left.slice(0, -200), left.length, save(11 * day, 'app')]).toEqual([
    [1, 10, 14, 15, 21, 31],
    206,
    232,
  ]);
  expect(versions.list('fan', 10)).toHaveLength(1);
});
