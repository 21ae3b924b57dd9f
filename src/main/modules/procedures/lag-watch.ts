import type { Run, RunEvent } from '../../../shared/run';
import type { Clock } from '../../platform/base/clock';
import type { Problems } from '../../platform/base/problems';
import type { Backlog } from './waiting-events';

/** From here on people are told. */
const tellFromMs = 2_000;
/** Looked at this often while something is under way or told. */
const lookEveryMs = 1_000;
/** A first step that was late counts this long: one event in time is no sign that all is caught up. */
const rememberedMs = 5_000;

const id = 'event-lag';

interface Engine {
  readonly backlog: Backlog | null;
}

/**
 * Tells people how long after their arrival events begin to be worked on, while that is longer than 2 s: of
 * those that wait for a place, of those whose run has started and has done nothing, and of those that began of
 * late.
 */
export class LagWatch {
  /** When the event came, of runs that have done nothing yet. */
  readonly #pending = new Map<string, number>();
  /** First steps that were late, oldest first. */
  #late: { readonly at: number; readonly ms: number }[] = [];
  #looking: AbortController | null = null;
  #told: number | null = null;
  #closed = false;

  constructor(
    private readonly problems: Pick<Problems, 'report' | 'clear'>,
    private readonly clock: Clock,
    private readonly engine: Engine,
  ) {}

  changed(run: Run, event: RunEvent): void {
    if (event.type === 'run-started') {
      if (isMeasured(event)) this.#pending.set(run.runId, event.trigger.receivedAt);
    } else this.#began(run.runId, event.at);
    this.#look();
  }

  backlogChanged(): void {
    this.#look();
  }

  close(): void {
    this.#closed = true;
    this.#looking?.abort(new Error('the engine closes'));
  }

  #began(runId: string, at: number): void {
    const receivedAt = this.#pending.get(runId);
    if (receivedAt === undefined) return;
    this.#pending.delete(runId);
    const ms = at - receivedAt;
    if (ms > tellFromMs) this.#late.push({ at, ms });
  }

  /** Not at each event of a storm. */
  #look(): void {
    if (this.#closed || this.#looking !== null || !this.#isAnythingUnderWay()) return;
    const looking = new AbortController();
    this.#looking = looking;
    this.clock.sleep(lookEveryMs, looking.signal).then(
      () => {
        this.#looking = null;
        this.#tell();
        this.#look();
      },
      () => {},
    );
  }

  #isAnythingUnderWay(): boolean {
    return (
      this.#pending.size > 0 || this.#late.length > 0 || this.engine.backlog !== null || this.#told !== null
    );
  }

  #tell(): void {
    const now = this.clock.now();
    this.#late = this.#late.filter(({ at }) => Math.abs(now - at) <= rememberedMs);
    const lag = this.#lagAt(now);
    if (lag <= tellFromMs) {
      this.problems.clear(id);
      this.#told = null;
      return;
    }
    const secs = Math.round(lag / 1000);
    if (secs === this.#told) return;
    this.#told = secs;
    this.problems.report(
      id,
      'Event queue',
      `The first step begins ${String(secs)} s after its event came`,
      'More comes than this machine, or the places for runs, can carry. Nothing is lost. Let sources send less often, give triggers a condition or a cooldown, or raise max_active_runs under [sop] in config.toml where the runs mostly wait.',
    );
  }

  #lagAt(now: number): number {
    const oldest = [...this.#pending.values(), this.engine.backlog?.oldestAt ?? now].reduce((one, other) =>
      Math.min(one, other),
    );
    return this.#late.reduce((most, { ms }) => Math.max(most, ms), now - oldest);
  }
}

/** A person and a schedule do not arrive; a run that repeats another has its event from then. */
const isMeasured = ({ trigger, again }: Extract<RunEvent, { type: 'run-started' }>): boolean =>
  again === undefined && trigger.source !== 'manual' && trigger.source !== 'cron';
