import type { ConfirmChannel, Options } from 'amqplib';
import { messageOf } from '../../../../shared/errors';
import { codeOf } from '../../../platform/base/known-failure';
import type { QueuedMessage } from '../../../ports/message-queues';
import { NotTaken } from './failure';

/**
 * Publishes one message on a channel of its own, and resolves once a queue has it. Rejects with NotTaken when none has
 * for certain; with anything else it is not known.
 */
export function publishOn(channel: ConfirmChannel, message: QueuedMessage, at: number): Promise<void> {
  const { exchange, routingKey, payload } = message;
  return new Promise((resolve, reject) => {
    let refused: NotTaken | null = null;
    channel.on('return', () => {
      refused = new NotTaken(message, 'unrouted');
    });
    channel.on('error', (failure: unknown) => {
      // What it does not do, the broker says, and closes the channel.
      refused ??= new NotTaken(message, codeOf(failure), messageOf(failure));
    });
    channel.on('close', () => {
      reject(refused ?? new Error('the connection was closed'));
    });
    const answered = (failure: unknown): void => {
      // A queue takes it or not; an exchange may have given it to some of its queues.
      if (failure !== null && exchange === '' && isNack(failure)) refused ??= new NotTaken(message, 'full');
      if (refused !== null) reject(refused);
      else if (failure === null) resolve();
      else reject(new Error(messageOf(failure)));
    };
    try {
      channel.publish(exchange, routingKey, Buffer.from(payload), optionsOf(message, at), answered);
    } catch (failure) {
      // It does not go into the form of the protocol, or the channel is no more.
      reject(new NotTaken(message, 'unsent', messageOf(failure)));
    }
  });
}

/** The library says so in words alone. */
const isNack = (failure: unknown): boolean => messageOf(failure) === 'message nacked';

const optionsOf = (
  { messageId, contentType, correlation, expirySecs, headers }: QueuedMessage,
  at: number,
): Options.Publish => ({
  persistent: true,
  // What no queue takes comes back.
  mandatory: true,
  timestamp: Math.floor(at / 1000),
  ...(messageId === undefined ? {} : { messageId }),
  ...(contentType === undefined ? {} : { contentType }),
  ...(correlation === undefined ? {} : { correlationId: correlation }),
  ...(expirySecs === undefined ? {} : { expiration: String(expirySecs * 1000) }),
  ...(headers === undefined ? {} : { headers }),
});
