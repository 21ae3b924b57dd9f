import { expect, test } from 'vitest';
import { inKorean } from '../../../../shared/sentences/in-korean';
import { whyNotOpened } from './open-failure';

test.each([
  ['connect ECONNREFUSED 10.0.0.7:502', 'nothing listens there'],
  ['getaddrinfo ENOTFOUND oven.local', 'the name is not known'],
  ['connect EHOSTUNREACH 10.0.0.7:502', 'it does not answer'],
  ['Error: No such file or directory, cannot open /dev/ttyUSB0', 'there is no such port'],
  ['Error: Permission denied, cannot open /dev/ttyUSB0', 'this user may not open it'],
  ['Error Resource temporarily unavailable Cannot lock port', 'another program uses it'],
])('why a line cannot be opened is told in words: %s', (message, says) => {
  expect(whyNotOpened(new Error(message))).toBe(says);
  expect(inKorean(says)).not.toBeNull();
});

test('what nobody has met yet is told as it came', () => {
  expect(whyNotOpened(new Error('the line is on fire'))).toBe('the line is on fire');
});
