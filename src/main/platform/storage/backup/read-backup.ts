import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AppError, messageOf } from '../../../../shared/errors';
import { openArchive, type Archive } from '../../base/archive';
import { syncPath } from '../../base/sync-to-disk';
import { openDatabase } from '../database';
import { allMigrations } from '../migrations/all';
import {
  backupLimits,
  configName,
  databaseName,
  entryName,
  isPartPath,
  isPossibleHere,
  Manifest,
  manifestName,
  listedFormat,
  partFolders,
} from './manifest';

/**
 * Takes a backup apart into `folder`, in the place of what lay there, and looks at every byte of it on the
 * way: names, sizes, checksums, the database. Rejects with AppError backup.newer, backup.damaged, backup.name
 * or backup.read; then `folder` is not there, and nothing else was touched.
 */
export function readBackup(file: string, folder: string, signal: AbortSignal): Promise<Manifest> {
  return into(folder, file, signal, async () => {
    const manifest = await extract(file, folder, signal);
    if (manifest.tables === 0) throw new Error('its database has no tables');
    checkDatabase(file, join(folder, databaseName));
    // Those of a backup without such files are empty ones.
    for (const part of Object.keys(partFolders))
      mkdirSync(join(folder, part), { recursive: true, mode: 0o700 });
    return manifest;
  });
}

/** The same of a copy of the database, as an upgrade leaves one: nothing else of a home is replaced by it. */
export function readDatabase(
  file: string,
  folder: string,
  signal: AbortSignal,
): Promise<{ readonly madeAt: number; readonly bytes: number; readonly runs: number }> {
  return into(folder, file, signal, async () => {
    const copy = join(folder, databaseName);
    for (const suffix of ['', '-wal'])
      if (existsSync(`${file}${suffix}`)) cpSync(`${file}${suffix}`, `${copy}${suffix}`);
    const runs = checkDatabase(file, copy);
    syncPath(copy);
    const { mtimeMs, size } = statSync(file);
    return { madeAt: mtimeMs, bytes: size, runs };
  });
}

/** Whether a file is a database of SQLite, and no archive. Throws AppError backup.read. */
export function isDatabase(file: string): boolean {
  try {
    if (!statSync(file).isFile()) return false;
    const start = Buffer.alloc(sqliteMagic.length);
    const handle = openSync(file, 'r');
    try {
      return readSync(handle, start) === start.length && start.equals(sqliteMagic);
    } finally {
      closeSync(handle);
    }
  } catch (failure) {
    throw unread(file, failure);
  }
}

const sqliteMagic = Buffer.from('SQLite format 3\0');

async function into<T>(
  folder: string,
  file: string,
  signal: AbortSignal,
  read: () => Promise<T>,
): Promise<T> {
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return await read();
  } catch (failure) {
    rmSync(folder, { recursive: true, force: true });
    signal.throwIfAborted();
    if (failure instanceof AppError) throw failure;
    const isSystem = typeof (failure as NodeJS.ErrnoException).syscall === 'string';
    throw isSystem ? unread(file, failure) : damaged(file, messageOf(failure), failure);
  }
}

async function extract(file: string, folder: string, signal: AbortSignal): Promise<Manifest> {
  const archive = await openArchive(file, backupLimits);
  try {
    const { entries } = archive;
    const manifest = await readManifest(file, archive);
    const known = new Map(
      manifest.files.map((part) => [part.as ?? entryName(part.path, manifest.format), part]),
    );
    const parts = entries.filter(({ fileName }) => fileName !== manifestName);
    const stranger =
      parts.find(({ fileName }) => !known.has(fileName))?.fileName ??
      manifest.files.find(({ path }) => !isPartPath(path))?.path;
    const absent = [configName, databaseName].find((part) => !known.has(part));
    if (absent !== undefined) throw damaged(file, `"${absent}" is missing from it`);
    if (stranger !== undefined) throw damaged(file, `it holds "${stranger}", which no backup has`);
    if (
      new Set(manifest.files.map(({ path }) => path)).size !== manifest.files.length ||
      parts.length !== manifest.files.length
    )
      throw damaged(file, 'files are missing from it, or are there twice');
    const impossible = manifest.files.find(({ path }) => !isPossibleHere(path));
    if (impossible !== undefined)
      throw new AppError(
        'backup.name',
        `The backup ${file} holds "${impossible.path}", a name that no file can have on this system`,
        { remedy: 'Rename that file where the backup was made, and make another one. Nothing was changed.' },
      );
    for (const { fileName, uncompressedSize } of parts) {
      const { path = '', bytes } = known.get(fileName) ?? {};
      if (uncompressedSize !== bytes) throw damaged(file, `"${path}" has another length than it should`);
    }
    requireRoom(file, folder, parts);
    for (const entry of parts) {
      const { path, sha256 } = known.get(entry.fileName) ?? { path: '', sha256: '' };
      // Two names may be one file here.
      if (existsSync(join(folder, path))) throw damaged(file, `"${path}" is there twice on this system`);
      if ((await write(await archive.read(entry), join(folder, path), signal)) !== sha256)
        throw damaged(file, `"${path}" is not what it was`);
    }
    return manifest;
  } finally {
    archive.close();
  }
}

