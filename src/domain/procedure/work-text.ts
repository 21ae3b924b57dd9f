import type { StartedProcedure, StepSet, StepWait } from '../../shared/sop';
import { durationText } from './duration';

const template = /\{\{[^{}]+\}\}/u;

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

/** As it is written behind `set:`. */
export const setText = ({ name, value }: StepSet): string =>
  `${name} = ${typeof value === 'string' && template.test(value) ? value : JSON.stringify(value)}`;
