import { AppError, messageOf } from '../../shared/errors';
import type { ChannelStatus } from '../../shared/status';
import type { InboundMessage } from '../ports/channel';

interface Trouble {
  readonly channel: string;
  readonly problem: NonNullable<ChannelStatus['undelivered']>['problem'];
}

/** Answers that wait because their channel did not take them, for people to see. */
export class DeliveryTroubles {
  /** By message, oldest first. */
  readonly #waiting = new Map<string, Trouble>();

  constructor(private readonly changed: () => void) {}

  waits(message: InboundMessage, failure: unknown): void {
    this.#waiting.set(keyOf(message), { channel: message.channel, problem: problemOf(failure) });
    this.changed();
  }

  /** It was delivered, or nobody waits for it any more. */
  over(message: InboundMessage): void {
    if (this.#waiting.delete(keyOf(message))) this.changed();
  }

  /** How many wait at a channel, and why the newest does. */
  undelivered(channel: string): ChannelStatus['undelivered'] {
    const waiting = [...this.#waiting.values()].filter((trouble) => trouble.channel === channel);
    const newest = waiting.at(-1);
    return newest === undefined ? null : { count: waiting.length, problem: newest.problem };
  }
}

const keyOf = ({ channel, id }: InboundMessage): string => JSON.stringify([channel, id]);

const problemOf = (failure: unknown): Trouble['problem'] => ({ message: messageOf(failure), mend: failure instanceof AppError ? (failure.mend ?? null) : null });
