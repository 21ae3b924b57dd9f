import type { Clock } from '../../../platform/base/clock';
import { workIsOver } from '../../../platform/base/until-aborted';
import { DeadlinePassed } from '../../../platform/base/within';
import type { Publishing } from '../../../ports/message-broker';
import type { BrokerSession } from './session';

const publishWithinMs = 15_000;

/**
 * Publishes, and waits for the acknowledgement. In a storm that lies behind all that the broker sends us, so a
 * time that has passed says nothing by itself: only when the broker has answered a later question and not this
 * one is it not known whether it has the message.
 */
export async function publishWithin(
  session: Pick<BrokerSession, 'publish' | 'caughtUp'>,
  clock: Clock,
  topic: string,
  payload: string,
  signal: AbortSignal,
  how: Publishing = {},
): Promise<void> {
  const late = new AbortController();
  const over = new AbortController();
  clock
    .sleep(publishWithinMs, over.signal)
    .then(() => session.caughtUp(over.signal))
    .then(
      () => {
        late.abort(new DeadlinePassed(publishWithinMs));
      },
      () => {},
    );
  try {
    await session.publish(topic, payload, AbortSignal.any([signal, late.signal]), how);
  } finally {
    over.abort(workIsOver);
  }
}
