import { messageOf } from '../../shared/errors';
import type { Run } from '../../shared/run';
import type { Priority, Sop, SopEntry, SopEvent } from '../../shared/sop';
import type { QueuedEvent } from '../ports/event-queue';
import type { Result } from '../../shared/result';
import { concurrencyKeyOf } from './language/concurrency-key';
import { brokenDefinition } from './definition/broken-definition';
import type { RecordedRow, SopEnginePorts } from './engine-ports';
import { skipReasons } from './triggers/limits';
import { notStarted, type NotStarted, type Startable } from './triggers/may-start';
import { checkTriggers, matchSop } from './triggers/triggers';

/** While events wait, the queue is looked at again this often, whatever else happens. */
const lookEveryMs = 10_000;

const rank: Readonly<Record<Priority, number>> = { critical: 0, high: 1, normal: 2, low: 3 };

/** The events that wait for a place, for people: how many, and since when the oldest does. */
export interface Backlog {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly oldestAt: number;
}

/** What the engine does for an event that is taken out. */
export interface QueueEngine<Change extends { readonly run: Run }> {
  /** Whether nothing is started by events now. */
  readonly isPaused: () => boolean;
  mayStart(startable: Startable, event: SopEvent): Result<null, NotStarted>;
  /** Within a transaction: the run is written, and followed when all of it is on disk. */
  start(
    startable: Startable,
    sopHash: string,
    event: SopEvent,
    startedBy: string,
  ): Result<Change, NotStarted>;
  /** The change is not on disk after all. */
  forget(change: Change): void;
  followStarted(change: Change): void;
  tellSkipped(sop: Sop, event: SopEvent, why: NotStarted): void;
  /** What the ledger's row tells has changed, or how many events wait. */
  changed(ledgerId: number | null): void;
}

/**
 * The events that found the engine full, on disk: taken out in the order of priority and age when a place is
 * free. Limits and condition are looked at again then; what has waited too long is skipped, with that reason.
 */
export class WaitingEvents<Change extends { readonly run: Run }> {
  #waiting: QueuedEvent[] = [];
  #isTaking = false;
  #closed = false;
  #looking: AbortController | null = null;

  constructor(
    private readonly ports: Pick<
      SopEnginePorts,
      'queue' | 'ledger' | 'transaction' | 'sops' | 'clock' | 'logger' | 'settings'
    >,
    private readonly engine: QueueEngine<Change>,
  ) {}

  get list(): readonly QueuedEvent[] {
    return this.#waiting;
  }

  /** Null: none waits. */
  get backlog(): Backlog | null {
    const [first, ...others] = this.#waiting;
    if (first === undefined) return null;
    return {
      count: this.#waiting.length,
      oldestAt: others.reduce((oldest, { queuedAt }) => Math.min(oldest, queuedAt), first.queuedAt),
    };
  }

  /** What an earlier engine left. */
  takeUp(): void {
    this.#waiting = [...this.ports.queue.list()].toSorted(inOrder);
    this.#look();
  }

  /** Writes it, within the transaction of the caller; it counts once `added` was told of it. */
  put({ sop, folder }: Startable, event: SopEvent, startedBy: string, ledgerId: number): QueuedEvent {
    const queued = {
      folder,
      name: sop.name,
      key: concurrencyKeyOf(sop, event),
      priority: sop.priority,
      queuedAt: this.ports.clock.now(),
      startedBy,
      ledgerId,
    };
    return { id: this.ports.queue.add(queued, event), ...queued };
  }

  /** These are on disk. */
  added(queued: readonly QueuedEvent[]): void {
    // Nearly always the last of its priority: a storm must not sort the whole queue at each event.
    for (const one of queued)
      this.#waiting.splice(this.#waiting.findLastIndex((other) => inOrder(other, one) < 0) + 1, 0, one);
    this.#look();
  }

