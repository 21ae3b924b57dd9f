import { expect, test } from 'vitest';
import type { Decider } from '../../shared/run';
import { resumeOrHold } from './resume-or-hold';

const button: Decider = { by: 'button on desk, found pressed', via: 'board:desk' };

test.each<{ name: string; restored: boolean; heldStop: Decider | null; expected: readonly string[] }>([
  { name: 'goes on', restored: false, heldStop: null, expected: ['resume'] },
  { name: 'is cancelled after a restore', restored: true, heldStop: null, expected: ['pause by restore', 'cancel: it was under way when the backup was made that was restored, by restore'] },
  { name: 'is cancelled while a stop is held down', restored: false, heldStop: button, expected: ['pause by button on desk, found pressed', 'cancel: emergency stop, by button on desk, found pressed'] },
])('what was under way $name', ({ restored, heldStop, expected }) => {
  const log: string[] = [];
  resumeOrHold({
    pause: (paused, { by }) => { log.push(`${paused ? 'pause' : 'go on'} by ${by}`); },
    resume: (instead) => { log.push(instead == null ? 'resume' : `cancel: ${instead.reason}, by ${instead.by.by}`); },
  }, restored, heldStop);
  expect(log).toEqual(expected);
});
