import { spawn } from 'node:child_process';
import { say } from './progress.mjs';

const heartbeatMs = 15_000;

/**
 * Runs a program to its end. Its output is kept and shown only when it fails, because a long step that works
 * should say that it is alive and no more.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, doing: string, timeoutMs?: number }} options
 * @returns {Promise<string>} what it wrote to stdout
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(command, [...args], {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm', // npm is npm.cmd there
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    const heartbeat = setInterval(() => {
      say(`    … ${options.doing} (${Math.round((performance.now() - startedAt) / 1000)} s)`);
    }, heartbeatMs);
    const deadline =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(() => child.kill('SIGKILL'), options.timeoutMs);
    const finish = () => {
      clearInterval(heartbeat);
      clearTimeout(deadline);
    };
    child.on('error', (cause) => {
      finish();
      reject(cause);
    });
    child.on('close', (code, signal) => {
      finish();
      if (code === 0) return resolve(stdout);
      reject(
        new Error(
          `${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}\n${essence(`${stdout}\n${stderr}`)}`,
        ),
      );
    });
  });
}

/**
 * The first lines of an output often name the error, the last ones where it happened.
 * @param {string} output
 */
function essence(output) {
  const lines = output.trim().split('\n');
  return (lines.length <= 40 ? lines : [...lines.slice(0, 20), '…', ...lines.slice(-20)]).join('\n');
}
