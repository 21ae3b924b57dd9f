import { existsSync } from 'node:fs';
import type { ConversationModels, ModelName } from '../../../shared/model-choice';
import type { Config } from '../../../shared/config';
import type { Chip } from '../../../shared/status';
import { AppError, messageOf } from '../../../shared/errors';
import { ok, refuse, type Result } from '../../../shared/result';
import type { ConversationSampling, Sampling } from '../../../shared/sampling';
import {
  classifiedModel,
  defaultModel,
  modelNamed,
  stepModel,
  stepModelDoubt,
  type ModelSettings,
} from './pipeline/choose-model';
import type { CurrentModel, Provider } from '../../ports/provider';
import type { WatchedProvider } from './create-provider';
import { thinksInChat } from './llama/thinks';
import { builtInModel, modelPath } from './model-files';
import { reliableProvider } from './reliable/provider';
import { ModelPool, type ModelParts } from './model-pool';
import { ServerModels } from './server-models';
import { ServerStates } from './server-states';

/** Milliseconds without work after which a local model leaves the memory; 0 = never. */
export function idleMsOf({ providers, default_provider: id }: Config): number {
  const entry = providers[id];
  return (entry?.type === 'llama' ? entry.unload_after_secs : defaultIdleSecs) * 1000;
}

/** Whether a server's model sees cannot be asked: config.toml says so. */
function seesPictures({ providers }: Config, id: string): boolean {
  const entry = providers[id];
  return (
    entry?.type === 'anthropic' || entry?.type === 'gemini' || (entry?.type === 'openai' && entry.vision)
  );
}

/**
 * The one that a [[model_routes]] entry gives its provider, else the default one, whose name means nothing to
 * a provider on this machine behind a server.
 */
function fallbackModel(
  id: string,
  { providers, default_provider, model_routes }: Config,
  defaultModelName: string,
): string {
  const isOtherKind = providers[id]?.type === 'llama' && providers[default_provider]?.type !== 'llama';
  return (
    model_routes.find(({ provider }) => provider === id)?.model ??
    (isOtherKind ? builtInModel : defaultModelName)
  );
}

const defaultIdleSecs = 900;
const chooseAnother = 'Correct default_provider and default_model in config.toml.';

/** Why a model cannot be used, and how to fix it. */
interface Unusable {
  readonly message: string;
  readonly remedy: string;
}

/** What a configuration was made into. */
interface Choice {
  readonly config: Config;
  readonly settings: ModelSettings;
  readonly pool: ModelPool;
  readonly watched: WatchedProvider;
  readonly fallbacks: readonly WatchedProvider[];
  /** Why the model that config.toml names is not the one in use; null: it is. */
  readonly insteadOf: Unusable | null;
}

/** Where nobody says another. */
const usualTemperature = 0.2;

const settingsOf = ({ model_settings: all }: Config, model: string): Sampling =>
  Object.hasOwn(all, model) ? (all[model] ?? {}) : {};

const isOnThisMachine = ({ providers }: Config, id: string): boolean => providers[id]?.type === 'llama';

/** Whether the model in use is in this machine's memory. */
const isLocal = ({ config, watched }: Choice): boolean =>
  config.providers[watched.provider.id]?.type === 'llama';

const toUnusable = (failure: unknown): Unusable => ({
  message: `The model cannot be used: ${messageOf(failure)}`,
  remedy: (failure instanceof AppError ? failure.remedy : undefined) ?? chooseAnother,
});

/**
 * The model that config.toml names now, and those that a route or a person puts in its place. A change
 * applies to the next request; what runs goes on with the one it has, and until the new one is made the old
 * one answers. A fallback or a route that cannot be used is told and left out; when the named model cannot be
 * made, that is told, and the first fallback that can be is in its place.
 */
export class ModelInUse {
  #choice: Choice | null = null;
  #unfollow = (): void => {};
  readonly #states: ServerStates;
  #why: Unusable = { message: 'No model is configured.', remedy: chooseAnother };

  constructor(private readonly parts: ModelParts) {
    this.#states = new ServerStates(parts.logger);
  }

  async configure(config: Config): Promise<void> {
    const pool = new ModelPool(config, { ...this.parts, states: this.#states });
    const choice = await this.#choose(config, pool).catch((failure: unknown) => {
      this.#why = toUnusable(failure);
      pool.close();
      return null;
    });
    this.close();
    this.#choice = choice;
    this.#unfollow =
      choice?.watched.changed.on(() => {
        this.#onChip();
      }) ?? (() => {});
    this.#onChip();
  }

  /** For procedures and whatever belongs to no conversation. */
  current(): CurrentModel {
    return this.#choice === null ? this.#none() : this.#asCurrent(this.#choice, this.#choice.watched);
  }

  /** For a step that names its model: no other answers in its place. */
  async named(name: string): Promise<CurrentModel> {
    const choice = this.#choice;
    if (choice === null) return this.#none();
    const found = stepModel(name, choice.settings);
    if (!found.ok)
      return { provider: null, why: found.error.message, remedy: found.error.remedy ?? chooseAnother };
    try {
      return this.#asCurrent(choice, await choice.pool.get(found.value), []);
    } catch (failure) {
      const { provider, model } = found.value;
      return {
        provider: null,
        why: `${provider}/${model} cannot be used: ${messageOf(failure)}`,
        remedy: toUnusable(failure).remedy,
      };
    }
  }

