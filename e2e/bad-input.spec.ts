import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../scripts/setup/paths.mjs';
import { freePort } from '../tests/fixtures/mosquitto';
import { expect, launchApp, type RunningApp, test } from './fixtures/app';

/** What is wrong says so where a person looks, with the way to fix it; everything else works on. */

let home: string;
let config: string;
let running: RunningApp;
let page: Page;

test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'zc-bad-'));
  config = `default_model = "cut-off"\n\n[gateway]\nport = 0\n\n[mqtt]\nurl = "mqtt://127.0.0.1:${String(await freePort())}"\n`;
  writeFileSync(join(home, 'config.toml'), config);
  mkdirSync(join(home, 'models'));
  writeFileSync(
    join(home, 'models', 'cut-off.gguf'),
    readFileSync(join(projectRoot, 'resources', 'models', 'step-runner.gguf')).subarray(0, 200_000),
  );
  writeSop(
    'broken',
    '[sop]\nname = "broken"\ndescription = "a slip of the hand"\npriority = "urgnt"\n',
    '## Steps\n1. **Nothing** — nothing.\n',
  );
  writeSop(
    'remember',
    '[sop]\nname = "remember"\ndescription = "keeps a note"\nexecution_mode = "auto"\n\n[[triggers]]\ntype = "manual"\n',
    '## Steps\n1. **Keep** — keep it.\n   - call: memory_store {"key": "note", "content": "kept"}\n',
  );
  writeSop(
    'think',
    '[sop]\nname = "think"\ndescription = "needs the model"\nexecution_mode = "auto"\n\n[[triggers]]\ntype = "manual"\n',
    '## Steps\n1. **Think** — Save "yes" to note.\n   - tools: memory_store\n',
  );
  running = await launchApp({ home });
  page = running.page;
});
test.afterAll(async () => {
  await running.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
test.afterEach(async ({}, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach('app.log', { body: running.log(), contentType: 'text/plain' });
});

function writeSop(name: string, toml: string, markdown: string): void {
  const folder = join(home, 'workspace', 'sops', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'SOP.toml'), toml);
  writeFileSync(join(folder, 'SOP.md'), markdown);
}

const go = (name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();
const status = () => page.getByRole('contentinfo', { name: 'Engine status' });

async function run(name: string): Promise<void> {
  await go('SOPs');
  await page.getByRole('button', { name: `Run ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Run', exact: true }).click();
}

test('a broken SOP.toml stands in the list with line, column and fix, and the others run', async () => {
  await go('SOPs');
  const broken = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'broken', exact: true }) });
  await expect(broken).toContainText('SOP.toml, line 4, column 12, key sop.priority');
  await expect(broken).toContainText('critical');
  await expect(broken.getByRole('figure')).toContainText('urgnt');
  await expect(broken.getByRole('button', { name: /^Run/u })).toHaveCount(0);
  await run('remember');
  await expect(page.locator('[data-part~="run-state"]')).toHaveText('Completed, 1 step');
});

test('a broker that is not there shows in the status line, with what to do', async () => {
  const chip = status().getByRole('button', { name: /^Broker/u });
  await expect(chip).toContainText('not connected, next try in');
  await chip.click();
  await expect(page.getByRole('dialog', { name: 'Broker' })).toContainText(
    'Start the broker, or correct "url" under [mqtt] in config.toml.',
  );
  await page.keyboard.press('Escape');
});

test('a mistyped value in config.toml is a problem with file, line and what is allowed; the last good one stays in force', async () => {
  writeFileSync(
    join(home, 'config.toml'),
    config.replace('[gateway]', '[agent]\nmax_tool_iterations = "ten"\n\n[gateway]'),
  );
  const problems = status().getByRole('button', { name: /problem/u });
  await problems.click();
  const list = page.getByRole('dialog', { name: 'Problems' });
  await expect(list).toContainText('config.toml:4:23');
  await expect(list).toContainText(
    'agent.max_tool_iterations must be a whole number from 1 to 100, not "ten".',
  );
  await page.keyboard.press('Escape');
  writeFileSync(join(home, 'config.toml'), config);
  await problems.click();
  await expect(list).not.toContainText('max_tool_iterations');
  await page.keyboard.press('Escape');
});

test('a model file that is cut off fails the step that needs it, and the step says why', async () => {
  await run('think');
  await expect(page.locator('[data-part~="run-state"]')).toContainText('Failed at step 1');
  await expect(page.locator('[data-part~="step"]').first()).toContainText(/cut off/u);
  await expect(status().getByRole('button', { name: /cut-off/u })).toBeVisible();
});
