import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ZipFile } from 'yazl';
import type { BackupMade, BackupSummary } from '../../../../shared/backup';
import { AppError, messageOf } from '../../../../shared/errors';
import { ratioFromBytes } from '../../base/archive';
import { syncFolder, syncPath } from '../../base/sync-to-disk';
import { openDatabase } from '../database';
import type { HomePaths } from '../home-paths';
import { homeFiles, type HomeFile } from './home-files';
import {
  configName,
  databaseName,
  entryName,
  fitsZip,
  manifestName,
  largestFile,
  listedFormat,
  namesFormat,
  numberedEntries,
  plainFormat,
  sealedFormat,
  sealedName,
  type Manifest,
} from './manifest';

export interface BackupSource {
  readonly paths: HomePaths;
  /** Folder of the procedures, wherever config.toml has it. */
  readonly sops: string;
  readonly version: string;
  readonly now: number;
  /**
   * config.toml without any secret, the keys that had one, and what these are called where secrets are kept,
   * if they are.
   */
  readonly config: {
    readonly text: string;
    readonly left: readonly string[];
    readonly keptAs: Readonly<Record<string, string>>;
  };
  /** Names of secrets that config.toml only points to. */
  readonly secretNames: readonly string[];
  /** Secrets under a passphrase, and which these are; null: none. */
  readonly sealed: { readonly content: Buffer; readonly names: readonly string[] } | null;
}

/**
 * Writes the backup as one file that is there as a whole or not at all. The database is copied with SQLite's
 * online backup, as it was at one moment, while the engine works on. Rejects with AppError backup.write, or
 * backup.source for a file that cannot be read; then `target` is as it was. A file that goes away in the meantime
 * is left out.
 */
