import { existsSync, linkSync, lstatSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { copyFile, mkdir, statfs } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { AppError, messageOf } from '../../../../shared/errors';
import { ok, refuse, type Result } from '../../../../shared/result';
import { syncFolder, syncPath } from '../../../platform/base/sync-to-disk';
import { examineGguf } from '../gguf/examine';
import { partsOf } from '../gguf/parts';
import { builtInModel } from '../model-files';
import { forgetSuitability } from '../suitability';
import { rememberChecksum } from './checksum-file';
import { modelFile, readModelName } from './model-name';
import { PartFile } from './part-file';

export interface NewModel {
  readonly file: string;
  /** Null: by the file's own name. */
  readonly name: string | null;
  /** A link takes no space, and breaks when the file goes elsewhere. */
  readonly how: 'copy' | 'link';
  readonly replace: boolean;
}

/**
 * Puts a GGUF file of this machine among the models, once its header has been read. Rejects with an AppError
 * when the disk does not take it.
 */
export async function addModel(
  { file, name: given, how, replace }: NewModel,
  folder: string,
): Promise<Result<{ readonly name: string; readonly path: string }>> {
  const source = resolve(file);
  const name = readModelName(given ?? basename(source));
  if (!name.ok) return name;
  const examination = await examineGguf(source);
  if ('reason' in examination)
    return refuse({
      code: 'models.not-a-model',
      message: `${source} cannot be used as a model: ${examination.reason}`,
      remedy: 'Give a GGUF file that is whole.',
    });
  const [path = '', ...furtherPaths] = partsOf(modelFile(folder, withPartsMark(name.value, source)));
  // It is there already, as whoever chose it wanted.
  const known = basename(path, '.gguf');
  if (isSameFile(path, source)) return ok({ name: known, path });
  if (!replace && isThere(path))
    return refuse({
      code: 'models.exists',
      message: `There is a model ${known} already`,
      remedy: 'Give another name with --name, or replace it with --replace.',
    });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (how === 'copy') await refuseFullDisk(folder, examination.bytes);
  const [, ...further] = partsOf(source);
  for (const [index, part] of further.entries()) await place(part, furtherPaths[index] ?? path, how);
  await place(source, path, how);
  rememberChecksum(path, null);
  forgetSuitability(path);
  return ok({ name: known, path });
}

/** Parts find each other by their names: those of a split model end as they did. */
function withPartsMark(name: string, source: string): string {
  const mark = partsOf(source).length === 1 ? '' : (/-\d{5}-of-\d{5}(?=\.gguf$)/iu.exec(source)?.[0] ?? '');
  return name.endsWith(mark) ? name : `${name}${mark}`;
}

/** Under another name first: a copy that is cut off is no model. */
async function place(source: string, path: string, how: NewModel['how']): Promise<void> {
  const fresh = `${path}.new`;
  try {
    rmSync(fresh, { force: true });
    if (how === 'link') link(source, fresh);
    else {
      await copyFile(source, fresh);
      syncPath(fresh);
    }
    renameSync(fresh, path);
    syncFolder(dirname(path));
  } catch (failure) {
    rmSync(fresh, { force: true });
    throw new AppError(
      'models.disk',
      `${basename(path)} could not be put into ${dirname(path)}: ${messageOf(failure)}`,
      {
        remedy: 'Check that the disk has space and that you may write there. Nothing has changed.',
        cause: failure,
      },
    );
  }
}

/** Windows lets few people make links to files, and anybody a second name on the same disk. */
function link(source: string, path: string): void {
  try {
    symlinkSync(source, path);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EPERM') throw failure;
    linkSync(source, path);
  }
}

async function refuseFullDisk(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bytes <= bavail * bsize) return;
  throw new AppError(
    'models.disk-full',
    `The disk has too little space for a copy of ${String(Math.ceil(bytes / 2 ** 20))} MiB`,
    { remedy: 'Free some space, or add a link to the file with --link.' },
  );
}

/**
 * Deletes the model, or what is there of one that was being fetched. A link is deleted, not the file it leads
 * to.
 */
export function removeModel(
  given: string,
  folder: string,
): Result<{ readonly name: string; readonly path: string }> {
  if (given === builtInModel)
    return refuse({
      code: 'models.built-in',
      message: 'The built-in model is part of ZeroClaw and cannot be removed',
      remedy: 'Another one answers with `zeroclaw models use NAME`.',
    });
  const name = readModelName(given);
  if (!name.ok) return name;
  const path = modelFile(folder, name.value);
  const part = new PartFile(path);
  const begun = existsSync(part.path) || part.origin() !== null;
  if (!isThere(path) && !begun)
    return refuse({
      code: 'models.unknown',
      message: `There is no model ${name.value}`,
      remedy: '`zeroclaw models` lists them.',
    });
  try {
    const letGo = part.claim();
    try {
      part.discard();
      for (const part of partsOf(path)) rmSync(part, { force: true });
      rememberChecksum(path, null);
      forgetSuitability(path);
    } finally {
      letGo();
    }
  } catch (failure) {
    if (failure instanceof AppError) throw failure;
    throw new AppError('models.disk', `${path} could not be deleted: ${messageOf(failure)}`, {
      remedy: 'Check that you may write to its folder, and that no program holds it.',
      cause: failure,
    });
  }
  return ok({ name: name.value, path });
}

const isSameFile = (one: string, other: string): boolean =>
  existsSync(one) && realpathSync(one) === realpathSync(other);

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
