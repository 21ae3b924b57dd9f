import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { sign, verify, type Signed } from './signature';

const now = 1_700_000_000_000;
const hour = 3_600_000;
const good = sign('secret', now, '{"content":"열어"}');

test('a signature can be made with any tool that knows HMAC', () => {
  // printf '%s' '1700000000.hello' | openssl dgst -sha256 -hmac secret
  expect(sign('secret', now, 'hello')).toEqual({
    timestamp: '1700000000',
    signature: 'sha256=47b1df0ab12338b2685470b0d2b37033add7c3b2bc8172f313e77413f1bb78c8',
    body: 'hello',
  });
});

test.each<{ name: string; change: Partial<Signed>; at?: number; secret?: string; says: string | null }>([
  { name: 'as it was signed', change: {}, says: null },
  {
    name: 'without the prefix, in capitals',
    change: { signature: good.signature.slice('sha256='.length).toUpperCase() },
    says: null,
  },
  { name: 'with another text', change: { body: '{"content":"닫아"}' }, says: 'channel.signature' },
  { name: 'with another time', change: { timestamp: '1700000001' }, says: 'channel.signature' },
  { name: 'signed with another secret', change: sign('other', now, good.body), says: 'channel.signature' },
  { name: 'without a signature', change: { signature: '' }, says: 'channel.signature' },
  { name: 'a moment later', change: {}, at: now + hour, says: null },
  { name: 'long after', change: {}, at: now + hour * 2, says: 'channel.too-old' },
  { name: 'with a clock that goes a little ahead', change: {}, at: now - 60_000, says: null },
  { name: 'from the future', change: {}, at: now - hour, says: 'channel.too-old' },
  {
    name: 'with a time that is none',
    change: { ...sign('secret', Number.NaN, good.body) },
    says: 'channel.too-old',
  },
])('a message $name', ({ change, at = now, says }) => {
  const verified = verify({ ...good, ...change }, 'secret', at, hour);
  expect(verified.ok ? null : verified.error.code).toBe(says);
});

test.each([
  {
    name: 'when it was signed, however late it comes',
    timestamp: '1700000000',
    at: now + hour,
    written: now,
  },
  { name: 'now at the latest, when its clock is ahead', timestamp: '1700000060', at: now, written: now },
  { name: 'at a whole millisecond', timestamp: '1699999999.0009', at: now, written: now - 1_000 },
])('a message was written $name', ({ timestamp, at, written }) => {
  const signature = createHmac('sha256', 'secret').update(`${timestamp}.hi`).digest('hex');
  expect(verify({ timestamp, signature, body: 'hi' }, 'secret', at, hour)).toEqual({
    ok: true,
    value: written,
  });
});
