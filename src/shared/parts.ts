import { z } from 'zod';

/** What a step needs outside of the engine. `name` is empty where there is one of the kind. */
export const PartName = z.object({
  kind: z.enum(['broker', 'queues', 'board', 'device', 'mcp', 'channel', 'model', 'fleet', 'engine']),
  name: z.string(),
});
export type PartName = Readonly<z.infer<typeof PartName>>;

/** A part that a run waits for, and since when. */
export const AwaitedPart = z.object({ part: PartName, since: z.number() });
export type AwaitedPart = Readonly<z.infer<typeof AwaitedPart>>;
