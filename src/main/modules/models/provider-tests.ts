import type { Config, ProviderConfig } from '../../../shared/config';
import { AppError, messageOf } from '../../../shared/errors';
import type { ProviderRow, ProviderTest } from '../../../shared/models';
import type { ModelName } from '../../../shared/model-choice';
import { defaultModel } from './pipeline/choose-model';
import type { Clock } from '../../platform/base/clock';
import { DeadlinePassed, within } from '../../platform/base/within';
import { markOf } from '../../platform/config/resolve-secret';
import { ProviderError } from '../../ports/provider-error';
import { complete, type ModelRequest, type Provider } from '../../ports/provider';
import { builtInModel } from './model-files';
import { ModelPool, type ModelParts } from './model-pool';
import { listModels } from './openai/list-models';
import { keyOfServer, poolServers, toProviderConfig } from './provider-config';
import { ServerPools } from './server-pool/server-pool';
import { providerRows, withoutPassword } from './provider-rows';

/**
 * Long enough for a model of this machine to be loaded from most disks, and shorter than the command line
 * waits.
 */
const patienceMs = 25_000;
/** For the list of models of one of several servers. */
const lookMs = 5_000;

/**
 * Behind everything that people wait for, and small: it shows that the way to the model is open, not what the
 * model can do.
 */
const question: ModelRequest = {
  system: 'You answer with one word.',
  messages: [{ role: 'user', text: 'Say: ready' }],
  tools: [],
  temperature: 0,
  maxTokens: 16,
  conversation: 'provider-test',
  priority: 'background',
};

interface Parts {
  readonly config: () => Config;
  readonly models: ModelParts;
  readonly clock: Clock;
}

/** The providers of config.toml, and whether they answer. */
export class ProviderTests {
  /** By provider. A test counts for what was tested: another address or key makes it void. */
  readonly #last = new Map<string, { readonly mark: string | null; readonly test: ProviderTest }>();
  readonly #closed = new AbortController();
  readonly #pools: ServerPools;

  constructor(private readonly parts: Parts) {
    this.#pools = parts.models.pools ?? new ServerPools(parts.clock);
  }

  async list(): Promise<readonly ProviderRow[]> {
    const config = this.parts.config();
    const marks = new Map(
      await Promise.all(
        Object.keys(config.providers).map(async (id) => [id, await this.#markOf(config, id)] as const),
      ),
    );
    return providerRows(
      config,
      (id) => {
        const last = this.#last.get(id);
        return last !== undefined && last.mark === marks.get(id) ? last.test : null;
      },
      this.#pools,
    );
  }

  /**
   * One small request to a provider, or with null to all, one after another. Never rejects. Null: there is no
   * such provider.
   */
  async test(id: string | null): Promise<readonly ProviderTest[] | null> {
    const config = this.parts.config();
    const ids = id === null ? Object.keys(config.providers) : [id];
    if (ids.some((one) => !Object.hasOwn(config.providers, one))) return null;
    const tests: ProviderTest[] = [];
    for (const one of ids) {
      const mark = await this.#markOf(config, one);
      const test = await this.#testOne(config, one);
      await this.#lookAtServers(config, one);
      this.#last.set(one, { mark, test });
      tests.push(test);
    }
    return tests;
  }

  close(): void {
    this.#closed.abort(new Error('the engine closes'));
  }

  /** What the server lists, where config.toml names none of its models; null: it is not asked for that. */
  async #modelsOf(config: Config, provider: string): Promise<readonly string[] | null> {
    const { clock, models } = this.parts;
    const settings = await toProviderConfig(config, { provider, model: '' }, models.secretOf);
    if (settings.type !== 'openai') return null;
    const listed = await within(clock, patienceMs, this.#closed.signal, (signal) =>
      listModels(settings.baseUrl, settings.apiKey, signal),
    ).catch((failure: unknown) => {
      // Many servers have no such list; config.toml has to name a model then.
      if (failure instanceof ProviderError && failure.status === 404) return [];
      throw failure;
    });
    return listed;
  }

  /** Of a provider with several, which of them answer. */
  async #lookAtServers(config: Config, provider: string): Promise<void> {
    const entry = config.providers[provider];
    if (entry?.type !== 'openai' || entry.servers.length === 0) return;
    const { clock, models } = this.parts;
    const servers = poolServers(entry);
    const pool = this.#pools.of(provider, servers);
    const key = await keyOfServer(config, provider, models.secretOf);
    await Promise.all(
      servers.map(async ({ address }, index) => {
        const failure = await within(clock, lookMs, this.#closed.signal, (signal) =>
          listModels(address, key, signal),
        ).then(
          () => null,
          (failed: unknown) => failed,
        );
        if (failure === null || (failure instanceof ProviderError && failure.status === 404))
          pool.heard(index, null);
        else if (failure instanceof ProviderError) pool.heard(index, failure);
        else if (failure instanceof DeadlinePassed)
          pool.heard(
            index,
            new ProviderError(
              'provider.unreachable',
              `${new URL(address).host} did not answer within ${String(lookMs / 1000)} s`,
              { remedy: 'Check that the server is not busy, and that the address leads to it.' },
            ),
          );
      }),
    );
  }

