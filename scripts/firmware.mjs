// Builds the firmware of resources/firmware/nucleo: `npm run firmware` writes the images that are shipped,
// `npm run firmware -- check` only says whether they are what the sources give.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildImages } from './firmware/build-images.mjs';
import { imagesFile, repository } from './firmware/sources.mjs';
import { SetupError, say } from './setup/progress.mjs';

const checking = process.argv[2] === 'check';
const scratch = mkdtempSync(join(tmpdir(), 'zeroclaw-firmware-'));
try {
  const { images, files } = await buildImages(scratch);
  const wanted = [...files, { path: imagesFile, bytes: Buffer.from(`${JSON.stringify(images, null, 2)}\n`) }];
  const changed = wanted.filter(({ path, bytes }) => !sameAs(path, bytes));
  if (checking) {
    for (const { path } of changed) say(`differs: ${path}`);
    if (changed.length > 0)
      throw new SetupError(
        'the committed images are not what these sources and this compiler give',
        'Run `npm run firmware` and commit what changed.',
      );
    say('the committed images are what the sources give');
  } else {
    for (const { path, bytes } of wanted) {
      mkdirSync(dirname(join(repository, path)), { recursive: true });
      writeFileSync(join(repository, path), bytes);
      say(`${path}: ${bytes.length} bytes${changed.some((other) => other.path === path) ? ', changed' : ''}`);
    }
  }
} catch (failure) {
  if (!(failure instanceof SetupError)) throw failure;
  say(`firmware: ${failure.message}\n  ${failure.fix}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/**
 * @param {string} path
 * @param {Buffer} bytes
 */
function sameAs(path, bytes) {
  try {
    return readFileSync(join(repository, path)).equals(bytes);
  } catch {
    return false;
  }
}
