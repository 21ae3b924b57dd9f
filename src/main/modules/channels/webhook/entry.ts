import { WebhookChannel } from './channel';
import type { ReadChannels } from '../channel-entry';

export const webhook: ReadChannels = ({ channels_config: { webhook: settings } }) => {
  if (settings === undefined) return [];
  return [
    {
      name: 'webhook',
      settings: { ...settings, allowed_users: null },
      allowed: settings.allowed_users,
      make: async ({ door, gatewayPaths, clock, newId, secretOf }) =>
        new WebhookChannel(
          {
            secret: await secretOf(settings.secret),
            path: settings.path,
            sendUrl: settings.send_url,
            interrupts: settings.interrupt_on_new_message,
          },
          { ...door, paths: gatewayPaths, clock, newId },
        ),
    },
  ];
};
