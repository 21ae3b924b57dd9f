import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, launchApp, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask } from './fixtures/plant';
import { cutOff, looks, setLook, setSize, sizes } from './fixtures/views';

/** A home that is not there yet: the doors, and the demo from its event to its finished timeline. */

test.use({ trace: 'off' });

let home: string;
let running: RunningApp;
test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'zc-first-'));
  running = await launchApp({ home });
});
test.afterAll(async () => {
  await running.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

test('the first start asks how to begin, and the demo goes from one event over one approval to one finished timeline', async () => {
  test.setTimeout(180_000);
  const { page } = running;
  await expect(page.getByRole('heading', { name: 'A model on this machine will carry out your procedures. Which one?' })).toBeVisible();
  for (const look of looks) {
    await setLook(page, look);
    for (const size of sizes) {
      await setSize(running, size);
      await keepPicture(page, `first-run-${look.join('-')}-${String(size.width)}`);
      expect.soft(await cutOff(page), `at ${String(size.width)}`).toEqual([]);
    }
    expect.soft(await axeFindings(page)).toEqual([]);
  }
  await setSize(running, sizes[0]);
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the demo' }).click();

  const strip = page.getByRole('complementary', { name: 'Demo' });
  await expect(page.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
  const card = page.getByRole('article', { name: 'Approval: demo-valve, step 2' });
  await expect(card).toContainText('gpio_write', { timeout: 60_000 });
  await expect(strip).toContainText('Now it needs you');
  for (const size of sizes) {
    await setSize(running, size);
    await keepPicture(page, `demo-sign-${String(size.width)}`);
    expect.soft(await cutOff(page), `at ${String(size.width)}`).toEqual([]);
  }
  expect.soft(await axeFindings(page)).toEqual([]);
  await setSize(running, sizes[0]);
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(strip).toContainText('Finished in', { timeout: 60_000 });
  await strip.getByRole('button', { name: 'Open the timeline' }).click();
  await expect(page.getByRole('main')).toContainText('Tell the operator');
  await keepPicture(page, 'demo-done');
  expect.soft(await axeFindings(page)).toEqual([]);

  await strip.getByRole('button', { name: 'Remove the demo…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the demo?' });
  await expect(dialog).toContainText('virtual board demo-board');
  await keepPicture(page, 'demo-remove');
  expect.soft(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(strip).toHaveCount(0);
  expect(await ask(page, 'demo.show', {})).toEqual({ procedure: null, board: null });
  // Chosen once, it is not asked again; the palette leads there.
  expect((await ask(page, 'preferences.get', {})).firstRun).toBe(false);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: /find/iu }).fill('ways to begin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start the demo' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose later' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});
