import { fileTools } from '../../../src/main/modules/agent/tools/file-tools';
import { UnfinishedWrites } from '../../../src/main/modules/agent/tools/unfinished-writes';
import { randomId } from '../../../src/main/platform/base/ids';
import { setTopKeysInFile } from '../../../src/main/platform/config/edit-config';
import { createSecretsFile } from '../../../src/main/platform/storage/secrets-file';

/**
 * `secrets FILE NAME…` keeps a secret under each name; `config FILE KEY VALUE` sets a key; `append WORKSPACE
 * UNFINISHED` adds long lines to a file until it is killed.
 */
const [, , what, place = '', ...rest] = process.argv;
if (what === 'secrets')
  for (const name of rest) await createSecretsFile(place).set(name, `the secret of ${name}`);
if (what === 'config') {
  const [key = '', value = ''] = rest;
  const set = setTopKeysInFile(place, { [key]: value });
  if (!set.ok) throw new Error(set.error.message);
}
if (what === 'append') {
  const [write] = fileTools({
    workspace: place,
    readOnlyFolders: () => [],
    newId: randomId,
    unfinished: new UnfinishedWrites(rest[0] ?? ''),
  }).filter(({ name }) => name === 'file_write');
  process.stdout.write('appending\n');
  for (let line = 0; ; line += 1)
    await write?.execute(
      { path: 'log.txt', content: `${String(line % 10).repeat(400_000)}\n`, append: line % 20 > 0 },
      { origin: 'test' },
      new AbortController().signal,
    );
}
