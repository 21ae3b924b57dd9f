import { expect, test } from 'vitest';
import { silentLogger } from '../../platform/base/logger';
import type { BoardConfig } from './serial/board-config';
import { openDatabase } from '../../platform/storage/database';
import { createKeptOutputs } from '../../platform/storage/kept-outputs';
import { incidentRig } from '../../testing/incident-rig';
import { forgetRemoved } from './removed-boards';

const at = (name: string, path: string): BoardConfig => ({
  name,
  type: 'nucleo-f401re',
  path,
  baud: 115_200,
  debounceMs: 0,
});

function setUp() {
  const outputs = createKeptOutputs(openDatabase(':memory:'));
  const { incidents, notified: told } = incidentRig();
  const forget = (...boards: readonly BoardConfig[]): void => {
    forgetRemoved({ outputs, incidents, logger: silentLogger }, boards);
  };
  return { outputs, told, forget };
}

test('what a removed board drove is forgotten and told, and what the others drive stays', () => {
  const { outputs, told, forget } = setUp();
  outputs.write(
    'pump',
    '/dev/a',
    [
      { pin: 5, value: 1, mayDrive: true },
      { pin: 7, value: 0, mayDrive: false },
    ],
    true,
  );
  outputs.write('valve', '/dev/b', [{ pin: 5, value: 0, mayDrive: true }], true);
  outputs.write(
    'lamps',
    '/dev/c',
    [
      { pin: 2, value: 1, mayDrive: true },
      { pin: 3, value: 0, mayDrive: true },
    ],
    true,
  );
  forget(at('valve', '/dev/b'));
  expect(told).toEqual([
    'board pump: pump is not in config.toml any more. Its pin 5 may go on being driven (it was 1)',
    'board lamps: lamps is not in config.toml any more. Its pins 2, 3 may go on being driven (they were 1, 0)',
  ]);
  expect([outputs.read('pump', '/dev/a'), outputs.read('valve', '/dev/b')]).toEqual([
    [],
    [{ pin: 5, value: 0, mayDrive: true }],
  ]);
  forget(at('valve', '/dev/b'));
  expect(told).toHaveLength(2);
});

test('a board that is renamed and then put elsewhere is none that was removed', () => {
  const { outputs, told, forget } = setUp();
  outputs.write('pump', '/dev/a', [{ pin: 5, value: 1, mayDrive: true }], true);
  outputs.adopt('lamp', '/dev/a');
  forget(at('lamp', '/dev/a'));
  outputs.adopt('lamp', '/dev/c');
  forget(at('lamp', '/dev/c'));
  expect([told, outputs.read('lamp', '/dev/c')]).toEqual([[], [{ pin: 5, value: 1, mayDrive: true }]]);
});
