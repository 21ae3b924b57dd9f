import { AppError, messageOf } from '../../../../shared/errors';
import type { Chip } from '../../../../shared/status';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import type { Logger } from '../../../platform/base/logger';
import type { Problems } from '../../../platform/base/problems';
import { isNearUrl, reconnectAfterMs } from '../../../platform/base/reconnect';
import { within } from '../../../platform/base/within';
import { largestPayloadBytes } from '../../../platform/oversize';
import type { Part } from '../../../ports/parts';
import type { MessageBroker, Publishing } from '../../../ports/message-broker';
import { addressOf, type BrokerConfig } from './broker-config';
import { isClosedByBroker, isVersionRefused, takenOver, toBrokerFailure } from './broker-failure';
import { Flights } from '../../../platform/base/flights';
import { publishWithin } from './publish-within';
import { Deliveries, fingerprintOf, type HandledMessages } from './deliveries';
import type { BrokerSession, Packet, Spoken } from './session';
import { isTopicFilter, isTopicName, ownSubscriptionId, subscriptionId, widestOf } from './topics';
import { isShared, placeInGroup } from '../../../../domain/procedure/topics';
import type { JsonObject } from '../../../../shared/json';

export interface MessageInfo {
  /** The broker kept it from before we subscribed: the last known value, not news. */
  readonly retained: boolean;
  /** The broker sent it before and had no acknowledgement: it may have been handled already. */
  readonly duplicate: boolean;
  /** It was: by this process, or by one before it. */
  readonly handledBefore: boolean;
  /** What the sender said beside the text. */
  readonly meta?: JsonObject;
}

export interface MqttClientOptions {
  /** Null: no broker is configured. Absent: `configure` will say; until then nobody knows. */
  readonly config?: BrokerConfig | null;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
  /**
   * Handles one message, durably, before it resolves; it is acknowledged to the broker only then. It rejects
   * only for what may pass: then the message stays with the broker and comes again after a reconnect, before
   * every other one. What came through a shared subscription has the group before its topic, as the filter
   * has. To know it then as `handledBefore`, `remember` is called in the transaction that handles it. The next
   * messages come meanwhile.
   */
  readonly onMessage: (
    topic: string,
    payload: string,
    info: MessageInfo,
    remember: () => void,
  ) => void | Promise<void>;
  /**
   * A message over 1 MiB; its payload is not passed on. As `onMessage` it is acknowledged afterwards, and
   * throws for what may pass.
   */
  readonly onOversize: (topic: string, bytes: number, retained: boolean) => void;
  /**
   * The broker does not know our session any more: what it kept for us since `from` is gone. Null: since when
   * is not known.
   */
  readonly onSessionLost: (address: string, from: number | null) => void;
  /**
   * What our session at the broker was left with by an earlier process. With it, topics that no procedure
   * listens to any more are given up, and a resumed session does not send retained messages again at every
   * start.
   */
  readonly heldTopics?: HeldTopics;
  /** Without it nobody knows from when on a lost session lacks messages. */
  readonly connectedTimes?: ConnectedTimes;
  /** Without it every delivery counts as the first. */
  readonly handledMessages?: HandledMessages;
}

/** `session` names broker, client and QoS. */
export interface HeldTopics {
  load(session: string): readonly string[];
  save(session: string, topics: readonly string[]): void;
}

/** When we were last known to be connected. `session` as above. */
export interface ConnectedTimes {
  load(session: string): number | null;
  save(session: string, at: number): void;
}

const firstRetryMs = 500;
/** After a connection that held this long the delays start from the beginning. */
const stableAfterMs = 5000;
/**
 * A client that another one pushes off comes back within a minute; a connection that holds longer
 * than this has the id to itself.
 */
const undisturbedAfterMs = 90_000;
/** So many connections in a row that the broker closes earlier mean that somebody else uses the client id. */
const closingsUntilTold = 3;
/**
 * Longer than the broker is silent before the connection counts as broken: who is connected now was so this
 * long ago for certain.
 */
