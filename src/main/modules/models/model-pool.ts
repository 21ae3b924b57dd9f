import { statSync } from 'node:fs';
import type { ModelName } from '../../../shared/model-choice';
import type { Config } from '../../../shared/config';
import type { Chip } from '../../../shared/status';
import { cachingProvider } from './pipeline/caching-provider';
import { dispatchingProvider, type ToolWay } from './pipeline/dispatching-provider';
import { stoppedInLoop } from './pipeline/stopped-in-loop';
import type { Clock } from '../../platform/base/clock';
import type { NewId } from '../../platform/base/ids';
import type { Logger } from '../../platform/base/logger';
import type { Problems } from '../../platform/base/problems';
import type { SecretOf } from '../../platform/config/resolve-secret';
import type { ModelMemory } from '../../ports/model-memory';
import type { ResponseCache } from '../../ports/response-cache';
import {
  createProvider,
  type ModelWays,
  type ProviderConfig,
  type ProviderPorts,
  type WatchedProvider,
} from './create-provider';
import type { Examine } from './gguf/examined';
import type { LlamaHost } from './llama/host';
import { modelPath, type ModelFolders } from './model-files';
import { toProviderConfig } from './provider-config';
import type { ServerPools } from './server-pool/server-pool';
import type { ServerStates } from './server-states';

export interface ModelParts {
  readonly host: LlamaHost;
  readonly folders: ModelFolders;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSeed: () => number;
  readonly examine: Examine;
  readonly logger: Logger;
  readonly problems: Problems;
  readonly secretOf: SecretOf;
  readonly memory: ModelMemory;
  readonly plugin: ProviderPorts['plugin'];
  /** Null: answers are not given again. */
  readonly responses: () => ResponseCache | null;
  readonly changed: () => void;
  readonly states?: ServerStates | undefined;
  readonly pools?: ServerPools | undefined;
}

/** The providers of one configuration, each made once, when it is asked for. */
export class ModelPool {
  readonly #made = new Map<string, Promise<WatchedProvider>>();
  readonly #watched: WatchedProvider[] = [];
  readonly #ways = new Map<string, () => ModelWays | null>();
  #closed = false;

  constructor(
    private readonly config: Config,
    private readonly parts: ModelParts,
  ) {}

  /** Rejects with an AppError when the provider cannot be made; the next one who asks tries again. */
  get(name: ModelName): Promise<WatchedProvider> {
    const key = keyOf(name);
    const made = this.#made.get(key) ?? this.#make(name);
    this.#made.set(key, made);
    made.catch(() => {
      this.#made.delete(key);
    });
    return made;
  }

  /** Of a model that was asked for before. */
  ways(name: ModelName): ModelWays | null {
    return this.#ways.get(keyOf(name))?.() ?? null;
  }

  /** Ends the watching; requests that run go on. */
  close(): void {
    this.#closed = true;
    for (const watched of this.#watched.splice(0)) watched.close();
  }

  async #make(name: ModelName): Promise<WatchedProvider> {
    const config = await toProviderConfig(this.config, name, this.parts.secretOf);
    const watched = createProvider(config, this.parts);
    await watched.seen;
    if (this.#closed) watched.close();
    else this.#watched.push(watched);
    if (watched.ways !== undefined) this.#ways.set(keyOf(name), watched.ways);
    const way = this.#toolWay(name, config);
    const provider = cachingProvider(
      dispatchingProvider(config.type === 'llama' ? watched.provider : stoppedInLoop(watched.provider), way),
      () => identityOf(config, this.parts.folders),
      this.parts.responses,
    );
    const chip = (): Chip => {
      const own = watched.chip();
      const asText = way.probed && own.health === 'on' && way.setting() === 'auto' && way.read() === 'xml';
      return asText ? { ...own, detail: `${own.detail}, tools as text` } : own;
    };
    return { ...watched, provider, chip };
  }

  /** Read once: what was found at an earlier start holds, and what is found now is kept for the next. */
  #toolWay(name: ModelName, config: ProviderConfig): ToolWay {
    const { memory, clock, logger, changed } = this.parts;
    const baseUrl = 'baseUrl' in config ? config.baseUrl : '';
    const place = JSON.stringify([name.provider, name.model, baseUrl]);
    let known = config.type === 'openai' ? (memory.toolCalling(name, baseUrl)?.way ?? null) : null;
    return {
      // A local model writes its calls under a grammar that weighs them; as text nobody would know how sure
      // it is.
      setting: () => (config.type === 'llama' ? 'native' : this.config.agent.tool_dispatcher),
      probed: config.type === 'openai',
      read: () => known ?? this.parts.states?.toolWays.get(place) ?? null,
      found: (way, why) => {
        known = way;
        this.parts.states?.toolWays.set(place, way);
        memory.setToolCalling(name, baseUrl, { way, why, at: clock.now() });
        if (way === 'xml') logger.warn('The model gets its tools as text', { ...name, why });
        changed();
      },
    };
  }
}

const keyOf = ({ provider, model }: ModelName): string => JSON.stringify([provider, model]);

/** Changes with what answers under a model's name: the server, or the file. */
function identityOf(config: ProviderConfig, folders: ModelFolders): string {
  if (config.type !== 'llama')
    return JSON.stringify([config.type, 'baseUrl' in config ? config.baseUrl : config.plugin]);
  const file = statSync(modelPath(config.model, folders), { throwIfNoEntry: false });
  return JSON.stringify([config.type, file?.size, file?.mtimeMs, config.contextSize]);
}
