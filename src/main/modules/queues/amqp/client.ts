import { AppError, messageOf } from '../../../../shared/errors';
import type { Chip } from '../../../../shared/status';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import type { Logger } from '../../../platform/base/logger';
import type { Problems } from '../../../platform/base/problems';
import { isNearUrl, reconnectAfterMs } from '../../../platform/base/reconnect';
import { Flights } from '../../../platform/base/flights';
import { untilAborted } from '../../../platform/base/until-aborted';
import type { MessageQueues, QueuedMessage } from '../../../ports/message-queues';
import type { Part } from '../../../ports/parts';
import { addressOf, type QueuesConfig } from './queues-config';
import { NotTaken, placeText, toNotPublished, toQueueFailure, toQueuesFailure } from './failure';
import type { Arrived, Outcome, QueueListeners, QueuesSession } from './session';

/** What becomes of the messages of one connection to one queue. */
export interface QueueIntake {
  /** Handles one message, durably, before it resolves. Rejects only for what may pass: then it comes again. */
  take(arrived: Arrived): Promise<Outcome>;
  /** The broker has the acknowledgements of these for certain. Throws for what may pass. */
  settled(marks: readonly string[]): void;
}

export interface QueuesClientOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
  readonly newId: () => string;
  /** `address`: of the broker, with its virtual host. */
  readonly intake: (address: string, queue: string) => QueueIntake;
}

const firstRetryMs = 500;
/** After a connection that held this long the delays start from the beginning. */
const stableAfterMs = 5_000;
/** A queue that is not there, or not ours, is asked for again this often. */
const askedAgainAfterMs = 5_000;
/** Messages that wait for their confirmation at a time. */
const mostFlights = 100;
const chipLabel = 'AMQP';

/**
 * The one client on `[amqp]`. Connects until `close()`, and once more for what is published: a broker without room
 * reads no more from whoever publishes, and what was taken has to be acknowledged all the same. Nothing is made or
 * changed at the broker.
 */
