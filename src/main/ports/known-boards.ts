/** What tells one board from another, as far as the machine and the board say. */
export interface BoardIdentity {
  /** USB serial number of its port; null: the port has none; absent: the machine does not say. */
  readonly serialNumber?: string | null;
  /** As its firmware calls the board; null: it does not say. */
  readonly kind: string | null;
}

/**
 * Which board was taken last for a name of config.toml, at the place that config.toml gives; it outlives the
 * engine.
 */
export interface KnownBoards {
  /** Null: none yet. */
  read(name: string, place: string): BoardIdentity | null;
  /** What is kept under that name was not written by the engine of this home, and no board was taken for it since. */
  isDoubted(name: string): boolean;
  /** On disk on return. */
  write(name: string, place: string, identity: BoardIdentity): void;
}
