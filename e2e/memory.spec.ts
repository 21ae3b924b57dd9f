import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { looks } from './fixtures/views';

/**
 * What is remembered, in the real window: searched, written, changed, forgotten, exported, and scrolled when
 * there is much of it.
 */

const notes = [
  {
    key: 'feed valve',
    content: 'Valve V-12 is the feed valve of pump P-3. Low closes it.',
    category: 'fact',
    scope: 'global',
  },
  {
    key: 'shift',
    content: 'Ask the shift before closing a valve between 05:50 and 06:10.',
    category: 'core',
    scope: 'sender:desktop',
  },
  {
    key: '냉각 펌프',
    content: '주냉각펌프의 압력이 90 bar를 넘으면 V-12를 먼저 잠근다.',
    category: 'fact',
    scope: 'global',
  },
  {
    key: 'report',
    content: `Boiler report. ${'Every line of it was checked twice and found in order. '.repeat(60)}The relief valve was stiff.`,
    category: 'fact',
    scope: 'group:hall_3',
  },
];

let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant({ settings: noModel }, (opened) => {
  ({ plant, running, page } = opened);
});

const rows = () => page.getByRole('table', { name: 'Memory' }).getByRole('row');
const field = () => page.getByRole('searchbox', { name: 'Search memories' });

test('an empty memory says what belongs there; the first one is written by keyboard alone', async () => {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Memory' }).click();
  await expect(page.getByRole('heading', { name: 'Memory', level: 1 })).toBeVisible();
  await expect(page.getByText('No memories yet')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await keepPicture(page, 'memory-empty-en-light');
  await page.getByRole('button', { name: 'Add a memory…' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'What to remember' })).toBeFocused();
  await page.keyboard.type('The spare fuses lie in the drawer');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Enter a name first.')).toBeVisible();
  await page.keyboard.type('fuses');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows().nth(1)).toContainText('The spare fuses lie in the drawer');
});

test('it is searched while typing, in Korean too, and filtered by kind and scope', async () => {
  for (const entry of notes) await ask(page, 'memory.save', { entry, replaces: null });
  await field().fill('펌프는');
  await expect(rows()).toHaveCount(2);
  await expect(rows().nth(1)).toContainText('주냉각펌프의');
  await field().fill('val');
  await expect(page.getByText('3 found')).toBeVisible();
  await expect(rows().nth(1).locator('mark').first()).toHaveText(/val/iu);
  await page.getByRole('button', { name: /^Visible to/u }).click();
  await page.getByRole('menuitemradio', { name: 'this computer' }).click();
  await expect(rows()).toHaveCount(2);
  await expect(rows().nth(1)).toContainText('Ask the shift');
  await field().fill('elephant');
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows()).toHaveCount(6);
});

test('one is changed, and one forgotten after a question; what is kept elsewhere hears of it', async () => {
  await page.getByRole('button', { name: /^Ask the shift/u }).click();
  const text = page.getByRole('textbox', { name: 'What to remember' });
  await text.fill('Ask the shift leader before closing a valve.');
  await page.getByText('everyone', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rows().nth(1)).toContainText('Ask the shift leader');
  await expect(rows().nth(1)).toContainText('everyone');
  await page.getByRole('button', { name: 'Forget fuses…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The spare fuses lie in the drawer');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows()).toHaveCount(6);
  await page.getByRole('button', { name: 'Forget fuses…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click();
  await expect(rows()).toHaveCount(5);
  expect((await ask(page, 'memory.search', { query: 'fuses' })).entries).toEqual([]);
});

test('an export is a file that an import takes up again', async () => {
  const file = join(plant.home, 'exported.md');
  await running.app.evaluate(({ session }, path) => {
    session.defaultSession.once('will-download', (_event, item) => {
      item.setSavePath(path);
    });
  }, file);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /Markdown/u }).click();
  await expect
    .poll(() => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return '';
      }
    })
    .toContain('**냉각 펌프**');
  await ask(page, 'memory.forget', { entries: [{ key: '냉각 펌프' }] });
  await expect(rows()).toHaveCount(4);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('1 added, 0 replaced')).toBeVisible();
  await expect(rows()).toHaveCount(5);
});

for (const look of looks) {
  test(`nothing is cut off and axe finds nothing, ${look.join(' ')}`, async () => {
    await ask(page, 'preferences.set', { language: look[0], theme: look[1] });
    await expect(page.locator('html')).toHaveAttribute('lang', look[0]);
    for (const [width, height] of [
      [1280, 800],
      [1024, 700],
    ] as const) {
      await running.app.evaluate(
        ({ BrowserWindow }, size) => {
          BrowserWindow.getAllWindows()[0]?.setContentSize(size[0], size[1]);
        },
        [width, height] as const,
      );
      await page.getByRole('searchbox').fill('valve V-12');
      await expect(page.getByRole('row')).toHaveCount(5);
      await page.evaluate(() => document.fonts.ready);
      await keepPicture(page, `memory-${look.join('-')}-${String(width)}`);
      if (width === 1280) expect.soft(await axeFindings(page)).toEqual([]);
      await page.locator('[data-part~="what"]').first().click();
      await keepPicture(page, `memory-edit-${look.join('-')}-${String(width)}`);
      if (width === 1280) expect.soft(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('ten thousand are walked through by keyboard; only what is in view is in the page', async () => {
  await ask(page, 'preferences.set', { language: 'en', theme: 'light' });
  const memories = Array.from({ length: 10_000 }, (_, number) => ({
    key: `n${String(number)}`,
    content: `Note ${String(number)} of the plant`,
    category: 'fact',
    scope: 'global',
    at: new Date(1_700_000_000_000 - number).toISOString(),
  }));
  await ask(page, 'memory.import', {
    text: JSON.stringify({ format: 'zeroclaw-memory', version: 1, memories }),
  });
  // The search of the test before is gone with its page, and with it what is still being read for it.
  await page.reload();
  await expect(page.getByText('10,004 memories')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Memory' })).toHaveAttribute('aria-rowcount', '10005');
  await page.locator('[data-part~="what"]').first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('[data-part~="what"]:focus')).toHaveText('Note 9999 of the plant');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-part~="what"]:focus')).toHaveText('Note 9998 of the plant');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText('10,003 memories')).toBeVisible();
  await expect(page.locator('[data-part~="what"]:focus')).toHaveText('Note 9998 of the plant');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-part~="what"]:focus')).toHaveText('Note 9997 of the plant');
  await page.keyboard.press('Home');
  await expect(rows().nth(1)).toBeVisible();
  expect(await page.locator('[data-part~="memory"]').count()).toBeLessThan(60);
});
