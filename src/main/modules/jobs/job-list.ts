import { messageOf } from '../../../shared/errors';
import { interrupted, underWay, type Job } from '../../../shared/job';
import { ok, refuse, type Refusal, type Result } from '../../../shared/result';
import type { Clock } from '../../platform/base/clock';
import { correctionMs } from '../../../shared/moments';
import { firesWithin, nextFireAt, type CronSchedule } from '../../platform/base/cron';
import type { NewId } from '../../platform/base/ids';
import type { Logger } from '../../platform/base/logger';
import type { JobEnd, Jobs, JobStore, ListedJob, NewJob } from '../../ports/jobs';
import { countsFrom, parseNewSchedule, parseSchedule, zoneOf } from './job-schedule';

export interface JobPorts {
  readonly store: JobStore;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  /** The time as far as it is known to be right; what is deleted by its age goes by it. */
  readonly settledNow: () => number;
  /** Zone of jobs that name none; IANA name, empty = the machine's. */
  readonly timezone: () => string;
  /** Why no job begins now, whatever is due; null: they may. */
  readonly heldBack: () => string | null;
  /** Does what the job says; resolves with what came of it. `due`: for when it was meant. */
  readonly carryOut: (job: Job, due: number, signal: AbortSignal) => Promise<JobEnd>;
  /** On disk on return; when it throws, nothing of it was written. */
  readonly atomically: (work: () => void) => void;
}

const mostJobs = 100;
/** Longest time between two looks at the clock, so that sleep and clock changes are noticed. */
const lookEveryMs = 30_000;
/** How long a job that never comes again is shown with its outcome. */
const keptMs = 30 * 86_400_000;
/** Of those: each is read at every look. */
const mostKept = 200;

/**
 * Jobs and their clock. Invariants: at every look a job is due at most once, however many ticks were missed;
 * that it was due is on disk before it begins, so neither a crash nor a clock that is set right repeats it; a
 * job that is still under way is not begun again.
 */
export class JobList implements Jobs {
  readonly #schedules = new Map<string, CronSchedule | null>();
  readonly #underWay = new Map<string, Promise<void>>();
  #wake = new AbortController();

  constructor(private readonly ports: JobPorts) {}

  whyNotAdded(when: Pick<NewJob, 'schedule' | 'timezone'>): Refusal | null {
    const schedule = this.#newSchedule(when);
    return schedule.ok ? null : schedule.error;
  }

  add(job: NewJob): Result<ListedJob> {
    const { store, clock, newId } = this.ports;
    const schedule = this.#newSchedule(job);
    if (!schedule.ok) return schedule;
    const added: Job = {
      ...job,
      id: newId(),
      createdAt: clock.now(),
      checkedAt: clock.now(),
      furthestAt: clock.now(),
      last: null,
    };
    store.add(added);
    this.#wake.abort();
    return ok({ ...added, nextAt: nextFireAt(schedule.value, clock.now()) });
  }

  #newSchedule(when: Pick<NewJob, 'schedule' | 'timezone'>): Result<CronSchedule> {
    const { store, clock } = this.ports;
    if (
      store.list().length >= mostJobs &&
      this.list().filter(({ nextAt }) => nextAt !== null).length >= mostJobs
    )
      return refuse({
        code: 'job.too-many',
        message: `There are ${String(mostJobs)} jobs already`,
        remedy: 'Remove one with cron_remove first.',
      });
    return parseNewSchedule(when.schedule, this.#zoneOf(when), clock.now());
  }

