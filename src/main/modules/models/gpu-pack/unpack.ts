import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { AppError } from '../../../../shared/errors';
import { JsonObject } from '../../../../shared/json';
import { parseJson } from '../../../../shared/parse-json';

/**
 * Unpacks a package into a folder, which is there as a whole or not at all. Only files come out of it: no links,
 * no devices, nothing above the folder. Rejects with the signal's reason, AppError models.pack, or what the file
 * system says.
 */
export async function unpackPackage(
  file: string,
  folder: string,
  { name, version }: { readonly name: string; readonly version: string },
  signal: AbortSignal,
): Promise<void> {
  const half = `${folder}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      createReadStream(file),
      extract({
        cwd: half,
        strip: 1,
        strict: true,
        noMtime: true,
        filter: (_path, entry) => 'type' in entry && entry.type === 'File',
      }),
      { signal },
    );
    const about = JsonObject.safeParse(parseJson(await readFile(join(half, 'package.json'), 'utf8')));
    if (about.data?.['name'] !== name || about.data['version'] !== version)
      throw new AppError('models.pack', `${file} is not the package ${name} ${version}`, {
        remedy: 'Fetch the file again; its name has to be as the registry has it.',
      });
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
    await rename(half, folder);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}
