// `npm run dev`: the app with hot reload, main process included.
import { join } from 'node:path';
import { follow } from './launch/app.mjs';
import { openDisplay } from './launch/display.mjs';
import { electronCommand } from './launch/electron-command.mjs';
import { packagedNode, projectRoot } from './setup/paths.mjs';

const screen = await openDisplay();
const electron = electronCommand();
const program = join(projectRoot, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
const sandbox = electron.args.includes('--no-sandbox') ? ['--noSandbox'] : [];
process.exitCode = await follow(
  packagedNode,
  [program, 'dev', '--watch', ...sandbox, '--', ...process.argv.slice(2)],
  {
    ...process.env,
    ELECTRON_EXEC_PATH: electron.path,
    ...(screen.display === undefined ? {} : { DISPLAY: screen.display }),
  },
);
screen.stop();
