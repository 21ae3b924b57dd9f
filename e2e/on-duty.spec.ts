import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';

/** Whom a question is told that nobody decides: the rota in Settings, the editor's fields, and the card. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

let plant: Plant;
let page: Page;
usePlant(
  {
    settings: noModel,
    tables:
      '[[duty.people]]\nname = "Kim"\nroutes = ["desktop"]\n\n[[duty.shifts]]\nname = "Kim"\n\n[[duty.shifts]]\ngroup = "lead"\nname = "Kim"\n',
    procedures: {
      night: [
        '[sop]\nname = "night"\ndescription = "Looks after the tank"\n\n[[triggers]]\ntype = "manual"\n\n[[escalation]]\nafter_secs = 1\nnotify = ["@shift"]\n\n[[escalation]]\nafter_secs = 1200\nnotify = ["@lead"]\npriority = "critical"\n',
        '## Steps\n\n1. **Tell the log** — Tell it.\n   - requires_confirmation: true\n   - call: notify {"message": "closed"}\n',
      ],
    },
  },
  (opened) => {
    ({ plant, page } = opened);
  },
);

const onDisk = (): string => readFileSync(join(plant.home, 'config.toml'), 'utf8');
const goTo = async (place: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${place}`);
};

test('the rota is a form: a day of a shift is switched off, and somebody is reached elsewhere too', async () => {
  await goTo('settings/procedures');
  const shift = page.getByRole('group', { name: '[[duty.shifts]] Kim' });
  await shift.getByRole('button', { name: 'Sun' }).click();
  await expect.poll(onDisk).toContain('days = ["mon", "tue", "wed", "thu", "fri", "sat"]');
  const person = page.getByRole('group', { name: '[[duty.people]] Kim' });
  await person.getByRole('button', { name: 'Add a place' }).click();
  await person.getByRole('combobox', { name: 'Where' }).last().selectOption('duty');
  await expect(person.getByRole('combobox', { name: 'Group' })).toBeVisible();
  await shift.scrollIntoViewIfNeeded();
  await keepPicture(page, 'on-duty');
  expect(await axeFindings(page)).toEqual([]);
});

test('the editor says who is told, and adds somebody', async () => {
  await goTo('sops/night');
  const section = page.getByRole('region', { name: 'If nobody decides' });
  await expect(section.getByRole('group', { name: 'Escalation 2' })).toBeVisible();
  await section.getByRole('button', { name: 'Tell somebody' }).click();
  await expect(section.getByRole('group', { name: 'Escalation 3' })).toBeVisible();
  await section.getByRole('button', { name: 'Tell somebody' }).scrollIntoViewIfNeeded();
  await keepPicture(page, 'escalation');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => readFileSync(join(plant.home, 'workspace/sops/night/SOP.toml'), 'utf8'))
    .toContain('after_secs = 1800');
});

test('the card says who was told, and who is next', async () => {
  await ask(page, 'sops.start', { name: 'night', payload: null });
  await goTo('approvals');
  const main = page.getByRole('main');
  await expect(main).toContainText('told Kim', { timeout: 20_000 });
  await expect(main).toContainText('goes to Kim');
  await keepPicture(page, 'telling');
  expect(await axeFindings(page)).toEqual([]);
});
