import type { ChannelEntry, ReadChannels } from './channel-entry';
import { telegram } from './telegram';

/** Every kind of channel there is: one file and one line each. */
const kinds: readonly ReadChannels[] = [
  telegram,
];

/** The channels that config.toml names. */
export const channelsOf = (config: Parameters<ReadChannels>[0]): readonly ChannelEntry[] => kinds.flatMap((read) => read(config));
