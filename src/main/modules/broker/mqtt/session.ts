import {
  connect,
  type IClientOptions,
  type IClientPublishOptions,
  type IClientSubscribeOptions,
  type IConnackPacket,
  type IPublishPacket,
  type MqttClient as Library,
} from 'mqtt';
import { Acknowledgements } from './acknowledgements';
import type { BrokerConfig } from './broker-config';
import { ClosedByBroker } from './broker-failure';
import { toSaid, type Said } from './message-said';
import { subscriptionId } from './topics';
import type { Publishing } from '../../../ports/message-broker';

export interface Packet extends Said {
  readonly retained: boolean;
  readonly duplicate: boolean;
  /** Null at QoS 0. */
  readonly packetId: number | null;
}

/** What the broker can do. */
export interface Spoken {
  /** It hands messages to one of a group, and says which ones. */
  readonly shares: boolean;
}

export interface SessionListeners {
  /** `resumed`: the broker has kept our subscriptions. */
  connected(resumed: boolean, spoken: Spoken): void;
  /**
   * Ends before the message is acknowledged; throws or rejects to leave it with the broker. The next one
   * comes after it, unless `atOnce` says otherwise.
   */
  message(topic: string, payload: Uint8Array, packet: Packet): Promise<void>;
  /**
   * So many messages are given out before the first of them has ended: what came is taken before older work
   * goes on, or a storm would wait at the broker, where nobody sees how late it is. They are acknowledged in
   * the order in which they came, as the protocol wants it.
   */
  readonly atOnce?: number;
  /** The broker has the acknowledgements of these packet ids for certain. */
  settled(packetIds: readonly number[]): void;
  /** Once; nothing is called after it. */
  ended(cause: unknown): void;
}

/** Of a session in MQTT 5. */
const neverExpires = 0xff_ff_ff_ff;
/** Topics for which the broker may send a number instead. */
const mostAliases = 100;
const connectWithinMs = 10_000;
const closeWithinMs = 1000;
/** After an acknowledgement the broker is asked within this time whether it has it. */
const askAfterMs = 1000;
/** From here on a code of the broker's answer is a refusal. */
const refusedCode = 0x80;
/** First byte of an acknowledgement. */
const puback = 0x40;

/**
 * One connection to the broker, from its start to its end; it does not reconnect by itself. The session
 * (subscriptions and unacknowledged messages) lives at the broker under the client id and outlives it.
 */
export class BrokerSession {
  readonly #library: Library;
  readonly #ended = new AbortController();
  readonly #acknowledgements = new Acknowledgements();
  /** Who waits for the acknowledgement of what was published: told when the connection ends before. */
  readonly #publishing = new Set<(failure: Error) => void>();
  /** Who waits for the answer to which ping. */
  readonly #asked = new Map<() => void, number>();
  #pingsSent = 0;
  #pingsAnswered = 0;
  #asking: NodeJS.Timeout | null = null;
  /** Ends when all messages that were given out so far have ended and are acknowledged. */
  #inOrder: Promise<void> = Promise.resolve();
  #underWay = 0;
  /** Gives out the next message. */
  #next: (() => void) | null = null;
  #cause: unknown = null;

