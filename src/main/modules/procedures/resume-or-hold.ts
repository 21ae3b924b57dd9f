import type { Decider } from '../../../shared/run';

interface Resumed {
  resume(): void;
  callOff(why: 'stop' | 'restore', by: Decider): void;
  pause(paused: boolean, by: Decider): void;
}

/** What could not be written at the start. */
type Unwritten = 'pause' | 'runs';

/** The problem of what holds since the start and could not be written. */
export const unwritten = (what: Unwritten): string => `unwritten-${what}`;

/** What was found at the start. */
interface Found {
  readonly restored: boolean;
  /** Who stops, where a stop is held down; null: nobody. */
  readonly heldStop: Decider | null;
  /** Whether somebody's configuration holds. */
  readonly isConfigured: boolean;
}

/**
 * After a restore no step of what was under way when the backup was made is done again, and nothing starts
 * before somebody has looked. Nor does it while the defaults hold only because config.toml cannot be used;
 * what waits goes on waiting. `notWritten`: what could not be written holds while this engine lives, and a
 * plant is better off with that than with none.
 */
export function resumeOrHold(
  engine: Resumed,
  { restored, heldStop, isConfigured }: Found,
  notWritten: (what: Unwritten, failure: unknown) => void,
): void {
  const attempt = (what: Unwritten, work: () => void): void => {
    try {
      work();
    } catch (failure) {
      notWritten(what, failure);
    }
  };
  if (restored)
    attempt('runs', () => {
      engine.callOff('restore', { by: 'restore', via: 'restore' });
    });
  else if (heldStop !== null)
    attempt('runs', () => {
      engine.callOff('stop', heldStop);
    });
  else {
    if (!isConfigured)
      attempt('pause', () => {
        engine.pause(true, { by: 'config.toml', via: 'config' });
      });
    attempt('runs', () => {
      engine.resume();
    });
  }
}
