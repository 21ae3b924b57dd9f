import { expect, test } from 'vitest';
import { addressOf, placeOf } from './place';

test.each([
  {
    url: 'postgres://zeroclaw@db.plant.lan:5433/plant',
    place: { host: 'db.plant.lan', port: 5433, database: 'plant', user: 'zeroclaw', tls: 'checked' },
  },
  {
    url: 'postgresql://db.plant.lan',
    place: { host: 'db.plant.lan', port: 5432, database: 'zeroclaw', user: 'zeroclaw', tls: 'checked' },
  },
  { url: 'postgres://192.168.0.10/plant', place: { host: '192.168.0.10', tls: 'checked' } },
  { url: 'postgres://127.0.0.1/plant', place: { host: '127.0.0.1', tls: 'none' } },
  { url: 'postgres://localhost/plant?sslmode=verify-full', place: { host: 'localhost', tls: 'checked' } },
  { url: 'postgres://[::1]:5433/plant', place: { host: '::1', port: 5433, tls: 'none' } },
  { url: 'postgres://[fd00::7]/plant', place: { host: 'fd00::7', tls: 'checked' } },
  { url: 'postgres://db/plant?sslmode=require', place: { host: 'db', tls: 'unchecked' } },
  { url: 'postgres://db/plant?sslmode=disable', place: { host: 'db', tls: 'none' } },
  {
    url: 'postgres://ana@/plant?host=/run/postgresql',
    place: { host: '/run/postgresql', port: 5432, database: 'plant', user: 'ana', tls: 'none' },
  },
  { url: 'postgres:///plant', place: { host: 'localhost', database: 'plant', tls: 'none' } },
  { url: 'postgres://a%40b@db/the%20plant', place: { user: 'a@b', database: 'the plant' } },
])('$url', ({ url, place }) => {
  expect(placeOf(url, 'secret', null)).toMatchObject({ ...place, password: 'secret', ca: null });
});

test('an address for people has no name and no password', () => {
  expect(addressOf(placeOf('postgres://ana@[fd00::7]:5433/plant', 'secret', null))).toBe(
    '[fd00::7]:5433/plant',
  );
});

test.each(['prefer', 'allow', 'verify-ca', 'no-verify', ''])('sslmode %j is refused', (mode) => {
  expect(() => placeOf(`postgres://db/plant?sslmode=${mode}`, null, null)).toThrow(
    `"sslmode=${mode}" in "url" under [storage] is not understood`,
  );
});
