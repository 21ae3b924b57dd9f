import { expect, test } from 'vitest';
import { waysTable } from '../../../scripts/test/ways-table';

test('the ways stand in one table with what is promised of them', () => {
  expect(waysTable([])).toEqual([]);
  expect(
    waysTable([
      JSON.stringify({ way: 'demo', clicks: 3, seconds: 4.26, limits: { clicks: 3, seconds: 30 } }),
      JSON.stringify({ way: 'a server', clicks: 2, seconds: 1, limits: { clicks: 3 } }),
    ]),
  ).toEqual([
    'way of a newcomer  clicks  time',
    'demo               3 of 3  4.3 s of 30 s',
    'a server           2 of 3  1.0 s',
  ]);
});
