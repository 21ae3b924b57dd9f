import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, launchApp, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { isKept } from './fixtures/kept';
import { keepPicture } from './fixtures/pictures';
import { ask } from './fixtures/plant';
import { cutOff, looks, setLook, setSize, sizes } from './fixtures/views';

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

const toml = `# The feed pump of line 2
[sop]
name = "pump-overpressure"   # as on the drawing
description = "Brings feed pump P-3 back below its limit and tells the shift."
execution_mode = "auto"
cooldown_secs = 300
approval_timeout_secs = 300
owner = "night shift"

[[triggers]]
type = "mqtt"
topic = "facility/pump/pressure"
condition = "$.value > 85"

[[triggers]]
type = "manual"
`;
const markdown = `# Pump overpressure

Words for people.

## Steps

1. **Read the pressure twice** — Read PT-101 two times, half a second apart. Report both.
   - tools: memory_recall
   - on_failure: goto:5

2. **Tell the shift** — Send one line to the shift channel.
   - call: notify {"message": "PT-101 at {{payload.value}}"}

3. **Close the feed valve** — Set pin 5 of the valve board low. Then read it back and stop if it is still high.
   - tools: gpio_read, gpio_wrte
   - requires_confirmation: true
   - on_failure: goto:5

4. **Check again after 30 s** — Wait, read PT-101, compare with the limit.
   - tools: memory_recall
   - when: $.payload.value > 95
   - next: 3

5. **Write the shift log**
   - tools: memory_store

## Notes

Kept.
`;

