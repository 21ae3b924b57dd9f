import { expect, test } from 'vitest';
import { whyNotCarried } from './secret-use';

const uses = {
  shop: {
    tools: ['http_request', 'order'],
    hosts: [
      'api.shop.example',
      'api.shop.example:8443',
      '*.plant.example',
      '[::1]',
      '[::1]:9000',
      '10.0.0.7:8080',
    ],
  },
  kept: { tools: ['notify', 'memory_store', 'send_message', 'sop_execute'], hosts: [] },
};
const sends = (url: string): boolean =>
  whyNotCarried('http_request', { url, headers: { Authorization: 'Bearer {{secret.shop}}' } }, uses) === null;

test.each([
  'https://api.shop.example/orders',
  'https://API.shop.example./orders?q=1',
  'https://api.shop.example:443/orders',
  'https://api.shop.example:8443/orders',
  'https://pump.plant.example/x',
  'http://[::1]/x',
  'http://[::1]:9000/x',
  'http://10.0.0.7:8080/x',
])('the secret may go to %s', (url) => {
  expect(sends(url)).toBe(true);
});

test.each([
  'https://shop.example/orders',
  'https://api.shop.example.evil.example/',
  'https://api.shop.example@evil.example/',
  'https://evil.example\\@api.shop.example/',
  'https://evil.example#@api.shop.example/',
  'https://evil.example/https://api.shop.example/',
  'https://plant.example/',
  'https://notplant.example/',
  'http://10.0.0.7/x',
  'https://api.shop.example:9443/orders',
  'https://api.shop.example:80/orders',
  'http://api.shop.example:443/orders',
  'https://pump.plant.example:8443/x',
  'http://[::1]:9001/x',
  'http://10.0.0.7:80800/x',
  'https:///api.shop.example/',
  'ftp://api.shop.example/',
  '{{payload.url}}',
  'https://{{payload.host}}/',
  'https://{{secret.shop}}.evil.example/',
  'https://api.shop.example{{secret.shop}}/',
])('the secret may not go to %s', (url) => {
  expect(sends(url)).toBe(false);
});

test.each([
  {
    name: 'a secret that is not there',
    tool: 'http_request',
    args: { url: '{{secret.shp}}' },
    says: 'there is no secret "shp" in config.toml',
  },
  {
    name: 'a name of every object',
    tool: 'order',
    args: { a: '{{secret.constructor}}' },
    says: 'there is no secret "constructor" in config.toml',
  },
  ...['notify', 'memory_store', 'send_message', 'sop_execute'].map((tool) => ({
    name: 'a tool that keeps or shows it, though it is named',
    tool,
    args: { text: '{{secret.kept}}' },
    says: `${tool} keeps or shows what it is given, so it carries no secret`,
  })),
  {
    name: 'a tool that is not named',
    tool: 'mqtt_publish',
    args: { message: 'is {{ secret.shop }}' },
    says: '[secrets.shop] in config.toml does not let mqtt_publish carry the secret',
  },
  {
    name: 'a host that is not named',
    tool: 'http_request',
    args: { url: 'https://a.example', body: '{{secret.shop}}' },
    says: '[secrets.shop] in config.toml does not let the secret go to a.example',
  },
])('$name is told', ({ tool, args, says }) => {
  expect(whyNotCarried(tool, args, uses)?.message).toBe(says);
});

test('what names no secret may be sent by every tool, and an own tool needs no host', () => {
  expect(whyNotCarried('notify', { message: '{{payload}} secret.shop' }, uses)).toBeNull();
  expect(whyNotCarried('order', { deep: [{ key: '{{secret.shop}}' }] }, uses)).toBeNull();
});
