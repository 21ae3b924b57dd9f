import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, launchApp, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask } from './fixtures/plant';
import { cutOff, looks, setLook, setSize, sizes } from './fixtures/views';

/** A home that is not there yet: the doors, and the demo from its event to its finished timeline. */

test.use({ trace: 'off' });

test.describe.configure({ mode: 'serial' });

let home: string;
let running: RunningApp;
test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'zc-first-'));
  running = await launchApp({ home, env: { XDG_CONFIG_HOME: join(home, 'xdg') } });
});
test.afterAll(async () => {
  await running.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

test('the first start asks how to begin, and the demo goes from one event over one approval to one finished timeline', async () => {
  test.setTimeout(180_000);
  const { page, app } = running;
  await expect(
    page.getByRole('heading', { name: 'A model on this computer runs your procedures. Which one?' }),
  ).toBeVisible();
  for (const look of looks) {
    await setLook(page, look);
    for (const size of sizes) {
      await setSize(running, size);
      await keepPicture(page, `first-run-${look.join('-')}-${String(size.width)}`);
      expect.soft(await cutOff(page), `at ${String(size.width)}`).toEqual([]);
    }
    expect.soft(await axeFindings(page)).toEqual([]);
  }
  await setSize(running, sizes[0]);
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the demo' }).click();

  const strip = page.getByRole('complementary', { name: 'Demo' });
  await expect(page.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible();
  const card = page.getByRole('article', { name: 'Approval: demo-valve, step 2' });
  await expect(card).toContainText('gpio_write', { timeout: 60_000 });
  await expect(strip).toContainText('Now it needs you');
  for (const size of sizes) {
    await setSize(running, size);
    await keepPicture(page, `demo-sign-${String(size.width)}`);
    expect.soft(await cutOff(page), `at ${String(size.width)}`).toEqual([]);
  }
  expect.soft(await axeFindings(page)).toEqual([]);
  await setSize(running, sizes[0]);
  // Quitting asks once, and names what is under way.
  const asked = await app.evaluate(
    ({ app: electron, dialog }) =>
      new Promise<string[]>((resolve) => {
        const details: string[] = [];
        dialog.showMessageBox = (...given: unknown[]) => {
          details.push((given.at(-1) as { readonly detail: string }).detail);
          setTimeout(() => {
            resolve(details);
          });
          return Promise.resolve({ response: 1, checkboxChecked: false });
        };
        electron.quit();
        electron.quit();
      }),
  );
  expect(asked.map((detail) => detail.split('\n')[0])).toEqual(['demo-valve, step 2: waits for you']);
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(strip).toContainText('Done in', { timeout: 60_000 });
  await strip.getByRole('button', { name: 'Open the timeline' }).click();
  await expect(page.getByRole('main')).toContainText('Tell the operator');
  await keepPicture(page, 'demo-done');
  expect.soft(await axeFindings(page)).toEqual([]);

  // What comes after the demo stands on its timeline, and the banner goes with the page.
  await expect(strip.getByRole('button', { name: 'Write your own…' })).toBeVisible();
  await strip.getByRole('button', { name: 'Change this procedure' }).click();
  await expect(page.getByRole('heading', { name: 'demo-valve', level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.evaluate(() => {
    window.location.hash = '#/settings/data';
  });
  await page.getByRole('button', { name: 'Remove the demo…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the demo?' });
  await expect(dialog).toContainText('virtual board demo-board');
  await keepPicture(page, 'demo-remove');
  expect.soft(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await ask(page, 'demo.show', {})).toEqual({ procedure: null, board: null });
  // Chosen once, it is not asked again; the palette leads there.
  expect((await ask(page, 'preferences.get', {})).firstRun).toBe(false);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: /search/iu }).fill('getting started');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start the demo' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose later' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
});

test('everything is backed up with one button, and a restore asks, starts the engine again, and holds the triggers', async () => {
  test.setTimeout(120_000);
  const { page, app } = running;
  const file = join(home, 'kept.zip');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
  }, file);
  await ask(page, 'preferences.set', { person: 'Seoyeon Lee' });
  await page.evaluate(() => {
    location.hash = '#/settings/data';
  });
  await page.getByRole('button', { name: 'Create a backup…' }).click();
  await expect(page.getByRole('main')).toContainText('Created: ');
  await keepPicture(page, 'settings-data');
  expect.soft(await axeFindings(page)).toEqual([]);
  await ask(page, 'config.secret', { place: ['gateway', 'token'], secret: 'a-token-of-this-plant' });
  await page.getByRole('button', { name: 'With secrets…' }).click();
  const sealing = page.getByRole('dialog', { name: 'A backup with secrets' });
  await sealing.getByLabel('Passphrase', { exact: true }).fill('four words not related');
  await sealing.getByLabel('Repeat the passphrase').fill('four words not relate');
  await expect(sealing.getByRole('status')).toHaveText('The passphrases do not match.');
  await expect(sealing.getByRole('button', { name: 'Create a backup…' })).toBeDisabled();
  await keepPicture(page, 'settings-seal');
  expect.soft(await axeFindings(page)).toEqual([]);
  await sealing.getByLabel('Repeat the passphrase').fill('four words not related');
  await sealing.getByRole('button', { name: 'Create a backup…' }).click();
  await expect(page.getByRole('main')).toContainText('Included under your passphrase: gateway-token');
  await ask(page, 'preferences.set', { person: 'Somebody Else' });
  await page.getByRole('button', { name: 'Choose a backup…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Replace everything here with this backup?' });
  await expect(dialog).toContainText('Procedures: 2, runs: 1');
  await dialog.getByLabel('Passphrase for its secrets').fill('four words unrelated');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This passphrase does not open the secrets');
  await keepPicture(page, 'settings-restore');
  expect.soft(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Passphrase for its secrets').fill('four words not related');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(dialog.getByRole('status')).toContainText('Its secrets will be restored');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('Triggers paused');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /problem/u })
    .click();
  await expect(page.getByRole('dialog', { name: 'Problems' })).toContainText(
    /What was here before is in \S+before-restore/u,
  );
  await page.keyboard.press('Escape');
  expect((await ask(page, 'preferences.get', {})).person).toBe('Seoyeon Lee');
  await page.getByRole('button', { name: 'Resume triggers' }).click();
});

test('settings are found by their words, and the app says what it is made of and how it sits on the desktop', async () => {
  const { page } = running;
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.getByRole('searchbox', { name: 'Search the settings' }).fill('signature wait');
  await expect(page.getByRole('group', { name: 'Wait for a signature', exact: true })).toBeVisible();
  await keepPicture(page, 'settings-search');
  expect.soft(await axeFindings(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search the settings' }).fill('licences');
  await page.getByRole('main').getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('list', { name: 'Licences' })).toContainText('node-llama-cpp');
  await keepPicture(page, 'settings-about');
  expect.soft(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#/settings/appearance';
  });
  const login = page.getByRole('switch', { name: 'Start at login' });
  await expect(login).not.toBeChecked();
  const entry = join(home, 'xdg', 'autostart', 'zeroclaw-desktop.desktop');
  await login.click();
  await expect(login).toBeChecked();
  expect(readFileSync(entry, 'utf8')).toContain(`"--home" "${home}"`);
  await login.click();
  await expect.poll(() => existsSync(entry)).toBe(false);
  await page.getByRole('switch', { name: 'Stay in the tray' }).click();
  await expect
    .poll(async () => (await ask(page, 'desktop.show', {})).switches)
    .toEqual({ closeToTray: true, keepAwake: true, startAtLogin: false });
  await keepPicture(page, 'settings-appearance');
  expect.soft(await axeFindings(page)).toEqual([]);
});

test('a window that crashes comes back with what was written, and after the third time in a minute says where the log is', async () => {
  test.setTimeout(120_000);
  const { page, app } = running;
  const { id } = await ask(page, 'chat.new', {});
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/chat/${id}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('half a thought');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('half a thought');
  // Playwright gives a page up that has crashed: from here on the window itself is asked.
  // A question to a process that is gone is never answered, so it is asked again.
  const seen = (what: string): Promise<unknown> =>
    app.evaluate(
      ({ BrowserWindow }, code) =>
        Promise.race([
          BrowserWindow.getAllWindows()[0]
            ?.webContents.executeJavaScript(code)
            .catch(() => null),
          new Promise((resolve) => {
            setTimeout(resolve, 1_000);
          }),
        ]),
      what,
    );
  const crash = (): Promise<void> =>
    app.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
    });
  await crash();
  await expect.poll(() => seen('document.querySelector("textarea")?.value ?? null')).toBe('half a thought');
  await crash();
  await expect.poll(() => seen('document.querySelector("textarea")?.value ?? null')).toBe('half a thought');
  await crash();
  await expect
    .poll(() => seen('document.querySelector("main")?.textContent ?? ""'))
    .toContain(join(home, 'logs', 'zeroclaw.log'));
});