  constructor(
    {
      url,
      username,
      password,
      clientId,
      ca,
      version,
      will,
      sessionExpirySecs = neverExpires,
      receiveMaximum,
    }: BrokerConfig,
    private readonly listeners: SessionListeners,
    /** `passing`: the broker keeps nothing for it once the connection ends. */
    kept: 'lasting' | 'passing' = 'lasting',
  ) {
    this.#ended.signal.addEventListener(
      'abort',
      () => {
        for (const fail of [...this.#publishing]) fail(new Error('the connection broke'));
      },
      { once: true },
    );
    this.#library = connect({
      ...placeOf(url),
      ...(username === null ? {} : { username }),
      ...(password === null ? {} : { password }),
      ...(ca === null ? {} : { ca }),
      clientId,
      clean: kept === 'passing',
      // In MQTT 5 a session ends with the connection unless somebody says how long it lasts.
      ...(version === '5'
        ? {
            protocolVersion: 5,
            properties: {
              sessionExpiryInterval: kept === 'passing' ? 0 : sessionExpirySecs,
              topicAliasMaximum: mostAliases,
              ...(receiveMaximum === undefined ? {} : { receiveMaximum }),
            },
            autoAssignTopicAlias: true,
          }
        : { protocolVersion: 4 }),
      ...(will === undefined
        ? {}
        : { will: { ...will, payload: Buffer.from(will.payload), qos: 1, retain: true } }),
      keepalive: 30,
      connectTimeout: connectWithinMs,
      // The caller decides when to try again, and what to subscribe to.
      reconnectPeriod: 0,
      resubscribe: false,
    });
    // Told of just before the packet, in which the topic is empty where a number stands for it.
    let topic = '';
    this.#library.on('message', (of) => {
      topic = of;
    });
    this.#library.handleMessage = (packet, acknowledge) => {
      this.#handleMessage(topic, packet, acknowledge);
    };
    this.#library.on('connect', (packet: IConnackPacket) => {
      this.#orFail(() => {
        listeners.connected(packet.sessionPresent, { shares: version === '5' && shares(packet) });
      });
    });
    this.#library.on('packetsend', (packet) => {
      this.#onSent(packet);
    });
    this.#library.on('packetreceive', (packet) => {
      if (packet.cmd !== 'pingresp') return;
      this.#pingAnswered();
      this.#orFail(() => {
        listeners.settled(this.#acknowledgements.pingAnswered());
      });
    });
    this.#library.on('error', (failure: Error) => {
      this.#cause ??= failure;
    });
    this.#library.on('close', () => {
      this.#end(this.#cause ?? new ClosedByBroker());
    });
  }

  /** Resolves to the filters that the broker refused. */
  async subscribe(filters: readonly string[], qos: 0 | 1): Promise<readonly string[]> {
    if (filters.length === 0) return [];
    if (this.#library.options.protocolVersion !== 5) return this.#ask(filters, { qos });
    const refused: string[] = [];
    for (const [id, own] of Map.groupBy(filters, subscriptionId))
      refused.push(...(await this.#ask(own, { qos, properties: { subscriptionIdentifier: id } })));
    return refused;
  }

  #ask(filters: readonly string[], how: IClientSubscribeOptions): Promise<readonly string[]> {
    return new Promise((resolve, reject) => {
      this.#library.subscribe([...filters], how, (failure, _granted, packet) => {
        // A refusal of any filter arrives as a failure; the codes in the packet say which ones.
        if (packet === undefined) reject(failure ?? new Error('the broker did not answer'));
        else
          resolve(
            filters.filter((_filter, index) => Number(packet.granted[index] ?? refusedCode) >= refusedCode),
          );
      });
    });
  }

  async unsubscribe(filters: readonly string[]): Promise<void> {
    if (filters.length > 0) await this.#library.unsubscribeAsync([...filters]);
  }

  /** Resolves once the broker has acknowledged; rejects when the connection ends before. */
  publish(
    topic: string,
    payload: string,
    signal: AbortSignal,
    { retain = false, qos = 1, properties }: Publishing = {},
  ): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const over = (): void => {
        signal.removeEventListener('abort', onAbort);
        this.#publishing.delete(fail);
      };
      const fail = (failure: Error): void => {
        over();
        reject(failure);
      };
      const onAbort = (): void => {
        fail(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#publishing.add(fail);
      const how = {
        qos,
        retain,
        ...(properties === undefined ? {} : { properties: toProperties(properties) }),
      };
      this.#library.publishAsync(topic, payload, how).then(() => {
        over();
        resolve();
      }, fail);
    });
  }

  /** Resolves once all that the broker had sent by now is read; rejects when the connection ends before. */
  caughtUp(signal: AbortSignal): Promise<void> {
    const either = AbortSignal.any([signal, this.#ended.signal]);
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        this.#asked.delete(answer);
        reject(either.reason as Error);
      };
      const answer = (): void => {
        either.removeEventListener('abort', onAbort);
        resolve();
      };
      if (either.aborted) {
        onAbort();
        return;
      }
      either.addEventListener('abort', onAbort, { once: true });
      this.#library.sendPing();
      this.#asked.set(answer, this.#pingsSent);
    });
  }

  #pingAnswered(): void {
    this.#pingsAnswered += 1;
    for (const [answer, ping] of [...this.#asked]) {
      if (ping > this.#pingsAnswered) continue;
      this.#asked.delete(answer);
      answer();
    }
  }

  /** Leaves; the broker goes on keeping messages for us. */
  close(): Promise<void> {
    this.#ended.abort();
    this.#stopAsking();
    return new Promise((resolve) => {
      // An orderly end waits for acknowledgements, which may never come.
      const late = setTimeout(() => {
        this.#library.stream.destroy();
        resolve();
      }, closeWithinMs);
      this.#library.end(!this.#library.connected, () => {
        clearTimeout(late);
        resolve();
      });
    });
  }

  #onSent(packet: { readonly cmd: string; readonly messageId?: number | undefined }): void {
    if (packet.cmd === 'pingreq') {
      this.#pingsSent += 1;
      this.#acknowledgements.pingSent();
    }
    if (packet.cmd !== 'puback' || packet.messageId === undefined) return;
    this.#acknowledgements.acknowledged(packet.messageId);
    this.#asking ??= setTimeout(() => {
      this.#asking = null;
      if (this.#acknowledgements.open && this.#library.connected) this.#library.sendPing();
    }, askAfterMs);
  }

  /** What a listener cannot do (the disk is full) ends the connection, never the program. */
  #orFail(tell: () => void): void {
    if (this.#ended.signal.aborted) return;
    try {
      tell();
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #handleMessage(
    topic: string,
    { payload, retain, dup, messageId, properties }: IPublishPacket,
    acknowledge: (failure?: Error) => void,
  ): void {
    // Not acknowledged, so the broker sends it again to the next session.
    if (this.#ended.signal.aborted) return;
    if (messageId !== undefined) this.#acknowledgements.received(messageId);
    try {
      const handled = this.listeners.message(
        topic,
        typeof payload === 'string' ? Buffer.from(payload) : payload,
        {
          retained: retain,
          duplicate: dup,
          packetId: messageId ?? null,
          ...(properties === undefined ? {} : toSaid(properties)),
        },
      );
      if (this.listeners.atOnce !== undefined)
        this.#goOn(handled, messageId, this.listeners.atOnce, () => {
          // The library then does not acknowledge it.
          acknowledge(new Error('acknowledged later'));
        });
      else
        handled.then(
          () => {
            if (!this.#ended.signal.aborted) acknowledge();
          },
          (failure: unknown) => {
            this.#fail(failure);
          },
        );
    } catch (failure) {
      this.#fail(failure);
    }
  }

  /** Gives out the next message while this one is handled. */
  #goOn(handled: Promise<void>, packetId: number | undefined, atOnce: number, next: () => void): void {
    this.#underWay += 1;
    // It is looked at when those before it have ended.
    handled.catch(() => {});
    this.#inOrder = this.#inOrder
      .then(() => handled)
      .then(
        () => {
          this.#underWay -= 1;
          if (packetId !== undefined) this.#acknowledge(packetId);
          const waiting = this.#next;
          this.#next = null;
          waiting?.();
        },
        (failure: unknown) => {
          this.#fail(failure);
        },
      );
    if (this.#underWay < atOnce) next();
    else this.#next = next;
  }

  #acknowledge(packetId: number): void {
    if (this.#ended.signal.aborted) return;
    const { stream } = this.#library;
    // Those of one turn are one write.
    stream.cork();
    process.nextTick(() => {
      stream.uncork();
    });
    stream.write(Buffer.from([puback, 2, packetId >> 8, packetId & 0xff]));
    this.#onSent({ cmd: 'puback', messageId: packetId });
  }

  #fail(cause: unknown): void {
    this.#end(cause);
    this.#library.end(true);
  }

  #end(cause: unknown): void {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    this.#stopAsking();
    this.listeners.ended(cause);
  }

  #stopAsking(): void {
    if (this.#asking !== null) clearTimeout(this.#asking);
    this.#asking = null;
  }
}

