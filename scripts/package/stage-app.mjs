import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { keptParts } from '../launch/build.mjs';
import { projectRoot } from '../setup/paths.mjs';
import { SetupError } from '../setup/progress.mjs';
import { manifest, programName, stagedApp } from './places.mjs';

/**
 * Puts everything the app needs at work into one folder, and nothing else: the built code without its source
 * maps, its data, and the packages that the lock file does not mark as being for development, in the build of
 * this platform.
 * @returns {string} the folder
 */
export function stageApp() {
  rmSync(stagedApp, { recursive: true, force: true });
  mkdirSync(stagedApp, { recursive: true });
  const kept = new Set(keptParts().map((part) => basename(part)));
  const isWanted = (/** @type {string} */ path) =>
    !path.endsWith('.map') && !basename(path).startsWith('.') && !kept.has(basename(path));
  for (const folder of [
    'out',
    'sops',
    ...['models', 'icons', 'sops-ko', 'firmware/nucleo/images'].map((data) => `resources/${data}`),
  ])
    copy(folder, isWanted);
  const { version, description, license, dependencies } = manifest;
  // electron-builder packs the packages that these need, as it finds them here.
  const staged = {
    name: programName,
    productName: 'ZeroClaw',
    version,
    description,
    license,
    author: 'ZeroClaw Desktop',
    type: 'module',
    main: 'out/main/index.js',
    dependencies,
  };
  writeFileSync(join(stagedApp, 'package.json'), `${JSON.stringify(staged, null, 2)}\n`);
  writeFileSync(join(stagedApp, 'LICENSE'), readFileSync(join(projectRoot, 'LICENSE')));
  for (const path of packagesAtWork()) copy(path, isWantedOfPackage);
  return stagedApp;
}

/**
 * @typedef {{ dev?: boolean, devOptional?: boolean, optional?: boolean, os?: string[], cpu?: string[],
 * resolved?: string }} LockedPackage
 */

/** @returns {string[]} their folders, as the lock file names them */
export function packagesAtWork() {
  const packages = /** @type {Record<string, LockedPackage>} */ (
    JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).packages
  );
  return Object.entries(packages)
    .filter(
      ([path, entry]) =>
        path !== '' && entry.dev !== true && entry.devOptional !== true && isForHere(path, entry),
    )
    .map(([path, entry]) => {
      if (!existsSync(join(projectRoot, path)) && entry.optional !== true)
        throw new SetupError(`${path} is not installed`, 'Run "npm run setup".');
      return path;
    })
    .filter((path) => existsSync(join(projectRoot, path)));
}

/** As node-llama-cpp names its builds. @type {Record<string, string>} */
const systems = { darwin: 'mac', win32: 'win' };
/** For the processor, and for graphics cards without CUDA, which would make the app five times as large. */
const llamaBuilds = ['', '-vulkan', '-metal'].map(
  (kind) => `${systems[process.platform] ?? process.platform}-${process.arch}${kind}`,
);

/**
 * @param {string} path
 * @param {LockedPackage} entry
 */
const isForHere = (path, { os, cpu }) =>
  (!path.includes('/@node-llama-cpp/') || llamaBuilds.some((build) => path.endsWith(`/${build}`))) &&
  (os === undefined || os.includes(process.platform)) &&
  (cpu === undefined || cpu.includes(process.arch));

/**
 * @param {string} path
 * @param {(path: string) => boolean} wanted
 */
function copy(path, wanted) {
  const from = join(projectRoot, path);
  mkdirSync(dirname(join(stagedApp, path)), { recursive: true });
  cpSync(from, join(stagedApp, path), {
    recursive: true,
    dereference: true,
    filter: (file) => file === from || wanted(file.slice(from.length)),
  });
}

/**
 * Packages carry their sources, their types, and builds for other machines. @param {string} path below its
 * folder, with a separator first
 */
function isWantedOfPackage(path) {
  if (
    /\.(?:map|d\.[cm]?ts|[cm]?ts|tsx|c|cc|cpp|h|hpp|gyp|md|markdown|bundle|tsbuildinfo)$/i.test(path) &&
    !/licen[cs]e|notice/i.test(basename(path))
  )
    return false;
  const [first, second] = path.split(sep).filter((part) => part !== '');
  // nested packages are entries of their own
  if (first === 'node_modules' || first === 'test' || first?.startsWith('.')) return false;
  if (first === 'prebuilds' && second !== undefined) return isPrebuiltForHere(second);
  if (first === 'deps' && path.startsWith(`${sep}deps${sep}sqlite3`)) return false;
  return !(
    first === 'llama' &&
    ['addon', 'cmake', 'grammars', 'patches', 'profiles', 'toolchains', 'xpack', 'llama.cpp'].includes(
      second ?? '',
    )
  );
}

/** @param {string} name e.g. `linux-x64`, `darwin-x64+arm64`, `linuxmusl-x64.node` */
function isPrebuiltForHere(name) {
  const [platform, architectures = ''] = name.replace('.node', '').split('-');
  return platform === process.platform && architectures.split('+').includes(process.arch);
}
