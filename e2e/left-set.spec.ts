import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { keepLooks } from './fixtures/views';

/** What a run leaves as it set it stands on its page, and on that of the run that came in its place. */

const toml =
  '[sop]\nname = "drain"\ndescription = "Drains a tank"\nexecution_mode = "auto"\nadmission = "replace"\n\n[[triggers]]\ntype = "mqtt"\ntopic = "tank/full"\n';
const markdown =
  '## Steps\n\n1. **Open the valve** — Pin 5 HIGH opens it.\n   - call: gpio_write {"board": "nucleo-f401re-0", "pin": 5, "value": 1}\n2. **Look at the gauge**\n   - kind: checkpoint\n3. **Close it** — Pin 5 LOW.\n   - call: gpio_write {"board": "nucleo-f401re-0", "pin": 5, "value": 0}\n';

let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant({ settings: noModel, procedures: { drain: [toml, markdown] } }, (opened) => {
  ({ plant, running, page } = opened);
});

test('a run that another one replaced says what stays, and the one in its place says what it found', async () => {
  await plant.broker.publish('tank/full', '1');
  const waits = async (): Promise<readonly string[]> =>
    (await ask(page, 'approvals.list', {})).map(({ runId }) => runId);
  await expect.poll(waits).toHaveLength(1);
  const [before = ''] = await waits();
  await plant.broker.publish('tank/full', '2');
  await expect
    .poll(async () => (await ask(page, 'runs.show', { runId: before })).run.status)
    .toBe('cancelled');
  await expect.poll(waits).toHaveLength(1);
  const [after = ''] = await waits();
  await page.evaluate((runId) => {
    location.hash = `#/runs/${runId}`;
  }, before);
  await expect(page.getByText('nucleo-f401re-0 pin 5 stays at 1, as step 1 set it').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await keepLooks(running, 'run-left-set');
  await page.evaluate((runId) => {
    location.hash = `#/runs/${runId}`;
  }, after);
  await expect(
    page.getByText(`In the place of ${before}: nucleo-f401re-0 pin 5 was left at 1`),
  ).toBeVisible();
  await keepLooks(running, 'run-in-place');
});
