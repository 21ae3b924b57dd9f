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
  /**
   * Of that name, or at that place of config.toml under another name: a renamed board drives what it drove.
   */
  read(board: string, place: string): readonly KeptOutput[];
  /**
   * What `read` finds under another name or place is kept under these as well, and stays where it was until
   * either board is written: of two that exchanged their names both may drive it. On disk on return.
   */
  adopt(board: string, place: string): void;
  /**
   * Drops what belongs to none of these boards, by name or by place, and returns what of it no other board
   * has taken over. On disk on return.
   */
  keepOnly(
    boards: readonly { readonly board: string; readonly place: string }[],
  ): readonly { readonly board: string; readonly outputs: readonly KeptOutput[] }[];
  /**
   * Takes the place of whatever was kept under that name or place. `durable`: on disk on return; otherwise it
   * outlives the program, and a loss of power once anything else was written durably.
   */
  write(board: string, place: string, outputs: readonly KeptOutput[], durable: boolean): void;
}
