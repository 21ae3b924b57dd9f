import type { ReadChannels } from '../channel-entry';

export const email: ReadChannels = ({ channels_config: { email: settings } }) => {
  if (settings === undefined) return [];
  return [
    {
      name: 'email',
      settings: { ...settings, allowed_users: null },
      allowed: settings.allowed_users.map((address) => address.toLowerCase()),
      make: async ({ door, readMarks, clock, newId, logger, secretOf }) => {
        const { EmailChannel } = await import('./channel');
        return new EmailChannel(
          {
            host: settings.imap_host,
            port: settings.imap_port,
            smtpHost: settings.smtp_host,
            smtpPort: settings.smtp_port,
            tls: settings.tls,
            username: settings.username,
            password: await secretOf(settings.password),
            from: settings.from ?? settings.username,
            folder: settings.folder,
            authservId: settings.authserv_id ?? '',
          },
          { ...door, readMarks, clock, newId, logger },
        );
      },
    },
  ];
};
