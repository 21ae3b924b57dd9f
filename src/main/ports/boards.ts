import type { BoardStatus } from '../../shared/status';

export type GpioOutcome =
  | { readonly kind: 'value'; readonly value: 0 | 1 }
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer came: for a write, whether it happened is not known. */
  | { readonly kind: 'unknown'; readonly message: string };

export interface LevelChange {
  readonly board: string;
  readonly pin: number;
  readonly value: 0 | 1;
  readonly at: number;
}

/** The boards named in config.toml. Boards come and go; nothing here rejects because one is missing. */
export interface Boards {
  status(): readonly BoardStatus[];
  read(board: string, pin: number, signal: AbortSignal): Promise<GpioOutcome>;
  /** On success `value` is what was written. Never repeated silently. */
  write(board: string, pin: number, value: 0 | 1, signal: AbortSignal): Promise<GpioOutcome>;
  /** Pins that some loaded SOP listens to; they are watched or polled. Replaces the earlier set. */
  watch(pins: readonly { readonly board: string; readonly pin: number }[]): void;
  onLevelChange(listener: (change: LevelChange) => void): () => void;
  onStatusChange(listener: (status: readonly BoardStatus[]) => void): () => void;
}
