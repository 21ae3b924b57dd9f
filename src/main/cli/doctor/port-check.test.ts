import { expect, test } from 'vitest';
import { portCheck } from './port-check';

// Root may use every port, so who may not is said by the test.
test('a port that is there and not permitted is told with the group that may use it', () => {
  expect(portCheck('pump', import.meta.filename, () => false)).toMatchObject({
    state: 'error',
    message: expect.stringContaining('you may not use it') as string,
    remedy: expect.stringContaining('dialout') as string,
  });
  expect(portCheck('pump', import.meta.filename)).toMatchObject({ state: 'ok' });
  expect(portCheck('pump', '/dev/none-at-all')).toMatchObject({
    state: 'error',
    message: 'pump: there is no /dev/none-at-all',
  });
});
