import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../../src/shared/errors';
import { systemClock } from '../../../src/main/platform/base/clock';
import { silentLogger } from '../../../src/main/platform/base/logger';
import type { SopFolders } from '../../../src/main/ports/sop-files';
import { SopEditor } from '../../../src/main/modules/procedures/library/sop-editor';
import { SopLibrary } from '../../../src/main/modules/procedures/library/library';
import { openDatabase } from '../../../src/main/platform/storage/database';
import { openSopFiles } from '../../../src/main/modules/procedures/storage/sop-files';
import { createSopVersions } from '../../../src/main/modules/procedures/storage/sop-versions';
import { createTransaction } from '../../../src/main/platform/storage/transaction';
import { temporaryFolder } from '../storage/temporary-folder';

const toml = '[sop]\nname = "pump"\ndescription = "d"\n\n[[triggers]]\ntype = "manual"\n';
const markdown = '## Steps\n\n1. **Look**\n';
const ana = { by: 'ana', via: 'app' };

async function workshop(folders: (real: SopFolders) => SopFolders = (real) => real) {
  const directory = join(temporaryFolder(), 'sops');
  mkdirSync(join(directory, 'pump'), { recursive: true });
  writeFileSync(join(directory, 'pump', 'SOP.toml'), toml);
  writeFileSync(join(directory, 'pump', 'SOP.md'), markdown);
  const files = await openSopFiles(directory, systemClock);
  onTestFinished(() => files.close());
  const database = openDatabase(':memory:');
  const versions = createSopVersions(database);
  const library = new SopLibrary(
    { read: () => files.read(), onChange: () => () => {} },
    () => ({
      defaultExecutionMode: 'auto',
      timezone: '',
      now: 0,
      toolNames: new Set(),
      boardNames: new Set(),
    }),
    silentLogger,
  ).open();
  const editor = new SopEditor({
    unfinished: () => [],
    library,
    folders: folders(files),
    versions,
    transaction: createTransaction(database),
    clock: { now: () => 7, steady: () => 7, sleep: () => Promise.resolve() },
    logger: silentLogger,
  });
  const onDisk = (): readonly string[] =>
    ['SOP.toml', 'SOP.md'].map((file) => readFileSync(join(directory, 'pump', file), 'utf8'));
  return {
    directory,
    files,
    editor,
    library,
    versions,
    onDisk,
    hash: () => library.find('pump')?.hash ?? '',
  };
}

test('a save that cannot be written is no version, and both files are as they were', async () => {
  const full = new AppError('storage.write', 'The disk is full');
  const { editor, versions, onDisk, hash } = await workshop((real) => ({
    ...real,
    writeFolder: () => {
      throw full;
    },
  }));
  expect(() => editor.edit('pump', [{ type: 'set-key', key: 'enabled', value: false }], hash(), ana)).toThrow(
    full,
  );
  expect([versions.list('pump', 9).map(({ by }) => by), onDisk()]).toEqual([['file'], [toml, markdown]]);
});

test('when the second file cannot be written, the first is put back', async () => {
  const { directory, files, onDisk } = await workshop();
  // A folder in the place of the file cannot be replaced by one.
  rmSync(join(directory, 'pump', 'SOP.toml'));
  mkdirSync(join(directory, 'pump', 'SOP.toml', 'in the way'), { recursive: true });
  expect(() => {
    files.writeFolder({ folder: 'pump', toml: 'new', markdown: 'new' });
  }).toThrow(/could not be saved/u);
  rmSync(join(directory, 'pump', 'SOP.toml'), { recursive: true });
  writeFileSync(join(directory, 'pump', 'SOP.toml'), toml);
  expect(onDisk()).toEqual([toml, markdown]);
});

test('a version without SOP.md takes the file away again when it is restored', async () => {
  const { directory, editor, library, hash, onDisk } = await workshop();
  rmSync(join(directory, 'pump', 'SOP.md'));
  library.reload();
  expect(editor.edit('pump', [{ type: 'add-step', step: { title: 'Look again' } }], hash(), ana).ok).toBe(
    true,
  );
  expect(onDisk()[1]).toBe('## Steps\n\n1. **Look again**\n');
  expect(editor.restore('pump', 2, hash(), ana)).toMatchObject({ ok: true, value: { version: 4 } });
  expect(() => onDisk()).toThrow(/ENOENT/u);
});

test('what is as it was already is no new version', async () => {
  const { editor, versions, hash } = await workshop();
  expect(editor.edit('pump', [{ type: 'set-key', key: 'name', value: 'pump' }], hash(), ana)).toMatchObject({
    ok: true,
    value: { version: 1 },
  });
  expect(versions.list('pump', 9)).toHaveLength(1);
});

test('a text over the limit is not saved', async () => {
  const { editor, onDisk, hash } = await workshop();
  expect(
    editor.save(
      'pump',
      { toml, markdown: 'x'.repeat(1024 * 1024 + 1) },
      { edits: [], takenBack: [] },
      hash(),
      ana,
    ),
  ).toMatchObject({ ok: false, error: { code: 'sop.too-large' } });
  expect(onDisk()).toEqual([toml, markdown]);
});
