import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
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
/** Nothing but signs: there is no word to find it by. */
const wordless = '!? ++ ~~ !? ++';

test('a GGUF that is chosen reads memories that were there before, and finds one that has no words; without its file words are enough', async () => {
  const engine: EngineFixture = await openEngine({
    config: config(''),
    files: { 'models/tiny.gguf': tinyGguf() },
  });
  try {
    const search = async (): Promise<readonly (number | null)[]> =>
      (await engine.ask('memory.search', { query: wordless, typing: false, offset: 0, limit: 5 })).entries
        .filter(({ key }) => key === 'signs')
        .map(({ score }) => score);
    await engine.ask('memory.save', {
      entry: { key: 'signs', content: wordless, scope: 'global', category: 'conversation' },
      replaces: null,
    });
    await engine.ask('memory.save', {
      entry: {
        key: 'valve',
        content: 'The valve is in the cellar.',
        scope: 'global',
        category: 'conversation',
      },
      replaces: null,
    });
    expect(await search()).toEqual([]);
    await engine.save('config.toml', config('tiny'));
    expect(
      (
        await eventually('a memory found by its meaning', async () =>
          (await search()).length > 0 ? await search() : null,
        )
      )[0],
    ).toBeCloseTo(0.8, 1);
    await engine.save('config.toml', config('gone'));
    expect((await engine.problem('embedding-model')).message).toContain('gone.gguf');
    expect(await search()).toEqual([]);
    expect(
      (await engine.ask('memory.search', { query: 'valve', typing: false, offset: 0, limit: 5 })).entries,
    ).toMatchObject([{ key: 'valve', score: 1 }]);
  } finally {
    await engine.close();
  }
});
