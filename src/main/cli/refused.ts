import { AppError } from '../../shared/errors';
import type { Refusal, Result } from '../../shared/result';

/** The engine said no; on the command line that is the end of the command. */
export class RefusedError extends AppError {
  constructor({ code, message, remedy }: Refusal) {
    super(code, message, remedy === undefined ? {} : { remedy });
  }
}

/** What the command line was given does not make sense: exit code 2. */
export class UsageError extends AppError {
  constructor(message: string, remedy: string) {
    super('cli.usage', message, { remedy });
  }
}

export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new RefusedError(result.error);
}
