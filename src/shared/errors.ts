export interface AppErrorOptions {
  /** What the person can do about it, as a sentence. */
  readonly remedy?: string;
  readonly retryable?: boolean;
  readonly cause?: unknown;
}

/** Broken infrastructure, told to a person: what happened, where, and how to fix it. `code` is stable. */
export class AppError extends Error {
  readonly code: string;
  readonly remedy: string | undefined;
  readonly retryable: boolean;

  constructor(code: string, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.remedy = options.remedy;
    this.retryable = options.retryable ?? false;
  }
}

/** The text of anything thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);

/** Closes a switch: the compiler proves that every case was handled. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
