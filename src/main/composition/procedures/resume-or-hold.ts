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
 * while the defaults hold only because config.toml cannot be used; what waits goes on waiting. `unwritten`: a pause that could not be written
 * holds while this engine lives, and a plant is better off with that than with none.
 */
export function resumeOrHold(engine: Resumed, { restored, heldStop, isConfigured }: Found, unwritten: (failure: unknown) => void): void {
  const hold = (reason: string, by: Decider): void => {
    pause(engine, by, unwritten);
    engine.resume({ reason, by });
  };
  if (restored) hold('it was under way when the backup was made that was restored', { by: 'restore', via: 'restore' });
  else if (heldStop !== null) hold('emergency stop', heldStop);
  else {
    if (!isConfigured) pause(engine, { by: 'config.toml', via: 'config' }, unwritten);
    engine.resume();
  }
}

function pause(engine: Resumed, by: Decider, unwritten: (failure: unknown) => void): void {
  try {
    engine.pause(true, by);
  } catch (failure) {
    unwritten(failure);
  }
}
