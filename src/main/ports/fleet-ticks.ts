/** A time of a schedule that one engine of the fleet starts. */
export interface FleetTick {
  /** Its name: the same at all engines. */
  readonly procedure: string;
  readonly expression: string;
  /** Milliseconds since 1970, by the expression and not by anybody's clock. */
  readonly due: number;
  /** A later one is due by now: it is asked whether this engine had taken it, and not taken any more. */
  readonly isPast: boolean;
}

/** elsewhere: another engine starts it, or nobody any more. unknown: it is asked, or cannot be asked now. */
export type TickTaker = 'here' | 'elsewhere' | 'unknown';
