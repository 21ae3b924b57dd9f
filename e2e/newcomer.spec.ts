import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, launchApp, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
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

let clicks = 0;
async function click(target: Locator): Promise<void> {
  clicks += 1;
  await target.click();
}

test('a procedure of their own, from a template to the first approval, takes at most nine clicks', async () => {
  await page.evaluate(() => {
    window.location.hash = '#/sops';
  });
  await click(page.getByRole('button', { name: 'New procedure' }).first());
  const dialog = page.getByRole('dialog', { name: 'New procedure' });
  await dialog.getByLabel('Name').fill('batch release');
  await click(dialog.getByText('Batch sign-off'));
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
  await click(dialog.getByRole('button', { name: 'Create' }));
  await expect(page.getByRole('heading', { name: 'batch release', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run…' })).toBeDisabled();
  await click(page.getByRole('switch', { name: 'Enabled' }));
  await click(page.getByRole('button', { name: 'Save' }));
  await click(page.getByRole('button', { name: 'Run…' }));
  const start = page.getByRole('dialog', { name: /batch release/u });
  await start.getByRole('textbox').fill('{"batch": "B-1", "product": "Buffer", "litres": 20, "at": "14:05"}');
  await click(start.getByRole('button', { name: 'Run', exact: true }));
  await click(page.getByRole('link', { name: 'Open the approval' }));
  await expect(page.getByRole('button', { name: /^Approve/u }).first()).toBeEnabled();
  clicks += 1; // on Approve
  console.log(`own procedure from a template to the first approval: ${String(clicks)} clicks`);
  expect(clicks).toBeLessThanOrEqual(9);
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
  await expect(dialog).toContainText('board-0 pin 5, set to 0');
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
