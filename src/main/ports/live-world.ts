import type { Level } from './boards';

export interface PinPlace {
  readonly board: string;
  readonly pin: number;
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
