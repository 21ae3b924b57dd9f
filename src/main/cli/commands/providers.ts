import type { PooledServer, ProviderRow, ProviderTest } from '../../../shared/models';
import type { CommandLine } from '../command-line';
import { duration } from '../render/figures';
import { printableLine } from '../render/printable';
import { table } from '../render/table';
import { toProviderRow, toProviderTestRow } from '../rows/connections';

export async function listProviders(cli: CommandLine): Promise<void> {
  const providers = await cli.read('providers.list', {});
  if (cli.json) {
    cli.printJson(providers.map(toProviderRow));
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'PROVIDER', cell: ({ id }) => id },
        { title: 'TYPE', cell: ({ type }) => type },
        { title: 'WHERE', cell: ({ address, remote }) => address ?? (remote ? '–' : 'this machine') },
        { title: 'KEY', cell: ({ key }) => key ?? '–' },
        { title: 'USED FOR', cell: (provider) => usesOf(provider) },
      ],
      providers,
      cli.paint,
    ),
    ...providers.flatMap(({ id, servers = [] }) => servers.map((server) => serverLine(cli, id, server))),
    cli.paint('quiet', '`zeroclaw providers test` asks each of them'),
  );
}

/** One of several servers of a provider. */
function serverLine(
  { paint }: CommandLine,
  id: string,
  { address, state, busy, maxParallel, weight, conversations, problem }: PooledServer,
): string {
  const word =
    state === 'up'
      ? paint('good', 'answers')
      : state === 'down'
        ? paint('bad', 'down')
        : paint('quiet', 'not asked yet');
  const work = `${String(busy)}${maxParallel === null ? '' : ` of ${String(maxParallel)}`} at work, ${String(conversations)} conversations, weight ${String(weight)}`;
  return `  ${printableLine(id)}  ${printableLine(address)}: ${word}, ${work}${problem === null ? '' : `. ${printableLine(problem.message)}`}`;
}

/** Exit code 1 when one does not work. */
export async function testProviders(cli: CommandLine, provider: string | undefined): Promise<void> {
  const ids = provider === undefined ? (await cli.ask('providers.list', {})).map(({ id }) => id) : [provider];
  const tests: ProviderTest[] = [];
  for (const id of ids) {
    cli.status(`${printableLine(id)} is asked`);
    const answered = await cli.ask('providers.test', { provider: id });
    cli.status(null);
    tests.push(...answered);
    if (!cli.json) for (const test of answered) tell(cli, test);
  }
  if (cli.json) cli.printJson(tests.map(toProviderTestRow));
  if (tests.some(({ ok }) => !ok)) cli.exitWith(1);
}

function tell(cli: CommandLine, { provider, model, ok, firstWordMs, totalMs, problem }: ProviderTest): void {
  const name = printableLine(model === null ? provider : `${provider}/${model}`);
  if (ok)
    cli.print(
      `${cli.paint('good', 'works')}  ${name}: answered in ${inWords(totalMs)}${firstWordMs === null ? '' : `, the first word after ${inWords(firstWordMs)}`}`,
    );
  else
    cli.print(
      `${cli.paint('bad', 'fails')}  ${name}: ${printableLine(problem?.message ?? '')}`,
      ...(problem?.remedy == null ? [] : [`       ${printableLine(problem.remedy)}`]),
    );
}

const inWords = (ms: number): string => (ms < 1000 ? `${String(ms)} ms` : duration(ms));

function usesOf({ isDefault, fallback, routes }: ProviderRow): string {
  return (
    [
      ...(isDefault ? ['default'] : []),
      ...(fallback === null ? [] : [`fallback ${String(fallback)}`]),
      ...routes.map((hint) => `route ${hint}`),
    ].join(', ') || 'nothing'
  );
}
