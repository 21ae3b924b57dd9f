import { text as readAll } from 'node:stream/consumers';
import { procedures } from '../../../shared/procedures';
import { prepareData } from '../../platform/storage/home';
import { typedUnseen } from '../ask-passphrase';
import type { CommandLine } from '../command-line';
import { offlineSecrets } from '../offline/offline-secrets';
import { UsageError, valueOf } from '../refused';
import { printableLine } from '../render/printable';
import { throughEngine } from '../through-engine';

/**
 * The value comes from standard input, or is typed unseen: an argument would be in the list of processes and
 * in the shell's history.
 */
export async function setSecret(cli: CommandLine, given: string): Promise<void> {
  const name = nameOf(given);
  const secret =
    cli.input.isTTY === true
      ? await typedUnseen(cli, `Secret ${printableLine(name)}`)
      : (await readAll(cli.input)).replace(/\r?\n$/u, '');
  if (secret === '')
    throw new UsageError(
      'No secret was given',
      `Type it, or hand it in: zeroclaw secret set ${name} < FILE. \`zeroclaw secret remove\` takes one away.`,
    );
  const asked = procedures['secrets.set'].input.safeParse({ name, secret });
  if (!asked.success)
    throw new UsageError(
      `This cannot be kept: ${asked.error.issues[0]?.path.join('.') ?? ''}: ${asked.error.issues[0]?.message ?? ''}`,
      'A name is one line of at most 200 characters, a secret has at most 10,000.',
    );
  const isInForce = await throughEngine(
    async () => {
      await cli.ask('secrets.set', asked.data);
      return true;
    },
    async () => {
      prepareData(cli.home);
      valueOf(await offlineSecrets(cli.home).set(name, secret));
      return false;
    },
  );
  const isNamed = (await cli.read('secrets.list', {})).some(
    (row) => row.name === name && row.usedBy.length > 0,
  );
  if (cli.json) {
    cli.printJson({ name, stored: true, in_force: isInForce });
    return;
  }
  cli.print(
    isInForce
      ? `The secret ${printableLine(name)} is kept, and counts now.`
      : `The secret ${printableLine(name)} is kept in data/secrets.json and counts when the daemon starts.`,
  );
  if (!isInForce)
    cli.print(
      cli.paint(
        'quiet',
        'Where the app keeps secrets in the system’s keychain it does not look there: set it once more while the app runs.',
      ),
    );
  if (!isNamed)
    cli.print(
      `config.toml does not ask for it yet: write "keychain:${printableLine(name)}" where it belongs.`,
    );
}

export async function removeSecret(cli: CommandLine, given: string): Promise<void> {
  const name = nameOf(given);
  const { usedBy } = await throughEngine(
    () => cli.ask('secrets.remove', { name }),
    async () => valueOf(await offlineSecrets(cli.home).remove(name)),
  );
  if (cli.json) {
    cli.printJson({ name, removed: true, used_by: usedBy });
    return;
  }
  cli.print(`The secret ${printableLine(name)} is removed.`);
  if (usedBy.length > 0) cli.print(`config.toml still asks for it: ${usedBy.map(printableLine).join(', ')}`);
}

/** As it stands in config.toml, or the name alone. */
function nameOf(given: string): string {
  const name = given.replace(/^keychain:/u, '');
  if (name === '')
    throw new UsageError(
      'No name was given',
      'Give what stands after "keychain:" in config.toml; `zeroclaw secret list` names what it asks for.',
    );
  return name;
}
