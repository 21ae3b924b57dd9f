import { AppError } from '../../../shared/errors';
import type { BrokerConfig } from './mqtt/broker-config';
import { ChatTopic } from './mqtt/chat-topic';

/** A connection to `broker` for one topic. Throws an AppError when there is none. */
export function chatTopic(
  topic: string,
  broker: BrokerConfig | null,
  around: Omit<ConstructorParameters<typeof ChatTopic>[0], 'broker' | 'topic'>,
): ChatTopic {
  if (broker === null)
    throw new AppError('channel.no-broker', 'The channel mqtt needs a broker', {
      remedy: 'Name one with "url" under [mqtt] in config.toml.',
    });
  return new ChatTopic({
    broker: { ...broker, clientId: `${broker.clientId}-chat` },
    topic,
    ...around,
  });
}
