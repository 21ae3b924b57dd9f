import { z } from 'zod';
import { Card } from './graphics';
import { GpuPack } from './gpu-pack';
import { ModelName } from './model-choice';
import { ModelFile } from './status';

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
  problem: z.object({ message: z.string(), remedy: z.string() }).nullable(),
  /** It answers from when it is there. */
  thenUse: z.boolean().optional(),
});
export type ModelDownload = z.infer<typeof ModelDownload>;

/**
 * What a pull is told. `uri`: `https://…`, or `hf:OWNER/REPOSITORY/FILE.gguf`, with `@REVISION` behind the
 * repository where one is meant.
 */
export const PullRequest = z.object({
  uri: z.string().min(1).max(4096),
  /** Absent: by the file's own name. */
  name: z.string().optional(),
  /** 64 hexadecimal digits; absent: the one that the server publishes, if it does. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/iu)
    .optional(),
  /** Take the place of a model of that name. */
  replace: z.boolean().default(false),
  /** Answer with it from when it is there. */
  thenUse: z.boolean().optional(),
});
export type PullRequest = z.infer<typeof PullRequest>;

/** One small request to a provider, and what came of it. */
export const ProviderTest = z.object({
  provider: z.string(),
  /** Null: config.toml names none for it. */
  model: z.string().nullable(),
  /** Milliseconds since 1970. */
  at: z.number(),
  ok: z.boolean(),
  /** It did answer, if not as wanted. */
  answered: z.boolean().optional(),
  /** Until the first word, and until the end; null: there was none. */
  firstWordMs: z.number().nullable(),
  totalMs: z.number(),
  problem: z.object({ message: z.string(), remedy: z.string().nullable() }).nullable(),
});
export type ProviderTest = z.infer<typeof ProviderTest>;

/** Programs whose models are found on this machine. */
export const ModelOwner = z.enum(['LM Studio', 'Jan', 'Ollama', 'GPT4All', 'llama.cpp', 'Hugging Face']);
export type ModelOwner = z.infer<typeof ModelOwner>;

/** A model of another program, whose file can be used where it is. */
export const FoundModel = z.object({
  owner: ModelOwner,
  /** By its program. */
  called: z.string(),
  /** As it would be here; its name is one that is free. */
  file: ModelFile,
  /** Why it cannot be used, in words. */
  problem: z.string().nullable(),
});
export type FoundModel = z.infer<typeof FoundModel>;

/** A place of the hub that has GGUF files. */
export const HubRepository = z.object({
  repository: z.string(),
  /** Lately; null: the hub does not say. */
  downloads: z.number().nullable(),
  /** Its files are given to those alone who have agreed to a licence. */
  asksForLicence: z.boolean(),
  licence: z.string().nullable(),
});
export type HubRepository = z.infer<typeof HubRepository>;

/** One file of it. */
export const HubFile = z.object({
  path: z.string(),
  bytes: z.number().nullable(),
  sha256: z.string().nullable(),
  /** As `models.pull` takes it. */
  uri: z.string(),
});
export type HubFile = z.infer<typeof HubFile>;

/** A program that serves models, asked what it has. */
export const FoundServer = z.object({
  program: z.string(),
  /** For `base_url`. */
  address: z.string(),
  models: z.array(z.string()),
  /** The provider of config.toml that has this address already. */
  provider: z.string().nullable(),
  /** It answered, whatever it said. */
  answers: z.boolean(),
  needsKey: z.boolean(),
  problem: z.object({ message: z.string(), remedy: z.string().nullable() }).nullable(),
});
export type FoundServer = z.infer<typeof FoundServer>;

/** One of several servers of a provider. */
export const PooledServer = z.object({
  address: z.string(),
  weight: z.number(),
  /** Requests that it gets at once; null: no limit. */
  maxParallel: z.number().int().nullable(),
  /** Requests that it works at now. */
  busy: z.number().int(),
  /** Conversations and runs that stay with it. */
  conversations: z.number().int(),
  /** Since the engine started. */
  answered: z.number().int(),
  /** down: it did not answer, and is left alone for a while. unknown: it was not asked yet. */
  state: z.enum(['up', 'down', 'unknown']),
  problem: z.object({ message: z.string(), remedy: z.string().nullable(), at: z.number() }).nullable(),
});
export type PooledServer = z.infer<typeof PooledServer>;

/** A provider of config.toml. */
export const ProviderRow = z.object({
  id: z.string(),
  type: z.enum(['llama', 'openai', 'anthropic', 'gemini', 'plugin']),
  /** A server's address, or a plugin's name; null: it runs on this machine. */
  address: z.string().nullable(),
  /** Where its key is, never the key: `env:NAME`, `keychain:NAME`, or `config.toml`; null: it has none. */
  key: z.string().nullable(),
  /** Another program answers, here or elsewhere. */
  remote: z.boolean(),
  /** What is asked of it leaves this machine. */
  leaves: z.boolean().optional(),
  isDefault: z.boolean(),
  /** Its place among the fallbacks, from 1. */
  fallback: z.number().int().nullable(),
  /** Hints of the routes that lead to it. */
  routes: z.array(z.string()),
  /** Where there are several, all of them. */
  servers: z.array(PooledServer).optional(),
  /** The last test since the engine started. */
  test: ProviderTest.nullable(),
});
export type ProviderRow = z.infer<typeof ProviderRow>;

/** What config.toml says about models, and what there is room for. */
export const ModelsOverview = z.object({
  /** Where model files go. */
  folder: z.string(),
  memory: z.object({ free: z.number(), total: z.number() }),
  /** Bytes free where model files go; null: not known. */
  disk: z.number().nullable(),
  default: ModelName,
  routes: z.array(ModelName.extend({ hint: z.string() })),
  /** Rules that choose among the routes by what a message says; 0 when they are off. */
  rules: z.number().int(),
  embedding: z.string().nullable(),
  /** The graphics card; null: none that can be used; absent: nobody has looked yet. */
  card: Card.nullable().optional(),
  gpuPack: GpuPack.optional(),
  /** Host that `hf:` addresses lead to. */
  hub: z.string(),
  providers: z.array(ProviderRow),
});
export type ModelsOverview = z.infer<typeof ModelsOverview>;
