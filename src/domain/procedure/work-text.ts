import type { StartedProcedure, StepWait } from '../../shared/sop';
import { durationText } from './duration';

/** What a step waits for, in the words of its bullet. */
export function untilText(until: StepWait['until']): string {
  switch (until.type) {
    case 'duration':
      return durationText(until.secs);
    case 'time':
      return until.time;
    case 'message':
      return [until.condition, 'on', until.topic].join(' ');
  }
}

/** Which procedure is started, and with what, in the words of its bullet. */
export const startText = ({ name, payload }: StartedProcedure): string =>
  payload === undefined ? name : [name, JSON.stringify(payload)].join(' ');