  /** Why no model answers to the name that a step gives, and how to fix it; null: one does. */
  doubt(name: string): Unusable | null {
    const choice = this.#choice;
    if (choice === null) return null;
    const found = stepModel(name, choice.settings);
    if (!found.ok) return stepModelDoubt(name, choice.config);
    const { provider, model } = found.value;
    return !isOnThisMachine(choice.config, provider) || existsSync(modelPath(model, this.parts.folders))
      ? null
      : {
          message: `There is no file of the model ${model} on this machine`,
          remedy: 'Download or add it in Models, or name another.',
        };
  }

  /**
   * For one message: what a person chose for the conversation, else the route that the message is classified
   * for, else the default.
   */
  async forMessage(conversation: string, message: string): Promise<CurrentModel> {
    const choice = this.#choice;
    if (choice === null) return this.#none();
    const chosen = this.parts.memory.chosen(conversation);
    const classified = chosen === null ? classifiedModel(message, choice.settings) : null;
    const name = chosen ?? classified;
    const sampling = this.parts.memory.sampling(conversation);
    const usual = (): CurrentModel => this.#asCurrent(choice, choice.watched, choice.fallbacks, sampling);
    if (name === null) return usual();
    try {
      const watched = await choice.pool.get(name);
      return this.#asCurrent(choice, watched, chosen === null ? choice.fallbacks : [], sampling);
    } catch (failure) {
      // A person's choice is never changed behind their back; a rule's is, and the problem was told when the
      // rule was read.
      if (chosen === null) return usual();
      return {
        provider: null,
        why: `The model ${name.provider}/${name.model}, chosen for this conversation, cannot be used: ${messageOf(failure)}. /model default goes back.`,
        remedy: toUnusable(failure).remedy,
      };
    }
  }

  /**
   * A model by its name, tried again but with none in its place: for what must not be read by another. Null:
   * config.toml has none of this name that can be used.
   */
  async only(name: ModelName): Promise<Provider | null> {
    const choice = this.#choice;
    const watched = await choice?.pool.get(name).catch(() => null);
    return choice === null || watched === null || watched === undefined
      ? null
      : this.#reliable(choice, watched, []);
  }

