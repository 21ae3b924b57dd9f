import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/main/platform/storage/database';
import { expect, launchApp, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask } from './fixtures/plant';
import { cutOff, setLook, setSize, sizes } from './fixtures/views';

/** A record that somebody changed while the app was closed: what is held, and what accepting it says. */

let home: string;
let running: RunningApp;
const launch = (): Promise<RunningApp> => launchApp({ home, env: { XDG_CONFIG_HOME: join(home, 'xdg') } });

test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'zc-held-'));
  running = await launch();
  await ask(running.page, 'preferences.set', { language: 'en', firstRun: false });
});
test.afterAll(async () => {
  await running.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

test('what was changed while the app was closed is named and held, until a person takes the record as it is', async () => {
  test.setTimeout(180_000);
  await running.close();
  const database = openDatabase(join(home, 'data', 'zeroclaw.db'));
  database.exec(`
    INSERT INTO tool_permissions (tool, by, via, at, range) VALUES ('shell', 'ana', 'app', 1, '{"calls":[{}]}');
    INSERT OR REPLACE INTO preferences (key, value) VALUES ('known_boards', '[]');
  `);
  database.close();
  running = await launch();
  const { page } = running;
  await page.evaluate(() => {
    location.hash = '#/runs';
  });
  for (const [look, button] of [
    [['en', 'light'], 'Verify the record'],
    [['ko', 'dark'], '기록 검증'],
  ] as const) {
    const [language, theme] = look;
    await setLook(page, look);
    for (const size of sizes) {
      await setSize(running, size);
      await page.getByRole('button', { name: button }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('status').first()).toContainText(
        language === 'en' ? 'standing permissions' : '상시 허용',
      );
      await expect(dialog.getByRole('status').first()).toContainText(
        language === 'en' ? 'which boards answer under which names' : '어느 이름에 어느 보드가 응답하는지',
      );
      // Enter, pressed on what nobody has read, accepts nothing.
      await expect(dialog.getByRole('button', { name: language === 'en' ? 'Close' : '닫기' })).toBeFocused();
      await keepPicture(page, `record-held-${language}-${theme}-${String(size.width)}`);
      expect.soft(await cutOff(page), `at ${String(size.width)}`).toEqual([]);
      expect.soft(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  }
  await setLook(page, ['en', 'light']);
  await setSize(running, sizes[0]);
  await page.getByRole('button', { name: 'Verify the record' }).click();
  await page.getByRole('button', { name: 'Accept the record as it is' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Accept the record as it is' })).toHaveCount(0);
  await expect(dialog.getByRole('status').first()).toContainText('took the record as it is');
  await keepPicture(page, 'record-accepted-en-light');
});
