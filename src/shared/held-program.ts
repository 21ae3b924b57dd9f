import { z } from 'zod';

/**
 * What came with a restored backup, and holds only once a person has seen what it is: a plugin, hooks among
 * them, an MCP server, or a setting that lets others in or says where something is sent.
 */
export const HeldProgram = z.object({
  /** `plugin:NAME`, `mcp:NAME` or `setting:KEY`. */
  place: z.string(),
  /** The command line, the address, the file with what config.toml uses it for, or what it sets. */
  runs: z.string(),
  /** Of exactly that, as it is now. A yes is for nothing else. */
  hash: z.string(),
});
export type HeldProgram = z.infer<typeof HeldProgram>;

/** How a person lets it run. */
export const howToAllow = (place: string): string =>
  `\`zeroclaw allow ${place}\` shows what it is, and asks.`;
