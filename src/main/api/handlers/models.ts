import type { Config } from '../../../shared/config';
import { ok, refuse, type Result } from '../../../shared/result';
import type { ModelFile } from '../../../shared/status';
import type { ModelDownloads } from '../../providers/model-store/downloads';
import { addModel, removeModel } from '../../providers/model-store/model-files-on-disk';
import { usesOfModel } from '../../providers/model-store/model-uses';
import type { Handlers } from '../router';

type ModelHandlers = Pick<Handlers, 'models.list' | 'models.downloads' | 'models.pull' | 'models.pause' | 'models.resume' | 'models.discard' | 'models.add' | 'models.remove' | 'models.use'>;

interface Parts {
  /** `models/` of the home. */
  readonly folder: string;
  readonly list: () => Promise<readonly ModelFile[]>;
  readonly downloads: ModelDownloads;
  readonly config: () => Config;
  /** Sets keys at the top of config.toml. */
  readonly configure: (keys: Readonly<Record<string, string>>) => Result<null>;
}

export function modelHandlers({ folder, list, downloads, config, configure }: Parts): ModelHandlers {
  return {
    'models.list': async () => ok([...(await list())]),
    'models.downloads': () => ok([...downloads.list()]),
    'models.pull': (request) => downloads.pull(request),
    'models.pause': ({ name }) => downloads.pause(name),
    'models.resume': ({ name }) => downloads.resume(name),
    'models.discard': ({ name }) => downloads.discard(name),
    'models.add': (model) => addModel(model, folder),
    'models.remove': async ({ name, force }) => {
      const uses = [...usesOfModel(config(), name), ...((await list()).some((model) => !model.builtIn && model.name === name && (model.state === 'ready' || model.state === 'loading')) ? ['the engine, which has it in memory'] : [])];
      return !force && uses.length > 0 ? inUse(name, uses) : removeModel(name, folder);
    },
    'models.use': async ({ name }) => {
      const model = (await list()).find((known) => (name === 'built-in' ? known.builtIn : !known.builtIn && known.name === name));
      if (model === undefined) return refuse({ code: 'models.unknown', message: `There is no model ${name}`, mend: '`zeroclaw models` lists them.' });
      if (model.fit === 'will_not_load') return refuse({ code: 'models.unusable', message: `${name} would not load: ${model.detail}`, mend: 'Choose a smaller or an undamaged model.' });
      return useModel(config(), name, configure);
    },
  };
}

/** Makes it the model that config.toml names, with a provider that runs models of this machine. */
export function useModel({ providers, default_provider: chosen }: Config, name: string, configure: Parts['configure']): Result<null> {
  const local = Object.keys(providers).filter((id) => providers[id]?.type === 'llama');
  return configure({ default_provider: local.includes(chosen) ? chosen : (local[0] ?? 'local'), default_model: name });
}

export const inUse = (name: string, uses: readonly string[]): Result<never> =>
  refuse({ code: 'models.in-use', message: `${name} is in use: ${uses.join(', ')}`, mend: 'Choose another model there first, or delete it all the same with --force.' });
