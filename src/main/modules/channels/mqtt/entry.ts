import { MqttChannel } from './channel';
import type { ReadChannels } from '../channel-entry';

export const mqtt: ReadChannels = ({ mqtt: broker, channels_config: { mqtt: settings } }) => {
  if (settings === undefined) return [];
  return [
    {
      name: 'mqtt',
      settings: { ...settings, allowed_users: null, broker },
      allowed: settings.allowed_users,
      make: async ({ door, topicConnection, clock, newId, logger, secretOf }) =>
        new MqttChannel(
          {
            topicOut: settings.topic_out,
            secret: settings.secret === undefined ? null : await secretOf(settings.secret),
            interrupts: settings.interrupt_on_new_message,
          },
          { ...door, connection: await topicConnection(settings.topic_in), clock, newId, logger },
        ),
    },
  ];
};