/** Before the disk is filled for nothing. Throws AppError backup.read. */
function requireRoom(file: string, folder: string, parts: readonly { uncompressedSize: number }[]): void {
  const { bavail, bsize } = statfsSync(folder);
  const bytes = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > bavail * bsize)
    throw unread(file, new Error(`it needs ${String(bytes)} bytes, and there are ${String(bavail * bsize)}`));
}

async function readManifest(file: string, archive: Archive): Promise<Manifest> {
  const entry = archive.entries.find(({ fileName }) => fileName === manifestName);
  if (entry === undefined)
    throw new AppError('backup.damaged', `${file} is not a backup of ZeroClaw`, {
      remedy: 'Choose a file that "Make a backup" or `zeroclaw backup` has written.',
    });
  const json = JSON.parse((await buffer(await archive.read(entry))).toString('utf8')) as unknown;
  const { format } = Manifest.pick({ format: true }).parse(json);
  if (format > listedFormat) throw newer(file);
  const manifest = Manifest.parse(json);
  if (manifest.tables > allMigrations.length) throw newer(file);
  return manifest;
}

/** Returns the checksum of what was written. */
async function write(content: Readable, file: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const seen = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(content, seen, createWriteStream(file, { mode: 0o600, flush: true }), { signal });
  return hash.digest('hex');
}

/**
 * As every start does, tables of an older version included; what opening it leaves beside it goes. Returns
 * how many runs it holds.
 */
function checkDatabase(backup: string, file: string): number {
  const database = open(backup, file);
  try {
    const unsound = database.pragma('integrity_check(1)', { simple: true }) as string;
    if (unsound !== 'ok') throw new Error(`its database is damaged: ${unsound}`);
    database.pragma('wal_checkpoint(TRUNCATE)');
    return database.prepare<[], number>('SELECT count(*) FROM runs').pluck().get() ?? 0;
  } finally {
    database.close();
    for (const suffix of ['-wal', '-shm', `.before-v${String(allMigrations.length)}.bak`])
      rmSync(`${file}${suffix}`, { force: true });
  }
}

/** What is wrong with it is wrong with the backup, not with the home. */
function open(backup: string, file: string): ReturnType<typeof openDatabase> {
  try {
    return openDatabase(file);
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'storage.newer') throw newer(backup);
    throw new Error(`its database cannot be used: ${messageOf(failure).replaceAll(file, databaseName)}`, {
      cause: failure,
    });
  }
}

const notThere: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};

const unread = (file: string, failure: unknown): AppError =>
  new AppError(
    'backup.read',
    `The backup ${file} cannot be read: ${notThere[(failure as NodeJS.ErrnoException).code ?? ''] ?? messageOf(failure)}`,
    {
      remedy:
        'Check that the file is there, that you may read it, and that the disk has room for what it holds.',
      cause: failure,
    },
  );

const newer = (file: string): AppError =>
  new AppError('backup.newer', `The backup ${file} was made by a newer version of ZeroClaw`, {
    remedy: 'Update ZeroClaw, then restore it. Nothing was changed.',
  });

const damaged = (file: string, why: string, cause?: unknown): AppError =>
  new AppError('backup.damaged', `The backup ${file} is damaged: ${why}`, {
    remedy: 'Copy it again from where it came, or choose another one. Nothing was changed.',
    cause,
  });
