import { ok } from '../../../shared/result';
import type { Config } from '../../../shared/config';
import { HookRunner } from './hooks/hook-runner';
import { redactSecrets } from './hooks/redact-secrets';
import type { Handlers } from '../../platform/router';
import type { Recovered } from '../../platform/base/recovered';
import type { Platform } from '../../platform/platform';
import { PluginFolder } from './loader/plugin-folder';
import { Plugins } from './loader/plugins';
import type { Hook } from '../../ports/hooks';
import type { Registries } from '../registries';
import { pluginUses } from '../../platform/plugin-uses';

type Ground = Pick<
  Platform,
  'clock' | 'config' | 'heldPrograms' | 'mask' | 'newId' | 'options' | 'paths' | 'problems' | 'scope'
>;

/** Plugins of the home, and the hooks of the product and of plugins. */
export interface PluginParts {
  readonly loaded: Plugins;
  readonly hooks: HookRunner;
  readonly handlers: Pick<Handlers, 'plugins.list'>;
  apply(config: Config): Promise<void>;
  /** Tells the hooks that the engine has started, and when it stops. */
  open(recovered: Recovered): void;
}

export async function configurePlugins(
  { clock, config, heldPrograms, mask, newId, options, paths, problems, scope }: Ground,
  { tools }: Pick<Registries, 'tools'>,
): Promise<PluginParts> {
  const loaded = new Plugins({
    folder: new PluginFolder(paths.plugins, clock),
    problems,
    newId,
    isHeld: (name) => heldPrograms.isHeld(`plugin:${name}`),
  });
  await loaded.configure(pluginUses(config()));
  tools.offer('plugins', () => loaded.tools());
  const builtIn: readonly Hook[] = [redactSecrets(mask)];
  const hooks = new HookRunner({
    hooks: () => [...builtIn, ...loaded.hooks()],
    clock,
    failed: (hook, point, message) => {
      problems.report(
        `hook:${hook.name}`,
        `Hook ${hook.name}`,
        `It failed at ${point} and was skipped: ${message}`,
        'Fix its file in the plugins folder, or take it out of config.toml.',
      );
    },
    worked: (hook) => {
      problems.clear(`hook:${hook.name}`);
    },
  });
  return {
    loaded,
    hooks,
    handlers: { 'plugins.list': () => ok([...loaded.list()]) },
    apply: async (changed) => {
      if (await loaded.configure(pluginUses(changed))) tools.changed.emit(null);
    },
    open: () => {
      const told = { version: options.version };
      hooks.tell('engine_start', told);
      scope.defer(() => {
        hooks.tell('engine_stop', told);
      });
    },
  };
}
