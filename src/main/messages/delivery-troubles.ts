import { AppError, messageOf } from '../../shared/errors';
import type { ChannelStatus } from '../../shared/status';
import type { Clock } from '../base/clock';
import type { InboundMessage } from '../ports/channel';
import { isOfChannel } from './message-keys';

interface Trouble {
  readonly channel: string;
  readonly problem: NonNullable<ChannelStatus['undelivered']>['problem'];
}

/** Answers that wait because their channel did not take them, and those it refused, for people to see. */
export class DeliveryTroubles {
  /** By message, oldest first. */
  readonly #waiting = new Map<string, Trouble>();

  /** By chat, oldest first: the last answer that was refused there, until one is taken. */
  readonly #refused = new Map<string, Trouble & { readonly at: number }>();

  constructor(private readonly clock: Clock, private readonly changed: () => void) {}

  waits(message: InboundMessage, failure: unknown): void {
    this.#waiting.set(keyOf(message), { channel: message.channel, problem: problemOf(failure) });
    this.changed();
  }

  /** The service will never take it. */
  refused(message: InboundMessage, failure: unknown): void {
    this.#waiting.delete(keyOf(message));
    this.#refused.delete(chatOf(message));
    this.#refused.set(chatOf(message), { channel: message.channel, problem: problemOf(failure), at: this.clock.now() });
    this.changed();
  }

  delivered(message: InboundMessage): void {
    if (this.#refused.delete(chatOf(message))) this.changed();
    this.over(message);
  }

  /** Nobody waits for it any more. */
  over(message: InboundMessage): void {
    if (this.#waiting.delete(keyOf(message))) this.changed();
  }

  /** How many wait at a channel, and why the newest does. */
  undelivered(channel: string): ChannelStatus['undelivered'] {
    const waiting = [...this.#waiting.values()].filter((trouble) => isOfChannel(trouble, channel));
    const newest = waiting.at(-1);
    return newest === undefined ? null : { count: waiting.length, problem: newest.problem };
  }

  /** The last answer that a channel refused. */
  lastRefused(channel: string): ChannelStatus['refused'] {
    const newest = [...this.#refused.values()].findLast((trouble) => isOfChannel(trouble, channel));
    return newest === undefined ? null : { at: newest.at, ...newest.problem };
  }
}

const keyOf = ({ channel, id }: InboundMessage): string => JSON.stringify([channel, id]);

const chatOf = ({ channel, replyTarget }: InboundMessage): string => JSON.stringify([channel, replyTarget]);

const problemOf = (failure: unknown): Trouble['problem'] => ({ message: messageOf(failure), mend: failure instanceof AppError ? (failure.mend ?? null) : null });
