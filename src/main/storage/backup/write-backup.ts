import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupMade, BackupSummary } from '../../../shared/backup';
import { AppError, messageOf } from '../../../shared/errors';
import { syncFolder, syncPath } from '../../base/sync-to-disk';
import { openDatabase } from '../database';
import type { HomePaths } from '../home';
import { homeFiles, type HomeFile } from './home-files';
import { configName, databaseName, entryName, fitsZip, manifestName, namesFormat, plainFormat, sealedFormat, sealedName, type Manifest } from './manifest';

export interface BackupSource {
  readonly paths: HomePaths;
  /** Folder of the procedures, wherever config.toml has it. */
  readonly sops: string;
  readonly version: string;
  readonly now: number;
  /** config.toml without any secret, the keys that had one, and what these are called where secrets are kept, if they are. */
  readonly config: { readonly text: string; readonly left: readonly string[]; readonly keptAs: Readonly<Record<string, string>> };
  /** Names of secrets that config.toml only points to. */
  readonly secretNames: readonly string[];
  /** Secrets under a passphrase, and which these are; null: none. */
  readonly sealed: { readonly content: Buffer; readonly names: readonly string[] } | null;
}

/**
 * Writes the backup as one file that is there as a whole or not at all. The database is copied with SQLite's online backup, as it was at one
 * moment, while the engine works on. Rejects with AppError backup.write; then `target` is as it was.
 */
export async function writeBackup(source: BackupSource, target: string, signal: AbortSignal): Promise<BackupMade> {
  const partial = `${target}.partial`;
  const copy = join(source.paths.data, `backup-${process.pid.toString(36)}.db`);
  try {
    mkdirSync(dirname(target), { recursive: true });
    const { tables, runs } = await copyDatabase(source.paths.database, copy, signal);
    const { files: found, left } = homeFiles(source.paths, source.sops);
    const files = [...inMemory(source, found), await onDisk(databaseName, copy)];
    const summary = summarise(source, files, left, runs);
    const manifest: Manifest = { format: formatFor(source, files), tables, summary, files: files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })) };
    await writeZip(partial, manifest, files, source.now, signal);
    syncPath(partial);
    renameSync(partial, target);
    syncFolder(dirname(target));
    return { file: target, fileBytes: statSync(target).size, summary };
  } catch (failure) {
    rmSync(partial, { force: true });
    signal.throwIfAborted();
    throw failure instanceof AppError ? failure : new AppError('backup.write', `The backup ${target} could not be written: ${messageOf(failure)}`, { mend: 'Check that you may write there and that the disk is not full.', retryable: true, cause: failure });
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${copy}${suffix}`, { force: true });
  }
}

/** The oldest that holds it all, so that older programs read what they can. */
function formatFor({ sealed }: BackupSource, files: readonly Part[]): number {
  if (!files.every(({ path }) => fitsZip(path))) return namesFormat;
  return sealed === null ? plainFormat : sealedFormat;
}

/** A read transaction holds one moment of the database, so that writes meanwhile neither show nor begin the copy anew. */
async function copyDatabase(from: string, to: string, signal: AbortSignal): Promise<{ readonly tables: number; readonly runs: number }> {
  const database = openDatabase(from, { readOnly: true });
  try {
    database.exec('BEGIN');
    const runs = database.prepare<[], number>('SELECT count(*) FROM runs').pluck().get() ?? 0;
    const tables = database.pragma('user_version', { simple: true }) as number;
    await database.backup(to, { progress: () => {
      signal.throwIfAborted();
      return pagesAtOnce;
    } });
    return { tables, runs };
  } finally {
    database.close();
  }
}

/** 8 MiB between two looks at everything else. */
const pagesAtOnce = 2_048;

interface Part {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** What it holds, or the file that does. */
  readonly content: Buffer | { readonly file: string };
}

const inMemory = ({ config, sealed }: BackupSource, files: readonly HomeFile[]): readonly Part[] => [
  part(configName, Buffer.from(config.text)),
  ...(sealed === null ? [] : [part(sealedName, sealed.content)]),
  ...files.map(({ path, file }) => part(path, readFileSync(file))),
];

const part = (path: string, content: Buffer): Part => ({ path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex'), content });

async function onDisk(path: string, file: string): Promise<Part> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path, bytes: statSync(file).size, sha256: hash.digest('hex'), content: { file } };
}

function summarise({ paths, version, now, config, secretNames, sealed }: BackupSource, files: readonly Part[], left: readonly string[], runs: number): BackupSummary {
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
    modelsLeftOut: existsSync(paths.models) ? readdirSync(paths.models).filter((name) => name.endsWith('.gguf')).sort() : [],
  };
}

async function writeZip(file: string, manifest: Manifest, parts: readonly Part[], now: number, signal: AbortSignal): Promise<void> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const mtime = new Date(now);
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), manifestName, { mtime });
  for (const { path, content } of parts) {
    const name = entryName(path, manifest.format);
    if (Buffer.isBuffer(content)) zip.addBuffer(content, name, { mtime, mode: 0o100600 });
    else zip.addFile(content.file, name, { mtime, mode: 0o100600 });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600 }), { signal });
}
