import { expect, test } from 'vitest';
import { openDatabase } from './database';
import { createKeptOutputs } from './kept-outputs';

test('what a board drove is read by the next engine, and each board has its own', () => {
  const database = openDatabase(':memory:');
  const outputs = createKeptOutputs(database);
  outputs.write('pump', [{ pin: 5, value: 1, mayDrive: true }], true);
  outputs.write('valve', [{ pin: 5, value: 0, mayDrive: false }], false);
  outputs.write('pump', [{ pin: 5, value: 0, mayDrive: true }, { pin: 7, value: 1, mayDrive: true }], false);
  const next = createKeptOutputs(database);
  expect([next.read('pump'), next.read('valve'), next.read('another')]).toEqual([
    [{ pin: 5, value: 0, mayDrive: true }, { pin: 7, value: 1, mayDrive: true }],
    [{ pin: 5, value: 0, mayDrive: false }],
    [],
  ]);
});
