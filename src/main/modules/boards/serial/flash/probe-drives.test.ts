import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findProbeDrives, probeDriveAt, unmountedProbeDrives, type DriveMachine } from './probe-drives';

const f401Page =
  '<html><meta http-equiv="refresh" content="0; url=https://os.mbed.com/platforms/?code=07200221066DFF545071494867192841"/></html>';

/** A machine with these files; `links` point to their target. */
function machineWith(
  files: Readonly<Record<string, string>>,
  {
    platform = 'linux',
    links = {},
  }: { readonly platform?: NodeJS.Platform; readonly links?: Readonly<Record<string, string>> } = {},
): DriveMachine {
  const root = mkdtempSync(join(tmpdir(), 'zc-machine-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const place = (path: string): string => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    return join(root, path);
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(place(path), text);
  for (const [path, target] of Object.entries(links)) symlinkSync(target, place(path));
  return { platform, root };
}

test('on Linux the drive is found among the mounted ones, with its board and the serial number of its ST-LINK', async () => {
  const machine = machineWith(
    {
      'proc/self/mounts':
        '/dev/sda1 / ext4 rw 0 0\n/dev/sdb /media/ana/NODE_F401RE vfat rw 0 0\n/dev/sdc1 /media/ana/MY\\040STICK vfat rw 0 0\nbox:/x /mnt/NODE_F411RE nfs rw 0 0\n',
      'media/ana/NODE_F401RE/MBED.HTM': f401Page,
      'media/ana/NODE_F401RE/DETAILS.TXT': 'Version: 0221\r\n',
      'media/ana/MY STICK/letter.txt': '',
      'mnt/NODE_F411RE/MBED.HTM': '',
    },
    {
      links: {
        'dev/disk/by-id/usb-MBED_microcontroller_066DFF545071494867192841-0:0': '../../sdb',
        'dev/disk/by-id/usb-SanDisk_Stick_4C530001-0:0-part1': '../../sdc1',
      },
    },
  );
  const path = join(machine.root, 'media/ana/NODE_F401RE');
  const drive = {
    path,
    board: 'nucleo-f401re',
    saysItIs: 'NODE_F401RE, kind 0720',
    serialNumber: '066DFF545071494867192841',
    failure: null,
  };
  expect(await findProbeDrives(machine)).toEqual([drive]);
  expect(await probeDriveAt(machine, path)).toEqual(drive);
  expect(await probeDriveAt(machine, join(machine.root, 'media/ana/MY STICK'))).toBeNull();
  expect(await probeDriveAt(machine, join(machine.root, 'nowhere'))).toBeNull();
});

test.each<{ name: string; folder: string; files: Readonly<Record<string, string>>; expected: object }>([
  {
    name: 'an F411 by its label',
    folder: 'NODE_F411RE',
    files: { 'DETAILS.TXT': '' },
    expected: { board: 'nucleo-f411re', saysItIs: 'NODE_F411RE' },
  },
  {
    name: 'a second F401 by its label',
    folder: 'NODE_F401RE1',
    files: { 'DETAILS.TXT': '' },
    expected: { board: 'nucleo-f401re' },
  },
  {
    name: 'the code counts more than the name of the folder',
    folder: 'NODE_F401RE',
    files: { 'MBED.HTM': 'x?code=07400221AB' },
    expected: { board: 'nucleo-f411re' },
  },
  {
    name: 'lower-case names, as some systems show them',
    folder: 'nucleo',
    files: { 'mbed.htm': f401Page },
    expected: { board: 'nucleo-f401re' },
  },
  {
    name: 'another Nucleo',
    folder: 'NODE_L476RG',
    files: { 'MBED.HTM': 'x?code=07650221AB' },
    expected: { board: null, saysItIs: 'NODE_L476RG, kind 0765' },
  },
  {
    name: 'a failure that the ST-LINK reports',
    folder: 'NODE_F401RE',
    files: {
      'MBED.HTM': f401Page,
      'FAIL.TXT': 'The interface firmware FAILED to reset/halt the target MCU\r\n',
    },
    expected: { failure: 'The interface firmware FAILED to reset/halt the target MCU' },
  },
])('a drive on a Mac: $name', async ({ folder, files, expected }) => {
  const machine = machineWith(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`Volumes/${folder}/${name}`, text])),
    { platform: 'darwin' },
  );
  expect(await findProbeDrives(machine)).toMatchObject([{ serialNumber: null, ...expected }]);
});

test('a drive that is plugged in and not mounted is told apart from none', async () => {
  const plugged = machineWith(
    { 'proc/self/mounts': '' },
    { links: { 'dev/disk/by-label/NODE_F411RE': '../../sdb', 'dev/disk/by-label/DATA': '../../sda1' } },
  );
  expect(await unmountedProbeDrives(plugged)).toEqual(['NODE_F411RE']);
  const empty = machineWith({});
  expect([await unmountedProbeDrives(empty), await findProbeDrives(empty)]).toEqual([[], []]);
});
