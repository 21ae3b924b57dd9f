import { expect, test } from 'vitest';
import { checkAddress, checkResolved } from './reachable';

const address = (text: string, allowed: readonly string[] = []): string => {
  const checked = checkAddress(text, allowed);
  return checked.ok ? 'ok' : checked.error.code;
};

test.each([
  { url: 'https://example.com/', is: 'ok' },
  { url: 'http://8.8.8.8/', is: 'ok' },
  { url: 'http://[2606:4700::1]/', is: 'ok' },
  { url: 'http://[64:ff9b::8.8.8.8]/', is: 'ok' },
  { url: 'ftp://example.com/', is: 'http.address' },
  { url: 'file:///etc/passwd', is: 'http.address' },
  { url: 'data:text/plain,x', is: 'http.address' },
  { url: 'example.com', is: 'http.address' },
  { url: 'http://ana:pw@example.com/', is: 'http.address' },
  ...[
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '１２７.0.0.1',
    '127.0.0.1.',
    '0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.100.200',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[fec0::1]',
    '[64:ff9b::10.0.0.1]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[2001::1]',
    '[ff02::1]',
  ].map((host) => ({ url: `http://${host}/`, is: 'http.not-public' })),
])('$url is $is', ({ url, is }) => {
  expect(address(url)).toBe(is);
});

test.each([
  { url: 'http://192.168.1.20/', allowed: ['192.168.1.20'], is: 'ok' },
  { url: 'http://192.168.1.21/', allowed: ['192.168.1.20'], is: 'http.not-public' },
  { url: 'http://192.168.1.21/', allowed: ['192.168.1.0/24'], is: 'ok' },
  { url: 'http://[::ffff:192.168.1.21]/', allowed: ['192.168.1.0/24'], is: 'ok' },
  { url: 'http://[fd00::5]/', allowed: ['fd00::/8'], is: 'ok' },
  {
    url: 'http://127.0.0.1/',
    allowed: ['127.0.0.1.evil.example', 'plant.lan', '0.0.0.0'],
    is: 'http.not-public',
  },
  { url: 'http://10.0.0.1/', allowed: ['*.0.0.1'], is: 'ok' },
])('with $allowed allowed $url is $is', ({ url, allowed, is }) => {
  expect(address(url, allowed)).toBe(is);
});

const resolved = (host: string, addresses: readonly string[], allowed: readonly string[] = []): boolean =>
  checkResolved(host, addresses, allowed).ok;

test('a name is reached when all its addresses are public, or a person named it', () => {
  expect(resolved('example.com', ['8.8.8.8', '2606:4700::1'])).toBe(true);
  expect(resolved('example.com', ['8.8.8.8', '127.0.0.1'])).toBe(false);
  expect(resolved('example.com', ['not an address'])).toBe(false);
  expect(resolved('example.com', [])).toBe(false);
  // A network in the list counts for addresses: a stranger's name that points into it is not meant.
  expect(resolved('evil.example', ['192.168.1.5'], ['192.168.1.0/24'])).toBe(false);
  expect(resolved('shelly.plant.lan', ['192.168.1.5'], ['*.plant.lan'])).toBe(true);
  expect(resolved('plant.lan', ['192.168.1.5'], ['*.plant.lan'])).toBe(false);
  expect(resolved('nas', ['192.168.1.5'], ['NAS'])).toBe(true);
});
