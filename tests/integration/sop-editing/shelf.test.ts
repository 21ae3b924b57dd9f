import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sopTemplates } from '../../../src/shared/sop-templates';
import type { Input, ProcedureName } from '../../../src/shared/procedures';
import { SopEvent } from '../../../src/shared/sop';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/** Procedures that are new, copied, given away and taken up, on real files. */

const toml =
  '# ours\r\n[sop]\r\nname = "pump" # who\r\ndescription = "d"\r\n\r\n[[triggers]]\r\ntype = "webhook"\r\npath = "/pump"\r\n';
const markdown =
  '# Pump\n\n## Steps\n\n1. **Recall** — Look.\n   - call: memory_recall {"query": "pressure"}\n';

let fixture: EngineFixture;
const folder = (name: string): string => join(fixture.home, 'workspace', 'sops', name);
const onDisk = (name: string): readonly string[] =>
  ['SOP.toml', 'SOP.md'].map((file) => readFileSync(join(folder(name), file), 'utf8'));
const asked = async <P extends ProcedureName>(name: P, input: Input<P>) =>
  fixture.engine.router.ask(name, input, { by: 'ana', via: 'app' }) as Promise<{
    ok: boolean;
    value: {
      text: string;
      fileName: string;
      entry: { name: string; folder: string; state: string; diagnostics: readonly { message: string }[] };
    };
    error: { code: string; message: string };
  }>;

beforeAll(async () => {
  fixture = await openEngine({
    config: '[gateway]\nport = 0\n[[peripherals.boards]]\nboard = "bench"\ntype = "virtual"\n',
    sops: { 'pump/SOP.toml': toml, 'pump/SOP.md': markdown },
  });
});
afterAll(async () => {
  await fixture.close();
});

const eachTemplate = sopTemplates.flatMap(({ id, trigger, example }) =>
  (['en', 'ko'] as const).map((language) => ({ id, language, trigger, example })),
);

test.each(eachTemplate)('the template $id in $language is a valid procedure', async (template) => {
  const { id, language, trigger } = template;
  const name = `${id} ${language}`;
  const made = await asked('sops.create', { name, template: id, language, board: 'bench' });
  expect(made).toMatchObject({
    ok: true,
    value: {
      entry: {
        state: trigger.includes('"manual"') ? 'valid' : 'disabled',
        folder: `${id}-${language}`,
        diagnostics: [],
      },
    },
  });
  expect(onDisk(`${id}-${language}`)[0]).toContain(`name = "${name}"`);
});

test.each(eachTemplate)(
  'the template $id in $language does what it says in a dry run of its example, once it is enabled',
  async ({ id, language, trigger, example }) => {
    const name = `${id} ${language}`;
    const { entry } = await fixture.ask('sops.show', { name });
    await fixture.ask('sops.edit', {
      name,
      edits: [{ type: 'set-key', key: 'enabled', value: null }],
      expectedHash: entry.hash,
    });
    await eventually(
      `${name} enabled`,
      async () => (await fixture.ask('sops.show', { name })).entry.state === 'valid',
    );
    const source = SopEvent.shape.source.parse(/type = "(\w+)"/u.exec(trigger)?.[1]);
    if (example !== undefined && id !== 'webhook' && source !== 'peripheral') {
      const verdicts = await fixture.ask('sops.test', {
        source,
        topic: example.topic ?? /path = "(.+)"/u.exec(trigger)?.[1] ?? null,
        payload: example.payload,
      });
      expect(verdicts.find(({ sop }) => sop === name)).toMatchObject(
        trigger.includes('for_secs') ? { starts: false, triggers: [{ matched: true }] } : { starts: true },
      );
    }
    const { runId } = await fixture.ask('sops.start', {
      name,
      payload: example?.payload ?? null,
      dry: true,
      as: { source, topic: example?.topic ?? null },
    });
    const run = await fixture.ended(runId);
    // What only a model can say is not said here.
    const fixed = run.steps.filter(({ number }) => !(id === 'webhook' && number === 2));
    for (const step of fixed) {
      expect(step.status).toMatch(/completed|skipped/u);
      for (const call of step.toolCalls) expect(call.output).not.toContain('{{');
    }
  },
);

test('a copy has its own name, is disabled, and keeps every other byte', async () => {
  expect(await asked('sops.duplicate', { name: 'pump' })).toMatchObject({
    ok: true,
    value: { entry: { name: 'pump-2', state: 'disabled' } },
  });
  expect(onDisk('pump-2')).toEqual([
    toml.replace('"pump" #', '"pump-2" #').replace('"d"\r\n', '"d"\r\nenabled = false\r\n'),
    markdown,
  ]);
  expect((await fixture.ask('sops.versions', { name: 'pump-2' })).map(({ by, note }) => [by, note])).toEqual([
    ['ana', 'copied from pump'],
  ]);
  expect(await asked('sops.duplicate', { name: 'pump', as: 'pump-2' })).toMatchObject({
    ok: false,
    error: { code: 'sop.name-taken' },
  });
});

