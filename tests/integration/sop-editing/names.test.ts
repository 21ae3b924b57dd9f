import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input, ProcedureName } from '../../../src/shared/procedures';
import type { SavedSop } from '../../../src/shared/sop-edit';
import { definitionHash } from '../../../src/main/platform/base/definition-hash';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/**
 * A procedure is one thing whatever it is called, and a name is one thing however it is written; on real
 * files.
 */

const toml = (name: string, more = ''): string =>
  `[sop]\nname = ${JSON.stringify(name)}\ndescription = "d"\n${more}\n[[triggers]]\ntype = "manual"\n`;
const waits = '## Steps\n\n1. **Sign**\n   - kind: checkpoint\n';
const ends = '## Steps\n\n1. **Recall**\n   - call: memory_recall {"query": "dose"}\n';
const once = 'max_concurrent = 1\ncooldown_secs = 3600\nexecution_mode = "auto"\n';

let fixture: EngineFixture;
const folder = (name: string): string => join(fixture.home, 'workspace', 'sops', name);
const onDisk = (name: string): string => readFileSync(join(folder(name), 'SOP.toml'), 'utf8');
interface Answer {
  readonly ok: boolean;
  readonly value: SavedSop;
  readonly error: { readonly code: string; readonly message: string };
}
const asked = async <P extends ProcedureName>(name: P, input: Input<P>) =>
  fixture.engine.router.ask(name, input, { by: 'ana', via: 'app' }) as Promise<Answer>;
const hash = async (name: string): Promise<string> => (await fixture.ask('sops.show', { name })).entry.hash;
const start = (name: string) => asked('sops.start', { name, payload: null });
const rename = async (name: string, to: string): Promise<Answer> =>
  asked('sops.edit', {
    name,
    edits: [{ type: 'set-key', key: 'name', value: to }],
    expectedHash: await hash(name),
  });
/** As an editor or git does. */
async function put(name: string, text: string, markdown = ends): Promise<void> {
  await fixture.save(`workspace/sops/${name}/SOP.md`, markdown);
  await fixture.save(`workspace/sops/${name}/SOP.toml`, text);
  await eventually(`${name} to be seen`, async () =>
    (await fixture.ask('sops.list', {})).some(
      (entry) => entry.folder === name && entry.hash === definitionHash(text, markdown),
    ),
  );
}
async function away(name: string): Promise<void> {
  rmSync(folder(name), { recursive: true });
  await eventually(`${name} to be gone`, async () =>
    (await fixture.ask('sops.list', {})).every((entry) => entry.folder !== name),
  );
}
const statusOf = async (runId: string): Promise<string> =>
  (await fixture.ask('runs.show', { runId })).run.status;

beforeAll(async () => {
  fixture = await openEngine({ config: '[gateway]\nport = 0\n' });
});
afterAll(async () => {
  await fixture.close();
});

test('a procedure keeps its name while a run of it waits, and gets the new one when that is over', async () => {
  await put('dose', toml('dose', once), waits);
  const { runId } = await fixture.ask('sops.start', { name: 'dose', payload: null });
  const held = {
    ok: false,
    error: {
      code: 'sop.name-in-use',
      message: `"dose" cannot be called "dosing" while runs of it are not over: ${runId}`,
    },
  };
  expect(await rename('dose', 'dosing')).toMatchObject(held);
  expect(
    await asked('sops.save', {
      name: 'dose',
      toml: toml('dosing', once),
      markdown: waits,
      expectedHash: await hash('dose'),
    }),
  ).toMatchObject(held);
  expect([onDisk('dose'), (await start('dose')).ok]).toEqual([toml('dose', once), false]);
  await fixture.ask('runs.cancel', { runId, reason: 'enough' });
  expect(await rename('dose', 'dosing')).toMatchObject({ ok: true, value: { entry: { name: 'dosing' } } });
  await away('dose');
});

