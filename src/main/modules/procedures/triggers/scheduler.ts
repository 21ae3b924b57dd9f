import { messageOf } from '../../../../shared/errors';
import type { SopEntry } from '../../../../shared/sop';
import type { Clock } from '../../../platform/base/clock';
import { correctionMs, wasAhead } from '../../../../shared/moments';
import type { Logger } from '../../../platform/base/logger';
import type { FleetTick, TickTaker } from '../../../ports/fleet-ticks';
import { listenedTo } from '../definition/listened-to';
import {
  firesWithin,
  lastTickWithin,
  lookedUntil,
  nextFireAt,
  parseCron,
  type CronSchedule,
} from '../../../platform/base/cron';

/**
 * Until when ticks were looked at, by key, so that those missed while nothing ran are caught once.
 * Milliseconds since 1970.
 */
export interface LastCheck {
  /** Null: never. */
  read(key: string): number | null;
  /** Takes part in the transaction around it; on disk on return without one. */
  write(key: string, at: number): void;
}

/**
 * From when on each cron counts, by folder, expression and zone; kept for the next engine. Milliseconds since
 * 1970.
 */
export interface CronsInForce {
  /** Null: no engine has written it. */
  read(): Readonly<Record<string, number>> | null;
  /** On disk on return. */
  write(since: Readonly<Record<string, number>>): void;
}

export interface SchedulerPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly lastCheck: LastCheck;
  readonly inForce: CronsInForce;
  readonly entries: () => readonly SopEntry[];
  /** Zone of expressions that name none; IANA name, empty = the machine's. */
  readonly timezone: () => string;
  /**
   * Starts it, and calls `remember` in the same transaction. Throws when that could not be written: then
   * nothing was started.
   */
  readonly fire: (entry: SopEntry, expression: string, at: number, remember: () => void) => void;
  /** Which engine of the fleet starts what is due. */
  readonly takerOf: (tick: FleetTick) => TickTaker;
  /** Nothing starts now; what is due stays due, and starts once. Absent: never. */
  readonly isHeld?: () => boolean;
}

interface Cron {
  /** Of folder, expression and zone. */
  readonly key: string;
  readonly expression: string;
  readonly schedule: CronSchedule;
  readonly isOfFleet: boolean;
}

/** Longest time between two looks at the clock, so that sleep and clock changes are noticed. */
const lookEveryMs = 30_000;
const everything = 'sops';
/** The latest look ever; written when the clock is set back, and never lowered. */
const furthestLook = 'sops furthest';

/**
 * Fires each SOP at most once for the window since the last look, however many ticks it held. A tick that
 * fired is remembered with the start, so a crash at any point neither loses nor repeats it.
 */
export class CronScheduler {
  readonly #schedules = new Map<string, CronSchedule | null>();
  /** From when on a cron counts; null until the first look, which goes on with those of the engine before. */
  #since: ReadonlyMap<string, number> | null = null;
  #kept: ReadonlyMap<string, number> | null = null;
  #wake = new AbortController();

  constructor(private readonly ports: SchedulerPorts) {}

