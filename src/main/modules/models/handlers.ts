import type { Config } from '../../../shared/config';
import type { FoundModel, ModelsOverview } from '../../../shared/models';
import { ok, refuse, type Result } from '../../../shared/result';
import type { ModelFile } from '../../../shared/status';
import type { HubSearch } from './model-store/hub-search';
import type { ModelDownloads } from './model-store/downloads';
import { addModel, removeModel } from './model-store/model-files-on-disk';
import { usesOfModel } from './model-store/model-uses';
import type { Handlers } from '../../platform/router';

type ModelHandlers = Pick<
  Handlers,
  | 'models.list'
  | 'models.downloads'
  | 'models.pull'
  | 'models.pause'
  | 'models.resume'
  | 'models.discard'
  | 'models.add'
  | 'models.remove'
  | 'models.use'
  | 'models.overview'
  | 'models.load'
  | 'models.unload'
  | 'models.try-card'
  | 'models.choose-file'
  | 'models.choose-folder'
  | 'models.found'
  | 'models.search'
  | 'models.hub-files'
>;

interface Parts {
  /** `models/` of the home. */
  readonly folder: string;
  readonly list: () => Promise<readonly ModelFile[]>;
  readonly downloads: ModelDownloads;
  readonly config: () => Config;
  /** Sets keys at the top of config.toml. */
  readonly configure: (keys: Readonly<Record<string, string>>) => Result<null>;
  readonly loader: {
    load(path: string, anyway: boolean): Promise<Result<null>>;
    unload(): Promise<Result<null>>;
  };
  readonly overview: () => Promise<ModelsOverview>;
  /** Null: nobody sits in front of a screen. */
  readonly chooseFile: (() => Promise<string | null>) | null;
  readonly chooseFolder: (() => Promise<string | null>) | null;
  readonly tryCard: (path: string) => void;
  readonly search: Pick<HubSearch, 'repositories' | 'files'>;
  /** Of other programs. */
  readonly found: () => Promise<{ models: FoundModel[]; cut: string[] }>;
  /** Files came or went. */
  readonly changed: () => void;
}

export function modelHandlers({
  folder,
  list,
  downloads,
  config,
  configure,
  loader,
  overview,
  chooseFile,
  chooseFolder,
  tryCard,
  found,
  search,
  changed,
}: Parts): ModelHandlers {
  return {
    'models.list': async () => ok([...(await list())]),
    'models.downloads': () => ok([...downloads.list()]),
    'models.pull': (request) => downloads.pull(request),
    'models.pause': ({ name }) => downloads.pause(name),
    'models.resume': ({ name }) => downloads.resume(name),
    'models.discard': ({ name }) => downloads.discard(name),
    'models.overview': async () => ok(await overview()),
    'models.load': ({ path, anyway }) => loader.load(path, anyway),
    'models.unload': () => loader.unload(),
    'models.try-card': ({ path }) => {
      tryCard(path);
      return ok(null);
    },
    'models.choose-file': async () =>
      chooseFile === null
        ? refuse({
            code: 'models.no-window',
            message: 'This engine has no window to choose a file in',
            remedy: 'Give the path of the file.',
          })
        : ok({ file: await chooseFile() }),
    'models.choose-folder': async () =>
      chooseFolder === null
        ? refuse({
            code: 'models.no-window',
            message: 'This engine has no window to choose a folder in',
            remedy: 'Name it under [models] folders in config.toml.',
          })
        : ok({ folder: await chooseFolder() }),
    'models.search': ({ query }) => search.repositories(query),
    'models.hub-files': ({ repository }) => search.files(repository),
    'models.found': async () => ok(await found()),
    'models.add': async (model) => told(changed, await addModel(model, folder)),
    'models.remove': async ({ name, force }) => {
      const uses = [
        ...usesOfModel(config(), name),
        ...((await list()).some(
          (model) =>
            !model.builtIn && model.name === name && (model.state === 'ready' || model.state === 'loading'),
        )
          ? ['the engine, which has it in memory']
          : []),
      ];
      return !force && uses.length > 0 ? inUse(name, uses) : told(changed, removeModel(name, folder));
    },
    'models.use': ({ name }) => answerWith({ list, config, configure }, name),
  };
}

/** Answers with a model that is here from now on. */
export async function answerWith(
  { list, config, configure }: Pick<Parts, 'list' | 'config' | 'configure'>,
  name: string,
): Promise<Result<null>> {
  const model = (await list()).find((known) =>
    name === 'built-in' ? known.builtIn : !known.builtIn && known.name === name,
  );
  if (model === undefined)
    return refuse({
      code: 'models.unknown',
      message: `There is no model ${name}`,
      remedy: '`zeroclaw models` lists them.',
    });
  if (model.embeds === true)
    return refuse({
      code: 'models.embeds',
      message: `${name} is made to find memories by their meaning, and writes no answers`,
      remedy: 'Name it as embedding_model under [memory] in config.toml, and choose another model to answer.',
    });
  if (model.fit === 'will_not_load')
    return refuse({
      code: 'models.unusable',
      message: `${name} would not load: ${model.memory ?? model.detail}`,
      remedy: 'Choose a smaller or an undamaged model.',
    });
  return useModel(config(), name, configure);
}

function told<T>(changed: () => void, outcome: Result<T>): Result<T> {
  if (outcome.ok) changed();
  return outcome;
}

/** Makes it the model that config.toml names, with a provider that runs models of this machine. */
function useModel(
  { providers, default_provider: chosen }: Config,
  name: string,
  configure: Parts['configure'],
): Result<null> {
  const local = Object.keys(providers).filter((id) => providers[id]?.type === 'llama');
  return configure({
    default_provider: local.includes(chosen) ? chosen : (local[0] ?? 'local'),
    default_model: name,
  });
}

export const inUse = (name: string, uses: readonly string[]): Result<never> =>
  refuse({
    code: 'models.in-use',
    message: `${name} is in use: ${uses.join(', ')}`,
    remedy: 'Choose another model there first, or delete it all the same with --force.',
  });
