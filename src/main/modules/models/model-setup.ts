import type { Config } from '../../../shared/config';
import type { GpuChoice } from '../../../shared/graphics';
import type { ModelSetup } from './llama/host';
import { builtInModel } from './model-files';

/** How a model is loaded: what is set for it alone, else for its provider. */
export function loadingOf(
  { providers, model_settings: all }: Config,
  provider: string,
  model: string,
): Omit<ModelSetup, 'file'> {
  const entry = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  const local = entry?.type === 'llama' ? entry : undefined;
  const own = Object.hasOwn(all, model) ? all[model] : undefined;
  const contextSize = own?.context_size ?? local?.context_size ?? 0;
  const card = {
    ...(own?.gpu_layers === undefined ? {} : { layers: own.gpu_layers }),
    ...(own?.main_gpu === undefined ? {} : { main: own.main_gpu }),
    ...(own?.kv_cache === undefined ? {} : { kvCache: own.kv_cache }),
    ...(own?.flash_attention === undefined ? {} : { flashAttention: own.flash_attention }),
  };
  return {
    contextSize: contextSize === 0 ? null : contextSize,
    threads: null,
    gpu: toGpu(own?.gpu ?? local?.gpu ?? 'auto'),
    ...(Object.keys(card).length === 0 ? {} : { card }),
  };
}

/** The same for a file that nobody has asked yet, as the provider would that runs models of this machine. */
export function loadingOfFile(config: Config, name: string): Omit<ModelSetup, 'file'> {
  const { providers, default_provider: chosen } = config;
  const local =
    providers[chosen]?.type === 'llama'
      ? chosen
      : Object.keys(providers).find((id) => providers[id]?.type === 'llama');
  return loadingOf(config, local ?? chosen, name);
}

/** A model's name in config.toml. */
export const nameInConfig = ({
  builtIn,
  name,
}: {
  readonly builtIn: boolean;
  readonly name: string;
}): string => (builtIn ? builtInModel : name);

const toGpu = (choice: GpuChoice): ModelSetup['gpu'] => (choice === 'off' ? false : choice);
