import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { packagedNode } from '../setup/paths.mjs';
import { say } from '../setup/progress.mjs';
import { build, buildIsFresh } from './build.mjs';
import { openDisplay } from './display.mjs';
import { sandboxAdvice, sandboxHindrance, sandboxOf } from './sandbox.mjs';
import { electronCommand } from './electron-command.mjs';

/** How soon the app closes that has lost the npm that it was started by. */
const lookEveryMs = 500;
/** A program that cannot start ends by then. */
const soonMs = 15_000;

/**
 * Builds what is stale and opens the app; resolves with its exit code when it closes.
 * @param {readonly string[]} args for the app
 * @returns {Promise<number>}
 */
export async function openApp(args) {
  if (!buildIsFresh()) {
    say('building the app');
    if (!(await build())) return 1;
  }
  const screen = await openDisplay();
  try {
    // A machine without a screen has no D-Bus either, and Chromium complains of it in dozens of lines.
    const command = electronCommand(
      screen.display === undefined ? args : ['--log-level=3', ...screen.args, ...args],
    );
    const env = screen.display === undefined ? process.env : { ...process.env, DISPLAY: screen.display };
    const startedAt = performance.now();
    const code = await follow(command.path, command.args, env, {
      endsWithParent: process.env['npm_lifecycle_event'] !== undefined,
      ownGroup: true,
      onStarted: (pid) => {
        const where = screen.display === undefined ? '' : ` on the virtual display ${screen.display}`;
        say(`ZeroClaw Desktop is running${where} (pid ${pid}); Ctrl+C closes it`);
      },
    });
    const hindrance = sandboxHindrance(sandboxOf(command.path));
    // Chromium has said why at length, in its own words.
    if (code !== 0 && hindrance !== null && performance.now() - startedAt < soonMs)
      say(sandboxAdvice(hindrance, command.path));
    return code;
  } finally {
    screen.stop();
  }
}

/**
 * Runs the built command line with the Node of package-lock.json as if it were this one. It ends with this
 * one, also with one that is killed and can pass no signal on: the channel between them closes.
 * @param {string} commandLine
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export const handOver = (commandLine, args) =>
  follow(
    packagedNode,
    [commandLine, ...args],
    { ...process.env, ZEROCLAW_ENDS_WITH_PARENT: '1' },
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );

/**
 * Runs a program as if it were this one: same terminal, signals passed on, its exit code as the answer. A signal
 * to npm reaches the shell between npm and this one, which ends without passing it on: `endsWithParent` is for
 * that. `ownGroup`: a signal to the whole group, as Ctrl+C, reaches the program alone and none of its own
 * processes, which it ends itself: Chromium takes the end of its GPU process for a fault. Not for what reads a
 * terminal.
 * @param {string} path
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ onStarted?: (pid: number) => void, stdio?: import('node:child_process').StdioOptions, endsWithParent?: boolean, ownGroup?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function follow(
  path,
  args,
  env,
  { onStarted, stdio = 'inherit', endsWithParent = false, ownGroup = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(path, [...args], { stdio, env, detached: ownGroup && process.platform !== 'win32' });
    const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, passOn);
    const stopLooking = endsWithParent ? onParentGone(() => passOn('SIGTERM')) : () => {};
    child.once('spawn', () => onStarted?.(child.pid ?? 0));
    child.once('error', (failure) => {
      stopLooking();
      reject(failure);
    });
    child.once('exit', (code, signal) => {
      stopLooking();
      for (const name of signals) process.off(name, passOn);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * Where the parent of a process stays the same whatever becomes of it (Windows), nothing is noticed.
 * @param {() => void} act
 * @returns {() => void} looks no more
 */
function onParentGone(act) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    act();
  }, lookEveryMs);
  return () => clearInterval(look);
}
