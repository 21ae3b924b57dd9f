import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, launchApp, test, type RunningApp } from '../../e2e/fixtures/app';
import { axeFindings } from '../../e2e/fixtures/axe';
import { keepPicture } from '../../e2e/fixtures/pictures';
import { ask } from '../../e2e/fixtures/plant';
import { cutOff, setSize } from '../../e2e/fixtures/views';
import { makeHome, startDaemon, type Daemon, type TestHome } from '../fixtures/daemon';
import { eventually } from '../fixtures/eventually';
import { isPostgresThere, startPostgres, type Postgres } from '../fixtures/postgres';
import { startTcpRelay, type TcpRelay } from '../fixtures/tcp-relay';

/** The page Fleet in the real window, before a real PostgreSQL with a second engine in it. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });
test.skip(!isPostgresThere, 'PostgreSQL is not installed');

const gated = '## Steps\n\n1. **Look** — Recall.\n   - call: memory_recall {"query": "pressure"}\n';

let postgres: Postgres;
let line: TcpRelay;
let other: TestHome;
let daemon: Daemon | null = null;
let home: string;
let running: RunningApp;

test.beforeAll(async () => {
  postgres = await startPostgres();
  line = await startTcpRelay(postgres.port);
  other = makeHome(
    `[gateway]\nport = 0\n[storage]\nurl = "${postgres.url}"\n[fleet]\nname = "hall-2"\ntags = ["pumps", "north"]\n`,
  );
  mkdirSync(join(other.path, 'workspace', 'sops', 'close-valve'), { recursive: true });
  other.write(
    'workspace/sops/close-valve/SOP.toml',
    '[sop]\nname = "close-valve"\ndescription = "For a test"\nexecution_mode = "supervised"\n[[triggers]]\ntype = "manual"\n',
  );
  other.write('workspace/sops/close-valve/SOP.md', gated);
  daemon = await startDaemon(other);
  home = mkdtempSync(join(tmpdir(), 'zc-fleet-'));
  writeFileSync(join(home, 'config.toml'), 'default_model = "none-at-all"\n[gateway]\nport = 0\n');
  running = await launchApp({ home });
});
test.afterAll(async () => {
  await running.close();
  await daemon?.kill();
  await line.close();
  await postgres.close();
  other.remove();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

async function setLook(page: Page, language: 'en' | 'ko', theme: 'light' | 'dark'): Promise<void> {
  await ask(page, 'preferences.set', { language, theme });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** What is shown, in both languages, both themes and each size that the screen has room for. */
async function judge(name: string): Promise<void> {
  const { page } = running;
  const screen = await running.app.evaluate(({ screen: of }) => of.getPrimaryDisplay().workAreaSize);
  for (const [language, theme] of [
    ['en', 'light'],
    ['ko', 'dark'],
    ['en', 'dark'],
    ['ko', 'light'],
  ] as const) {
    const look = `${language}-${theme}`;
    await setLook(page, language, theme);
    for (const size of sizes.filter(({ width }) => width <= screen.width)) {
      await setSize(running, size);
      await keepPicture(page, `fleet-${name}-${look}-${String(size.width)}`);
      expect.soft(await cutOff(page), `${name} ${look} ${String(size.width)}`).toEqual([]);
    }
    expect.soft(await axeFindings(page), `${name} ${look}`).toEqual([]);
  }
  await setLook(page, 'en', 'light');
  await setSize(running, sizes[0]);
}

test('an engine of its own finds the page in the palette, tries a database there and connects to it', async () => {
  const { page } = running;
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Fleet' })).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/fleet';
  });
  await expect(page.getByRole('heading', { name: 'Work with other engines' })).toBeVisible();
  const url = postgres.url.replace(String(postgres.port), String(line.port));
  await page.getByLabel('Address of the database').fill(url);
  await page.getByLabel('Name of this engine').fill('hall-2');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('Engines in it: hall-2')).toBeVisible();
  await expect(page.getByText('Another home already uses this name')).toBeVisible();
  await judge('connect');
  await page.getByLabel('Name of this engine').fill('hall-1');
  await page.getByLabel('Tags').fill('north');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('row', { name: /hall-2/u })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Fleet' })).toHaveAccessibleDescription(
    '2/2',
  );
});

