#!/usr/bin/env node
// `zeroclaw` opens the app; `zeroclaw COMMAND …` is the command line, which also runs the engine without
// windows.
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuilt } from '../scripts/launch/built.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);
const commandLine = join(root, 'out', 'main', 'cli.js');

if (args.length === 0) {
  await makeReady('start');
  const { openApp } = await import('../scripts/launch/app.mjs');
  process.exitCode = await openApp([]);
} else {
  if (!isBuilt(root)) await makeReady('build');
  // It takes as long as many a command, and a program that reads what a command says has no use for it.
  else if (process.stderr.isTTY) await sayWhetherStale();
  // The SQLite binding needs Node-API 10; an older Node hands over to the one that is installed with the app.
  if (Number(process.versions.napi) >= 10) {
    // Goes with the build that it is of. An older Node has none.
    module.enableCompileCache?.(join(root, 'out', 'compiled'));
    await import(pathToFileURL(commandLine).href);
  } else {
    const { handOver } = await import('../scripts/launch/app.mjs');
    process.exitCode = await handOver(commandLine, args);
  }
}

/** @param {'start' | 'build'} purpose */
async function makeReady(purpose) {
  const { reportFailure, setUp } = await import('../scripts/setup.mjs');
  try {
    await setUp('start');
  } catch (error) {
    reportFailure(error);
    process.exit(1);
  }
  if (purpose === 'start') return;
  const { build } = await import('../scripts/launch/build.mjs');
  if (!(await build())) process.exit(1);
}

async function sayWhetherStale() {
  const { buildIsFresh } = await import('../scripts/launch/build.mjs');
  const { say } = await import('../scripts/setup/progress.mjs');
  if (!buildIsFresh())
    say(
      'The sources have changed since this program was built, and what runs is as it was then. `npm run build` makes the new one; end a running app or daemon first.',
    );
}
