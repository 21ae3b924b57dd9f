import { join } from 'node:path';
import { AppError } from '../../../shared/errors';
import type { EngineStatus } from '../../../shared/status';
import { appFilesIn } from '../../platform/base/app-files';
import { homeConfig } from '../../platform/home-config';
import { NoEngineError } from '../../platform/socket/errors';
import type { SerialPorts } from '../../ports/serial-ports';
import { atDeviceOf } from '../../modules/boards/serial/find-port';
import { awaitFirmware, notAnswering } from '../../modules/boards/serial/flash/await-firmware';
import {
  FirmwareBoard,
  readFirmwareImage,
  type FirmwareImage,
} from '../../modules/boards/serial/flash/firmware-image';
import {
  findProbeDrives,
  probeDriveAt,
  unmountedProbeDrives,
  type DriveMachine,
  type ProbeDrive,
} from '../../modules/boards/serial/flash/probe-drives';
import { writeImage } from '../../modules/boards/serial/flash/write-image';
import { homePaths } from '../../platform/storage/home-paths';
import type { CommandLine } from '../command-line';
import { confirm } from '../confirm';
import { UsageError } from '../refused';

export interface FlashOptions {
  /** Name in config.toml. */
  readonly board?: string;
  readonly type?: string;
  readonly drive?: string;
  readonly port?: string;
  readonly yes?: boolean;
}

export interface ConfiguredBoard {
  readonly board: string;
  readonly type: string;
  readonly path?: string | undefined;
  readonly serial_number?: string | undefined;
  readonly baud: number;
}

const defaultBaud = 115_200;
const probeVendor = '0483';
const engineSeesItWithinMs = 30_000;

/** Puts our firmware on a Nucleo by its drive, and is content only when the board says that it runs it. */
export async function flashBoard(
  cli: CommandLine,
  options: FlashOptions,
  machine: DriveMachine = { platform: process.platform, root: '/' },
): Promise<void> {
  const { nodeSerialPorts: ports } = await import('../../modules/boards/serial/node-serial-port');
  const boards = configuredBoards(cli);
  const named = options.board === undefined ? null : boardNamed(boards, options.board);
  const drive =
    options.drive === undefined
      ? await onlyDrive(machine, named, wantedType(options, named))
      : await driveAt(machine, options.drive);
  if (named !== null) requireDriveOf(named, drive);
  const image = await readFirmwareImage(
    join(appFilesIn(cli.root).resources, 'firmware', 'nucleo', 'images'),
    typeOf(drive, options, named),
  );
  const configured = named ?? boardOn(drive.serialNumber, boards, image.board);
  const port = options.port ?? (await portOf(ports, drive, configured));
  // What an engine holds that takes nothing is not known. The port may go away while the chip is written, and
  // links to it with it.
  const holder = await engineBoard(cli, ports, port);
  await confirm(
    cli,
    options.yes ?? false,
    'Writing a board',
    `Write ${image.name} for ${image.board} onto ${drive.path}${configured === null ? '' : ` (${configured.board})`}? What runs on the board stops, and its outputs become inputs.`,
  );

  cli.say(`writing ${image.name} (${String(image.bytes.length)} bytes) onto ${drive.path}`);
  const outcome = await writeImage(drive, image, cli.clock, cli.signal);
  if (outcome !== 'taken')
    cli.say(
      outcome === 'gone'
        ? 'the drive went away, as it does while the chip is written'
        : 'the drive still shows the file; the board will tell',
    );
  if (port === null) {
    throw new AppError(
      'flash.unchecked',
      `${image.name} was copied onto ${drive.path}; whether it runs could not be checked, for it is not known which serial port is that board's`,
      { remedy: 'Look with `zeroclaw boards`, or run the command again with --port PATH.' },
    );
  }
  cli.say(`asking the board on ${port} what it runs`);
  await check(
    cli,
    ports,
    { path: port, baudRate: configured?.baud ?? defaultBaud },
    holder,
    image,
    machine,
    drive,
  );
  if (cli.json)
    cli.printJson({
      board: configured?.board ?? null,
      type: image.board,
      firmware: image.name,
      drive: drive.path,
      port,
      checked: true,
    });
  else cli.print(`The board on ${port} runs ${image.name}.`);
}

function configuredBoards(cli: CommandLine): readonly ConfiguredBoard[] {
  return homeConfig(homePaths(cli.home)).config.peripherals.boards;
}

