import { z } from 'zod';

/** Where a model is computed, as a person may set it. */
export const GpuChoice = z.enum(['auto', 'vulkan', 'cuda', 'metal', 'off']);
export type GpuChoice = z.infer<typeof GpuChoice>;

/** What one number of the cache of keys and values takes: 16, 8 or 4 bits. */
export const KvCache = z.enum(['f16', 'q8_0', 'q4_0']);
export type KvCache = z.infer<typeof KvCache>;

/** How a model is loaded, as a person may set it for one of them. */
export const loadingKeys = {
  context_size: z
    .number()
    .int()
    .min(0)
    .max(1_048_576)
    .optional()
    .describe('Tokens the model can see at once. Absent: as its provider has it. 0: as many as fit.'),
  gpu: GpuChoice.optional().describe(
    'Where the model is computed. "auto": on the graphics card that is there, else on the processor. "off": on the processor. Absent: as its provider has it.',
  ),
  gpu_layers: z
    .number()
    .int()
    .min(0)
    .max(10_000)
    .optional()
    .describe('Layers of the model that go to the graphics card. Absent: as many as its memory holds.'),
  main_gpu: z
    .number()
    .int()
    .min(0)
    .max(63)
    .optional()
    .describe('The one graphics card to use, counted from 0. Absent: all of them.'),
  kv_cache: KvCache.optional().describe(
    'What the model keeps of its context takes a half (q8_0) or a quarter (q4_0) of the memory, and it remembers less exactly. Absent: f16.',
  ),
  flash_attention: z
    .enum(['auto', 'on', 'off'])
    .optional()
    .describe('A way of computing that needs less memory. Absent: where card and model can.'),
};

/** A graphics card that llama.cpp computes on; several count as one. */
export const Card = z.object({
  /** `vulkan`, `cuda` or `metal`. */
  kind: z.string(),
  names: z.array(z.string()),
  /** Bytes. */
  total: z.number(),
  free: z.number(),
});
export type Card = z.infer<typeof Card>;

/** Where a model in memory is computed. */
export const RunsOn = z.object({
  /** Null: the processor. */
  card: Card.nullable(),
  /** Layers on the card, of so many. */
  layers: z.number().int(),
  of: z.number().int(),
  /** Why it is on the processor, in words; null: it is not, or nobody wanted otherwise. */
  why: z.string().nullable(),
});
export type RunsOn = z.infer<typeof RunsOn>;
