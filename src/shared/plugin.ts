import { z } from 'zod';

export const PluginKind = z.enum(['tool', 'provider', 'channel', 'hook']);
export type PluginKind = z.infer<typeof PluginKind>;

/** A file of the home's plugins folder, or a name in config.toml without one. */
export const PluginRow = z.object({
  name: z.string(),
  file: z.string(),
  /**
   * unused: config.toml does not name it, so none of it was run; held: it came with a restored backup, and nobody
   * has allowed it yet.
   */
  state: z.enum(['loaded', 'failed', 'unused', 'held']),
  /** What config.toml names it for; empty: nothing does. */
  usedAs: z.array(z.object({ kind: PluginKind, where: z.string() })),
  message: z.string(),
  remedy: z.string().nullable(),
});
export type PluginRow = z.infer<typeof PluginRow>;
