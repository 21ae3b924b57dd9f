import type { ReadChannels } from '../channel-entry';

const isUserNumber = (user: string): boolean => /^-?\d+$/u.test(user);

export const telegram: ReadChannels = ({ channels_config: { telegram: settings } }) => {
  if (settings === undefined) return [];
  return [
    {
      name: 'telegram',
      settings: { ...settings, allowed_users: null },
      allowed: settings.allowed_users,
      // A bot can write to whom it knows by number.
      approvers: (letIn) => [...settings.allowed_users.filter(isUserNumber), ...letIn],
      make: async ({ door, moved, clock, logger, secretOf }) => {
        const { TelegramChannel } = await import('./channel');
        return new TelegramChannel(
          {
            token: await secretOf(settings.bot_token),
            apiRoot: settings.api_root,
            mentionOnly: settings.mention_only,
            streaming: settings.stream_mode === 'partial',
            interrupts: settings.interrupt_on_new_message,
            ackReactions: settings.ack_reactions,
          },
          { ...door, moved, clock, logger },
        );
      },
    },
  ];
};
