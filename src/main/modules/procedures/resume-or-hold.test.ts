import { expect, test } from 'vitest';
import type { Decider } from '../../../shared/run';
import { resumeOrHold } from './resume-or-hold';

const button: Decider = { by: 'button on desk, found pressed', via: 'board:desk' };

const usual = { restored: false, heldStop: null, isConfigured: true };

test.each<{ name: string; found: Parameters<typeof resumeOrHold>[1]; expected: readonly string[] }>([
  { name: 'goes on', found: usual, expected: ['resume'] },
  {
    name: 'is cancelled after a restore',
    found: { ...usual, restored: true },
    expected: ['call off for restore, by restore'],
  },
  {
    name: 'is cancelled while a stop is held down',
    found: { ...usual, heldStop: button },
    expected: ['call off for stop, by button on desk, found pressed'],
  },
  {
    name: 'goes on where no configuration holds, and nothing else starts',
    found: { ...usual, isConfigured: false },
    expected: ['pause by config.toml', 'resume'],
  },
])('what was under way $name', ({ found, expected }) => {
  const log: string[] = [];
  resumeOrHold(
    {
      pause: (paused, { by }) => {
        log.push(`${paused ? 'pause' : 'go on'} by ${by}`);
      },
      resume: () => {
        log.push('resume');
      },
      callOff: (why, { by }) => {
        log.push(`call off for ${why}, by ${by}`);
      },
    },
    found,
    () => {},
  );
  expect(log).toEqual(expected);
});

test.each<{ name: string; found: Parameters<typeof resumeOrHold>[1]; told: readonly string[] }>([
  {
    name: 'a pause, and what goes on',
    found: { ...usual, isConfigured: false },
    told: ['pause: full', 'runs: full'],
  },
  { name: 'what is called off', found: { ...usual, heldStop: button }, told: ['runs: full'] },
])('what cannot be written is told, and the engine starts: $name', ({ found, told }) => {
  const log: string[] = [];
  const full = (): never => {
    throw new Error('full');
  };
  resumeOrHold({ pause: full, resume: full, callOff: full }, found, (what, failure) => {
    log.push(`${what}: ${(failure as Error).message}`);
  });
  expect(log).toEqual(told);
});
