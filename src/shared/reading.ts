import { z } from 'zod';
import { MemoryFormat, MemoryWhere } from './memory';
import { FilePlace, RunStatus } from './run';
import { EventSource } from './sop';
import { EventFilter } from './status';

export const Nothing = z.object({}).strict();

export const DraftTexts = z.object({ toml: z.string().max(1_048_576), markdown: z.string().max(1_048_576) });

/**
 * What is asked of procedures that can be answered from the home's files alone. In a file of its own, because a
 * command that reads them needs nothing else of the contract.
 */
export const readingInputs = {
  'sops.list': Nothing,
  'sops.show': z.object({ name: z.string() }),
  'sops.versions': z.object({ name: z.string(), limit: z.number().int().positive().max(1000).default(100) }),
  'sops.state': z.object({ name: z.string() }),
  'sops.metrics': Nothing,
  'runs.list': z.object({
    sop: z.string().optional(),
    status: RunStatus.optional(),
    source: EventSource.optional(),
    /** About which this person has decided something. */ decidedBy: z.string().max(1_000).optional(),
    since: z.number().optional(),
    until: z.number().optional(),
    over: z.boolean().default(false),
    after: z.string().optional(),
    limit: z.number().int().positive().max(1000).default(100),
  }),
  'runs.deciders': Nothing,
  'runs.show': z.object({ runId: z.string() }),
  'runs.export': z.object({ runId: z.string(), from: FilePlace.optional() }),
  'runs.verify': Nothing,
  'runs.verify-file': z.object({ text: z.string().min(1).max(50_000_000) }),
  'events.list': EventFilter.extend({ limit: z.number().int().positive().max(1000).default(100) }),
  'jobs.list': Nothing,
  'memory.overview': Nothing,
  'memory.search': MemoryWhere.extend({
    query: z.string().max(10_000).default(''),
    /** The last word is unfinished. */ typing: z.boolean().default(false),
    offset: z.number().int().nonnegative().default(0),
    limit: z.number().int().positive().max(1000).default(100),
  }),
  'memory.export': MemoryWhere.extend({ format: MemoryFormat }),
  'plugins.list': Nothing,
  'models.list': Nothing,
  'models.downloads': Nothing,
  'secrets.list': Nothing,
  'approvals.list': Nothing,
  'sops.test': z.object({
    source: EventSource,
    topic: z.string().nullable(),
    payload: z.string().nullable(),
    /** These texts instead of what is saved under the name. */ draft: DraftTexts.extend({
      name: z.string(),
    }).optional(),
  }),
  'permissions.list': Nothing,
  'providers.list': Nothing,
  'problems.list': Nothing,
  'notifications.list': z.object({ limit: z.number().int().min(1).max(500).default(100) }),
} satisfies Record<string, z.ZodType>;
