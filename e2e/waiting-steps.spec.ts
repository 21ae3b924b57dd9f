import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { zeroclaw } from './fixtures/command-line';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { keepLooks, setLook, setSize, sizes } from './fixtures/views';

/** Steps that wait for a message and ask for a value, in the window and on the command line, on a real broker. */

const toml =
  '[sop]\nname = "drain"\ndescription = "Drains a tank"\nexecution_mode = "auto"\nmax_concurrent = 9\n\n[[triggers]]\ntype = "manual"\n';
const markdown =
  '## Steps\n\n1. **Wait until it has drained**\n   - kind: wait\n   - until: $.level < 40 on tank/1/level\n   - timeout: 30m\n2. **How much is left?** — Read the gauge at the tank.\n   - kind: input\n   - ask: {"type": "number", "title": "Litres left", "minimum": 0, "maximum": 5000}\n3. **Let it settle**\n   - kind: wait\n   - for: 1s\n4. **Write it down** — Keep it.\n   - call: memory_store {"key": "litres", "content": "{{steps.2.output}} litres left"}\n';

let plant: Plant;
let running: RunningApp;
let page: Page;
const starting =
  '[sop]\nname = "clean"\ndescription = "Cleans a line"\nexecution_mode = "auto"\nmax_concurrent = 9\n\n[[triggers]]\ntype = "manual"\n';
const starts =
  '## Steps\n\n1. **Drain the tank**\n   - kind: procedure\n   - run: drain {"by": "clean"}\n2. **Write it down** — Keep it.\n   - call: memory_store {"key": "clean", "content": "{{steps.1.output}}"}\n';
const each =
  '## Steps\n\n1. **Note every pump** — Keep it.\n   - requires_confirmation: true\n   - for_each: $.payload.pumps\n   - call: memory_store {"key": "pump-{{item.id}}", "content": "pump {{item.id}} is {{item.why}}"}\n';
usePlant(
  {
    settings: noModel,
    procedures: {
      drain: [toml, markdown],
      clean: [starting, starts],
      pumps: [starting.replace('clean', 'pumps'), each],
    },
  },
  (opened) => {
    ({ plant, running, page } = opened);
  },
);

const start = async (): Promise<string> =>
  (await ask(page, 'sops.start', { name: 'drain', payload: null })).runId;
const show = async (place: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
};
const statusOf = async (runId: string): Promise<string> =>
  (await ask(page, 'runs.show', { runId })).run.status;

