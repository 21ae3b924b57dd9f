import { expect, test } from 'vitest';
import { hasToken } from './bearer';

test.each([
  ['Bearer secret', 'secret', true],
  ['bearer  secret', 'secret', true],
  ['Bearer secreT', 'secret', false],
  ['Bearer secret2', 'secret', false],
  ['Basic secret', 'secret', false],
  ['secret', 'secret', false],
  [undefined, 'secret', false],
  ['Bearer ', '', false],
  [undefined, '', false],
])('%s for the token "%s": %s', (authorization, token, fits) => {
  expect(hasToken(authorization, token)).toBe(fits);
});
