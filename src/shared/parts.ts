import { z } from 'zod';

/** What a step needs outside of the engine. `name` is empty where there is one of the kind. */
export const PartName = z.object({
  kind: z.enum(['broker', 'board', 'mcp', 'channel', 'model']),
  name: z.string(),
});
export type PartName = Readonly<z.infer<typeof PartName>>;

/** A part that a run waits for, and since when. */
export const AwaitedPart = z.object({ part: PartName, since: z.number() });
export type AwaitedPart = Readonly<z.infer<typeof AwaitedPart>>;

/** As sentences name it. */
export function partText({ kind, name }: PartName): string {
  switch (kind) {
    case 'broker':
      return 'the broker';
    case 'board':
      return `board ${name}`;
    case 'mcp':
      return `MCP server ${name}`;
    case 'channel':
      return `channel ${name}`;
    case 'model':
      return `model ${name}`;
  }
}
