import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { messageOf, unreachable } from '../../../shared/errors';
import type { Json } from '../../../shared/json';
import type { Chip } from '../../../shared/status';
import type { Clock } from '../../platform/base/clock';
import { Emitter } from '../../platform/base/emitter';
import type { NewId } from '../../platform/base/ids';
import type { Logger } from '../../platform/base/logger';
import { withStream, type ModelDelta, type Provider } from '../../ports/provider';
import { ProviderError } from '../../ports/provider-error';
import { AnthropicProvider } from './anthropic/provider';
import { GeminiProvider } from './gemini/provider';
import type { HostState, LlamaHost, ModelSetup } from './llama/host';
import { LlamaProvider } from './llama/provider';
import type { Examine } from './gguf/examined';
import { makersWord, type MakersWord } from './makers-sampling';
import { builtInModel, modelPath, type ModelFolders } from './model-files';
import { OpenAiProvider } from './openai/provider';
import type { PoolServer } from './server-pool/choose-server';
import { pooledProvider } from './server-pool/pooled-provider';
import { ServerPools } from './server-pool/server-pool';
import { proceduresOnly } from './procedures-only';
import { doubtLimitOf } from './suitability';
import { ServerStates, type ServerState } from './server-states';

/** One `[providers.ID]` of config.toml with its secrets filled in. */
export type ProviderConfig =
  | ({
      readonly type: 'llama';
      readonly id: string;
      /** `built-in`, or a file name of models/. */
      readonly model: string;
    } & Partial<Omit<ModelSetup, 'file'>>)
  | {
      readonly type: 'openai';
      readonly id: string;
      readonly model: string;
      readonly baseUrl: string;
      readonly apiKey: string | null;
      readonly vision: boolean;
      /** All of them, the one of `baseUrl` first; absent: it is the only one. */
      readonly servers?: readonly PoolServer[];
    }
  | {
      readonly type: 'plugin';
      readonly id: string;
      readonly model: string;
      readonly plugin: string;
      readonly apiKey: string | null;
      readonly options: Readonly<Record<string, Json>>;
    }
  | {
      readonly type: 'anthropic' | 'gemini';
      readonly id: string;
      readonly model: string;
      readonly baseUrl: string;
      readonly apiKey: string;
    };

export interface ProviderPorts {
  /** One for the whole engine: it owns the only inference process. */
  readonly host: LlamaHost;
  readonly folders: ModelFolders;
  readonly newId: NewId;
  /** Looks at a model's file, and remembers what it saw. */
  readonly examine: Examine;
  readonly newSeed: () => number;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The provider of a plugin. Throws an AppError when there is none. */
  readonly plugin: (config: Extract<ProviderConfig, { type: 'plugin' }>) => Provider;
  /** Absent: what is known of a server is forgotten with its provider. */
  readonly states?: ServerStates | undefined;
  /** Absent: what is known of several servers of one provider is forgotten with it. */
  readonly pools?: ServerPools | undefined;
}

/** How the model of a file may answer. */
export interface ModelWays {
  readonly makers: MakersWord | null;
  /** It can be told whether to think. */
  readonly canThink: boolean;
}

/** A provider with what the status line shows of it. */
export interface WatchedProvider {
  readonly provider: Provider;
  chip(): Chip;
  /** Of a model file, what it and its makers say of its answers; null: it is on a server, or nobody knows yet. */
  readonly ways?: () => ModelWays | null;
  /** Resolves when the model's file has been looked at. */
  readonly seen?: Promise<void>;
  readonly changed: Emitter<Chip>;
  /** Ends the watching; the host is not closed. */
  close(): void;
}

export function createProvider(config: ProviderConfig, ports: ProviderPorts): WatchedProvider {
  switch (config.type) {
    case 'llama':
      return createLlama(config, ports);
    case 'openai':
      return watchAnswers(createOpenAi(config, ports), stateOf(config, ports));
    case 'anthropic':
      return watchAnswers(new AnthropicProvider({ ...config, ...ports }), stateOf(config, ports));
    case 'plugin':
      return watchAnswers(ports.plugin(config), stateOf(config, ports));
    case 'gemini':
      return watchAnswers(new GeminiProvider({ ...config, ...ports }), stateOf(config, ports));
    default:
      return unreachable(config);
  }
}

function createOpenAi(
  { servers, ...config }: Extract<ProviderConfig, { type: 'openai' }>,
  ports: ProviderPorts,
): Provider {
  if (servers === undefined) return new OpenAiProvider({ ...config, ...ports });
  return pooledProvider(
    servers.map(({ address: baseUrl }) => new OpenAiProvider({ ...config, baseUrl, ...ports })),
    (ports.pools ?? new ServerPools(ports.clock)).of(config.id, servers),
  );
}

