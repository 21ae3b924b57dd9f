import { AppError, messageOf } from '../../../shared/errors';
import type { Problem } from '../../../shared/status';
import type { Clock } from './clock';
import { Emitter } from './emitter';
import type { Logger } from './logger';

/**
 * What a person should know now: one entry per place (`id`), replaced when it changes, cleared when it is
 * fixed. The status line, `zeroclaw doctor` and the log show the same entries.
 */
export class Problems {
  readonly #current = new Map<string, Problem>();
  readonly changed: Emitter<readonly Problem[]>;

  constructor(
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.changed = new Emitter((failure) => {
      logger.error('A listener of problems failed', { failure: String(failure) });
    });
  }

  /**
   * `id` names the place, e.g. `config`, `mqtt`, `board:nucleo-f401re-0`. Reporting the same again is silent.
   */
  report(id: string, where: string, message: string, remedy: string): void {
    this.show({ id, at: this.clock.now(), where, message, remedy });
  }

  /** With a time and a number of its own. */
  show(problem: Problem): void {
    const { id, where, message, remedy, incident } = problem;
    const known = this.#current.get(id);
    const isSame = known?.where === where && known.message === message && known.remedy === remedy;
    if (isSame && known.incident?.number === incident?.number && known.incident?.times === incident?.times)
      return;
    this.#current.set(id, problem);
    if (!isSame) this.logger.warn(message, { where, remedy });
    this.changed.emit(this.list());
  }

  clear(id: string): void {
    if (this.#current.delete(id)) this.changed.emit(this.list());
  }

  list(): readonly Problem[] {
    return [...this.#current.values()].sort((a, b) => b.at - a.at);
  }
}

/** In its own words, with its remedy where it has one. */
export function reportFailure(
  problems: Pick<Problems, 'report'>,
  id: string,
  where: string,
  failure: unknown,
): void {
  const remedy = failure instanceof AppError ? failure.remedy : undefined;
  problems.report(id, where, messageOf(failure), remedy ?? '');
}
