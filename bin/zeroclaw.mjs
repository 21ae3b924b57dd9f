#!/usr/bin/env node
// `zeroclaw` opens the app; `zeroclaw COMMAND …` is the command line, which also runs the engine without
// windows.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, buildIsFresh, isBuilt } from '../scripts/launch/build.mjs';
import { say } from '../scripts/setup/progress.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);
const commandLine = join(root, 'out', 'main', 'cli.js');

if (args.length === 0) {
  await makeReady('start');
  const { openApp } = await import('../scripts/launch/app.mjs');
  process.exitCode = await openApp([]);
} else {
  if (!isBuilt()) await makeReady('build');
  else if (!buildIsFresh())
    say(
      'The sources have changed since this program was built, and what runs is as it was then. `npm run build` makes the new one; end a running app or daemon first.',
    );
  // The SQLite binding needs Node-API 10; an older Node hands over to the one that is installed with the app.
  if (Number(process.versions.napi) >= 10) {
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
  if (!(await build())) process.exit(1);
}
