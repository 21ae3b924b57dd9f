import type { ToolPermission } from '../../../shared/chat';
import { rangeText } from '../../../shared/range-text';
import type { CommandLine } from '../command-line';
import { iso, localTime } from '../render/figures';
import { printableLine } from '../render/printable';
import { table } from '../render/table';

const whileText = ({ range, failed }: ToolPermission): string =>
  range === null
    ? 'asks once: it was allowed without a range'
    : `${rangeText(range)}${failed ? ' (asks next: the last call failed)' : ''}`;

/** What somebody answered a tool's question with "always" for, and for which calls. */
export async function listPermissions(cli: CommandLine): Promise<void> {
  const permissions = await cli.read('permissions.list', {});
  if (cli.json) {
    cli.printJson(permissions.map(({ at, ...row }) => ({ ...row, at: iso(at) })));
    return;
  }
  if (permissions.length === 0) {
    cli.print(
      'No tool was allowed always; acting tools ask in every conversation.',
      cli.paint('quiet', 'Those that [tools] auto_approve in config.toml names never ask.'),
    );
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'TOOL', cell: ({ tool }) => tool },
        { title: 'WHILE', cell: whileText },
        { title: 'USED', cell: ({ uses }) => String(uses) },
        { title: 'ALLOWED BY', cell: ({ by, via }) => `${by} (${via})` },
        { title: 'AT', cell: ({ at }) => localTime(at) },
      ],
      permissions,
      cli.paint,
    ),
  );
}

export async function revokePermission(cli: CommandLine, tool: string): Promise<void> {
  await cli.ask('permissions.revoke', { tool });
  if (cli.json) cli.printJson({ tool, allowed: false });
  else cli.print(`${printableLine(tool)} asks again from its next call.`);
}
