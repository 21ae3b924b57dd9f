import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyModel, writeRandomGguf } from '../tests/fixtures/random-gguf';
import { expect, launchApp, test, type RunningApp } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepPicture } from './fixtures/pictures';
import { ask } from './fixtures/plant';
import { inspectShown, looks, setLook } from './fixtures/views';
import { Way } from './fixtures/way';

/** Somebody who has LM Studio and a server of models, in a new home. */

test.use({ trace: 'off' });
test.describe.configure({ mode: 'serial' });

let home: string;
let file: string;
let server: Server;
let running: RunningApp;
test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'zc-others-'));
  const folder = join(home, 'person', '.lmstudio', 'models', 'ana', 'talker-GGUF');
  mkdirSync(folder, { recursive: true });
  file = join(folder, 'Talker-Small-3.2-24B-Instruct-2506-Q4_K_M.gguf');
  writeRandomGguf(file, tinyModel);
  server = createServer((request, response) => {
    if (request.url?.endsWith('/chat/completions') === true) {
      const says = {
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta: { content: 'Here I am.' }, finish_reason: 'stop' }],
      };
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end(`data: ${JSON.stringify(says)}\n\ndata: [DONE]\n\n`);
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: [{ id: 'qwen3:0.6b' }, { id: 'gemma3:270m' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running = await launchApp({
    home: join(home, 'zeroclaw'),
    env: { HOME: join(home, 'person'), XDG_CONFIG_HOME: join(home, 'xdg') },
  });
});
test.afterAll(async () => {
  await running.close();
  server.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

test('a server is connected from the first run, and leads to chat in three clicks', async () => {
  test.setTimeout(120_000);
  const { page } = running;
  const way = new Way('a server found and used in chat', { clicks: 3 });
  const click = (name: string): Promise<void> => way.click(page.getByRole('button', { name, exact: true }));
  await expect(
    page.getByRole('button', { name: 'Use Talker-Small-3.2-24B-Instruct-2506-Q4_K_M of LM Studio' }),
  ).toBeVisible({
    timeout: 30_000,
  });
  await inspectShown(running, 'first-run-found');
  await click('Connect a server…');
  const dialog = page.getByRole('dialog', { name: 'Connect a server' });
  await dialog
    .getByLabel('Another server')
    .fill(`127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Model of server' })).toHaveValue('qwen3:0.6b');
  await keepPicture(page, 'connect-a-server');
  expect.soft(await axeFindings(page)).toEqual([]);
  await click('Use by default');
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  await expect.poll(async () => (await ask(page, 'models.overview', {})).default.model).toBe('qwen3:0.6b');
  await expect(page.locator('[data-part~="composer"] textarea')).toBeFocused();
  await page.keyboard.type('Are you there?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Here I am.');
  way.end();
});

test('a model of another program is used where it is, and its file stays', async () => {
  test.setTimeout(120_000);
  const { page } = running;
  await page.evaluate(() => {
    location.hash = '#/models';
  });
  const row = page.getByRole('list', { name: 'In other programs' }).getByRole('listitem');
  await expect(row).toContainText('from LM Studio');
  await expect(row).toContainText('Fits');
  for (const look of looks) {
    await setLook(page, look);
    await keepPicture(page, `models-found-${look.join('-')}`);
    expect.soft(await axeFindings(page)).toEqual([]);
  }
  await setLook(page, looks[0]);
  await row.getByRole('button').click();
  await expect(page.getByRole('list', { name: 'In other programs' })).toHaveCount(0);
  await expect
    .poll(async () => (await ask(page, 'models.overview', {})).default.model)
    .toBe('Talker-Small-3.2-24B-Instruct-2506-Q4_K_M');
  expect(existsSync(file)).toBe(true);
});
