import type { Config } from '../../shared/config';
import type { Chip } from '../../shared/status';
import { messageOf } from '../../shared/errors';
import type { SecretOf } from '../config/resolve-secret';
import type { NewId } from '../base/ids';
import type { Logger } from '../base/logger';
import type { Problems } from '../base/problems';
import type { Clock } from '../base/clock';
import type { CurrentModel, Provider } from '../ports/provider';
import { createProvider, type ProviderConfig, type WatchedProvider } from '../providers/create-provider';
import type { LlamaHost } from '../providers/llama/host';
import type { ModelFolders } from '../providers/model-files';
import { reliableProvider } from '../providers/reliable/provider';

interface Parts {
  readonly host: LlamaHost;
  readonly folders: ModelFolders;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly problems: Problems;
  readonly secretOf: SecretOf;
  readonly changed: () => void;
}

/** Milliseconds without work after which a local model leaves the memory; 0 = never. */
export function idleMsOf({ providers, default_provider: id }: Config): number {
  const entry = providers[id];
  return (entry?.type === 'llama' ? entry.unload_after_secs : defaultIdleSecs) * 1000;
}

const defaultIdleSecs = 900;

/** The model that config.toml names now. A change applies to the next request; what runs goes on with the one it has. */
export class ModelInUse {
  #watched: WatchedProvider | null = null;
  #provider: Provider | null = null;
  #why = 'No model is configured.';
  #temperature = 0;

  constructor(private readonly parts: Parts) {}

  async configure(config: Config): Promise<void> {
    this.#watched?.close();
    this.#watched = null;
    this.#provider = null;
    this.#temperature = config.default_temperature;
    try {
      this.#watched = createProvider(await this.#toProviderConfig(config, config.default_provider, config.default_model), this.parts);
      this.#watched.changed.on(() => { this.#onChip(); });
      this.#provider = reliableProvider(this.#watched.provider, { retries: config.reliability.retries, backoffMs: config.reliability.backoff_ms, fallbacks: await this.#fallbacks(config), logger: this.parts.logger }, this.parts.clock);
      this.parts.problems.clear('model');
    } catch (failure) {
      this.#why = `The model cannot be used: ${messageOf(failure)}`;
      this.parts.problems.report('model', 'Model', this.#why, 'Correct default_provider and default_model in config.toml.');
    }
    this.#onChip();
  }

  current(): CurrentModel {
    return this.#provider === null ? { provider: null, why: this.#why } : { provider: this.#provider, temperature: this.#temperature };
  }

  chip(): Chip {
    return this.#watched?.chip() ?? { health: 'broken', label: 'No model', detail: this.#why, mend: 'Correct default_provider and default_model in config.toml.' };
  }

  close(): void {
    this.#watched?.close();
  }

  #onChip(): void {
    const chip = this.chip();
    if (chip.health === 'broken') this.parts.problems.report('model', `Model ${chip.label}`, chip.detail, chip.mend ?? 'Choose another model.');
    else this.parts.problems.clear('model');
    this.parts.changed();
  }

  /** A fallback's model is the one that a [[model_routes]] entry gives its provider, else the default one. */
  async #fallbacks(config: Config): Promise<readonly Provider[]> {
    return Promise.all(config.reliability.fallbacks.map(async (id) => {
      const model = config.model_routes.find((route) => route.provider === id)?.model ?? config.default_model;
      return createProvider(await this.#toProviderConfig(config, id, model), this.parts).provider;
    }));
  }

  async #toProviderConfig(config: Config, id: string, model: string): Promise<ProviderConfig> {
    const entry = config.providers[id];
    if (entry === undefined) throw new Error(`there is no [providers.${id}]`);
    switch (entry.type) {
      case 'llama':
        return { type: 'llama', id, model, contextSize: entry.context_size === 0 ? undefined : entry.context_size };
      case 'openai':
        return { type: 'openai', id, model, baseUrl: entry.base_url, apiKey: entry.api_key === undefined ? null : await this.parts.secretOf(entry.api_key) };
      case 'anthropic':
      case 'gemini':
        throw new Error(`providers of type "${entry.type}" are not built yet`);
    }
  }
}
