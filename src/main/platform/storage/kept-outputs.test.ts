import { expect, test } from 'vitest';
import { openDatabase } from './database';
import { createKeptOutputs } from './kept-outputs';

test('what a board drove is read by the next engine, and each board has its own', () => {
  const database = openDatabase(':memory:');
  const outputs = createKeptOutputs(database);
  outputs.write('pump', '/dev/a', [{ pin: 5, value: 1, mayDrive: true }], true);
  outputs.write('valve', '/dev/b', [{ pin: 5, value: 0, mayDrive: false }], false);
  outputs.write(
    'pump',
    '/dev/a',
    [
      { pin: 5, value: 0, mayDrive: true },
      { pin: 7, value: 1, mayDrive: true },
    ],
    false,
  );
  const next = createKeptOutputs(database);
  expect([next.read('pump', '/dev/a'), next.read('valve', '/dev/b'), next.read('another', '/dev/c')]).toEqual(
    [
      [
        { pin: 5, value: 0, mayDrive: true },
        { pin: 7, value: 1, mayDrive: true },
      ],
      [{ pin: 5, value: 0, mayDrive: false }],
      [],
    ],
  );
});

test('a board that was renamed, or put elsewhere, drives what it drove; of two that exchanged their names both may', () => {
  const outputs = createKeptOutputs(openDatabase(':memory:'));
  outputs.write('pump', '/dev/a', [{ pin: 5, value: 1, mayDrive: true }], true);
  outputs.write(
    'valve',
    '/dev/b',
    [
      { pin: 5, value: 0, mayDrive: false },
      { pin: 7, value: 1, mayDrive: true },
    ],
    true,
  );
  expect([
    outputs.read('lamp', '/dev/a'),
    outputs.read('pump', '/dev/c'),
    outputs.read('valve', '/dev/a'),
  ]).toEqual([
    [{ pin: 5, value: 1, mayDrive: true }],
    [{ pin: 5, value: 1, mayDrive: true }],
    [
      { pin: 5, value: 0, mayDrive: true },
      { pin: 7, value: 1, mayDrive: true },
    ],
  ]);
  outputs.write('lamp', '/dev/a', [], true);
  expect(outputs.read('pump', '/dev/c')).toEqual([]);
});

test('a board that is renamed and then put elsewhere drives what it drove', () => {
  const outputs = createKeptOutputs(openDatabase(':memory:'));
  outputs.write('pump', '/dev/a', [{ pin: 5, value: 1, mayDrive: true }], true);
  outputs.adopt('lamp', '/dev/a');
  outputs.adopt('lamp', '/dev/c');
  expect(outputs.read('lamp', '/dev/c')).toEqual([{ pin: 5, value: 1, mayDrive: true }]);
  outputs.write('lamp', '/dev/c', [], true);
  expect(outputs.read('lamp', '/dev/c')).toEqual([]);
});

test('two boards that exchanged their names both keep what may be theirs, and neither takes it from the other', () => {
  const outputs = createKeptOutputs(openDatabase(':memory:'));
  const five = { pin: 5, value: 1, mayDrive: true } as const;
  const seven = { pin: 7, value: 1, mayDrive: true } as const;
  outputs.write('pump', '/dev/a', [five], true);
  outputs.write('valve', '/dev/b', [seven], true);
  outputs.adopt('pump', '/dev/b');
  outputs.adopt('valve', '/dev/a');
  outputs.write('pump', '/dev/b', [five], true);
  expect([outputs.read('pump', '/dev/b'), outputs.read('valve', '/dev/a')]).toEqual([[five], [five, seven]]);
});