  /** Starts what there is room for. Never throws: what cannot be written stays, and is tried again. */
  take(): void {
    if (this.#isTaking || this.#closed || this.#waiting.length === 0) return;
    this.#isTaking = true;
    try {
      this.#takeAll();
    } catch (failure) {
      this.ports.logger.error('An event that waits for a place could not be taken out of the queue', {
        failure: messageOf(failure),
      });
    } finally {
      this.#isTaking = false;
      this.#look();
    }
  }

  /** After a stop nothing of what had come before it starts by itself. What cannot be written waits on. */
  callOff(reason: string): void {
    const why = notStarted(reason, 'The event waited for a place when everything was stopped.').error;
    try {
      for (const queued of [...this.#waiting]) this.#skip(queued, why, null);
    } catch (failure) {
      this.ports.logger.error('Events that wait for a place could not be called off', {
        failure: messageOf(failure),
      });
    }
  }

  close(): void {
    this.#closed = true;
    this.#looking?.abort(new Error('the engine closes'));
  }

  #takeAll(): void {
    const maxAgeMs = this.ports.settings().maxEventAgeSecs * 1000;
    let isFull = false;
    for (const queued of [...this.#waiting]) {
      const waitedMs = this.ports.clock.now() - queued.queuedAt;
      if (waitedMs > maxAgeMs) {
        this.#skip(queued, tooOld(waitedMs, maxAgeMs), this.ports.queue.event(queued.id));
        continue;
      }
      if (isFull || this.engine.isPaused()) continue;
      isFull = this.#takeOne(queued);
    }
  }

  /** Returns whether there is no place, for this event and all behind it. */
  #takeOne(queued: QueuedEvent): boolean {
    const event = this.ports.queue.event(queued.id);
    if (event === null) {
      this.#skip(queued, notStarted('event lost', 'What the queue kept of it cannot be read.').error, null);
      return false;
    }
    const entry = this.#entryOf(queued);
    const why = entry === null ? gone(queued.name) : whyNot(entry, event);
    if (entry === null || entry.sop === null || why !== null) {
      this.#skip(queued, why ?? gone(queued.name), event);
      return false;
    }
    const startable = { sop: entry.sop, folder: entry.folder };
    const allowed = this.engine.mayStart(startable, event);
    // Runs that wait for a person keep those from starting that ask; the others go on.
    if (!allowed.ok && allowed.error.full === true)
      return allowed.error.reason === skipReasons.max_active_runs;
    if (allowed.ok) this.#start(queued, startable, entry, event);
    else this.#skip(queued, allowed.error, event);
    return false;
  }

  #start(queued: QueuedEvent, startable: Startable, entry: SopEntry, event: SopEvent): void {
    let change: Change | null = null;
    try {
      this.ports.transaction(true, () => {
        const started = this.engine.start(startable, entry.hash, event, queued.startedBy);
        if (!started.ok) throw new Error(`${started.error.reason}: ${started.error.detail}`);
        change = started.value;
        this.#settle(queued, {
          result: 'started',
          sop: queued.name,
          runId: started.value.run.runId,
          check: checkTriggers(startable.sop.triggers, event),
        });
      });
    } catch (failure) {
      if (change !== null) this.engine.forget(change);
      throw failure;
    }
    this.#left(queued);
    if (change !== null) this.engine.followStarted(change);
  }

  #skip(queued: QueuedEvent, why: NotStarted, event: SopEvent | null): void {
    this.ports.transaction(true, () => {
      this.#settle(queued, { result: 'skipped', sop: queued.name, ...why });
    });
    this.#left(queued);
    const entry = this.#entryOf(queued);
    if (event !== null && entry !== null && entry.sop !== null)
      this.engine.tellSkipped(entry.sop, event, why);
  }

  #settle(queued: QueuedEvent, row: RecordedRow): void {
    this.ports.queue.remove(queued.id);
    this.ports.ledger.settle(queued.ledgerId, row);
  }

  #left(queued: QueuedEvent): void {
    this.#waiting = this.#waiting.filter(({ id }) => id !== queued.id);
    this.engine.changed(queued.ledgerId);
  }

  #entryOf({ folder, name }: QueuedEvent): SopEntry | null {
    const entries = this.ports.sops.entries();
    return (
      entries.find((entry) => entry.folder === folder) ?? entries.find((entry) => entry.name === name) ?? null
    );
  }

  /** A setting, a pause or the disk may have changed without a word. */
  #look(): void {
    if (this.#closed || this.#looking !== null || this.#waiting.length === 0) return;
    const looking = new AbortController();
    this.#looking = looking;
    this.ports.clock.sleep(lookEveryMs, looking.signal).then(
      () => {
        this.#looking = null;
        this.take();
        this.engine.changed(null);
        this.#look();
      },
      () => {},
    );
  }
}

const inOrder = (a: QueuedEvent, b: QueuedEvent): number =>
  rank[a.priority] - rank[b.priority] || a.id - b.id;

const gone = (name: string): NotStarted =>
  notStarted('procedure gone', `There is no procedure "${name}" any more.`).error;

/** Why the definition as it is now is not started by this event; null: it is. */
function whyNot(entry: SopEntry, event: SopEvent): NotStarted | null {
  if (entry.sop === null) return brokenDefinition(entry);
  // The match of a schedule is a moment that is over.
  if (event.source === 'cron' || matchSop(entry.sop, event).matched) return null;
  return notStarted('no longer matches', 'Its triggers have changed while the event waited.').error;
}

function tooOld(waitedMs: number, maxAgeMs: number): NotStarted {
  const secs = (ms: number): string => String(Math.round(ms / 1000));
  return notStarted(
    'too old',
    `It waited ${secs(waitedMs)} s for a place, the limit is ${secs(maxAgeMs)} s ([sop] max_event_age_secs).`,
  ).error;
}
