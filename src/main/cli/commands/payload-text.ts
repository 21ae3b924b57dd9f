import { readFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { messageOf } from '../../../shared/errors';
import type { CommandLine } from '../command-line';
import { UsageError } from '../refused';

/** `-` reads stdin and `@FILE` a file: a command line holds 128 KiB at most. */
export async function payloadText(cli: CommandLine, given: string): Promise<string> {
  if (given === '-') return readAll(cli.input);
  if (!given.startsWith('@')) return given;
  try {
    return readFileSync(given.slice(1), 'utf8');
  } catch (failure) {
    throw new UsageError(`The payload file cannot be read: ${messageOf(failure)}`, 'Give the payload itself, @FILE, or - for stdin.');
  }
}
