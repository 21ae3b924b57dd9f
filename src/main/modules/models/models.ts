import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Card } from '../../../shared/graphics';
import type { ModelsOverview, ProviderRow } from '../../../shared/models';
import type { ModelFile } from '../../../shared/status';
import type { MemoryFigures, ModelFileMark, ModelMemory } from '../../ports/model-memory';
import type { Examine } from './gguf/examined';
import type { CardFailures, HostState, LlamaHost } from './llama/host';
import type { MemoryAtHand } from './llama/load-plan';
import type { MemoryReckoner, Reckoned } from './llama/memory-reckoner';
import { builtInModel, listModelFiles, type ModelFolders } from './model-files';
import { loadingOfFile, nameInConfig } from './model-setup';
import { usesOfModel } from './model-store/model-uses';
import type { Platform } from '../../platform/platform';
import { memoryAtHand } from './memory-at-hand';

const gibibyte = 2 ** 30;

/** A process that only waits for a model is worth its memory where there is plenty. */
export const hasRoomToPrepare = (): boolean => memoryAtHand().free > gibibyte;

/** Where model files are; the further folders are those that config.toml names now. */
export const modelFolders = ({
  paths,
  config,
  options,
}: Pick<Platform, 'paths' | 'config' | 'options'>): ModelFolders => ({
  builtIn: join(options.resources, 'models'),
  home: paths.models,
  get others() {
    return config().models.folders.map((folder) => resolve(options.home, folder));
  },
});

/** The files, with what is known of each here. */
export async function modelFiles(
  {
    config,
    modelMemory,
    reckoner,
    memory,
  }: Pick<Platform, 'config'> & {
    readonly modelMemory: ModelMemory;
    readonly reckoner: Pick<MemoryReckoner, 'known' | 'reckon'>;
    readonly memory: () => MemoryAtHand;
  },
  folders: ModelFolders,
  state: HostState,
  examine: Examine,
): Promise<readonly ModelFile[]> {
  const files = await listModelFiles(folders, memory(), state, examine, (file, purpose) => {
    const { contextSize, gpu, card } = loadingOfFile(config(), nameInConfig(file));
    const wanted = { contextSize, gpu, kvCache: card?.kvCache };
    const reckoned = { file: file.path, purpose, kvCache: card?.kvCache };
    const figures = reckoner.known(reckoned);
    // The list is not kept waiting: it is asked for again when they are there.
    if (figures === null) void reckoner.reckon(reckoned);
    return { wanted, figures };
  });
  return files.map((file) => {
    const mark = { name: basename(file.path), bytes: file.bytes };
    const speed = modelMemory.speed(mark);
    const failure = modelMemory.cardFailure(mark);
    return {
      ...file,
      uses: [...usesOfModel(config(), file.builtIn ? builtInModel : file.name)],
      ...(speed === null ? {} : { speed }),
      ...(failure === null ? {} : { cardFailed: failure }),
    };
  });
}

export const rememberSpeed =
  ({
    modelMemory,
    clock,
    notices,
  }: Pick<Platform, 'clock' | 'notices'> & { readonly modelMemory: ModelMemory }) =>
  (file: string, tokensPerSecond: number): void => {
    const bytes = statSync(file, { throwIfNoEntry: false })?.size;
    if (bytes === undefined) return;
    modelMemory.setSpeed({ name: basename(file), bytes }, { tokensPerSecond, at: clock.now() });
    notices.emit({ type: 'models-changed' });
  };

/** What llama.cpp reckoned for files, over restarts. */
export const rememberFigures = ({
  modelMemory,
  notices,
}: Pick<Platform, 'notices'> & { readonly modelMemory: ModelMemory }): {
  readonly known: (wanted: Reckoned) => MemoryFigures | null;
  readonly keep: (wanted: Reckoned, figures: MemoryFigures) => void;
} => ({
  known: ({ file, purpose, kvCache }) => {
    const mark = markOf(file);
    return mark === null ? null : modelMemory.figures(mark, setupOf(purpose, kvCache));
  },
  keep: ({ file, purpose, kvCache }, figures) => {
    const mark = markOf(file);
    if (mark === null) return;
    modelMemory.setFigures(mark, setupOf(purpose, kvCache), figures);
    notices.emit({ type: 'models-changed' });
  },
});

const setupOf = (purpose: string, kvCache = 'f16'): string => `${purpose} ${kvCache}`;

/** A file that is gone has none. */
export function rememberCardFailures({
  modelMemory,
  notices,
}: Pick<Platform, 'notices'> & { readonly modelMemory: ModelMemory }): CardFailures {
  return {
    why: (file) => {
      const mark = markOf(file);
      return mark === null ? null : modelMemory.cardFailure(mark);
    },
    failed: (file, why) => {
      const mark = markOf(file);
      if (mark === null) return;
      modelMemory.setCardFailure(mark, why);
      notices.emit({ type: 'models-changed' });
    },
  };
}

export function forgetCardFailure(
  { modelMemory, notices }: Pick<Platform, 'notices'> & { readonly modelMemory: ModelMemory },
  file: string,
): void {
  const mark = markOf(file);
  if (mark !== null) modelMemory.setCardFailure(mark, null);
  notices.emit({ type: 'models-changed' });
}

function markOf(file: string): ModelFileMark | null {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size;
  return bytes === undefined ? null : { name: basename(file), bytes };
}

export async function modelsOverview(
  { paths, config }: Pick<Platform, 'paths' | 'config'>,
  providers: readonly ProviderRow[],
  card: Card | null | undefined,
): Promise<ModelsOverview> {
  const {
    default_provider: provider,
    default_model: model,
    model_routes: routes,
    query_classification: classification,
    memory,
    models,
  } = config();
  const disk = await statfs(paths.models).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
  return {
    folder: paths.models,
    memory: memoryAtHand(),
    disk,
    default: { provider, model },
    routes: routes.map((route) => ({ hint: route.hint, provider: route.provider, model: route.model })),
    rules: classification.enabled ? classification.rules.length : 0,
    embedding: memory.embedding_model === '' ? null : memory.embedding_model,
    ...(card === undefined ? {} : { card }),
    hub: new URL(models.hub_url).host,
    providers: [...providers],
  };
}

/**
 * Loading is told in hundredths, and everything else when it is another state. Returns the function that ends
 * it.
 */
export function tellModels({ notices }: Pick<Platform, 'notices'>, host: LlamaHost): () => void {
  let told = '';
  return host.stateChanged.on((state) => {
    const hundredth = state.kind === 'loading' ? Math.floor(state.fraction * 100) : 0;
    const now = JSON.stringify([state.kind, state.kind === 'idle' ? '' : state.file, hundredth]);
    if (now === told) return;
    told = now;
    if (state.kind === 'loading')
      notices.emit({ type: 'model-loading', path: state.file, fraction: state.fraction });
    else notices.emit({ type: 'models-changed' });
  });
}
