import { expect, test } from 'vitest';
import { remedyFor, retryAfterMs } from './classify-failure';

test.each([
  { status: 503, body: '{"error":{"message":"Loading model"}}', remedy: 'retry' },
  { status: 500, body: 'buffer of 450 bytes exhausted', remedy: 'retry' },
  { status: 408, body: '', remedy: 'retry' },
  { status: 400, body: 'tool call validation failed: attempted to call tool x which was not in request', remedy: 'retry' },
  { status: 429, body: 'Rate limit reached for requests', remedy: 'retry' },
  { status: 429, body: 'You exceeded your current quota, check your plan and billing details', remedy: 'fail-over' },
  { status: 429, body: '{"code":1113}', remedy: 'fail-over' },
  { status: 429, body: '{"code":11134}', remedy: 'retry' },
  { status: 401, body: '', remedy: 'fail-over' },
  { status: 422, body: 'cannot process', remedy: 'fail-over' },
  { status: 400, body: 'the request exceeds the available context size, try increasing it', remedy: 'shorten' },
  { status: 413, body: 'Input is too long for the requested model', remedy: 'shorten' },
  { status: null, body: 'connection refused (os error 111) after 430 ms', remedy: 'retry' },
  { status: null, body: 'HTTP 403 from the relay', remedy: 'fail-over' },
  { status: null, body: 'Local API key not set', remedy: 'fail-over' },
  { status: null, body: 'the model "x" does not exist', remedy: 'fail-over' },
])('$status $body: $remedy', ({ status, body, remedy }) => {
  expect(remedyFor({ status, body })).toBe(remedy);
});

test.each([
  { header: '3', body: '', ms: 3_000 },
  { header: null, body: '{"retry_after": 2.5}', ms: 2_500 },
  { header: 'Wed, 21 Oct 2026 07:28:00 GMT', body: '', ms: 90_000 },
  { header: 'Wed, 21 Oct 2026 07:00:00 GMT', body: '', ms: 0 },
  { header: 'soon', body: 'limit, retry-after 7 seconds', ms: 7_000 },
  { header: null, body: '{"error":{"details":[{"retryDelay": "23s"}]}}', ms: 23_000 },
  { header: null, body: 'slow down', ms: null },
])('a wait of $ms ms is asked for by header $header and body $body', ({ header, body, ms }) => {
  expect(retryAfterMs(header, body, Date.UTC(2026, 9, 21, 7, 26, 30))).toBe(ms);
});
