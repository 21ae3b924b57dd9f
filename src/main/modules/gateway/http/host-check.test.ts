import { expect, test } from 'vitest';
import { isOurs } from './host-check';

const loopback = { boundTo: '127.0.0.1', allowedHosts: [] };
const wide = { boundTo: '0.0.0.0', allowedHosts: ['plant.example'] };

test.each([
  { host: '127.0.0.1:42617', rule: loopback, ours: true },
  { host: 'localhost', rule: loopback, ours: true },
  { host: 'LOCALHOST:80', rule: loopback, ours: true },
  { host: '[::1]:42617', rule: loopback, ours: true },
  { host: undefined, rule: loopback, ours: false },
  { host: '', rule: loopback, ours: false },
  { host: 'evil.example', rule: loopback, ours: false },
  { host: 'localhost.evil.example', rule: loopback, ours: false },
  { host: '127.0.0.1.evil.example', rule: loopback, ours: false },
  { host: '127.0.0.1@evil.example', rule: loopback, ours: false },
  { host: '192.168.1.5:42617', rule: loopback, ours: false },
  { host: '192.168.1.5:42617', rule: wide, ours: true },
  { host: 'plant.example:443', rule: wide, ours: true },
  { host: 'evil.example', rule: wide, ours: false },
  { host: 'localhost:1', origin: 'http://localhost:1', rule: loopback, ours: true },
  { host: 'localhost:1', origin: 'http://localhost:3000', rule: loopback, ours: false },
  { host: 'localhost:1', origin: 'https://evil.example', rule: loopback, ours: false },
  { host: 'localhost:1', origin: 'null', rule: loopback, ours: false },
])('Host $host and Origin $origin at $rule.boundTo: $ours', ({ host, origin, rule, ours }) => {
  expect(isOurs(host, origin, rule)).toBe(ours);
});
