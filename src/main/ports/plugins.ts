import type { PluginKind } from '../../shared/plugin';

/** A place of config.toml that names a plugin. */
export interface PluginUse {
  readonly name: string;
  readonly kind: PluginKind;
  /** e.g. `[providers.mine]`. */
  readonly where: string;
}
