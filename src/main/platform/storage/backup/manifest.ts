import { z } from 'zod';
import { BackupSummary } from '../../../../shared/backup';
import { DistinctNames, isSafeName, type ArchiveLimits } from '../../base/archive';

/** Of a backup without anything that came later: programs that know none of it read it as before. */
export const plainFormat = 1;
/** With sealed secrets. */
export const sealedFormat = 2;
/** With names that stand in the archive in another way. */
export const namesFormat = 3;
/**
 * With files whose names stand in the list alone: the newest form. Raised when a program that does not know
 * the next one must not read it.
 */
export const listedFormat = 4;
export const manifestName = 'manifest.json';
export const configName = 'config.toml';
export const databaseName = 'zeroclaw.db';
/** Only where somebody gave a passphrase. */
export const sealedName = 'secrets.sealed';

/** Where the parts lie in the archive. Nothing else is taken out of one. */
export const partFolders = {
  sops: 'sops/',
  memory: 'memory/',
  sessions: 'sessions/',
  plugins: 'plugins/',
} as const;
export type PartFolder = keyof typeof partFolders;

/** A file of its own in a backup: what it holds, with a checksum for each. */
export const Manifest = z.object({
  format: z.number().int().positive(),
  /** How many migrations the database has seen. */
  tables: z.number().int().nonnegative(),
  summary: BackupSummary,
  files: z.array(
    z.object({
      path: z.string(),
      bytes: z.number().int().nonnegative(),
      sha256: z.string(),
      /** Under which name it lies in the archive, where that is not made of its path. */
      as: z.string().optional(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** Whether a path belongs into a backup and leads nowhere else on any system that can have it. */
export function isPartPath(path: string): boolean {
  if (path === configName || path === databaseName || path === sealedName) return true;
  if (!Object.values(partFolders).some((folder) => path.startsWith(folder) && path.length > folder.length))
    return false;
  return path
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\0'));
}

/**
 * Whether this system can have files of these names. On Windows some characters and endings lead elsewhere,
 * and some names are devices.
 */
export function isPossibleHere(path: string, platform: NodeJS.Platform = process.platform): boolean {
  return (
    platform !== 'win32' ||
    path
      .split('/')
      .every((part) => !/[\\:*?"<>|\p{Cc}]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu.test(part))
  );
}

/** What a zip cannot carry as it is, or not everywhere. */
export const fitsZip = (path: string): boolean => !/[\\:\p{Cc}]/u.test(path);

/** The name of a file in the archive. In the first two forms it is its path. */
export const entryName = (path: string, format: number): string =>
  format < namesFormat ? path : path.replaceAll(/[%\\:\p{Cc}]/gu, encodeURIComponent);

/** Names that are no file, or the same as another, on some system stand in the archive as numbers: by path. */
export function numberedEntries(paths: readonly string[]): ReadonlyMap<string, string> {
  const names = new DistinctNames();
  const numbered = new Map<string, string>();
  for (const [index, path] of paths.entries()) {
    const name = entryName(path, namesFormat);
    if (!isSafeName(name) || !names.add(name)) numbered.set(path, `named/${String(index)}`);
  }
  return numbered;
}

const mebibyte = 2 ** 20;
const gibibyte = 2 ** 30;
/** Of a procedure, a note, a conversation or a plugin. */
export const largestFile = 256 * mebibyte;

/** What is read of an archive. */
export const backupLimits: ArchiveLimits = {
  entries: 200_000,
  bytesOf: (name) =>
    name === databaseName
      ? 64 * gibibyte
      : name === configName || name === sealedName
        ? 4 * mebibyte
        : name === manifestName
          ? 64 * mebibyte
          : largestFile,
  bytes: 96 * gibibyte,
};
