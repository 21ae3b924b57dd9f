import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { isKept } from './fixtures/kept';
import { keepPicture } from './fixtures/pictures';
import { ask, noModel, usePlant, type Plant } from './fixtures/plant';
import { linesOf, textBox, writeAll } from './fixtures/text-box';
import { looks } from './fixtures/views';

/** The Settings page: every key of config.toml as a form and as its text, on the file itself. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

const secret = 'the-token-of-pushover';
let plant: Plant;
let running: RunningApp;
let page: Page;
usePlant(
  {
    settings: `# mine\n${noModel}`,
    tables: `[sop]\n# how many\nmax_active_runs = 10  # enough\n\n[pushover]\ntoken = "${secret}"\n`,
  },
  (opened) => {
    ({ plant, running, page } = opened);
  },
);

const file = (): string => join(plant.home, 'config.toml');
const onDisk = (): string => readFileSync(file(), 'utf8');
const setting = (name: string) => page.getByRole('main').getByRole('group', { name, exact: true });
const open = (part: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: part }).click();

test('the rail leads to the page, and a number is saved where it stands, with every other byte as it was', async () => {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await open('Procedures');
  const before = onDisk();
  const field = setting('Runs at the same time').getByRole('textbox');
  await expect(field).toHaveValue('10');
  await field.fill('12');
  await field.press('Enter');
  await expect.poll(onDisk).toBe(before.replace('max_active_runs = 10', 'max_active_runs = 12'));
  await expect(setting('Runs at the same time')).toContainText('in config.toml');
});

test('a value that is not allowed is told beside the one in force, and not written', async () => {
  const before = onDisk();
  const row = setting('Wait for a signature');
  await row.getByRole('textbox').fill('soon');
  await row.getByRole('textbox').press('Enter');
  await expect(row.getByRole('alert')).toContainText(
    '“soon” is not a whole number of seconds from 0 to 31536000. Until it is, 3600 applies.',
  );
  await keepPicture(page, 'settings-wrong');
  expect(await axeFindings(page)).toEqual([]);
  expect(onDisk()).toBe(before);
  await row.getByRole('button', { name: 'Set 3600' }).click();
  await expect(row.getByRole('alert')).toHaveCount(0);
});

test('what stands in a field when a key opens another page is saved, or is there again with what is wrong', async () => {
  await setting('Runs at the same time').getByRole('textbox').fill('14');
  await page.keyboard.press('Control+1');
  await expect.poll(onDisk).toContain('max_active_runs = 14');
  await page.evaluate(() => {
    location.hash = '#/settings/procedures';
  });
  await setting('Runs at the same time').getByRole('textbox').fill('1.000');
  await page.keyboard.press('Control+1');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Sections' }).getByRole('img', { name: '1 error' }),
  ).toBeVisible();
  await open('Procedures');
  await expect(setting('Runs at the same time').getByRole('alert')).toContainText(
    '“1.000” is not a whole number',
  );
  await keepPicture(page, 'settings-wrong-again');
  await setting('Runs at the same time').getByRole('textbox').fill('12');
  await page.keyboard.press('Enter');
  await expect.poll(onDisk).toContain('max_active_runs = 12');
});

test('switches and choices are saved at once, also by keyboard, and go back to the default', async () => {
  await setting('Carry out procedures').getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect.poll(onDisk).toContain('enabled = false');
  await setting('How runs ask by default').getByRole('combobox').selectOption('step_by_step');
  await expect.poll(onDisk).toContain('default_execution_mode = "step_by_step"');
  await setting('Carry out procedures')
    .getByRole('button', { name: 'Use the default: Carry out procedures' })
    .click();
  await expect.poll(onDisk).not.toContain('enabled = false');
  await expect(setting('Carry out procedures').getByRole('switch')).toBeChecked();
});

test('a change by hand is shown at once, and one of the same key is asked about', async () => {
  writeFileSync(file(), onDisk().replace('max_active_runs = 12', 'max_active_runs = 20'));
  const row = setting('Runs at the same time');
  await expect(row.getByRole('textbox')).toHaveValue('20');
  await expect
    .poll(async () => (await ask(page, 'config.show', {})).inForce)
    .toMatchObject({ sop: { max_active_runs: 20 } });
  const refused = await page.evaluate(() =>
    (
      window as unknown as {
        readonly zeroclaw: {
          ask(name: string, input: unknown): Promise<{ ok: boolean; error?: { message: string } }>;
        };
      }
    ).zeroclaw.ask('config.change', {
      changes: [{ kind: 'set', place: ['sop', 'max_active_runs'], value: 5, was: 12 }],
    }),
  );
  expect(refused).toMatchObject({
    ok: false,
    error: { message: 'sop.max_active_runs was changed on the disk in the meantime: it says 20 now' },
  });
  expect(onDisk()).toContain('max_active_runs = 20');
});

test('what somebody writes while the same key changes on the disk is kept, and asked about', async () => {
  const row = setting('Runs at the same time');
  await row.getByRole('textbox').fill('7');
  writeFileSync(file(), onDisk().replace('max_active_runs = 20', 'max_active_runs = 21'));
  await expect(row).toContainText('in config.toml');
  await expect
    .poll(async () => (await ask(page, 'config.show', {})).inForce)
    .toMatchObject({ sop: { max_active_runs: 21 } });
  await expect(row.getByRole('textbox')).toHaveValue('7');
  await row.getByRole('textbox').press('Enter');
  await expect(row.getByRole('alert')).toContainText('it says 21 now');
  await row.getByRole('button', { name: 'Keep the other' }).click();
  await expect(row.getByRole('textbox')).toHaveValue('21');
  await expect(row.getByRole('alert')).toHaveCount(0);
  await row.getByRole('textbox').fill('8');
  writeFileSync(file(), onDisk().replace('max_active_runs = 21', 'max_active_runs = 22'));
  await expect
    .poll(async () => (await ask(page, 'config.show', {})).inForce)
    .toMatchObject({ sop: { max_active_runs: 22 } });
  await row.getByRole('textbox').press('Enter');
  await row.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect.poll(onDisk).toContain('max_active_runs = 8');
  writeFileSync(file(), onDisk().replace('max_active_runs = 8', 'max_active_runs = 20'));
  await expect
    .poll(async () => (await ask(page, 'config.show', {})).inForce)
    .toMatchObject({ sop: { max_active_runs: 20 } });
});

test('a wrong value in the file is counted on its part and in the rail, and fixed with one button', async () => {
  writeFileSync(file(), onDisk().replace('max_active_runs = 20', 'max_active_runs = "many"'));
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }),
  ).toHaveAccessibleDescription('1 problem with config.toml');
  await expect(
    page.getByRole('navigation', { name: 'Sections' }).getByRole('img', { name: '1 error' }),
  ).toBeVisible();
  const row = setting('Runs at the same time');
  await expect(row.getByRole('alert')).toContainText(
    '“many” is not a whole number from 1 to 1000. Until it is, 20 applies.',
  );
  await expect(row).toContainText('wrong in config.toml');
  await keepPicture(page, 'settings-wrong-in-file');
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('button', { name: 'Set 10' }).click();
  await expect(row.getByRole('alert')).toHaveCount(0);
});

test('a secret is never shown, and one that is entered goes where secrets are kept', async () => {
  await open('Channels');
  const row = setting('Token');
  await expect(row).toContainText('Written in the file itself');
  await row.getByRole('button', { name: 'Change… Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Secret for Token' });
  await dialog.getByLabel('The secret').fill('quite-another-token');
  await expect(dialog).toContainText(/keychain/);
  await keepPicture(page, 'settings-secret');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  expect(onDisk()).toContain('token = "keychain:pushover-token"');
  expect(onDisk()).not.toMatch(new RegExp(`${secret}|quite-another-token`));
  await expect(row).toContainText('pushover-token');
  expect(await page.content()).not.toContain('quite-another-token');
});

test('a provider is added with what it needs, changed, and removed', async () => {
  await open('Models and routes');
  await page.getByRole('button', { name: 'Add… [providers.NAME]' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add: Servers of models' });
  await dialog.getByLabel('Kind').selectOption('openai');
  await dialog.getByLabel('Name', { exact: true }).fill('shop');
  await dialog.getByLabel('Base URL').fill('http://127.0.0.1:8080/v1');
  await keepPicture(page, 'settings-add');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect
    .poll(onDisk)
    .toContain('[providers.shop]\ntype = "openai"\nbase_url = "http://127.0.0.1:8080/v1"\n');
  await page.getByRole('group', { name: '[providers.shop]' }).getByRole('switch').click();
  await expect.poll(onDisk).toContain('vision = true');
  await page.getByRole('button', { name: 'Remove… [providers.shop]' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(onDisk).not.toContain('providers.shop');
});

test('a variable of an MCP server is added as a secret, said what it is for, and taken out with it', async () => {
  appendFileSync(file(), '\n[mcp.servers.cal]\ncommand = "true"\nenabled = false\n');
  await open('Agent and tools');
  const table = page.getByRole('group', { name: '[mcp.servers.cal.env]' });
  await expect(table).toContainText('values may be env:NAME or keychain:NAME');
  await page.getByRole('button', { name: 'Add… [mcp.servers.cal.env]' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add: Environment variables' });
  await dialog.getByLabel('Name', { exact: true }).fill('CAL_TOKEN');
  await dialog.getByLabel('Value').fill('a-token-of-the-calendar');
  await keepPicture(page, 'settings-add-value');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(onDisk()).toContain('[mcp.servers.cal.env]\nCAL_TOKEN = "keychain:mcp-servers-cal-env-CAL_TOKEN"\n');
  expect(onDisk()).not.toContain('a-token-of-the-calendar');
  const row = setting('CAL_TOKEN');
  await expect(row).toContainText('mcp-servers-cal-env-CAL_TOKEN');
  for (const [language, theme] of looks.toReversed()) {
    await ask(page, 'preferences.set', { language, theme });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await row.scrollIntoViewIfNeeded();
    await keepPicture(page, `settings-values-${language}-${theme}`);
    expect.soft(await axeFindings(page)).toEqual([]);
  }
  const kept = (): string => readFileSync(join(plant.home, 'data', 'secrets.json'), 'utf8');
  expect(kept()).toContain('a-token-of-the-calendar');
  await row.getByRole('button', { name: 'Remove: CAL_TOKEN' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(kept).not.toContain('a-token-of-the-calendar');
});

test('the text is checked while it is written, keeps its secrets, and asks when the file changed in the meantime', async () => {
  appendFileSync(file(), '\n[mqtt_extra]\nx = 1\n');
  writeFileSync(file(), onDisk().replace('keychain:pushover-token', secret));
  await page.getByRole('radio', { name: 'config.toml' }).check();
  const name = 'Text of config.toml';
  await expect(textBox(page, name)).toBeAttached();
  await expect.poll(() => linesOf(page)).toContain('token = "••••••••"');
  await expect(page.getByRole('list', { name: 'Problems in the text' })).toContainText(
    'There is no key "mqtt_extra"',
  );
  const { text } = await ask(page, 'config.show', {});
  await writeAll(
    page,
    name,
    text
      .replace('default_execution_mode', 'max_active_rns = 1\ndefault_execution_mode')
      .replace('\n[mqtt_extra]\nx = 1\n', ''),
  );
  await expect(page.getByRole('list', { name: 'Problems in the text' })).toContainText(
    'Did you mean "max_active_runs"?',
  );
  await keepPicture(page, 'settings-text');
  expect(await axeFindings(page)).toEqual([]);
  writeFileSync(file(), `${onDisk()}# by hand\n`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'config.toml was changed on disk since you opened it.',
  );
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect.poll(onDisk).toContain('max_active_rns = 1');
  expect(onDisk()).not.toContain('by hand');
  expect(onDisk()).toContain(`token = "${secret}"`);
  await writeAll(page, name, '[sop]\nenabled = maybe\n');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Line 2');
  expect(onDisk()).not.toContain('maybe');
  await page.getByRole('button', { name: 'Revert' }).click();
  await textBox(page, name).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('# yours ');
  await expect.poll(() => linesOf(page)).toContain('# yours');
  await page.getByRole('button', { name: 'Revert' }).click();
  await expect.poll(() => linesOf(page)).not.toContain('# yours');
  await textBox(page, name).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => linesOf(page)).toContain('# yours');
  await page.getByRole('button', { name: 'Revert' }).click();
});

test('a text that is not saved is there again after another page and after the app was killed, also when the file changed in the meantime', async () => {
  const name = 'Text of config.toml';
  const { text } = await ask(page, 'config.show', {});
  await page.getByRole('radio', { name: 'config.toml' }).check();
  await writeAll(page, name, `# an hour of work\n${text}`);
  await expect(page.getByText('Unsaved changes.')).toBeVisible();
  await page.getByRole('radio', { name: 'Form' }).check();
  await open('Procedures');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Runs' }).click();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'config.toml' }).check();
  await expect.poll(() => linesOf(page)).toContain('# an hour of work');
  await expect(page.getByText('Unsaved changes.')).toBeVisible();
  await page.getByRole('radio', { name: 'Form' }).check();
  await open('Procedures');
  await setting('Runs at the same time').getByRole('textbox').fill('17');
  await expect.poll(() => isKept(plant.home, /"text":"17"/u)).toBe(true);
  await running.kill();
  writeFileSync(file(), `# in the meantime\n${onDisk()}`);
  running = await plant.start();
  page = running.page;
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'config.toml' })).toHaveAccessibleName(/unsaved/);
  await open('Procedures');
  await expect(setting('Runs at the same time').getByRole('textbox')).toHaveValue('17');
  await expect(setting('Runs at the same time').getByRole('alert')).toContainText(
    'The window closed before this was saved.',
  );
  await keepPicture(page, 'settings-text-not-saved');
  expect(await axeFindings(page)).toEqual([]);
  await setting('Runs at the same time').getByRole('button', { name: 'Revert' }).click();
  await expect(setting('Runs at the same time').getByRole('alert')).toHaveCount(0);
  await page.getByRole('radio', { name: 'config.toml' }).check();
  await expect.poll(() => linesOf(page)).toContain('# an hour of work');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'config.toml was changed on disk since you opened it.',
  );
  await page.getByRole('button', { name: 'Load from disk' }).click();
  await expect.poll(() => linesOf(page)).toContain('# in the meantime');
  await page.getByRole('radio', { name: 'Form' }).check();
});

test('the log has no secret in it, and the folder is named', async () => {
  await page.getByRole('radio', { name: 'Form' }).check();
  await open('Logs');
  await expect(page.getByRole('table', { name: 'Logs' })).toContainText('engine started');
  expect(JSON.stringify(await ask(page, 'logs.read', { lines: 2000 }))).not.toMatch(
    new RegExp(`${secret}|quite-another-token`),
  );
  await open('Data and secrets');
  await expect(page.getByRole('main')).toContainText(plant.home);
});

for (const [language, theme] of looks) {
  test(`nothing is wrong or cut off on any part, ${language} ${theme}`, async () => {
    test.setTimeout(120_000);
    await ask(page, 'preferences.set', { language, theme });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const { width, height } of [
      { width: 1280, height: 800 },
      { width: 1024, height: 700 },
    ]) {
      await running.app.evaluate(
        ({ BrowserWindow }, size) => {
          BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height);
        },
        { width, height },
      );
      for (const part of [
        'general',
        'models',
        'agent',
        'procedures',
        'boards',
        'channels',
        'appearance',
        'data',
        'logs',
        'about',
        'config.toml',
      ]) {
        await page.evaluate((id) => {
          location.hash = `#/settings/${id}`;
        }, part);
        await expect(page.locator('main section[data-part~="sheet"]')).toBeVisible();
        await keepPicture(page, `settings-${part}-${language}-${theme}-${String(width)}`);
        if (width === 1280) expect.soft(await axeFindings(page), part).toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    }
  });
}
