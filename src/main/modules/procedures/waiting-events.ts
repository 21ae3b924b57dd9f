import { messageOf } from '../../../shared/errors';
import type { Run } from '../../../shared/run';
import type { Sop, SopEntry, SopEvent } from '../../../shared/sop';
import { isDerived } from '../../../shared/trigger-facts';
import type { QueuedEvent } from '../../ports/event-queue';
import { concurrencyKeyOf } from '../../../domain/procedure/concurrency-key';
import { brokenDefinition } from './definition/broken-definition';
import type { RecordedRow, RunStarter, SopEnginePorts } from './engine-ports';
import { notStarted, type NotStarted, type Startable } from './triggers/may-start';
import { checkTriggers, matchSop } from '../../../domain/procedure/triggers/triggers';
import { keepsNewest } from '../../../domain/procedure/triggers/limits';
import { WaitingLine } from './waiting-line';

/** While events wait, the queue is looked at again this often, whatever else happens. */
const lookEveryMs = 10_000;

/** The events that wait for a place, for people: how many, and since when the oldest does. */
export interface Backlog {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly oldestAt: number;
}

/** What the engine does for an event that is taken out. */
export interface QueueEngine<Change extends { readonly run: Run }> extends RunStarter<Change> {
  /** Whether nothing is started by events now. */
  readonly isPaused: () => boolean;
  /** Whether as many runs are at work as may be. */
  readonly isFull: () => boolean;
  /** As the door's `enterLast`: with what is written next, behind all that may leave a place free. */
  enterLast<T>(durable: () => boolean, work: (onDisk: boolean) => T, follow: (value: T) => void): Promise<T>;
  /** When the transaction under way is taken back, this is too. */
  onUndo(undo: () => void): void;
  tellSkipped(sop: Sop, event: SopEvent, why: NotStarted): void;
  /** What the ledger's row tells has changed, or how many events wait. */
  changed(ledgerId: number | null): void;
}

/** So many are taken out in one transaction; the others come after everything else that is ready. */
const mostAtOnce = 50;
/** Of so many what came is at hand, which saves reading it, where it is no longer than this. */
const mostAtHand = 500;
const longestAtHand = 4096;

/** What became of one that was taken out. */
interface Taken<Change> {
  readonly queued: QueuedEvent;
  readonly change: Change | null;
  /** Of whom to tell that it did not start, and why. */
  readonly skipped: { readonly sop: Sop; readonly event: SopEvent; readonly why: NotStarted } | null;
}

/**
 * The events that found the engine full, on disk: taken out in the order of priority and age when a place is
 * free. Limits and condition are looked at again then; what has waited too long is skipped, with that reason.
 */
export class WaitingEvents<Change extends { readonly run: Run }> {
  readonly #waiting = new WaitingLine();
  /** Of them, those that wait because the engine is full. */
  readonly #capacity = new WaitingLine();
  /** What came, of some of them. */
  readonly #atHand = new Map<number, SopEvent>();
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

  /** How many of them hold a place of this procedure, for a start that is counted under `key`. */
  countOf(folder: string, key: string | undefined): number {
    return this.#waiting.countOf(folder, key);
  }

