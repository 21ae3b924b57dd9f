import type { Config } from '../../../shared/config';
import { systemClock } from '../../base/clock';
import { randomId } from '../../base/ids';
import { pluginUses } from '../../platform/plugin-uses';
import { PluginFolder } from '../../plugins/plugin-folder';
import { Plugins } from '../../plugins/plugins';
import { HeldPrograms } from '../../storage/held-programs';
import type { HomePaths } from '../../storage/home-paths';

/** The plugins that config.toml names, as an engine would load them. Their code runs here. */
export async function loadPlugins(paths: HomePaths, config: Config): Promise<Plugins> {
  const plugins = new Plugins({
    folder: new PluginFolder(paths.plugins, systemClock),
    problems: { report() {}, clear() {} },
    newId: randomId,
    isHeld: (name) => new HeldPrograms(paths.heldPrograms).isHeld(`plugin:${name}`),
  });
  await plugins.configure(pluginUses(config));
  return plugins;
}
