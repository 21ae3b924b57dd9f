import type { Problems } from '../../platform/base/problems';
import type { Clock } from '../../platform/base/clock';
import type { Backlog } from './waiting-events';

/** From here on people are told: a storm of a few seconds is over before anybody reads of it. */
const tellFromSecs = 30;
const tellFromCount = 100;

/** A storm changes the figures hundreds of times a second. */
const tellStatusEveryMs = 1_000;

const id = 'event-backlog';

/**
 * Tells people that events wait for a place: when they begin to, each time their number or the wait of the
 * oldest has doubled, and no longer when none waits.
 */
export class BacklogWatch {
  #told: { readonly count: number; readonly secs: number } | null = null;
  #toldStatusAt: number | null = null;

  constructor(
    private readonly problems: Pick<Problems, 'report' | 'clear'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly tellStatus: () => void,
    /** They wait for the fleet, which is told as a problem of its own. */
    private readonly isCutOff: () => boolean = () => false,
  ) {}

  changed(backlog: Backlog | null): void {
    const now = this.clock.now();
    if (
      backlog === null ||
      this.#toldStatusAt === null ||
      Math.abs(now - this.#toldStatusAt) >= tellStatusEveryMs
    ) {
      this.#toldStatusAt = backlog === null ? null : now;
      this.tellStatus();
    }
    this.#tellProblem(backlog);
  }

  #tellProblem(backlog: Backlog | null): void {
    if (backlog === null || this.isCutOff()) {
      this.problems.clear(id);
      this.#told = null;
      return;
    }
    const { count } = backlog;
    const secs = Math.max(0, Math.round((this.clock.now() - backlog.oldestAt) / 1000));
    const told = this.#told ?? { count: tellFromCount / 2, secs: tellFromSecs / 2 };
    if (count < 2 * told.count && secs < 2 * told.secs) return;
    this.#told = { count: Math.max(count, told.count), secs: Math.max(secs, told.secs) };
    this.problems.report(
      id,
      'Event queue',
      count === 1
        ? `1 event waits for a place, since ${String(secs)} s`
        : `${String(count)} events wait for a place, the oldest since ${String(secs)} s`,
      'Runs at work or approvals that nobody decides hold the places: decide them, or raise max_active_runs or max_waiting_runs under [sop] in config.toml.',
    );
  }
}