export async function writeBackup(
  source: BackupSource,
  target: string,
  signal: AbortSignal,
): Promise<BackupMade> {
  const partial = `${target}.partial`;
  const copy = join(source.paths.data, `backup-${process.pid.toString(36)}.db`);
  try {
    mkdirSync(dirname(target), { recursive: true });
    const { tables, runs } = await copyDatabase(source.paths.database, copy, signal).catch(
      (failure: unknown) => {
        throw uncopied(target, source.paths.data, failure);
      },
    );
    const { files, left: unfit } = homeFiles(source.paths, source.sops);
    // No restore unpacks such a file.
    const large = files.filter(
      ({ file }) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestFile,
    );
    const found = files.filter((each) => !large.includes(each));
    const left = [...unfit, ...large.map(({ path }) => path)];
    const parts: readonly Part[] = [...texts(source), ...found, { path: databaseName, file: copy }];
    const format = formatFor(source, parts);
    const { summary } = await writeZip(
      partial,
      parts,
      format,
      (files, gone) => ({
        format,
        tables,
        summary: summarise(source, files, [...left, ...gone], runs),
        files: [...files],
      }),
      source.now,
      signal,
    );
    syncPath(partial);
    renameSync(partial, target);
    syncFolder(dirname(target));
    return { file: target, fileBytes: statSync(target).size, summary };
  } catch (failure) {
    removeIfPossible(partial);
    signal.throwIfAborted();
    throw failure instanceof AppError
      ? failure
      : new AppError('backup.write', `The backup ${target} could not be written: ${messageOf(failure)}`, {
          remedy: 'Check that you may write there and that the disk is not full.',
          retryable: true,
          cause: failure,
        });
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${copy}${suffix}`, { force: true });
  }
}

/** The backup may be for a disk with room, the copy is not. */
const uncopied = (target: string, data: string, failure: unknown): unknown =>
  failure instanceof AppError
    ? failure
    : new AppError('backup.write', `The backup ${target} could not be written: ${messageOf(failure)}`, {
        remedy: `Free some space on the disk that holds ${data}: until the backup is written a copy of the database lies there.`,
        retryable: true,
        cause: failure,
      });

/** Where nothing can be written nothing lies either, and the reason is the one that is told. */
function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {}
}

/** The oldest that holds it all, so that older programs read what they can. */
function formatFor({ sealed }: BackupSource, parts: readonly Part[]): number {
  if (numberedEntries(parts.map(({ path }) => path)).size > 0) return listedFormat;
  if (!parts.every(({ path }) => fitsZip(path))) return namesFormat;
  return sealed === null ? plainFormat : sealedFormat;
}

/**
 * A read transaction holds one moment of the database, so that writes in the meantime neither show nor begin the
 * copy again.
 */
async function copyDatabase(
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<{ readonly tables: number; readonly runs: number }> {
  const database = openDatabase(from, { readOnly: true });
  try {
    database.exec('BEGIN');
    const runs = database.prepare<[], number>('SELECT count(*) FROM runs').pluck().get() ?? 0;
    const tables = database.pragma('user_version', { simple: true }) as number;
    await database.backup(to, {
      progress: () => {
        signal.throwIfAborted();
        return pagesAtOnce;
      },
    });
    return { tables, runs };
  } finally {
    database.close();
  }
}

/** 8 MiB between two looks at everything else. */
const pagesAtOnce = 2_048;

/** In the backup, with what it holds or the file that does. */
type Part = HomeFile | { readonly path: string; readonly content: Buffer };

type WrittenFile = Manifest['files'][number];

const texts = ({ config, sealed }: BackupSource): readonly Part[] => [
  { path: configName, content: Buffer.from(config.text) },
  ...(sealed === null ? [] : [{ path: sealedName, content: sealed.content }]),
];

function summarise(
  { paths, version, now, config, secretNames, sealed }: BackupSource,
  files: readonly WrittenFile[],
  left: readonly string[],
  runs: number,
): BackupSummary {
  return {
    madeAt: now,
    version,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    procedures: files.filter(({ path }) => /^sops\/[^/]+\/SOP\.toml$/u.test(path)).length,
    runs,
    secretsLeftOut: [...config.left],
    secretsKeptAs: { ...config.keptAs },
    secretNames: [...secretNames],
    secretsSealed: [...(sealed?.names ?? [])],
    filesLeftOut: [...left],
    modelsLeftOut: existsSync(paths.models)
      ? readdirSync(paths.models)
          .filter((name) => name.endsWith('.gguf'))
          .sort()
      : [],
  };
}

/**
 * Every file is read once, as it goes into the archive, so that none has to fit into memory and what the
 * manifest says of it is what was written, whoever changes it in the meantime. So the manifest comes last. Resolves
 * to it.
 */
async function writeZip(
  file: string,
  parts: readonly Part[],
  format: number,
  manifestOf: (files: readonly WrittenFile[], gone: readonly string[]) => Manifest,
  now: number,
  signal: AbortSignal,
): Promise<Manifest> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (failure: Error) => {
    output.destroy(failure);
  });
  const over = new AbortController();
  const ended = AbortSignal.any([signal, over.signal]);
  const mtime = new Date(now);
  const fill = async (): Promise<Manifest> => {
    const files: WrittenFile[] = [];
    const gone: string[] = [];
    const numbered = numberedEntries(parts.map(({ path }) => path));
    for (const part of parts) {
      const as = numbered.get(part.path);
      const name = as ?? entryName(part.path, format);
      const added = await addPart(zip, part, name, { mtime, mode: 0o100600 }, ended);
      if (added === null) gone.push(part.path);
      else files.push({ ...added, ...(as === undefined ? {} : { as }) });
    }
    const manifest = manifestOf(files, gone);
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), manifestName, { mtime });
    zip.end();
    return manifest;
  };
  const written = pipeline(output, createWriteStream(file, { mode: 0o600 }), { signal: ended });
  const filled = fill();
  try {
    const [manifest] = await Promise.all([filled, written]);
    return manifest;
  } catch (failure) {
    // Neither the archive nor the file that is read stays open.
    over.abort(failure);
    await Promise.allSettled([filled, written]);
    throw failure;
  }
}

/**
 * Resolves when it is in the archive; null: the file is not there any more. Rejects with AppError
 * backup.source.
 */
async function addPart(
  zip: ZipFile,
  part: Part,
  name: string,
  options: { readonly mtime: Date; readonly mode: number },
  signal: AbortSignal,
): Promise<WrittenFile | null> {
  const { path } = part;
  if ('content' in part) {
    zip.addBuffer(part.content, name, options);
    return {
      path,
      bytes: part.content.length,
      sha256: createHash('sha256').update(part.content).digest('hex'),
    };
  }
  const handle = await openPart(part);
  if (handle === null) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  const seen = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const content = handle.createReadStream({ highWaterMark: pieceBytes });
  const size = (await handle.stat()).size;
  zip.addReadStream(seen, name, {
    ...options,
    // A long log of the same line would look like a bomb to who opens the archive; the database never does.
    compress: size < ratioFromBytes || path.endsWith('.db'),
    forceZip64Format: size >= largestPlainBytes,
  });
  try {
    await pipeline(content, seen, { signal });
  } catch (failure) {
    signal.throwIfAborted();
    throw unreadable(part.file, failure);
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Null: it went away since it was listed. A backup without its database would be none. */
async function openPart({ path, file }: HomeFile): Promise<FileHandle | null> {
  try {
    return await open(file);
  } catch (failure) {
    if (
      path !== databaseName &&
      ['ENOENT', 'ENOTDIR'].includes((failure as NodeJS.ErrnoException).code ?? '')
    )
      return null;
    throw unreadable(file, failure);
  }
}

const unreadable = (file: string, failure: unknown): AppError =>
  new AppError('backup.source', `No backup was made, because ${file} cannot be read: ${messageOf(failure)}`, {
    remedy: 'Check that you may read this file, or move it elsewhere, and try again.',
    retryable: true,
    cause: failure,
  });

/** Of a file, in memory at a time. */
const pieceBytes = 2 ** 20;

/** Below it a zip needs no wide numbers, also when the file grows by as much while it is read. */
const largestPlainBytes = 2 ** 31;
