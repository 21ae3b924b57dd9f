import { shortened } from '../../shared/shortened';
import { parseCommand } from '../ports/commands';

const longestQuote = 200;

/**
 * What a person said below the line that they answer, so that "yes, that one" can be understood. A command
 * stays one.
 */
export function withQuote(answered: string, said: string): string {
  const line = answered.replaceAll(/\s+/gu, ' ').trim();
  if (line === '' || parseCommand(said) !== null) return said;
  return `> ${shortened(line, longestQuote)}\n\n${said}`;
}