  /** Runs until aborted. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const looked = this.ports.clock.now();
      try {
        this.check();
      } catch (failure) {
        this.ports.logger.error('The cron check failed', { failure: messageOf(failure) });
      }
      await this.#sleepUntilNext(looked, signal);
    }
  }

  /** Definitions changed: a new cron counts from now on, and the next tick may be another one. */
  reload(): void {
    if (this.#since !== null) this.#since = this.#countedFrom(this.#since, this.ports.clock.now());
    this.#wake.abort();
  }

  /** It is known by now who starts what is due. */
  lookAgain(): void {
    this.#wake.abort();
  }

  check(): void {
    if (this.ports.isHeld?.() === true) return;
    const now = this.ports.clock.now();
    this.#since ??= this.#sinceBefore(now);
    this.#keep(this.#since);
    const last = this.ports.lastCheck.read(everything) ?? now;
    const furthest = this.ports.lastCheck.read(furthestLook) ?? last;
    const checked = lookedUntil(last, furthest, now);
    if (now < checked && checked - now < correctionMs) return;
    if (checked - now >= correctionMs) this.ports.lastCheck.write(furthestLook, Math.max(furthest, checked));
    let failed = false;
    for (const entry of this.ports.entries()) {
      try {
        if (now > checked) this.#fireIfDue(entry, checked, now);
        this.#takeIfDue(entry, checked, now);
      } catch (failure) {
        failed = true;
        this.ports.logger.error('A procedure could not be started by the clock; it is tried again', {
          sop: entry.name,
          failure: messageOf(failure),
        });
      }
    }
    if (!failed) this.ports.lastCheck.write(everything, now);
  }

  /** When the SOP fires next by the clock; null: it has no cron trigger, it is broken, or never. */
  nextFireAt(entry: SopEntry): number | null {
    return entry.sop === null ? null : this.#nextTick(entry, this.ports.clock.now());
  }

  #nextTick(entry: SopEntry, from: number): number | null {
    const times = this.#crons(entry)
      .map(({ schedule }) => nextFireAt(schedule, from))
      .filter((at) => at !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  #fireIfDue(entry: SopEntry, checked: number, now: number): void {
    const own = `fired ${entry.folder}`;
    const crons = this.#crons(entry).filter(({ isOfFleet }) => !isOfFleet);
    if (crons.length === 0) return;
    // A time that lies far ahead was written by a clock that was wrong.
    const atLeast = (at: number): number => (wasAhead(at, now) ? checked : Math.max(at, checked));
    const fired = atLeast(this.ports.lastCheck.read(own) ?? checked);
    const due = crons.find(({ key, schedule }) =>
      firesWithin(schedule, Math.max(fired, atLeast(this.#since?.get(key) ?? now)), now),
    );
    if (due !== undefined)
      this.ports.fire(entry, due.expression, now, () => {
        this.ports.lastCheck.write(own, now);
      });
  }

  /**
   * A schedule of the fleet counts from the last tick of which it is settled who starts it, so one that nobody could
   * be asked about stays due; of several only the last. What is asked is written down before, so that a tick that
   * was taken in the moment of a crash is started by the next engine of this home.
   */
  #takeIfDue(entry: SopEntry, checked: number, now: number): void {
    const { lastCheck, takerOf, fire } = this.ports;
    for (const { key, expression, schedule } of this.#crons(entry).filter(({ isOfFleet }) => isOfFleet)) {
      const [settledAt, askedAt] = [`fleet ${key}`, `fleet asked ${key}`];
      const known = lastCheck.read(settledAt);
      const settled = known === null || wasAhead(known, now) ? checked : known;
      if (settled !== known) lastCheck.write(settledAt, settled);
      const since = this.#since?.get(key) ?? now;
      const due = lastTickWithin(schedule, wasAhead(since, now) ? settled : Math.max(settled, since), now);
      if (due === null) continue;
      const take = (at: number): TickTaker => {
        const taker = takerOf({ procedure: entry.name, expression, due: at, isPast: at < due });
        const settle = (): void => {
          lastCheck.write(settledAt, at);
        };
        if (taker === 'here') fire(entry, expression, now, settle);
        else if (taker === 'elsewhere') settle();
        return taker;
      };
      const asked = lastCheck.read(askedAt) ?? settled;
      if (asked > settled && asked < due && take(asked) === 'unknown') continue;
      if (asked !== due) lastCheck.write(askedAt, due);
      take(due);
    }
  }

  /** A home whose engines kept none so far cannot tell what is new: all of it counts from the last look. */
  #sinceBefore(now: number): ReadonlyMap<string, number> {
    const kept = this.ports.inForce.read();
    return kept === null
      ? this.#countedFrom(new Map(), 0)
      : this.#countedFrom(new Map(Object.entries(kept)), now);
  }

  #keep(since: ReadonlyMap<string, number>): void {
    if (this.#kept === since) return;
    this.ports.inForce.write(Object.fromEntries(since));
    this.#kept = since;
  }

  #countedFrom(before: ReadonlyMap<string, number>, newFrom: number): ReadonlyMap<string, number> {
    const keys = this.ports.entries().flatMap((entry) => this.#crons(entry).map(({ key }) => key));
    return new Map(keys.map((key) => [key, before.get(key) ?? newFrom]));
  }

  /** From the look on, not from now: a tick that has passed since is due. */
  async #sleepUntilNext(looked: number, signal: AbortSignal): Promise<void> {
    this.#wake = new AbortController();
    const next = this.ports
      .entries()
      .map((entry) => this.#nextTick(entry, looked))
      .filter((at) => at !== null);
    const now = this.ports.clock.now();
    const wait = Math.max(0, Math.min(lookEveryMs, ...next.map((at) => at - now)));
    await this.ports.clock.sleep(wait, AbortSignal.any([signal, this.#wake.signal])).catch(() => {});
  }

  #crons(entry: SopEntry): readonly Cron[] {
    if (entry.sop?.enabled === false) return [];
    return listenedTo(entry).flatMap((trigger) => {
      if (trigger.type !== 'cron') return [];
      const zone = trigger.timezone ?? this.ports.timezone();
      const schedule = this.#parse(trigger.expression, zone);
      return schedule === null
        ? []
        : [
            {
              key: JSON.stringify([entry.folder, trigger.expression, zone]),
              expression: trigger.expression,
              schedule,
              isOfFleet: trigger.fleet === true,
            },
          ];
    });
  }

  #parse(expression: string, timezone: string): CronSchedule | null {
    const key = `${timezone} ${expression}`;
    const known = this.#schedules.get(key);
    if (known !== undefined) return known;
    const parsed = parseCron(expression, timezone === '' ? undefined : timezone);
    const schedule = parsed.ok ? parsed.value : null;
    this.#schedules.set(key, schedule);
    return schedule;
  }
}
