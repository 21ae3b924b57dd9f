import { messageOf } from '../../../shared/errors';
import type { Clock } from '../../platform/base/clock';
import type { Problems } from '../../platform/base/problems';
import type { FleetTick, TickTaker } from '../../ports/fleet-ticks';
import type { Membership } from './membership';

export interface FleetTicksPorts {
  readonly clock: Pick<Clock, 'now'>;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
  /** Whether config.toml names a fleet. */
  readonly isInFleet: () => boolean;
  /** Null: this engine has not joined. */
  readonly membership: () => Pick<Membership, 'me' | 'session'> | null;
  /** The schedules look again. */
  readonly settled: () => void;
}

const problem = 'fleet-schedules';
/** Nobody asks again about a tick so old: its schedule has gone on. */
const keptMs = 24 * 3_600_000;

/**
 * Asks the fleet once for each tick of a shared schedule. The database is never waited for: what is not known yet is
 * told once it is, and a tick of which nobody can say it stays due.
 */
export class FleetTicks {
  readonly #known = new Map<string, { readonly due: number; readonly taker: 'here' | 'elsewhere' }>();
  readonly #asked = new Set<string>();

  constructor(private readonly ports: FleetTicksPorts) {}

  takerOf(tick: FleetTick): TickTaker {
    if (!this.ports.isInFleet()) {
      this.ports.problems.clear(problem);
      return 'here';
    }
    const key = JSON.stringify(tick);
    const known = this.#known.get(key);
    if (known !== undefined) return known.taker;
    if (!this.#asked.has(key)) void this.#ask(key, tick);
    return 'unknown';
  }

  async #ask(key: string, tick: FleetTick): Promise<void> {
    const { session = null, me = null } = this.ports.membership() ?? {};
    this.#asked.add(key);
    try {
      const taker = session === null || me === null ? null : await session.takeTick(me, tick);
      if (taker === null || me === null) {
        this.#tell(tick, 'the database of the fleet is away');
        return;
      }
      this.#forget();
      this.#known.set(key, { due: tick.due, taker: taker === me.name ? 'here' : 'elsewhere' });
      this.ports.problems.clear(problem);
      this.ports.settled();
    } catch (failure) {
      this.#tell(tick, messageOf(failure));
    } finally {
      this.#asked.delete(key);
    }
  }

  #forget(): void {
    const oldest = this.ports.clock.now() - keptMs;
    for (const [key, { due }] of this.#known) if (due < oldest) this.#known.delete(key);
  }

  #tell({ procedure, due }: FleetTick, why: string): void {
    this.ports.problems.report(
      problem,
      'Fleet',
      `The schedule of ${procedure} for ${new Date(due).toISOString()} waits, because nobody can say which engine starts it: ${why}`,
      'It starts once, at one engine, when the database is back. If it must not wait, start the procedure by hand.',
    );
  }
}
