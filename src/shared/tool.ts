import { z } from 'zod';
import { JsonObject } from './json';

/** A tool that steps may name, as people choose it. */
export const ToolInfo = z.object({
  name: z.string(),
  description: z.string(),
  /** 'acts' changes the world or tells it something. */
  effect: z.enum(['reads', 'acts']),
  /** A JSON Schema of type object. */
  parameters: JsonObject,
});
export type ToolInfo = z.infer<typeof ToolInfo>;
