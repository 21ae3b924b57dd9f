import type { ReadChannels } from '../channel-entry';

const isUserNumber = (user: string): boolean => /^\d+$/u.test(user);

export const discord: ReadChannels = ({ channels_config: { discord: settings } }) => {
  if (settings === undefined) return [];
  return [
    {
      name: 'discord',
      settings: { ...settings, allowed_users: null },
      allowed: settings.allowed_users,
      approvers: (letIn) =>
        [...settings.allowed_users.filter(isUserNumber), ...letIn].map((person) => `@${person}`),
      make: async ({ door, readMarks, clock, logger, secretOf }) => {
        const { DiscordChannel } = await import('./channel');
        return new DiscordChannel(
          {
            token: await secretOf(settings.bot_token),
            apiRoot: settings.api_root,
            mentionOnly: settings.mention_only,
            streaming: settings.stream_mode === 'partial',
            interrupts: settings.interrupt_on_new_message,
            ackReactions: settings.ack_reactions,
          },
          { ...door, readMarks, clock, logger },
        );
      },
    },
  ];
};
