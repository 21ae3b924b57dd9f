import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../../src/main/platform/base/clock';
import { openSopFiles } from '../../../src/main/modules/procedures/storage/sop-files';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

let fixture: EngineFixture | null = null;
afterEach(async () => {
  await fixture?.close();
  fixture = null;
});

const manifest = (name: string): string =>
  `[sop]\nname = "${name}"\ndescription = "Looks."\n[[triggers]]\ntype = "manual"\n`;
const steps = '## Steps\n\n1. **Look** — Look for notes.\n   - call: memory_recall {"query": "x"}\n';
const config = '[gateway]\nport = 0\n';

const listed = (expected: readonly string[]): Promise<unknown> =>
  eventually(
    `the list ${expected.join(', ')}`,
    async () =>
      JSON.stringify((await fixture?.ask('sops.list', {}))?.map(({ name }) => name)) ===
      JSON.stringify(expected),
  );

test('procedures that take the place of the whole folder count, and so do later changes of them', async () => {
  fixture = await openEngine({
    config,
    sops: { 'before/SOP.toml': manifest('before'), 'before/SOP.md': steps },
  });
  const folder = join(fixture.home, 'workspace', 'sops');
  await mkdir(join(fixture.home, 'restored', 'after'), { recursive: true });
  await writeFile(join(fixture.home, 'restored', 'after', 'SOP.toml'), manifest('after'));
  await writeFile(join(fixture.home, 'restored', 'after', 'SOP.md'), steps);
  await rm(folder, { recursive: true });
  await fixture.problem('sops');
  await listed([]);
  await rename(join(fixture.home, 'restored'), folder);
  await listed(['after']);
  await fixture.fixed('sops');
  await fixture.save('workspace/sops/after/SOP.toml', manifest('changed'));
  await listed(['changed']);
});

test('procedures that cannot be read are said so, and end nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zc-sops-'));
  const troubles: (string | null)[] = [];
  const files = await openSopFiles(folder, systemClock, (message) => {
    troubles.push(message);
  });
  try {
    files.onChange(() => {
      throw new Error('EIO: the stick was pulled out');
    });
    await mkdir(join(folder, 'new'));
    await eventually('the trouble', () => troubles.length > 0);
    expect(troubles[0]).toBe(
      'The procedures cannot be read, so those from before hold: EIO: the stick was pulled out',
    );
  } finally {
    await files.close();
    await rm(folder, { recursive: true });
  }
});

test('the folder that config.toml names is the one that the engine tells', async () => {
  fixture = await openEngine({ config: `${config}[sop]\nsops_dir = "procedures"\n` });
  expect((await fixture.ask('engine.status', {})).sopsFolder).toBe(join(fixture.home, 'procedures'));
});

test('a sops_dir that is a file is said in words, with the remedy', async () => {
  await expect(openEngine({ config: `${config}[sop]\nsops_dir = "config.toml"\n` })).rejects.toMatchObject({
    code: 'storage.sops',
    remedy: expect.stringContaining('sops_dir') as string,
  });
});
