import { messageOf } from '../../../shared/errors';
import type { FleetOrder, FleetOutcome } from '../../../shared/fleet';
import type { Decider } from '../../../shared/run';
import type { FleetSession } from '../../ports/fleet-store';
import type { Me } from '../../ports/fleet-calls';

/** What an order does at this engine. */
export interface Obedience {
  /** The emergency stop. */
  stop(by: Decider): number;
  /** Who paused the triggers here; null: they are not paused. */
  pausedBy(): Decider | null;
  resume(by: Decider): void;
}

/** By which a pause of the fleet is known. */
const viaFleet = 'fleet';

/** Who ordered it, and where. */
export const ordererOf = (by: string, engine: string): Decider => ({
  by: `${by} (${engine})`,
  via: viaFleet,
});

/** Carries out the newest order that this engine has not acknowledged; what was carried out is acknowledged. */
export async function obey(
  session: Pick<FleetSession, 'orderFor' | 'acknowledge'>,
  me: Me,
  obedience: Obedience,
): Promise<void> {
  const order = await session.orderFor(me);
  if (order !== null) await session.acknowledge(me, order.number, carryOut(order, obedience));
}

function carryOut({ kind, by, engine }: FleetOrder, obedience: Obedience): FleetOutcome {
  const person = ordererOf(by, engine);
  try {
    if (kind === 'stop') return { result: 'stopped', cancelled: obedience.stop(person) };
    const paused = obedience.pausedBy();
    // Whoever paused the triggers at the engine itself had a reason that the fleet does not know.
    if (paused !== null && paused.via !== viaFleet) return { result: 'kept', by: paused.by, via: paused.via };
    if (paused !== null) obedience.resume(person);
    return { result: 'resumed' };
  } catch (failure) {
    return { result: 'failed', message: messageOf(failure) };
  }
}
