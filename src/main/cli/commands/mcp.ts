import type { CommandLine } from '../command-line';
import { table } from '../render/table';
import { toMcpRow } from '../rows/connections';

/** The MCP servers of the engine that runs, and what each of them offers. */
export async function listMcpServers(cli: CommandLine): Promise<void> {
  const servers = await cli.ask('mcp.list', {});
  if (cli.json) {
    cli.printJson(servers.map(toMcpRow));
    return;
  }
  if (servers.length === 0) {
    cli.print(
      'No MCP server is configured.',
      'Add one to config.toml under [mcp.servers.NAME]; docs/how-to/mcp.md shows how.',
    );
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'SERVER', cell: ({ name }) => name },
        {
          title: 'STATE',
          cell: ({ state }) => ({
            text: state,
            tone: state === 'ready' ? 'good' : state === 'failed' ? 'bad' : 'warn',
          }),
        },
        { title: 'TOOLS', cell: ({ tools }) => String(tools.length) },
        {
          title: '',
          cell: ({ detail, remedy }) => [detail, remedy].filter((part) => part !== null).join('. '),
        },
      ],
      servers,
      cli.paint,
    ),
  );
  for (const { name, tools } of servers) {
    if (tools.length > 0)
      cli.print('', `${name}:`, ...tools.map((tool) => `  ${tool.name}${tool.acts ? '' : ' (reads)'}`));
  }
}
