import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What one part of `npm test` counts; scripts/test/parts.mjs reads it back. */
export interface Tally {
  readonly passed: number;
  readonly failed: readonly Told[];
  readonly skipped: readonly Told[];
}

/** A test that did not pass, and why. */
export interface Told {
  readonly name: string;
  readonly reason: string;
}

/** What a runner says of a thrown thing. */
interface Thrown {
  readonly message?: string | undefined;
  readonly stack?: string | undefined;
  readonly diff?: string | undefined;
}

/**
 * A thrown thing without colours and without the lines of the libraries that it came through; empty when
 * nothing was thrown.
 */
export function reasonText(error: Thrown | undefined): string {
  const lines = stripVTControlCharacters(error?.stack ?? error?.message ?? '')
    .split('\n')
    .filter((line) => !/^\s+at (.*node_modules|new Promise)/.test(line));
  return [...lines, stripVTControlCharacters(error?.diff ?? '')].join('\n');
}

/** Writes the counts where the runner asked for them; does nothing when the part was started by hand. */
export function writeTally(tally: Tally): void {
  const file = process.env['ZEROCLAW_TALLY'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
}
