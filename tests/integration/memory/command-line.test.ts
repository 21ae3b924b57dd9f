import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeHome, startDaemon, zeroclaw, zeroclawJson } from '../../fixtures/daemon';

interface Row {
  readonly key: string;
  readonly content: string;
  readonly score: number | null;
}

/** The built program: what is remembered is brought in, searched, forgotten, and read when no engine runs. */
test('zeroclaw memory imports and forgets through the engine, and searches and exports without one, whichever the backend', async () => {
  const home = makeHome('[gateway]\nport = 0\n');
  onTestFinished(() => {
    home.remove();
  });
  const file = join(home.path, 'notes.md');
  home.write(
    'notes.md',
    '## fact\n\n- **feed valve**: V-12 closes on low\n- **냉각**: 주냉각펌프의 압력이 높으면 끈다\n- **wrong**: to be forgotten\n',
  );
  const daemon = await startDaemon(home);
  expect(await zeroclawJson(home, 'memory', 'import', file)).toEqual({
    added: 3,
    replaced: 0,
    kept: 0,
    refused: 0,
  });
  expect(await zeroclawJson(home, 'memory', 'forget', 'wrong')).toEqual({ key: 'wrong', forgotten: 1 });
  expect((await zeroclaw(home, 'memory', 'forget', 'wrong')).code).toBe(1);
  await daemon.stop();

  const search = async (...words: readonly string[]): Promise<readonly string[]> =>
    (await zeroclawJson<readonly Row[]>(home, 'memory', 'search', ...words)).map(({ key }) => key);
  expect([await search('펌프는'), await search('valves', 'closing'), await search('elephant')]).toEqual([
    ['냉각'],
    ['feed valve'],
    [],
  ]);
  expect((await zeroclaw(home, 'memory', 'forget', '냉각')).stderr).toContain('zeroclaw daemon');
  const exported = join(home.path, 'out.json');
  await zeroclawJson(home, 'memory', 'export', exported);
  expect(
    (JSON.parse(readFileSync(exported, 'utf8')) as { memories: readonly Row[] }).memories
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['feed valve', '냉각']);

  home.write('config.toml', '[gateway]\nport = 0\n[memory]\nbackend = "markdown"\n');
  mkdirSync(join(home.path, 'workspace', 'memory'));
  home.write('workspace/memory/core.md', '- **by hand**: the spare fuses lie in the drawer\n');
  expect(await search('fuse')).toEqual(['by hand']);
});
