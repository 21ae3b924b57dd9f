import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, launchApp, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { Way } from './fixtures/way';
import { cutOff, looks, setLook, setSize, sizes } from './fixtures/views';

/** The ways of somebody who opens the app for the first time, with their clicks counted. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

let home: string;
let running: RunningApp;
let page: Page;
test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'zc-newcomer-'));
  writeFileSync(join(home, 'config.toml'), 'default_model = "none-at-all"\n[gateway]\nport = 0\n');
  running = await launchApp({ home });
  page = running.page;
});
test.afterAll(async () => {
  await running.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

test('the demo goes from its first click to the finished timeline in three clicks', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'zc-newcomer-demo-'));
  const { page: first, close } = await launchApp({
    home: fresh,
    env: { XDG_CONFIG_HOME: join(fresh, 'xdg') },
  });
  try {
    const way = new Way('the demo to its finished timeline', { clicks: 3, seconds: 30 });
    await way.click(first.getByRole('button', { name: 'Start the demo' }));
    const card = first.getByRole('article', { name: 'Approval: demo-valve, step 2' });
    // It waits by itself until the model has written the call.
    await way.click(card.getByRole('button', { name: 'Approve' }));
    const strip = first.getByRole('complementary', { name: 'Demo' });
    await way.click(strip.getByRole('button', { name: 'Open the timeline' }));
    await expect(first.getByRole('main')).toContainText('Tell the operator');
    await expect(first.getByRole('main')).toContainText('Completed');
    way.end();
  } finally {
    await close();
    rmSync(fresh, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
});

test('a procedure of their own, from a template to the first approval, takes at most nine clicks', async () => {
  await page.evaluate(() => {
    window.location.hash = '#/sops';
  });
  const way = new Way('a procedure of their own, from a template to the first approval', {
    clicks: 9,
    seconds: 60,
  });
  await way.click(page.getByRole('button', { name: 'New procedure' }).first());
  const dialog = page.getByRole('dialog', { name: 'New procedure' });
  await dialog.getByLabel('Name').fill('batch release');
  await way.click(dialog.getByText('Batch sign-off'));
  await way.click(dialog.getByRole('button', { name: 'Create' }));
  await expect(page.getByRole('heading', { name: 'batch release', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run…' })).toBeDisabled();
  await way.click(page.getByRole('switch', { name: 'Enabled' }));
  await way.click(page.getByRole('button', { name: 'Save' }));
  await way.click(page.getByRole('button', { name: 'Run…' }));
  const start = page.getByRole('dialog', { name: /batch release/u });
  await start.getByRole('textbox').fill('{"batch": "B-1", "product": "Buffer", "litres": 20, "at": "14:05"}');
  await way.click(start.getByRole('button', { name: 'Run', exact: true }));
  await way.click(page.getByRole('link', { name: 'Open the approval' }));
  await way.click(page.getByRole('button', { name: /^Approve/u }).first());
  await expect(page.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
  way.end();
});

test('what a new procedure can begin as is readable in every view', async () => {
  await page.evaluate(() => {
    window.location.hash = '#/sops';
  });
  await page.getByRole('button', { name: 'New procedure' }).first().click();
  const dialog = page.getByRole('dialog', { name: /New procedure|새 절차/u });
  await dialog.getByText('Batch sign-off').click();
  await expect(dialog.getByText('It is disabled until you enable it')).toBeVisible();
  for (const look of looks) {
    await setLook(page, look);
    for (const size of [sizes[0], sizes.at(-1)]) {
      if (size === undefined) continue;
      await setSize(running, size);
      expect(await cutOff(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      await keepPicture(page, `new-procedure-${look.join('-')}-${String(size.width)}`);
    }
  }
  await setLook(page, ['en', 'light']);
  await setSize(running, sizes[0]);
  await page.keyboard.press('Escape');
});

test('what a disabled procedure may do is read in the list, and it is enabled there', async () => {
  await page.evaluate(() => {
    window.location.hash = '#/sops';
  });
  await page.getByRole('button', { name: 'New procedure' }).first().click();
  const making = page.getByRole('dialog', { name: 'New procedure' });
  await making.getByLabel('Name').fill('pump');
  await making.getByText('Pump over pressure').click();
  await making.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'pump', level: 1 })).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/sops';
  });
  await page.getByRole('button', { name: 'Read and enable…' }).click();
  const dialog = page.getByRole('dialog', { name: 'What pump may do' });
  await expect(dialog).toContainText('board-0 pin 5, set to 1');
  await expect(dialog).toContainText('before steps 2, 4');
  for (const look of looks) {
    await setLook(page, look);
    expect(await cutOff(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `read-and-enable-${look.join('-')}`);
  }
  await setLook(page, ['en', 'light']);
  await dialog.getByRole('button', { name: 'Enable' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Read and enable…' })).toHaveCount(0);
});
