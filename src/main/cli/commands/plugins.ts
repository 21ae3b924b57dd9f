import type { CommandLine } from '../command-line';
import { table } from '../render/table';
import { toPluginRow } from '../rows/connections';

export async function listPlugins(cli: CommandLine): Promise<void> {
  const plugins = await cli.read('plugins.list', {});
  if (cli.json) {
    cli.printJson(plugins.map(toPluginRow));
    return;
  }
  if (plugins.length === 0) {
    cli.print('There are no plugins.', 'docs/how-to/write-a-plugin.md says how one is written.');
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'PLUGIN', cell: ({ name }) => name },
        {
          title: 'STATE',
          cell: ({ state }) => ({
            text: state,
            tone: state === 'failed' ? 'bad' : state === 'unused' ? 'quiet' : null,
          }),
        },
        {
          title: 'USED AS',
          cell: ({ usedAs }) => usedAs.map(({ kind, where }) => `${kind} (${where})`).join(', '),
        },
        {
          title: '',
          cell: ({ message, remedy }) =>
            [message, remedy].filter((part) => part !== null && part !== '').join('  → '),
        },
      ],
      plugins,
      cli.paint,
    ),
  );
}
