import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packVersion, partsFor } from '../src/main/modules/models/gpu-pack/offered-parts';
import { startModelServer } from '../tests/fixtures/model-server';
import { tinyModel, writeRandomGguf } from '../tests/fixtures/random-gguf';
import { expect, launchApp, test } from './fixtures/app';
import { axeFindings } from './fixtures/axe';
import { keepLooks } from './fixtures/views';

/** What computes on NVIDIA cards, in the real window: fetched when somebody wants it, found where it lies. */

test.use({ trace: 'off' });

test('the pack is offered, says why it cannot be fetched, and counts for the process that computes', async () => {
  test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'the pack is for 64-bit Linux');
  const home = mkdtempSync(join(tmpdir(), 'zc-pack-'));
  mkdirSync(join(home, 'models'));
  writeRandomGguf(join(home, 'models', 'tiny-talker.gguf'), tinyModel);
  const registry = await startModelServer(Buffer.from('<html>Please log in</html>'));
  writeFileSync(
    join(home, 'config.toml'),
    `[gateway]\nport = 0\n[models]\npackage_registry = "${registry.url}"\n[providers.local]\ntype = "llama"\ngpu = "cuda"\n`,
  );
  const running = await launchApp({ home });
  const { page } = running;
  try {
    await page.evaluate(() => {
      window.location.hash = '#/models';
    });
    const line = page.getByRole('group', { name: 'CUDA pack' });
    await expect(line).toContainText('For NVIDIA cards there is the CUDA pack: 320 MB to download');
    await line.getByRole('button', { name: 'Install' }).click();
    await expect(line).toContainText('is no packed file: the server sends');
    await keepLooks(running, 'models-gpu-pack');
    expect.soft(await axeFindings(page)).toEqual([]);

    const row = page.getByRole('row', { name: /tiny-talker/u });
    await row.getByRole('button', { name: 'Load tiny-talker', exact: true }).click();
    await expect(row).toContainText('its pack is not installed');
    for (const { name } of partsFor('linux', 'x64')) {
      const part = join(home, 'gpu-pack', packVersion, name.slice(name.indexOf('/') + 1));
      mkdirSync(join(part, 'dist'), { recursive: true });
      writeFileSync(
        join(part, 'package.json'),
        JSON.stringify({ name, version: packVersion, type: 'module' }),
      );
      writeFileSync(
        join(part, 'dist', 'index.js'),
        `export const getBinsDir = () => ({ binsDir: ${JSON.stringify(part)}, packageVersion: '${packVersion}' });`,
      );
    }
    await row.getByRole('button', { name: /Unload/u }).click();
    await row.getByRole('button', { name: 'Load tiny-talker', exact: true }).click();
    await expect(row).toContainText('or its CUDA libraries');
    await expect(line).toContainText('The CUDA pack is installed');
    await line.getByRole('button', { name: 'Remove' }).click();
    await expect(line.getByRole('button', { name: 'Install' })).toBeVisible();
  } finally {
    await running.close();
    await registry.close();
  }
});
