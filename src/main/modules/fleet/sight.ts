import type { FleetEngine, FleetOrder } from '../../../shared/fleet';
import type { Clock } from '../../platform/base/clock';
import type { FleetSession } from '../../ports/fleet-store';

/** What was seen of the other engines last; it is still there while the database is away. */
export class Sight {
  #asOf: number | null = null;
  #engines: readonly FleetEngine[] = [];
  #order: FleetOrder | null = null;

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  get last(): {
    readonly asOf: number | null;
    readonly engines: FleetEngine[];
    readonly order: FleetOrder | null;
  } {
    return { asOf: this.#asOf, engines: [...this.#engines], order: this.#order };
  }

  /** How many are heard of, of those that are not gone for good; null: nothing was seen yet. */
  get counts(): { readonly here: number | null; readonly all: number | null } {
    if (this.#asOf === null) return { here: null, all: null };
    const count = (state: FleetEngine['state']): number =>
      this.#engines.filter((engine) => engine.state === state).length;
    return { here: count('here'), all: count('here') + count('away') };
  }

  saw(engines: readonly FleetEngine[]): void {
    this.#asOf = this.clock.now();
    this.#engines = engines;
  }

  async look(session: Pick<FleetSession, 'engines' | 'newestOrder'>): Promise<void> {
    const [engines, order] = [await session.engines(), await session.newestOrder()];
    this.#order = order;
    this.saw(engines);
  }
}
