import type { Config } from '../../../shared/config';
import { systemClock } from '../../platform/base/clock';
import { randomId } from '../../platform/base/ids';
import { pluginUses } from '../../platform/plugin-uses';
import { PluginFolder } from '../../modules/plugins/loader/plugin-folder';
import { Plugins } from '../../modules/plugins/loader/plugins';
import { HeldPrograms } from '../../platform/storage/held-programs';
import type { HomePaths } from '../../platform/storage/home-paths';

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
