import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type RunningApp } from './fixtures/app';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';

/**
 * The app is killed without a goodbye; the next start shows what is true, repeats nothing by itself, and a
 * person goes on from there. And one button for an emergency: a run in the middle of a tool call ends, and
 * nothing starts until somebody resumes, after a kill as well.
 */

// each test goes on with the app that the one before has started again
test.describe.configure({ mode: 'serial' });

let plant: Plant;
let running: RunningApp;
/** Takes every request and answers none, for as long as a person needs to find a button. */
const silent = createServer();
usePlant(
  async () => {
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    return {
      settings: noModel,
      tables: '[tools]\nhttp_allow = ["127.0.0.1"]\n',
      procedures: {
        'order-parts': [
          '[sop]\nname = "order-parts"\ndescription = "Orders parts"\n\n[[triggers]]\ntype = "manual"\n',
          `## Steps\n1. **Send the order** — Send it.\n   - requires_confirmation: true\n   - call: http_request {"url": "http://127.0.0.1:${String((silent.address() as AddressInfo).port)}/order", "method": "POST"}\n2. **Tell** — Say so.\n   - call: notify {"message": "ordered"}\n`,
        ],
      },
    };
  },
  (opened) => {
    ({ plant, running } = opened);
  },
);
test.afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

const card = (page: Page, step: number) =>
  page.getByRole('article', { name: `Approval: pump-overpressure-planned, step ${String(step)}` });
const triggers = (page: Page) => page.getByRole('button', { name: /^Triggers/ });
const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();

/** Opens the newest run, once it is the `count`th. */
async function openRun(page: Page, count: number): Promise<void> {
  await open(page, 'Runs');
  await expect(page.getByRole('row').filter({ hasText: 'pump-overpressure-planned' })).toHaveCount(count);
  await page
    .getByRole('row')
    .filter({ hasText: 'pump-overpressure-planned' })
    .getByRole('link')
    .first()
    .click();
}

async function restart(): Promise<Page> {
  await running.kill();
  await plant.board.letGo();
  running = await plant.start();
  return running.page;
}

test('killed at the gate, it waits on with the same card, and approving completes it', async () => {
  await plant.publish(92);
  await expect(card(running.page, 2)).toBeVisible();
  const page = await restart();
  await card(page, 2).getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => plant.writes()).toEqual([{ pin: 5, value: 1 }]);
  await card(page, 2).getByRole('button', { name: 'Open the run' }).click();
  await expect(page.locator('[data-part~="run-state"]')).toHaveText('Completed, 3 steps');
});

test('killed in the middle of a tool call, the run is interrupted, and the write is repeated only once a person says so', async () => {
  await open(running.page, 'Approvals');
  await plant.publish(92);
  const approve = card(running.page, 2).getByRole('button', { name: 'Approve' });
  await expect(approve).toBeEnabled();
  // The board takes the line and does not answer: the call is sent, and no answer is known.
  await plant.board.hold('gpio_write');
  await approve.click();
  await plant.board.waitForHeld('gpio_write');
  const page = await restart();

  await openRun(page, 2);
  await expect(page.locator('[data-part~="run-state"]')).toHaveText(
    'Waiting for approval, step 2 interrupted',
  );
  await expect(
    page.getByRole('heading', { name: 'The app stopped. gpio_write may have been carried out.' }),
  ).toBeVisible();
  const sent = plant.writes().length;
  await page.getByRole('link', { name: 'Decide whether to run the step again' }).click();
  const asked = card(page, 2);
  await expect(asked.getByRole('heading', { level: 2 })).toHaveText('Run step 2 again? Open relief valve');
  await expect(asked.getByRole('group', { name: 'gpio_write' })).toContainText(['sent, no answer', 'pin']);
  await expect(asked).toContainText('Will be sent when you approve');
  expect(plant.writes()).toHaveLength(sent);

  await asked.getByRole('button', { name: 'Approve' }).click();
  await asked.getByRole('button', { name: 'Open the run' }).click();
  await expect(page.locator('[data-part~="run-state"]')).toHaveText('Completed, step 2 repeated');
  expect(plant.writes()).toHaveLength(sent + 1);
});

test('killed before the gate, in the first step, it asks for that step and still stops at the gate', async () => {
  const before = plant.writes().length;
  await plant.board.hold('gpio_read');
  await plant.publish(92);
  await plant.board.waitForHeld('gpio_read');
  const page = await restart();

  const first = card(page, 1);
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(
    'Run step 1 again? Check pressure readings',
  );
  await first.getByRole('button', { name: 'Approve' }).click();
  await first.getByRole('button', { name: 'Next, 1 waiting' }).click();
  const second = card(page, 2);
  await expect(second.getByRole('heading', { level: 2 })).toContainText(
    /pin 5 of nucleo.f401re.0 goes high/u,
  );
  expect(plant.writes()).toHaveLength(before);
  await second.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('button', { name: 'Open the run' }).click();
  await expect(page.locator('[data-part~="run-state"]')).toHaveText('Completed, step 1 repeated');
  expect(plant.writes().slice(before)).toEqual([{ pin: 5, value: 1 }]);
});

test('the emergency stop ends a run in the middle of a call, shows the call as not answered, and holds over a restart', async () => {
  const { page } = running;
  await open(page, 'Approvals');
  await ask(page, 'sops.start', { name: 'order-parts', payload: null });
  const asked = page.getByRole('article', { name: 'Approval: order-parts, step 1' });
  await asked.getByRole('button', { name: 'Approve' }).click();
  await asked.getByRole('button', { name: 'Open the run' }).click();
  // The call is sent, and no answer is known.
  await expect(page.locator('[data-part~="step"]').nth(0)).toContainText('http_request sent');

  await page.getByRole('button', { name: 'Emergency stop' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Stop everything?' });
  await expect(dialog).toContainText('1 run is cancelled immediately and all triggers are paused.');
  await dialog.getByRole('button', { name: 'Stop everything' }).click();
  await expect(page.locator('[data-part~="run-state"]')).toContainText('emergency stop');
  await expect(page.locator('[data-part~="step"]').nth(0)).toContainText('Cancelled here');
  await expect(page.locator('[data-part~="step"]').nth(1)).toContainText('not reached, cancelled at step 1');
  await page.locator('[data-part~="step"]').nth(0).click();
  await expect(page.getByText('sent, no answer known').first()).toBeVisible();
  await expect(triggers(page)).toHaveAccessibleName('Triggers paused');

  const after = await restart();
  await expect(triggers(after)).toHaveAccessibleName('Triggers paused');
  await plant.publish(93);
  await expect
    .poll(async () =>
      (await ask(after, 'events.list', { limit: 5 })).flatMap((event) => event.rows.map((row) => row.reason)),
    )
    .toContain('triggers paused');

  await after.getByRole('button', { name: 'Resume triggers' }).click();
  await expect(triggers(after)).toHaveAccessibleName('Triggers on');
  await plant.publish(94);
  await expect(card(after, 2)).toBeVisible();
});
