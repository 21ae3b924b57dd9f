import { AppError, messageOf } from '../../../shared/errors';
import type { Result } from '../../../shared/result';
import type { Run } from '../../../shared/run';
import { isUrgent, type DispatchRow, type Sop, type SopEntry, type SopEvent } from '../../../shared/sop';
import type { QueuedEvent } from '../../ports/event-queue';
import { brokenDefinition, brokenTrigger } from './definition/broken-definition';
import { listenedTo } from './definition/listened-to';
import { NeedsDisk, putOff, type Turn } from './door';
import type { DispatchOptions, RecordedRow, RunStarter, SopEnginePorts } from './engine-ports';
import { checkFailedReason, notStarted, type NotStarted, type Startable } from './triggers/may-start';
import type { TimedListener, TimedOutcome } from './triggers/timed-triggers';
import { withTimed } from './triggers/timed-misses';
import type { Matches } from './triggers/trigger-index';
import { checkTriggers, silentMatch } from '../../../domain/procedure/triggers/triggers';

/** What is answered to whoever sent the event. */
const toAnswer = (row: RecordedRow): DispatchRow =>
  row.result === 'started'
    ? { result: row.result, sop: row.sop, runId: row.runId }
    : { result: row.result, sop: row.sop, reason: row.reason, detail: row.detail };

/** It waits for nothing but the write that it is part of. */
const nextInLine: NotStarted = {
  reason: 'next in line',
  detail: 'It starts as soon as what it follows is written.',
  full: true,
};

/** What became of an event, as it is written. */
interface Dispatched<Change> {
  readonly rows: readonly DispatchRow[];
  readonly id: number;
  readonly changes: readonly Change[];
  /** Whether it waits for a place. */
  readonly isQueued: boolean;
  /** Those in whose place newer ones wait. */
  readonly superseded: readonly QueuedEvent[];
  readonly skipped: readonly (readonly [Sop, NotStarted])[];
  readonly broken: readonly (readonly [string, NotStarted])[];
}

/** What the engine does for an event that came. */
interface StartingEngine<Change extends { readonly run: Run }> extends RunStarter<Change> {
  isClosed(): boolean;
  mayStart(startable: Startable, event: SopEvent): Result<null, NotStarted>;
  run(runId: string): Run | undefined;
  /** Runs with a wait that the event ends, now or once it begins. `isNews`: the broker had not kept it from before. */
  hearing(event: SopEvent, isNews: boolean): readonly string[];
  /** Within a transaction: tells the run; null: it did not listen any more. */
  tellRun(runId: string, event: SopEvent, isNews: boolean): Change | null;
  /** What the event means to triggers that count time. */
  hear(timed: readonly TimedListener[], event: SopEvent): readonly TimedOutcome[];
  /** Whether there is no place now, or others wait for one. */
  isCrowded(): boolean;
  /** Within a transaction: it waits for a place. */
  put(startable: Startable, event: SopEvent, startedBy: string, ledgerId: number): void;
  /** Within a transaction: settles those that wait in whose place the newest does. */
  supersede(startable: Startable, event: SopEvent): readonly QueuedEvent[];
  /** Some wait now, on disk, and those no longer. */
  added(superseded: readonly QueuedEvent[]): void;
  /** The row of the ledger that tells of the event. */
  recorded(ledgerId: number, isQueued: boolean): void;
}

/** What comes of events: a start, a place in the queue or a reason for each procedure, and their record. */
export class EventStarts<Change extends { readonly run: Run }> {
  constructor(
    private readonly ports: Pick<SopEnginePorts, 'ledger' | 'broken' | 'unchecked' | 'crowdedOut' | 'logger'>,
    private readonly engine: StartingEngine<Change>,
  ) {}

