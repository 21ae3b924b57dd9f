import { AppError } from '../../../../shared/errors';
import { addressOf, type BrokerConfig } from './broker-config';
import { toBrokerFailure } from './broker-failure';
import type { BrokerSession } from './session';
import { widestOf } from './topics';

/** A connection that takes part in nothing: the broker keeps nothing for it, and nothing is acknowledged. */
export interface Overheard {
  /** Listens to these, and to nothing else; those that cover each other are one. Rejects when the broker refuses one. */
  listenTo(filters: readonly string[]): Promise<void>;
}

/**
 * Resolves when the signal aborts; rejects with an AppError when there is no connection, when it is lost, and when
 * a filter is refused.
 */
export async function overhear(
  broker: BrokerConfig,
  take: (topic: string, payload: string, kept: boolean) => void,
  connected: (overheard: Overheard) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { BrokerSession: Session } = await import('./session');
  if (signal.aborted) return;
  let session: BrokerSession | null = null;
  let onAbort = (): void => {};
  try {
    await new Promise<void>((resolve, reject) => {
      onAbort = resolve;
      signal.addEventListener('abort', onAbort, { once: true });
      session = new Session(
        broker,
        {
          connected: () => {
            if (session !== null) connected(overheardOn(session)).catch(reject);
          },
          message: (topic, payload, { retained }) => {
            take(topic, new TextDecoder().decode(payload), retained);
            return Promise.resolve();
          },
          settled: () => {},
          ended: reject,
        },
        'passing',
      );
    });
  } catch (failure) {
    throw failure instanceof AppError ? failure : toBrokerFailure(addressOf(broker.url), failure);
  } finally {
    signal.removeEventListener('abort', onAbort);
    await (session as BrokerSession | null)?.close();
  }
}

function overheardOn(session: BrokerSession): Overheard {
  let held: readonly string[] = [];
  let last = Promise.resolve();
  const listen = async (filters: readonly string[]): Promise<void> => {
    const widest = widestOf(filters);
    const before = held;
    held = widest;
    const refused = await session.subscribe(
      widest.filter((filter) => !before.includes(filter)),
      0,
    );
    if (refused.length > 0)
      throw new AppError('mqtt.refused', `The broker refuses to deliver ${refused.join(', ')}`, {
        remedy: "Allow the user of [mqtt] to read these topics in the broker's access list.",
      });
    await session.unsubscribe(before.filter((filter) => !widest.includes(filter)));
  };
  return {
    listenTo: (filters) => {
      last = last.then(() => listen(filters));
      return last;
    },
  };
}
