import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SerialPortInfo } from '../../../ports/serial-ports';
import { listLinuxPorts, withKernelFacts } from './linux-ports';

/** A machine with a Nucleo whose probe has this serial number. */
async function machine(serial: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'zc-sys-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const device = join(root, 'sys/devices/pci/usb1/1-2');
  await mkdir(join(device, '1-2:1.2/tty/ttyACM0'), { recursive: true });
  for (const [file, text] of [
    ['idVendor', '0483'],
    ['idProduct', '374b'],
    ['serial', serial],
    ['manufacturer', 'STMicroelectronics'],
  ] as const)
    await writeFile(join(device, file), `${text}\n`);
  await mkdir(join(root, 'sys/class/tty/ttyS0'), { recursive: true });
  await symlink('../../devices/pci/usb1/1-2/1-2:1.2/tty/ttyACM0', join(root, 'sys/class/tty/ttyACM0'));
  await mkdir(join(root, 'sys/class/tty/ttyUSB3'), { recursive: true });
  return root;
}

test('ports on USB are found in the files of the kernel, with what the device says of itself', async () => {
  const root = await machine('066CFF51');
  expect(await listLinuxPorts(root)).toEqual([
    {
      path: '/dev/ttyACM0',
      vendorId: '0483',
      productId: '374b',
      serialNumber: '066CFF51',
      manufacturer: 'STMicroelectronics',
    },
    { path: '/dev/ttyUSB3', vendorId: null, productId: null, serialNumber: null, manufacturer: null },
  ]);
});

const port = (path: string, more: Partial<SerialPortInfo> = {}): SerialPortInfo => ({
  path,
  serialNumber: null,
  vendorId: null,
  productId: null,
  manufacturer: null,
  ...more,
});

test.each([
  { serial: '066CFF51', told: '066CFF51' },
  { serial: ' A 1/2', told: 'A_1_2' },
  { serial: 'A1,\u00ff', told: null },
])(
  'a port that udev knows nothing of yet, or never does, has the serial number $serial as udev writes it',
  async ({ serial, told }) => {
    const root = await machine(serial);
    const others = [
      port('/dev/ttyS0'),
      port('/dev/ttyUSB3'),
      port('/home/ada/ttyACM0'),
      port('/dev/ttyACM0', { vendorId: '2341', serialNumber: 'B2' }),
    ];
    expect(await withKernelFacts(root, [port('/dev/ttyACM0'), ...others])).toEqual([
      {
        path: '/dev/ttyACM0',
        vendorId: '0483',
        productId: '374b',
        serialNumber: told,
        manufacturer: 'STMicroelectronics',
      },
      ...others,
    ]);
  },
);
