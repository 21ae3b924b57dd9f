import type { Config } from '../../shared/config';
import type { Chip } from '../../shared/status';
import { AppError, messageOf } from '../../shared/errors';
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
const chooseAnother = 'Correct default_provider and default_model in config.toml.';

/** What a configuration was made into. */
interface Choice {
  readonly watched: WatchedProvider;
  readonly fallbacks: readonly WatchedProvider[];
  readonly provider: Provider;
  readonly temperature: number;
}

/**
 * The model that config.toml names now. A change applies to the next request; what runs goes on with the one it has, and until the new
 * one is made the old one answers. A fallback that cannot be used is told and left out.
 */
export class ModelInUse {
  #choice: Choice | null = null;
  #why: { readonly message: string; readonly mend: string } = { message: 'No model is configured.', mend: chooseAnother };

  constructor(private readonly parts: Parts) {}

  async configure(config: Config): Promise<void> {
    const choice = await this.#choose(config).catch((failure: unknown) => {
      this.#why = { message: `The model cannot be used: ${messageOf(failure)}`, mend: (failure instanceof AppError ? failure.mend : undefined) ?? chooseAnother };
      return null;
    });
    this.close();
    this.#choice = choice;
    choice?.watched.changed.on(() => { this.#onChip(); });
    this.#onChip();
  }

  current(): CurrentModel {
    return this.#choice === null ? { provider: null, why: this.#why.message } : { provider: this.#choice.provider, temperature: this.#choice.temperature };
  }

  chip(): Chip {
    return this.#choice?.watched.chip() ?? { health: 'broken', label: 'No model', detail: this.#why.message, mend: this.#why.mend };
  }

  close(): void {
    this.#choice?.watched.close();
    for (const fallback of this.#choice?.fallbacks ?? []) fallback.close();
  }

  #onChip(): void {
    const chip = this.chip();
    if (chip.health === 'broken') this.parts.problems.report('model', `Model ${chip.label}`, chip.detail, chip.mend ?? 'Choose another model.');
    else this.parts.problems.clear('model');
    this.parts.changed();
  }

  async #choose(config: Config): Promise<Choice> {
    const { retries, backoff_ms: backoffMs } = config.reliability;
    const watched = createProvider(await this.#toProviderConfig(config, config.default_provider, config.default_model), this.parts);
    const fallbacks = await this.#fallbacks(config);
    const provider = reliableProvider(watched.provider, { retries, backoffMs, fallbacks: fallbacks.map((fallback) => fallback.provider), logger: this.parts.logger }, this.parts.clock);
    return { watched, fallbacks, provider, temperature: config.default_temperature };
  }

  /** A fallback's model is the one that a [[model_routes]] entry gives its provider, else the default one. */
  async #fallbacks(config: Config): Promise<readonly WatchedProvider[]> {
    const usable: WatchedProvider[] = [];
    const failures: string[] = [];
    for (const id of config.reliability.fallbacks) {
      const model = config.model_routes.find((route) => route.provider === id)?.model ?? config.default_model;
      try {
        usable.push(createProvider(await this.#toProviderConfig(config, id, model), this.parts));
      } catch (failure) {
        failures.push(`${id}: ${messageOf(failure)}`);
      }
    }
    if (failures.length === 0) this.parts.problems.clear('model-fallbacks');
    else this.parts.problems.report('model-fallbacks', '[reliability] fallbacks in config.toml', `Left out: ${failures.join('; ')}`, 'Correct these providers, or take them out of "fallbacks". The other models are used.');
    return usable;
  }

  async #toProviderConfig(config: Config, id: string, model: string): Promise<ProviderConfig> {
    const entry = config.providers[id];
    if (entry === undefined) throw new Error(`there is no [providers.${id}]`);
    switch (entry.type) {
      case 'llama':
        return { type: 'llama', id, model, contextSize: entry.context_size === 0 ? undefined : entry.context_size };
      case 'openai':
        return { type: 'openai', id, model, baseUrl: entry.base_url, apiKey: entry.api_key === undefined ? null : await this.parts.secretOf(entry.api_key), vision: entry.vision };
      case 'anthropic':
      case 'gemini':
        return { type: entry.type, id, model, baseUrl: entry.base_url, apiKey: await this.parts.secretOf(entry.api_key) };
    }
  }
}
