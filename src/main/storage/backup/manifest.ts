import { z } from 'zod';
import { BackupSummary } from '../../../shared/backup';

/** Raised when a program that does not know the new form must not read it. */
export const backupFormat = 2;
/** Of a backup without sealed secrets: programs that know none of these read it as before. */
export const plainFormat = 1;
export const manifestName = 'manifest.json';
export const configName = 'config.toml';
export const databaseName = 'zeroclaw.db';
/** Only where somebody gave a passphrase. */
export const sealedName = 'secrets.sealed';

/** Where the parts lie in the archive. Nothing else is taken out of one. */
export const partFolders = { sops: 'sops/', memory: 'memory/', sessions: 'sessions/', plugins: 'plugins/' } as const;
export type PartFolder = keyof typeof partFolders;

/** The first file of a backup: what it holds, with a checksum for each. */
export const Manifest = z.object({
  format: z.number().int().positive(),
  /** How many migrations the database has seen. */
  tables: z.number().int().nonnegative(),
  summary: BackupSummary,
  files: z.array(z.object({ path: z.string(), bytes: z.number().int().nonnegative(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** A relative path with `/`, no `..`, no drive and no control characters: the names that we write ourselves. */
export function isPartPath(path: string): boolean {
  if (path === configName || path === databaseName || path === sealedName) return true;
  if (!Object.values(partFolders).some((folder) => path.startsWith(folder) && path.length > folder.length)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\:\p{Cc}]/u.test(part));
}
