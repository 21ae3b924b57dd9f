import type { ChannelEntry, ReadChannels } from './channel-entry';
import { discord } from './discord/entry';
import { email } from './email/entry';
import { mqtt } from './mqtt/entry';
import { slack } from './slack/entry';
import { telegram } from './telegram/entry';
import { webhook } from './webhook/entry';

/** Channels that are files of the home's plugins folder. One whose file was saved is made again. */
const pluginChannels: ReadChannels = ({ channels_config: { plugins: named } }, plugins) =>
  Object.entries(named).map(([name, { plugin, allowed_users: allowed, options }]) => ({
    name,
    settings: { plugin, options, change: plugins.changeOf(plugin) },
    allowed,
    make: ({ door, clock, plugins: loaded }) =>
      Promise.resolve().then(() => loaded.channel(plugin, { name, options }, { door, clock })),
  }));

/** Every kind of channel there is: one file and one line each. */
const kinds: readonly ReadChannels[] = [telegram, webhook, mqtt, pluginChannels, slack, discord, email];

/** The channels that config.toml names. */
export const channelsOf = (...given: Parameters<ReadChannels>): readonly ChannelEntry[] =>
  kinds.flatMap((read) => read(...given));
