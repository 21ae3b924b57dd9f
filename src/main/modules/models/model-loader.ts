import { basename } from 'node:path';
import type { Config } from '../../../shared/config';
import { AppError, messageOf } from '../../../shared/errors';
import { ok, refuse, type Result } from '../../../shared/result';
import type { ModelFile } from '../../../shared/status';
import type { HostState, LlamaHost } from './llama/host';
import { loadingOfFile, nameInConfig } from './model-setup';

interface Parts {
  readonly host: LlamaHost;
  readonly list: () => Promise<readonly ModelFile[]>;
  readonly config: () => Config;
}

/** Loads and unloads the model that answers, when a person wants it rather than when a message needs it. */
export class ModelLoader {
  #loading: AbortController | null = null;

  constructor(private readonly parts: Parts) {}

  /**
   * Resolves when it is in memory, in the way a message would have it. `anyway`: although it will not fit.
   */
  async load(path: string, anyway: boolean): Promise<Result<null>> {
    const file = (await this.parts.list()).find((model) => model.path === path);
    if (file === undefined)
      return refuse({
        code: 'models.unknown',
        message: `There is no model ${basename(path)}`,
        remedy: 'Add it first.',
      });
    // A damaged file has no plan, and no wish fixes it.
    if (file.fit === 'will_not_load' && (!anyway || file.plan === undefined))
      return refuse({
        code: 'models.unusable',
        message: `${file.name} would not load: ${file.memory ?? file.detail}`,
        remedy: 'Choose a smaller or an undamaged model.',
      });
    if (isBusy(this.parts.host.state)) return busy('load another model');
    this.#loading?.abort(new Cancelled());
    const loading = (this.#loading = new AbortController());
    try {
      await this.parts.host.load(
        { file: path, ...loadingOfFile(this.parts.config(), nameInConfig(file)) },
        anyway,
        loading.signal,
      );
      return ok(null);
    } catch (failure) {
      if (failure instanceof Cancelled) return ok(null);
      return refuse({
        code: 'models.load',
        message: `${file.name} could not be loaded: ${messageOf(failure)}`,
        ...(failure instanceof AppError && failure.remedy !== undefined ? { remedy: failure.remedy } : {}),
      });
    } finally {
      if (this.#loading === loading) this.#loading = null;
    }
  }

  /** Ends the loading, or gives the memory back. */
  async unload(): Promise<Result<null>> {
    if (this.#loading !== null) {
      this.#loading.abort(new Cancelled());
      return ok(null);
    }
    if (isBusy(this.parts.host.state)) return busy('unload it');
    await this.parts.host.unload(new AbortController().signal);
    return ok(null);
  }

  close(): void {
    this.#loading?.abort(new Cancelled());
  }
}

class Cancelled extends Error {}

const isBusy = (state: HostState): boolean => state.kind === 'ready' && state.busy;

const busy = (wish: string): Result<never> =>
  refuse({
    code: 'models.busy',
    message: 'The model is answering',
    remedy: `Stop the answer or the run, or wait for its end, and ${wish} then.`,
  });
