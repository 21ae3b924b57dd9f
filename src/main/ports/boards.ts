import type { BoardCounters, BoardGap, FoundPort, PortTest, WireLine } from '../../shared/boards';
import type { PinRole } from '../../shared/pin-roles';
import type { Result } from '../../shared/result';
import type { BoardStatus } from '../../shared/status';

export type Level = 0 | 1;

export interface PinPlace {
  readonly board: string;
  readonly pin: number;
}

export type GpioOutcome =
  | { readonly kind: 'value'; readonly value: Level }
  | { readonly kind: 'refused'; readonly message: string }
  /** No answer came: for a write, whether it happened is not known. */
  | { readonly kind: 'unknown'; readonly message: string };

export type AnalogOutcome =
  | {
      readonly kind: 'value';
      readonly value: number;
      /** The greatest there can be. */ readonly fullScale: number;
    }
  | Exclude<GpioOutcome, { readonly kind: 'value' }>;

/** What boards measure. */
export interface AnalogInputs {
  /** Rejects only with the abort signal's reason. `poll`: nobody asked for it, which the lines on the wire show. */
  readAnalog(board: string, channel: number, signal: AbortSignal, purpose?: 'poll'): Promise<AnalogOutcome>;
}

export interface LevelChange {
  readonly board: string;
  readonly pin: number;
  readonly value: Level;
  readonly at: number;
  /**
   * It happened just now; false: it was found when the pin was looked at again after a gap, and may be older.
   */
  readonly live: boolean;
}

/** What a pin was at the first look at it, or after a gap: no change, and nothing that procedures start from. */
export interface FirstLevel extends Omit<LevelChange, 'at' | 'live'> {
  /** It was known before the board was away, and has not changed. */
  readonly again?: true;
}

/** What one board knows of a pin that is looked at. */
export interface KnownPin {
  readonly pin: number;
  readonly level: Level | null;
  readonly seenAt: number | null;
  /** It is an output: we have set it since the board connected or started again, or the board says so. */
  readonly driven: boolean;
  /** What it was set to, where `release` takes it back; null: it was not set, or is driven. */
  readonly wasSet: Level | null;
  readonly history: readonly { readonly at: number; readonly value: Level }[];
}

export interface BoardFacts {
  readonly serialNumber: string | null;
  /** Which board answers, for a person; null or absent: none does, or it does not say. */
  readonly identity?: string | null;
  readonly baud: number;
  readonly debounceMs: number;
  readonly ledPin: number | null;
  readonly lastAnswerAt: number | null;
  readonly nextTryAt: number | null;
  /**
   * What it drives, or may drive, over its absences; nothing of a virtual board, which ends with the engine.
   */
  readonly outputs: readonly { readonly pin: number; readonly value: Level }[];
  readonly counters: BoardCounters;
  readonly gaps: readonly BoardGap[];
  readonly pins: readonly KnownPin[];
  readonly wire: readonly WireLine[];
}

/** Changes of level on these pins may have been missed between `from` and `to`. */
export interface GapOfBoard extends BoardGap {
  readonly board: string;
}

/**
 * Pins that we had set. `restarted`: they are inputs now; `told`: the board says that it does not drive them;
 * `away`: it came back, and whether it still drives them is not known; `unwatched`: the same, of what was set
 * before this engine looked at the board.
 */
export interface UndrivenPins {
  readonly board: string;
  readonly why: 'restarted' | 'told' | 'away' | 'unwatched';
  /** In their order; none: all of them were set again. */
  readonly pins: readonly { readonly pin: number; /** What it was set to. */ readonly value: Level }[];
  /** It happened just now; false: one of them was set again. */
  readonly news: boolean;
}

/** What people who look on see at once: a level that is known now, or a line on the wire. */
export type BoardActivity =
  | {
      readonly board: string;
      readonly pin: number;
      readonly value: Level;
      readonly at: number;
      readonly driven: boolean;
    }
  | { readonly board: string; readonly line: WireLine };

export interface WatchedPin {
  readonly board: string;
  readonly pin: number;
  /** What config.toml uses it for; absent: a procedure listens to it, or a page shows it. */
  readonly role?: PinRole;
  /** A page shows it, and nothing waits for its changes. */
  readonly isShown?: true;
}

/** The boards named in config.toml. Boards come and go; nothing here rejects because one is missing. */
export interface Boards {
  status(): readonly BoardStatus[];
  read(board: string, pin: number, signal: AbortSignal): Promise<GpioOutcome>;
  /** On success `value` is what was written. Never repeated silently. */
  write(board: string, pin: number, value: Level, signal: AbortSignal): Promise<GpioOutcome>;
  /**
   * Pins that `owner` needs, e.g. the procedures or an open page; they are watched or polled. Replaces the
   * owner's earlier set.
   */
  watch(owner: string, pins: readonly WatchedPin[]): void;
  onLevelChange(listener: (change: LevelChange) => void): () => void;
  onStatusChange(listener: (status: readonly BoardStatus[]) => void): () => void;
}

/** What the Boards page and the command line ask beyond that. */
export interface BoardDesk extends Boards {
  /** Null: there is no such board. */
  facts(board: string): BoardFacts | null;
  /** The machine's ports. Rejects with an AppError when they cannot be listed. */
  foundPorts(): Promise<readonly FoundPort[]>;
  /**
   * Asks what is behind a port that no board uses. Rejects with an AppError that says what is wrong and how
   * to fix it.
   */
  testPort(path: string, baudRate: number, signal: AbortSignal): Promise<PortTest>;
  /**
   * What answers there now is the right board, whichever was there before: what it is. Refused when it is the
   * one of before, or not the stranger that was shown. Throws when that cannot be kept.
   */
  accept(board: string, shown: string): Result<string>;
  /**
   * A person says that a pin that was set is an input, and is to be one: it is read again, and not missed as
   * an output. Refused for a pin that is driven, unless a read would end that.
   */
  release(board: string, pin: number): Result<null>;
  /** What is not driven any more, or may not be, as `onUndriven` told it last. */
  undriven(): readonly Omit<UndrivenPins, 'news'>[];
  /** Levels and lines as they come, until the returned function is called. */
  onActivity(listener: (activity: BoardActivity) => void): () => void;
  onGap(listener: (gap: GapOfBoard) => void): () => void;
  /** A connected board said that it has started again: what was set on it does not hold any more. */
  onRestart(listener: (board: string) => void): () => void;
  onFirstLevel(listener: (first: FirstLevel) => void): () => void;
  onUndriven(listener: (undriven: UndrivenPins) => void): () => void;
}

/**
 * Boards that are programs, for trying things out: their pins are turned by a person. Throws an AppError for
 * a board or pin that is not there.
 */
export interface VirtualBoards {
  names(): readonly string[];
  /** The level changes from outside, as by a switch. */
  setPin(board: string, pin: number, value: Level): void;
  /** The other level for so long, then the one before. */
  pulse(board: string, pin: number, ms: number, signal: AbortSignal): Promise<void>;
  levelOf(board: string, pin: number): Level;
  /** What an analog input measures from now on, from 0 to its full scale. */
  setAnalog(board: string, channel: number, value: number): void;
  /** What its analog inputs measure. */
  measured(board: string): {
    readonly inputs: readonly { readonly channel: number; readonly value: number }[];
    readonly fullScale: number;
  };
  isPlugged(board: string): boolean;
  /** Puts the cable in or pulls it out. */
  plug(board: string, inPlace: boolean): void;
}
