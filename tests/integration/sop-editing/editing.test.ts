import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Output } from '../../../src/shared/procedures';
import type { SopEdit } from '../../../src/shared/sop-edit';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

const toml =
  '# ours\r\n[sop]\r\nname = "pump" # who\r\ndescription = "d"\r\nowner = "night shift"\r\n\r\n[[triggers]]\r\ntype = "manual"\r\n';
const markdown =
  '# Pump\n\n## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query":  "pressure"}\n';

let fixture: EngineFixture;
const folder = (): string => join(fixture.home, 'workspace', 'sops', 'pump');
const onDisk = (): readonly string[] =>
  ['SOP.toml', 'SOP.md'].map((file) => readFileSync(join(folder(), file), 'utf8'));
const show = (name = 'pump'): Promise<Output<'sops.show'>> => fixture.ask('sops.show', { name });
const ana = { by: 'ana', via: 'app' };
const edit = async (edits: SopEdit[], expectedHash?: string) =>
  fixture.engine.router.ask(
    'sops.edit',
    { name: 'pump', edits, expectedHash: expectedHash ?? (await show()).entry.hash },
    ana,
  ) as Promise<{ ok: boolean; value: Output<'sops.edit'>; error: { code: string; message: string } }>;

beforeAll(async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n',
    sops: {
      'pump/SOP.toml': toml,
      'pump/SOP.md': markdown,
      'twin-a/SOP.toml': toml.replace('pump', 'twin'),
      'twin-a/SOP.md': markdown,
      'twin-b/SOP.toml': toml.replace('pump', 'twin'),
      'twin-b/SOP.md': markdown,
    },
  });
});
beforeEach(async () => {
  await fixture.ask('sops.save', { name: 'pump', toml, markdown, expectedHash: (await show()).entry.hash });
});
afterAll(async () => {
  await fixture.close();
});

test('several edits are one save: live at once, the rest of both files untouched', async () => {
  const saved = await edit([
    { type: 'set-key', key: 'cooldown_secs', value: 60 },
    { type: 'set-step', step: 1, changes: { requiresConfirmation: true } },
    { type: 'add-trigger', trigger: { type: 'webhook', path: '/pump' } },
  ]);
  expect(saved).toMatchObject({
    ok: true,
    value: {
      entry: { state: 'warnings', sop: { cooldownSecs: 60, steps: [{ requiresConfirmation: true }] } },
    },
  });
  const wanted = [
    toml
      .replace('"night shift"\r\n', '"night shift"\r\ncooldown_secs = 60\r\n')
      .replace('"manual"\r\n', '"manual"\r\n\r\n[[triggers]]\r\ntype = "webhook"\r\npath = "/pump"\r\n'),
    `${markdown}   - requires_confirmation: true\n`,
  ];
  expect([onDisk(), [saved.value.toml, saved.value.markdown]]).toEqual([wanted, wanted]);
  expect((await show()).entry.hash).toBe(saved.value.entry.hash);
});

test('an edit of a state that is no longer there is refused, and changes nothing', async () => {
  const { hash } = (await show()).entry;
  writeFileSync(join(folder(), 'SOP.toml'), toml.replace('night', 'day'));
  expect(await edit([{ type: 'set-key', key: 'cooldown_secs', value: 60 }], hash)).toMatchObject({
    ok: false,
    error: { code: 'sop.changed' },
  });
  expect(onDisk()[0]).toBe(toml.replace('night', 'day'));
  await eventually('the library to see the change', async () => (await show()).toml.includes('day'));
});

