import { realpathSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { GpuPack } from '../../../shared/gpu-pack';
import type { Card } from '../../../shared/graphics';
import type { FoundModel, ModelsOverview, ProviderRow } from '../../../shared/models';
import type { ModelFile } from '../../../shared/status';
import type { MemoryFigures, ModelFileMark, ModelMemory } from '../../ports/model-memory';
import type { Examine } from './gguf/examined';
import type { CardFailures, HostState, LlamaHost } from './llama/host';
import type { MemoryAtHand } from './llama/load-plan';
import type { MemoryReckoner, Reckoned } from './llama/memory-reckoner';
import { builtInModel, listModelFiles, toModelFile, type LoadingOf, type ModelFolders } from './model-files';
import { loadingOfFile, nameInConfig } from './model-setup';
import { findModels } from './other-programs/find-models';
import { foundModels } from './other-programs/found-models';
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

interface WhatIsKnown extends Pick<Platform, 'config'> {
  readonly modelMemory: ModelMemory;
  readonly reckoner: Pick<MemoryReckoner, 'known' | 'reckon'>;
  readonly memory: () => MemoryAtHand;
}

/**
 * How files would be loaded. `reckons`: what is not reckoned yet is, and told when it is there: no list waits for it.
 */
const loadingBy =
  ({ config, reckoner }: WhatIsKnown, reckons: (file: { readonly builtIn: boolean }) => boolean): LoadingOf =>
  (file, purpose) => {
    const { contextSize, gpu, card } = loadingOfFile(config(), nameInConfig(file));
    const reckoned = { file: file.path, purpose, kvCache: card?.kvCache };
    const figures = reckoner.known(reckoned);
    if (figures === null && reckons(file)) void reckoner.reckon(reckoned);
    return { wanted: { contextSize, gpu, kvCache: card?.kvCache }, figures };
  };

/** The shipped model is small, and without windows: its header is enough. */
const unlessShipped = ({ builtIn }: { readonly builtIn: boolean }): boolean => !builtIn;
/** A folder of another program may hold a hundred, and a process of llama.cpp would start for each. */
const byHeaderAlone = (): boolean => false;

/** Models of other programs, and how they would fit by what their headers say: until one is used here. */
export async function modelsElsewhere(
  known: WhatIsKnown,
  machine: Parameters<typeof findModels>[0],
  ours: readonly ModelFile[],
  examine: Examine,
): Promise<{ models: FoundModel[]; cut: string[] }> {
  const found = await findModels(machine);
  const models = await foundModels(
    found,
    {
      paths: new Set(ours.map(({ path }) => realPathOf(path))),
      names: new Set(ours.map(({ name }) => name)),
    },
    async (path, name) => ({
      ...toModelFile(
        path,
        false,
        await examine(path),
        known.memory(),
        { kind: 'idle' },
        loadingBy(known, byHeaderAlone),
      ),
      name,
    }),
    realPathOf,
  );
  return { models: [...models], cut: [...found.cut] };
}

/** A link that leads nowhere is itself. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** The files, with what is known of each here. */
export async function modelFiles(
  known: WhatIsKnown,
  folders: ModelFolders,
  state: HostState,
  examine: Examine,
): Promise<readonly ModelFile[]> {
  const { config, modelMemory, memory } = known;
  const files = await listModelFiles(folders, memory(), state, examine, loadingBy(known, unlessShipped));
  return files.map((file) => {
    const mark = markOf(file.path);
    const speed = mark === null ? null : modelMemory.speed(mark);
    const failure = mark === null ? null : modelMemory.cardFailure(mark);
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
  gpuPack: GpuPack,
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
    gpuPack,
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
