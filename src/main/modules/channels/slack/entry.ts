import type { ReadChannels } from '../channel-entry';

const isMember = (user: string): boolean => /^[UW][A-Z0-9]+$/u.test(user);

export const slack: ReadChannels = ({ channels_config: { slack: settings } }) => {
  if (settings === undefined) return [];
  return [
    {
      name: 'slack',
      settings: { ...settings, allowed_users: null },
      allowed: settings.allowed_users,
      approvers: (letIn) => [...settings.allowed_users.filter(isMember), ...letIn],
      make: async ({ door, readMarks, clock, logger, secretOf }) => {
        const { SlackChannel } = await import('./channel');
        return new SlackChannel(
          {
            botToken: await secretOf(settings.bot_token),
            appToken: await secretOf(settings.app_token),
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
