import { expect, test } from 'vitest';
import { Config } from './config';
import { webAddressOf } from './web-address';

test.each([
  ['http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
  ['localhost:8080/v1', 'http://localhost:8080/v1'],
  [' plant-server:1234 ', 'http://plant-server:1234'],
  ['192.168.0.20:11434/v1', 'http://192.168.0.20:11434/v1'],
  ['172.20.0.4:8000', 'http://172.20.0.4:8000'],
  ['models.lan/v1?team=a', 'http://models.lan/v1?team=a'],
  ['[::1]:8080/v1', 'http://[::1]:8080/v1'],
  ['api.example.com/v1', 'https://api.example.com/v1'],
  ['models.lan:443', 'https://models.lan:443'],
  // Encrypted or not, nobody knows.
  ['api.example.com:8080/v1', null],
  ['172.200.0.4:8000', null],
  ['http://localhost:99999/v1', null],
  ['http:/localhost:8080', null],
  ['http//localhost', null],
  ['localhost:port', null],
  ['ftp://plant', null],
  ['my server', null],
  ['', null],
])('%s is %s', (written, address) => {
  expect(webAddressOf(written)).toBe(address);
});

const read = (written: object): unknown => {
  const found = Config.safeParse(written);
  return found.success ? found.data : null;
};

test.each(['localhost:8080/v1', 'http://localhost:8080/v1'])('a model at %s', (address) => {
  expect(read({ providers: { shop: { type: 'openai', base_url: address } } })).toMatchObject({
    providers: { shop: { base_url: 'http://localhost:8080/v1' } },
  });
});

test.each([
  ['192.168.0.10:5432/plant', 'postgres://192.168.0.10:5432/plant'],
  ['zeroclaw@db.local/plant?sslmode=require', 'postgres://zeroclaw@db.local/plant?sslmode=require'],
  ['postgresql://db/plant', 'postgresql://db/plant'],
  // A host or a database?
  ['plant', null],
  ['zeroclaw:secret@db.local/plant', null],
  ['mysql://db/plant', null],
])('the database %s is %s', (url, address) => {
  const found = read({ storage: { url } }) as { storage: { url: string } } | null;
  expect(found?.storage.url ?? null).toBe(address);
});

test.each([
  ['mail.example.com', true],
  ['imaps://mail.example.com', false],
  ['mail.example.com:993', false],
])('mail at %s: %s', (host, isRead) => {
  const mail = {
    imap_host: host,
    smtp_host: 'mail.example.com',
    username: 'plant',
    password: 'env:MAIL',
    from: 'plant@example.com',
    allowed_users: ['ana@example.com'],
  };
  expect(read({ channels_config: { email: mail } }) !== null).toBe(isRead);
});
