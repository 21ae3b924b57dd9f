import { connect, type Channel, type ChannelModel, type ConsumeMessage } from 'amqplib';
import { messageOf } from '../../../../shared/errors';
import type { JsonObject } from '../../../../shared/json';
import type { Clock } from '../../../platform/base/clock';
import { untilAborted } from '../../../platform/base/until-aborted';
import { DeadlinePassed, within } from '../../../platform/base/within';
import type { QueuedMessage } from '../../../ports/message-queues';
import { NotTaken, QueueGone } from './failure';
import { toMeta } from './message-meta';
import { publishOn } from './publishing';
import { placeOf, type QueuesConfig } from './queues-config';

export interface Arrived {
  readonly payload: Uint8Array;
  readonly meta: JsonObject;
  readonly messageId: string | null;
  readonly redelivered: boolean;
}

export interface Outcome {
  /** It is not wanted at all, and goes where the owner of the queue sends such messages, or nowhere. */
  readonly isRejected: boolean;
  /** Told once the broker has the answer to it; null: nobody has to know. */
  readonly mark: string | null;
}

export interface QueueListeners {
  /** Ends before the message is acknowledged; rejects to leave it with the broker, which ends the connection. */
  message(arrived: Arrived): Promise<Outcome>;
  /** The broker has the acknowledgements of these for certain. */
  settled(marks: readonly string[]): void;
}

const connectWithinMs = 10_000;
/** Also of a broker that has just started, and still reads what its queues keep. */
const answerWithinMs = 60_000;
const publishWithinMs = 15_000;
const closeWithinMs = 1_000;
/** A broker that is silent for twice as long is away. */
const heartbeatSecs = 15;
/** Messages of one queue that are on their way to the disk: the others stay with the broker. */
export const messagesAtOnce = 100;
/** After an acknowledgement the broker is asked within this time whether it has it. */
const askAfterMs = 1_000;

/** One connection to the broker, from its start to its end; it does not reconnect by itself. */
export class QueuesSession {
  /** Aborted, with its cause as the reason, once the connection has ended. */
  readonly ended: AbortSignal;
  readonly #ended: AbortController;
  readonly #consumers = new Set<Consumer>();
  #blocked: string | null = null;

  private constructor(
    private readonly model: ChannelModel,
    private readonly line: AbortController,
    private readonly clock: Clock,
  ) {
    this.#ended = new AbortController();
    this.ended = this.#ended.signal;
    let cause: unknown = null;
    model.on('error', (failure) => {
      cause ??= failure;
    });
    model.on('blocked', (reason) => {
      this.#blocked = reason;
    });
    model.on('unblocked', () => {
      this.#blocked = null;
    });
    model.on('close', (failure) => {
      this.#end(cause ?? failure ?? new Error('the connection was closed'));
    });
  }

  /** Rejects with what the library says, or with the signal's reason. */
  static async open(
    config: QueuesConfig,
    clock: Clock,
    signal: AbortSignal,
    name = 'ZeroClaw',
  ): Promise<QueuesSession> {
    const { protocol, host, port, virtualHost } = placeOf(config.url);
    const line = new AbortController();
    const opening = connect(
      {
        protocol,
        hostname: host,
        port,
        username: config.username,
        password: config.password,
        vhost: virtualHost,
        heartbeat: heartbeatSecs,
      },
      {
        noDelay: true,
        clientProperties: { connection_name: name },
        ...(config.ca === null ? {} : { ca: config.ca }),
        // Ends the socket, whatever it waits for.
        ...{ signal: line.signal },
      },
    );
    try {
      return new QueuesSession(await within(clock, connectWithinMs, signal, () => opening), line, clock);
    } catch (failure) {
      line.abort();
      throw failure;
    }
  }

  /**
   * Takes messages out of a queue that is there. Resolves when the signal aborts; rejects when the broker refuses, or
   * stops giving them out. `begun` is called once it gives them out.
   */
  async consume(
    queue: string,
    listeners: QueueListeners,
    begun: () => void,
    signal: AbortSignal,
  ): Promise<void> {
    const over = AbortSignal.any([signal, this.ended]);
    const channel = await this.#answered(over, () => this.model.createChannel());
    const consumer = new Consumer(channel, queue, listeners, this.clock, (cause) => {
      this.#fail(cause);
    });
    this.#consumers.add(consumer);
    try {
      await this.#answered(over, () => consumer.begin());
      begun();
      await untilAborted(over, consumer.lost);
    } catch (failure) {
      if (!signal.aborted || this.ended.aborted) throw failure;
    } finally {
      await consumer.close(this.ended);
      this.#consumers.delete(consumer);
    }
  }

