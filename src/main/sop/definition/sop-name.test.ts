import { expect, test } from 'vitest';
import { checkedName, folderFor, freeName } from './sop-name';

test.each(['pump-overpressure', '냉각수 순환 점검', 'Nacht-Übergabe 2', 'a.b'])('%s is a name', (name) => {
  expect(checkedName(` ${name} `)).toEqual({ ok: true, value: name });
});

test.each(['', '  ', '../../etc', 'a/b', 'C:\\x', '.hidden', 'a.', 'NUL', 'com1.txt', 'a\u0000b', 'gpj.\u202eexe', 'x'.repeat(101), 'a\nb'])('%j is none', (name) => {
  expect(checkedName(name)).toMatchObject({ ok: false, error: { code: 'sop.bad-name' } });
});

test('a name that is taken gets a number', () => {
  expect(folderFor('a b', (folder) => folder === 'a-b')).toBe('a-b-2');
  expect(freeName('pump', (name) => name === 'pump-2')).toBe('pump-3');
});
