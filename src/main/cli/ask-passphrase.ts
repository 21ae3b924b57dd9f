import { Writable } from 'node:stream';
import { AppError } from '../../shared/errors';
import type { CommandLine } from './command-line';
import { UsageError } from './refused';
import { typedLine } from './typed-line';

/** Where scripts put it: an argument would be in the list of processes and in the shell's history. */
export const passphraseVariable = 'ZEROCLAW_PASSPHRASE';

/** Whether somebody can give one here. */
export const canGivePassphrase = (cli: CommandLine): boolean => givenOne() !== '' || cli.input.isTTY === true;

/** The passphrase of the environment, else what somebody types unseen. `repeat`: twice the same. */
export async function askPassphrase(cli: CommandLine, question: string, repeat: boolean): Promise<string> {
  const given = givenOne();
  if (given !== '') return given;
  if (cli.input.isTTY !== true)
    throw new UsageError(
      'A passphrase is asked for, and nobody can answer here',
      `Run it in a terminal, or set ${passphraseVariable}.`,
    );
  const passphrase = await typedUnseen(cli, question);
  if (repeat && (await typedUnseen(cli, 'Once more')) !== passphrase)
    throw new UsageError('These are two different passphrases', 'Run it again.');
  return passphrase;
}

const givenOne = (): string => process.env[passphraseVariable] ?? '';

/** What somebody types at the terminal, shown nowhere. */
export async function typedUnseen(cli: CommandLine, question: string): Promise<string> {
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  try {
    process.stderr.write(`${question}: `);
    const typed = await typedLine(cli, '', nowhere, true);
    if (typed === null) throw new AppError('cli.declined', 'Nothing was done', { remedy: 'Run it again.' });
    return typed;
  } finally {
    process.stderr.write('\n');
  }
}
