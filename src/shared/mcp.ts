import { z } from 'zod';

/** One server under [mcp.servers], as people see it. */
export const McpServerStatus = z.object({
  name: z.string(),
  /** held: it came with a restored backup, and nobody has allowed it yet. */
  state: z.enum(['starting', 'ready', 'failed', 'held']),
  detail: z.string(),
  remedy: z.string().nullable(),
  tools: z.array(
    z.object({
      /** As the model calls it. */ name: z.string(),
      /** As the server names it. */ original: z.string(),
      acts: z.boolean(),
    }),
  ),
});
export type McpServerStatus = z.infer<typeof McpServerStatus>;
