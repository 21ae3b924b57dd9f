import type { Problem } from './status';

/** What is wrong with the pins of a board, beside how the board itself is. */
export const pinProblemsOf = (problems: readonly Problem[], board: string): readonly Problem[] =>
  problems.filter(
    ({ id, where }) => where === `board ${board}` && /^board-(?:undriven|unread|pins|deaf|shared):/u.test(id),
  );

/**
 * Firmware that neither tells changes nor says its name is not ours, and may make a pin an input in order to
 * read it, which ends what it drives.
 */
export const keepsOutputs = (tells: 'pushes' | 'polled' | null, firmware: string | null): boolean =>
  tells !== 'polled' || firmware !== null;
