/** What became of a notification. */
export interface Shown {
  /** Null: the system did not say. */
  readonly shown: boolean | null;
  /** Why it was not shown. */
  readonly why?: string;
}

export interface Notification {
  readonly title: string;
  readonly body: string;
  /** The gate of a run that it asks about. */
  readonly approval?: {
    readonly runId: string;
    readonly gate: string;
    readonly critical: boolean;
    /** The hash of the calls that a yes here would be for; null: it can only be said on the card. */
    readonly shown: string | null;
  };
  /** The tool call of a conversation that it asks about. */
  readonly question?: { readonly conversationId: string; readonly id: string };
  /** Who asked for it: `run:ID` or `chat:ID`. */
  readonly origin?: string;
}

/**
 * Tells the person at this machine something. The app shows a native notification; the daemon writes a log
 * line.
 */
export interface Notifier {
  /** `became` is told once what became of it, as far as the system says so. */
  notify(notification: Notification, became?: (shown: Shown) => void): void;
  /** What was asked is decided: the notification about this gate or question is withdrawn. */
  withdraw(id: string): void;
}