  list(): readonly ListedJob[] {
    return this.ports.store.list().map((job) => ({ ...job, nextAt: this.#nextAt(job) }));
  }

  remove(id: string): Result<null> {
    if (!this.ports.store.remove(id))
      return refuse({
        code: 'job.unknown',
        message: `There is no job ${id}`,
        remedy: 'cron_list and `zeroclaw cron` list them.',
      });
    this.#wake.abort();
    return ok(null);
  }

  /** Runs until aborted, and resolves when what was begun has ended. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const looked = this.ports.clock.now();
      const look = (work: () => void): void => {
        try {
          work();
        } catch (failure) {
          this.ports.logger.error('The jobs could not be looked at', { failure: messageOf(failure) });
        }
      };
      look(() => {
        this.check(signal);
      });
      this.#wake = new AbortController();
      let next: readonly number[] = [];
      // From the look on, not from now: what has become due since is due.
      look(() => {
        next = this.ports.store
          .list()
          .map((job) => (this.#nextAt(job, looked) ?? Number.POSITIVE_INFINITY) - this.ports.clock.now());
      });
      await this.ports.clock
        .sleep(Math.max(0, Math.min(lookEveryMs, ...next)), AbortSignal.any([signal, this.#wake.signal]))
        .catch(() => {});
    }
    await Promise.all(this.#underWay.values());
  }

  /**
   * A channel did something with what it owes under this key: that is what came of the job for which it does.
   */
  followed(key: string, outcomeOf: (job: Job) => string): void {
    for (const job of this.ports.store.list())
      if (job.last?.owedAs === key) this.ports.store.ended(job.id, { ...job.last, outcome: outcomeOf(job) });
  }

  /** Begins what is due, and says of what is neither under way nor ended that it was interrupted. */
  check(signal: AbortSignal): void {
    const now = this.ports.clock.now();
    const over: { readonly id: string; readonly at: number }[] = [];
    for (const job of this.ports.store.list()) {
      if (job.last?.outcome === underWay && !this.#underWay.has(job.id))
        this.#end(job, job.last.at, { outcome: interrupted, owed: null });
      if (job.checkedAt - now >= correctionMs) this.ports.store.countFrom(job.id, now);
      const schedule = this.#scheduleOf(job);
      const from = countsFrom(job, now);
      if (schedule !== null && firesWithin(schedule, from, now))
        this.#begin(job, schedule.next(from) ?? now, now, signal);
      else if (job.last !== null && !this.#underWay.has(job.id) && this.#nextAt(job) === null)
        over.push({ id: job.id, at: job.last.at });
    }
    over.sort((a, b) => b.at - a.at);
    for (const [place, { id, at }] of over.entries())
      if (place >= mostKept || this.ports.settledNow() - at > keptMs) this.ports.store.remove(id);
  }

  #begin(job: Job, due: number, now: number, signal: AbortSignal): void {
    const leftOut = this.#whyLeftOut(job);
    this.ports.store.due(job.id, { at: now, outcome: leftOut ?? underWay });
    if (leftOut !== null) {
      this.#tell(job, leftOut);
      return;
    }
    const end = (came: JobEnd): void => {
      this.#end(job, now, came);
    };
    this.#underWay.set(
      job.id,
      this.#carryOut(job, due, end, signal).finally(() => {
        this.#underWay.delete(job.id);
      }),
    );
  }

  #whyLeftOut(job: Job): string | null {
    const why =
      this.ports.heldBack() ?? (this.#underWay.has(job.id) ? 'the time before is still under way' : null);
    return why === null ? null : `left out: ${why}`;
  }

  #end(job: Job, at: number, { outcome, owed }: JobEnd): void {
    this.ports.atomically(() => {
      this.ports.store.ended(job.id, { at, outcome, ...(owed === null ? {} : { owedAs: owed.key }) });
      owed?.owe();
    });
    this.#tell(job, outcome);
  }

  #tell(job: Job, outcome: string): void {
    this.ports.logger.info('A job was due', { job: job.id, name: job.name, outcome });
  }

  async #carryOut(job: Job, due: number, end: (came: JobEnd) => void, signal: AbortSignal): Promise<void> {
    try {
      end(await this.ports.carryOut(job, due, signal));
    } catch (failure) {
      try {
        end({
          outcome: signal.aborted ? 'stopped with the engine' : `failed: ${messageOf(failure)}`,
          owed: null,
        });
      } catch (second) {
        this.ports.logger.error('What became of a job could not be recorded', {
          job: job.id,
          failure: messageOf(second),
        });
      }
    }
  }

  #nextAt(job: Job, from = this.ports.clock.now()): number | null {
    const schedule = this.#scheduleOf(job);
    return schedule === null ? null : nextFireAt(schedule, Math.max(countsFrom(job, from), from));
  }

  #scheduleOf(job: Job): CronSchedule | null {
    const zone = this.#zoneOf(job);
    const key = JSON.stringify([job.schedule, zone]);
    const known = this.#schedules.get(key);
    if (known !== undefined) return known;
    const parsed = parseSchedule(job.schedule, zone);
    const schedule = parsed.ok ? parsed.value : null;
    this.#schedules.set(key, schedule);
    return schedule;
  }

  #zoneOf(job: Pick<Job, 'timezone'>): string | undefined {
    return zoneOf(job, this.ports.timezone());
  }
}
