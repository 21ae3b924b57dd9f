import { expect, test } from 'vitest';
import { honestAddress } from './honest-address';

test.each([
  ['https://example.com/a?b#c', { host: 'example.com', user: null, foreign: false, opens: true }],
  ['https://аpple.com/', { host: 'xn--pple-43d.com', user: null, foreign: true, opens: true }],
  [
    'https://bank.example@evil.example/',
    { host: 'evil.example', user: 'bank.example', foreign: false, opens: false },
  ],
  ['http://192.168.0.4:8080/', { host: '192.168.0.4:8080', user: null, foreign: false, opens: false }],
  ['mailto:ana@plant.example', { host: 'ana@plant.example', user: null, foreign: false, opens: true }],
  ['javascript:alert(1)', { opens: false }],
  [`https://a.example/${'x'.repeat(3_000)}`, { opens: false }],
])('%s is shown as it is', (link, told) => {
  expect(honestAddress(link)).toMatchObject(told);
});

test('what is no address is none, and nothing of one is hidden', () => {
  expect(honestAddress('/runs')).toBeNull();
  expect(honestAddress('https://a.example/\u202egpj.exe')?.whole).toBe('https://a.example/%E2%80%AEgpj.exe');
});