test('a name that was changed outside gives no place free, and ends no cooldown', async () => {
  await put('feed', toml('feed', once), waits);
  const { runId } = await fixture.ask('sops.start', { name: 'feed', payload: null });
  await put('feed', toml('feeding', once), waits);
  expect((await start('feeding')).error.message).toContain('max concurrent');
  await fixture.ask('runs.cancel', { runId, reason: 'enough' });
  await eventually('the run to be over', async () => (await statusOf(runId)) === 'cancelled');
  expect((await start('feeding')).error.message).toContain('cooldown active');
  await put('feed', toml('fed', once), waits);
  expect((await start('fed')).error.message).toContain('cooldown active');
  await away('feed');
});

test('the cooldown of a name that another procedure takes is that of its own runs', async () => {
  await put('water', toml('water', once));
  await fixture.ask('sops.start', { name: 'water', payload: null });
  await eventually('the run to be over', async () =>
    (await start('water')).error.message.includes('cooldown active'),
  );
  await put('water', toml('watering', once));
  await put('lawn', toml('lawn'));
  await put('lawn', toml('water'));
  expect((await start('watering')).error.message).toContain('cooldown active');
  expect((await start('water')).ok).toBe(true);
  await away('water');
  await away('lawn');
});

test('a restore gives no name that another procedure has by now', async () => {
  await put('first', toml('alpha'));
  await rename('alpha', 'beta');
  expect((await asked('sops.create', { name: 'alpha', template: 'blank' })).ok).toBe(true);
  expect(
    await asked('sops.restore', { name: 'beta', version: 1, expectedHash: await hash('beta') }),
  ).toMatchObject({
    ok: false,
    error: { code: 'sop.name-taken', message: 'The name "alpha" is used in alpha/SOP.toml' },
  });
  expect((await start('alpha')).ok).toBe(true);
  await away('alpha');
  expect(
    await asked('sops.restore', { name: 'beta', version: 1, expectedHash: await hash('beta') }),
  ).toMatchObject({ ok: true, value: { entry: { name: 'alpha', state: 'valid' } } });
  await away('first');
});

test('a restore does not switch on what is switched off', async () => {
  await put('off', toml('off'));
  await asked('sops.edit', {
    name: 'off',
    edits: [
      { type: 'set-key', key: 'enabled', value: false },
      { type: 'set-key', key: 'version', value: '2' },
    ],
    expectedHash: await hash('off'),
  });
  expect(
    await asked('sops.restore', { name: 'off', version: 1, expectedHash: await hash('off') }),
  ).toMatchObject({ ok: true, value: { entry: { state: 'disabled' } } });
  expect(onDisk('off')).toBe(toml('off').replace('"d"\n', '"d"\nenabled = false\n'));
  await away('off');
});

test('versions go with a folder that is renamed', async () => {
  await put('fold', toml('fold'));
  await asked('sops.edit', {
    name: 'fold',
    edits: [{ type: 'set-key', key: 'version', value: '2' }],
    expectedHash: await hash('fold'),
  });
  renameSync(folder('fold'), folder('fold-new'));
  await eventually('the new folder to be seen', async () =>
    (await fixture.ask('sops.list', {})).some((entry) => entry.folder === 'fold-new'),
  );
  expect(
    (await fixture.ask('sops.versions', { name: 'fold' })).map(({ version, note }) => [version, note]),
  ).toEqual([
    [2, 'set version'],
    [1, 'first seen'],
  ]);
  expect(
    await asked('sops.restore', { name: 'fold', version: 1, expectedHash: await hash('fold') }),
  ).toMatchObject({ ok: true, value: { version: 3, entry: { folder: 'fold-new' } } });
  await put('fold-twin', onDisk('fold-new'));
  expect((await fixture.ask('sops.versions', { name: 'fold-twin' })).map(({ note }) => note)).toEqual([
    'first seen',
  ]);
  await away('fold-twin');
  await put('fold-copy', onDisk('fold-new').replace('"fold"', '"copy"'));
  expect((await fixture.ask('sops.versions', { name: 'copy' })).map(({ note }) => note)).toEqual([
    'first seen',
  ]);
  await away('fold-new');
  await away('fold-copy');
});

