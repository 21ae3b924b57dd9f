import { z } from 'zod';

/**
 * Code that came with a restored backup, and runs only once a person has seen what it is: a plugin, hooks among
 * them, or an MCP server.
 */
export const HeldProgram = z.object({
  /** `plugin:NAME` or `mcp:NAME`. */
  place: z.string(),
  /** The command line, the address, or the file with what config.toml uses it for. */
  runs: z.string(),
  /** Of exactly that, as it is now. A yes is for nothing else. */
  hash: z.string(),
});
export type HeldProgram = z.infer<typeof HeldProgram>;

/** How a person lets it run. */
export const howToAllow = (place: string): string =>
  `\`zeroclaw allow ${place}\` shows what it runs, and asks.`;
