import { z } from 'zod';

/** What runs, and whose work is in it. */
export const About = z.object({
  versions: z.array(z.object({ name: z.string(), version: z.string() })),
  /** Of every package that is part of the program; empty: this build has no list. */
  licences: z.array(z.object({ name: z.string(), version: z.string(), licence: z.string() })),
});
export type About = z.infer<typeof About>;