const notedEveryMs = 60_000;
/** Messages that wait for their acknowledgement at a time. */
const mostFlights = 100;
/** More than the usual broker sends before it has an acknowledgement. */
const messagesAtOnce = 100;
/** All the topics that are asked for at once. */
const subscribeWithinMs = 30_000;
/** A topic that is not heard is asked for again this often: access lists are fixed without a word to us. */
const askedAgainAfterMs = 60_000;
const chipLabel = 'MQTT';
const utf8 = new TextDecoder();

/**
 * The one client on `[mqtt]`. Connects until `close()`, with a persistent session: what is published at QoS 1
 * or 2 while we are away is delivered after the reconnect. Subscriptions are the set last given to
 * `subscribe`.
 */
export class MqttClient implements MessageBroker {
  readonly #statusChanges: Emitter<Chip>;
  /** Undefined: not known yet. */
  #config: BrokerConfig | null | undefined;
  #status: Chip = { health: 'off', label: chipLabel, detail: 'not configured', remedy: null };
  /** Null until the first `subscribe`: until then the broker's session stays as it is. */
  #wanted: ReadonlySet<string> | null = null;
  /** Filters that our session at the broker is known to hold. */
  #held = new Set<string>();
  /**
   * Shared filters that are asked for again on this connection: brokers (mosquitto 2.0) forget them when they start
   * again, though they know the session.
   */
  #renewed = new Set<string>();
  /** Filters that the broker is to send its kept messages of. */
  readonly #again = new Set<string>();
  #session: BrokerSession | null = null;
  /** Of the connection that there is. */
  #spoken: Spoken & { readonly version: BrokerConfig['version'] } = { shares: false, version: undefined };
  #deliveries: Deliveries | null = null;
  /** Ends with the connection. */
  #over: AbortSignal = AbortSignal.abort();
  /** Ends the wait for the next try to subscribe. */
  #asking = new AbortController();
  #connectedAt = Number.POSITIVE_INFINITY;
  /** Connections in a row that the broker closed. */
  #closings = 0;
  readonly #flights = new Flights(mostFlights);
  #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();
  /** Subscription changes are sent one after another. */
  #syncing: Promise<void> = Promise.resolve();

