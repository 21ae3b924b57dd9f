import { messageOf } from '../../shared/errors';
import type { SopEvent } from '../../shared/sop';
import type { Clock } from '../base/clock';
import type { Logger } from '../base/logger';
import type { Problems } from '../base/problems';
import type { LevelChange } from '../ports/boards';

export interface LevelEventsPorts {
  /** On disk when it returns, if it started anything. Throws when it could not be recorded: then nothing has started. */
  readonly dispatch: (event: SopEvent, startedBy: string) => void;
  readonly clock: Clock;
  readonly problems: Problems;
  readonly logger: Logger;
}

const retryAfterMs = 5_000;
const mostKept = 1_000;
const problemId = 'board-events';

/**
 * Level changes of boards as events: topic `board/pin_N`, payload `0` or `1`. A board tells a change once, so what cannot be recorded (the
 * disk is full) is kept here and tried again, in order.
 */
export class LevelEvents {
  readonly #kept: LevelChange[] = [];
  readonly #closed = new AbortController();

  constructor(private readonly ports: LevelEventsPorts) {}

  take(change: LevelChange): void {
    this.#kept.push(change);
    if (this.#kept.length === 1) this.#pass();
    else if (this.#kept.length > mostKept) this.ports.logger.error('A change of a pin is given up: too many could not be recorded', { change: this.#kept.shift() });
  }

  close(): void {
    this.#closed.abort(new Error('the engine closes'));
    this.ports.problems.clear(problemId);
  }

  #pass(): void {
    try {
      for (let next = this.#kept[0]; next !== undefined; next = this.#kept[0]) {
        this.ports.dispatch({ source: 'peripheral', topic: `${next.board}/pin_${String(next.pin)}`, payload: String(next.value), receivedAt: next.at }, `board ${next.board}`);
        this.#kept.shift();
      }
      this.ports.problems.clear(problemId);
    } catch (failure) {
      this.ports.problems.report(problemId, 'Boards', `Changes of pins could not be recorded: ${messageOf(failure)}`, 'They are kept and tried again until ZeroClaw ends. Check that the disk of the data folder has room and can be written.');
      this.ports.clock.sleep(retryAfterMs, this.#closed.signal).then(() => { this.#pass(); }, () => {});
    }
  }
}
