import { AppError, messageOf } from '../../shared/errors';
import { procedures, type Output, type ParsedInput, type ProcedureName } from '../../shared/procedures';
import { refuse, type Result } from '../../shared/result';
import type { Decider } from '../../shared/run';
import { inputMistake } from './base/input-mistake';
import type { Logger } from './base/logger';
import type { Router } from '../ports/router';

export type ParsedBoard = ParsedInput<'boards.add'>;

/**
 * One function per procedure. `caller` says who asks and from which surface; a transport sets it, never the
 * request.
 */
export type Handlers = {
  readonly [P in ProcedureName]: (
    input: ParsedInput<P>,
    caller: Decider,
  ) => Result<Output<P>> | Promise<Result<Output<P>>>;
};

/** `told` as in `AnswerPorts`. */
export function createRouter(handlers: Handlers, logger: Logger, told: AnswerPorts['told']): Router {
  return {
    async ask(name, input, caller) {
      if (!isProcedure(name)) {
        return refuse({
          code: 'api.unknown',
          message: `The engine knows no request "${name}"`,
          remedy: 'Update the program that asked.',
        });
      }
      const parsed = procedures[name].input.safeParse(input);
      if (!parsed.success)
        return refuse({
          code: 'api.input',
          message: inputMistake(parsed.error, input),
          remedy: 'Correct it, then try again.',
        });
      const handler = handlers[name] as (input: unknown, caller: Decider) => Promise<Result<unknown>>;
      return answered(name, () => handler(parsed.data, caller), { logger, told });
    },
  };
}

interface AnswerPorts {
  readonly logger: Logger;
  /** A failure in the words that a person needs, where somebody knows them. */
  readonly told: (failure: unknown) => unknown;
}

/** What `work` answers; what it throws is a refusal, and a defect is in the log. */
export async function answered<T>(
  name: string,
  work: () => Result<T> | Promise<Result<T>>,
  { logger, told }: AnswerPorts,
): Promise<Result<T>> {
  try {
    return await work();
  } catch (thrown) {
    const failure = told(thrown);
    if (failure instanceof AppError)
      return refuse({ code: failure.code, message: failure.message, remedy: failure.remedy });
    logger.error('A procedure failed', {
      name,
      failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
    });
    return refuse({
      code: 'api.bug',
      message: `${name} failed: ${messageOf(failure)}`,
      remedy: 'This is a defect. The log in the data folder has the details.',
    });
  }
}

const isProcedure = (name: string): name is ProcedureName => Object.hasOwn(procedures, name);
