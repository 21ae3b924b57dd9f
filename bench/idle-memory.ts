// npm run bench -- idle-memory [--settle 10] Memory of all processes of the app at rest, next to those of a
// bare Electron window in the same run. See bench/README.md.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDisplay } from '../scripts/launch/display.mjs';
import { memoryOf, median, prepareContestants, usableAt, type StartedApp } from './desktop/started-app';

const { values } = parseArgs({ options: { settle: { type: 'string', default: '10' } } });
const settleMs = Number(values.settle) * 1000;

async function atRest(
  starting: Promise<StartedApp>,
  ready: (started: StartedApp) => Promise<unknown>,
): Promise<number> {
  const started = await starting;
  await ready(started);
  await sleep(settleMs);
  const figures = [];
  for (let look = 0; look < 5; look += 1) {
    figures.push(memoryOf(started.pid));
    await sleep(200);
  }
  await started.close();
  return median(figures);
}

const screen = await openDisplay();
if (screen.display !== undefined) process.env['DISPLAY'] = screen.display;
const contestants = prepareContestants();
try {
  const bare = await atRest(contestants.bare(), ({ page }) => page.waitForLoadState('load'));
  const app = await atRest(contestants.app(), ({ page }) => usableAt(page));
  console.log(
    [
      `bare window  ${bare.toFixed(0).padStart(5)} MiB`,
      `app          ${app.toFixed(0).padStart(5)} MiB`,
      `app / bare: ${(app / bare).toFixed(2)}`,
    ].join('\n'),
  );
} finally {
  contestants.close();
  screen.stop();
}