/** A broker of MQTT 5 says what it cannot do. */
const shares = ({ properties }: IConnackPacket): boolean =>
  properties?.sharedSubscriptionAvailable !== false && properties?.subscriptionIdentifiersAvailable !== false;

const toProperties = ({
  contentType,
  responseTopic,
  correlation,
  expirySecs,
}: NonNullable<Publishing['properties']>): IClientPublishOptions['properties'] => ({
  ...(contentType === undefined ? {} : { contentType }),
  ...(responseTopic === undefined ? {} : { responseTopic }),
  ...(correlation === undefined ? {} : { correlationData: Buffer.from(correlation) }),
  ...(expirySecs === undefined ? {} : { messageExpiryInterval: expirySecs }),
});

/** As the library takes an address apart, which does it in a way that Node warns of at every start. */
function placeOf(url: string): IClientOptions {
  const { protocol, hostname, port, pathname, search, searchParams, username, password } = new URL(url);
  return {
    protocol: protocol.replace(/:$/u, '') as IClientOptions['protocol'] & string,
    host: hostname.replace(/^\[(.*)\]$/u, '$1'),
    ...(port === '' ? {} : { port: Number(port) }),
    path: `${pathname === '' ? '/' : pathname}${search}`,
    query: Object.fromEntries(searchParams),
    ...(username === '' ? {} : { username: decodeURIComponent(username) }),
    ...(password === '' ? {} : { password: decodeURIComponent(password) }),
  };
}
