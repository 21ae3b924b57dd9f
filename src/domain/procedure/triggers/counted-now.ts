import { canonicalJson } from '../../../shared/canonical-json';
import type { Run } from '../../../shared/run';
import type { Trigger, UnderWay } from '../../../shared/sop';
import { matchTrigger } from './triggers';
import { figuresOf } from './window';

/** What is counted at a place, and whether it can be heard. */
export interface Counted {
  readonly underWay: readonly UnderWay[];
  readonly isHeard: boolean;
}

type Started = Pick<Run, 'sop' | 'trigger'>;

/** The figures of the window that started the run, as they are now, as JSON; null: nobody knows. */
export function figuresNow(run: Started, { underWay, isHeard }: Counted): string | null {
  if (run.trigger.source !== 'window') return null;
  const known = countedFor(run, underWay).find(({ timing }) => timing.figures !== undefined);
  // Where nothing came for as long as the window is, there are none.
  return known?.timing.figures ?? (isHeard ? JSON.stringify(figuresOf([])) : null);
}

/** Whether nothing was heard there since the silence that started the run; null: nobody knows. */
export function isSilentStill(run: Started, { underWay }: Counted): boolean | null {
  const counted = run.trigger.source === 'absence' ? countedFor(run, underWay) : [];
  // While it starts the run, it has not started yet.
  const isSilent = ({ timing: { state, ms, ofMs } }: UnderWay): boolean =>
    state === 'absent' || ms >= (run.trigger.after?.ofMs ?? ofMs);
  return counted.length === 0 ? null : counted.some(isSilent);
}

/** What the triggers count at the place of the event that it started with, while they are as they were then. */
function countedFor({ sop, trigger: event }: Started, underWay: readonly UnderWay[]): readonly UnderWay[] {
  const met = new Set(
    sop.triggers
      .filter((trigger: Trigger) => matchTrigger(trigger, event).matched)
      .map((trigger) => canonicalJson(trigger)),
  );
  return underWay.filter(({ trigger, key }) => key === event.topic && met.has(canonicalJson(trigger)));
}
