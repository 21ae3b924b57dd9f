// `npm run package`: the app as a folder that runs anywhere (release/linux-unpacked) and, on Linux, as a
// Debian package of it.
//   npm run package -- --dir      the folder only
// docs/how-to/package.md says what is in it; `npm run package:smoke` tries it.
import { packageDirectory } from './package/directory-build.mjs';
import { makeDebianPackage } from './package/debian-package.mjs';
import { stageApp } from './package/stage-app.mjs';
import { build, buildIsFresh } from './launch/build.mjs';
import { elapsedSince, say } from './setup/progress.mjs';
import { reportFailure } from './setup.mjs';

const startedAt = performance.now();
try {
  if (!buildIsFresh() && !(await build())) process.exit(1);
  say('gathering what the app needs at work');
  const staged = stageApp();
  say('making the folder');
  const folder = await packageDirectory(staged);
  say(`  ${folder}`);
  if (process.platform === 'linux' && !process.argv.includes('--dir')) {
    say('making the Debian package');
    say(`  ${await makeDebianPackage(folder)}`);
  }
  say(`packaged (${elapsedSince(startedAt)})`);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
