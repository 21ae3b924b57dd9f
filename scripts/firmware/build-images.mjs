import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SetupError } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';
import { hasProgram } from '../setup/system.mjs';
import { firmwareFolder, hashOfSources, qemuImage, repository, sourcesIn } from './sources.mjs';

const compiler = 'arm-none-eabi-gcc';
const flags = [
  '-mcpu=cortex-m4',
  '-mthumb',
  '-mfloat-abi=soft',
  '-std=c11',
  '-ffreestanding',
  '-fno-builtin',
  '-fno-tree-loop-distribute-patterns',
  '-Os',
  '-ffunction-sections',
  '-fdata-sections',
  '-Wall',
  '-Wextra',
  '-Wconversion',
  '-Wshadow',
  '-Werror',
];
const linking = [
  '-nostdlib',
  '-Wl,--gc-sections',
  '-Wl,--build-id=none',
  '-Wl,--fatal-warnings',
  '-T',
  `${firmwareFolder}/hardware/stm32f4.ld`,
];

/** @typedef {{ file: string, bytes: number, sha256: string }} Image */
/**
 * @typedef {{ name: string, version: string, compiler: string, sources: string, images: Record<string,
 * Image>, qemu: Image }} Images
 */

/**
 * @param {string} scratch an empty folder
 * @returns {Promise<{ images: Images, files: { path: string, bytes: Buffer }[] }>} paths are relative to the
 *   repository
 */
export async function buildImages(scratch) {
  if (!hasProgram(compiler))
    throw new SetupError(
      `${compiler} is not installed`,
      'On Debian and Ubuntu: apt-get install --no-install-recommends gcc-arm-none-eabi (it brings binutils-arm-none-eabi; no C library is needed).',
    );
  const f401 = await build(scratch, {
    board: 'nucleo-f401re',
    path: `${firmwareFolder}/images/zeroclaw-nucleo-f401re.bin`,
    qemu: false,
  });
  const f411 = await build(scratch, {
    board: 'nucleo-f411re',
    path: `${firmwareFolder}/images/zeroclaw-nucleo-f411re.bin`,
    qemu: false,
  });
  const qemu = await build(scratch, { board: 'nucleo-f401re', path: qemuImage, qemu: true });
  return {
    images: {
      name: defined('NAME'),
      version: defined('VERSION'),
      compiler: execFileSync(compiler, ['--version'], { encoding: 'utf8' }).split('\n')[0],
      sources: hashOfSources(),
      images: { 'nucleo-f401re': describe(f401), 'nucleo-f411re': describe(f411) },
      qemu: describe(qemu),
    },
    files: [f401, f411, qemu],
  };
}

/**
 * @param {string} scratch
 * @param {{ board: string, path: string, qemu: boolean }} wanted
 */
async function build(scratch, { board, path, qemu }) {
  const linked = join(scratch, `${basename(path)}.elf`);
  const image = join(scratch, basename(path));
  const inPlace = qemu
    ? ['analog.c', 'clock.c', 'pins.c'].map((name) => `${firmwareFolder}/hardware/${name}`)
    : [];
  const sources = [
    ...sourcesIn('core', '.c'),
    ...sourcesIn('hardware', '.c').filter((source) => !inPlace.includes(source)),
    ...(qemu ? sourcesIn('qemu', '.c') : []),
  ];
  // Run in the repository with relative paths, so that nothing of this machine gets into the image.
  await run(compiler, [...flags, `-DBOARD_NAME="${board}"`, ...linking, ...sources, '-lgcc', '-o', linked], {
    cwd: repository,
    doing: `compiling for ${board}`,
  });
  await run('arm-none-eabi-objcopy', ['-O', 'binary', linked, image], { doing: 'writing the image' });
  return { path, bytes: readFileSync(image) };
}

/** @param {{ path: string, bytes: Buffer }} built */
const describe = ({ path, bytes }) => ({
  file: basename(path),
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** @param {'NAME' | 'VERSION'} what */
function defined(what) {
  const header = readFileSync(join(repository, firmwareFolder, 'core/firmware.h'), 'utf8');
  const found = new RegExp(`#define FIRMWARE_${what} "([^"]+)"`).exec(header)?.[1];
  if (found === undefined) throw new Error(`core/firmware.h has no FIRMWARE_${what}`);
  return found;
}
