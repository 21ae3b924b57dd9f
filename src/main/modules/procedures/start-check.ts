import { wasAhead } from '../../../shared/moments';
import type { Result } from '../../../shared/result';
import type { Run } from '../../../shared/run';
import type { SopEvent } from '../../../shared/sop';
import type { Pause, SopEnginePorts } from './engine-ports';
import { lastEndsIn } from './triggers/last-end';
import { checkFailed, mayStart, type NotStarted, type Startable } from './triggers/may-start';

export interface StartConditions {
  readonly dry?: boolean;
  /** Absent: whether the event is a person's start. */
  readonly byPerson?: boolean;
  /** The event is taken out of the queue: those that wait there do not count. */
  readonly fromQueue?: boolean;
  /** As if this run had ended. */
  readonly without?: string;
}

/** What the engine knows of the moment. */
interface Moment {
  active(): Iterable<Run>;
  pause(): Pause | null;
  queuedOf(folder: string, key: string | undefined): number;
}

/** Whether an event may start a procedure now, by what the engine and the record know. */
export class StartCheck {
  /** Procedures of which it was told that a clock was ahead. */
  readonly #toldEnds = new Set<string>();

  constructor(
    private readonly ports: Pick<
      SopEnginePorts,
      'settings' | 'log' | 'formerNames' | 'clock' | 'cutOff' | 'logger'
    >,
    private readonly engine: Moment,
  ) {}

  mayStart(
    startable: Startable,
    trigger: SopEvent,
    { dry = false, byPerson = trigger.source === 'manual', fromQueue = false, without }: StartConditions = {},
  ): Result<null, NotStarted> {
    const { enabled, maxActiveRuns, maxWaitingRuns } = this.ports.settings();
    // A dry run takes no real run's place, and the other way round.
    const active: Run[] = [];
    for (const run of this.engine.active())
      if ((run.dry === true) === dry && run.runId !== without) active.push(run);
    const now = this.ports.clock.now();
    let unread: unknown = null;
    const reading =
      <A extends readonly unknown[], T>(read: (...of: A) => T) =>
      (...of: A): T => {
        try {
          return read(...of);
        } catch (failure) {
          unread = failure;
          throw failure;
        }
      };
    const { log, formerNames } = this.ports;
    const lastFinishedAt = dry
      ? () => null
      : lastEndsIn(
          {
            lastFinishedAt: reading((...of) => log.lastFinishedAt(...of)),
            lastFinishedIn: reading((...of) => log.lastFinishedIn(...of)),
          },
          reading(formerNames),
          now,
        );
    try {
      return mayStart(
        startable,
        trigger,
        {
          enabled,
          maxActiveRuns,
          maxWaitingRuns,
          // A rehearsal does nothing that the fleet would have to know.
          cutOffSince: dry ? null : (this.ports.cutOff?.since() ?? null),
          pause: this.engine.pause(),
          active,
          hasWaited: fromQueue,
          ...(dry || fromQueue ? {} : { queuedOf: (folder, key) => this.engine.queuedOf(folder, key) }),
          lastFinishedAt,
          now,
        },
        byPerson,
      );
    } catch (failure) {
      // That the record cannot be read is no fault of this procedure.
      if (failure === unread) throw failure;
      return checkFailed(failure);
    }
  }

  /** Once: it says why a cooldown was taken for over. */
  tellEndAhead(sop: string): void {
    if (this.#toldEnds.has(sop)) return;
    const endedAt = this.ports.log.lastFinishedAt(sop, undefined, Infinity);
    if (endedAt === null || !wasAhead(endedAt, this.ports.clock.now())) return;
    this.#toldEnds.add(sop);
    this.ports.logger.warn(
      'The clock was ahead when a run of this procedure ended: that end counts for no cooldown',
      { sop, endedAt: new Date(endedAt).toISOString() },
    );
  }
}
