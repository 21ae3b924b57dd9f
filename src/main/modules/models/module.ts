import { randomInt } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../../shared/config';
import { modelChoiceHandlers } from './choice-handlers';
import { answerWith, modelHandlers } from './handlers';
import { keyOfServer } from './provider-config';
import { providerHandlers } from './provider-handlers';
import { embedderInUse } from './embedder-in-use';
import { memoryAtHand } from './memory-at-hand';
import { buildModelDownloads, hubOf } from './model-downloads';
import { idleMsOf, ModelInUse } from './model-in-use';
import { loadingOfFile } from './model-setup';
import { ModelLoader } from './model-loader';
import type { ModelParts as PoolParts } from './model-pool';
import {
  forgetCardFailure,
  hasRoomToPrepare,
  modelFiles,
  modelFolders,
  modelsElsewhere,
  modelsOverview,
  rememberCardFailures,
  rememberFigures,
  rememberSpeed,
  tellModels,
} from './models';
import { ProviderTests } from './provider-tests';
import { ServerPools } from './server-pool/server-pool';
import { systemOf } from './other-programs/places';
import { ServerModels } from './server-models';
import { listModels } from './openai/list-models';
import { HubSearch } from './model-store/hub-search';
import { Servers } from './servers/servers';
import { usualServers } from './servers/usual-servers';
import { changeConfigInFile, setTopKeysInFile } from '../../platform/config/edit-config';
import type { Platform } from '../../platform/platform';
import type { CurrentEmbedder } from '../../ports/embedder';
import { rememberExaminations } from './gguf/examined';
import { LlamaHost } from './llama/host';
import { freeOfCard, type MemoryAtHand } from './llama/load-plan';
import { MemoryReckoner } from './llama/memory-reckoner';
import { planFromFile } from './llama/plan-from-file';
import { StatesFolder } from './llama/states-folder';
import { gpuPackHandlers, gpuPackOf } from './gpu-pack/gpu-pack-here';
import { forkWorker } from './llama/worker-process';
import { createModelMemory } from './storage/model-memory';
import { createResponseCache } from './storage/response-cache';
import type { PluginParts } from '../plugins/module';
import type { Registries } from '../registries';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'config'
  | 'configFile'
  | 'database'
  | 'logger'
  | 'newId'
  | 'notices'
  | 'options'
  | 'paths'
  | 'problems'
  | 'scope'
  | 'secretOf'
>;

type ModelHandlers = ReturnType<typeof modelHandlers> &
  ReturnType<typeof gpuPackHandlers> &
  ReturnType<typeof modelChoiceHandlers> &
  ReturnType<typeof providerHandlers>;

interface Needs {
  readonly plugins: Pick<PluginParts, 'loaded'>;
}

/** What answers, and what finds memories by their meaning. */
export interface Models {
  readonly model: ModelInUse;
  readonly only: ModelInUse['only'];
  readonly embedder: CurrentEmbedder;
  readonly handlers: ModelHandlers;
  /** A conversation is gone: what was chosen for it goes with it. */
  forget(conversationId: string): void;
  /** Makes the model that config.toml names now. */
  apply(config: Config): Promise<void>;
  /** What is kept of answers goes by what config.toml says now, and so does what people see. */
  readonly applied: () => void;
}

