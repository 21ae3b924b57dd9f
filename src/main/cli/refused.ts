import { AppError } from '../../shared/errors';
import type { Refusal, Result } from '../../shared/result';

/** The engine said no; on the command line that is the end of the command. */
export class RefusedError extends AppError {
  constructor({ code, message, mend }: Refusal) {
    super(code, message, mend === undefined ? {} : { mend });
  }
}

/** What the command line was given does not make sense: exit code 2. */
export class UsageError extends AppError {
  constructor(message: string, mend: string) {
    super('cli.usage', message, { mend });
  }
}

export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new RefusedError(result.error);
}
