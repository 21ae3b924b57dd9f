import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { cutOff, looks, setLook, setSize, sizes } from './fixtures/views';

/** What hangs on a pin is said once, and stands wherever the pin is written to. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

const board = 'nucleo-f401re-0';
let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant(
  {
    settings: noModel,
    procedures: {
      relief: [
        '[sop]\nname = "relief"\ndescription = "Opens the relief valve"\nexecution_mode = "auto"\n',
        `# Relief\n\n## Steps\n\n1. **Open it** — Let the pressure out.\n   - call: gpio_write {"board": "${board}", "pin": 5, "value": 1}\n   - requires_confirmation: true\n`,
      ],
    },
  },
  (opened) => {
    ({ plant, running, page } = opened);
  },
);

async function looksRight(name: string): Promise<void> {
  for (const look of looks) {
    await setLook(page, look);
    for (const size of [...sizes, { width: 1920, height: 1080 }]) {
      await setSize(running, size);
      // Traces follow the size of the window a moment later.
      await expect.poll(() => cutOff(page), `${name} at ${String(size.width)}`).toEqual([]);
      await keepPicture(page, `${name}-${look.join('-')}-${String(size.width)}`);
    }
    expect.soft(await axeFindings(page), name).toEqual([]);
  }
  await setLook(page, ['en', 'light']);
  await setSize(running, sizes[0]);
}

test('a pin is named on its board, and the card, the call and the timeline say the name', async () => {
  await page.evaluate((name) => {
    window.location.hash = `#/boards/${name}`;
  }, board);
  await page.getByRole('button', { name: 'Name pin 5' }).click();
  const dialog = page.getByRole('dialog', { name: `What pin 5 of ${board} is` });
  await dialog.getByLabel('Name').fill('relief valve');
  await dialog.getByLabel('0 means').fill('closed');
  await dialog.getByLabel('1 means').fill('open');
  await looksRight('pin-name-dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'relief valve: change the name of pin 5' })).toBeVisible();
  await looksRight('pin-named');

  const { runId } = await ask(page, 'sops.start', { name: 'relief', payload: null });
  await page.evaluate(() => {
    window.location.hash = '#/approvals';
  });
  const card = page.getByRole('article', { name: 'Approval: relief, step 1' });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(
    /^Open it: relief valve \(pin 5 of nucleo.f401re.0\) goes to 1: open\.$/u,
  );
  await expect(card.getByText('Pin 5, relief valve, now, and after')).toBeVisible();
  await expect(card.getByText('closed', { exact: true })).toBeVisible();
  await expect(card).toContainText('writes 1 (open) to pin 5 (relief valve), then the run is completed.');
  await looksRight('pin-named-card');
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => plant.writes().length).toBeGreaterThan(0);
  await page.evaluate((id) => {
    window.location.hash = `#/runs/${id}`;
  }, runId);
  await expect(page.getByText('relief valve').first()).toBeVisible();
  await looksRight('pin-named-run');

  await page.getByRole('button', { name: 'Put relief valve (pin 5) back to 0, closed…' }).click();
  const back = page.getByRole('article', { name: 'Approval: put-back, step 1' });
  await expect(back.getByRole('heading', { level: 2 })).toContainText('goes to 0: closed');
  await looksRight('put-back-card');
  const signer = back.getByLabel('Signs');
  await signer.fill('Jihoon Park');
  await back.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => plant.writes().length).toBe(2);
  const [row] = await ask(page, 'runs.list', { sop: 'put-back' });
  await expect
    .poll(async () =>
      (await ask(page, 'runs.show', { runId: row?.runId ?? '' })).run.decisions.map(({ by, decision }) => [
        by,
        decision,
      ]),
    )
    .toEqual([['Jihoon Park', 'approved']]);
  expect(await ask(page, 'preferences.get', {})).toMatchObject({ person: 'Jihoon Park' });
});

test('a trigger and a fixed call choose their pins by name', async () => {
  await page.evaluate(() => {
    window.location.hash = '#/sops/relief';
  });
  await page.getByRole('button', { name: 'Add trigger' }).click();
  await page.getByRole('menuitem', { name: 'board pin' }).click();
  await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption(board);
  await page.getByRole('combobox', { name: 'Pin' }).selectOption({ label: '5 · relief valve' });
  await expect(page.getByRole('group', { name: 'Triggers' })).toContainText('relief valve');
  await page.getByRole('region', { name: /^Step 1:/u }).click({ position: { x: 4, y: 4 } });
  const pin = page.getByRole('combobox', { name: /^pin/u });
  await expect(pin.locator('option:checked')).toHaveText('5 · relief valve');
  await page.getByRole('combobox', { name: /^value/u }).selectOption({ label: '0 · closed' });
  await expect(page.getByRole('region', { name: /^Step 1:/u })).toContainText('closed');
  await looksRight('pin-named-editor');
});
