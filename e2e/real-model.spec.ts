import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/app';
import { keepPicture } from './fixtures/pictures';
import { usePlant, type OpenedPlant, type Plant } from './fixtures/plant';

/*
 * A conversation with three calls and the procedure of the pump in the window, with a model of other makers:
 *   ZEROCLAW_REAL_MODEL=FILE.gguf npx playwright test e2e/real-model.spec.ts
 * Looked at is that a call is made, shown, signed and carried out; how clever it is is the model's own affair.
 */

const file = process.env['ZEROCLAW_REAL_MODEL'] ?? '';
test.skip(!existsSync(file), 'needs a model of other makers: name its file in ZEROCLAW_REAL_MODEL');
test.describe.configure({ mode: 'serial', timeout: 900_000 });

let plant: Plant;
let page: Page;
usePlant(
  {
    settings: `default_provider = "local"\ndefault_model = "${basename(file, '.gguf')}"`,
    tables: `[models]\nfolders = [${JSON.stringify(dirname(file))}]\n`,
    withoutCooldown: false,
  },
  (opened: OpenedPlant) => {
    ({ plant, page } = opened);
  },
);

const slow = { timeout: 240_000 };
const go = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();
const call = (tool: string): Locator => page.getByRole('group', { name: `Tool call: ${tool}` });

/** Nothing is being answered: the next words would be kept for later. */
const answered = (): Promise<void> =>
  expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0, slow);

async function say(text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

test('three calls in one conversation, of which those that act are signed', async () => {
  await go('Chat');
  await page.getByRole('button', { name: 'New chat' }).first().click();
  await say('/do gpio_read Read GPIO pin 3.');
  await expect(call('gpio_read')).toBeVisible(slow);
  await answered();

  await say('/do gpio_write Set GPIO pin 5 HIGH.');
  await call('gpio_write').getByRole('button', { name: 'Approve' }).click(slow);
  await expect.poll(() => plant.writes().length, slow).toBe(1);
  await answered();

  await say('/do notify Tell the operator "Relief valve open".');
  await call('notify').getByRole('button', { name: 'Approve' }).click(slow);
  await expect(call('notify')).toContainText('done', slow);
  await answered();
  await keepPicture(page, 'real-model-1-conversation');
});

test('the procedure of the pump: its first step reads, its second is signed and acts', async () => {
  const before = plant.writes().length;
  await plant.publish(80, 'with-model');
  await plant.publish(92, 'with-model');
  await go('Runs');
  const row = page.getByRole('row').filter({ hasText: 'pump-overpressure' });
  await row.getByRole('link').first().click(slow);
  await expect(page.locator('[data-part~="run-state"]')).toHaveText(
    'Waiting for approval, step 2 of 3',
    slow,
  );
  await expect(page.locator('[data-part~="step"]').nth(0)).toContainText('gpio_read');
  await go('Approvals');
  await page.getByRole('region', { name: 'Waiting' }).getByRole('link').first().click();
  const asked = page.getByRole('article', { name: 'Approval: pump-overpressure, step 2' });
  await asked.getByRole('button', { name: 'Approve' }).click(slow);
  await expect.poll(() => plant.writes().length, slow).toBe(before + 1);
  await asked.getByRole('button', { name: 'Open the run' }).click();
  await expect(page.locator('[data-part~="run-state"]')).not.toHaveText(/Waiting|Running|step 3/u, slow);
  await keepPicture(page, 'real-model-2-run');
});
