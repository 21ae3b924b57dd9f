import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/app';
import { zeroclaw } from './fixtures/command-line';
import { keepPicture } from './fixtures/pictures';
import { noModel, usePlant, type OpenedPlant, type Plant } from './fixtures/plant';

/** The main job in the window: a real broker, a real serial line, SQLite on disk, the built-in model. */

let plant: Plant;
let page: Page;
const take = (opened: OpenedPlant): void => {
  ({ plant, page } = opened);
};

const go = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();
const card = (name: string): Locator => page.getByRole('article', { name });
const runState = (): Locator => page.locator('[data-part~="run-state"]');

/**
 * Opens Approvals and resolves with the milliseconds from the card's appearance to the moment Approve can be
 * pressed.
 */
async function timeUntilApproveOpens(): Promise<number> {
  // By the change of the page itself: a busy machine draws a frame much later.
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let seenAt: number | null = null;
        const changes = new MutationObserver(() => {
          const button = [...document.querySelectorAll<HTMLButtonElement>('article button')].find(
            ({ textContent }) => textContent.startsWith('Approve'),
          );
          if (button === undefined) return;
          seenAt ??= performance.now();
          if (button.disabled) return;
          changes.disconnect();
          resolve(performance.now() - seenAt);
        });
        changes.observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
  );
  await go('Approvals');
  return measured;
}

test.describe('with the built-in model', () => {
  test.describe.configure({ mode: 'serial' });
  usePlant({ withoutCooldown: false }, take);

  test('a reading over the limit is carried out step by step, and one click lets it move the pin', async () => {
    await plant.publish(80, 'with-model');
    await plant.publish(92, 'with-model');
    await go('Runs');
    const row = page.getByRole('row').filter({ hasText: 'pump-overpressure' });
    await expect(row).toHaveCount(1);
    await row.getByRole('link').first().click();
    // The page is not touched from here until a person is asked: it follows by itself.
    await expect(runState()).toHaveText('Waiting for approval, step 2 of 3', { timeout: 60_000 });
    const first = page.locator('[data-part~="step"]').nth(0);
    await expect(first).toContainText('gpio_read');
    await expect(first).toContainText('memory_store');
    expect(plant.writes()).toEqual([]);

    expect(await timeUntilApproveOpens()).toBeGreaterThanOrEqual(950);
    const asked = card('Approval: pump-overpressure, step 2');
    const call = asked.getByRole('group', { name: 'gpio_write' });
    await expect(call.getByRole('term')).toHaveText(['pin', 'value', 'board']);
    await expect(call.locator('dt + dd')).toHaveText(['5', '1', '"nucleo-f401re-0"']);
    await expect(asked.getByRole('heading', { level: 2 })).toContainText(
      /pin 5 of nucleo.f401re.0 goes high/u,
    );
    await expect(asked.getByRole('region', { name: 'Original payload' })).toHaveText('{"value":92}');
    await keepPicture(page, 'scenario-1-card');
    await asked.getByRole('button', { name: 'Approve' }).click();
    await expect(asked.getByText(/approved, here/u)).toBeVisible();
    await keepPicture(page, 'scenario-2-signed');
    await expect.poll(() => plant.writes()).toEqual([{ pin: 5, value: 1 }]);

    await asked.getByRole('button', { name: 'Open the run' }).click();
    await expect(runState()).toHaveText('Completed, 3 steps');
    await expect(page.locator('[data-part~="step"]').nth(1)).toContainText('approved here');
    await expect(page.locator('[data-part~="step"]').nth(1)).toContainText('gpio_write');
    await expect(page.locator('[data-part~="step"]').nth(2)).toContainText('notify');
    await keepPicture(page, 'scenario-3-run');
  });

  test('a second reading inside the cooldown starts nothing and says so', async () => {
    await plant.publish(92, 'with-model');
    const events = async (): Promise<string> => (await zeroclaw(plant.home, 'events')).out;
    await expect.poll(events).toContain('cooldown active');
    await go('Runs');
    await expect(page.getByRole('row').filter({ hasText: 'pump-overpressure' })).toHaveCount(1);
  });
});

