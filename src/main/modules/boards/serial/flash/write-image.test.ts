import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Clock } from '../../../../platform/base/clock';
import type { FirmwareImage } from './firmware-image';
import type { ProbeDrive } from './probe-drives';
import { writeImage } from './write-image';

const never = new AbortController().signal;
const image: FirmwareImage = {
  board: 'nucleo-f401re',
  name: 'zeroclaw-nucleo 1.0.0',
  bytes: Buffer.from('program'),
};

function makeDrive(failure: string | null = null): ProbeDrive {
  const path = mkdtempSync(join(tmpdir(), 'zc-drive-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true, force: true });
  });
  writeFileSync(join(path, 'MBED.HTM'), '');
  return { path, board: 'nucleo-f401re', saysItIs: 'NODE_F401RE', serialNumber: null, failure };
}

/** Time passes at once; what the ST-LINK does happens at its moment. */
function clockWith(events: Readonly<Record<number, () => void>>): Clock {
  let now = 0;
  return {
    now: () => now,
    steady: () => now,
    async sleep(ms, signal) {
      signal.throwIfAborted();
      for (const [at, happen] of Object.entries(events))
        if (Number(at) > now && Number(at) <= now + ms) happen();
      now += ms;
    },
  };
}

test('the ST-LINK takes the file, byte for byte', async () => {
  const drive = makeDrive();
  let taken = '';
  const clock = clockWith({
    2000: () => {
      taken = readFileSync(join(drive.path, 'ZEROCLAW.BIN'), 'utf8');
      rmSync(join(drive.path, 'ZEROCLAW.BIN'));
    },
  });
  expect(await writeImage(drive, image, clock, never)).toBe('taken');
  expect(taken).toBe('program');
  expect(clock.now()).toBe(2000);
});

test('a drive that goes away and comes back has taken the file; one that stays away, or keeps it, says nothing', async () => {
  const [back, away, kept] = [makeDrive(), makeDrive(), makeDrive()];
  const takeAway =
    ({ path }: ProbeDrive) =>
    () => {
      rmSync(path, { recursive: true });
    };
  expect(
    await writeImage(
      back,
      image,
      clockWith({
        1000: takeAway(back),
        4000: () => {
          writeBack(back.path);
        },
      }),
      never,
    ),
  ).toBe('taken');
  expect(await writeImage(away, image, clockWith({ 1000: takeAway(away) }), never)).toBe('gone');
  expect(await writeImage(kept, image, clockWith({}), never)).toBe('unchanged');
});

function writeBack(path: string): void {
  mkdirSync(path);
  writeFileSync(join(path, 'MBED.HTM'), '');
}

test('what the ST-LINK writes into FAIL.TXT is told with the remedy', async () => {
  const drive = makeDrive();
  const clock = clockWith({
    3000: () => {
      writeFileSync(join(drive.path, 'FAIL.TXT'), 'The transfer timed out.\r\n');
    },
  });
  await expect(writeImage(drive, image, clock, never)).rejects.toMatchObject({
    code: 'flash.probe',
    message: expect.stringContaining('The transfer timed out.') as string,
    remedy: expect.stringContaining('CN2') as string,
  });
});

test('nothing is written onto a drive that reports a failure, or that is gone', async () => {
  const failed = makeDrive('The interface firmware FAILED to reset/halt the target MCU');
  await expect(writeImage(failed, image, clockWith({}), never)).rejects.toMatchObject({
    code: 'flash.probe',
  });
  expect(existsSync(join(failed.path, 'ZEROCLAW.BIN'))).toBe(false);
  const gone = makeDrive();
  rmSync(gone.path, { recursive: true });
  await expect(writeImage(gone, image, clockWith({}), never)).rejects.toMatchObject({ code: 'flash.drive' });
});

test('a drive without room says so before anything is written', async () => {
  const drive = makeDrive();
  const huge = { ...image, bytes: { length: Number.MAX_SAFE_INTEGER } as Uint8Array };
  await expect(writeImage(drive, huge, clockWith({}), never)).rejects.toMatchObject({
    code: 'flash.space',
    remedy: expect.stringContaining('jumpers') as string,
  });
  expect(existsSync(join(drive.path, 'ZEROCLAW.BIN'))).toBe(false);
});
