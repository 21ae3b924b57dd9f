import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { flipFuses } from '@electron/fuses';
import { build, Platform } from 'electron-builder';
import { findElectron, projectRoot, sqliteBindingPath } from '../setup/paths.mjs';
import { SetupError } from '../setup/progress.mjs';
import { fuseConfig } from './fuses.mjs';
import { manifest, programName, releaseFolder } from './places.mjs';

/**
 * The folder with the app in it, made by electron-builder from the Electron that set-up found: nothing is
 * downloaded.
 * @param {string} staged
 * @returns {Promise<string>}
 */
export async function packageDirectory(staged) {
  const electron = findElectron();
  if (electron === undefined) throw new SetupError('there is no Electron to package', 'Run "npm run setup".');
  await build({
    targets: Platform.current().createTarget('dir'),
    projectDir: projectRoot,
    publish: 'never',
    config: {
      appId: 'app.zeroclaw.desktop',
      productName: 'ZeroClaw',
      copyright: `Licence: ${manifest.license}`,
      directories: {
        app: staged,
        output: releaseFolder,
        buildResources: join(projectRoot, 'resources', 'icons'),
      },
      electronDist: dirname(electron.path),
      electronVersion: versionOf(electron.path),
      npmRebuild: false, // addons are prebuilt, and staged for this Electron
      nodeGypRebuild: false,
      asar: { smartUnpack: false },
      // What native code opens: src/main/platform/base/app-files.ts names the folders.
      asarUnpack: ['resources/**', 'sops/**', '**/*.node', 'node_modules/@node-llama-cpp/**'],
      files: ['**/*'],
      executableName: programName,
      protocols: [{ name: 'ZeroClaw', schemes: ['zeroclaw'] }],
      electronLanguages: ['en-US', 'ko'],
      linux: { category: 'Utility' },
    },
  });
  const folder = join(releaseFolder, 'linux-unpacked');
  if (process.platform !== 'linux') return releaseFolder;
  // The fallback Electron runs the project through this link; in a package it would be a second app beside
  // the archive.
  rmSync(join(folder, 'resources', 'app'), { recursive: true, force: true });
  if (electron.kind === 'fallback') placeSqliteBinding(folder);
  const program = join(folder, programName);
  await flipFuses(program, fuseConfig());
  copyFileSync(join(projectRoot, 'scripts', 'package', 'zeroclaw'), join(folder, 'zeroclaw'));
  chmodSync(join(folder, 'zeroclaw'), 0o755);
  if (!existsSync(join(folder, 'resources', 'app.asar'))) throw new Error(`${folder} has no app in it`);
  return folder;
}

/**
 * An Electron that is too old for the prebuilt binding takes its own with it
 * (docs/decisions/0001-electron-fallback.md). @param {string} folder
 */
function placeSqliteBinding(folder) {
  const target = join(
    folder,
    'resources',
    'app.asar.unpacked',
    'node_modules',
    '.cache',
    'zeroclaw',
    basename(sqliteBindingPath),
  );
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(sqliteBindingPath, target);
}

/** @param {string} electron */
const versionOf = (electron) =>
  execFileSync(electron, ['-p', 'process.versions.electron'], {
    encoding: 'utf8',
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
  }).trim();