function createLlama(
  config: Extract<ProviderConfig, { type: 'llama' }>,
  ports: ProviderPorts,
): WatchedProvider {
  // A disk with models may come long after the start.
  const fileNow = (): string => modelPath(config.model, ports.folders);
  const setupNow = (): ModelSetup => ({
    file: fileNow(),
    contextSize: config.contextSize ?? null,
    threads: config.threads ?? null,
    gpu: config.gpu ?? 'auto',
    ...(config.card === undefined ? {} : { card: config.card }),
  });
  void ports.host.foresee(setupNow());
  const ways = waysOf(fileNow, ports.examine);
  const isBuiltIn = config.model === builtInModel;
  const limitNow = (): number | null => doubtLimitOf(fileNow(), isBuiltIn);
  const unsureBelow = limitNow();
  const llama = new LlamaProvider(ports.host, {
    id: config.id,
    model: config.model,
    get setup() {
      return setupNow();
    },
    newId: ports.newId,
    newSeed: ports.newSeed,
    makers: () => ways.now()?.makers ?? null,
    oneToolPerRequest: isBuiltIn,
    ...(unsureBelow === null ? {} : { unsureBelow }),
  });
  const provider = isBuiltIn ? proceduresOnly(llama) : stricter(llama, limitNow);
  const changed: Emitter<Chip> = new Emitter<Chip>((failure) => {
    ports.logger.error('A listener of the model chip failed', { failure: messageOf(failure) });
  });
  const chip = (): Chip => toLlamaChip(config.model, fileNow(), ports.host.state);
  const off = ports.host.stateChanged.on(() => {
    changed.emit(chip());
  });
  return { provider, chip, ways: () => ways.now(), seen: ways.seen, changed, close: off };
}

/** What the file says is read before anybody asks, and again when another one may be there. */
function waysOf(
  file: () => string,
  examine: Examine,
): { now(): ModelWays | null; readonly seen: Promise<void> } {
  let known: ModelWays | null = null;
  const look = async (): Promise<void> => {
    const path = file();
    const found = await examine(path);
    known =
      'reason' in found
        ? null
        : { makers: makersWord(found.header, basename(path)), canThink: found.header.canThink };
  };
  return {
    seen: look(),
    now: () => {
      void look();
      return known;
    },
  };
}

/** An answer says the limit that the model's file has by now, where that is a higher one than at first. */
function stricter(provider: Provider, limitNow: () => number | null): Provider {
  return withStream(provider, async function* (request, signal) {
    for await (const delta of provider.stream(request, signal)) {
      const limit = delta.type === 'finished' ? limitNow() : null;
      yield delta.type === 'finished' && limit !== null && limit > (provider.unsureBelow ?? 0)
        ? { ...delta, unsureBelow: limit }
        : delta;
    }
  });
}

function toLlamaChip(label: string, file: string, state: HostState): Chip {
  if (state.kind !== 'idle' && state.file === file) {
    switch (state.kind) {
      case 'loading':
        return {
          health: 'half',
          label,
          detail: `loading ${String(Math.round(state.fraction * 100))} %`,
          remedy: null,
        };
      case 'ready':
        return {
          health: 'on',
          label,
          detail: state.busy ? 'working' : 'ready',
          remedy: state.model.note ?? null,
        };
      case 'failed':
        return { health: 'broken', label, detail: state.message, remedy: state.remedy };
    }
  }
  return existsSync(file)
    ? { health: 'off', label, detail: 'loads when it is needed', remedy: null }
    : {
        health: 'broken',
        label,
        detail: `there is no file ${file}`,
        remedy: 'Add the model file, or choose another default_model in config.toml.',
      };
}

const stateOf = (config: ProviderConfig, { states, logger }: ProviderPorts): ServerState =>
  (states ?? new ServerStates(logger)).of(config);

/** A server's state is known from its last answer. */
function watchAnswers(provider: Provider, state: ServerState): WatchedProvider {
  const { changed } = state;
  const set = (health: Chip['health'], detail: string, remedy: string | null): void => {
    if (state.chip?.health === health && state.chip.detail === detail) return;
    state.chip = { health, label: provider.model, detail, remedy };
    changed.emit(state.chip);
  };
  const chip = (): Chip =>
    state.chip ?? { health: 'off', label: provider.model, detail: 'not asked yet', remedy: null };
  async function* stream(...[request, signal]: Parameters<Provider['stream']>): AsyncIterable<ModelDelta> {
    try {
      for await (const delta of provider.stream(request, signal)) {
        if (delta.type === 'finished') set('on', 'ready', null);
        yield delta;
      }
    } catch (failure) {
      if (failure instanceof ProviderError) set('broken', failure.message, failure.remedy ?? null);
      throw failure;
    }
  }
  return { provider: withStream(provider, stream), chip, changed, close: () => {} };
}
