import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { modelChoiceHandlers } from '../../api/handlers/model-choice';
import { answerWith, modelHandlers } from '../../api/handlers/models';
import { providerHandlers } from '../../api/handlers/providers';
import type { Scope } from '../../base/scope';
import { setTopKeysInFile } from '../../config/edit-config';
import type { EngineOptions } from '../../ports/engine';
import type { Plugins } from '../../plugins/plugins';
import { rememberExaminations } from '../../providers/gguf/examined';
import { LlamaHost } from '../../providers/llama/host';
import { planFromFile } from '../../providers/llama/plan-from-file';
import { StatesFolder } from '../../providers/llama/states-folder';
import { forkWorker } from '../../providers/llama/worker-process';
import type { Foundation } from '../foundation';
import { embedderInUse } from './embedder-in-use';
import { buildModelDownloads } from './model-downloads';
import { idleMsOf, ModelInUse } from './model-in-use';
import { ModelLoader } from './model-loader';
import { loadingOfFile } from './model-setup';
import type { ModelParts } from './model-pool';
import {
  hasRoomToPrepare,
  forgetCardFailure,
  memoryAtHand,
  modelFiles,
  modelFolders,
  modelsOverview,
  rememberCardFailures,
  rememberSpeed,
  tellModels,
} from './models';
import { ProviderTests } from './provider-tests';
import { ServerModels } from './server-models';

type ModelHandlers = ReturnType<typeof modelHandlers> &
  ReturnType<typeof modelChoiceHandlers> &
  ReturnType<typeof providerHandlers>;

/**
 * What answers, what finds memories by their meaning, and what can be asked about both. `changed`: something
 * else answers now, or nothing.
 */
export function buildModels(
  foundation: Foundation,
  options: EngineOptions,
  plugins: Plugins,
  changed: () => void,
  scope: Scope,
): { readonly model: ModelInUse; readonly handlers: ModelHandlers } {
  const { clock, newId, logger, problems, notices, config, secretOf, paths, memoryMeaning } = foundation;
  const folders = modelFolders(foundation, options);
  const host = scope.own(
    new LlamaHost({
      plan: planFromFile(memoryAtHand),
      startWorker: forkWorker({ file: options.workerFile, execArgv: options.workerExecArgv ?? [] }),
      clock,
      logger,
      idleMs: () => idleMsOf(config()),
      mayPrepare: hasRoomToPrepare,
      measured: rememberSpeed(foundation),
      states: new StatesFolder(join(paths.data, 'evaluated')),
      prepareFor: () => loadingOfFile(config(), config().default_model),
      cardFailures: rememberCardFailures(foundation),
    }),
  );
  memoryMeaning.start(embedderInUse({ host, folders, problems, config, secretOf, clock }));
  scope.own(memoryMeaning);
  const examine = rememberExaminations();
  const parts: ModelParts = {
    host,
    folders,
    clock,
    newId,
    newSeed: () => randomInt(1, 2 ** 32),
    examine,
    logger,
    problems,
    secretOf,
    memory: foundation.modelMemory,
    responses: () => foundation.responses.inUse(),
    plugin: (settings) => plugins.provider(settings.plugin, settings),
    changed,
  };
  const model = scope.own(new ModelInUse(parts));
  notices.on(({ type }) => {
    if (type === 'models-changed') model.lookAgain();
  });
  const tests = scope.own(new ProviderTests({ config, models: { ...parts, changed: () => {} }, clock }));
  const choice = {
    list: () => modelFiles(foundation, folders, host.state, examine),
    config,
    configure: (keys: Readonly<Record<string, string>>) => setTopKeysInFile(paths.configFile, keys),
  };
  scope.defer(tellModels(foundation, host));
  const handlers = {
    ...modelHandlers({
      ...choice,
      folder: paths.models,
      loader: scope.own(new ModelLoader({ host, list: choice.list, config })),
      overview: async () => modelsOverview(foundation, await tests.list(), host.card),
      tryCard: (path) => {
        forgetCardFailure(foundation, path);
      },
      chooseFile: options.chooseModelFile ?? null,
      chooseFolder: options.chooseModelFolder ?? null,
      changed: () => {
        notices.emit({ type: 'models-changed' });
      },
      downloads: scope.own(buildModelDownloads(foundation, (name) => answerWith(choice, name))),
    }),
    ...modelChoiceHandlers(model),
    ...providerHandlers(tests, new ServerModels({ config, secretOf, clock })),
  };
  return { model, handlers };
}
