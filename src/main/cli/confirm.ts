import { AppError } from '../../shared/errors';
import type { CommandLine } from './command-line';
import { UsageError } from './refused';
import { typedLine } from './typed-line';

/** Goes on when somebody answers yes, or said so before. Rejects otherwise. */
export async function confirm(cli: CommandLine, yes: boolean, what: string, question: string): Promise<void> {
  if (yes) return;
  if (cli.input.isTTY !== true)
    throw new UsageError(
      `${what} asks first, and nobody can answer here`,
      'Run it in a terminal, or add --yes.',
    );
  const answer = await typedLine(cli, `${question} [y/N] `, process.stderr);
  // The cursor still stands behind the question.
  if (answer === null) cli.say('');
  if (answer === null || !/^y(?:es)?$/iu.test(answer.trim()))
    throw new AppError('cli.declined', 'Nothing was done', { remedy: 'Answer y to go on.' });
}