  #markOf({ providers }: Config, id: string): Promise<string | null> {
    return markOf(providers[id], this.parts.models.secretOf);
  }

  async #testOne(config: Config, provider: string): Promise<ProviderTest> {
    const { clock, models } = this.parts;
    const at = clock.now();
    const pool = new ModelPool(config, models);
    let model = modelOf(config, provider);
    let answered = false;
    try {
      if (model === null) {
        const listed = await this.#modelsOf(config, provider);
        answered = listed !== null;
        model = listed?.[0] ?? null;
      }
      if (model === null)
        throw new AppError('provider.no-model', `config.toml names no model of ${provider}`, {
          remedy: `Add a [[model_routes]] entry with provider = "${provider}" and the model to use.`,
        });
      const watched = await pool.get({ provider, model });
      const firstWordMs = await within(clock, patienceMs, this.#closed.signal, (signal) =>
        firstWord(watched.provider, clock, signal),
      );
      return {
        provider,
        model,
        at,
        ok: true,
        answered: true,
        firstWordMs,
        totalMs: clock.now() - at,
        problem: null,
      };
    } catch (failure) {
      return {
        provider,
        model,
        at,
        ok: false,
        answered: answered || isAnswer(failure),
        firstWordMs: null,
        totalMs: clock.now() - at,
        problem: problemOf(failure, config.providers[provider]?.type),
      };
    } finally {
      pool.close();
    }
  }
}

/** A server that says no is there; one that says nothing, or too late, may not be. */
const isAnswer = (failure: unknown): boolean =>
  failure instanceof ProviderError && !['provider.unreachable', 'provider.crashed'].includes(failure.code);

/** Resolves at the end of the answer with the milliseconds to its first word; null: it held none. */
async function firstWord(provider: Provider, clock: Clock, signal: AbortSignal): Promise<number | null> {
  const began = clock.now();
  let first: number | null = null;
  await complete(provider, question, signal, (delta) => {
    if (delta.type !== 'progress' && delta.type !== 'finished') first ??= clock.now() - began;
  });
  return first;
}

function problemOf(
  failure: unknown,
  type: ProviderConfig['type'] | undefined,
): NonNullable<ProviderTest['problem']> {
  if (!(failure instanceof DeadlinePassed))
    return {
      message: withoutPassword(messageOf(failure)),
      remedy: (failure instanceof AppError ? failure.remedy : undefined) ?? null,
    };
  return {
    message: `It did not answer within ${String(failure.ms / 1000)} s`,
    remedy:
      type === 'llama'
        ? 'Wait until the model is free, or choose a smaller one.'
        : 'Check that the server is not busy, and that the address leads to it.',
  };
}

/**
 * What it is asked with: the default, what a route names, and for the model of this machine the built-in one.
 */
function modelOf(config: Config, provider: string): string | null {
  const named = defaultModel({
    default: { provider: config.default_provider, model: config.default_model },
    routes: config.model_routes,
    classification: config.query_classification,
    providers: Object.keys(config.providers),
  });
  const chosen: ModelName | null = named.ok ? named.value : null;
  if (chosen?.provider === provider) return chosen.model;
  return (
    config.model_routes.find((route) => route.provider === provider)?.model ??
    (config.providers[provider]?.type === 'llama'
      ? builtInModel
      : config.reliability.fallbacks.includes(provider)
        ? (chosen?.model ?? null)
        : null)
  );
}
