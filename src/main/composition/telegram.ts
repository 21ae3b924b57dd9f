import { TelegramChannel, type TelegramPorts } from '../channels/telegram/channel';
import type { ConfiguredChannel } from '../messages/channel-hub';
import type { Foundation } from './foundation';

/** The bot that config.toml names, if it names one. */
export function telegramChannel({ config, secretOf }: Foundation, ports: TelegramPorts): readonly ConfiguredChannel[] {
  const { telegram } = config().channels_config;
  if (telegram === undefined) return [];
  return [{
    name: 'telegram',
    settings: JSON.stringify({ ...telegram, allowed_users: null }), // who may write counts from the next message, without a new connection
    make: async () => new TelegramChannel(
      {
        token: await secretOf(telegram.bot_token),
        apiRoot: telegram.api_root,
        mentionOnly: telegram.mention_only,
        streaming: telegram.stream_mode === 'partial',
        interrupts: telegram.interrupt_on_new_message,
        ackReactions: telegram.ack_reactions,
      },
      ports,
    ),
  }];
}
