import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { writeFileAtomically } from '../../../src/main/platform/base/atomic-file';
import { prepareHome } from '../../../src/main/platform/storage/home';
import { homePaths } from '../../../src/main/platform/storage/home-paths';
import { createSecretsFile } from '../../../src/main/platform/storage/secrets-file';
import { temporaryFolder } from './temporary-folder';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

function sampleSops(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pump'));
  writeFileSync(join(folder, 'pump', 'SOP.toml'), 'name = "pump"\n');
  return folder;
}

test('a first start makes the home folder with the samples', () => {
  const home = join(temporaryFolder(), 'deep', 'home');
  expect(prepareHome(home, { sampleSops: sampleSops(), configText: () => '# nothing yet\n' })).toEqual({
    ...homePaths(home),
    isNew: true,
    configBefore: null,
  });
  expect(readdirSync(home).sort()).toEqual([
    'config.toml',
    'data',
    'logs',
    'models',
    'plugins',
    'sessions',
    'workspace',
  ]);
  expect(readFileSync(join(home, 'workspace', 'sops', 'pump', 'SOP.toml'), 'utf8')).toBe('name = "pump"\n');
  expect([modeOf(join(home, 'data')), modeOf(join(home, 'config.toml'))]).toEqual(['700', '600']);
});

test('what is there stays: a changed config, and a sample that was deleted', () => {
  const home = temporaryFolder();
  const contents = { sampleSops: sampleSops(), configText: () => '# nothing yet\n' };
  const paths = prepareHome(home, contents);
  writeFileSync(paths.configFile, '[sop]\nenabled = false\n');
  rmSync(join(paths.sops, 'pump'), { recursive: true });
  rmSync(paths.models, { recursive: true });
  expect(prepareHome(home, contents).isNew).toBe(false);
  expect(readFileSync(paths.configFile, 'utf8')).toBe('[sop]\nenabled = false\n');
  expect([readdirSync(paths.sops), existsSync(paths.models)]).toEqual([[], true]);
});

test('where config.toml went away, what was in force is put aside before defaults are written, and no default takes its place there', () => {
  const home = temporaryFolder();
  const contents = { sampleSops: sampleSops(), configText: () => '# nothing yet\n' };
  const { configFile, keptConfigFile } = prepareHome(home, contents);
  writeFileSync(keptConfigFile, '[sop]\nenabled = false\n', { mode: 0o600 });
  rmSync(configFile);
  const aside = join(home, 'data', 'config-before-defaults.toml');
  expect(prepareHome(home, contents)).toMatchObject({ isNew: true, configBefore: aside });
  writeFileSync(keptConfigFile, contents.configText());
  rmSync(configFile);
  expect(prepareHome(home, contents).configBefore).toBe(null);
  expect([readFileSync(aside, 'utf8'), modeOf(aside), readFileSync(configFile, 'utf8')]).toEqual([
    '[sop]\nenabled = false\n',
    '600',
    '# nothing yet\n',
  ]);
});

test('where config.toml went away and nobody can read what was in force, that is put aside as it is, and the home is usable', () => {
  const home = temporaryFolder();
  const contents = { sampleSops: sampleSops(), configText: () => '# nothing yet\n' };
  const { configFile, keptConfigFile } = prepareHome(home, contents);
  mkdirSync(keptConfigFile);
  rmSync(configFile);
  const aside = join(home, 'data', 'config-before-defaults.toml');
  expect([prepareHome(home, contents).configBefore, existsSync(aside), existsSync(keptConfigFile)]).toEqual([
    aside,
    true,
    false,
  ]);
});

test('a copy of the samples that was cut off is made again', () => {
  const home = temporaryFolder();
  mkdirSync(join(home, 'workspace', 'sops.new', 'half'), { recursive: true });
  const paths = prepareHome(home, { sampleSops: sampleSops(), configText: () => '' });
  expect([readdirSync(paths.sops), readdirSync(paths.workspace)]).toEqual([['pump'], ['sops']]);
});

test('a home that cannot be made is told', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(() => prepareHome(join(file, 'home'), { sampleSops: sampleSops(), configText: () => '' })).toThrow(
    expect.objectContaining({
      code: 'storage.home',
      message: expect.stringContaining(file) as string,
    }) as Error,
  );
});

test('a file is replaced as a whole: permissions and symbolic links stay, nothing is left behind', () => {
  const folder = temporaryFolder();
  const [real, link] = [join(folder, 'real.toml'), join(folder, 'link.toml')];
  writeFileSync(real, 'old');
  chmodSync(real, 0o640);
  symlinkSync(real, link);
  writeFileAtomically(link, 'new');
  expect([
    readFileSync(real, 'utf8'),
    lstatSync(link).isSymbolicLink(),
    modeOf(real),
    readdirSync(folder).sort(),
  ]).toEqual(['new', true, '640', ['link.toml', 'real.toml']]);
});

test('a save that fails leaves the old text and no other file', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'in-the-way'));
  expect(() => {
    writeFileAtomically(join(folder, 'in-the-way'), 'new');
  }).toThrow(expect.objectContaining({ code: 'storage.write' }) as Error);
  expect(readdirSync(folder)).toEqual(['in-the-way']);
});

test('secrets are kept in a file that only the user can read', async () => {
  const file = join(temporaryFolder(), 'secrets.json');
  const secrets = createSecretsFile(file);
  expect(await secrets.get('gateway')).toBeNull();
  await secrets.set('gateway', 's3cret');
  await Promise.all([secrets.set('a', '1'), secrets.set('b', '2')]);
  expect(
    await Promise.all(['gateway', 'a', 'b', 'toString'].map((name) => createSecretsFile(file).get(name))),
  ).toEqual(['s3cret', '1', '2', null]);
  await secrets.remove('a');
  await secrets.remove('toString');
  expect([await secrets.names(), modeOf(file)]).toEqual([['gateway', 'b'], '600']);
});

test('a secrets file that cannot be read is told without its content, and is not overwritten', async () => {
  const file = join(temporaryFolder(), 'secrets.json');
  writeFileSync(file, '{"gateway": "s3cret", ');
  const failure: unknown = await createSecretsFile(file)
    .get('gateway')
    .catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ code: 'secrets.file' });
  expect(inspect(failure)).not.toContain('s3cret');
  await expect(createSecretsFile(file).set('gateway', 'new')).rejects.toMatchObject({ code: 'secrets.file' });
  expect(readFileSync(file, 'utf8')).toBe('{"gateway": "s3cret", ');
});