function boardNamed(boards: readonly ConfiguredBoard[], name: string): ConfiguredBoard {
  const board = boards.find((candidate) => candidate.board === name);
  if (board !== undefined) return board;
  throw new UsageError(
    `config.toml has no board "${name}"`,
    boards.length === 0
      ? 'It has none at all: leave --board out.'
      : `It has ${boards.map((candidate) => candidate.board).join(', ')}.`,
  );
}

/** Boards of one kind have the same drive but for the serial number. */
export function requireDriveOf(
  { board, serial_number: serial }: ConfiguredBoard,
  { path, serialNumber }: Pick<ProbeDrive, 'path' | 'serialNumber'>,
): void {
  if (serial === undefined || serialNumber === null || serial.toLowerCase() === serialNumber.toLowerCase())
    return;
  throw new AppError(
    'flash.drive',
    `The drive ${path} is that of a board with the serial number ${serialNumber}, and ${board} has ${serial}`,
    { remedy: `Choose the drive of ${board}, or leave --board out to write the other board.` },
  );
}

/**
 * The board of config.toml that has a drive; null: none has, or several may. One with another serial number
 * has not.
 */
export function boardOn(
  driveSerial: string | null,
  boards: readonly ConfiguredBoard[],
  type: FirmwareBoard,
): ConfiguredBoard | null {
  const wanted = driveSerial?.toLowerCase();
  const isOther = ({ serial_number: serial }: ConfiguredBoard): boolean =>
    wanted !== undefined && serial !== undefined && serial.toLowerCase() !== wanted;
  return (
    boards.find(({ serial_number: serial }) => serial !== undefined && serial.toLowerCase() === wanted) ??
    onlyOf(boards.filter((board) => board.type === type && !isOther(board)))
  );
}

function wantedType({ type }: FlashOptions, named: ConfiguredBoard | null): FirmwareBoard | null {
  const wanted = type ?? named?.type;
  if (wanted === undefined) return null;
  const known = FirmwareBoard.safeParse(wanted);
  if (known.success) return known.data;
  throw new UsageError(
    `There is no firmware of ours for "${wanted}"`,
    `There is one for ${FirmwareBoard.options.join(' and ')}.`,
  );
}

async function driveAt(machine: DriveMachine, path: string): Promise<ProbeDrive> {
  const drive = await probeDriveAt(machine, path);
  if (drive !== null) return drive;
  throw new AppError('flash.drive', `${path} is not the drive of an ST-LINK`, {
    remedy:
      'Such a drive has a file MBED.HTM or DETAILS.TXT. Give the folder where the drive NODE_F401RE or NODE_F411RE is mounted, or leave --drive out.',
  });
}

async function onlyDrive(
  machine: DriveMachine,
  named: ConfiguredBoard | null,
  type: FirmwareBoard | null,
): Promise<ProbeDrive> {
  const drives = await findProbeDrives(machine);
  const serial = named?.serial_number?.toLowerCase();
  const sameSerial = drives.filter(
    ({ serialNumber }) => serial !== undefined && serialNumber?.toLowerCase() === serial,
  );
  // A drive with another serial number is another board.
  const fitting =
    sameSerial.length > 0
      ? sameSerial
      : drives.filter(
          ({ board, serialNumber }) =>
            (type === null ? board !== null : board === type) &&
            (serial === undefined || serialNumber === null),
        );
  const [drive] = fitting;
  if (drive !== undefined && fitting.length === 1) return drive;
  if (drive !== undefined)
    throw new AppError('flash.drives', `Several boards fit: ${fitting.map(describeDrive).join(', ')}`, {
      remedy: 'Say which one with --drive PATH, or unplug the others.',
    });
  throw await noDrive(machine, drives);
}

async function noDrive(machine: DriveMachine, drives: readonly ProbeDrive[]): Promise<AppError> {
  const [unmounted] = await unmountedProbeDrives(machine);
  if (unmounted !== undefined)
    return new AppError('flash.drive', `The drive ${unmounted} is plugged in and not mounted`, {
      remedy: `Mount it, e.g. with \`udisksctl mount -b /dev/disk/by-label/${unmounted}\`, then run the command again.`,
      retryable: true,
    });
  const others = drives.length === 0 ? '' : `; there is ${drives.map(describeDrive).join(', ')}`;
  return new AppError('flash.drive', `No drive of a fitting board was found${others}`, {
    remedy:
      'Plug the Nucleo in by the USB socket of its ST-LINK: a drive NODE_F401RE or NODE_F411RE appears. If it is mounted elsewhere, name it with --drive PATH.',
    retryable: true,
  });
}