test.each<{ name: string; edits: SopEdit[]; code: string; message: RegExp }>([
  {
    name: 'brings in an error',
    edits: [
      { type: 'set-key', key: 'version', value: '2' },
      { type: 'add-trigger', trigger: { type: 'cron', expression: '61 * * * *' } },
    ],
    code: 'sop.edit-breaks',
    message: /^SOP\.toml:\d+:\d+: /,
  },
  {
    name: 'takes out what is required',
    edits: [{ type: 'set-key', key: 'description', value: null }],
    code: 'sop.edit-breaks',
    message: /"description" is missing/u,
  },
  {
    name: 'writes a call that no tool takes',
    edits: [
      { type: 'set-step', step: 1, changes: { calls: [{ tool: 'memory_recall', arguments: { query: 5 } }] } },
    ],
    code: 'sop.edit-breaks',
    message: /^SOP\.md:6:\d+: Step 1, call to memory_recall/u,
  },
  {
    name: 'takes another one’s name',
    edits: [{ type: 'set-key', key: 'name', value: 'twin' }],
    code: 'sop.name-taken',
    message: /twin-a\/SOP\.toml/u,
  },
  {
    name: 'mistypes a key',
    edits: [{ type: 'set-key', key: 'enabeld', value: false }],
    code: 'sop.unknown-key',
    message: /"enabeld" is not a known key/u,
  },
])('an edit that $name is refused as a whole', async ({ edits, code, message }) => {
  expect(await edit(edits)).toMatchObject({
    ok: false,
    error: { code, message: expect.stringMatching(message) },
  });
  expect(onDisk()).toEqual([toml, markdown]);
});

test('every save is a version with who and what, those from outside too, and an earlier one can be restored', async () => {
  const first = await fixture.ask('sops.versions', { name: 'pump', limit: 1 });
  await edit([{ type: 'set-key', key: 'enabled', value: false }]);
  writeFileSync(join(folder(), 'SOP.md'), '## Steps\n1. Broken\n   - requires_confirmation: perhaps\n');
  await eventually(
    'the save from outside to be seen',
    async () => (await fixture.ask('sops.versions', { name: 'pump' }))[0]?.by === 'file',
  );
  const restored = await fixture.ask('sops.restore', {
    name: 'pump',
    version: first[0]?.version ?? 0,
    expectedHash: (await show()).entry.hash,
  });
  const versions = await fixture.ask('sops.versions', { name: 'pump', limit: 4 });
  expect(versions.map(({ by, note }) => [by, note])).toEqual([
    [expect.any(String), `restored version ${String(first[0]?.version)}`],
    ['file', 'saved outside the product'],
    ['ana', 'set enabled'],
    [expect.any(String), first[0]?.note],
  ]);
  // It was switched off by then, and nothing but a person switches it on.
  expect([restored.version, onDisk()]).toEqual([
    versions[0]?.version,
    [toml.replace('"night shift"\r\n', '"night shift"\r\nenabled = false\r\n'), markdown],
  ]);
  expect(
    await fixture.ask('sops.version', { name: 'pump', version: versions[1]?.version ?? 0 }),
  ).toMatchObject({ markdown: expect.stringContaining('perhaps') });
});

test('a text with errors is saved as it is, stays listed, and can be fixed by an edit', async () => {
  const broken = await fixture.ask('sops.save', {
    name: 'pump',
    toml: toml.replace('"d"', '5'),
    markdown,
    expectedHash: (await show()).entry.hash,
  });
  expect(broken.entry).toMatchObject({
    state: 'errors',
    sop: null,
    diagnostics: [{ line: 4, column: 15, key: 'sop.description' }, {}],
  });
  const fixed = await edit([{ type: 'set-key', key: 'description', value: 'fixed' }]);
  expect(fixed).toMatchObject({ ok: true, value: { entry: { sop: { description: 'fixed' } } } });
});

test('of two with one name, the folder says which', async () => {
  await fixture.save('workspace/sops/twin/SOP.toml', toml.replace('pump', 'twin'));
  await eventually('the third twin to be listed', async () =>
    (await fixture.ask('sops.list', {})).some(({ folder }) => folder === 'twin'),
  );
  expect([(await show('twin')).entry.folder, (await show('twin-b')).entry.folder]).toEqual([
    'twin',
    'twin-b',
  ]);
  expect((await fixture.ask('sops.export', { name: 'twin-b' })).fileName).toBe('twin-b.sop.json');
  rmSync(join(fixture.home, 'workspace', 'sops', 'twin'), { recursive: true });
  await eventually('the third twin to be gone', async () =>
    (await fixture.ask('sops.list', {})).every(({ folder }) => folder !== 'twin'),
  );
  const { hash } = (await fixture.ask('sops.list', {})).find(({ folder: name }) => name === 'twin-b') ?? {
    hash: '',
  };
  const rename: SopEdit = { type: 'set-key', key: 'name', value: 'not-a-twin' };
  await expect(
    fixture.ask('sops.edit', { name: 'twin', edits: [rename], expectedHash: hash }),
  ).rejects.toThrow(/twin-a and twin-b/u);
  expect(
    (await fixture.ask('sops.edit', { name: 'twin-b', edits: [rename], expectedHash: hash })).entry.name,
  ).toBe('not-a-twin');
  expect((await show('twin')).entry.sop).not.toBeNull();
});

