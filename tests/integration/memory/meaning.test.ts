import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { tinyModel, writeRandomGguf } from '../../fixtures/random-gguf';

function tinyGguf(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'zc-meaning-'));
  try {
    writeRandomGguf(join(folder, 'tiny.gguf'), tinyModel);
    return readFileSync(join(folder, 'tiny.gguf'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const config = (model: string): string => `[gateway]\nport = 0\n[memory]\nembedding_model = "${model}"\n`;

test('a GGUF that is chosen is asked what it makes of texts; one that knows nothing is named, and words are enough, as without its file', async () => {
  const engine: EngineFixture = await openEngine({
    config: config(''),
    files: { 'models/tiny.gguf': tinyGguf() },
  });
  try {
    const search = async (): Promise<readonly (readonly [string, number | null])[]> =>
      (await engine.ask('memory.search', { query: 'valve', typing: false, offset: 0, limit: 5 })).entries.map(
        ({ key, score }) => [key, score],
      );
    for (const [key, content] of [
      ['place', 'The valve is in the cellar.'],
      ['violin', 'My sister plays the violin.'],
    ] as const)
      await engine.ask('memory.save', {
        entry: { key, content, scope: 'global', category: 'conversation' },
        replaces: null,
      });
    await engine.save('config.toml', config('tiny'));
    expect((await engine.problem('memory-vectors')).message).toContain('cannot tell related texts');
    expect(await search()).toEqual([['place', 1]]);
    await engine.save('config.toml', config('gone'));
    expect((await engine.problem('embedding-model')).message).toContain('gone.gguf');
    await engine.fixed('memory-vectors');
    expect(await search()).toEqual([['place', 1]]);
  } finally {
    await engine.close();
  }
});
