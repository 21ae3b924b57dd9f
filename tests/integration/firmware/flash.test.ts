import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firmwareFolder, repository } from '../../../scripts/firmware/sources.mjs';
import { watcherAddress } from '../../../src/main/platform/socket/address';
import { eventuallyTells, makeHome, startDaemon, zeroclaw, zeroclawJson } from '../../fixtures/daemon';
import { plugInNucleo } from '../../fixtures/probe-drive';

function homeWith(config: string) {
  const home = makeHome(config);
  onTestFinished(() => {
    home.remove();
  });
  return home;
}

async function nucleo(...options: Parameters<typeof plugInNucleo>) {
  const board = await plugInNucleo(...options);
  onTestFinished(() => board.stop());
  return board;
}

const imageOf = (board: string): Uint8Array =>
  readFileSync(join(repository, firmwareFolder, 'images', `zeroclaw-${board}.bin`));

test.each(['nucleo-f401re', 'nucleo-f411re'] as const)(
  'what is copied onto the drive of a %s boots and says its version',
  async (type) => {
    const board = await nucleo(type);
    const told = await zeroclawJson(
      homeWith(''),
      'boards',
      'flash',
      '--drive',
      board.drive,
      '--port',
      board.port,
      '--yes',
    );
    expect(told).toEqual({
      board: null,
      type,
      firmware: 'zeroclaw-nucleo 1.3.0',
      drive: board.drive,
      port: board.port,
      checked: true,
    });
    expect(Buffer.compare(board.written() ?? Buffer.from(''), imageOf(type))).toBe(0);
  },
);

test('an engine that uses the board goes on with the new firmware, and answers for it', async () => {
  const board = await nucleo('nucleo-f401re');
  // As udev makes them for every serial number.
  const link = join(dirname(board.port), 'usb-STMicroelectronics_STM32_STLink');
  symlinkSync(board.port, link);
  const home = homeWith(
    `[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "${link}"\n`,
  );
  const daemon = await startDaemon(home);
  onTestFinished(async () => {
    await daemon.stop();
  });
  await eventuallyTells(
    home,
    'the engine to miss the board',
    'engine.status',
    {},
    ({ boards }) => boards[0]?.state === 'lost',
  );
  const outcome = await zeroclaw(home, 'boards', 'flash', '--board', 'pump', '--drive', board.drive, '--yes');
  expect(outcome).toMatchObject({ code: 0, stdout: `The board on ${link} runs zeroclaw-nucleo 1.3.0.\n` });
  expect(await zeroclawJson(home, 'boards')).toMatchObject([
    { name: 'pump', state: 'connected', firmware: 'zeroclaw-nucleo 1.3.0' },
  ]);
  const again = await zeroclaw(
    home,
    'boards',
    'flash',
    '--drive',
    board.drive,
    '--port',
    board.port,
    '--yes',
  );
  expect(again).toMatchObject({
    code: 0,
    stdout: `The board on ${board.port} runs zeroclaw-nucleo 1.3.0.\n`,
  });
});

test.each<{ name: string; args: readonly string[]; config?: string; said: RegExp; code: number }>([
  {
    name: 'the drive of another board than the configured one',
    args: ['--board', 'pump'],
    config: '[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f411re"\npath = "/dev/ttyACM0"\n',
    said: /is that of a nucleo-f401re, not of a nucleo-f411re\n {2}.*correct "type" of pump/u,
    code: 1,
  },
  {
    name: 'a board that config.toml does not have',
    args: ['--board', 'pumpe'],
    config: '[[peripherals.boards]]\nboard = "pump"\ntype = "nucleo-f401re"\npath = "/dev/ttyACM0"\n',
    said: /no board "pumpe"\n {2}It has pump\./u,
    code: 2,
  },
  {
    name: 'a kind of board that our firmware is not made for',
    args: ['--board', 'uno'],
    config: '[[peripherals.boards]]\nboard = "uno"\ntype = "arduino-uno"\npath = "/dev/ttyACM0"\n',
    said: /no firmware of ours for "arduino-uno"/u,
    code: 2,
  },
  {
    name: 'a question that nobody can answer',
    args: [],
    said: /nobody can answer here\n {2}.*--yes/u,
    code: 2,
  },
])('$name is refused, and nothing is written', async ({ args, config = '', said, code }) => {
  const board = await nucleo('nucleo-f401re');
  const outcome = await zeroclaw(homeWith(config), 'boards', 'flash', '--drive', board.drive, ...args);
  expect(outcome.stderr).toMatch(said);
  expect(outcome.code).toBe(code);
  expect(board.written()).toBeNull();
});

test('beside an engine that takes nothing a board is not written', async () => {
  const board = await nucleo('nucleo-f401re');
  const home = homeWith('');
  mkdirSync(dirname(watcherAddress(home.path)), { recursive: true });
  const watcher = createServer((socket) => {
    socket.end(`${JSON.stringify({ pid: 7, isStarting: true, still: null })}\n`);
  });
  await new Promise<void>((resolve) => {
    watcher.listen(watcherAddress(home.path), resolve);
  });
  onTestFinished(() => {
    watcher.close();
  });
  const outcome = await zeroclaw(
    home,
    'boards',
    'flash',
    '--drive',
    board.drive,
    '--port',
    board.port,
    '--yes',
  );
  expect(outcome).toMatchObject({
    code: 1,
    stderr: 'The engine (process 7) is still starting, and takes nothing yet.\n  Try again in a moment.\n',
  });
  expect(board.written()).toBeNull();
});

test('a folder that is no drive, and a failure that the ST-LINK reports, say how to fix it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zc-empty-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const home = homeWith('');
  expect(await zeroclaw(home, 'boards', 'flash', '--drive', folder, '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not the drive of an ST-LINK') as string,
  });
  const board = await nucleo('nucleo-f411re', {
    fails: 'The interface firmware FAILED to reset/halt the target MCU\r\n',
  });
  const outcome = await zeroclaw(home, 'boards', 'flash', '--drive', board.drive, '--yes');
  expect(outcome.code).toBe(1);
  expect(outcome.stderr).toMatch(/FAIL\.TXT: The interface firmware FAILED.*\n {2}Unplug the board/u);
});
