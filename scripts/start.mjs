// `npm start`: its pre-script has done the set-up.
import { openApp } from './launch/app.mjs';

process.exitCode = await openApp(process.argv.slice(2));
