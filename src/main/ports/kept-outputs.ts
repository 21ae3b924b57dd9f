import type { Level } from './boards';

/** A pin that was set, or was about to be. */
export interface KeptOutput {
  readonly pin: number;
  /** What it was set to. */
  readonly value: Level;
  /** False: the board has started again since, and nobody has set the pin again. */
  readonly mayDrive: boolean;
}

/** What the pins of a board drove; it outlives the engine. */
export interface KeptOutputs {
  read(board: string): readonly KeptOutput[];
  /** `durable`: on disk on return; otherwise it outlives the program, and a loss of power once anything else was written durably. */
  write(board: string, outputs: readonly KeptOutput[], durable: boolean): void;
}
