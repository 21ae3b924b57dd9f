import type { Decider } from '../../shared/run';

interface Resumed {
  resume(instead?: { readonly reason: string; readonly by: Decider } | null): void;
  pause(paused: boolean, by: Decider): void;
}

/**
 * After a restore no step of what was under way when the backup was made is done again, and nothing starts before somebody has looked.
 * `heldStop`: who stops, where a stop is held down at the start.
 */
export function resumeOrHold(engine: Resumed, restored: boolean, heldStop: Decider | null): void {
  if (restored) hold(engine, 'it was under way when the backup was made that was restored', { by: 'restore', via: 'restore' });
  else if (heldStop !== null) hold(engine, 'emergency stop', heldStop);
  else engine.resume();
}

function hold(engine: Resumed, reason: string, by: Decider): void {
  engine.pause(true, by);
  engine.resume({ reason, by });
}
