import type { Config } from '../../shared/config';
import type { PluginUse } from '../ports/plugins';

/** Every place of config.toml that names a plugin. */
export function pluginUses(config: Config): readonly PluginUse[] {
  return [
    ...Object.entries(config.providers).flatMap(([id, entry]): PluginUse[] =>
      entry.type === 'plugin' ? [{ name: entry.plugin, kind: 'provider', where: `[providers.${id}]` }] : [],
    ),
    ...config.tools.plugins.map((name): PluginUse => ({ name, kind: 'tool', where: '[tools] plugins' })),
    ...Object.entries(config.channels_config.plugins).map(([id, { plugin }]): PluginUse => ({
      name: plugin,
      kind: 'channel',
      where: `[channels_config.plugins.${id}]`,
    })),
    ...config.agent.hooks.map((name): PluginUse => ({ name, kind: 'hook', where: '[agent] hooks' })),
  ];
}
