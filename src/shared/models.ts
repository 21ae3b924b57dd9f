import { z } from 'zod';

/** A model file that is being fetched, or was begun and not finished. */
export const ModelDownload = z.object({
  /** Of the model it becomes. */
  name: z.string(),
  /** Where it comes from; a name and a password in it are left out. */
  url: z.string(),
  bytes: z.number(),
  /** Null: the server does not say. */
  total: z.number().nullable(),
  /** checking: all of it is there, and it is compared with its checksum. paused: what is there is kept. */
  state: z.enum(['downloading', 'checking', 'paused', 'failed', 'done']),
  /** Bytes a second, lately. */
  pace: z.number().nullable(),
  problem: z.object({ message: z.string(), mend: z.string() }).nullable(),
});
export type ModelDownload = z.infer<typeof ModelDownload>;

/** What a pull is told. `uri`: `https://…`, or `hf:OWNER/REPOSITORY/FILE.gguf`, with `@REVISION` behind the repository where one is meant. */
export const PullRequest = z.object({
  uri: z.string().min(1).max(4096),
  /** Absent: by the file's own name. */
  name: z.string().optional(),
  /** 64 hexadecimal digits; absent: the one that the server publishes, if it does. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/iu).optional(),
  /** Take the place of a model of that name. */
  replace: z.boolean().default(false),
});
export type PullRequest = z.infer<typeof PullRequest>;
