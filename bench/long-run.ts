// npm run bench -- long-run [--events 100000] What it costs to open and scroll a very long run in the real
// Electron, next to a short run and an empty page in the same window. See bench/README.md. Needs a built app
// (`npm run build`) and, without a display, xvfb.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { launchApp } from '../e2e/fixtures/app';
import { openDatabase } from '../src/main/platform/storage/database';
import { createRunArchive } from '../src/main/modules/record/storage/run-archive';
import { fold } from '../src/domain/run/run-state';
import { openDisplay } from '../scripts/launch/display.mjs';
import { longRun } from './long-run/long-run';

const { values } = parseArgs({ options: { events: { type: 'string', default: '100000' } } });
const wanted = Number(values.events);
if (!Number.isInteger(wanted) || wanted < 1_000)
  throw new Error('--events must be a whole number, at least 1000');

/**
 * A frame that comes later than this after the one before was missed by the eye's measure of a 60 Hz screen.
 */
const lateMs = 25;
const framesToScroll = 240;

const home = mkdtempSync(join(tmpdir(), 'zc-bench-long-'));
const long = longRun('run-long', wanted);
const short = longRun('run-short', 40);
const listed = 10_000;
seed();
writeFileSync(join(home, 'config.toml'), 'default_model = "none-at-all"\n[gateway]\nport = 0\n');
const { display, stop } = await openDisplay();
const running = await launchApp({ home, ...(display === undefined ? {} : { env: { DISPLAY: display } }) });
try {
  const { page } = running;
  // tsx names functions with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (named) => named');
  await page.locator('main h1').waitFor();
  const openShort = await open(page, 'run-short');
  const plain = await scrolled(page, '[data-part~="document"] [data-part~="steps"]');
  const parse = await page.evaluate((text) => {
    const began = performance.now();
    JSON.parse(text);
    return performance.now() - began;
  }, JSON.stringify(long));
  await page.evaluate(() => {
    location.hash = '#/runs';
  });
  await page.getByRole('table').waitFor();
  await page.getByRole('row').nth(10).waitFor();
  const list = await scrolled(page, '[data-part~="ledger"]');
  const openLong = await open(page, 'run-long');
  const heap = await page.evaluate(
    () =>
      (performance as unknown as { readonly memory?: { readonly usedJSHeapSize: number } }).memory
        ?.usedJSHeapSize ?? 0,
  );
  const steps = await scrolled(page, '[data-part~="document"] [data-part~="steps"]');
  await page.locator('[data-part~="inspector"] details').last().locator('summary').click();
  const log = await scrolled(page, '[data-part~="folds"] [data-part~="log"]');
  const empty = await scrolledEmpty(page);

  console.log(
    `long-run: ${long.length.toLocaleString('en')} events in ${String(fold(long).steps.length)} steps, beside a run of ${String(short.length)} events; milliseconds`,
  );
  line('opened, until its timeline stands', 'ms', 'ratio');
  line('  the short run', openShort.toFixed(0), '1.00');
  line('  the long run', openLong.toFixed(0), (openLong / openShort).toFixed(2));
  line('  JSON.parse of all its events, in the page', parse.toFixed(0), (openLong / parse).toFixed(2));
  console.log(`heap of the page with the long run open: ${(heap / 1_048_576).toFixed(0)} MiB`);
  line(`scrolled for ${String(framesToScroll)} frames`, 'late frames', 'p50 ms', 'p99 ms', 'share / empty');
  for (const [name, frames] of [
    ['  an empty page', empty],
    ['  the steps of the short run', plain],
    ['  the steps of the long run', steps],
    ['  the log of a step', log],
    [`  the list of ${listed.toLocaleString('en')} runs`, list],
  ] as const) {
    line(
      name,
      `${String(late(frames))} of ${String(frames.length)}`,
      at(frames, 0.5).toFixed(1),
      at(frames, 0.99).toFixed(1),
      ((late(frames) + 1) / (late(empty) + 1)).toFixed(2),
    );
  }
} finally {
  await running.close();
  stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Both runs as imported ones: nothing is carried out. */
function seed(): void {
  const folder = join(home, 'data');
  mkdirSync(folder);
  const database = openDatabase(join(folder, 'zeroclaw.db'));
  const archive = createRunArchive(database);
  database.pragma('synchronous = OFF');
  for (const events of [long, short]) archive.import(events, fold(events), Date.now());
  for (let number = 1; number <= listed; number += 1) {
    const events = longRun(`run-${String(number)}`, 8, Date.UTC(2026, 9, 1) - number * 600_000);
    archive.import(events, fold(events), Date.now());
  }
  database.close();
}

async function open(page: Page, runId: string): Promise<number> {
  return page.evaluate(async (id) => {
    const began = performance.now();
    location.hash = `#/runs/${id}`;
    const isThere = (): boolean =>
      document.querySelector('[data-part~="document"] [data-part~="step"]') !== null &&
      (document.querySelector('[data-part~="title-block"]')?.textContent.includes(id) ?? false);
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (isThere()) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
    return performance.now() - began;
  }, runId);
}

/** Milliseconds between frames while the box is scrolled by a screen's part each frame, up and down. */
function scrolled(page: Page, selector: string): Promise<readonly number[]> {
  return page.evaluate(
    async ({ place, count }) => {
      const box = document.querySelector(place);
      if (box === null) throw new Error(`There is no ${place}`);
      const times: number[] = [];
      let direction = 1;
      let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      for (let frame = 0; frame < count; frame += 1) {
        const top = box.scrollTop;
        box.scrollTop = top + direction * 90;
        if (box.scrollTop === top) direction = -direction;
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        times.push(now - before);
        before = now;
      }
      return times;
    },
    { place: selector, count: framesToScroll },
  );
}

/** The same in a box with nothing but height. */
async function scrolledEmpty(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    location.hash = '#/approvals';
  });
  await page.locator('main h1').waitFor();
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.className = 'bench-empty';
    box.style.cssText = 'position:fixed;inset:0;overflow:auto;background:white;z-index:99';
    box.innerHTML = '<div style="height:20000px"></div>';
    document.body.append(box);
  });
  return scrolled(page, '.bench-empty');
}

function line(label: string, ...cells: readonly string[]): void {
  console.log(`${label.padEnd(46)}${cells.map((cell) => cell.padStart(14)).join('')}`);
}

function late(frames: readonly number[]): number {
  return frames.filter((ms) => ms > lateMs).length;
}

function at(frames: readonly number[], share: number): number {
  const sorted = [...frames].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
