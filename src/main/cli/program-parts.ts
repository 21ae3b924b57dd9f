import { InvalidArgumentError, Option } from 'commander';
import type { CommandLine } from './command-line';

/** Carries out a command, and says what went wrong. */
export type Run = (work: (cli: CommandLine) => void | Promise<void>) => Promise<void>;

export const limitOption = (value: number): Option =>
  new Option('--limit <count>', 'at most so many, 1 to 1000').default(value).argParser(parseLimit);

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > 1000)
    throw new InvalidArgumentError('It must be a number from 1 to 1000.');
  return limit;
}
