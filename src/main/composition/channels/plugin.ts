import type { ReadChannels } from './channel-entry';

/** Channels that are files of the home's plugins folder. One whose file was saved is made again. */
export const pluginChannels: ReadChannels = ({ channels_config: { plugins: named } }, plugins) =>
  Object.entries(named).map(([name, { plugin, allowed_users: allowed, options }]) => ({
    name,
    settings: { plugin, options, change: plugins.changeOf(plugin) },
    allowed,
    make: ({ door, clock, plugins: loaded }) =>
      Promise.resolve().then(() => loaded.channel(plugin, { name, options }, { door, clock })),
  }));
