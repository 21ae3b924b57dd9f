import type { Scope } from './base/scope';

/**
 * Runs `works` until the scope closes. Then what acts begins to close at once, before anything is waited for:
 * the app and the daemon wait no longer than 5 s, and behind a channel that hangs a pin would stay driven, and
 * a program go on. What goes wrong is told when each is closed in its turn.
 */
export function keepGoing(
  scope: Scope,
  works: readonly ((signal: AbortSignal) => Promise<void>)[],
  acting: readonly { close(): Promise<void> }[],
): void {
  const ends = new AbortController();
  const going = Promise.all(works.map((work) => work(ends.signal)));
  scope.defer(async () => {
    ends.abort(new Error('the engine closes'));
    for (const each of acting) void each.close().catch(() => {});
    await going;
  });
}
