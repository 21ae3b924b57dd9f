import { writeFileSync } from 'node:fs';

/** What one part of `npm test` counts; scripts/test/parts.mjs reads it back. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
}

/** Writes the counts where the runner asked for them; does nothing when the part was started by hand. */
export function writeTally(tally: Tally): void {
  const file = process.env['ZEROCLAW_TALLY'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(tally));
}
