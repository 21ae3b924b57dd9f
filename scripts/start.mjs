// `npm start`: its pre-script has done the set-up.
import { refusal, thisMachine } from './setup/refusal.mjs';
import { say } from './setup/progress.mjs';
import { openApp } from './launch/app.mjs';

// Other package managers leave the pre-script out.
const refused = refusal(thisMachine());
if (refused !== null) {
  say(refused);
  process.exit(1);
}
process.exitCode = await openApp(process.argv.slice(2));
