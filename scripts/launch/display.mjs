import { spawn } from 'node:child_process';
import { hasDisplay } from '../setup/system.mjs';

/**
 * A virtual screen where the machine has none. Xvfb itself rather than xvfb-run, which outlives a killed
 * parent and leaves its children behind.
 * @returns {Promise<{ display: string | undefined, args: readonly string[], stop: () => void }>} display is
 *   undefined when there is a real one; args are for whatever Chromium opens on it
 */
export async function openDisplay() {
  if (process.platform !== 'linux' || hasDisplay()) return { display: undefined, args: [], stop: () => {} };
  // The shell waits for the end of its input, which comes even when this process is killed, and takes Xvfb
  // with it.
  const script = 'Xvfb -displayfd 3 -screen 0 1440x900x24 -nolisten tcp & server=$!; cat; kill $server';
  // Ctrl+C goes to a whole group of processes, and what loses its display ends before it can close.
  const server = spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'pipe', 'pipe'], detached: true });
  const stop = () => void server.stdin?.end();
  process.once('exit', stop);
  const number = await firstLine(
    /** @type {Readable} */ (server.stdio[3]),
    /** @type {Readable} */ (server.stderr),
  ).catch((error) => {
    stop();
    throw error;
  });
  server.unref(); // an open display is no reason to stay
  for (const stream of server.stdio) /** @type {import('node:net').Socket | null} */ (stream)?.unref();
  // There is no GPU behind it. Chromium would find that out by starting processes that fail, and draw by
  // itself only then.
  return { display: `:${number}`, args: ['--disable-gpu'], stop };
}

/** @typedef {import('node:stream').Readable} Readable */

/**
 * The display number, which Xvfb writes once it takes connections.
 * @param {Readable} channel
 * @param {Readable} complaints
 * @returns {Promise<string>}
 */
function firstLine(channel, complaints) {
  return new Promise((resolve, reject) => {
    let complaint = '';
    complaints.on('data', (chunk) => (complaint += chunk));
    channel.once('data', (chunk) => resolve(String(chunk).trim()));
    channel.once('end', () =>
      reject(new Error(`Xvfb did not start: ${complaint.trim() || 'is it installed?'}`)),
    );
  });
}
