import { expect, test } from 'vitest';
import type { Decider } from '../../../shared/run';
import { resumeOrHold } from './resume-or-hold';

const button: Decider = { by: 'button on desk, found pressed', via: 'board:desk' };

const usual = { restored: false, heldStop: null, isConfigured: true };

test.each<{ name: string; found: Parameters<typeof resumeOrHold>[1]; expected: readonly string[] }>([
  { name: 'goes on', found: usual, expected: ['resume'] },
  { name: 'is cancelled after a restore', found: { ...usual, restored: true }, expected: ['pause by restore', 'cancel: it was under way when the backup was made that was restored, by restore'] },
  { name: 'is cancelled while a stop is held down', found: { ...usual, heldStop: button }, expected: ['pause by button on desk, found pressed', 'cancel: emergency stop, by button on desk, found pressed'] },
  { name: 'goes on where no configuration holds, and nothing else starts', found: { ...usual, isConfigured: false }, expected: ['pause by config.toml', 'resume'] },
])('what was under way $name', ({ found, expected }) => {
  const log: string[] = [];
  resumeOrHold({
    pause: (paused, { by }) => { log.push(`${paused ? 'pause' : 'go on'} by ${by}`); },
    resume: (instead) => { log.push(instead == null ? 'resume' : `cancel: ${instead.reason}, by ${instead.by.by}`); },
  }, found, () => {});
  expect(log).toEqual(expected);
});

test('a pause that cannot be written is told, and the engine starts', () => {
  const log: string[] = [];
  const full = new Error('the disk is full');
  resumeOrHold({ pause: () => { throw full; }, resume: () => { log.push('resume'); } }, { ...usual, isConfigured: false }, (failure) => { log.push(String(failure)); });
  expect(log).toEqual(['Error: the disk is full', 'resume']);
});