  /**
   * Takes another model for a conversation, or with null (or `default`) the one of config.toml again. The
   * conversation goes on as it was.
   */
  async choose(conversation: string, wanted: string | null): Promise<Result<ModelName>> {
    const choice = this.#choice;
    const name = wanted === 'default' ? null : wanted;
    if (choice === null)
      return refuse({ code: 'model.none', message: this.#why.message, remedy: this.#why.remedy });
    const named =
      name === null
        ? defaultModel(choice.settings)
        : modelNamed(name, this.#inUse(conversation, choice), choice.settings);
    if (!named.ok) return named;
    try {
      const { health, detail, remedy } = (await choice.pool.get(named.value)).chip();
      if (
        name !== null &&
        choice.config.providers[named.value.provider]?.type === 'llama' &&
        health === 'broken'
      )
        return refuse({
          code: 'model.unknown',
          message: `${named.value.model} cannot be used: ${detail}`,
          remedy: remedy ?? 'Choose another.',
        });
    } catch (failure) {
      return refuse({
        code: 'model.unusable',
        message: `${named.value.provider}/${named.value.model} cannot be used: ${messageOf(failure)}`,
        remedy: failure instanceof AppError ? failure.remedy : undefined,
      });
    }
    this.parts.memory.choose(conversation, name === null ? null : named.value);
    return ok(named.value);
  }

  models(conversation: string): Result<ConversationModels> {
    const choice = this.#choice;
    if (choice === null)
      return refuse({ code: 'model.none', message: this.#why.message, remedy: this.#why.remedy });
    return ok({
      inUse: this.#inUse(conversation, choice),
      chosen: this.parts.memory.chosen(conversation) !== null,
      routes: [...choice.settings.routes],
      providers: [...choice.settings.providers],
      sees: seesPictures(choice.config, this.#inUse(conversation, choice).provider),
      sampling: this.#samplingOf(conversation, choice),
    });
  }

  setSampling(conversation: string, sampling: Sampling): void {
    this.parts.memory.setSampling(conversation, sampling);
  }

  #samplingOf(conversation: string, choice: Choice): ConversationSampling {
    const name = this.#inUse(conversation, choice);
    const ways = choice.pool.ways(name);
    const own = this.parts.memory.sampling(conversation);
    const settings = settingsOf(choice.config, name.model);
    const thinks = thinksInChat({ ...settings, ...own }, ways?.makers ?? null);
    const makers = thinks ? ways?.makers?.thinking : ways?.makers?.plain;
    const temperature = choice.config.default_temperature ?? makers?.temperature ?? usualTemperature;
    return {
      own,
      otherwise: { ...makers, temperature, ...settings },
      makers: ways?.makers?.source ?? null,
      canThink:
        ways === null && !isOnThisMachine(choice.config, name.provider) ? null : (ways?.canThink ?? false),
    };
  }

  /** What a server has, asked now. */
  async serverModels(provider: string): Promise<Result<readonly string[]>> {
    const choice = this.#choice;
    if (choice === null) return ok([]);
    const { secretOf, clock } = this.parts;
    return await new ServerModels({ config: () => choice.config, secretOf, clock }).list(provider);
  }

  chip(): Chip {
    return (
      this.#choice?.watched.chip() ?? {
        health: 'broken',
        label: 'No model',
        detail: this.#why.message,
        remedy: this.#why.remedy,
      }
    );
  }

  close(): void {
    this.#unfollow();
    this.#choice?.pool.close();
  }

  #none(): CurrentModel {
    return { provider: null, why: this.#why.message, remedy: this.#why.remedy };
  }

  #inUse(conversation: string, { watched }: Choice): ModelName {
    return (
      this.parts.memory.chosen(conversation) ?? {
        provider: watched.provider.id,
        model: watched.provider.model,
      }
    );
  }

  /** A file may be there by now, or gone: nobody else says so. */
  lookAgain(): void {
    this.parts.host.keepPrepared(
      this.#choice !== null &&
        isLocal(this.#choice) &&
        existsSync(modelPath(this.#choice.watched.provider.model, this.parts.folders)),
    );
    const chip = this.chip();
    const insteadOf = this.#choice?.insteadOf ?? null;
    if (insteadOf !== null)
      this.parts.problems.report(
        'model',
        `Model ${this.#choice?.config.default_model ?? ''}`,
        insteadOf.message,
        insteadOf.remedy,
      );
    else if (chip.health === 'broken')
      this.parts.problems.report(
        'model',
        `Model ${chip.label}`,
        chip.detail,
        chip.remedy ?? 'Choose another model.',
      );
    else this.parts.problems.clear('model');
  }

  #onChip(): void {
    this.lookAgain();
    this.parts.changed();
  }

  #asCurrent(
    choice: Choice,
    watched: WatchedProvider,
    fallbacks = choice.fallbacks,
    own: Sampling = {},
  ): CurrentModel {
    const others = fallbacks
      .map(({ provider }) => provider)
      .filter(({ id, model }) => id !== watched.provider.id || model !== watched.provider.model);
    const sampling = { ...settingsOf(choice.config, watched.provider.model), ...own };
    const makers = watched.ways?.()?.makers ?? null;
    const said = thinksInChat(sampling, makers) ? makers?.thinking : makers?.plain;
    return {
      provider: this.#reliable(choice, watched, others),
      temperature:
        sampling.temperature ?? choice.config.default_temperature ?? said?.temperature ?? usualTemperature,
      sampling,
    };
  }

  #reliable({ config }: Choice, { provider }: WatchedProvider, fallbacks: readonly Provider[]): Provider {
    const { retries, backoff_ms: backoffMs } = config.reliability;
    return reliableProvider(
      provider,
      { retries, backoffMs, fallbacks, logger: this.parts.logger, random: Math.random },
      this.parts.clock,
    );
  }

  async #choose(config: Config, pool: ModelPool): Promise<Choice> {
    const settings: ModelSettings = {
      default: { provider: config.default_provider, model: config.default_model },
      routes: config.model_routes,
      classification: config.query_classification,
      providers: Object.keys(config.providers),
    };
    const named = defaultModel(settings);
    const fallbacks = await this.#usable(
      pool,
      'model-fallbacks',
      '[reliability] fallbacks in config.toml',
      config.reliability.fallbacks.map((id) => ({
        provider: id,
        model: fallbackModel(id, config, named.ok ? named.value.model : config.default_model),
      })),
    );
    await this.#usable(pool, 'model-routes', '[[model_routes]] in config.toml', config.model_routes);
    const common = { config, settings, pool, fallbacks };
    try {
      if (!named.ok)
        throw new AppError(named.error.code, named.error.message, {
          remedy: named.error.remedy ?? chooseAnother,
        });
      return { ...common, watched: await pool.get(named.value), insteadOf: null };
    } catch (failure) {
      const [first] = fallbacks;
      if (first === undefined) throw failure;
      return { ...common, watched: first, insteadOf: toUnusable(failure) };
    }
  }

  async #usable(
    pool: ModelPool,
    problem: string,
    where: string,
    names: readonly ModelName[],
  ): Promise<readonly WatchedProvider[]> {
    const usable: WatchedProvider[] = [];
    const failures: string[] = [];
    for (const name of names)
      await pool.get(name).then(
        (watched) => usable.push(watched),
        (failure: unknown) => failures.push(`${name.provider}: ${messageOf(failure)}`),
      );
    if (failures.length === 0) this.parts.problems.clear(problem);
    else
      this.parts.problems.report(
        problem,
        where,
        `Left out: ${failures.join('; ')}`,
        'Correct these providers, or take them out. The other models are used.',
      );
    return usable;
  }
}
