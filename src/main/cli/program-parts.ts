import { Argument, InvalidArgumentError, Option } from 'commander';
import { channelOf } from '../../shared/analog';
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

export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/u.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number from ${String(least)} to ${String(most)}.`);
    return value;
  };

export const forOption = (): Option =>
  new Option('--for <ms>', 'go back to the other level after so many milliseconds').argParser(
    wholeNumber(1, 60_000),
  );
export const pinArgument = (): Argument =>
  new Argument('<pin>', 'number of the pin').argParser(wholeNumber(0, 255));
export const pinOrInputArgument = (): Argument =>
  new Argument('<pin>', 'number of the pin, or adc_N for analog input N').argParser((text): PinOrInput => {
    const channel = channelOf(text);
    return channel === null ? { pin: wholeNumber(0, 255)(text) } : { channel };
  });
export const levelArgument = (): Argument => new Argument('<level>', '0 or 1').argParser(wholeNumber(0, 1));
export const analogLevelArgument = (): Argument =>
  new Argument('<level>', '0 or 1; of an analog input what it measures').argParser(
    wholeNumber(0, 16_777_215),
  );

/** What a person names on a board. */
export type PinOrInput = { readonly pin: number } | { readonly channel: number };
