import { AppError, messageOf } from '../../../shared/errors';
import { ok, refuse, type Result } from '../../../shared/result';
import type { TopicsHeard } from '../../../shared/topics';
import { isShared, topicFilterMistake } from '../../../domain/procedure/topics';
import type { Clock } from '../../platform/base/clock';
import { HeardTopics } from './heard-topics';
import { addressOf, type BrokerConfig } from './mqtt/broker-config';
import { overhear, type Overheard } from './mqtt/overhear';

interface Parts {
  /** What config.toml names now; null: no broker. Rejects with an AppError. */
  readonly settings: () => Promise<BrokerConfig | null>;
  readonly clock: Clock;
  /** What this installation publishes itself begins so; absent: nothing. */
  readonly own?: string;
  readonly overhear?: typeof overhear;
}

/** Who asks again within this time goes on listening; a window that was closed does not have to say so. */
const leaseMs = 8_000;
const retryMs = 3_000;

/**
 * Listens beside everything else, with a connection of its own, for as long as somebody asks what is heard: no
 * procedure starts of it, nothing is recorded, and the session of the procedures is left as it is.
 */
export class TopicListening {
  /** Until when each filter is listened to, by the clock that only goes forward. */
  readonly #leases = new Map<string, number>();
  readonly #heard: HeardTopics;
  #state: TopicsHeard['state'] = 'connecting';
  #broker = '';
  #problem: TopicsHeard['problem'] = null;
  #running: { readonly stop: AbortController; readonly done: Promise<void> } | null = null;
  #overheard: Overheard | null = null;
  /** Ends the connection that is open. */
  #line = new AbortController();

  constructor(private readonly parts: Parts) {
    this.#heard = new HeardTopics(parts.own ?? null);
  }

  /** What was heard at the filter up to now; goes on listening to it for a while. */
  ask(filter: string, find: string): Result<TopicsHeard> {
    const mistake = topicFilterMistake(filter);
    if (mistake !== null)
      return refuse({
        code: 'mqtt.filter',
        message: `${filter} is no topic to listen to: ${mistake.message}`,
        remedy: 'Write a topic such as yard/tanks/+/level, or # for all.',
      });
    if (isShared(filter))
      return refuse({
        code: 'mqtt.filter',
        message: `${filter} takes messages from its group, so nobody only listens there`,
        remedy: 'Listen to the topic without "$share/" and the name of the group.',
      });
    const isNew = !this.#leases.has(filter);
    this.#leases.set(filter, this.parts.clock.steady() + leaseMs);
    if (this.#running === null) this.#begin();
    else if (isNew) this.#listen();
    return ok({
      state: this.#state,
      broker: this.#broker,
      problem: this.#problem,
      ...this.#heard.list(filter, find),
    });
  }

  /** config.toml names another broker, or none: what was heard at the one before is forgotten. */
  async changed(): Promise<void> {
    await this.close();
  }

  async close(): Promise<void> {
    this.#leases.clear();
    this.#running?.stop.abort();
    await this.#running?.done;
  }

  #begin(): void {
    const stop = new AbortController();
    const done = this.#run(stop.signal).finally(() => {
      this.#running = null;
      this.#heard.clear();
      // Somebody asked while the last connection was being closed.
      if (this.#leases.size > 0 && !stop.signal.aborted) this.#begin();
    });
    this.#running = { stop, done };
  }

  async #run(stop: AbortSignal): Promise<void> {
    while (!stop.aborted && this.#dropOver()) {
      try {
        const broker = await this.parts.settings();
        if (broker === null) {
          this.#state = 'no-broker';
          this.#problem = null;
          this.#leases.clear();
          return;
        }
        this.#broker = addressOf(broker.url);
        // What failed is told until it works.
        if (this.#state !== 'failed') this.#state = 'connecting';
        await this.#connection(broker, stop);
      } catch (failure) {
        this.#state = 'failed';
        this.#problem = problemOf(failure);
        await this.parts.clock.sleep(retryMs, stop).catch(() => {});
      }
    }
  }

  async #connection(broker: BrokerConfig, stop: AbortSignal): Promise<void> {
    this.#line = new AbortController();
    const over = AbortSignal.any([stop, this.#line.signal]);
    const watching = this.#watch(over);
    try {
      await (this.parts.overhear ?? overhear)(
        { ...broker, clientId: `${broker.clientId}-listen` },
        (topic, payload, kept) => {
          this.#heard.take(topic, payload, kept, this.parts.clock.now());
        },
        async (overheard) => {
          this.#overheard = overheard;
          await overheard.listenTo([...this.#leases.keys()]);
          this.#state = 'listening';
          this.#problem = null;
        },
        over,
      );
    } finally {
      this.#overheard = null;
      this.#line.abort();
      await watching;
    }
  }

  /** Ends the connection when nobody asks any more. */
  async #watch(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      const next = Math.min(...this.#leases.values()) - this.parts.clock.steady();
      await this.parts.clock.sleep(Math.max(next, 1), over).catch(() => {});
      if (over.aborted) return;
      const before = this.#leases.size;
      if (!this.#dropOver()) this.#line.abort();
      else if (this.#leases.size < before) this.#listen();
    }
  }

  /** Whether anybody still listens. */
  #dropOver(): boolean {
    const now = this.parts.clock.steady();
    for (const [filter, until] of [...this.#leases]) if (until <= now) this.#leases.delete(filter);
    return this.#leases.size > 0;
  }

  #listen(): void {
    const overheard = this.#overheard;
    overheard?.listenTo([...this.#leases.keys()]).catch((failure: unknown) => {
      this.#problem = problemOf(failure);
    });
  }
}

const problemOf = (failure: unknown): TopicsHeard['problem'] => ({
  message: messageOf(failure),
  remedy: failure instanceof AppError ? (failure.remedy ?? '') : '',
});
