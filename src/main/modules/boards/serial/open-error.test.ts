import { expect, test } from 'vitest';
import { toOpenError } from './open-error';

test.each<{ says: string; platform?: NodeJS.Platform; path?: string; what: string; remedy: string }>([
  {
    says: 'Error Resource temporarily unavailable Cannot lock port',
    what: 'another program uses it',
    remedy: 'Close the other program',
  },
  {
    says: 'Error: Device or resource busy, cannot open /dev/ttyACM0',
    what: 'another program uses it',
    remedy: 'Close the other program',
  },
  {
    says: 'Opening COM3: Access denied',
    platform: 'win32',
    path: 'COM3',
    what: 'another program uses it',
    remedy: 'Close the other program',
  },
  {
    says: 'Error: Permission denied, cannot open /dev/ttyACM0',
    what: 'this user may not open it',
    remedy: 'dialout',
  },
  {
    says: 'Opening COM3: File not found',
    platform: 'win32',
    path: 'COM3',
    what: 'there is no such port',
    remedy: 'Plug the board in',
  },
  {
    says: 'Error: No such file or directory, cannot open /dev/ttyACM0',
    what: 'there is no such port',
    remedy: 'Plug the board in',
  },
  {
    says: 'Error: No such file or directory, cannot open /dev/serial/by-id/usb-Keylock-if00',
    path: '/dev/serial/by-id/usb-Keylock-if00',
    what: 'there is no such port',
    remedy: 'Plug the board in',
  },
  {
    says: 'Error: Inappropriate ioctl for device, cannot open /dev/null',
    path: '/dev/null',
    what: 'it is not a serial port',
    remedy: '/dev/ttyACM0',
  },
  { says: 'something else', what: 'something else', remedy: 'Unplug' },
])('$says', ({ says, platform = 'linux', path = '/dev/ttyACM0', what, remedy }) => {
  const error = toOpenError(path, new Error(says), platform);
  expect(error.message).toBe(`Cannot open ${path}: ${what}`);
  expect(error.remedy).toContain(remedy);
});
