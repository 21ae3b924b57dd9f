import { findElectron, projectRoot } from '../setup/paths.mjs';

/**
 * The command that opens the app. Playwright takes the same one: `_electron.launch({ executablePath: path,
 * args })`.
 * @param {readonly string[]} [args] for the app itself
 * @returns {{ path: string, args: string[] }}
 */
export function electronCommand(args = []) {
  const electron = findElectron();
  if (electron === undefined) throw new Error('There is no Electron yet: run "npm run setup".');
  // Chromium refuses to run its sandbox as root; everybody else keeps it.
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { path: electron.path, args: [projectRoot, ...sandbox, ...args] };
}