test('a procedure whose folder is gone comes back from its versions, switched off', async () => {
  await put('gone', toml('gone'));
  await away('gone');
  expect(
    await asked('sops.restore', { name: 'gone', version: 1, expectedHash: 'of an earlier look' }),
  ).toMatchObject({ ok: false, error: { code: 'not_found' } });
  expect(await asked('sops.restore', { name: 'gone', version: 7, expectedHash: null })).toMatchObject({
    ok: false,
    error: { message: '"gone" has no version 7' },
  });
  expect(await asked('sops.restore', { name: 'gone', version: 1, expectedHash: null })).toMatchObject({
    ok: true,
    value: { version: 2, entry: { folder: 'gone', state: 'disabled' } },
  });
  expect(onDisk('gone')).toBe(toml('gone').replace('"d"\n', '"d"\nenabled = false\n'));
  expect(await asked('sops.restore', { name: 'gone', version: 1, expectedHash: null })).toMatchObject({
    ok: false,
    error: { code: 'sop.changed' },
  });
  await put('gone', toml('found'));
  expect((await fixture.ask('sops.versions', { name: 'found', limit: 1 }))[0]).toMatchObject({
    version: 3,
    note: 'saved outside the product',
  });
  await away('gone');
});

test('an import over a procedure finds its folder, whatever another one is called', async () => {
  await put('tank', toml('basin'));
  await put('other', toml('tank'));
  const { text } = await fixture.ask('sops.export', { name: 'basin' });
  expect(await asked('sops.import', { from: { file: text }, replace: true })).toMatchObject({
    ok: true,
    value: { entry: { folder: 'tank', state: 'disabled' } },
  });
  expect(onDisk('other')).toBe(toml('tank'));
  await away('tank');
  await away('other');
});

test.each([' ', 'a\nb', '../x', 'x'.repeat(5000), '\u202eabc', 'pu\u200bmp'])(
  '%j is no name that an edit gives',
  async (name) => {
    await put('named', toml('named'));
    expect(await rename('named', name)).toMatchObject({ ok: false, error: { code: 'sop.bad-name' } });
    expect(
      await asked('sops.draft', {
        name: 'named',
        toml: toml('named'),
        markdown: ends,
        edits: [{ type: 'set-key', key: 'name', value: name }],
      }),
    ).toMatchObject({ ok: false, error: { code: 'sop.bad-name' } });
    expect(onDisk('named')).toBe(toml('named'));
  },
);

test.each([
  ['a\nb', 'The name has characters that cannot be seen'],
  ['\u202eabc', 'The name has characters that cannot be seen'],
  ['x'.repeat(101), 'The name has more than 100 characters'],
])('%j in a file is an error at its place', async (name, message) => {
  await put('named', toml(name));
  expect((await fixture.ask('sops.show', { name: 'named' })).entry).toMatchObject({
    state: 'errors',
    sop: null,
    diagnostics: [{ line: 2, column: 8, key: 'sop.name', message }],
  });
});

const many = 'max_concurrent = 9\n';

test('names that look the same are one name: neither starts, and one alone is found however it is written', async () => {
  await put('named', toml('밸브'.normalize('NFD'), many));
  expect((await start('밸브')).ok).toBe(true);
  expect(await asked('sops.create', { name: '밸브', template: 'blank' })).toMatchObject({
    ok: false,
    error: { code: 'sop.name-taken' },
  });
  await put('nfc', toml('밸브'));
  expect(
    (await fixture.ask('sops.list', {}))
      .filter(({ folder: at }) => ['named', 'nfc'].includes(at))
      .map(({ state, diagnostics }) => [state, diagnostics[0]?.key]),
  ).toEqual([
    ['errors', 'sop.name'],
    ['errors', 'sop.name'],
  ]);
  await put('nfc', toml('valve'));
  await put('named', toml('valve ', many));
  expect((await start('valve')).ok).toBe(false);
  expect(await rename('nfc', ' valve 2 ')).toMatchObject({ ok: true, value: { entry: { name: 'valve 2' } } });
  expect((await start('valve')).ok).toBe(true);
  await away('nfc');
});
