import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { zeroclaw } from './fixtures/command-line';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { keepLooks, setLook, setSize, sizes } from './fixtures/views';

/** What a procedure remembers: set by a run, seen and changed by a person, in the window and on the command line. */

const toml =
  '[sop]\nname = "level"\ndescription = "Follows a level"\nexecution_mode = "auto"\nmax_concurrent = 9\n\n[[triggers]]\ntype = "manual"\n';
const markdown =
  '## Steps\n\n1. **Write it down** — Only where it rose.\n   - when: ($.state.last_level ?? 0) < $.payload.level\n   - call: memory_store {"key": "level", "content": "{{payload.level}}"}\n   - set: last_level = {{payload.level}}\n2. **Judge it** — Is it well?\n   - when: $.payload.judge == true\n   - model: hint:reason\n';

let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant({ settings: noModel, procedures: { level: [toml, markdown] } }, (opened) => {
  ({ plant, running, page } = opened);
});

async function carryOut(level: number): Promise<string> {
  const { runId } = await ask(page, 'sops.start', { name: 'level', payload: JSON.stringify({ level }) });
  await expect.poll(async () => (await ask(page, 'runs.show', { runId })).run.status).toBe('completed');
  return runId;
}

test('a value that a run set stands beside the steps, and a person signs another', async () => {
  const runId = await carryOut(40);
  await page.evaluate(() => {
    location.hash = '#/sops/level/steps';
  });
  const section = page.getByRole('region', { name: 'Remembers' });
  await expect(section.getByText('40', { exact: true })).toBeVisible();
  await expect(section.getByRole('link', { name: `Run ${runId}` })).toBeVisible();
  await expect(page.getByText('last_level = {{payload.level}}').first()).toBeVisible();
  await expect(page.getByText('hint:reason').first()).toBeVisible();
  await keepPicture(page, 'remembers-light');
  await keepLooks(running, 'remembers');
  await section.getByRole('button', { name: 'Change… last_level' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Value').fill('55');
  await keepPicture(page, 'remembers-sign-light');
  await keepLooks(running, 'remembers-sign');
  await dialog.getByRole('button', { name: 'Sign and save' }).click();
  await expect(section.getByText('55', { exact: true })).toBeVisible();
  await setLook(page, ['ko', 'dark']);
  await setSize(running, { width: 2560, height: 1440 });
  await keepPicture(page, 'remembers-2560-dark-ko');
  await setLook(page, ['en', 'light']);
  await setSize(running, sizes[0]);
  const second = await carryOut(50);
  expect((await ask(page, 'runs.show', { runId: second })).run.steps[0]?.status).toBe('skipped');
});

test('the command line lists what is remembered, and changes it', async () => {
  await carryOut(60);
  expect((await zeroclaw(plant.home, 'sop', 'state', 'level')).out).toMatch(/last_level\s+60/u);
  expect((await zeroclaw(plant.home, 'sop', 'state', 'level', 'last_level', '7')).out).toContain(
    'level remembers last_level = 7.',
  );
  expect((await zeroclaw(plant.home, 'sop', 'state', 'level', 'last_level', '--forget')).out).toContain(
    'level has forgotten last_level.',
  );
  const values = JSON.parse((await zeroclaw(plant.home, '--json', 'sop', 'state', 'level')).out) as {
    now: { forgotten?: boolean };
    before: { value: unknown }[];
  }[];
  expect([values[0]?.now.forgotten, values[0]?.before[0]?.value]).toEqual([true, 7]);
});
