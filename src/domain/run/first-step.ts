import type { Run, RunEvent } from '../../shared/run';
import type { RunCommand } from './run-command';
import { pendingEffects } from './pending-effects';

/**
 * That the first step begins, for the write that starts its run: where nobody is asked and nothing is waited for,
 * the run has no other next thing, and a write of its own would only make the step later.
 */
export function beginsAtOnce(run: Run, command: RunCommand): readonly RunEvent[] {
  if (command.type !== 'start') return [];
  const [effect, ...others] = pendingEffects(run);
  return effect?.type === 'run-step' && effect.notBefore === undefined && others.length === 0
    ? [{ type: 'step-started', at: command.at, step: effect.step, attempt: effect.attempt }]
    : [];
}

/** Whether the first step began with the run, in these events of one write. */
export const begunWith = (events: readonly RunEvent[]): boolean =>
  events[0]?.type === 'run-started' && events.at(-1)?.type === 'step-started';

/**
 * Whether the last event on record, `last`, is that the step began with its run: whatever a step does is on record
 * before it is done, so this one has done nothing. A step that begins again has another attempt, so this is found once.
 */
export const isUntouched = (run: Run, last: RunEvent | undefined): boolean =>
  last?.type === 'step-started' &&
  last.attempt === 1 &&
  last.at === run.startedAt &&
  run.decisions.length === 0;
