import { AppError } from '../../../../shared/errors';
import { untilAborted } from '../../../platform/base/until-aborted';
import type { GatewayPaths, PathReply, PathRequest } from '../../../ports/gateway-paths';

type Handle = (request: PathRequest) => Promise<PathReply>;

/** Outlives the gateway, which is opened again when its settings change. */
export class PathTable implements GatewayPaths {
  readonly #handles = new Map<string, Handle>();
  #address: string | null = null;

  /** Where the gateway listens; null: nowhere now. */
  readonly address = (): string | null => this.#address;

  movedTo(address: string | null): void {
    this.#address = address;
  }

  async serve(path: string, handle: Handle, signal: AbortSignal): Promise<never> {
    signal.throwIfAborted();
    if (this.#handles.has(path))
      throw new AppError('gateway.path', `Two channels want the path ${path} of the gateway`, {
        remedy: 'Choose another "path" for one of them in config.toml.',
      });
    this.#handles.set(path, handle);
    try {
      return await untilAborted(signal, new Promise<never>(() => {}));
    } finally {
      this.#handles.delete(path);
    }
  }

  find(path: string): Handle | undefined {
    return this.#handles.get(path);
  }
}
