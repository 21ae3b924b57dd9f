/** Tells the person at this machine something. The app shows a native notification; the daemon writes a log line. */
export interface Notifier {
  notify(notification: { readonly title: string; readonly body: string; readonly approval?: { readonly runId: string; readonly gate: string; readonly critical: boolean } }): void;
  /** The approval was decided: a notification about it is withdrawn. */
  withdraw(gate: string): void;
}
