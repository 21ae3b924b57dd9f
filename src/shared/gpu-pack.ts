import { z } from 'zod';

/** The part of llama.cpp that computes on NVIDIA's cards, which is fetched when somebody wants it. */
export const GpuPack = z.object({
  /** Bytes that it takes on the way here, and on the disk; null: none is made for this system. */
  offered: z.object({ fetched: z.number(), onDisk: z.number() }).nullable(),
  state: z.enum(['absent', 'downloading', 'checking', 'unpacking', 'installed']),
  /** Bytes that are there of `offered.fetched`, while it is fetched. */
  bytes: z.number(),
  /** Whether a driver for such a card, or a setting that asks for one, is here. */
  isOfUse: z.boolean(),
  problem: z.object({ message: z.string(), remedy: z.string() }).nullable(),
});
export type GpuPack = z.infer<typeof GpuPack>;
