import type { Decider } from '../../shared/run';

interface Resumed {
  resume(instead?: { readonly reason: string; readonly by: Decider } | null): void;
  pause(paused: boolean, by: Decider): void;
}

const by: Decider = { by: 'restore', via: 'restore' };

/** After a restore no step of what was under way when the backup was made is done again, and nothing starts before somebody has looked. */
export function resumeOrHold(engine: Resumed, restored: boolean): void {
  if (!restored) {
    engine.resume();
    return;
  }
  engine.pause(true, by);
  engine.resume({ reason: 'it was under way when the backup was made that was restored', by });
}
