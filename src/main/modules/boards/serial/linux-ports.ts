import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { SerialPortInfo } from '../../../ports/serial-ports';

/**
 * The serial ports on USB as the kernel's own files tell them, for machines without udev. `root` is "/" but
 * in tests.
 */
export async function listLinuxPorts(root: string): Promise<readonly SerialPortInfo[]> {
  const classFolder = join(root, 'sys/class/tty');
  const names = (await readdir(classFolder)).filter((name) => /^tty(?:ACM|USB)\d+$/u.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ path: join('/dev', name), ...(await usbFacts(join(classFolder, name))) })),
  );
}

/**
 * `ports` as udev tells them, with what the kernel knows of those that udev says nothing of: it comes to a
 * board some time after it was plugged in, and in a container it never does. Without that, a board that has
 * just been plugged in has no serial number, and passes for another one.
 */
export async function withKernelFacts(
  root: string,
  ports: readonly SerialPortInfo[],
): Promise<readonly SerialPortInfo[]> {
  return Promise.all(
    ports.map(async (port) => {
      if (port.vendorId !== null || dirname(port.path) !== '/dev') return port;
      const facts = await usbFacts(join(root, 'sys/class/tty', basename(port.path)));
      return facts.vendorId === null
        ? port
        : { ...port, ...facts, serialNumber: asUdevWrites(facts.serialNumber) };
    }),
  );
}

const asUdevWrites = (serial: string | null): string | null =>
  serial === null || /[^ -~]|,/u.test(serial)
    ? null
    : serial.replace(/\s+/gu, '_').replace(/[^\w#+\-.:=@]/gu, '_');

/** The device is an interface of a USB device, which is one or more folders above. */
async function usbFacts(tty: string): Promise<Omit<SerialPortInfo, 'path'>> {
  let folder = resolve(dirname(tty), await readlink(tty).catch(() => basename(tty)));
  for (let up = 0; up < 6; up += 1) {
    const vendorId = await text(join(folder, 'idVendor'));
    if (vendorId !== null)
      return {
        vendorId,
        productId: await text(join(folder, 'idProduct')),
        serialNumber: await text(join(folder, 'serial')),
        manufacturer: await text(join(folder, 'manufacturer')),
      };
    folder = dirname(folder);
  }
  return { vendorId: null, productId: null, serialNumber: null, manufacturer: null };
}

const text = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (content) => content.trim(),
    () => null,
  );
