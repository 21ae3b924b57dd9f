import { messageOf } from '../../../shared/errors';
import type { SopEvent } from '../../../shared/sop';
import type { Clock } from '../../base/clock';
import type { Logger } from '../../base/logger';
import type { Problems } from '../../base/problems';
import type { LevelChange } from '../../ports/boards';

export interface LevelEventsPorts {
  /** On disk when it returns, if it started anything. Throws only when it could not be recorded: then nothing has started, and the changes behind it wait. */
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
 * disk is full) is kept here and tried again, in order. What is too much to keep is lost, and the problem that says so stays.
 */
export class LevelEvents {
  readonly #kept: LevelChange[] = [];
  readonly #closed = new AbortController();
  #lost = 0;

  constructor(private readonly ports: LevelEventsPorts) {}

  take(change: LevelChange): void {
    this.#kept.push(change);
    if (this.#kept.length === 1) this.#pass();
    if (this.#kept.length <= mostKept) return;
    this.#lost += 1;
    this.ports.logger.error('A change of a pin is given up: too many could not be recorded', { change: this.#kept.shift() });
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
      if (this.#lost === 0) this.ports.problems.clear(problemId);
      else this.ports.problems.report(problemId, 'Boards', `${String(this.#lost)} changes of pins were lost, because they could not be recorded`, 'They started nothing. Look at what these pins tell of, and start by hand what has to be done; ZeroClaw says this until it ends.');
    } catch (failure) {
      const why = messageOf(failure);
      if (this.#lost === 0) this.ports.problems.report(problemId, 'Boards', `Changes of pins could not be recorded: ${why}`, 'They are kept and tried again until ZeroClaw ends. Check that the disk of the data folder has room and can be written.');
      else this.ports.problems.report(problemId, 'Boards', `Changes of pins could not be recorded, and ${String(this.#lost)} of them are lost: ${why}`, `The last ${String(mostKept)} are kept and tried again until ZeroClaw ends. Check that the disk of the data folder has room and can be written.`);
      this.ports.clock.sleep(retryAfterMs, this.#closed.signal).then(() => { this.#pass(); }, () => {});
    }
  }
}
