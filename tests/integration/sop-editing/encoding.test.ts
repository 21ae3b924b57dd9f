import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inKorean } from '../../../src/shared/sentences/in-korean';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/** Files as an editor of another encoding saves them. */

const toml = '[sop]\nname = "밸브"\ndescription = "d"\n\n[[triggers]]\ntype = "webhook"\npath = "/valve"\n';
const markdown =
  '# 밸브\n\n## Steps\n\n1. **밸브** — 닫기.\n   - call: memory_recall {"query": "pressure"}\n';
/** "밸브" as a Korean Windows writes it. */
const cp949 = (text: string): Buffer =>
  Buffer.concat(
    text
      .split('밸브')
      .flatMap((part, index) => [
        ...(index === 0 ? [] : [Buffer.from([0xb9, 0xeb, 0xba, 0xea])]),
        Buffer.from(part.replaceAll(/[가-힣]/gu, '?')),
      ]),
  );

let fixture: EngineFixture;
beforeAll(async () => {
  fixture = await openEngine({ config: '[gateway]\nport = 0\n' });
});
afterAll(async () => {
  await fixture.close();
});

test.each<{
  name: string;
  files: Readonly<Record<'SOP.toml' | 'SOP.md', Buffer>>;
  sop: string;
  message: string;
  line: number;
}>([
  {
    name: 'SOP.md in CP949',
    files: { 'SOP.toml': Buffer.from(toml), 'SOP.md': cp949(markdown.replace('# 밸브', '# Valve')) },
    sop: '밸브',
    message: 'SOP.md cannot be read: line 5 is not UTF-8 text',
    line: 5,
  },
  {
    name: 'SOP.toml in CP949',
    files: { 'SOP.toml': cp949(toml), 'SOP.md': Buffer.from(markdown) },
    sop: 'valve',
    message: 'SOP.toml cannot be read: line 2 is not UTF-8 text',
    line: 2,
  },
  {
    name: 'SOP.md in UTF-16',
    files: { 'SOP.toml': Buffer.from(toml), 'SOP.md': Buffer.from(`\uFEFF${markdown}`, 'utf16le') },
    sop: '밸브',
    message: 'SOP.md cannot be read: line 1 is not UTF-8 text',
    line: 1,
  },
])(
  '$name cannot run, is told with its line, and is not written over, copied or kept',
  async ({ files, sop, message, line }) => {
    const folder = join(fixture.home, 'workspace', 'sops', 'valve');
    const find = async () => (await fixture.ask('sops.list', {})).find((entry) => entry.folder === 'valve');
    mkdirSync(folder, { recursive: true });
    for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes);
    await eventually(
      'the change to be seen',
      async () => (await find())?.diagnostics.some((found) => found.message === message) === true,
    );
    const { entry } = await fixture.ask('sops.show', { name: 'valve' });
    expect(entry).toMatchObject({
      name: sop,
      state: 'errors',
      diagnostics: [{ severity: 'error', line, remedy: expect.stringContaining('UTF-8') as string }],
    });
    expect(entry.diagnostics.flatMap((found) => [inKorean(found.message), inKorean(found.remedy)])).toEqual([
      expect.stringContaining('UTF-8 텍스트가 아닙니다') as string,
      expect.stringContaining('UTF-8로 저장') as string,
    ]);
    const refused = { ok: false, error: { code: 'sop.unreadable', message: `valve/${message}` } };
    const ask = (name: 'sops.edit' | 'sops.export' | 'sops.duplicate', input: object): Promise<unknown> =>
      fixture.engine.router.ask(name, input, { by: 'ana', via: 'app' });
    expect(
      await ask('sops.edit', {
        name: 'valve',
        edits: [{ type: 'set-key', key: 'version', value: '2' }],
        expectedHash: entry.hash,
      }),
    ).toMatchObject(refused);
    expect(await ask('sops.export', { name: 'valve' })).toMatchObject(refused);
    expect(await ask('sops.duplicate', { name: 'valve', as: 'copy' })).toMatchObject(refused);
    expect(
      Object.entries(files).map(([file, bytes]) => readFileSync(join(folder, file)).equals(bytes)),
    ).toEqual([true, true]);
    expect(await fixture.ask('sops.versions', { name: 'valve' })).toEqual([]);
  },
);

test('a byte order mark is no mistake, and stays', async () => {
  const folder = join(fixture.home, 'workspace', 'sops', 'valve');
  writeFileSync(join(folder, 'SOP.toml'), `\uFEFF${toml}`);
  writeFileSync(join(folder, 'SOP.md'), `\uFEFF${markdown}`);
  await eventually('the change to be seen', async () =>
    (await fixture.ask('sops.list', {})).some(({ state }) => state === 'valid'),
  );
  const { entry } = await fixture.ask('sops.show', { name: '밸브' });
  await fixture.ask('sops.edit', {
    name: '밸브',
    edits: [{ type: 'set-key', key: 'version', value: '2' }],
    expectedHash: entry.hash,
  });
  expect(readFileSync(join(folder, 'SOP.toml'), 'utf8')).toBe(
    `\uFEFF${toml.replace('"d"\n', '"d"\nversion = "2"\n')}`,
  );
});

test('config.toml in CP949 is told with its line and written over by nobody; what was in force holds', async () => {
  const bytes = cp949('[gateway]\nport = 0\n# 밸브\n');
  writeFileSync(join(fixture.home, 'config.toml'), bytes);
  const { message, remedy } = await fixture.problem('config', (problem) => problem.message.includes('UTF-8'));
  expect([inKorean(message), inKorean(remedy)]).toEqual([
    expect.stringContaining('3번째 줄이 UTF-8 텍스트가 아닙니다') as string,
    expect.stringContaining('UTF-8로 저장') as string,
  ]);
  expect(
    await fixture.engine.router.ask(
      'config.change',
      { changes: [{ kind: 'set', place: ['default_temperature'], value: 0.5 }] },
      { by: 'ana', via: 'app' },
    ),
  ).toMatchObject({ ok: false, error: { code: 'config.read' } });
  expect(readFileSync(join(fixture.home, 'config.toml')).equals(bytes)).toBe(true);
});
