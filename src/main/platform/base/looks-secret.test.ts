import { expect, test } from 'vitest';
import { looksSecret } from './looks-secret';

test.each([
  'use sk-proj-abcdefghijklmnop1234 for it',
  'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
  'the bot is 123456789:AAabcdefghijklmnopqrstuvwxyz0123456',
  'Authorization: Bearer abcdefghijklmnop',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc',
  '-----BEGIN OPENSSH PRIVATE KEY-----',
  'mqtt://plant:letmein@broker.local',
  'My password is hunter2',
  'password: correct-horse',
  '비밀번호는 pump1234 입니다',
  '토큰=abcd1234',
  '{"api_key": "abcdef"}',
  'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6a7b8c9d0',
  'Qm9vdHN0cmFwIHRoZSBwbGFudCBhZ2Fpbg0K12xYz',
])('%s is taken for a secret', (text) => {
  expect(looksSecret(text)).toBe(true);
});

test.each([
  'Valve V-12 is the feed valve of pump P-3. Low closes it.',
  'The password is wrong, who can reset it?',
  '비밀번호는 누가 바꿀 수 있나요',
  'Pin 5 is the relief valve, pin 13 the lamp',
  'The token bucket is full',
  'run-20260322-153000-8f31c2 failed at step 2',
  'https://example.org/a/very/long/path/with/many/parts/and/2/numbers',
  'Ask the shift before closing a valve between 05:50 and 06:10.',
])('%s is not', (text) => {
  expect(looksSecret(text)).toBe(false);
});
