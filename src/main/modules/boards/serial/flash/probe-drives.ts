import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FirmwareBoard } from './firmware-image';

/** Where the drives of this machine are looked for. */
export interface DriveMachine {
  readonly platform: NodeJS.Platform;
  /** "/" but in tests. */
  readonly root: string;
}

/**
 * The drive that the ST-LINK of a Nucleo shows: a program that is copied onto it is written into the chip.
 */
export interface ProbeDrive {
  readonly path: string;
  /** Null: it does not say, or our firmware is not made for it. */
  readonly board: FirmwareBoard | null;
  /** What it says of itself, for people: the label and the code of its kind. */
  readonly saysItIs: string;
  /**
   * USB serial number of the ST-LINK, which is also that of its serial port; null where the system does not
   * tell.
   */
  readonly serialNumber: string | null;
  /** The text of FAIL.TXT, which the ST-LINK leaves there when it could not write or reach the chip. */
  readonly failure: string | null;
}

/** The first four digits of the code in MBED.HTM name the kind of board. */
const boardsByCode: Readonly<Record<string, FirmwareBoard>> = {
  '0720': 'nucleo-f401re',
  '0740': 'nucleo-f411re',
};
/** Systems add a digit when the name of the mount point is taken. */
const boardsByLabel: readonly (readonly [RegExp, FirmwareBoard])[] = [
  [/^NODE_F401RE\d*$/u, 'nucleo-f401re'],
  [/^NODE_F411RE\d*$/u, 'nucleo-f411re'],
];
const windowsLetters = 'DEFGHIJKLMNOPQRSTUVWXYZ';

/** Every drive of an ST-LINK that is mounted. */
export async function findProbeDrives(machine: DriveMachine): Promise<readonly ProbeDrive[]> {
  const places = await mountedPlaces(machine);
  const drives = await Promise.all(places.map(({ path, device }) => examine(machine, path, device)));
  return drives.filter((drive) => drive !== null);
}

/** The drive at this path; null when that is none of an ST-LINK. */
export async function probeDriveAt(machine: DriveMachine, path: string): Promise<ProbeDrive | null> {
  const real = await realpath(path).catch(() => path);
  const place = (await mountedPlaces(machine)).find((candidate) => candidate.path === real);
  return examine(machine, path, place?.device ?? null);
}

/** Labels of drives that are plugged in and not mounted, as far as the system tells. */
export async function unmountedProbeDrives({ platform, root }: DriveMachine): Promise<readonly string[]> {
  if (platform !== 'linux') return [];
  const labels = await readdir(join(root, 'dev/disk/by-label')).catch(() => []);
  return labels.filter((label) => boardsByLabel.some(([pattern]) => pattern.test(label)));
}

interface Place {
  readonly path: string;
  readonly device: string | null;
}

async function mountedPlaces({ platform, root }: DriveMachine): Promise<readonly Place[]> {
  if (platform === 'win32')
    return [...windowsLetters].map((letter) => ({ path: `${letter}:\\`, device: null }));
  if (platform === 'darwin')
    return (await readdir(join(root, 'Volumes')).catch(() => [])).map((name) => ({
      path: join(root, 'Volumes', name),
      device: null,
    }));
  const table = await readFile(join(root, 'proc/self/mounts'), 'utf8').catch(() => '');
  return table.split('\n').flatMap((line) => {
    const [device, path, type] = line.split(' ');
    // The drive is a small FAT; looking into network file systems may take forever.
    return device === undefined || path === undefined || !/^(?:vfat|msdos|exfat|fuseblk)$/u.test(type ?? '')
      ? []
      : [{ path: join(root, unescapeMount(path)), device: join(root, unescapeMount(device)) }];
  });
}

/** Spaces and the like are written as octal numbers there. */
const unescapeMount = (text: string): string =>
  text.replace(/\\([0-7]{3})/gu, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));

async function examine(
  machine: DriveMachine,
  path: string,
  device: string | null,
): Promise<ProbeDrive | null> {
  const names = await readdir(path).catch(() => []);
  const named = (wanted: string): string | undefined => names.find((name) => name.toUpperCase() === wanted);
  const [page, details, failure] = [named('MBED.HTM'), named('DETAILS.TXT'), named('FAIL.TXT')];
  if (page === undefined && details === undefined) return null;
  const read = (name: string | undefined): Promise<string | null> =>
    name === undefined ? Promise.resolve(null) : readFile(join(path, name), 'latin1').catch(() => '');
  const code = /code=([0-9A-F]{4})/iu.exec((await read(page)) ?? '')?.[1] ?? null;
  const label = basename(path);
  return {
    path,
    board:
      code === null
        ? (boardsByLabel.find(([pattern]) => pattern.test(label))?.[1] ?? null)
        : (boardsByCode[code] ?? null),
    saysItIs: code === null ? label : `${label}, kind ${code}`,
    serialNumber: device === null ? null : await serialNumberOf(machine, device),
    failure: (await read(failure))?.trim() ?? null,
  };
}

/** Linux names each disk once more, after its maker and serial number. */
async function serialNumberOf({ root }: DriveMachine, device: string): Promise<string | null> {
  const folder = join(root, 'dev/disk/by-id');
  for (const name of await readdir(folder).catch(() => [])) {
    const serial = /^usb-.+_([0-9A-Z]{8,})-\d+:\d+$/iu.exec(name)?.[1];
    if (
      serial !== undefined &&
      basename(await readlink(join(folder, name)).catch(() => '')) === basename(device)
    )
      return serial;
  }
  return null;
}