export class QueuesClient implements MessageQueues {
  readonly #statusChanges: Emitter<Chip>;
  #config: QueuesConfig | null = null;
  #status: Chip | null = null;
  #wanted: ReadonlySet<string> = new Set();
  #session: QueuesSession | null = null;
  /** Connected with the first message. */
  #publisher: Promise<QueuesSession> | null = null;
  readonly #flights = new Flights(mostFlights);
  /** What ends listening to each queue. */
  readonly #listening = new Map<string, AbortController>();
  #heard = new Set<string>();
  #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(private readonly options: QueuesClientOptions) {
    this.#statusChanges = new Emitter((failure) => {
      options.logger.error('A listener of the queues failed', { failure: messageOf(failure) });
    });
  }

  readonly part: Part = {
    kind: 'queues',
    name: '',
    now: () => {
      if (this.#session !== null) return { state: 'ready' };
      return this.#status === null
        ? { state: 'off' }
        : { state: 'connecting', detail: this.#status.detail, remedy: this.#status.remedy };
    },
    onChange: (listener) => this.#statusChanges.on(listener),
  };

  async publish(message: QueuedMessage, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const offline = this.#offline();
    if (offline !== null) throw offline;
    // A receiver knows by it that a message came again.
    const named = { ...message, messageId: message.messageId ?? this.options.newId() };
    await this.#flights.take(signal, () => this.#send(named, signal));
  }

  whyNotPublished(): string | null {
    return this.#offline()?.message ?? null;
  }

  #offline(): AppError | null {
    return this.#session !== null
      ? null
      : new AppError(
          'amqp.offline',
          `There is no connection to the AMQP broker: ${this.#status?.detail ?? 'not configured'}`,
          {
            remedy: this.#status?.remedy ?? 'Set "url" under [amqp] in config.toml.',
            retryable: true,
          },
        );
  }

  async #send(message: QueuedMessage, signal: AbortSignal): Promise<void> {
    const session = await untilAborted(signal, this.#publishing()).catch((failure: unknown) => {
      signal.throwIfAborted();
      throw toQueuesFailure(addressOf(this.#config?.url ?? ''), failure);
    });
    try {
      await session.publish(message, signal);
    } catch (failure) {
      signal.throwIfAborted();
      if (failure instanceof NotTaken) throw toNotPublished(failure);
      throw new AppError(
        'amqp.unconfirmed',
        `Whether ${placeText(message.exchange, message.routingKey)} got the message is not known: ${messageOf(failure)}`,
        { remedy: 'Check at the receiver before publishing again.', cause: failure },
      );
    }
  }

  #publishing(): Promise<QueuesSession> {
    if (this.#publisher !== null) return this.#publisher;
    const opening = this.#openPublisher(this.#stop.signal);
    this.#publisher = opening;
    const over = (): void => {
      if (this.#publisher === opening) this.#publisher = null;
    };
    opening.then(({ ended }) => {
      if (ended.aborted) over();
      else ended.addEventListener('abort', over, { once: true });
    }, over);
    return opening;
  }

  async #openPublisher(stop: AbortSignal): Promise<QueuesSession> {
    const { QueuesSession: Session } = await import('./session');
    if (this.#config === null) throw new Error('the connection was closed');
    return Session.open(this.#config, this.options.clock, stop, 'ZeroClaw, publishing');
  }

  /** Null: none is configured. */
  get status(): Chip | null {
    return this.#status;
  }

  onStatusChange(listener: (status: Chip) => void): () => void {
    return this.#statusChanges.on(listener);
  }

  /** Whether messages of the queue come in. */
  hears(queue: string): boolean {
    return this.#heard.has(queue);
  }

  /** The queues that are listened to; replaces the earlier set, at once or with the next connection. */
  listen(queues: readonly string[]): void {
    this.#wanted = new Set(queues);
    for (const [queue, listening] of this.#listening) if (!this.#wanted.has(queue)) listening.abort();
    if (this.#session !== null) this.#follow(this.#session);
  }

  /** Applies a changed `[amqp]`; null: there is none. */
  async configure(config: QueuesConfig | null): Promise<void> {
    if (JSON.stringify(config) === JSON.stringify(this.#config)) return;
    this.#config = config;
    await this.#leave();
    // A later call may have come while we left.
    if (this.#config !== config) return;
    this.#stop = new AbortController();
    if (config === null) this.#show(null);
    else this.#running = this.#live(config, this.#stop.signal);
  }

  async close(): Promise<void> {
    this.#config = null;
    await this.#leave();
  }

  async #leave(): Promise<void> {
    this.#stop.abort(new Error('The AMQP client was closed'));
    const publisher = this.#publisher;
    this.#publisher = null;
    await publisher?.then(
      (session) => session.close(),
      () => {},
    );
    await this.#running;
  }

  async #live(config: QueuesConfig, stop: AbortSignal): Promise<void> {
    const { clock, problems } = this.options;
    const address = addressOf(config.url);
    let failures = 0;
    this.#show({ health: 'half', detail: `connecting to ${address}`, remedy: null });
    while (!stop.aborted) {
      const connected = { at: Number.POSITIVE_INFINITY };
      const cause = await this.#connection(config, connected, stop);
      if (stop.aborted) break;
      if (clock.steady() - connected.at >= stableAfterMs) failures = 0;
      const waitMs = reconnectAfterMs(failures, firstRetryMs, isNearUrl(config.url));
      failures += 1;
      const failure = toQueuesFailure(address, cause);
      problems.report('amqp', `AMQP broker ${address}`, failure.message, failure.remedy ?? '');
      this.#show({
        health: 'broken',
        detail: `${address}: not connected, next try in ${String(Math.ceil(waitMs / 1000))} s`,
        remedy: failure.remedy ?? null,
      });
      await clock.sleep(waitMs, stop).catch(() => {});
    }
    problems.clear('amqp');
  }

  /** Resolves with the cause when the connection has ended. */
  async #connection(config: QueuesConfig, connected: { at: number }, stop: AbortSignal): Promise<unknown> {
    const { clock, logger, problems } = this.options;
    // The library is read when there is a broker to talk to.
    const { QueuesSession: Session } = await import('./session');
    if (stop.aborted) return stop.reason;
    try {
      const session = await Session.open(config, clock, stop);
      connected.at = clock.steady();
      const address = addressOf(config.url);
      logger.info('Connected to the AMQP broker', { address });
      problems.clear('amqp');
      this.#session = session;
      this.#show({ health: 'on', detail: address, remedy: null });
      this.#follow(session);
      await untilAborted(AbortSignal.any([session.ended, stop]), new Promise<never>(() => {})).catch(
        () => {},
      );
      this.#session = null;
      if (stop.aborted) await session.close();
      return session.ended.reason;
    } catch (failure) {
      return failure;
    } finally {
      this.#session = null;
      for (const listening of this.#listening.values()) listening.abort();
      this.#listening.clear();
    }
  }

  #follow(session: QueuesSession): void {
    for (const queue of this.#wanted) {
      if (this.#listening.get(queue)?.signal.aborted === false) continue;
      const listening = new AbortController();
      this.#listening.set(queue, listening);
      void this.#hear(session, queue, listening.signal).finally(() => {
        if (this.#listening.get(queue) === listening) this.#listening.delete(queue);
      });
    }
  }

  /** Takes messages out of the queue until nobody wants them or the connection ends. */
  async #hear(session: QueuesSession, queue: string, signal: AbortSignal): Promise<void> {
    const { clock, logger, problems, intake } = this.options;
    const address = addressOf(this.#config?.url ?? '');
    const over = AbortSignal.any([signal, session.ended]);
    const problem = `amqp-queue:${queue}`;
    while (!over.aborted) {
      try {
        const taking = intake(address, queue);
        const listeners: QueueListeners = {
          message: (arrived) => this.#handled(queue, taking.take(arrived)),
          settled: (marks) => {
            taking.settled(marks);
          },
        };
        await session.consume(
          queue,
          listeners,
          () => {
            this.#heard.add(queue);
            problems.clear(problem);
          },
          signal,
        );
      } catch (failure) {
        if (over.aborted) break;
        const told = toQueueFailure(queue, failure);
        logger.warn('A queue is not heard', { queue, failure: messageOf(failure) });
        problems.report(problem, `AMQP queue ${queue}`, told.message, told.remedy ?? '');
      } finally {
        this.#heard.delete(queue);
      }
      await clock.sleep(askedAgainAfterMs, over).catch(() => {});
    }
    if (signal.aborted) problems.clear(problem);
  }

  async #handled(queue: string, taking: Promise<Outcome>): Promise<Outcome> {
    try {
      return await taking;
    } catch (failure) {
      throw new AppError(
        'amqp.handle',
        `A message of the queue ${queue} could not be recorded: ${messageOf(failure)}`,
        {
          remedy:
            'The broker keeps it and sends it again. Check that the disk of the data folder has room and can be written.',
          retryable: true,
          cause: failure,
        },
      );
    }
  }

  #show(chip: Omit<Chip, 'label'> | null): void {
    this.#status = chip === null ? null : { ...chip, label: chipLabel };
    if (this.#status !== null) this.#statusChanges.emit(this.#status);
  }
}
