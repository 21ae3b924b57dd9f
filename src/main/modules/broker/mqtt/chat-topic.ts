import { AppError, messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import type { NewId } from '../../../platform/base/ids';
import type { Logger } from '../../../platform/base/logger';
import { isNearUrl } from '../../../platform/base/reconnect';
import { untilAborted } from '../../../platform/base/until-aborted';
import { within } from '../../../platform/base/within';
import { largestPayloadBytes } from '../../../platform/oversize';
import type { TopicConnection } from '../../../ports/topic-connection';
import { addressOf, type BrokerConfig } from './broker-config';
import { toBrokerFailure } from './broker-failure';
import type { HeldTopics } from './client';
import { publishWithin } from './publish-within';
import { Deliveries, fingerprintOf, type HandledMessages } from './deliveries';
import type { BrokerSession, Packet, SessionListeners } from './session';

/**
 * A broker that leaves the topic unanswered counts as one that was lost: it is connected to again, and asked
 * again.
 */
const subscribeWithinMs = 30_000;

interface ChatTopicParts {
  readonly broker: BrokerConfig;
  readonly topic: string;
  readonly heldTopics: HeldTopics;
  readonly handledMessages: HandledMessages;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
}

/** See TopicConnection. The broker keeps the session under the client id, and what is published in the meantime. */
export class ChatTopic implements TopicConnection {
  #session: BrokerSession | null = null;

  readonly isNear: boolean;

  constructor(private readonly parts: ChatTopicParts) {
    this.isNear = isNearUrl(parts.broker.url);
  }

  async listen(
    take: (payload: string, id: string) => Promise<void>,
    connected: () => void,
    signal: AbortSignal,
  ): Promise<void> {
    signal.throwIfAborted();
    const { broker } = this.parts;
    const { BrokerSession } = await import('./session');
    signal.throwIfAborted();
    const lost = new AbortController();
    let deliveries: Deliveries | null = null;
    const session = this.#open(BrokerSession, {
      connected: (resumed) => {
        deliveries = new Deliveries(this.#name, resumed, this.parts.handledMessages, this.parts.clock);
        this.#session = session;
        within(this.parts.clock, subscribeWithinMs, AbortSignal.any([signal, lost.signal]), () =>
          this.#subscribe(session, resumed),
        ).then(connected, (failure: unknown) => {
          lost.abort(this.#unheard(failure));
        });
      },
      message: (_topic, payload, packet) => this.#take(payload, packet, deliveries, take),
      settled: (packetIds) => {
        deliveries?.settle(packetIds);
      },
      ended: (cause) => {
        lost.abort(cause instanceof AppError ? cause : toBrokerFailure(addressOf(broker.url), cause));
      },
    });
    try {
      await untilAborted(AbortSignal.any([signal, lost.signal]), new Promise<never>(() => {}));
    } finally {
      this.#session = null;
      await session.close();
    }
  }

  async publish(topic: string, payload: string, signal: AbortSignal): Promise<void> {
    const session = this.#session;
    if (session === null)
      throw new AppError('mqtt.offline', 'There is no connection to the MQTT broker', {
        remedy: 'See the status of the broker.',
        retryable: true,
      });
    try {
      await publishWithin(session, this.parts.clock, topic, payload, signal);
    } catch (failure) {
      signal.throwIfAborted();
      throw new AppError(
        'mqtt.unconfirmed',
        `Whether the message on ${topic} was delivered is not known: ${messageOf(failure)}`,
        { remedy: 'Check at the receiver.', retryable: true, cause: failure },
      );
    }
  }

  #open(Session: typeof BrokerSession, listeners: SessionListeners): BrokerSession {
    const { broker } = this.parts;
    try {
      return new Session(broker, listeners);
    } catch (failure) {
      throw toBrokerFailure(addressOf(broker.url), failure);
    }
  }

  /** A topic that an earlier configuration named is given up, so that nothing of it comes any more. */
  async #subscribe(session: BrokerSession, resumed: boolean): Promise<void> {
    const { topic, heldTopics } = this.parts;
    const held = resumed ? heldTopics.load(this.#name) : [];
    await session.unsubscribe(held.filter((other) => other !== topic));
    if (held.includes(topic)) return;
    const refused = await session.subscribe([topic], 1);
    if (refused.length > 0)
      throw new AppError('mqtt.refused', `The broker refuses to deliver ${topic}`, {
        remedy: "Allow the user of [mqtt] to read this topic in the broker's access list.",
      });
    heldTopics.save(this.#name, [topic]);
  }

  #unheard(failure: unknown): unknown {
    if (failure instanceof AppError) return failure;
    return new AppError(
      'mqtt.unheard',
      `It is not certain that the broker delivers ${this.parts.topic}: ${messageOf(failure)}`,
      {
        remedy: 'It is asked again every minute. Look at the log of the broker.',
        retryable: true,
        cause: failure,
      },
    );
  }

  async #take(
    payload: Uint8Array,
    { retained, duplicate, packetId }: Packet,
    deliveries: Deliveries | null,
    take: (payload: string, id: string) => Promise<void>,
  ): Promise<void> {
    const { logger, topic, newId } = this.parts;
    if (retained || payload.length > largestPayloadBytes) {
      logger.warn(
        retained
          ? 'A retained message is the last known one, not news, and is not taken'
          : 'A message over 1 MiB is not taken',
        { topic, bytes: payload.length },
      );
      return;
    }
    // The id is on disk before the message is taken, so that a message which comes again after a crash in
    // between is the same one.
    const fingerprint = fingerprintOf(topic, payload);
    const known =
      duplicate && packetId !== null ? (deliveries?.handledAs(packetId, fingerprint) ?? null) : null;
    const id = known ?? newId();
    if (packetId !== null) deliveries?.remember(packetId, fingerprint, id);
    await take(new TextDecoder().decode(payload), id);
  }

  get #name(): string {
    const { url, clientId } = this.parts.broker;
    return `${addressOf(url)} ${clientId} chat`;
  }
}