  /** What is to be carried out for the event: within a transaction `work`, then, once that is written, `follow`. */
  of(
    matches: Matches,
    event: SopEvent,
    startedBy: string,
    options: DispatchOptions,
  ): {
    readonly durable: () => boolean;
    readonly work: (turn: Turn) => Dispatched<Change> | typeof putOff;
    readonly follow: (dispatched: Dispatched<Change>) => void;
  } {
    return {
      durable: () =>
        options.durable === true ||
        this.#startsAny(matches.matching, event, options) ||
        this.#hearing(event, options.withheld).length > 0 ||
        this.#hear(matches, event, options.withheld).some(({ changes }) => changes),
      work: (turn) => {
        if (this.engine.isClosed())
          throw new AppError('engine.closed', 'The engine is closing', {
            remedy: 'Start it again.',
            retryable: true,
          });
        if (!turn.isLast && this.#waitsItsTurn(matches, event, options, turn)) return putOff;
        const dispatched = this.#write(matches, event, startedBy, options);
        // A cooldown may have ended just now.
        if (!turn.onDisk && (dispatched.isQueued || dispatched.changes.length > 0)) throw new NeedsDisk();
        return dispatched;
      },
      follow: (dispatched) => {
        this.#follow(event, dispatched);
      },
    };
  }

  /**
   * Within the transaction of the caller: the event waits for its turn, on disk, with each procedure that it
   * would start, so that what is written beside it and these starts are certain together. `follow` when that is
   * written.
   */
  later(matches: Matches, event: SopEvent, startedBy: string): () => void {
    const dispatched = this.#write(matches, event, startedBy, {}, (startable, _hash, trigger) => {
      const allowed = this.engine.mayStart(startable, trigger);
      return allowed.ok || allowed.error.replaces !== undefined ? { ok: false, error: nextInLine } : allowed;
    });
    return () => {
      this.#follow(event, dispatched);
    };
  }

  /**
   * Where there is no place, or others wait for one, it is looked at behind what else is written together with it:
   * what ends in there leaves its place to those that have waited longest first. Not where it means something to
   * what waits for messages, or counts time: that is so in its order.
   */
  #waitsItsTurn(
    matches: Matches,
    event: SopEvent,
    { withheld }: DispatchOptions,
    { isBehind }: Turn,
  ): boolean {
    return (
      withheld === undefined &&
      event.source !== 'manual' &&
      (isBehind || this.engine.isCrowded()) &&
      matches.timed.length === 0 &&
      matches.matching.length > 0 &&
      this.#hearing(event, withheld).length === 0
    );
  }

  #startsAny(
    entries: readonly SopEntry[],
    event: SopEvent,
    { withheld }: Pick<DispatchOptions, 'withheld'>,
  ): boolean {
    return (
      withheld === undefined &&
      entries.some((entry) => {
        const { sop, folder } = entry;
        if (sop === null || silentMatch(entry, event) !== null) return false;
        const allowed = this.engine.mayStart({ sop, folder }, event);
        return allowed.ok || allowed.error.full === true || allowed.error.replaces !== undefined;
      })
    );
  }

  /** What is withheld is no news, and nothing counts by it. */
  #hear({ timed }: Matches, event: SopEvent, withheld: DispatchOptions['withheld']): readonly TimedOutcome[] {
    return withheld === undefined && timed.length > 0 ? this.engine.hear(timed, event) : [];
  }

  /** A message that the broker kept is no news, and says all the same what a run waits for. */
  #hearing(event: SopEvent, withheld: DispatchOptions['withheld']): readonly string[] {
    return withheld === undefined || withheld.isKnown === true
      ? this.engine.hearing(event, withheld === undefined)
      : [];
  }

  /** Within a transaction. */
  #write(
    matches: Matches,
    event: SopEvent,
    startedBy: string,
    { alongside, withheld }: DispatchOptions,
    start: RunStarter<Change>['start'] = (...of) => this.engine.start(...of),
  ): Dispatched<Change> {
    const heard = this.#hear(matches, event, withheld);
    // Before anything starts: what starts a run is not what it waits for.
    const listening = this.#hearing(event, withheld);
    // What has held for long enough says so on its run, unless the event alone starts it too.
    const startingWith = new Map([
      ...heard.flatMap(({ starts, entry }) => (starts === null ? [] : [[entry, starts] as const])),
      ...matches.matching.map((entry) => [entry, event] as const),
    ]);
    const entries = [...new Set([...matches.matching, ...startingWith.keys()])];
    const changes: Change[] = [];
    // Whoever starts it by hand reads the answer.
    const skipped: (readonly [Sop, NotStarted])[] = [];
    const broken: (readonly [string, NotStarted])[] = [];
    const full: (readonly [Startable, SopEvent])[] = [];
    const superseded: QueuedEvent[] = [];
    const kept = withheld === undefined ? null : notStarted(withheld.reason, withheld.detail);
    const recorded = entries.map((entry): RecordedRow => {
      const { sop, hash, name, folder } = entry;
      const trigger = startingWith.get(entry) ?? event;
      const check = checkTriggers(listenedTo(entry), trigger);
      const silent = silentMatch(entry, trigger);
      if (sop === null || silent !== null) {
        const why = sop === null || silent === null ? brokenDefinition(entry) : brokenTrigger(entry, silent);
        // What is withheld is withheld whatever is wrong with the procedure.
        if (kept !== null) return { result: 'skipped', sop: name, ...kept.error, check };
        if (event.source !== 'manual' && event.test !== true) broken.push([name, why]);
        return { result: 'skipped', sop: name, ...why, check };
      }
      const started = kept ?? start({ sop, folder }, hash, trigger, startedBy);
      if (started.ok) {
        superseded.push(...this.engine.supersede({ sop, folder }, trigger));
        changes.push(started.value);
        return { result: 'started', sop: name, runId: started.value.run.runId, check };
      }
      if (event.source !== 'manual') skipped.push([sop, started.error]);
      const isQueued = started.error.full === true && event.source !== 'manual';
      if (isQueued) full.push([{ sop, folder }, trigger]);
      return { result: isQueued ? 'queued' : 'skipped', sop: name, ...started.error, check };
    });
    const went = listening.flatMap(
      (runId) => this.engine.tellRun(runId, event, withheld === undefined) ?? [],
    );
    changes.push(...went);
    const rows = recorded.map(toAnswer);
    for (const { entry, starts, apply } of heard)
      apply(starts !== null && recorded[entries.indexOf(entry)]?.result !== 'skipped');
    alongside?.(rows, went.length > 0 || heard.some(({ changes: counted }) => counted));
    const answered = went.map(
      ({ run }) => ({ result: 'heard', sop: run.sop.name, runId: run.runId }) as const,
    );
    const id = this.ports.ledger.record(event, [...recorded, ...answered], withTimed(matches, heard, event));
    for (const waits of full) superseded.push(...this.engine.supersede(...waits));
    for (const [startable, trigger] of full) this.engine.put(startable, trigger, startedBy, id);
    return { rows, id, changes, isQueued: full.length > 0, superseded, skipped, broken };
  }

  /** It is on disk. */
  #follow(event: SopEvent, { id, changes, isQueued, superseded, skipped, broken }: Dispatched<Change>): void {
    if (isQueued || superseded.length > 0) this.engine.added(superseded);
    for (const [name, why] of broken)
      this.#tellPerson(name, () => {
        this.ports.broken(name, why);
      });
    for (const [sop, why] of skipped) this.tellSkipped(sop, event, why);
    for (const change of changes) this.engine.followStarted(change);
    this.engine.recorded(id, isQueued);
  }

  /** That it did not start, to whom it concerns. */
  tellSkipped(sop: Sop, event: SopEvent, why: NotStarted): void {
    const holders = isUrgent(sop)
      ? (why.blocked?.runs ?? []).flatMap(({ runId }) => this.engine.run(runId) ?? [])
      : [];
    this.#tellPerson(sop.name, () => {
      if (why.reason === checkFailedReason) this.ports.unchecked(sop, why);
      if (holders.length > 0) this.ports.crowdedOut(sop, event, why, holders);
    });
  }

  #tellPerson(sop: string, tell: () => void): void {
    try {
      tell();
    } catch (failure) {
      this.ports.logger.error('That a procedure did not start could not be told', {
        sop,
        failure: messageOf(failure),
      });
    }
  }
}
