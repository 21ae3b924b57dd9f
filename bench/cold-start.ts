// npm run bench -- cold-start [--starts 5] From the start of the process until the app is usable, next to a
// bare Electron window in the same run. See bench/README.md.
import { parseArgs } from 'node:util';
import { openDisplay } from '../scripts/launch/display.mjs';
import { median, prepareContestants, processorMsOf, usableAt, type StartedApp } from './desktop/started-app';

const { values } = parseArgs({ options: { starts: { type: 'string', default: '5' } } });
const starts = Number(values.starts);
if (!Number.isInteger(starts) || starts < 1) throw new Error('--starts must be a whole number, at least 1');

/** The moment of the first paint with anything on it. */
const painted = ({ page, startedAt }: StartedApp): Promise<number> =>
  page.evaluate(async (from) => {
    for (;;) {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      if (paint !== undefined) return performance.timeOrigin + paint.startTime - from;
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
  }, startedAt);

const screen = await openDisplay();
if (screen.display !== undefined) process.env['DISPLAY'] = screen.display;
const contestants = prepareContestants();
const times = { bare: [] as number[], painted: [] as number[], usable: [] as number[] };
const work = { bare: [] as number[], app: [] as number[] };
try {
  // The first start makes the home and fills the caches; it is not what a person waits for every day.
  const first = await contestants.app();
  await usableAt(first.page);
  await first.close();
  for (let round = 0; round < starts; round += 1) {
    const bare = await contestants.bare();
    times.bare.push(await painted(bare));
    work.bare.push(processorMsOf(bare.pid));
    await bare.close();
    const app = await contestants.app();
    times.painted.push(await painted(app));
    times.usable.push((await usableAt(app.page)) - app.startedAt);
    work.app.push(processorMsOf(app.pid));
    await app.close();
  }
} finally {
  contestants.close();
  screen.stop();
}
const line = (name: string, figures: readonly number[]): string =>
  `${name.padEnd(26)} ${median(figures).toFixed(0).padStart(6)} ms   (${figures.map((figure) => figure.toFixed(0)).join(' ')})`;
console.log(
  [
    line('bare window, painted', times.bare),
    line('app, painted', times.painted),
    line('app, usable', times.usable),
    line('bare window, processor', work.bare),
    line('app, processor', work.app),
    `usable / bare: ${(median(times.usable) / median(times.bare)).toFixed(2)} (aim 1.5)`,
  ].join('\n'),
);
