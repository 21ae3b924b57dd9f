import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../../../shared/config';
import { MqttClient, type MqttClientOptions } from './mqtt/client';
import { reportFailure } from '../../platform/base/problems';
import { Oversize } from '../../platform/oversize';
import type { Platform } from '../../platform/platform';
import type { TopicConnection } from '../../ports/topic-connection';
import { mqttClientId } from './storage/mqtt-client-id';
import { createMqttSessions } from './storage/mqtt-sessions';
import type { Procedures } from '../procedures/module';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';
import { topicMatches } from '../../../domain/procedure/topics';
import { toBrokerConfig } from './broker-config';
import type { BrokerConfig } from './mqtt/broker-config';
import { chatTopic } from './chat-topic';
import { tellSessionLost } from './session-lost';
import { TopicListening } from './topic-listening';
import type { Handlers } from '../../platform/router';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'config'
  | 'database'
  | 'incidents'
  | 'logger'
  | 'newId'
  | 'notices'
  | 'paths'
  | 'problems'
  | 'restored'
  | 'scope'
  | 'secretOf'
>;

interface Needs {
  readonly record: Pick<RunRecord, 'ledger'>;
  readonly procedures: Pick<Procedures, 'takeMessage'>;
}

export interface Broker {
  readonly client: MqttClient;
  /** Of this installation, the same over restarts. */
  readonly id: string;
  /** What procedures listen to. */
  subscribe(topics: readonly string[]): void;
  /** Of these, what the broker keeps comes once more. */
  hearAgain(topics: readonly string[]): void;
  /** What else is listened to: it goes there instead. Throws or rejects to leave a message with the broker. */
  listen(topics: readonly string[], take: Take): void;
  /** A connection of its own for one topic; rejects with an AppError when there is no broker. */
  readonly topic: (topic: string) => Promise<TopicConnection>;
  readonly handlers: Pick<Handlers, 'topics.listen'>;
  /** Connects to the broker that config.toml names now. */
  apply(config: Config): Promise<void>;
}

type Take = (
  topic: string,
  payload: string,
  info: Parameters<MqttClientOptions['onMessage']>[2],
  remember: () => void,
) => void;

/** The client on `[mqtt]`, without a broker yet: the connection comes with `apply`. */
export function configureBroker(
  platform: Ground,
  { hearing, status }: Pick<Registries, 'hearing' | 'status'>,
  { record, procedures }: Needs,
): Broker {
  const { clock, config, database, incidents, logger, newId, notices, paths, problems, secretOf } = platform;
  const sessions = createMqttSessions(database);
  const clientId = mqttClientId(paths, platform.restored === null ? sessions : null, newId);
  const oversize = new Oversize(
    { clock, ledger: record.ledger, notices, incidents },
    { source: 'mqtt', where: (topic) => `MQTT topic ${topic}` },
  );
  const heldTopics: MqttClientOptions['heldTopics'] = {
    load: (session) => sessions.topics(session),
    save: (session, topics) => {
      sessions.saveTopics(session, topics);
    },
  };
  const settingsOf = (changed: Config): ReturnType<typeof toBrokerConfig> =>
    toBrokerConfig(changed, clientId, secretOf, paths.home);
  let own: { readonly topics: readonly string[]; readonly take: Take } = { topics: [], take: () => {} };
  /** Null: nobody has said yet, and what the broker holds stays. */
  let heard: readonly string[] | null = null;
  const follow = (): void => {
    if (heard !== null) client.subscribe([...heard, ...own.topics]);
  };
  const client = platform.scope.own(
    new MqttClient({
      clock,
      logger,
      problems,
      onMessage: async (topic, payload, info, remember) => {
        if (!own.topics.some((filter) => topicMatches(filter, topic)))
          return procedures.takeMessage(topic, payload, info, remember);
        own.take(topic, payload, info, remember);
      },
      heldTopics,
      connectedTimes: {
        load: (session) => sessions.lastConnected(session),
        save: (session, at) => {
          sessions.saveConnected(session, at);
        },
      },
      onSessionLost: (address, from) => {
        tellSessionLost({ incidents, timezone: () => config().sop.timezone }, address, from, clock.now());
      },
      handledMessages: sessions,
      onOversize: (topic, bytes, retained) => {
        oversize.take(topic, bytes, retained);
      },
    }),
  );
  client.onStatusChange(status.changed);
  const listening = platform.scope.own(
    new TopicListening({ clock, settings: async () => settingsOf(config()), own: `${ownBase(clientId)}/` }),
  );
  hearing.offer('mqtt', () => client.part.now().state === 'ready');
  return {
    client,
    id: clientId,
    subscribe: (topics) => {
      heard = topics;
      follow();
    },
    hearAgain: (topics) => {
      client.hearAgain(topics);
    },
    listen: (topics, take) => {
      const isSame = isDeepStrictEqual(topics, own.topics);
      own = { topics, take };
      if (!isSame) follow();
    },
    topic: async (topic) =>
      chatTopic(topic, await settingsOf(config()), {
        heldTopics,
        handledMessages: sessions,
        clock,
        newId,
        logger,
      }),
    handlers: { 'topics.listen': ({ filter, find }) => listening.ask(filter, find) },
    apply: async (changed) => {
      await listening.changed();
      try {
        const settings = await settingsOf(changed);
        await client.configure(settings === null ? null : { ...settings, ...willOf(changed, clientId) });
        problems.clear('mqtt-secret');
      } catch (failure) {
        reportFailure(problems, 'mqtt-secret', '[mqtt] in config.toml', failure);
      }
    },
  };
}

/** Below it stands what Home Assistant sees. */
const ownBase = (id: string): string => `zeroclaw/${id}`;

/** The end of this connection, and of no other, says that the engine is away. */
const willOf = ({ mqtt }: Config, id: string): Pick<BrokerConfig, 'will'> =>
  mqtt.home_assistant ? { will: { topic: `${ownBase(id)}/availability`, payload: 'offline' } } : {};
