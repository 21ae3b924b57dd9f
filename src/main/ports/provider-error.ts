import { AppError, type AppErrorOptions } from '../../shared/errors';

/** What may help after a failure: the same again, another provider, or the same with fewer messages. */
export type Recovery = 'retry' | 'fail-over' | 'shorten';

export interface ProviderErrorOptions extends AppErrorOptions {
  /** Default: by code and `retryable`. */
  readonly recovery?: Recovery;
  /** How long the service asks to wait. */
  readonly retryAfterMs?: number | null;
  /** The server says that it is not ready yet. Default: no. */
  readonly isAway?: boolean;
  /** Of the server's answer; absent: it gave none. */
  readonly status?: number;
  /** The server says that it loads its model: it will answer by itself. Default: no. */
  readonly isLoading?: boolean;
}

/**
 * A model that could not answer. `code` is one of provider.unreachable, .refused, .overflow, .model,
 * .crashed, .protocol.
 */
export class ProviderError extends AppError {
  readonly recovery: Recovery;
  readonly retryAfterMs: number | null;
  readonly isAway: boolean;
  readonly isLoading: boolean;
  readonly status: number | null;

  constructor(code: string, message: string, options: ProviderErrorOptions = {}) {
    super(code, message, options);
    const usual = this.retryable ? 'retry' : 'fail-over';
    this.recovery = options.recovery ?? (code === 'provider.overflow' ? 'shorten' : usual);
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.isAway = options.isAway ?? false;
    this.isLoading = options.isLoading ?? false;
    this.status = options.status ?? null;
  }
}

/** The code of a failure that a key would have prevented, under whatever status a server says so. */
export const keyRefused = 'provider.key';

/** The prompt was longer than what the model holds. */
export const isOverflow = (failure: unknown): failure is ProviderError =>
  failure instanceof ProviderError && failure.code === 'provider.overflow';