test('a run says what it waits for, asks for a value in a form, and goes on with the answer', async () => {
  const runId = await start();
  await show(`runs/${runId}`);
  await expect(
    page.getByText('waits for $.level < 40 on tank/1/level', { exact: false }).first(),
  ).toBeVisible();
  expect((await zeroclaw(plant.home, 'runs')).out).toContain('for $.level < 40 on tank/1/level');
  await keepPicture(page, 'step-waits-light');
  await keepLooks(running, 'step-waits');
  await plant.broker.publish('tank/1/level', '{"level": 39}');
  const field = page.getByLabel('Litres left');
  await expect(field).toBeVisible();
  await keepLooks(running, 'step-asks-run');
  await setSize(running, sizes[1]);
  await keepPicture(page, 'step-asks-run-1024-light');
  await show(`approvals/${runId}`);
  const card = page.getByRole('article', { name: 'Approval: drain, step 2' });
  await expect(card.getByLabel('Litres left')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Answer' })).toBeDisabled();
  await card.getByLabel('Litres left').fill('9000');
  await card.getByRole('button', { name: 'Answer' }).click();
  await expect(card.getByText('does not fit', { exact: false })).toBeVisible();
  await keepPicture(page, 'step-asks-1024-light');
  await setLook(page, ['ko', 'dark']);
  await keepPicture(page, 'step-asks-1024-dark-ko');
  await setSize(running, { width: 2560, height: 1440 });
  await keepPicture(page, 'step-asks-2560-dark-ko');
  await setLook(page, ['en', 'light']);
  await setSize(running, sizes[0]);
  await card.getByLabel('Litres left').fill('1200');
  await card.getByRole('button', { name: 'Answer' }).click();
  await expect.poll(() => statusOf(runId)).toBe('completed');
  expect((await ask(page, 'runs.show', { runId })).run.steps.map(({ output }) => output)).toMatchObject([
    '{"level": 39}',
    '1200',
    'waited for 1 s',
    'stored, as text from outside: an event (mqtt tank/1/level)',
  ]);
  await show(`runs/${runId}`);
  await expect(page.getByRole('button', { name: 'Write it down' })).toBeVisible();
  await keepPicture(page, 'step-waited-light');
  await keepLooks(running, 'step-waited');
});

test('the command line answers, and refuses what does not fit', async () => {
  const runId = await start();
  await expect.poll(async () => (await ask(page, 'runs.show', { runId })).run.figures.waits?.step).toBe(1);
  await plant.broker.publish('tank/1/level', '{"level": 12}');
  await expect.poll(() => statusOf(runId)).toBe('waiting_approval');
  const listed = (await zeroclaw(plant.home, 'approvals')).out;
  expect(listed).toContain('Asks for Litres left, a number: 0 … 5000');
  expect(listed).toContain(`zeroclaw answer ${runId}`);
  expect(await zeroclaw(plant.home, 'answer', runId, '--value', 'much')).toMatchObject({
    code: 1,
    err: expect.stringContaining('does not fit'),
  });
  expect(await zeroclaw(plant.home, 'answer', runId, '--value', '1200')).toMatchObject({
    code: 0,
    out: expect.stringContaining(`Run ${runId} has the answer and goes on.`),
  });
  await expect.poll(() => statusOf(runId)).toBe('completed');
});

test('a run that starts another procedure and that one link to each other', async () => {
  const { runId } = await ask(page, 'sops.start', { name: 'clean', payload: null });
  const child = async (): Promise<string> =>
    (await ask(page, 'runs.show', { runId })).run.figures.waits?.child?.runId ?? '';
  await expect.poll(child).not.toBe('');
  const childId = await child();
  await show(`runs/${runId}`);
  await expect(page.getByText('waits for the procedure drain', { exact: false }).first()).toBeVisible();
  expect((await zeroclaw(plant.home, 'runs')).out).toContain(`for the procedure drain (${childId})`);
  await keepPicture(page, 'step-starts-light');
  await keepLooks(running, 'step-starts');
  await page.getByRole('link', { name: childId }).first().click();
  await expect(page.getByText('by the run', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: runId }).click();
  await ask(page, 'runs.cancel', { runId, reason: 'enough' });
  await expect.poll(() => statusOf(childId)).toBe('cancelled');
});

test('one card shows the calls for all items of a list', async () => {
  const { runId } = await ask(page, 'sops.start', {
    name: 'pumps',
    payload: JSON.stringify({ pumps: [1, 2, 3].map((id) => ({ id, why: 'hot' })) }),
  });
  await show(`approvals/${runId}`);
  const card = page.getByRole('article', { name: 'Approval: pumps, step 1' });
  await expect(card.getByText('"pump 3 is hot"')).toBeVisible();
  await keepPicture(page, 'step-each-card-light');
  await keepLooks(running, 'step-each-card');
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => statusOf(runId)).toBe('completed');
  await show('sops/pumps');
  await expect(page.getByText('$.payload.pumps').first()).toBeVisible();
  await keepPicture(page, 'step-each-editor-light');
  await keepLooks(running, 'step-each-editor');
});

test('the editor writes what a step waits for and asks for', async () => {
  await show('sops/drain');
  await page.getByRole('textbox', { name: 'Title of step 3' }).click();
  const waits = page.getByLabel('Waits for', { exact: true });
  await expect(waits).toHaveValue('1s');
  await waits.fill('22:30');
  await keepPicture(page, 'step-waits-editor-light');
  await keepLooks(running, 'step-waits-editor');
  await page.getByLabel('This step', { exact: true }).selectOption('input');
  await page.getByLabel('Asks for', { exact: true }).fill('{"type": "boolean"}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await ask(page, 'sops.show', { name: 'drain' })).entry.sop?.steps[2]?.ask)
    .toEqual({ type: 'boolean' });
  await page.getByLabel('This step', { exact: true }).selectOption('execute');
  await page.getByRole('tab', { name: 'Flow' }).click();
  await keepPicture(page, 'step-waits-flow-light');
  await keepLooks(running, 'step-waits-flow');
});
