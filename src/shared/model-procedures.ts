import { z } from 'zod';
import { GpuPack } from './gpu-pack';
import {
  FoundModel,
  FoundServer,
  HubFile,
  HubRepository,
  ModelDownload,
  ModelsOverview,
  ProviderRow,
  ProviderTest,
  PullRequest,
} from './models';
import { Nothing, readingInputs } from './reading';
import { ModelFile } from './status';

/** What may be asked of models, and of the servers and accounts that have some. */
export const modelProcedures = {
  'providers.list': { input: readingInputs['providers.list'], output: z.array(ProviderRow) },
  /** Sends one small request to a provider, or to all; what fails is told in its result. */
  'providers.test': {
    input: z.object({ provider: z.string().min(1).nullable().default(null) }),
    output: z.array(ProviderTest),
  },
  'models.overview': { input: Nothing, output: ModelsOverview },
  /** Takes a model file into memory; resolves when it is there. Notices tell how far it is. */
  'models.load': {
    input: z.object({
      path: z.string().min(1),
      /** Although it is judged not to fit. */ anyway: z.boolean().default(false),
    }),
    output: z.null(),
  },
  /** Forgets that a graphics card has failed a model: it is tried again when it is loaded next. */
  'models.try-card': { input: z.object({ path: z.string() }), output: z.null() },
  /** Gives its memory back, or ends the loading. Refuses while it answers. */
  'models.unload': { input: Nothing, output: z.null() },
  'models.gpu-pack': { input: Nothing, output: GpuPack },
  /** Begins to fetch it, or goes on; notices tell the rest. `folder`: the files lie there, and no network is needed. */
  'models.install-gpu-pack': { input: z.object({ folder: z.string().nullable() }), output: GpuPack },
  /** What was fetched is kept. */
  'models.stop-gpu-pack': { input: Nothing, output: GpuPack },
  'models.remove-gpu-pack': { input: Nothing, output: GpuPack },
  /** Lets the person in front of the screen choose a model file of this machine; null: none was chosen. */
  'models.choose-file': { input: Nothing, output: z.object({ file: z.string().nullable() }) },
  'models.choose-folder': { input: Nothing, output: z.object({ folder: z.string().nullable() }) },
  /** Models of other programs of this machine. `cut`: folders that hold more than is ever looked at. */
  'models.found': {
    input: Nothing,
    output: z.object({ models: z.array(FoundModel), cut: z.array(z.string()) }),
  },
  /** Asks the hub of config.toml; so does the next. */
  'models.search': { input: z.object({ query: z.string().min(1).max(200) }), output: z.array(HubRepository) },
  'models.hub-files': {
    input: z.object({
      repository: z
        .string()
        .regex(/^[\w.-]+\/[\w.-]+$/u)
        .max(200),
    }),
    output: z.array(HubFile),
  },
  /** Asks the ports of this machine at which programs usually serve models. */
  'providers.find': { input: Nothing, output: z.array(FoundServer) },
  /** Asks one server: `host`, `host:port` or an address. */
  'providers.look': { input: z.object({ address: z.string().min(1).max(2000) }), output: FoundServer },
  /** Makes a server's model the one that answers: config.toml gets a provider for it where it has none. */
  'providers.connect': {
    input: z.object({
      program: z.string().min(1).max(100),
      address: z.string().min(1).max(2000),
      model: z.string().min(1).max(500),
    }),
    output: z.object({ provider: z.string() }),
  },
  /** What the server of a provider says it has. Asks the server. */
  'providers.models': {
    input: z.object({ provider: z.string() }),
    output: z.object({ models: z.array(z.string()) }),
  },
  'models.list': { input: readingInputs['models.list'], output: z.array(ModelFile) },
  /** What is being fetched, and what was begun and left. */
  'models.downloads': { input: readingInputs['models.downloads'], output: z.array(ModelDownload) },
  /** Begins to fetch a model, or goes on; notices tell the rest. */
  'models.pull': { input: PullRequest, output: ModelDownload },
  'models.pause': { input: z.object({ name: z.string() }), output: ModelDownload },
  'models.resume': { input: z.object({ name: z.string() }), output: ModelDownload },
  /** Deletes what is there of a download. */
  'models.discard': { input: z.object({ name: z.string() }), output: z.null() },
  'models.add': {
    input: z.object({
      file: z.string().min(1),
      name: z.string().nullable().default(null),
      /** A link takes no space, and breaks when the file goes elsewhere. */ how: z
        .enum(['copy', 'link'])
        .default('copy'),
      replace: z.boolean().default(false),
    }),
    output: z.object({ name: z.string(), path: z.string() }),
  },
  /** Refuses one that config.toml names or that is in memory, unless forced. */
  'models.remove': {
    input: z.object({ name: z.string().min(1), force: z.boolean().default(false) }),
    output: z.object({ name: z.string(), path: z.string() }),
  },
  'models.use': { input: z.object({ name: z.string().min(1) }), output: z.null() },
};
