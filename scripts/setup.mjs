// Makes a fresh clone ready: packages, system libraries, Electron, the SQLite binding. Runs before `npm
// start` and `npm test` on whatever Node the machine has (20 or newer), so it uses Node's own modules only.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { electronReady, installElectron } from './setup/electron.mjs';
import { alone } from './setup/lock.mjs';
import { installPackages, packagesReady } from './setup/packages.mjs';
import { refusal, thisMachine } from './setup/refusal.mjs';
import { SetupError, elapsedSince, say } from './setup/progress.mjs';
import { installSqliteBinding, sqliteBindingReady } from './setup/sqlite-binding.mjs';
import { installSystemPackages, missingFromSystem } from './setup/system.mjs';

/** @typedef {'start' | 'test'} Purpose */

/**
 * Each step looks first; the later ones need what the earlier ones bring.
 * @type {readonly { name: string, ready: (purpose: Purpose) => boolean, fix: (purpose: Purpose) => Promise<void>
 *   }[]}
 */
const steps = [
  { name: 'npm packages', ready: packagesReady, fix: installPackages },
  {
    name: 'system packages',
    ready: (purpose) => missingFromSystem(purpose).length === 0,
    fix: (purpose) => installSystemPackages(missingFromSystem(purpose)),
  },
  { name: 'Electron', ready: electronReady, fix: installElectron },
  { name: 'SQLite binding', ready: sqliteBindingReady, fix: installSqliteBinding },
];

/** @param {Purpose} purpose */
export async function setUp(purpose) {
  const refused = refusal(thisMachine());
  if (refused !== null) throw new SetupError(refused, null);
  const startedAt = performance.now();
  if (steps.every((step) => step.ready(purpose))) {
    say(`set-up: all there (${elapsedSince(startedAt)})`);
    return;
  }
  say('set-up: making this checkout ready');
  await alone(async () => {
    for (const [index, step] of steps.entries())
      await takeStep(step, `[${index + 1}/${steps.length}]`, purpose);
  });
  say(`set-up: ready (${elapsedSince(startedAt)})`);
}

/**
 * @param {typeof steps[number]} step
 * @param {string} count
 * @param {Purpose} purpose
 */
async function takeStep(step, count, purpose) {
  if (step.ready(purpose)) return say(`${count} ${step.name}: there`);
  say(`${count} ${step.name}`);
  const startedAt = performance.now();
  try {
    await step.fix(purpose);
  } catch (error) {
    throw Object.assign(/** @type {Error} */ (error), { step: step.name });
  }
  say(`${count} ${step.name}: done (${elapsedSince(startedAt)})`);
}

/** @param {unknown} error */
export function reportFailure(error) {
  const failure = /** @type {Error & { step?: string, fix?: string }} */ (error);
  say(
    failure.step === undefined ? failure.message : `\nset-up failed at "${failure.step}": ${failure.message}`,
  );
  if (failure.cause instanceof Error) say(failure.cause.message);
  if (error instanceof SetupError) {
    if (error.fix !== null) say(`How to fix it: ${error.fix}`);
  } else say(failure.stack ?? '');
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const purpose = process.argv[2] === 'start' ? 'start' : 'test';
  await setUp(purpose).catch((error) => {
    reportFailure(error);
    process.exitCode = 1;
  });
}
