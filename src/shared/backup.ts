import { z } from 'zod';

/** What a backup says about itself. */
export const BackupSummary = z.object({
  /** Milliseconds since 1970. */
  madeAt: z.number(),
  /** Of the program that made it. */
  version: z.string(),
  files: z.number().int(),
  bytes: z.number(),
  procedures: z.number().int(),
  runs: z.number().int(),
  /** Keys of config.toml whose secrets are not in it. */
  secretsLeftOut: z.array(z.string()),
  /**
   * Of these, what they are called where this machine keeps its secrets; the copy that a restore makes has
   * them there.
   */
  secretsKeptAs: z.record(z.string(), z.string()).default({}),
  /** Secrets of the keychain, or of the file for secrets, that config.toml names; they are never in it. */
  secretNames: z.array(z.string()),
  /** Of both, those that are in it after all, under a passphrase. */
  secretsSealed: z.array(z.string()).default([]),
  /**
   * Paths of links, of what else is no plain file, and of files that went away while it was made, of the
   * folders that are in it.
   */
  filesLeftOut: z.array(z.string()).default([]),
  /** Model files that are not in it. */
  modelsLeftOut: z.array(z.string()),
});
export type BackupSummary = z.infer<typeof BackupSummary>;

/** Shorter ones are guessed by whoever finds the file. */
export const shortestPassphrase = 12;

export const BackupMade = z.object({ file: z.string(), fileBytes: z.number(), summary: BackupSummary });
export type BackupMade = z.infer<typeof BackupMade>;

/**
 * A backup that was looked through from its first byte to its last, and may take the place of what is there.
 */
export const BackupChosen = z.object({
  file: z.string(),
  id: z.string(),
  summary: BackupSummary,
  /** Keys of config.toml and names of secrets that have to be entered again. */ missing: z.array(z.string()),
  /** Keys of secrets that stand in the config.toml that goes and not in the one that comes. */ setAside:
    z.array(z.string()),
  /** Paths of links and the like that go and are in no backup. */ lost: z.array(z.string()),
  /** It has secrets under a passphrase that nobody has given yet. */ locked: z.boolean(),
});
export type BackupChosen = z.infer<typeof BackupChosen>;
