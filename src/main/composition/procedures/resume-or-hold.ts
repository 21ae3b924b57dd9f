import type { Decider } from '../../../shared/run';

interface Resumed {
  resume(instead?: { readonly reason: string; readonly by: Decider } | null): void;
  pause(paused: boolean, by: Decider): void;
}

/** What was found at the start. */
interface Found {
  readonly restored: boolean;
  /** Who stops, where a stop is held down; null: nobody. */
  readonly heldStop: Decider | null;
  /** Whether somebody's configuration holds. */
  readonly isConfigured: boolean;
}

/**
 * After a restore no step of what was under way when the backup was made is done again, and nothing starts before somebody has looked. Nor does it
 * while the defaults hold only because config.toml cannot be used; what waits goes on waiting.
 */
export function resumeOrHold(engine: Resumed, { restored, heldStop, isConfigured }: Found): void {
  if (restored) hold(engine, 'it was under way when the backup was made that was restored', { by: 'restore', via: 'restore' });
  else if (heldStop !== null) hold(engine, 'emergency stop', heldStop);
  else {
    if (!isConfigured) engine.pause(true, { by: 'config.toml', via: 'config' });
    engine.resume();
  }
}

function hold(engine: Resumed, reason: string, by: Decider): void {
  engine.pause(true, by);
  engine.resume({ reason, by });
}
