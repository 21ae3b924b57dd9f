import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { zeroclaw } from './fixtures/command-line';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { keepLooks, setSize } from './fixtures/views';

/** Steps of a group and values that are worked out, in the window and on the command line, on a real broker. */

const toml =
  '[sop]\nname = "stop"\ndescription = "Stops a line"\nexecution_mode = "auto"\nmax_concurrent = 9\n\n[[triggers]]\ntype = "manual"\n';
const markdown = `## Steps

1. **Note it** — Keep it.
   - group: stop
   - requires_confirmation: true
   - call: memory_store {"key": "level", "content": "{{payload.level > 85 ? 'high' : 'normal'}}, {{round(payload.level * 1.5, 1)}}"}
2. **Hear of the tank**
   - group: stop
   - kind: wait
   - until: $.level < 40 on tank/1/level
3. **How much is left?** — Read the gauge.
   - group: stop
   - kind: input
   - ask: {"type": "number", "title": "Litres left"}
4. **Write it down** — Keep it.
   - call: memory_store {"key": "litres", "content": "{{steps.3.output + 1}} l"}
`;

let plant: Plant;
let running: RunningApp;
let page: Page;
const sheet = [
  '[sop]\nname = "sheet"\ndescription = "Asks for a sheet of values"\nexecution_mode = "auto"\n\n[[triggers]]\ntype = "manual"\n',
  `## Steps\n\n1. **Fill in the sheet**\n   - kind: input\n   - ask: ${JSON.stringify({
    type: 'object',
    properties: Object.fromEntries([...'abcdefghij'].map((key) => [key, { type: 'number' }])),
  })}\n`,
] as const;
usePlant({ settings: noModel, procedures: { stop: [toml, markdown], sheet } }, (opened) => {
  ({ plant, running, page } = opened);
});
const show = async (place: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
};

test('what a group asks is asked first, then its steps go on side by side', async () => {
  const { runId } = await ask(page, 'sops.start', { name: 'stop', payload: '{"level": 91.27}' });
  await show(`approvals/${runId}`);
  const first = page.getByRole('article', { name: 'Approval: stop, step 1' });
  await expect(first.getByText('"high, 136.9"')).toBeVisible();
  await expect(first.getByText('worked out from the event')).toBeVisible();
  await keepPicture(page, 'worked-out-card-light');
  await keepLooks(running, 'worked-out-card');
  await first.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Next, 1 waiting' }).click();
  const second = page.getByRole('article', { name: 'Approval: stop, step 3' });
  await expect(second.getByLabel('Litres left')).toBeVisible();
  await expect(second.getByLabel('Signs')).toBeVisible();
  await keepPicture(page, 'asks-who-signs-light');
  await show(`runs/${runId}`);
  await expect(page.locator('[data-part~="run-state"]')).toHaveText('Waiting for an answer, step 3 of 4');
  expect((await zeroclaw(plant.home, 'runs')).out).toContain('waiting for an answer');
  expect((await ask(page, 'runs.show', { runId })).run.steps.map(({ status }) => status)).toEqual([
    'pending',
    'pending',
    'waiting',
    'pending',
  ]);
  await page.getByLabel('Litres left').fill('1200');
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect
    .poll(async () => (await ask(page, 'runs.show', { runId })).run.steps.map(({ status }) => status))
    .toEqual(['completed', 'running', 'completed', 'pending']);
  await expect(page.getByText('Side by side in the group').first()).toBeVisible();
  await expect(
    page.getByText('waits for $.level < 40 on tank/1/level', { exact: false }).first(),
  ).toBeVisible();
  await keepPicture(page, 'side-by-side-light');
  await keepLooks(running, 'side-by-side');
  await plant.broker.publish('tank/1/level', '{"level": 39}');
  await expect.poll(async () => (await ask(page, 'runs.show', { runId })).run.status).toBe('completed');
  const { run } = await ask(page, 'runs.show', { runId });
  expect(run.steps[3]?.toolCalls[0]?.arguments).toMatchObject({ content: '1201 l' });
});

test('the editor says which steps are side by side, and writes it', async () => {
  await show('sops/stop');
  await expect(page.getByText('Side by side in the group').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Title of step 4' }).click();
  const group = page.getByLabel('Group', { exact: true });
  await group.fill('two words');
  await group.blur();
  await expect(page.getByText('Write one word of letters, digits, - and _.')).toBeVisible();
  await group.fill('after');
  await group.blur();
  await keepPicture(page, 'side-by-side-editor-light');
  await keepLooks(running, 'side-by-side-editor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () =>
      (await ask(page, 'sops.show', { name: 'stop' })).entry.sop?.steps.map(({ group: of }) => of),
    )
    .toEqual(['stop', 'stop', 'stop', 'after']);
  await page.getByRole('tab', { name: 'Flow' }).click();
  await expect(page.getByText('Side by side in the group').first()).toBeVisible();
  await keepPicture(page, 'side-by-side-flow-light');
  await keepLooks(running, 'side-by-side-flow');
});

test('a form of many fields ends within the window, and its buttons are reached by scrolling', async () => {
  const { runId } = await ask(page, 'sops.start', { name: 'sheet', payload: null });
  await show(`approvals/${runId}`);
  const card = page.getByRole('article', { name: 'Approval: sheet, step 1' });
  await setSize(running, { width: 1024, height: 700 });
  const button = card.getByRole('button', { name: 'Answer', exact: true });
  await expect(button).not.toBeInViewport();
  await card.hover();
  await page.mouse.wheel(0, 2_000);
  await expect(button).toBeInViewport({ ratio: 1 });
  await keepLooks(running, 'many-fields');
});
