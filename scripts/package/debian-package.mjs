import { chmodSync, copyFileSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../setup/paths.mjs';
import { SetupError } from '../setup/progress.mjs';
import { run } from '../setup/run.mjs';
import { hasProgram } from '../setup/system.mjs';
import { desktopEntry } from './desktop-entry.mjs';
import { manifest, programName, releaseFolder } from './places.mjs';

// Debian's names; newer releases give some of them another one that ends in t64 and provides the old one.
const needed = [
  'libgtk-3-0',
  'libnotify4',
  'libnss3',
  'libxtst6',
  'libatspi2.0-0',
  'libdrm2',
  'libgbm1',
  'libasound2',
  'libsecret-1-0',
  'xdg-utils',
];
const recommended = ['fonts-noto-cjk', 'libappindicator3-1', 'udev'];
const iconSizes = [16, 32, 48, 64, 128, 256, 512];
const architectures = /** @type {Record<string, string>} */ ({ x64: 'amd64', arm64: 'arm64' });

/**
 * The folder as a Debian package, made with dpkg-deb alone.
 * @param {string} folder
 * @returns {Promise<string>} the file
 */
export async function makeDebianPackage(folder) {
  if (!hasProgram('dpkg-deb'))
    throw new SetupError(
      'a Debian package needs dpkg-deb',
      'Run: sudo apt-get install dpkg. The folder of the app is ready all the same.',
    );
  const tree = join(releaseFolder, 'deb');
  rmSync(tree, { recursive: true, force: true });
  const installed = join(tree, 'opt', programName);
  mkdirSync(dirname(installed), { recursive: true });
  cpSync(folder, installed, { recursive: true, verbatimSymlinks: true });
  // Chromium's sandbox, where the kernel gives ordinary users no namespaces
  chmodSync(join(installed, 'chrome-sandbox'), 0o4755);
  link(join(tree, 'usr', 'bin', 'zeroclaw'), `/opt/${programName}/zeroclaw`);
  link(join(tree, 'usr', 'bin', programName), `/opt/${programName}/${programName}`);
  write(
    join(tree, 'usr', 'share', 'applications', `${programName}.desktop`),
    desktopEntry(`/opt/${programName}/${programName}`),
  );
  for (const size of iconSizes) {
    const icon = join(
      tree,
      'usr',
      'share',
      'icons',
      'hicolor',
      `${size}x${size}`,
      'apps',
      `${programName}.png`,
    );
    mkdirSync(dirname(icon), { recursive: true });
    copyFileSync(join(projectRoot, 'resources', 'icons', `icon-${size}.png`), icon);
  }
  write(
    join(tree, 'usr', 'share', 'doc', programName, 'copyright'),
    `Licence: ${manifest.license}. The licences of everything inside stand in the app under Settings, About, and in /opt/${programName}/LICENSE*.\n`,
  );
  write(join(tree, 'DEBIAN', 'control'), await control(tree));
  const architecture = architectures[process.arch];
  const file = join(releaseFolder, `${programName}_${manifest.version}_${architecture}.deb`);
  await run('dpkg-deb', ['--root-owner-group', '-Zzstd', '--build', tree, file], { doing: 'packing' });
  rmSync(tree, { recursive: true, force: true });
  return file;
}

/** @param {string} tree */
async function control(tree) {
  const size = (await run('du', ['-sk', tree], { doing: 'measuring' })).split('\t')[0];
  return [
    `Package: ${programName}`,
    `Version: ${manifest.version}`,
    `Architecture: ${architectures[process.arch]}`,
    'Maintainer: ZeroClaw Desktop <noreply@zeroclaw.invalid>',
    'Section: utils',
    'Priority: optional',
    `Installed-Size: ${size}`,
    `Depends: ${needed.map((name) => (/-0$|asound2$/.test(name) ? `${name} | ${name}t64` : name)).join(', ')}`,
    `Recommends: ${recommended.join(', ')}`,
    'Description: procedures carried out by a language model on your own machine',
    ` ${manifest.description}`,
    '',
  ].join('\n');
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * @param {string} path
 * @param {string} target
 */
function link(path, target) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