  /** Null: none waits because the engine is full. */
  get backlog(): Backlog | null {
    const oldestAt = this.#capacity.oldestAt();
    return oldestAt === null ? null : { count: this.#capacity.size, oldestAt };
  }

  /** Whether some wait that an event which comes now may have to let go first. */
  get isBusy(): boolean {
    return this.#capacity.size > 0;
  }

  /** What an earlier engine left; once more where some of it was held. */
  recover(): void {
    const known = new Set([...this.#waiting.inOrder()].map(({ id }) => id));
    for (const queued of this.ports.queue.list()) if (!known.has(queued.id)) this.#add(queued);
    this.#look();
  }

  /** Within the transaction of the caller. */
  put({ sop, folder }: Startable, event: SopEvent, startedBy: string, ledgerId: number): void {
    const told = {
      folder,
      name: sop.name,
      key: concurrencyKeyOf(sop, event),
      priority: sop.priority,
      queuedAt: this.ports.clock.now(),
      startedBy,
      ledgerId,
    };
    const queued = { id: this.ports.queue.add(told, event), ...told };
    this.#add(queued);
    if (this.#atHand.size < mostAtHand && (event.payload?.length ?? 0) <= longestAtHand)
      this.#atHand.set(queued.id, event);
    this.engine.onUndo(() => {
      this.#forget(queued);
    });
  }

  /** Within the transaction of the caller: of a procedure that keeps the newest alone, what waits under its key. */
  supersede({ sop, folder }: Startable, event: SopEvent): readonly QueuedEvent[] {
    if (!keepsNewest(sop)) return [];
    const key = concurrencyKeyOf(sop, event);
    const older = this.#waiting.of(folder).filter((queued) => queued.key === key);
    for (const queued of older) this.#settle(queued, supersededRow(queued));
    return older;
  }

  /** Some wait now, on disk, and `left` do no longer. */
  added(left: readonly QueuedEvent[]): void {
    for (const { ledgerId } of left) this.engine.changed(ledgerId);
    this.#look();
  }

  #add(queued: QueuedEvent): void {
    this.#waiting.add(queued);
    // What waits for a run of its own procedure to end says nothing of the engine.
    if (this.#isForCapacity(queued)) this.#capacity.add(queued);
  }

  #isForCapacity(queued: QueuedEvent): boolean {
    return this.#entryOf(queued)?.sop?.admission === undefined;
  }

  #forget(queued: QueuedEvent): void {
    this.#waiting.remove(queued);
    this.#capacity.remove(queued);
    this.#atHand.delete(queued.id);
  }

  /** Starts soon what there is room for. What cannot be written stays, and is tried again. */
  take(): void {
    if (this.#hasWork()) this.#enter();
  }

  /** What is about to be written may leave a place free: then the next one starts with it. */
  takeAlong(): void {
    if (this.#waiting.size > 0) this.#enter();
  }

  #enter(): void {
    if (this.#isTaking || this.#closed) return;
    this.#isTaking = true;
    this.engine
      .enterLast(
        () => this.#hasWork(),
        (onDisk) => (onDisk ? this.#takeSome() : null),
        (taken) => {
          this.#isTaking = false;
          this.#followTaken(taken ?? []);
          // A place may have got free in a write that did not wait for the disk.
          if (taken === null || taken.length >= mostAtOnce) this.take();
        },
      )
      .catch((failure: unknown) => {
        this.#isTaking = false;
        this.ports.logger.error('An event that waits for a place could not be taken out of the queue', {
          failure: messageOf(failure),
        });
      })
      .finally(() => {
        this.#look();
      });
  }

  /** After a stop nothing of what had come before it starts by itself. What cannot be written waits on. */
  callOff(reason: string): void {
    const why = notStarted(reason, 'The event waited for a place when everything was stopped.').error;
    const all = [...this.#waiting.inOrder()];
    try {
      this.ports.transaction(true, () => {
        for (const queued of all) this.#write(queued, { result: 'skipped', sop: queued.name, ...why });
      });
      for (const queued of all) this.#forget(queued);
      for (const { ledgerId } of all) this.engine.changed(ledgerId);
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

  #hasWork(): boolean {
    if (this.#waiting.size === 0) return false;
    return (!this.engine.isFull() && !this.engine.isPaused()) || this.#tooOld().length > 0;
  }

  /** Those at the front that have waited too long. */
  #tooOld(): readonly QueuedEvent[] {
    const before = this.ports.clock.now() - this.#maxAgeMs();
    return this.#waiting.fronts(
      (queued) => queued.queuedAt < before && !this.ports.queue.isHeld(queued.id),
      mostAtOnce,
    );
  }

  #maxAgeMs(): number {
    return this.ports.settings().maxEventAgeSecs * 1000;
  }

  /** Within a transaction; it may be called again when that was taken back. */
  #takeSome(): readonly Taken<Change>[] {
    if (this.#closed) return [];
    const now = this.ports.clock.now();
    const maxAgeMs = this.#maxAgeMs();
    const tooLate = this.#tooOld();
    const taken = tooLate.map((queued) =>
      this.#skip(queued, tooOld(now - queued.queuedAt, maxAgeMs), this.#eventOf(queued)),
    );
    const late = new Set(tooLate);
    /** Procedures that cannot start another run, or none under a key. */
    const kept = new Set<string>();
    for (const queued of this.#waiting.inOrder()) {
      if (taken.length >= mostAtOnce || this.engine.isPaused() || this.engine.isFull()) break;
      const { folder, key } = queued;
      if (late.has(queued) || kept.has(folder) || kept.has(keyIn(folder, key))) continue;
      const one = this.#takeOne(queued);
      if (typeof one === 'object') taken.push(one);
      else kept.add(one === 'full' ? folder : keyIn(folder, key));
    }
    return taken;
  }

  /** Of several that came at one moment the newest alone waits, where the procedure says so. */
  #isSuperseded(queued: QueuedEvent, sop: Sop): boolean {
    return (
      keepsNewest(sop) &&
      this.#waiting.of(queued.folder).some(({ id, key }) => key === queued.key && id > queued.id)
    );
  }

  #takeOne(queued: QueuedEvent): Taken<Change> | 'full' | 'own' {
    if (this.ports.queue.isHeld(queued.id)) return 'full';
    const event = this.#eventOf(queued);
    if (event === null)
      return this.#skip(
        queued,
        notStarted('event lost', 'What the queue kept of it cannot be read.').error,
        null,
      );
    const entry = this.#entryOf(queued);
    const why = entry === null ? gone(queued.name) : whyNot(entry, event);
    if (entry === null || entry.sop === null || why !== null)
      return this.#skip(queued, why ?? gone(queued.name), event);
    if (this.#isSuperseded(queued, entry.sop)) {
      this.#settle(queued, supersededRow(queued));
      return { queued, change: null, skipped: null };
    }
    const startable = { sop: entry.sop, folder: entry.folder };
    const started = this.engine.start(startable, entry.hash, event, queued.startedBy);
    if (!started.ok && started.error.full === true)
      return started.error.waitsForOwn === true ? 'own' : 'full';
    if (!started.ok) return this.#skip(queued, started.error, event);
    const wasThere = this.#settle(queued, {
      result: 'started',
      sop: queued.name,
      runId: started.value.run.runId,
      check: checkTriggers(startable.sop.triggers, event),
    });
    // What is on disk counts: the next try reads it there, and finds it lost.
    if (!wasThere) throw new Error('Somebody has taken it out of the database.');
    return { queued, change: started.value, skipped: null };
  }

