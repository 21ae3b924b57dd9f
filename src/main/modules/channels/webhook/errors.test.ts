import { expect, test } from 'vitest';
import { toChannelError } from './errors';

test.each([
  ...[400, 403, 410, 413, 415, 422].map((status) => ({
    status,
    what: 'says for good that it does not take it',
    code: 'channel.refused',
    retryable: false,
    remedy: 'Any status from 200 to 299',
  })),
  ...[302, 404, 405, 408, 409, 425, 429, 500, 501, 502, 503, 504].map((status) => ({
    status,
    what: 'may take it another time',
    code: 'channel.refused',
    retryable: true,
    remedy: 'Check that its server runs',
  })),
  {
    status: 401,
    what: 'says that the secrets differ, which can be fixed',
    code: 'channel.credentials',
    retryable: false,
    remedy: '"secret"',
  },
])('a receiver that answers $status $what', ({ status, code, retryable, remedy }) => {
  const error = toChannelError('http://display/answers', status);
  expect([error.code, error.retryable, error.message]).toEqual([
    code,
    retryable,
    `http://display/answers answered ${String(status)} to an answer`,
  ]);
  expect(error.remedy).toContain(remedy);
});
