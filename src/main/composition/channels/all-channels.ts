import type { ChannelEntry, ReadChannels } from './channel-entry';
import { discord } from './discord';
import { email } from './email';
import { mqtt } from './mqtt';
import { pluginChannels } from './plugin';
import { slack } from './slack';
import { telegram } from './telegram';
import { webhook } from './webhook';

/** Every kind of channel there is: one file and one line each. */
const kinds: readonly ReadChannels[] = [telegram, webhook, mqtt, pluginChannels, slack, discord, email];

/** The channels that config.toml names. */
export const channelsOf = (...given: Parameters<ReadChannels>): readonly ChannelEntry[] =>
  kinds.flatMap((read) => read(...given));
