// Prints the Electron executable in use, and gets one first when there is none: `npm run --silent
// electron:path`.
import { findElectron } from './setup/paths.mjs';
import { reportFailure, setUp } from './setup.mjs';

try {
  if (findElectron() === undefined) await setUp('start');
  process.stdout.write(`${findElectron()?.path}\n`);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