const describeDrive = ({ path, saysItIs, serialNumber }: ProbeDrive): string =>
  `${path} (${saysItIs}${serialNumber === null ? '' : `, ${serialNumber}`})`;

/** What the drive says and what was asked for must be the same; one of them is enough. */
function typeOf(drive: ProbeDrive, options: FlashOptions, named: ConfiguredBoard | null): FirmwareBoard {
  const wanted = wantedType(options, named);
  const type = drive.board ?? wanted;
  if (type === null)
    throw new AppError(
      'flash.type',
      `The drive ${drive.path} does not say that it is a board that our firmware is made for (${drive.saysItIs})`,
      { remedy: `If it is one of ${FirmwareBoard.options.join(' or ')}, say so with --type.` },
    );
  if (wanted === null || wanted === type) return type;
  throw new AppError('flash.type', `The drive ${drive.path} is that of a ${type}, not of a ${wanted}`, {
    remedy:
      named === null
        ? 'Leave --type out, or choose the other board with --drive.'
        : `Choose the other board with --drive, or correct "type" of ${named.board} in config.toml.`,
  });
}

async function portOf(
  ports: SerialPorts,
  drive: ProbeDrive,
  configured: ConfiguredBoard | null,
): Promise<string | null> {
  const found = (await ports.list().catch(() => [])).filter(({ vendorId }) => vendorId === probeVendor);
  const serial = (drive.serialNumber ?? configured?.serial_number)?.toLowerCase();
  const same = found.find(
    ({ serialNumber }) => serial !== undefined && serialNumber?.toLowerCase() === serial,
  );
  return same?.path ?? configured?.path ?? onlyOf(found)?.path ?? null;
}

const onlyOf = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);

/**
 * An engine that has the port open is asked; else the port is opened here. A failure that the drive reports
 * late explains itself.
 */
async function check(
  cli: CommandLine,
  ports: SerialPorts,
  port: { readonly path: string; readonly baudRate: number },
  holder: string | null,
  image: FirmwareImage,
  machine: DriveMachine,
  drive: ProbeDrive,
): Promise<void> {
  try {
    if (holder === null) await awaitFirmware(ports, cli.clock, port, image, cli.signal);
    else await awaitEngine(cli, port.path, holder, image);
  } catch (failure) {
    const failed = (await findProbeDrives(machine)).find(
      ({ serialNumber, failure: text }) =>
        text !== null && serialNumber !== null && serialNumber === drive.serialNumber,
    );
    if (failed === undefined) throw failure;
    throw new AppError('flash.probe', `The ST-LINK could not write the chip: ${failed.failure ?? ''}`, {
      remedy: 'Unplug the board, plug it in again, and flash it once more.',
      retryable: true,
      cause: failure,
    });
  }
}

/**
 * The board of a running engine that uses this port, by whichever of its paths; null also when no engine
 * runs.
 */
async function engineBoard(
  cli: CommandLine,
  ports: SerialPorts,
  port: string | null,
): Promise<string | null> {
  const boards = (await runningStatus(cli))?.boards.filter(({ state }) => state !== 'disabled') ?? [];
  return port === null ? null : ((await atDeviceOf(ports, port, boards))?.name ?? null);
}

/** Null: no engine runs. Rejects when one is there that does not answer. */
async function runningStatus(cli: CommandLine): Promise<EngineStatus | null> {
  try {
    return await cli.ask('engine.status', {});
  } catch (failure) {
    if (failure instanceof NoEngineError) return null;
    throw failure;
  }
}

async function awaitEngine(
  cli: CommandLine,
  path: string,
  holder: string,
  image: FirmwareImage,
): Promise<void> {
  const until = cli.clock.now() + engineSeesItWithinMs;
  for (;;) {
    const board = (await runningStatus(cli))?.boards.find(({ name }) => name === holder);
    if (board?.state === 'connected' && board.firmware === image.name) return;
    if (cli.clock.now() > until)
      throw notAnswering(
        path,
        image.name,
        new Error(
          board === undefined
            ? 'the engine no longer uses this port'
            : `the engine says: ${board.detail}${board.firmware === null ? '' : `, ${board.firmware}`}`,
        ),
      );
    await cli.clock.sleep(500, cli.signal);
  }
}
