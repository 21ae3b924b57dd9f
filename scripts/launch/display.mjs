import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hasDisplay } from '../setup/system.mjs';

/**
 * A virtual screen where the machine has none. Xvfb itself rather than xvfb-run, which outlives a killed parent and
 * leaves its children behind.
 * @returns {Promise<{ display: string | undefined, stop: () => void }>} display is undefined when there is a real one
 */
export async function openDisplay() {
  if (process.platform !== 'linux' || hasDisplay()) return { display: undefined, stop: () => {} };
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stop = () => server.kill('SIGTERM');
  process.once('exit', stop);
  const channel = /** @type {import('node:stream').Readable} */ (server.stdio[3]);
  const number = await Promise.race([
    once(channel, 'data').then(([chunk]) => String(chunk).trim()),
    once(server, 'error').then(([error]) => Promise.reject(error)),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with code ${code}`))),
  ]);
  server.removeAllListeners('exit');
  server.unref();
  return { display: `:${number}`, stop };
}
