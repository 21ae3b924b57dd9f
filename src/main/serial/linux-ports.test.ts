import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listLinuxPorts } from './linux-ports';

test('ports on USB are found in the files of the kernel, with what the device says of itself', async () => {
  const root = await mkdtemp(join(tmpdir(), 'zc-sys-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const device = join(root, 'sys/devices/pci/usb1/1-2');
  await mkdir(join(device, '1-2:1.2/tty/ttyACM0'), { recursive: true });
  for (const [file, text] of [['idVendor', '0483'], ['idProduct', '374b'], ['serial', '066CFF51'], ['manufacturer', 'STMicroelectronics']] as const) await writeFile(join(device, file), `${text}\n`);
  await mkdir(join(root, 'sys/class/tty/ttyS0'), { recursive: true });
  await symlink('../../devices/pci/usb1/1-2/1-2:1.2/tty/ttyACM0', join(root, 'sys/class/tty/ttyACM0'));
  await mkdir(join(root, 'sys/class/tty/ttyUSB3'), { recursive: true });
  expect(await listLinuxPorts(root)).toEqual([
    { path: '/dev/ttyACM0', vendorId: '0483', productId: '374b', serialNumber: '066CFF51', manufacturer: 'STMicroelectronics' },
    { path: '/dev/ttyUSB3', vendorId: null, productId: null, serialNumber: null, manufacturer: null },
  ]);
});
