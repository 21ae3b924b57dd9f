import { AppError } from '../../../shared/errors';
import { ChatTopic } from '../../mqtt/chat-topic';
import { toBrokerConfig } from '../adapter-config';
import type { Foundation } from '../foundation';

/**
 * A connection to the broker of `[mqtt]` for one topic. Rejects with an AppError when there is no broker, or
 * its secret is missing.
 */
export async function chatTopic(
  topic: string,
  { config, mqttClientId, secretOf, paths, mqttSessions, clock, newId, logger }: Foundation,
): Promise<ChatTopic> {
  const broker = await toBrokerConfig(config(), mqttClientId, secretOf, paths.home);
  if (broker === null)
    throw new AppError('channel.no-broker', 'The channel mqtt needs a broker', {
      remedy: 'Name one with "url" under [mqtt] in config.toml.',
    });
  return new ChatTopic({
    broker: { ...broker, clientId: `${broker.clientId}-chat` },
    topic,
    heldTopics: {
      load: (session) => mqttSessions.topics(session),
      save: (session, topics) => {
        mqttSessions.saveTopics(session, topics);
      },
    },
    handledMessages: mqttSessions,
    clock,
    newId,
    logger,
  });
}
