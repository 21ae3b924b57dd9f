import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';

/** One button for an emergency: a run in the middle of a tool call and a run that waits both end, and nothing starts until somebody resumes. */

let plant: Plant;
let running: RunningApp;
usePlant({ settings: noModel }, (opened) => { ({ plant, running } = opened); });

const card = (page: Page) => page.getByRole('article', { name: 'Approval: pump-overpressure-planned, step 2' });
const triggers = (page: Page) => page.getByRole('button', { name: /^Triggers/ });

test('the emergency stop ends a run in the middle of a call, shows the call as not answered, and holds over a restart', async () => {
  const { page } = running;
  await plant.publish(92);
  const approve = card(page).getByRole('button', { name: 'Approve' });
  await expect(approve).toBeEnabled();
  // The board takes the line and does not answer: the call is sent, and no answer is known.
  await plant.board.hold();
  await approve.click();
  await card(page).getByRole('button', { name: 'Open the run' }).click();
  await expect(page.locator('.step').nth(1)).toContainText('gpio_write sent');

  await page.getByRole('button', { name: 'Emergency stop' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Stop everything?' });
  await expect(dialog).toContainText('1 run is cancelled at once and all triggers are paused.');
  await dialog.getByRole('button', { name: 'Stop everything' }).click();
  await expect(page.locator('.run-state')).toContainText('emergency stop', { timeout: 1_000 });
  await expect(page.locator('.step').nth(1)).toContainText('Cancelled here');
  await expect(page.locator('.step').nth(2)).toContainText('not reached, cancelled at step 2');
  await page.locator('.step').nth(1).click();
  await expect(page.getByText('sent, no answer known').first()).toBeVisible();
  await expect(triggers(page)).toHaveAccessibleName('Triggers paused');

  await running.kill();
  await plant.board.letGo();
  running = await plant.start();
  await expect(triggers(running.page)).toHaveAccessibleName('Triggers paused');
  await plant.publish(93);
  await expect.poll(async () => (await ask(running.page, 'events.list', { limit: 5 })).flatMap((event) => event.rows.map((row) => row.reason))).toContain('triggers paused');

  await running.page.getByRole('button', { name: 'Resume triggers' }).click();
  await expect(triggers(running.page)).toHaveAccessibleName('Triggers on');
  await plant.publish(94);
  await expect(card(running.page)).toBeVisible();
});
