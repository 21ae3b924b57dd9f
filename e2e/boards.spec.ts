import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { looks } from './fixtures/views';

/** The Boards page on a board behind a serial line, and on a virtual one. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

const alarm =
  '[sop]\nname = "alarm"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 99\n\n[[triggers]]\ntype = "peripheral"\nboard = "nucleo-f401re-0"\nsignal = "pin_3"\ncondition = "> 0"\n';
const lamp =
  '## Steps\n\n1. **Lamp** — On.\n   - call: gpio_write {"board": "nucleo-f401re-0", "pin": 5, "value": 1}\n';

let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant({ settings: noModel, procedures: { alarm: [alarm, lamp] } }, (opened) => {
  ({ plant, running, page } = opened);
});

const pinRow = (pin: number) =>
  page.getByRole('main').getByRole('group', { name: `Pin ${String(pin)}`, exact: true });

test('the rail leads to the page by name and by key, with how many boards answer', async () => {
  await page.keyboard.press('Control+6');
  await expect(page.getByRole('heading', { name: 'Boards', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Boards' }),
  ).toHaveAccessibleDescription('1/1');
  await expect(pinRow(3).getByRole('img', { name: 'level 0', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Listened to by alarm (pin 3)')).toBeVisible();
  await expect(page.getByRole('main').getByText('Called by steps of alarm (pin 5)')).toBeVisible();
});

test('a switch that closes shows at once and starts the procedure that listens', async () => {
  await plant.board.setPin(3, 1);
  await expect(pinRow(3).getByRole('img', { name: 'level 1', exact: true })).toBeVisible();
  await expect
    .poll(async () => (await ask(page, 'runs.list', { sop: 'alarm' })).map(({ status }) => status))
    .toEqual(['completed']);
  await expect(pinRow(5).getByRole('img', { name: 'level 1', exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'On the wire' })).toContainText('"event":"gpio"');
});

test('a person sets a pin only after saying so, with the keyboard alone', async () => {
  const before = plant.writes().length;
  await page.getByRole('button', { name: 'Set pin 7…' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Set pin 7 of nucleo-f401re-0' })).toBeVisible();
  expect(plant.writes()).toHaveLength(before);
  await page.getByRole('button', { name: 'Set to 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(plant.writes().slice(before)).toEqual([{ pin: 7, value: 1 }]);
  await expect(pinRow(7).getByRole('img', { name: 'level 1', exact: true })).toBeVisible();
  await expect(pinRow(7)).toContainText('out');
});

test('the question before a board is removed says what it goes on driving', async () => {
  await page.getByRole('button', { name: 'Remove…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove nucleo-f401re-0' });
  await expect(dialog).toContainText(
    'Pins that it drives, or may drive, keep their level: 5 (at 1), 7 (at 1).',
  );
  await keepPicture(page, 'boards-remove-driven');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a pulled cable is said with its remedy, and a board that comes back tells what it may have missed', async () => {
  await plant.board.fault('disconnect');
  await expect(page.getByRole('alert')).toContainText('Plug the board in');
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Boards' }),
  ).toHaveAccessibleDescription('0/1');
  await keepPicture(page, 'boards-lost');
  expect(await axeFindings(page)).toEqual([]);
  await plant.board.setPin(3, 0);
  await plant.board.fault('reconnect');
  await expect(pinRow(3).getByRole('img', { name: 'level 0', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 gap: changes may have been missed');
});

test('a pin that was an output and is not driven any more counts as an input once a person says so', async () => {
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'nucleo-f401re-0 says that it does not drive pins 5, 7 any more (they were 1, 1)',
  );
  await expect(pinRow(7)).toContainText('was set to 1');
  await page.getByRole('button', { name: 'Set pin 7 as input…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set pin 7 of nucleo-f401re-0 as input' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(pinRow(7)).toContainText('was set to 1');
  await page.getByRole('button', { name: 'Set pin 7 as input…' }).click();
  await dialog.getByRole('button', { name: 'Set as input' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Set pin 7 as input…' })).toHaveCount(0);
  await expect(main).toContainText('nucleo-f401re-0 says that it does not drive pin 5 any more (it was 1)');
  await expect(page.getByRole('button', { name: 'Set pin 5 as input…' })).toBeVisible();
});

test('a virtual board is added on the page, turned, pulled out and plugged in again', async () => {
  await page.getByRole('button', { name: 'Add board…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a board' });
  await dialog.getByRole('radio', { name: 'A virtual board inside this app' }).check();
  await expect(dialog.getByLabel('Name in triggers and tools')).toHaveValue('virtual-0');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'virtual-0' });
  await panel.locator('[data-part~="pin"]', { hasText: /^4$/u }).click();
  await expect(pinRow(4).getByRole('img', { name: 'level 1', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Press pin 2' }).click();
  await expect(panel.getByRole('button', { name: 'Release pin 2' })).toBeVisible();
  await expect(pinRow(2).getByRole('img', { name: 'level 1', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Pull the cable' }).click();
  await expect(page.getByRole('alert')).toContainText('pulled out');
  await panel.getByRole('button', { name: 'Plug it in' }).click();
  await expect(pinRow(2).getByRole('img', { name: 'level 1', exact: true })).toBeVisible();
});

test('an analog input of the virtual board measures what its slider says', async () => {
  const slider = page
    .getByRole('complementary', { name: 'virtual-0' })
    .getByRole('slider', { name: 'Analog input 0' });
  await slider.scrollIntoViewIfNeeded();
  await slider.fill('3000');
  await expect
    .poll(() => ask(page, 'boards.read-analog', { board: 'virtual-0', channel: 0 }))
    .toEqual({ value: 3000, fullScale: 4095 });
  await keepPicture(page, 'boards-analog');
  expect(await axeFindings(page)).toEqual([]);
});

test('a pin that a procedure listens to is set only after a warning', async () => {
  await page.evaluate(() => {
    location.hash = '#/boards/nucleo-f401re-0';
  });
  await page.getByRole('button', { name: 'Set pin 3…' }).click();
  await expect(page.getByRole('dialog')).toContainText('This pin starts alarm');
  await keepPicture(page, 'boards-set');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('the question before a pin is set outlives the cable, and a click beside the emergency stop over it takes nothing away', async () => {
  await page.getByRole('button', { name: 'Set pin 6…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set pin 6 of nucleo-f401re-0' });
  const set = dialog.getByRole('button', { name: 'Set to 1' });
  await plant.board.fault('disconnect');
  await expect(dialog).toContainText('The level is not known while the board is offline.');
  await expect(set).toBeDisabled();
  await keepPicture(page, 'boards-set-away');
  await plant.board.fault('reconnect');
  await expect(set).toBeEnabled();
  const box = await set.boundingBox();
  await page.keyboard.press('Control+Shift+Period');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await keepPicture(page, 'stop-over-dialog');
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a board gets another name and debounce in config.toml, and is taken out of it, each after asking', async () => {
  await page.evaluate(() => {
    location.hash = '#/boards/virtual-0';
  });
  await page.getByRole('button', { name: 'Edit…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit virtual-0' });
  await dialog.getByLabel('Name in triggers and tools').fill('bench 0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('a name without spaces and slashes');
  await dialog.getByLabel('Name in triggers and tools').fill('bench');
  await dialog.getByLabel('Debounce in ms').fill('10');
  await keepPicture(page, 'boards-edit');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('complementary', { name: 'bench' })).toBeVisible();
  expect(readFileSync(join(plant.home, 'config.toml'), 'utf8')).toContain(
    '[[peripherals.boards]]\nboard = "bench"\ntype = "virtual"\ndebounce_ms = 10\n',
  );
  await page.getByRole('button', { name: 'Remove…' }).click();
  await keepPicture(page, 'boards-remove');
  await page
    .getByRole('alertdialog', { name: 'Remove bench' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  // As long as it is asked, the page behind it has no roles.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'bench' })).toHaveCount(0);
  expect(readFileSync(join(plant.home, 'config.toml'), 'utf8')).not.toContain('bench');
  expect((await ask(page, 'engine.status', {})).boards.map(({ name }) => name)).toEqual(['nucleo-f401re-0']);
  await ask(page, 'boards.add', { board: 'virtual-0', type: 'virtual' });
});

test('a port without a board says what is wrong when it is tested', async () => {
  await page.getByRole('button', { name: 'Add board…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a board' });
  await dialog.getByRole('radio', { name: 'Another path' }).check();
  await dialog.getByLabel('Path of the port').fill('/dev/null');
  await dialog.getByRole('button', { name: 'Test' }).click();
  await expect(dialog.getByRole('alert')).toContainText('it is not a serial port');
  await keepPicture(page, 'boards-add');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
});

for (const [language, theme] of looks) {
  test(`nothing is wrong or cut off on either board, ${language} ${theme}`, async () => {
    await ask(page, 'preferences.set', { language, theme });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 1024, height: 700 },
      { width: 800, height: 600 },
    ]) {
      await running.app.evaluate(
        ({ BrowserWindow }, size) => {
          BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height);
        },
        { width, height },
      );
      for (const board of ['nucleo-f401re-0', 'virtual-0']) {
        await page.evaluate((name) => {
          location.hash = `#/boards/${name}`;
        }, board);
        await expect(page.locator('[data-part~="board"] [data-part~="title-block"] b')).toHaveText(board);
        await expect(
          page
            .locator('[data-part~="pins"] [data-part~="pin-row"]')
            .nth(14)
            .getByRole('img', { name: 'level 0', exact: true })
            .or(
              page
                .locator('[data-part~="pins"] [data-part~="pin-row"]')
                .nth(14)
                .getByRole('img', { name: '레벨 0', exact: true }),
            ),
        ).toBeVisible();
        await keepPicture(page, `boards-${board}-${language}-${theme}-${String(width)}`);
        expect.soft(await axeFindings(page)).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      await page.evaluate(() => {
        location.hash = '#/boards/nucleo-f401re-0';
      });
      await page.getByRole('button', { name: /^(?:Set pin 5 as input|5번 핀은 입력)…$/u }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await keepPicture(page, `boards-input-${language}-${theme}-${String(width)}`);
      expect.soft(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('what the engine says of a board is read in Korean', async () => {
  await page.evaluate(() => {
    location.hash = '#/boards/virtual-0';
  });
  const panel = page.getByRole('complementary', { name: 'virtual-0' });
  await panel.getByRole('button', { name: '케이블 뽑기' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'virtual:virtual-0을 열 수 없습니다: 가상 보드의 케이블이 뽑혀 있습니다',
  );
  await expect(page.getByRole('alert')).toContainText('다시 꽂으세요.');
  await keepPicture(page, 'boards-lost-ko');
  await panel.getByRole('button', { name: '케이블 꽂기' }).click();
});