  /**
   * Resolves once a queue has the message. Rejects with NotTaken when none has for certain, also because nothing was
   * sent; with anything else it is not known. Its time begins when it is sent.
   */
  async publish(message: QueuedMessage, signal: AbortSignal): Promise<void> {
    if (this.#blocked !== null) throw new NotTaken(message, 'blocked', this.#blocked);
    const over = AbortSignal.any([signal, this.ended]);
    const opening = this.model.createConfirmChannel();
    const left = (): Promise<void> => opening.then((channel) => channel.close()).catch(() => {});
    const channel = await within(this.clock, connectWithinMs, over, () => opening).catch(
      async (failure: unknown) => {
        void left();
        signal.throwIfAborted();
        throw new NotTaken(message, 'unsent', messageOf(failure));
      },
    );
    try {
      await within(this.clock, publishWithinMs, over, () => publishOn(channel, message, this.clock.now()));
    } catch (failure) {
      // It says so only when it is sent something, and reads that later.
      if (failure instanceof DeadlinePassed && this.#blocked !== null)
        throw new Error(`it takes no messages now, and may take this one later: ${this.#blocked}`);
      throw failure;
    } finally {
      void left();
    }
  }

  /** Leaves; what is not acknowledged comes again. */
  async close(): Promise<void> {
    await within(this.clock, closeWithinMs, this.ended, async () => {
      await Promise.all([...this.#consumers].map((consumer) => consumer.close(this.ended)));
      await this.model.close();
    }).catch(() => {});
    this.line.abort();
    this.#end(new Error('closed'));
  }

  /** A broker that says nothing to a question says nothing more on this connection, however alive it is otherwise. */
  #answered<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
    return within(this.clock, answerWithinMs, signal, ask).catch((failure: unknown) => {
      if (failure instanceof DeadlinePassed) this.#fail(failure);
      throw failure;
    });
  }

  #fail(cause: unknown): void {
    this.#end(cause);
    this.line.abort();
  }

  #end(cause: unknown): void {
    if (!this.#ended.signal.aborted) this.#ended.abort(cause);
  }
}

/**
 * One queue. A message is acknowledged when it has been handled, in whatever order that is. The broker is asked from
 * time to time whether it has the acknowledgements: a channel keeps the order of what is sent on it, so the answer to
 * a later question says so.
 */
class Consumer {
  readonly lost: Promise<never>;
  #lose: (cause: unknown) => void = () => {};
  #tag: string | null = null;
  #isOpen = true;
  #underWay = 0;
  #whenIdle: (() => void) | null = null;
  #asking = new AbortController();
  #isAsking = false;
  #unasked: Outcome[] = [];
  #closing: Promise<void> | null = null;

  constructor(
    private readonly channel: Channel,
    private readonly queue: string,
    private readonly listeners: QueueListeners,
    private readonly clock: Clock,
    private readonly fail: (cause: unknown) => void,
  ) {
    this.lost = new Promise((_resolve, reject) => {
      this.#lose = reject;
    });
    this.lost.catch(() => {});
    let cause: unknown = null;
    channel.on('error', (failure) => {
      cause = failure;
    });
    channel.on('close', () => {
      this.#isOpen = false;
      this.#asking.abort();
      this.#lose(cause ?? new QueueGone());
    });
  }

  async begin(): Promise<void> {
    // Neither made nor changed: it belongs to whoever made it.
    await this.channel.checkQueue(this.queue);
    await this.channel.prefetch(messagesAtOnce);
    const { consumerTag } = await this.channel.consume(this.queue, (message) => {
      if (message === null) this.#lose(new QueueGone());
      else void this.#take(message);
    });
    this.#tag = consumerTag;
  }

  async #take(message: ConsumeMessage): Promise<void> {
    this.#underWay += 1;
    try {
      const { content, fields, properties } = message;
      const id: unknown = properties.messageId;
      const outcome = await this.listeners.message({
        payload: content,
        meta: toMeta({ fields, properties }),
        messageId: typeof id === 'string' && id !== '' ? id : null,
        redelivered: fields.redelivered,
      });
      if (!this.#isOpen) return;
      if (outcome.isRejected) this.channel.reject(message, false);
      else this.channel.ack(message);
      this.#unasked.push(outcome);
      this.#askLater();
    } catch (failure) {
      this.fail(failure);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#whenIdle?.();
    }
  }

  #askLater(): void {
    if (this.#isAsking || !this.#isOpen) return;
    this.#isAsking = true;
    this.clock
      .sleep(askAfterMs, this.#asking.signal)
      .then(() => this.#ask())
      .catch(() => {})
      .finally(() => {
        this.#isAsking = false;
        if (this.#unasked.length > 0) this.#askLater();
      });
  }

  async #ask(): Promise<void> {
    if (!this.#isOpen) return;
    const asked = this.#unasked;
    this.#unasked = [];
    await this.channel.checkQueue(this.queue);
    try {
      this.listeners.settled(asked.flatMap(({ mark }) => mark ?? []));
    } catch (failure) {
      this.fail(failure);
    }
  }

  /** Takes no more, lets what came end, and asks once more. */
  close(connectionEnded: AbortSignal): Promise<void> {
    return (this.#closing ??= this.#close(connectionEnded));
  }

  async #close(connectionEnded: AbortSignal): Promise<void> {
    if (!this.#isOpen || connectionEnded.aborted) return;
    const tag = this.#tag;
    this.#tag = null;
    try {
      if (tag !== null) await untilAborted(connectionEnded, this.channel.cancel(tag));
      if (this.#underWay > 0)
        await untilAborted(
          connectionEnded,
          new Promise<void>((resolve) => {
            this.#whenIdle = resolve;
          }),
        );
      this.#asking.abort();
      if (tag !== null) await untilAborted(connectionEnded, this.#ask());
      this.#isOpen = false;
      await untilAborted(connectionEnded, this.channel.close());
    } catch (failure) {
      // A queue that is gone took its channel along.
      if (this.#isOpen && !connectionEnded.aborted) this.fail(failure);
    }
  }
}
