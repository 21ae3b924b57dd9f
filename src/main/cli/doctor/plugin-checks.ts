import type { CommandLine } from '../command-line';
import { error, ok, type Check } from './check';

/** A plugin that nothing names is no finding. */
export async function pluginChecks(cli: CommandLine): Promise<readonly Check[]> {
  const plugins = await cli.read('plugins.list', {});
  return plugins
    .filter(({ state }) => state !== 'unused')
    .map(({ name, state, message, remedy }) =>
      state === 'failed' ? error('plugins', message, remedy) : ok('plugins', `${name} is loaded`),
    );
}
