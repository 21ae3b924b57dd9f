import { expect, test } from 'vitest';
import { controlAddress, isNamedPipe } from './address';

const linux = { platform: 'linux', temporary: '/tmp', user: 'ana' } as const;

test('a home of ordinary length has the socket in its data folder', () => {
  expect(controlAddress('/home/ana/.zeroclaw', linux)).toBe('/home/ana/.zeroclaw/data/control.sock');
});

test('a path too long for a socket moves to a private folder in the temporary folder', () => {
  const long = `/home/${'x'.repeat(90)}`;
  expect(controlAddress(long, linux)).toMatch(/^\/tmp\/zeroclaw-[0-9a-f]{16}\/control\.sock$/);
  expect(controlAddress(long, linux)).toBe(controlAddress(`${long}/`, linux));
  expect(controlAddress(long, linux)).not.toBe(controlAddress(`${long}y`, linux));
  expect(controlAddress(long, linux)).not.toBe(controlAddress(long, { ...linux, user: 'ben' }));
});

test('Windows uses a named pipe for each user and home', () => {
  const address = controlAddress('C:\\home', { ...linux, platform: 'win32' });
  expect(isNamedPipe(address)).toBe(true);
});
