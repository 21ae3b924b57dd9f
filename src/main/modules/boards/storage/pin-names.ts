import { z } from 'zod';
import { PinName } from '../../../../shared/pin-names';
import type { Database } from '../../../platform/storage/database';
import { storedValue } from '../../../platform/storage/stored-value';

export interface PinNames {
  of(board: string): readonly PinName[];
  /** Null takes the name away. */
  give(board: string, pin: number, named: Omit<PinName, 'pin'> | null): void;
}

const Kept = z.array(PinName.extend({ board: z.string() }));

/**
 * Names outlive the board: one that comes back under its name has them. While they are not trusted no pin has one: a
 * card would tell what somebody else wrote.
 */
export function createPinNames(database: Database, isTrusted: () => boolean = () => true): PinNames {
  const stored = storedValue(database, 'pin_names', Kept, []);
  // Every status asks for them.
  let kept: z.infer<typeof Kept> | null = null;
  const read = (): z.infer<typeof Kept> => (kept ??= stored.read());
  return {
    of: (board) =>
      (isTrusted() ? read() : [])
        .filter((each) => each.board === board)
        .map(({ board: _board, ...named }) => named),
    give: (board, pin, named) => {
      const others = read().filter((each) => each.board !== board || each.pin !== pin);
      const next = named === null ? others : [...others, { board, pin, ...named }];
      stored.write(next.toSorted((a, b) => a.board.localeCompare(b.board) || a.pin - b.pin));
      kept = null;
    },
  };
}
