import type { Config } from './config';

const kinds = ['telegram', 'discord', 'slack', 'email', 'webhook', 'mqtt'] as const;

/** The channels that config.toml names. */
export const channelNamesIn = ({
  channels_config: channels,
}: Pick<Config, 'channels_config'>): readonly string[] => [
  ...kinds.filter((kind) => channels[kind] !== undefined),
  ...Object.keys(channels.plugins),
];
