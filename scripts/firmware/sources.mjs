import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));
/** Paths below are relative to the repository, with slashes. */
export const firmwareFolder = 'resources/firmware/nucleo';
export const imagesFile = `${firmwareFolder}/images/images.json`;
/** For tests only: its pins and clock are QEMU's. */
export const qemuImage = 'tests/fixtures/firmware/nucleo-qemu.bin';

/** @param {string} folder below the firmware's @param {string} ending */
export const sourcesIn = (folder, ending) =>
  readdirSync(join(repository, firmwareFolder, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${firmwareFolder}/${folder}/${name}`);

/** Changes whenever an image may change; without a compiler it shows whether somebody forgot to build. */
export function hashOfSources() {
  const hash = createHash('sha256');
  for (const folder of ['core', 'hardware', 'qemu']) {
    for (const path of [
      ...sourcesIn(folder, '.c'),
      ...sourcesIn(folder, '.h'),
      ...sourcesIn(folder, '.ld'),
    ]) {
      hash.update(`${path}\n`).update(readFileSync(join(repository, path), 'utf8').replaceAll('\r\n', '\n'));
    }
  }
  return hash.digest('hex');
}
