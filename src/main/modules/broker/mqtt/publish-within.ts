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
  const over = new AbortController();
  /** Of the caller, or late. An `AbortSignal.any` for each message would cost as much as the message. */
  const ended = new AbortController();
  const onAbort = (): void => {
    ended.abort(signal.reason);
  };
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  clock
    .sleep(publishWithinMs, over.signal)
    .then(() => session.caughtUp(over.signal))
    .then(
      () => {
        ended.abort(new DeadlinePassed(publishWithinMs));
      },
      () => {},
    );
  try {
    await session.publish(topic, payload, ended.signal, how);
  } finally {
    signal.removeEventListener('abort', onAbort);
    over.abort(workIsOver);
  }
}