/** Asks a person too, and is less urgent than the pump. */
const lightCheck = {
  'light-check': [
    '[sop]\nname = "light-check"\ndescription = "Switches the lamp on for a moment"\nexecution_mode = "auto"\n\n[[triggers]]\ntype = "mqtt"\ntopic = "hall/light"\n',
    '## Steps\n1. **Lamp on** — Set pin 6 HIGH.\n   - requires_confirmation: true\n   - call: gpio_write {"pin": 6, "value": 1}\n',
  ],
} as const;

test.describe('without any model', () => {
  usePlant({ settings: noModel, procedures: lightCheck }, take);

  test('Reject asks for a reason and cancels the run with it; the pin is not touched', async () => {
    await plant.publish(92);
    await go('Approvals');
    const asked = card('Approval: pump-overpressure-planned, step 2');
    await asked.getByRole('button', { name: 'Reject…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Write a reason first');
    await dialog.getByRole('textbox').fill('the sensor is being changed');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(asked).toContainText('“the sensor is being changed”');
    await asked.getByRole('button', { name: 'Open the run' }).click();
    await expect(runState()).toHaveText('Rejected at step 2: “the sensor is being changed”');
    await keepPicture(page, 'scenario-4-rejected');
    expect(plant.writes()).toEqual([]);
  });

  test('a decision on the command line shows on the open card: by whom and from where', async () => {
    await plant.publish(93);
    await go('Approvals');
    await expect(page.getByRole('region', { name: 'Waiting' }).getByRole('link').first()).toContainText(
      'pump-overpressure-planned',
    );
    const asked = card('Approval: pump-overpressure-planned, step 2');
    await expect(asked).toContainText('93');
    const [waiting] = JSON.parse((await zeroclaw(plant.home, 'approvals', '--json')).out) as readonly {
      readonly run_id: string;
      readonly gate: string;
    }[];
    const seen = ['--gate', waiting?.gate ?? ''];
    expect((await zeroclaw(plant.home, 'approve', waiting?.run_id ?? '', ...seen)).code).toBe(0);
    await expect(asked).toContainText('approved, command line');
    await expect(asked).toContainText('Nothing was sent from this window.');
    await keepPicture(page, 'scenario-5-decided-elsewhere');
    await expect(asked.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await expect.poll(() => plant.writes()).toEqual([{ pin: 5, value: 1 }]);
  });

  test('the keyboard alone decides: J and K move, A goes to Approve, Enter signs, R asks for the reason', async () => {
    const before = plant.writes().length;
    await plant.broker.publish('hall/light', 'on');
    await plant.publish(94);
    await page.keyboard.press('Control+2');
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
    await page.keyboard.press('Control+1');
    const list = page.getByRole('region', { name: 'Waiting' });
    await expect(list.locator('ul').first().getByRole('link')).toHaveText([
      /^pump-overpressure-planned/u,
      /^light-check/u,
    ]);
    await page.keyboard.press('j');
    const light = card('Approval: light-check, step 1');
    await expect(light).toBeVisible();
    await page.keyboard.press('k');
    const pump = card('Approval: pump-overpressure-planned, step 2');
    await expect(pump.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(pump.getByRole('button', { name: 'Approve' })).toBeFocused();
    expect(plant.writes()).toHaveLength(before);
    await page.keyboard.press('Enter');
    await expect(pump).toContainText('approved, here');
    await expect.poll(() => plant.writes().slice(before)).toEqual([{ pin: 5, value: 1 }]);

    await page.keyboard.press('j');
    await expect(light).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.type('the lamp is off for the winter');
    await page.keyboard.press('Control+Enter');
    await expect(light).toContainText('“the lamp is off for the winter”');
    expect(plant.writes()).toHaveLength(before + 1);
  });
});
