import { createInterface } from 'node:readline/promises';
import { AppError } from '../../shared/errors';
import type { CommandLine } from './command-line';
import { UsageError } from './refused';

/** Goes on when somebody answers yes, or said so before. Rejects otherwise. */
export async function confirm(cli: CommandLine, yes: boolean, what: string, question: string): Promise<void> {
  if (yes) return;
  if (cli.input.isTTY !== true)
    throw new UsageError(
      `${what} asks first, and nobody can answer here`,
      'Run it in a terminal, or add --yes.',
    );
  const terminal = createInterface({ input: cli.input, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} [y/N] `, { signal: cli.signal });
    if (!/^y(?:es)?$/iu.test(answer.trim()))
      throw new AppError('cli.declined', 'Nothing was done', { mend: 'Answer y to go on.' });
  } finally {
    terminal.close();
  }
}
