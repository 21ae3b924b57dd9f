import { messageOf } from '../../../shared/errors';
import type { DispatchRow, SopEvent, UnderWay } from '../../../shared/sop';
import { heardPlaceOf } from '../../../shared/trigger-facts';
import type { Run } from '../../../shared/run';
import type { Counted } from '../../../domain/procedure/triggers/counted-now';
import { matchTrigger } from '../../../domain/procedure/triggers/triggers';
import type { TimedTrigger } from '../../../domain/procedure/triggers/timed-trigger';
import type { DispatchOptions, SopEnginePorts } from './engine-ports';
import { TimedTriggers, type TimedListener, type TimedOutcome } from './triggers/timed-triggers';
import type { Matches } from './triggers/trigger-index';

/** What the engine does for what time brings about. */
interface TimedEngine {
  isClosed(): boolean;
  match(event: SopEvent): Matches;
  /** As the engine's `dispatch`, for these. */
  dispatch(
    matches: Matches,
    event: SopEvent,
    startedBy: string,
    options: DispatchOptions,
  ): readonly DispatchRow[];
  /** On disk when it returns. */
  atomically(work: () => void): void;
  /** Takes back what is remembered of the transaction under way, should it fail. */
  onUndo(undo: () => void): void;
}

/** Who started what time has started: as the event that it goes by. */
const startedBy = ({ source, topic }: SopEvent): string =>
  source === 'peripheral' ? `board ${(topic ?? '').replace(/\/[^/]*$/u, '')}` : source;

/** The edge around triggers that count time: what is due starts, what cannot be heard begins anew. */
export class TimeKeeper {
  readonly #timed: TimedTriggers;

  constructor(
    private readonly ports: Pick<SopEnginePorts, 'triggerStates' | 'canHear' | 'sops' | 'clock' | 'logger'>,
    private readonly engine: TimedEngine,
  ) {
    this.#timed = new TimedTriggers({
      states: ports.triggerStates,
      entries: () => ports.sops.entries(),
      clock: ports.clock,
      logger: ports.logger,
      onUndo: (undo) => {
        engine.onUndo(undo);
      },
    });
  }

  /** What an earlier engine left. Throws when it could not be written. */
  recover(): void {
    this.#attempt('What triggers had counted could not be taken up, and begins anew', () => {
      this.engine.atomically(() => {
        this.#timed.recover();
        this.#timed.connection('back', this.#isConnected);
        this.#timed.sow(this.#timed.unsown(), this.#isConnected);
      });
    });
  }

  /** What the event means to them. Nothing changes yet. */
  hear(listeners: readonly TimedListener[], event: SopEvent): readonly TimedOutcome[] {
    return this.#timed.hear(listeners, event);
  }

  /** What was due before an event came has happened before it. */
  pass(): void {
    if (!this.#timed.isDue || this.engine.isClosed()) return;
    this.#attempt('What a trigger had waited for could not be carried out; it is tried again', () => {
      this.#carryOutDue();
    });
  }

  /**
   * What a place is now, found out rather than told by a change: news for triggers that count time alone.
   * Throws as the engine's `dispatch` does.
   */
  find(event: SopEvent, by: string): void {
    this.pass();
    const { timed } = this.engine.match(event);
    if (timed.length > 0) this.engine.dispatch({ ...noMatches, timed }, event, by, {});
  }

  /** Places that can be heard no more: what triggers counted there begins anew. */
  lost(isThere: (trigger: TimedTrigger) => boolean): void {
    if (!this.#timed.countsAt(isThere)) return;
    this.pass();
    this.engine.atomically(() => {
      this.#timed.connection('lost', isThere);
    });
  }

  /** Places that can be heard again: what is counted by silence goes on. */
  back(isThere: (trigger: TimedTrigger) => boolean): void {
    this.engine.atomically(() => {
      this.#timed.connection('back', isThere);
    });
  }

  /** Definitions have changed. */
  reload(): void {
    const [ids, places] = [this.#timed.leftOver(), this.#timed.unsown()];
    if (ids.length > 0 || places.length > 0)
      this.engine.atomically(() => {
        this.#timed.drop(ids);
        this.#timed.sow(places, this.#isConnected);
      });
  }

  /** Nothing that was counted starts anything. What cannot be written counts on, while the triggers are paused. */
  callOff(why: 'stop' | 'restore'): void {
    this.#attempt('What triggers had counted could not be called off', () => {
      this.engine.atomically(() => {
        if (why === 'restore') this.#timed.forget();
        else this.#timed.callOff();
      });
    });
  }

  /** How far the triggers of a procedure are. */
  underWay(folder: string): readonly UnderWay[] {
    return this.#timed.underWay(folder);
  }

  /** The same for the procedure of a run, and whether the place of its event can be heard. */
  counted({ sop, folder = sop.name, trigger: event }: Run): Counted {
    const trigger = sop.triggers.find(
      (each) => each.type === event.source && matchTrigger(each, event).matched,
    );
    const heard = trigger === undefined ? null : heardPlaceOf(trigger);
    return {
      underWay: this.underWay(folder),
      isHeard: heard !== null && this.ports.canHear({ source: heard.source, topic: event.topic }),
    };
  }

  /** Lets time count until aborted. */
  run(signal: AbortSignal): Promise<void> {
    return this.#timed.run(() => {
      this.#carryOutDue();
    }, signal);
  }

  readonly #isConnected = (trigger: TimedTrigger): boolean => {
    const heard = heardPlaceOf(trigger);
    return heard !== null && this.ports.canHear({ source: heard.source, topic: heard.place });
  };

  #carryOutDue(): void {
    for (let ids = this.#timed.due(); ids.length > 0 && !this.engine.isClosed(); ids = this.#timed.due())
      for (const id of ids) {
        const outcome = this.#timed.pass(id, this.#isConnected);
        if (outcome !== null) this.#carryOut(outcome);
      }
    this.#timed.looked();
  }

  #carryOut({ entry, starts, apply }: TimedOutcome): void {
    if (starts === null) {
      this.engine.atomically(() => {
        apply(false);
      });
      return;
    }
    this.engine.dispatch({ ...noMatches, matching: [entry] }, starts, startedBy(starts), {
      durable: true,
      alongside: (rows) => {
        apply(rows.some(({ result }) => result !== 'skipped'));
      },
    });
  }

  #attempt(message: string, what: () => void): void {
    try {
      what();
    } catch (failure) {
      this.ports.logger.error(message, { failure: messageOf(failure) });
    }
  }
}

const noMatches: Matches = { matching: [], misses: [], timed: [] };