  #skip(queued: QueuedEvent, why: NotStarted, event: SopEvent | null): Taken<Change> {
    this.#settle(queued, { result: 'skipped', sop: queued.name, ...why });
    const sop = this.#entryOf(queued)?.sop ?? null;
    return { queued, change: null, skipped: event === null || sop === null ? null : { sop, event, why } };
  }

  #eventOf({ id }: QueuedEvent): SopEvent | null {
    return this.#atHand.get(id) ?? this.ports.queue.event(id);
  }

  /** Within the transaction of the caller: it waits no longer. False: it was not there. */
  #settle(queued: QueuedEvent, row: RecordedRow): boolean {
    const wasForCapacity = this.#capacity.has(queued);
    const wasThere = this.#write(queued, row);
    this.#forget(queued);
    this.engine.onUndo(() => {
      this.#waiting.putBack(queued);
      if (wasForCapacity) this.#capacity.putBack(queued);
    });
    return wasThere;
  }

  /** False: it was not there. */
  #write({ id, ledgerId }: QueuedEvent, row: RecordedRow): boolean {
    const wasThere = this.ports.queue.remove(id);
    this.ports.ledger.settle(ledgerId, row);
    return wasThere;
  }

  /** It is on disk. */
  #followTaken(taken: readonly Taken<Change>[]): void {
    for (const { queued, change, skipped } of taken) {
      this.engine.changed(queued.ledgerId);
      if (change !== null) this.engine.followStarted(change);
      if (skipped !== null) this.engine.tellSkipped(skipped.sop, skipped.event, skipped.why);
    }
  }

  #entryOf({ folder, name }: QueuedEvent): SopEntry | null {
    const entries = this.ports.sops.entries();
    return (
      entries.find((entry) => entry.folder === folder) ?? entries.find((entry) => entry.name === name) ?? null
    );
  }

  /** A setting, a pause or the disk may have changed without a word. */
  #look(): void {
    if (this.#closed || this.#looking !== null || this.#waiting.size === 0) return;
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

const keyIn = (folder: string, key: string | undefined): string => JSON.stringify([folder, key ?? null]);

const supersededRow = ({ name }: QueuedEvent): RecordedRow => ({
  result: 'skipped',
  sop: name,
  ...notStarted('newer event', 'A newer event came while it waited, and the newest alone counts (admission).')
    .error,
});

const gone = (name: string): NotStarted =>
  notStarted('procedure gone', `There is no procedure "${name}" any more.`).error;

/** Why the definition as it is now is not started by this event; null: it is. */
function whyNot(entry: SopEntry, event: SopEvent): NotStarted | null {
  if (entry.sop === null) return brokenDefinition(entry);
  // The match of a schedule, or of a silence, is a moment that is over.
  if (event.source === 'cron' || isDerived(event.source) || matchSop(entry.sop, event).matched) return null;
  return notStarted('no longer matches', 'Its triggers have changed while the event waited.').error;
}

function tooOld(waitedMs: number, maxAgeMs: number): NotStarted {
  const secs = (ms: number): string => String(Math.round(ms / 1000));
  return notStarted(
    'too old',
    `It waited ${secs(waitedMs)} s for a place, the limit is ${secs(maxAgeMs)} s ([sop] max_event_age_secs).`,
  ).error;
}
