import { expect, test } from 'vitest';
import { noProxies, proxiesOf, proxyFor, type Proxies } from './proxy-for';

const unset = { proxy: '', no_proxy: [] };
const through = (except: readonly string[] = []): Proxies => ({
  http: 'http://p:1',
  https: 'http://p:2',
  except,
});

test('the environment names the proxies, in small letters before capitals', () => {
  expect(
    proxiesOf(unset, {
      HTTPS_PROXY: 'http://big:1',
      https_proxy: 'small.example:3128',
      HTTP_PROXY: ' http://plain:8080 ',
      NO_PROXY: 'a.example, 10.0.0.0/8',
    }),
  ).toEqual({
    https: 'http://small.example:3128',
    http: 'http://plain:8080',
    except: ['a.example', '10.0.0.0/8'],
  });
  expect(proxiesOf(unset, { ALL_PROXY: 'http://all:1' })).toEqual({
    http: 'http://all:1',
    https: 'http://all:1',
    except: [],
  });
  expect(proxiesOf(unset, {})).toEqual(noProxies);
  expect(proxiesOf(unset, { HTTPS_PROXY: 'http://[broken' })).toEqual(noProxies);
});

test('config.toml goes before the environment, and "off" takes both away', () => {
  const environment = { HTTPS_PROXY: 'http://other:1', NO_PROXY: 'lan' };
  expect(proxiesOf({ proxy: 'http://mine:3128', no_proxy: ['plant.lan'] }, environment)).toEqual({
    http: 'http://mine:3128',
    https: 'http://mine:3128',
    except: ['plant.lan', 'lan'],
  });
  expect(proxiesOf({ proxy: 'off', no_proxy: [] }, environment)).toEqual(noProxies);
});

test.each([
  ['http://far.example/', 'http://p:1'],
  ['https://far.example/', 'http://p:2'],
  ['wss://far.example/', 'http://p:2'],
  ['ws://far.example/', 'http://p:1'],
])('%s goes through %s', (address, proxy) => {
  expect(proxyFor(address, through())).toBe(proxy);
});

test.each([
  'http://localhost:11434/',
  'http://ollama.localhost/',
  'http://127.0.0.1:1234/',
  'http://127.9.9.9/',
  'http://[::1]:8080/',
  'http://[::ffff:127.0.0.1]/',
  'http://0.0.0.0:8000/',
])('this machine is never reached through a proxy: %s', (address) => {
  expect(proxyFor(address, through())).toBeNull();
});

test.each([
  ['https://api.plant.lan/', 'plant.lan', true],
  ['https://plant.lan/', 'plant.lan', true],
  ['https://plant.lan./', 'plant.lan', true],
  ['https://PLANT.lan/', '.plant.LAN', true],
  ['https://x.plant.lan/', '*.plant.lan', true],
  ['https://powerplant.lan/', 'plant.lan', false],
  ['https://plant.lan.evil.example/', 'plant.lan', false],
  ['https://far.example/', '*', true],
  ['https://10.1.2.3/', '10.0.0.0/8', true],
  ['https://11.1.2.3/', '10.0.0.0/8', false],
  ['https://ten.example/', '10.0.0.0/8', false],
  ['https://[fd00::5]/', 'fd00::/8', true],
  ['https://[fd00::5]/', 'fd00::5', true],
  ['https://far.example:8443/', 'far.example:8443', true],
  ['https://far.example/', 'far.example:443', true],
  ['https://far.example/', 'far.example:8443', false],
  ['https://far.example/', '', false],
  ['https://far.example/', '.', false],
])('%s is reached directly by "%s": %s', (address, entry, directly) => {
  expect(proxyFor(address, through([entry])) === null).toBe(directly);
});
