import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startModelServer, type ModelServer } from '../tests/fixtures/model-server';
import { startOpenAiServer, type OpenAiServer } from '../tests/fixtures/openai-server/server';
import { tinyModel, writeRandomGguf } from '../tests/fixtures/random-gguf';
import { expect, launchApp, type RunningApp, test } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask } from './fixtures/plant';
import { looks } from './fixtures/views';

/** The Models page on real files, a real server of files, and servers of models that work and do not. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

let home: string;
let elsewhere: string;
let files: ModelServer;
let shop: OpenAiServer;
let running: RunningApp;
let page: Page;
const fetched = readFileSync('resources/models/step-runner.gguf');

test.beforeAll(async () => {
  [home, elsewhere] = [
    mkdtempSync(join(tmpdir(), 'zc-models-')),
    mkdtempSync(join(tmpdir(), 'zc-elsewhere-')),
  ];
  mkdirSync(join(home, 'models'));
  writeRandomGguf(join(home, 'models', 'tiny-talker.gguf'), tinyModel);
  writeRandomGguf(join(elsewhere, 'other-program-7b-instruct-with-a-long-name-q4_k_m.gguf'), {
    ...tinyModel,
    seed: 2,
  });
  writeFileSync(join(home, 'models', 'broken-download.gguf'), 'this is no model');
  files = await startModelServer(fetched);
  shop = await startOpenAiServer(({ body }) => ({ acts: [{ type: 'text', text: `from ${body.model}` }] }));
  writeFileSync(
    join(home, 'config.toml'),
    `
[gateway]
port = 0
[models]
folders = [${JSON.stringify(elsewhere)}]
[reliability]
fallbacks = ["shop"]
[providers.local]
type = "llama"
[providers.shop]
type = "openai"
base_url = "${shop.baseUrl}"
api_key = "secret-key"
[providers.claude]
type = "anthropic"
api_key = "env:ZC_E2E_NOT_SET"
[[model_routes]]
hint = "fast"
provider = "shop"
model = "small"
[[model_routes]]
hint = "careful"
provider = "claude"
model = "large"
`,
  );
  running = await launchApp({ home });
  page = running.page;
});
test.afterAll(async () => {
  await running.close();
  await Promise.all([files.close(), shop.close()]);
  for (const folder of [home, elsewhere])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

const main = () => page.getByRole('main');
const row = (name: string) => main().getByRole('row').filter({ hasText: name });
const download = () => row('from-the-net');

async function begin(): Promise<void> {
  await page.getByRole('button', { name: 'Download…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download a model' });
  await dialog.getByLabel('Address', { exact: true }).fill(`${files.url}/from-the-net.gguf`);
  await dialog.getByLabel('SHA-256').fill(createHash('sha256').update(fetched).digest('hex'));
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('the rail leads to the page; each file says whether it fits, the built-in one what it is for, a damaged one what is wrong', async () => {
  await expect(page.getByRole('contentinfo')).toContainText('built-in');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('models');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Models', level: 1 })).toBeVisible();
  await expect(row('Built-in model')).toContainText('Runs procedures; cannot chat');
  await expect(row('Built-in model')).toContainText('Fits');
  await expect(row('Built-in model')).toContainText('answers by default');
  await expect(row('tiny-talker')).toContainText('Fits');
  await expect(row('other-program')).toContainText(elsewhere);
  await expect(row('broken-download')).toContainText('Cannot be used');
  await expect(row('broken-download').getByRole('button', { name: /^Load/u })).toHaveCount(0);
  await expect(main().getByText(/memory free/u)).toBeVisible();
});

test('a model is loaded and unloaded, and answers from then on when a person says so', async () => {
  await page.getByRole('button', { name: 'Load tiny-talker', exact: true }).click();
  await expect(row('tiny-talker')).toContainText('Loaded');
  await row('tiny-talker').getByRole('button', { name: 'More about tiny-talker' }).click();
  expect.soft(await axeFindings(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Use by default' }).click();
  await expect(row('tiny-talker')).toContainText('answers by default');
  expect(readFileSync(join(home, 'config.toml'), 'utf8')).toContain('default_model = "tiny-talker"');
  await page.getByRole('button', { name: 'Unload tiny-talker' }).click();
  await expect(row('tiny-talker')).not.toContainText('Loaded');
});

test('a download shows how far it is, waits when it is told to, survives a crash of the app, and becomes a model when its hash is right', async () => {
  files.temper.hangsAfter = 2_000_000;
  await begin();
  await expect(download()).toContainText(/Downloading · \d+ of \d+ MB/u);
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Models' }),
  ).toHaveAccessibleDescription(/^\d+ %$/u);
  await download().getByRole('button', { name: 'Pause' }).click();
  await expect(download()).toContainText('Paused · ');
  await keepPicture(page, 'models-paused');
  await download().getByRole('button', { name: 'Resume' }).click();
  await expect(download()).toContainText('Downloading · ');
  await running.kill();
  running = await launchApp({ home });
  page = running.page;
  await page.evaluate(() => {
    location.hash = '#/models';
  });
  await expect(download()).toContainText('Paused · ');
  files.temper.hangsAfter = null;
  await download().getByRole('button', { name: 'Resume' }).click();
  await expect(download().getByRole('button', { name: 'Load from-the-net', exact: true })).toBeVisible();
  expect(readFileSync(join(home, 'models', 'from-the-net.gguf')).equals(fetched)).toBe(true);
});

test('a file with another hash is no model, says so, and can be given up', async () => {
  await page.getByRole('button', { name: 'Download…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download a model' });
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(dialog).toContainText('Enter the address of a GGUF file first.');
  await dialog.getByLabel('Address', { exact: true }).fill(`${files.url}/forged.gguf`);
  await dialog.getByLabel('SHA-256').fill('a'.repeat(64));
  await keepPicture(page, 'models-download');
  expect.soft(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(row('forged')).toContainText('Stopped · ');
  await expect(row('forged')).toContainText('is not the file that was meant');
  await keepPicture(page, 'models-forged');
  await row('forged').getByRole('button', { name: 'Cancel…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the download' }).click();
  await expect(row('forged')).toHaveCount(0);
});

test('a file is chosen with the system’s dialog, linked, used, and deleted again; the original stays', async () => {
  const original = join(elsewhere, 'on-a-stick.GGUF');
  writeRandomGguf(original, { ...tinyModel, seed: 3 });
  await running.app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
  }, original);
  await page.getByRole('button', { name: 'Add a GGUF…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a GGUF file' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toContainText('Choose a file first.');
  await dialog.getByRole('button', { name: 'Choose…' }).click();
  await expect(dialog.getByLabel('File')).toHaveValue(original);
  await dialog.getByLabel('Name in config.toml').fill('from-a-stick');
  await dialog.getByText('Use it in place').click();
  await keepPicture(page, 'models-add');
  expect.soft(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row('from-a-stick')).toContainText('Fits');
  await row('from-a-stick').getByRole('button', { name: 'More about from-a-stick' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('the file it points to is kept');
  await keepPicture(page, 'models-delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row('from-a-stick')).toHaveCount(0);
  expect(existsSync(original)).toBe(true);
});

test('each server is tested: one answers, the other says what is missing and how to fix it; no key is shown', async () => {
  const servers = page.getByRole('list', { name: 'Servers' });
  await page.getByRole('button', { name: 'Test shop' }).click();
  await expect(servers.getByRole('listitem').filter({ hasText: 'shop' })).toContainText('Answered in');
  await page.getByRole('button', { name: 'Test claude' }).click();
  await expect(servers.getByRole('listitem').filter({ hasText: 'claude' })).toContainText(
    'Set ZC_E2E_NOT_SET',
  );
  await expect(main()).not.toContainText('secret-key');
  await expect(page.getByRole('list', { name: 'Routes' })).toContainText('shop/small');
});

test('the composer takes another model for one conversation, and says which answers leave the machine', async () => {
  const { id } = await ask(page, 'chat.new', {});
  await page.evaluate((conversation) => {
    location.hash = `#/chat/${conversation}`;
  }, id);
  // By keyboard: a menu that opens late under the pointer takes the end of the click for a choice.
  await page.getByRole('button', { name: 'Model: tiny-talker' }).press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitemradio', { name: 'tiny-talker default' })).toBeChecked();
  await expect(menu.getByRole('menuitemradio', { name: 'Built-in model runs procedures' })).toBeVisible();
  await expect(menu).not.toContainText('broken-download');
  await keepPicture(page, 'models-picker');
  expect.soft(await axeFindings(page)).toEqual([]);
  await menu.getByRole('menuitemradio', { name: 'fast route' }).click();
  await expect(page.getByRole('button', { name: 'Model: fast' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Who answers?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('from small');
  expect(readFileSync(join(home, 'config.toml'), 'utf8')).toContain('default_model = "tiny-talker"');
  await page.getByRole('button', { name: 'Model: fast' }).click();
  await page.getByRole('menuitem', { name: 'All models' }).click();
  await expect(page.getByRole('heading', { name: 'Models', level: 1 })).toBeVisible();
});

for (const [language, theme] of looks) {
  test(`nothing is wrong or cut off, ${language} ${theme}`, async () => {
    await ask(page, 'preferences.set', { language, theme });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
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
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await page.evaluate(() => document.fonts.ready);
      await keepPicture(page, `models-${language}-${theme}-${String(width)}`);
      if (width !== 800) expect.soft(await axeFindings(page)).toEqual([]);
      expect
        .soft(
          await page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('[data-part~="models"], [data-part~="models"] *')]
              .filter(
                (element) =>
                  element.scrollWidth > element.clientWidth + 1 &&
                  element.clientWidth > 2 &&
                  getComputedStyle(element).overflowX !== 'visible',
              )
              .map(({ className }) => className),
          ),
        )
        .toEqual([]);
    }
  });
}
