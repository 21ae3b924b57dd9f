import { expect, test } from 'vitest';
import { checkedName, folderFor, freeName, isSameName, isTooClose } from './sop-name';

test.each(['pump-overpressure', '냉각수 순환 점검', 'Nacht-Übergabe 2', 'a.b'])('%s is a name', (name) => {
  expect(checkedName(` ${name} `)).toEqual({ ok: true, value: name });
});

test.each([
  '',
  '  ',
  '../../etc',
  'a/b',
  'C:\\x',
  '.hidden',
  'a.',
  'NUL',
  'com1.txt',
  'a\u0000b',
  'gpj.\u202eexe',
  'x'.repeat(101),
  'a\nb',
  'pu\u200bmp',
  'a\ud800',
])('%j is none', (name) => {
  expect(checkedName(name)).toMatchObject({ ok: false, error: { code: 'sop.bad-name' } });
});

test.each([
  ['밸브', '밸브'.normalize('NFD'), true],
  ['pump', 'pump ', true],
  ['feed pump', 'feed\u00a0 pump', true],
  ['pump', 'pu\u200bmp', true],
  ['pump', 'pump\u3164', true],
  ['밸브', '벨브', false],
  ['pump', 'Pump', false],
])('%j and %j look the same: %s', (a, b, same) => {
  expect(isSameName(a, b)).toBe(same);
});

test('a name that is taken gets a number', () => {
  expect(folderFor('a b', (folder) => folder === 'a-b')).toBe('a-b-2');
  expect(freeName('pump', (name) => name === 'pump-2')).toBe('pump-3');
});

test.each([
  ['set', 'SET', true],
  ['set', 'ѕet', true],
  ['set', 'get', false],
])('%s and %s beside each other are too close: %s', (one, other, close) => {
  expect(isTooClose(one, other)).toBe(close);
});