test('engines, runs, approvals and events of all are shown with whose they are, as they happen', async () => {
  const { page } = running;
  await expect(page.getByRole('row', { name: /hall-1/u })).toContainText('this engine');
  // An engine that nobody hears of, with another version, and one that was stopped properly.
  await postgres.query(
    `INSERT INTO zeroclaw.engines (name, home, host, version, tags, token, started_at, seen_at, hash, lease_until, left_at, skew_ms, about) VALUES
     ('yard', 'x', 'yard-pc', '0.0.9', '{"gates"}', 1, now() - interval '1 day', now() - interval '1 hour', '', now() - interval '1 hour', NULL, 7200,
      '{"runs":3,"waiting":1,"queued":12,"unhanded":4,"paused":true,"stopped":false,"boards":[{"name":"nucleo-f401re-0","state":"connected"},{"name":"gate","state":"lost"}],"broker":"on","queues":"half","models":["Qwen2.5 3B Instruct"]}'),
     ('office', 'y', 'office-pc', '0.1.0', '{}', 1, now() - interval '2 days', now() - interval '1 day', '', NULL, now() - interval '1 day', 0, NULL)`,
  );
  await expect(page.getByRole('row', { name: /yard/u })).toContainText('silent since');
  await judge('engines');
  await page.evaluate(() => {
    location.hash = '#/fleet/approvals';
  });
  await expect(page.getByText('No engine waits for a person.')).toBeVisible();
  const { createControlClient } = await import('../../src/main/modules/control/socket/socket-client');
  const { systemClock } = await import('../../src/main/platform/base/clock');
  const asked = await createControlClient({ home: other.path, clock: systemClock }).ask(
    'sops.start',
    { name: 'close-valve', payload: null },
    new AbortController().signal,
  );
  expect(asked.ok).toBe(true);
  await expect(page.getByText('asked at hall-2')).toBeVisible();
  await judge('approvals');
  // hall-2 does not take decisions from here yet, and the card says how it would.
  await page.getByRole('button', { name: 'Look at close-valve at hall-2' }).click();
  await expect(page.getByText('hall-2 takes no decisions that are given here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await judge('card-not-trusted');
  const { entry } = await ask(page, 'fleet.key', {});
  other.write(
    'config.toml',
    `[gateway]\nport = 0\n[storage]\nurl = "${postgres.url}"\n[fleet]\nname = "hall-2"\ntags = ["pumps", "north"]\napprovals_from = ["${entry}"]\n`,
  );
  await eventually('hall-2 to take them', async () => {
    const { engines } = await ask(page, 'fleet.engines', {});
    if (!engines.some(({ name }) => name === 'hall-2')) return false;
    await page.getByRole('button', { name: 'Look again' }).click();
    return page
      .getByRole('button', { name: 'Approve' })
      .isEnabled({ timeout: 3_000 })
      .catch(() => false);
  });
  await judge('card');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('carried out', { exact: true })).toBeVisible();
  await judge('given');
  for (const part of ['runs', 'events'] as const) {
    await page.evaluate((to) => {
      location.hash = `#/fleet/${to}`;
    }, part);
    if (part === 'runs') await expect(page.getByRole('row', { name: /close-valve/u })).toBeVisible();
    await judge(part);
  }
});

test('a stop for all asks once, reaches the other engine, and names in red who has not acknowledged it', async () => {
  const { page } = running;
  await page.evaluate(() => {
    location.hash = '#/fleet';
  });
  await page.getByRole('button', { name: 'Stop all…' }).click();
  await judge('stop');
  await page.getByRole('button', { name: 'Stop every engine' }).click();
  const results = page.getByRole('dialog').getByRole('listitem');
  await expect(results.filter({ hasText: 'hall-2' })).toContainText('stopped');
  await expect(results.filter({ hasText: 'yard' })).toContainText('has NOT acknowledged the stop');
  await expect(results.filter({ hasText: 'yard' })).toHaveClass('bad');
  await judge('stopped');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('NOT acknowledged: yard')).toBeVisible();
  await page.getByRole('button', { name: 'Resume all…' }).click();
  await page.getByRole('button', { name: 'Resume every engine' }).click();
  await expect(results.filter({ hasText: 'hall-2' })).toContainText('starts procedures again');
  await page.getByRole('button', { name: 'Close' }).click();
  expect((await ask(page, 'engine.status', {})).triggersPaused).toBe(false);
});

test('while the database is away the page says since when and why, and what it shows is as of then', async () => {
  const { page } = running;
  await line.close();
  await expect(page.getByRole('alert').filter({ hasText: 'is away since' })).toBeVisible();
  await expect(page.getByText(/Engines are shown as of/u)).toBeVisible();
  await expect(page.getByRole('row', { name: /hall-2/u })).toContainText('here at');
  await judge('away');
  const changed = await ask(page, 'config.change', {
    changes: [{ kind: 'set', place: ['fleet', 'offline'], value: 'hold' }],
  });
  expect(changed).toBeTruthy();
  await expect(page.getByText('Held: cut off from the fleet')).toBeVisible();
  await judge('held');
  line = await startTcpRelay(postgres.port, line.port);
  await eventually('the fleet', async () => (await ask(page, 'engine.status', {})).fleet?.held === false);
  await expect(page.getByRole('alert').filter({ hasText: 'is away since' })).toHaveCount(0);
});