  constructor(private readonly options: MqttClientOptions) {
    this.#statusChanges = new Emitter((failure) => {
      options.logger.error('A listener of the broker failed', { failure: messageOf(failure) });
    });
    this.#config = options.config;
    this.#start();
  }

  readonly part: Part = {
    kind: 'broker',
    name: '',
    now: () => {
      if (this.#session !== null) return { state: 'ready' };
      return this.#config === null
        ? { state: 'off' }
        : { state: 'connecting', detail: this.#status.detail, remedy: this.#status.remedy };
    },
    onChange: (listener) => this.#statusChanges.on(listener),
  };

  get status(): Chip {
    return this.#status;
  }

  onStatusChange(listener: (status: Chip) => void): () => void {
    return this.#statusChanges.on(listener);
  }

  /**
   * The union of what is listened to; replaces the earlier set. Takes effect at once, or with the next
   * connection.
   */
  subscribe(topics: readonly string[]): void {
    const valid = topics.filter(isTopicFilter);
    const invalid = topics.filter((topic) => !isTopicFilter(topic));
    this.#wanted = new Set(valid);
    this.#report(
      'mqtt-topics',
      invalid.length === 0 ? null : `Topics that no broker accepts: ${invalid.join(', ')}`,
      'Correct the topic in the trigger: + and # stand for whole levels, # only at the end.',
    );
    if (this.#session !== null) this.#sync(this.#session);
  }

  /**
   * Has the broker send once more what it keeps on these topics, which belong to those last given to
   * `subscribe`: it does so for who subscribes. At once, or with the next connection.
   */
  hearAgain(topics: readonly string[]): void {
    for (const topic of topics) if (isTopicFilter(topic)) this.#again.add(topic);
    if (this.#session !== null) this.#sync(this.#session);
  }

  async publish(topic: string, payload: string, signal: AbortSignal, how: Publishing = {}): Promise<void> {
    signal.throwIfAborted();
    const refused = this.#refusal(topic, how);
    if (refused !== null) throw refused;
    await this.#flights.take(signal, () => this.#send(topic, payload, signal, how));
  }

  /** Its time begins here: what waits for its turn has not been sent. */
  async #send(topic: string, payload: string, signal: AbortSignal, how: Publishing): Promise<void> {
    const session = this.#session;
    if (session === null) throw this.#notPublished(topic);
    try {
      await publishWithin(session, this.options.clock, topic, payload, signal, how);
    } catch (failure) {
      signal.throwIfAborted();
      throw new AppError(
        'mqtt.unconfirmed',
        `Whether the message on ${topic} was delivered is not known: ${messageOf(failure)}`,
        { remedy: 'Check at the receiver before publishing again.', cause: failure },
      );
    }
  }

  whyNotPublished(topic: string, how: Publishing = {}): string | null {
    return this.#refusal(topic, how)?.message ?? null;
  }

  #refusal(topic: string, { properties }: Publishing): AppError | null {
    if (this.#session === null || !isTopicName(topic)) return this.#notPublished(topic);
    return properties === undefined || this.#spoken.version === '5'
      ? null
      : new AppError('mqtt.version', 'What is said of the message beside its text needs MQTT 5', {
          remedy: 'Write version = "5" under [mqtt] in config.toml, or leave those arguments out.',
        });
  }

  #notPublished(topic: string): AppError {
    return isTopicName(topic)
      ? new AppError('mqtt.offline', `There is no connection to the MQTT broker: ${this.#status.detail}`, {
          remedy: this.#status.remedy ?? 'Set "url" under [mqtt] in config.toml.',
          retryable: true,
        })
      : new AppError('mqtt.topic', `"${topic}" is not a topic that can be published to`, {
          remedy: 'Use a topic without + and #.',
        });
  }

  /** Applies a changed `[mqtt]`. */
  async configure(config: BrokerConfig | null): Promise<void> {
    if (JSON.stringify(config) === JSON.stringify(this.#config)) return;
    this.#config = config;
    await this.#leave();
    // A later call may have come while we left.
    if (this.#config === config) this.#start();
  }

  /** Leaves; the broker goes on keeping messages for us. */
  async close(): Promise<void> {
    this.#config = null;
    await this.#leave();
  }

  async #leave(): Promise<void> {
    this.#stop.abort(new Error('The MQTT client was closed'));
    await this.#running;
  }

  #start(): void {
    this.#stop = new AbortController();
    const config = this.#config;
    this.#held = new Set(config == null ? [] : this.options.heldTopics?.load(sessionName(config)));
    if (config === undefined) this.#show('half', 'its settings are being read', null);
    else if (config === null) this.#show('off', 'not configured', null);
    else this.#running = this.#live(config, this.#stop.signal);
  }

  async #live(config: BrokerConfig, stop: AbortSignal): Promise<void> {
    const address = addressOf(config.url);
    let failures = 0;
    let spoken = config;
    this.#closings = 0;
    this.#show('half', `connecting to ${address}`, null);
    while (!stop.aborted) {
      this.#connectedAt = Number.POSITIVE_INFINITY;
      const cause = await this.#connection(spoken, stop).catch((failure: unknown) => failure);
      if (stop.aborted) break;
      if (spoken.version === '5' && isVersionRefused(cause)) {
        spoken = { ...config, version: '3.1.1' };
        this.options.problems.report(
          'mqtt-version',
          `MQTT broker ${address}`,
          'The broker does not speak MQTT 5, so it is spoken to over 3.1.1: shared subscriptions start nothing, and only the text of a message is known',
          'Let the broker speak MQTT 5, or write version = "3.1.1" under [mqtt] in config.toml and topics without "$share/".',
        );
        continue;
      }
      const heldMs = this.options.clock.now() - this.#connectedAt;
      if (heldMs >= stableAfterMs) failures = 0;
      this.#closings = heldMs >= 0 && isClosedByBroker(cause) ? this.#closings + 1 : 0;
      // Two clients that push each other off would do so all day.
      const waitMs = reconnectAfterMs(
        failures,
        firstRetryMs,
        isNearUrl(config.url) && this.#closings < closingsUntilTold,
      );
      failures += 1;
      const failure =
        cause instanceof AppError
          ? cause
          : this.#closings >= closingsUntilTold
            ? takenOver(address, config.clientId)
            : toBrokerFailure(address, cause);
      this.options.problems.report('mqtt', `MQTT broker ${address}`, failure.message, failure.remedy ?? '');
      this.#show(
        'broken',
        `${address}: not connected, next try in ${String(Math.ceil(waitMs / 1000))} s`,
        failure.remedy ?? null,
      );
      await this.options.clock.sleep(waitMs, stop).catch(() => {});
    }
    this.options.problems.clear('mqtt');
    this.options.problems.clear('mqtt-subscribe');
    this.options.problems.clear('mqtt-version');
    this.options.problems.clear('mqtt-shared');
    this.#show('off', 'closed', null);
  }

  /** Resolves with the cause when the connection has ended. */
  async #connection(config: BrokerConfig, stop: AbortSignal): Promise<unknown> {
    // The library is read when there is a broker to talk to.
    const { BrokerSession } = await import('./session');
    if (stop.aborted) return stop.reason;
    return await new Promise((resolve) => {
      let session: BrokerSession | null = null;
      const over = new AbortController();
      const end = (cause: unknown): void => {
        over.abort();
        stop.removeEventListener('abort', onStop);
        this.#session = null;
        this.#deliveries = null;
        resolve(cause);
      };
      const onStop = (): void => {
        this.#session = null;
        void session?.close().then(end);
      };
      try {
        session = new BrokerSession(config, {
          connected: (resumed, spoken) => {
            this.#spoken = { ...spoken, version: config.version };
            if (session !== null) this.#connected(session, config, resumed, over.signal);
          },
          message: (topic, payload, packet) => this.#take(topic, payload, packet),
          atOnce: messagesAtOnce,
          settled: (packetIds) => {
            this.#deliveries?.settle(packetIds);
          },
          ended: end,
        });
        stop.addEventListener('abort', onStop, { once: true });
      } catch (failure) {
        end(failure);
      }
    });
  }

  #connected(session: BrokerSession, config: BrokerConfig, resumed: boolean, over: AbortSignal): void {
    const address = addressOf(config.url);
    this.#session = session;
    this.#over = over;
    const { handledMessages, clock } = this.options;
    this.#deliveries =
      handledMessages === undefined
        ? null
        : new Deliveries(sessionName(config), resumed, handledMessages, clock);
    this.#connectedAt = this.options.clock.now();
    if (!resumed) this.#begunAnew(config);
    this.#renewed = new Set([...this.#held].filter(isShared));
    if (this.#closings < closingsUntilTold) this.options.problems.clear('mqtt');
    this.options.clock.sleep(undisturbedAfterMs, over).then(
      () => {
        this.#closings = 0;
        this.options.problems.clear('mqtt');
      },
      () => {},
    );
    this.options.logger.info('Connected to the MQTT broker', { address, resumed });
    const isOlder = this.#config?.version === '5' && config.version !== '5';
    this.#show('on', isOlder ? `${address}, over MQTT 3.1.1` : address, null);
    void this.#noteWhileConnected(config, over);
    this.#sync(session);
  }

  /**
   * Forgotten on disk first: a process that ends now would take the topics for held, and never ask for them.
   */
  #begunAnew(config: BrokerConfig): void {
    const wasHeld = this.#held.size > 0;
    this.#held = new Set();
    if (!wasHeld) return;
    const { heldTopics, connectedTimes, logger, onSessionLost } = this.options;
    const from = connectedTimes?.load(sessionName(config)) ?? null;
    try {
      heldTopics?.save(sessionName(config), []);
    } catch (failure) {
      logger.warn('That the broker has lost our session could not be kept', { failure: messageOf(failure) });
    }
    // At QoS 0 it keeps nothing.
    if (config.qos > 0) onSessionLost(addressOf(config.url), from);
  }

  async #noteWhileConnected(config: BrokerConfig, over: AbortSignal): Promise<void> {
    let certain = this.options.clock.now();
    while (!over.aborted) {
      this.#noteConnected(config, certain);
      certain = this.options.clock.now();
      await this.options.clock.sleep(notedEveryMs, over).catch(() => {});
    }
  }

  #noteConnected(config: BrokerConfig, at: number): void {
    const { connectedTimes, logger } = this.options;
    try {
      connectedTimes?.save(sessionName(config), at);
    } catch (failure) {
      logger.warn('When the broker was last connected could not be kept', { failure: messageOf(failure) });
    }
  }

  /** Makes the broker's subscriptions the wanted ones. */
  #sync(session: BrokerSession): void {
    const over = this.#over;
    this.#syncing = this.#syncing
      .then(async () => {
        const config = this.#config;
        if (this.#session !== session || config == null || this.#wanted === null) return;
        const wanted = this.#heardHere(this.#wanted, config);
        this.#asking.abort();
        const { granted, refused } = await within(this.options.clock, subscribeWithinMs, over, () =>
          this.#subscribeTo([...wanted], session, config),
        );
        const removed = [...this.#held].filter((topic) => !granted.includes(topic));
        const added = granted.filter((topic) => !this.#held.has(topic));
        await within(this.options.clock, subscribeWithinMs, over, () => session.unsubscribe(removed));
        if (this.#session !== session) return;
        if (added.length + removed.length > 0) {
          this.options.heldTopics?.save(sessionName(config), granted);
          this.#noteConnected(config, this.options.clock.now());
        }
        this.#held = new Set(granted);
        await within(this.options.clock, subscribeWithinMs, over, () =>
          this.#askKept(session, config, granted, added),
        );
        this.#report(
          'mqtt-subscribe',
          refused.length === 0 ? null : `The broker refuses to deliver ${refused.join(', ')}`,
          "Allow the user of [mqtt] to read these topics in the broker's access list; it is asked again every minute.",
        );
        if (refused.length > 0) this.#syncLater(session, over);
      })
      .catch((failure: unknown) => {
        this.options.logger.warn('Subscribing failed', { failure: messageOf(failure) });
        // A connection that ended takes its requests along; the next one starts again.
        if (this.#session !== session) return;
        const unheard = widestOf([...(this.#wanted ?? [])]).filter((topic) => !this.#held.has(topic));
        this.#report(
          'mqtt-subscribe',
          unheard.length === 0
            ? null
            : `It is not certain that the broker delivers ${unheard.join(', ')}: ${messageOf(failure)}`,
          'It is asked again every minute. Look at the log of the broker.',
        );
        this.#syncLater(session, over);
      });
  }

  /**
   * What was subscribed to just now came with that. A topic that a wider one covers is given up at once, for
   * some brokers send a message once for each subscription that it fits.
   */
  async #askKept(
    session: BrokerSession,
    { qos }: BrokerConfig,
    held: readonly string[],
    added: readonly string[],
  ): Promise<void> {
    const asked = [...this.#again];
    const wanted = asked.filter((topic) => this.#wanted?.has(topic) === true && !added.includes(topic));
    await session.subscribe(wanted, qos === 0 ? 0 : 1);
    await session.unsubscribe(wanted.filter((topic) => !held.includes(topic)));
    for (const topic of asked) this.#again.delete(topic);
  }

  #syncLater(session: BrokerSession, over: AbortSignal): void {
    this.#asking = new AbortController();
    this.options.clock.sleep(askedAgainAfterMs, AbortSignal.any([over, this.#asking.signal])).then(
      () => {
        this.#sync(session);
      },
      () => {},
    );
  }

  /**
   * Filters that cover each other are one subscription: some brokers send a message once for each that it
   * fits. What a refused one would have covered is asked for by itself.
   */
  async #subscribeTo(
    wanted: readonly string[],
    session: BrokerSession,
    { qos }: BrokerConfig,
  ): Promise<{ readonly granted: readonly string[]; readonly refused: readonly string[] }> {
    const granted = new Set([...this.#held].filter((filter) => !this.#renewed.has(filter)));
    const refused = new Set<string>();
    for (;;) {
      const widest = widestOf(wanted.filter((topic) => !refused.has(topic)));
      // At QoS 2 the library takes a message over into memory before it is handled: a crash would lose it.
      const refusals = await session.subscribe(
        widest.filter((topic) => !granted.has(topic)),
        qos === 0 ? 0 : 1,
      );
      for (const topic of refusals) refused.add(topic);
      if (refusals.length === 0) {
        this.#renewed.clear();
        return { granted: widest, refused: [...refused] };
      }
      for (const topic of widest) if (!refused.has(topic)) granted.add(topic);
    }
  }

  /** A shared filter that the broker could not tell apart is not asked for: it would take messages from others. */
  #heardHere(wanted: ReadonlySet<string>, config: BrokerConfig): ReadonlySet<string> {
    const shared = this.#spoken.shares ? [] : [...wanted].filter(isShared);
    this.#report(
      'mqtt-shared',
      shared.length === 0 ? null : `Shared subscriptions start nothing here: ${shared.join(', ')}`,
      config.version === '5'
        ? 'The broker does not offer them: allow them there, or write the topics without "$share/" and the name of the group.'
        : 'Write version = "5" under [mqtt] in config.toml.',
    );
    return shared.length === 0 ? wanted : new Set([...wanted].filter((filter) => !isShared(filter)));
  }

  /** Where it is heard: once for each shared subscription through which it came, and once for all others. */
  #placesOf(topic: string, ids: readonly number[]): readonly string[] {
    const through = ids.filter((id) => id !== ownSubscriptionId);
    if (through.length === 0) return [topic];
    const known = new Map(
      [...this.#held, ...(this.#wanted ?? [])].filter(isShared).map((each) => [subscriptionId(each), each]),
    );
    // What came through one that was given up long ago starts nothing.
    const places = through.map((id) => placeInGroup(known.get(id) ?? '$share/-/#', topic));
    return [...new Set([...places, ...(ids.includes(ownSubscriptionId) ? [topic] : [])])];
  }

  async #take(
    topic: string,
    payload: Uint8Array,
    { retained, duplicate, packetId, meta, subscriptions = [] }: Packet,
  ): Promise<void> {
    const deliveries = packetId === null ? null : this.#deliveries;
    try {
      if (payload.length > largestPayloadBytes) {
        this.options.onOversize(topic, payload.length, retained);
        return;
      }
      const text = utf8.decode(payload);
      // The last place at which it was handled is remembered; it was handled at those before that, too.
      const places = this.#placesOf(topic, subscriptions);
      const handled =
        !duplicate || packetId === null || deliveries === null
          ? -1
          : places.findIndex((place) => deliveries.wasHandled(packetId, fingerprintOf(place, payload)));
      for (const [index, place] of places.entries())
        await this.options.onMessage(
          place,
          text,
          { retained, duplicate, handledBefore: index <= handled, ...(meta === undefined ? {} : { meta }) },
          () => {
            if (packetId !== null) deliveries?.remember(packetId, fingerprintOf(place, payload));
          },
        );
    } catch (failure) {
      throw new AppError(
        'mqtt.handle',
        `A message on ${topic} could not be recorded: ${messageOf(failure)}`,
        {
          remedy:
            'The broker keeps it and sends it again. Check that the disk of the data folder has room and can be written.',
          retryable: true,
          cause: failure,
        },
      );
    }
  }

  #report(id: string, message: string | null, remedy: string): void {
    if (message === null) this.options.problems.clear(id);
    else this.options.problems.report(id, 'MQTT broker', message, remedy);
  }

  #show(health: Chip['health'], detail: string, remedy: string | null): void {
    this.#status = { health, label: chipLabel, detail, remedy };
    this.#statusChanges.emit(this.#status);
  }
}

const sessionName = ({ url, clientId, qos }: BrokerConfig): string =>
  `${addressOf(url)} ${clientId} ${String(qos)}`;