export function configureModels(
  platform: Ground,
  { status }: Pick<Registries, 'status'>,
  { plugins }: Needs,
): Models {
  const { clock, newId, logger, problems, notices, config, configFile, secretOf, paths, options, scope } =
    platform;
  const modelMemory = createModelMemory(platform.database);
  const responses = createResponseCache(platform.database, clock, () => configFile.current().response_cache);
  const folders = modelFolders(platform);
  const examine = rememberExaminations();
  const gpuPack = scope.own(
    gpuPackOf({ paths, clock, config }, (pack) => {
      notices.emit({ type: 'gpu-pack', pack });
    }),
  );
  const startWorker = forkWorker({
    file: options.workerFile,
    execArgv: options.workerExecArgv ?? [],
    modulePlaces: () => gpuPack.places(),
  });
  const reckoner = scope.own(
    new MemoryReckoner({ startWorker, clock, logger, ...rememberFigures({ modelMemory, notices }) }),
  );
  const memory = (): MemoryAtHand => ({ ...memoryAtHand(), card: freeOfCard(host.card) });
  const host: LlamaHost = scope.own(
    new LlamaHost({
      plan: planFromFile(memory, examine, reckoner),
      startWorker,
      clock,
      logger,
      idleMs: () => idleMsOf(config()),
      mayPrepare: hasRoomToPrepare,
      measured: rememberSpeed({ modelMemory, clock, notices }),
      states: new StatesFolder(join(paths.data, 'evaluated')),
      prepareFor: () => loadingOfFile(config(), config().default_model),
      cardFailures: rememberCardFailures({ modelMemory, notices }),
    }),
  );
  const parts: PoolParts = {
    host,
    folders,
    clock,
    newId,
    newSeed: () => randomInt(1, 2 ** 32),
    examine,
    logger,
    problems,
    secretOf,
    memory: modelMemory,
    responses: () => responses.inUse(),
    plugin: (settings) => plugins.loaded.provider(settings.plugin, settings),
    changed: status.changed,
    pools: new ServerPools(clock),
  };
  const model = scope.own(new ModelInUse(parts));
  notices.on(({ type }) => {
    if (type === 'models-changed') model.lookAgain();
  });
  const tests = scope.own(new ProviderTests({ config, models: { ...parts, changed: () => {} }, clock }));
  const tellChanged = (): void => {
    notices.emit({ type: 'models-changed' });
  };
  const known = { config, modelMemory, reckoner, memory };
  const programs = options.otherPrograms ?? { home: homedir(), env: process.env, servers: usualServers };
  const choice = {
    list: () => modelFiles(known, folders, host.state, examine),
    config,
    configure: (keys: Readonly<Record<string, string>>) => setTopKeysInFile(paths.configFile, keys),
  };
  const closing = new AbortController();
  scope.defer(() => {
    closing.abort();
  });
  const servers = new Servers({
    config,
    configure: (changes) => changeConfigInFile(paths.configFile, changes),
    listModels,
    keyOf: (provider) => keyOfServer(config(), provider, secretOf),
    clock,
    usual: programs.servers,
    signal: closing.signal,
  });
  scope.defer(tellModels(platform, host));
  return {
    model,
    only: (name) => model.only(name),
    embedder: embedderInUse({ host, folders, problems, config, secretOf, clock }),
    handlers: {
      ...modelHandlers({
        ...choice,
        folder: paths.models,
        loader: scope.own(new ModelLoader({ host, list: choice.list, config })),
        overview: async () => modelsOverview(platform, await tests.list(), host.card, gpuPack.state()),
        tryCard: (path) => {
          forgetCardFailure({ modelMemory, notices }, path);
        },
        chooseFile: options.chooseModelFile ?? null,
        chooseFolder: options.chooseModelFolder ?? null,
        changed: tellChanged,
        search: new HubSearch({ hub: hubOf(platform), clock, signal: closing.signal }),
        found: async () =>
          modelsElsewhere(
            known,
            { ...programs, platform: systemOf(process.platform) },
            await choice.list(),
            examine,
          ),
        downloads: scope.own(buildModelDownloads(platform, (name) => answerWith(choice, name))),
      }),
      ...gpuPackHandlers(gpuPack),
      ...modelChoiceHandlers(model),
      ...providerHandlers(tests, new ServerModels({ config, secretOf, clock }), servers),
    },
    forget: (conversationId) => {
      modelMemory.forget(conversationId);
    },
    apply: (changed) => model.configure(changed),
    applied: () => {
      responses.tidy();
      tellChanged();
    },
  };
}