test('the history of a procedure stays when its folder is gone', async () => {
  await fixture.save('workspace/sops/gone/SOP.toml', toml.replace('pump', 'gone'));
  await eventually('the new one to be listed', async () =>
    (await fixture.ask('sops.list', {})).some(({ name }) => name === 'gone'),
  );
  rmSync(join(fixture.home, 'workspace', 'sops', 'gone'), { recursive: true });
  await eventually(
    'it to be gone',
    async () => !(await fixture.ask('sops.list', {})).some(({ name }) => name === 'gone'),
  );
  expect(await fixture.ask('sops.versions', { name: 'gone' })).toMatchObject([
    { version: 1, by: 'file', note: 'first seen' },
  ]);
});

test('a draft is edited and read as the library would, and nothing is kept of it', async () => {
  const before = onDisk();
  const draft = await fixture.ask('sops.draft', {
    name: 'pump',
    toml,
    markdown,
    edits: [
      { type: 'set-step', step: 1, changes: { title: 'Remember', tools: ['memory_recal'] } },
      { type: 'set-key', key: 'name', value: 'twin' },
    ],
  });
  expect([draft.toml, draft.markdown]).toEqual([
    toml.replace('"pump"', '"twin"'),
    markdown.replace('Recall', 'Remember') + '   - tools: memory_recal\n',
  ]);
  expect(draft.entry.diagnostics.map(({ file, message }) => [file, message])).toEqual([
    ['SOP.toml', expect.stringContaining('The name "twin" is also used in twin-a/SOP.toml')],
    ['SOP.toml', expect.stringContaining('"owner" is not a known key')],
    ['SOP.md', 'Step 1 names the tool "memory_recal", which does not exist'],
  ]);
  expect(draft.outline).toMatchObject({
    head: { name: 'twin' },
    triggers: [{ type: 'manual' }],
    steps: [{ title: 'Remember' }],
  });
  expect(onDisk()).toEqual(before);
});

test('a draft that cannot be read says what can, and refuses the edit that would touch the rest', async () => {
  const broken = { name: 'pump', toml: toml.replace('"d"', '"d'), markdown };
  const read = await fixture.ask('sops.draft', broken);
  expect(read).toMatchObject({
    entry: { sop: null, diagnostics: [{ file: 'SOP.toml', line: 4 }] },
    outline: { head: null, triggers: null, steps: [{ title: 'Recall' }] },
  });
  const edits: SopEdit[] = [{ type: 'set-step', step: 1, changes: { requiresConfirmation: true } }];
  expect((await fixture.ask('sops.draft', { ...broken, edits })).markdown).toBe(
    `${markdown}   - requires_confirmation: true\n`,
  );
  expect(
    await fixture.engine.router.ask(
      'sops.draft',
      { ...broken, edits: [{ type: 'set-key', key: 'enabled', value: false }] },
      ana,
    ),
  ).toMatchObject({ ok: false, error: { code: 'toml.broken' } });
  expect(
    (await fixture.ask('sops.draft', { name: 'pump', toml, markdown: '## Steps\n1. A\n   ```\n' })).outline
      .steps,
  ).toBeNull();
  expect(
    await fixture.engine.router.ask(
      'sops.draft',
      { name: 'pump', toml, markdown: '가'.repeat(350_000), edits: [] },
      ana,
    ),
  ).toMatchObject({ ok: false, error: { code: 'sop.too-large' } });
});

test('texts made by edits are saved with what was done', async () => {
  const edits: SopEdit[] = [{ type: 'set-key', key: 'cooldown_secs', value: 5 }];
  const draft = await fixture.ask('sops.draft', { name: 'pump', toml, markdown, edits });
  await fixture.ask('sops.save', {
    name: 'pump',
    toml: draft.toml,
    markdown: draft.markdown,
    edits,
    expectedHash: (await show()).entry.hash,
  });
  expect((await fixture.ask('sops.versions', { name: 'pump', limit: 1 }))[0]?.note).toBe('set cooldown_secs');
});