test('a copy is made of an earlier version, of texts that are not saved, and of a text that cannot be read', async () => {
  await asked('sops.save', {
    name: 'pump-2',
    toml: '[sop]\nname = "pump-2"\n[oops',
    markdown: '# half',
    expectedHash: (await fixture.ask('sops.show', { name: 'pump-2' })).entry.hash,
  });
  expect(await asked('sops.duplicate', { name: 'pump-2', as: 'as it was', version: 1 })).toMatchObject({
    ok: true,
    value: { entry: { name: 'as it was', state: 'disabled' } },
  });
  expect(onDisk('as-it-was')).toEqual([
    toml.replace('"pump" #', '"as it was" #').replace('"d"\r\n', '"d"\r\nenabled = false\r\n'),
    markdown,
  ]);
  expect((await fixture.ask('sops.versions', { name: 'as it was' }))[0]?.note).toBe(
    'copied from version 1 of pump-2',
  );
  expect(
    await asked('sops.duplicate', { name: 'pump-2', as: 'unsaved', draft: { toml, markdown: '# mine' } }),
  ).toMatchObject({ ok: true, value: { entry: { name: 'unsaved', state: 'disabled' } } });
  expect(onDisk('unsaved')[1]).toBe('# mine');
  expect(await asked('sops.duplicate', { name: 'pump-2', as: 'half' })).toMatchObject({
    ok: true,
    value: { entry: { folder: 'half', state: 'errors' } },
  });
  expect(onDisk('half')).toEqual(['[sop]\nname = "half"\nenabled = false\n[oops', '# half']);
  expect(await asked('sops.duplicate', { name: 'pump-2', version: 99 })).toMatchObject({
    ok: false,
    error: { code: 'not_found' },
  });
});

test('what is written in a procedure whose folder is gone becomes a new one under its name, disabled', async () => {
  await asked('sops.duplicate', { name: 'pump', as: 'moved away' });
  rmSync(folder('moved-away'), { recursive: true });
  await eventually(
    'the library to see that it is gone',
    async () => !(await fixture.ask('sops.list', {})).some(({ name }) => name === 'moved away'),
  );
  expect(
    await asked('sops.duplicate', {
      name: 'moved away',
      as: 'moved away',
      draft: { toml, markdown: '# mine' },
    }),
  ).toMatchObject({ ok: true, value: { entry: { name: 'moved away', state: 'disabled' } } });
  expect(onDisk('moved-away')[1]).toBe('# mine');
});

test('what is exported is taken up again, disabled, under its name or another, and over the old one only when that is asked for', async () => {
  const exported = await asked('sops.export', { name: 'pump' });
  expect(exported.value.fileName).toBe('pump.sop.json');
  const from = { file: exported.value.text };
  expect(await asked('sops.import', { from })).toMatchObject({
    ok: false,
    error: { code: 'sop.name-taken' },
  });
  expect(onDisk('pump')).toEqual([toml, markdown]);
  expect(await asked('sops.import', { from, as: 'pump three' })).toMatchObject({
    ok: true,
    value: { entry: { name: 'pump three', folder: 'pump-three', state: 'disabled' } },
  });
  expect(await asked('sops.import', { from, replace: true })).toMatchObject({
    ok: true,
    value: { entry: { name: 'pump', folder: 'pump', state: 'disabled' } },
  });
  expect(onDisk('pump')).toEqual([toml.replace('"d"\r\n', '"d"\r\nenabled = false\r\n'), markdown]);
  expect((await fixture.ask('sops.versions', { name: 'pump' }))[0]?.note).toBe('imported over it');
  rmSync(folder('pump-three'), { recursive: true });
  await eventually(
    'the library to see that it is gone',
    async () => !(await fixture.ask('sops.list', {})).some(({ name }) => name === 'pump three'),
  );
  expect(await asked('sops.import', { from, as: 'pump three' })).toMatchObject({ ok: true });
  expect(existsSync(join(folder('pump-three'), 'SOP.toml'))).toBe(true);
});

test('a folder is taken up by its two texts, and one without SOP.md stays without', async () => {
  const other = toml.replace('"pump"', '"fan"');
  expect(await asked('sops.import', { from: { toml: other, markdown: null } })).toMatchObject({
    ok: true,
    value: { entry: { name: 'fan', state: 'disabled' } },
  });
  expect(existsSync(join(folder('fan'), 'SOP.md'))).toBe(false);
});

test.each([
  ['a path for a name', { toml: toml.replace('"pump"', '"../../../evil"'), markdown }, 'sop.bad-name'],
  ['a device for a name', { toml: toml.replace('"pump"', '"NUL"'), markdown }, 'sop.bad-name'],
  ['a name that reads backwards', { toml: toml.replace('"pump"', '"a\\u202eb"'), markdown }, 'sop.bad-name'],
  ['no name', { toml: '[sop]\ndescription = "d"\n', markdown }, 'sop.bad-name'],
  [
    'a text that could not be kept from starting',
    { toml: '[sop\nname = "x"', markdown },
    'sop.import-broken',
  ],
  ['another kind of file', { file: '{"runs": []}' }, 'sop.not-a-file'],
  ['no file at all', { file: 'PK\u0003\u0004' }, 'sop.not-a-file'],
])('%s is refused, and nothing is written', async (_name, from, code) => {
  const before = await fixture.ask('sops.list', {});
  expect(await asked('sops.import', { from })).toMatchObject({ ok: false, error: { code } });
  expect((await fixture.ask('sops.list', {})).length).toBe(before.length);
  expect(existsSync(join(fixture.home, 'workspace', 'evil'))).toBe(false);
});

test.each(['../up', '', 'a/b'])('a new procedure is not called %j', async (name) => {
  expect(await asked('sops.create', { name, template: 'blank' })).toMatchObject({
    ok: false,
    error: { code: 'sop.bad-name' },
  });
});
