import { z } from 'zod';
import { signalEvent, type ToldSignal } from '../../../domain/procedure/signal-event';
import { messageOf } from '../../../shared/errors';
import type { SopEvent } from '../../../shared/sop';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import type { Problems } from '../../platform/base/problems';
import type { Incidents } from '../../platform/incidents';

export interface LevelEventsPorts {
  /**
   * On disk when it returns, if it started anything. Throws only when it could not be recorded: then nothing
   * has started, and the changes behind it wait.
   */
  readonly dispatch: (event: SopEvent, startedBy: string) => void;
  readonly clock: Clock;
  readonly problems: Problems;
  readonly incidents: Pick<Incidents, 'find' | 'tell'>;
  readonly logger: Logger;
}

const retryAfterMs = 5_000;
const mostKept = 1_000;
const problemId = 'board-events';
const incidentId = 'board-events-lost';
/** How many. */
const Lost = z.number().int();

/**
 * Changes of pins, and of signals of devices, as events: topic `board/pin_N`, payload the number, or what an analog input measured. A change is told once, so
 * what cannot be recorded (the disk is full) is kept here and tried again, in order. What is too much to keep
 * is lost, which is an incident once the disk takes them again.
 */
export class LevelEvents {
  readonly #kept: ToldSignal[] = [];
  readonly #closed = new AbortController();
  #lost = 0;

  constructor(private readonly ports: LevelEventsPorts) {}

  take(change: ToldSignal): void {
    this.#kept.push(change);
    if (this.#kept.length === 1) this.#pass();
    if (this.#kept.length <= mostKept) return;
    this.#lost += 1;
    this.ports.logger.error('A change of a pin is given up: too many could not be recorded', {
      change: this.#kept.shift(),
    });
  }

  close(): void {
    this.#closed.abort(new Error('the engine closes'));
    this.ports.problems.clear(problemId);
    this.#lost += this.#kept.splice(0).length;
    if (this.#lost > 0) this.#tellLost();
  }

  /** What was lost before is counted in, until somebody has seen it. */
  #tellLost(): void {
    const { incidents } = this.ports;
    const before = Lost.safeParse(incidents.find(incidentId)?.data);
    const lost = this.#lost + (before.success ? before.data : 0);
    this.#lost = 0;
    incidents.tell({
      id: incidentId,
      crowd: incidentId,
      where: 'Boards',
      message:
        lost === 1
          ? 'A change of a pin was lost, because it could not be recorded'
          : `${String(lost)} changes of pins were lost, because they could not be recorded`,
      remedy:
        'They started nothing. Look at what the pins tell of that procedures listen to, and start by hand what has to be done.',
      data: lost,
    });
  }

  #pass(): void {
    try {
      for (let next = this.#kept[0]; next !== undefined; next = this.#kept[0]) {
        this.ports.dispatch(signalEvent(next), `board ${next.board}`);
        this.#kept.shift();
      }
      this.ports.problems.clear(problemId);
      if (this.#lost > 0) this.#tellLost();
    } catch (failure) {
      const why = messageOf(failure);
      if (this.#lost === 0)
        this.ports.problems.report(
          problemId,
          'Boards',
          `Changes of pins could not be recorded: ${why}`,
          'They are kept and tried again until ZeroClaw ends. Check that the disk of the data folder has room and can be written.',
        );
      else
        this.ports.problems.report(
          problemId,
          'Boards',
          `Changes of pins could not be recorded, and ${String(this.#lost)} of them are lost: ${why}`,
          `The last ${String(mostKept)} are kept and tried again until ZeroClaw ends. Check that the disk of the data folder has room and can be written.`,
        );
      this.ports.clock.sleep(retryAfterMs, this.#closed.signal).then(
        () => {
          this.#pass();
        },
        () => {},
      );
    }
  }
}
