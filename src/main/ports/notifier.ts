/**
 * Tells the person at this machine something. The app shows a native notification; the daemon writes a log
 * line.
 */
export interface Notifier {
  notify(notification: {
    readonly title: string;
    readonly body: string;
    /** The gate of a run that it asks about. */
    readonly approval?: { readonly runId: string; readonly gate: string; readonly critical: boolean };
    /** The tool call of a conversation that it asks about. */
    readonly question?: { readonly conversationId: string; readonly id: string };
  }): void;
  /** What was asked is decided: the notification about this gate or question is withdrawn. */
  withdraw(id: string): void;
}
