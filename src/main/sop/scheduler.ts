import { messageOf } from '../../shared/errors';
import type { SopEntry } from '../../shared/sop';
import type { Clock } from '../base/clock';
import type { Logger } from '../base/logger';
import { firesWithin, nextFireAt, parseCron, type CronSchedule } from './cron';

/** Where the end of the last checked window is kept, so that ticks missed while nothing ran are caught once. */
export interface LastCheck {
  read(): number | null;
  write(at: number): void;
}

export interface SchedulerPorts {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly lastCheck: LastCheck;
  readonly entries: () => readonly SopEntry[];
  /** Zone of expressions that name none; IANA name, empty = the machine's. */
  readonly timezone: () => string;
  readonly fire: (entry: SopEntry, expression: string, at: number) => void;
}

/** Longest time between two looks at the clock, so that sleep and clock changes are noticed. */
const lookEveryMs = 30_000;

/** Fires each SOP at most once for the window since the last look, however many ticks it held. */
export class CronScheduler {
  readonly #schedules = new Map<string, CronSchedule | null>();
  #wake = new AbortController();

  constructor(private readonly ports: SchedulerPorts) {}

  /** Runs until aborted. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        this.check();
      } catch (failure) {
        this.ports.logger.error('The cron check failed', { failure: messageOf(failure) });
      }
      await this.#sleepUntilNext(signal);
    }
  }

  /** Definitions changed: the next tick may be another one. */
  reload(): void {
    this.#wake.abort();
  }

  check(): void {
    const now = this.ports.clock.now();
    const last = this.ports.lastCheck.read() ?? now;
    if (now > last) {
      for (const entry of this.ports.entries()) {
        const expression = this.#crons(entry).find(({ schedule }) => firesWithin(schedule, last, now))?.expression;
        if (expression !== undefined) this.ports.fire(entry, expression, now);
      }
    }
    // A clock that was set back starts a new window; what lies behind was checked before.
    this.ports.lastCheck.write(now);
  }

  /** When the SOP fires next by the clock; null: it has no cron trigger, or never. */
  nextFireAt(entry: SopEntry): number | null {
    const times = this.#crons(entry).map(({ schedule }) => nextFireAt(schedule, this.ports.clock.now())).filter((at) => at !== null);
    return times.length === 0 ? null : Math.min(...times);
  }

  async #sleepUntilNext(signal: AbortSignal): Promise<void> {
    this.#wake = new AbortController();
    const now = this.ports.clock.now();
    const next = this.ports.entries().map((entry) => this.nextFireAt(entry)).filter((at) => at !== null);
    const wait = Math.max(0, Math.min(lookEveryMs, ...next.map((at) => at - now)));
    await this.ports.clock.sleep(wait, AbortSignal.any([signal, this.#wake.signal])).catch(() => {});
  }

  #crons(entry: SopEntry): readonly { readonly expression: string; readonly schedule: CronSchedule }[] {
    if (entry.sop?.enabled !== true) return [];
    return entry.sop.triggers.flatMap((trigger) => {
      if (trigger.type !== 'cron') return [];
      const schedule = this.#parse(trigger.expression, trigger.timezone ?? this.ports.timezone());
      return schedule === null ? [] : [{ expression: trigger.expression, schedule }];
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
