import type { CommandLine } from '../command-line';
import { table } from '../render/table';
import { toSecretRow } from '../rows/rest';
import { words } from './run-text';

export async function listSecrets(cli: CommandLine): Promise<void> {
  const secrets = await cli.read('secrets.list', {});
  if (cli.json) {
    cli.printJson(secrets.map(toSecretRow));
    return;
  }
  if (secrets.length === 0) {
    cli.print(
      'No secret is kept, and config.toml asks for none.',
      'Write "keychain:NAME" where a secret belongs, and store it with `zeroclaw secret set NAME`.',
    );
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'SECRET', cell: ({ name }) => name },
        {
          title: 'STATE',
          cell: ({ state }) => ({ text: words(state), tone: state === 'stored' ? 'good' : 'bad' }),
        },
        {
          title: 'USED BY',
          cell: ({ usedBy }) => (usedBy.length === 0 ? 'nothing in config.toml' : usedBy.join(', ')),
        },
      ],
      secrets,
      cli.paint,
    ),
  );
}