let home: string;
let running: RunningApp;
let page: Page;
test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'zc-editor-'));
  writeFileSync(join(home, 'config.toml'), 'default_model = "none-at-all"\n[gateway]\nport = 0\n');
  const folder = join(home, 'workspace', 'sops', 'pump');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'SOP.toml'), toml);
  writeFileSync(join(folder, 'SOP.md'), markdown);
  running = await launchApp({ home });
  page = running.page;
});
test.afterAll(async () => {
  await running.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
/** The same home, opened where the work was left. */
async function startAgain(): Promise<void> {
  running = await launchApp({ home });
  page = running.page;
  await open('#/sops/pump-overpressure');
}
const onDisk = (file: 'SOP.toml' | 'SOP.md'): string =>
  readFileSync(join(home, 'workspace', 'sops', 'pump', file), 'utf8');

const open = (hash: string) =>
  page.evaluate((next) => {
    window.location.hash = next;
  }, hash);
const unsaved = () => page.getByText('unsaved', { exact: true });
const card = (step: number) => page.getByRole('region', { name: new RegExp(`^Step ${String(step)}:`, 'u') });

test('a step is edited on its card, undone and done again, and only its lines change on the disk', async () => {
  await open('#/sops/pump-overpressure');
  await expect(page.getByRole('heading', { name: 'pump-overpressure', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabel('Title of step 3').fill('Shut the feed valve');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text of step 3')).toBeFocused();
  await expect(page.getByLabel('Text of step 3')).toHaveValue(/^Set pin 5/u);
  await card(3).getByRole('button', { name: 'Use gpio_write' }).click();
  await expect(card(3).getByText('There is no tool named')).toHaveCount(0);
  await keepPicture(page, 'editor-step');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(card(3).getByText('There is no tool named')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel('Title of step 3')).toHaveValue('Close the feed valve');
  await expect(unsaved()).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByLabel('Title of step 3')).toHaveValue('Shut the feed valve');
  expect(onDisk('SOP.md')).toBe(markdown);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(unsaved()).toHaveCount(0);
  expect([onDisk('SOP.toml'), onDisk('SOP.md')]).toEqual([
    toml,
    markdown.replace('Close the feed valve', 'Shut the feed valve').replace('gpio_wrte', 'gpio_write'),
  ]);
});

test('how a step is worded is written beside the sheet, refused where it does not fit, and undone', async () => {
  await open('#/sops/pump-overpressure');
  await page.getByLabel('Title of step 1').click();
  const field = page.getByRole('textbox', { name: 'Sampling' });
  await field.fill('{"temperature": 3}');
  await field.press('Tab');
  await expect(page.getByText('Write a JSON object of temperature')).toBeVisible();
  await field.fill('{"temperature": 0.2, "seed": 7}');
  await field.press('Tab');
  await expect(card(1)).toContainText('Sampling {"temperature":0.2,"seed":7}');
  expect(await axeFindings(page)).toEqual([]);
  // Its name is another one in Korean.
  const panel = await field.elementHandle();
  for (const look of looks) {
    await setLook(page, look);
    await panel?.scrollIntoViewIfNeeded();
    await keepPicture(page, `editor-sampling-${look.join('-')}`);
  }
  await setLook(page, ['en', 'light']);
  await page.getByLabel('Title of step 1').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(unsaved()).toHaveCount(0);
});

test('a step is put elsewhere by keyboard and by hand, and what names it follows', async () => {
  const before = onDisk('SOP.md');
  await page.getByRole('button', { name: 'Move step 2' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Step 2, Tell the shift, picked up.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('It will be step 1.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Title of step 1')).toHaveValue('Tell the shift');
  await expect(unsaved()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move step 1' })).toBeFocused();
  const [grip, from, to] = [
    await page.getByRole('button', { name: 'Move step 1' }).boundingBox(),
    await card(1).boundingBox(),
    await card(2).boundingBox(),
  ];
  if (grip === null || from === null || to === null) throw new Error('the cards are not in view');
  const [x, y, down] = [grip.x + 8, grip.y + 8, to.y + to.height / 2 - from.y - from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + down, { steps: 8 });
  // Let go before the page has drawn where it is, it is dropped where it was.
  await expect(page.getByText('It will be step 2.')).toBeAttached();
  await page.mouse.up();
  await expect(page.getByLabel('Title of step 2')).toHaveValue('Tell the shift');
  await expect(page.getByLabel('Title of step 1')).toHaveValue('Read the pressure twice');
  await page.getByLabel('Title of step 4').click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Title of step 5')).toHaveValue('Check again after 30 s');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByLabel('Title of step 5')).toHaveValue('Write the shift log');
  await page.getByLabel('Title of step 5').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Step 1 names step 5, which would be gone');
  await page.getByRole('button', { name: 'Add a tool to step 5' }).click();
  await page.getByRole('combobox', { name: 'Find a tool' }).fill('notif');
  await keepPicture(page, 'editor-tools');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: 'Ask before this step' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => onDisk('SOP.md'))
    .toBe(
      before.replace(
        '   - tools: memory_store\n',
        '   - tools: memory_store, notify\n   - requires_confirmation: true\n',
      ),
    );
});

test('what starts it and how it runs is set beside the sheet', async () => {
  const before = onDisk('SOP.toml');
  await page.getByRole('button', { name: 'Add trigger' }).click();
  await page.getByRole('menuitem', { name: 'Schedule' }).click();
  await page.getByLabel('When', { exact: true }).fill('61 * * * *');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Triggers' })).toContainText('never fires');
  await expect(page.getByLabel('When', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await keepPicture(page, 'editor-trigger');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('When', { exact: true }).fill('30 6 * * 1-5');
  await expect(page.getByRole('group', { name: 'Triggers' })).not.toContainText('never fires');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByLabel('Cooldown').fill('ten');
  await expect(
    page.getByText('“ten” is no time: write seconds, or a time such as 10m. The earlier value is kept.'),
  ).toBeVisible();
  await page.getByLabel('Cooldown').fill('600');
  await page.getByLabel('Priority').selectOption('high');
  await page.keyboard.press('ControlOrMeta+s');
  await expect
    .poll(() => onDisk('SOP.toml'))
    .toBe(
      `${before.replace('cooldown_secs = 300', 'cooldown_secs = 600').replace('owner = "night shift"\n', 'owner = "night shift"\npriority = "high"\n')}\n[[triggers]]\ntype = "cron"\nexpression = "30 6 * * 1-5"\n`,
    );
});

test('the flow shows where a run goes, is walked by keyboard, and leads to the step', async () => {
  await page.getByRole('tab', { name: 'Flow' }).click();
  const flow = page.getByRole('article', { name: 'Flow of pump-overpressure' });
  await expect(flow.getByRole('button', { name: 'Step 5: Write the shift log' })).toBeVisible();
  await expect(flow.locator('[data-part~="line"][data-part~="failure"]')).toHaveCount(5);
  await expect(flow.locator('[data-part~="line"][data-part~="next"]')).toHaveCount(1);
  for (const look of looks) {
    await setLook(page, look);
    for (const size of sizes.slice(0, 2)) {
      await setSize(running, size);
      for (const tab of [1, 0]) {
        await page.getByRole('tab').nth(tab).click();
        await keepPicture(
          page,
          `editor-${tab === 1 ? 'flow' : 'steps'}-${look.join('-')}-${String(size.width)}`,
        );
        expect.soft(await cutOff(page), `${look.join(' ')} at ${String(size.width)}`).toEqual([]);
        if (size === sizes[0]) expect.soft(await axeFindings(page), look.join(' ')).toEqual([]);
      }
    }
  }
  await setLook(page, looks[0]);
  await setSize(running, sizes[0]);
  await page.getByRole('tab', { name: 'Flow' }).click();
  await flow.getByRole('button', { name: /^Step 1:/u }).focus();
  for (let step = 1; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(flow.getByRole('button', { name: /^Step 4:/u })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Steps' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Then', { exact: true }).selectOption('end');
  await page.getByRole('tab', { name: 'Flow' }).click();
  await expect(flow.getByText('Then the run ends')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(flow.getByText('Then step 3')).toBeVisible();
  await page.getByRole('tab', { name: 'Steps' }).click();
});

test('lines and steps of the flow are dragged and set by keyboard, on the one stack, and what has no words is refused', async () => {
  await page.getByRole('tab', { name: 'Flow' }).click();
  const row = (step: number) => page.locator('[data-part~="flow-row"]').nth(step - 1);
  const name = (step: number) => page.locator('[data-part~="flow-step"]').nth(step - 1);
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    await from.hover();
    await page.mouse.down();
    const [a, b] = [await from.boundingBox(), await to.boundingBox()];
    if (a === null || b === null) throw new Error('it is not in view');
    await page.mouse.move(a.x + 60, (a.y + b.y) / 2, { steps: 3 });
    await page.mouse.move(a.x + 60, b.y + b.height * 0.75, { steps: 3 });
  };
  const undoTo = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ControlOrMeta+z');
  };
  await drag(row(2).locator('[data-part~="grips"] [data-part~="next"]'), row(5));
  await expect(page.locator('[data-part~="told"]')).toHaveText('Then step 5');
  await keepPicture(page, 'editor-flow-dragging');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(unsaved()).toHaveCount(0);
  await drag(row(2).locator('[data-part~="grips"] [data-part~="next"]'), row(5));
  await page.mouse.up();
  await expect(row(2)).toContainText('Then step 5');
  await drag(row(5).locator('[data-part~="arrow-end"][title]').last(), row(4));
  await page.mouse.up();
  await expect(page.getByText('If it fails: step 4')).toHaveCount(2);
  await undoTo(1);
  await expect(page.getByText('If it fails: step 5')).toHaveCount(2);
  await drag(
    row(5).locator('[data-part~="grips"] [data-part~="failure"]'),
    page.locator('[data-part~="end"]'),
  );
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('A failed step cannot complete the run');
  await keepPicture(page, 'editor-flow-refused');
  expect(await axeFindings(page)).toEqual([]);
  await row(2).hover();
  await row(2).getByRole('button', { name: 'Remove this line: Then step 5' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(unsaved()).toHaveCount(0);
  await name(3).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(name(2)).toHaveText('Shut the feed valve');
  await expect(name(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: 'Where step 2 goes' }).getByLabel('Then')).toBeFocused();
  await page.getByLabel('If it fails', { exact: true }).selectOption('goto 4');
  await expect(row(2)).toContainText('If it fails: step 4');
  await page.keyboard.press('Escape');
  await expect(name(2)).toBeFocused();
  await drag(row(2).locator('[data-part~="number"]'), row(3));
  await expect(page.locator('[data-part~="told"]')).toHaveText('Step 2 becomes step 3');
  await page.mouse.up();
  await expect(name(3)).toHaveText('Shut the feed valve');
  await undoTo(3);
  await expect(name(3)).toHaveText('Shut the feed valve');
  await expect(unsaved()).toHaveCount(0);
  await page.getByRole('tab', { name: 'Steps' }).click();
});

test('a save from elsewhere is told and not overwritten, unsaved work outlives a reload, quitting and a crash of the app and is asked about when it is left', async () => {
  await page.getByLabel('Title of step 1').fill('Mine');
  await expect(unsaved()).toBeAttached();
  writeFileSync(
    join(home, 'workspace', 'sops', 'pump', 'SOP.md'),
    onDisk('SOP.md').replace('Read the pressure twice', 'Theirs'),
  );
  await expect(page.getByRole('alert')).toContainText(
    'Someone else saved pump-overpressure while you were editing it',
  );
  await keepPicture(page, 'editor-theirs');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Title of step 1')).toHaveValue('Theirs');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel('Title of step 1')).toHaveValue('Mine');
  await page.reload();
  await expect(page.getByLabel('Title of step 1')).toHaveValue('Mine');
  await running.close();
  await startAgain();
  await expect(page.getByLabel('Title of step 1')).toHaveValue('Mine');
  await expect(unsaved()).toBeAttached();
  await page.getByLabel('Title of step 1').fill('Killed outright');
  // One of the words is whole, wherever the storage begins a new block.
  await expect.poll(() => isKept(home, /Killed|outright/u)).toBe(true);
  await running.kill();
  await startAgain();
  await expect(page.getByLabel('Title of step 1')).toHaveValue('Killed outright');
  await expect(unsaved()).toBeAttached();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Runs' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('pump-overpressure has unsaved changes');
  await keepPicture(page, 'editor-leave');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Title of step 1')).toHaveValue('Killed outright');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Runs' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Runs', level: 1 })).toBeVisible();
  await open('#/sops/pump-overpressure');
  await expect(page.getByLabel('Title of step 1')).toHaveValue('Theirs');
});

test('a procedure is made from a template, given away, and taken up again disabled', async () => {
  await open('#/sops');
  await page.getByRole('button', { name: 'New procedure' }).click();
  await page.getByLabel('Name', { exact: true }).fill('../up');
  await page.getByRole('radio', { name: 'MQTT threshold' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('alert')).toContainText('cannot be the name of a procedure');
  await keepPicture(page, 'editor-new');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('tank level');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'tank level', level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Triggers' })).toContainText('area/machine/value');
  await expect(page.getByLabel('Purpose of the procedure')).toBeFocused();
  await page.keyboard.type('수위를 지킵니다 🌊');
  await page.getByRole('button', { name: 'Step', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Title of step/u).last()).toBeFocused();
  await page.keyboard.type('Write it down');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(unsaved()).toHaveCount(0);
  expect(readFileSync(join(home, 'workspace', 'sops', 'tank-level', 'SOP.md'), 'utf8')).toContain(
    '**Write it down**',
  );
  expect(readFileSync(join(home, 'workspace', 'sops', 'tank-level', 'SOP.toml'), 'utf8')).toContain(
    'description = "수위를 지킵니다 🌊"',
  );
  await open('#/sops');
  await page.getByRole('button', { name: 'More for tank level', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { name: 'tank level-2', level: 1 })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
  const file = join(home, 'tank.sop.json');
  await running.app.evaluate(({ session }, path) => {
    session.defaultSession.once('will-download', (_event, item) => {
      item.setSavePath(path);
    });
  }, file);
  await open('#/sops');
  await page.getByRole('button', { name: 'More for tank level', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  await expect
    .poll(() => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return '';
      }
    })
    .toContain('zeroclaw_sop');
  await page.getByRole('button', { name: 'Import…' }).click();
  // "밸브" as a Korean Windows writes it.
  await page.locator('[data-chooser="file"]').setInputFiles([
    { name: 'SOP.toml', mimeType: 'text/plain', buffer: Buffer.from('[sop]\nname = "valve"\n') },
    {
      name: 'SOP.md',
      mimeType: 'text/markdown',
      buffer: Buffer.concat([Buffer.from('## Steps\n1. '), Buffer.from([0xb9, 0xeb, 0xba, 0xea])]),
    },
  ]);
  await expect(page.getByRole('alert')).toContainText('SOP.md cannot be read: line 2 is not UTF-8 text');
  await page.locator('[data-chooser="file"]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('There is a procedure "tank level" already');
  await keepPicture(page, 'editor-import');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Another name').fill('tank of line 3');
  await page.getByRole('button', { name: 'Import under this name' }).click();
  await expect(page.getByRole('heading', { name: 'tank of line 3', level: 1 })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
  await open('#/sops');
  await page.getByRole('button', { name: 'More for tank of line 3' }).click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await expect
    .poll(async () => (await ask(page, 'sops.list', {})).find(({ name }) => name === 'tank of line 3')?.state)
    .toBe('valid');
  await page.getByRole('button', { name: 'Run tank of line 3…' }).click();
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect
    .poll(async () => (await ask(page, 'runs.list', { sop: 'tank of line 3' }))[0])
    .toMatchObject({ dry: true });
});

test('a folder that is moved away while its procedure is written is told, and what is written becomes a new one', async () => {
  const folder = join(home, 'workspace', 'sops', 'tank-of-line-3');
  await open('#/sops/tank%20of%20line%203');
  await page
    .getByLabel(/^Title of step/u)
    .first()
    .fill('An hour of work');
  await expect(unsaved()).toBeAttached();
  renameSync(folder, join(home, 'elsewhere'));
  await expect(page.getByRole('alert')).toContainText('Procedure tank of line 3 is no longer on disk');
  await keepPicture(page, 'editor-gone');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Runs' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Its files are no longer on disk.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save as a new procedure…' }).click();
  await keepPicture(page, 'editor-gone-dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel(/^Title of step/u).first()).toHaveValue('An hour of work');
  await expect(page.getByRole('switch', { name: 'Enabled' })).not.toBeChecked();
  expect(readFileSync(join(folder, 'SOP.md'), 'utf8')).toContain('An hour of work');
});
