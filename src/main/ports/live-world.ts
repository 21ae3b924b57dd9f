import type { Fact } from '../../shared/basis';
import type { Level, PinPlace } from './boards';

/** One that a call is for, and the level that its answer told, where it has one. */
export interface TouchedPin extends PinPlace {
  readonly level: Level | null;
}

/** What is known of the world at this moment, for those who ask whether something still holds. */
export interface LiveWorld {
  /** These pins are looked at from now on, and no others. */
  watch(pins: readonly PinPlace[]): void;
  /** As it was seen last; null: not known. */
  level(place: PinPlace): Level | null;
  /** The same, asked of the board now where that ends nothing that it drives. Rejects with the signal's reason. */
  look(place: PinPlace, signal: AbortSignal): Promise<Level | null>;
  /** Which board answers to the name; null: none does, or it does not say. */
  board(name: string): string | null;
  /** Something of it may be known now, or be otherwise, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

export const nothingKnown: LiveWorld = {
  watch: () => {},
  level: () => null,
  look: () => Promise.resolve(null),
  board: () => null,
  onChange: () => () => {},
};

/** What is known of the pins, with the levels that were told of them where none is, and of their boards. */
export function factsAbout(live: LiveWorld, touched: readonly TouchedPin[]): readonly Fact[] {
  const pins = new Map<string, Fact>();
  const boards = new Map<string, Fact>();
  for (const place of touched) {
    const level = live.level(place) ?? place.level;
    const { board, pin } = place;
    if (level !== null) pins.set(`${board} ${String(pin)}`, { of: 'pin', board, pin, level });
    const identity = live.board(board);
    if (identity !== null) boards.set(board, { of: 'board', board, identity });
  }
  return [...pins.values(), ...boards.values()];
}
