import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packagedNode, pathWithoutProject, projectRoot, sharedCache } from './paths.mjs';
import { place, publish } from './place.mjs';
import { SetupError, say } from './progress.mjs';
import { run } from './run.mjs';

const modules = join(projectRoot, 'node_modules');

/** Puts the binary into the package `node` where its install script was not allowed to. */
export async function placePackagedNode() {
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  place(join(await unpackedNode(), 'bin', binary), packagedNode);
}

/**
 * The headers of the locked Node. They come with its platform package, which the next `npm install` takes
 * away again, and node-api-headers leaves out everything experimental.
 */
export async function nodeHeaders() {
  const headers = join('include', 'node');
  const installed = join(modules, 'node', 'node_modules', platformPackage(), headers);
  return existsSync(join(installed, 'node_api.h')) ? installed : join(await unpackedNode(), headers);
}

/** @returns {Promise<string>} a folder of the shared cache with the whole platform package */
async function unpackedNode() {
  const version = JSON.parse(readFileSync(join(modules, 'node', 'package.json'), 'utf8')).version;
  const final = join(sharedCache, `node-${version}`);
  if (existsSync(final)) return final;
  say(`  fetching ${platformPackage()} ${version}`);
  const work = join(sharedCache, `node-making-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const env = { ...process.env, PATH: pathWithoutProject() };
  try {
    await run('npm', ['pack', '--silent', `${platformPackage()}@${version}`], {
      cwd: work,
      env,
      doing: 'downloading',
    });
    await run('tar', ['-xzf', `${platformPackage()}-${version}.tgz`], { cwd: work, doing: 'unpacking' });
    publish(join(work, 'package'), final);
  } catch (cause) {
    throw new SetupError(
      `Node ${version} could not be fetched`,
      'Check that the npm registry answers (`npm ping`), then run the command again.',
      cause,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return final;
}

function platformPackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}
