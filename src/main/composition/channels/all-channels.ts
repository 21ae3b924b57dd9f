import type { ChannelEntry, ReadChannels } from './channel-entry';
import { mqtt } from './mqtt';
import { telegram } from './telegram';
import { webhook } from './webhook';

/** Every kind of channel there is: one file and one line each. */
const kinds: readonly ReadChannels[] = [
  telegram,
  webhook,
  mqtt,
];

/** The channels that config.toml names. */
export const channelsOf = (config: Parameters<ReadChannels>[0]): readonly ChannelEntry[] => kinds.flatMap((read) => read(config));
