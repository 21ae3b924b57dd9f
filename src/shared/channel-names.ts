import type { Config } from './config';

/** The channels that ZeroClaw knows, by the name of their table in config.toml. */
export const knownChannels = ['telegram', 'discord', 'slack', 'email', 'webhook', 'mqtt'] as const;

/** The channels that config.toml names. */
export const channelNamesIn = ({
  channels_config: channels,
}: Pick<Config, 'channels_config'>): readonly string[] => [
  ...knownChannels.filter((name) => channels[name] !== undefined),
  ...Object.keys(channels.plugins),
];
