import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { homeFolder } from './home-folder';

test.each([
  { named: undefined, environment: {}, userFolder: '/u', home: join('/u', '.zeroclaw') },
  { named: 'a', environment: { ZEROCLAW_HOME: '/e' }, userFolder: '/u', home: resolve('a') },
  { named: undefined, environment: { ZEROCLAW_HOME: '/e' }, userFolder: '', home: resolve('/e') },
  { named: undefined, environment: { ZEROCLAW_HOME: '' }, userFolder: '/u', home: join('/u', '.zeroclaw') },
])('--home $named with $environment is $home', ({ named, environment, userFolder, home }) => {
  expect(homeFolder(named, environment, userFolder)).toEqual({ ok: true, value: home });
});

test.each([
  { name: 'an empty --home', named: '', userFolder: '/u', code: 'home.empty' },
  { name: 'an empty HOME', named: undefined, userFolder: '', code: 'home.nobody' },
])('$name is no folder', ({ named, userFolder, code }) => {
  expect(homeFolder(named, {}, userFolder)).toMatchObject({ ok: false, error: { code } });
});
