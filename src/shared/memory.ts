import { z } from 'zod';

/** One thing that is remembered, as people see it. */
export const MemoryEntry = z.object({
  key: z.string(),
  content: z.string(),
  category: z.string(),
  /** `global`, `conversation:ID`, `sender:ID` or `group:ID`. */
  scope: z.string(),
  at: z.number(),
  /** 0..1, how well it fits what was searched for; null: nothing was. */
  score: z.number().nullable(),
  /** A record of the engine: it is read and nothing else. */
  locked: z.boolean(),
});
export type MemoryEntry = z.infer<typeof MemoryEntry>;

export const MemoryOverview = z.object({
  backend: z.enum(['sqlite', 'markdown', 'none']),
  counts: z.array(z.object({ scope: z.string(), category: z.string(), count: z.number().int() })),
});
export type MemoryOverview = z.infer<typeof MemoryOverview>;

/** `global`, or whose it is. */
export const MemoryScope = z.string().regex(/^(?:global|(?:conversation|sender|group):.+)$/su);

/** Which ones; absent: all but the records of runs. */
export const MemoryWhere = z.object({
  scope: z.string().min(1).optional(),
  category: z.string().min(1).optional(),
});

export const MemoryPlaceOf = z.object({
  key: z.string().min(1),
  /** Absent: in every scope that holds it. */ scope: z.string().min(1).optional(),
});

export const MemoryFormat = z.enum(['markdown', 'json']);
export type MemoryFormat = z.infer<typeof MemoryFormat>;

export const MemoryDraft = z.object({
  key: z.string().trim().min(1).max(200),
  content: z.string().trim().min(1).max(20_000),
  scope: MemoryScope,
  category: z.string().regex(/^[\p{L}\p{N}_-]{1,40}$/u),
});
export type MemoryDraft = z.infer<typeof MemoryDraft>;

/** What an import did. `kept`: what is there is newer. */
export const MemoryImported = z.object({
  added: z.number().int(),
  replaced: z.number().int(),
  kept: z.number().int(),
  refused: z.number().int(),
});
export type MemoryImported = z.infer<typeof MemoryImported>;
