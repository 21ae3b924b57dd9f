import type { JsonObject } from '../../../shared/json';
import type { Turns } from '../../platform/base/turns';
import { largestPayloadBytes, Oversize } from '../../platform/oversize';
import type { Platform } from '../../platform/platform';
import type { EventLedger } from '../record/storage/event-ledger';
import type { QueueIntake } from './amqp/client';
import { HandledBefore, type HandledQueued } from './handled-messages';

export interface QueueIntakePorts extends Pick<Platform, 'clock' | 'incidents' | 'notices'> {
  readonly handled: HandledQueued;
  /** Messages with the same id of their sender are handled one after another. */
  readonly turns: Turns;
  readonly ledger: Pick<EventLedger, 'refuse'>;
  /**
   * On disk when it resolves; false: it could not be handled, is on record, and is not to come again. Rejects only
   * with what may pass.
   */
  readonly dispatch: (
    queue: string,
    payload: string,
    info: { readonly meta: JsonObject; readonly handledBefore: boolean },
    remember: () => void,
  ) => Promise<boolean>;
}

const never = new AbortController().signal;

/** What becomes of the messages of one connection to one queue. */
export function queueIntake(
  { clock, handled, turns, ledger, incidents, notices, dispatch }: QueueIntakePorts,
  address: string,
  queue: string,
): QueueIntake {
  const place = `${address} ${queue}`;
  const before = new HandledBefore(place, handled, clock);
  const oversize = new Oversize(
    { clock, ledger, notices, incidents },
    { source: 'amqp', where: (topic) => `AMQP queue ${topic}` },
  );
  return {
    take: ({ payload, meta, messageId, redelivered }) => {
      const handle = async (): Promise<{ isRejected: boolean; mark: string | null }> => {
        if (payload.length > largestPayloadBytes) {
          oversize.take(queue, payload.length, false, meta);
          return { isRejected: true, mark: null };
        }
        const came = before.came({ payload, redelivered, messageId, said: JSON.stringify(meta) });
        const isHandled = await dispatch(
          queue,
          new TextDecoder().decode(payload),
          { meta, handledBefore: came.handledBefore },
          () => {
            came.remember();
          },
        );
        return { isRejected: !isHandled, mark: came.mark };
      };
      return messageId === null ? handle() : turns.take(`${place} ${messageId}`, never, handle);
    },
    settled: (marks) => {
      before.settle(marks);
    },
  };
}
