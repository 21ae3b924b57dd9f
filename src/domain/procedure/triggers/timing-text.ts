import type { TriggerTiming } from '../../../shared/sop';

const secs = (ms: number): string => String(Math.floor(ms / 1000));

/** A sentence for people and records. */
export function tellTiming({ state, ms, ofMs, figures = '' }: TriggerTiming): string {
  switch (state) {
    case 'counts':
      return `true for ${secs(ms)} of ${secs(ofMs)} s`;
    case 'stands-still':
      return `true for ${secs(ms)} of ${secs(ofMs)} s before the engine ended; a fresh event is needed to go on`;
    case 'held':
      return `true for ${secs(ms)} s`;
    case 'tried':
      return `true for ${secs(ofMs)} s, and it could not start; the next event tries again`;
    case 'started':
      return 'it has started, and once is enough until the condition was false';
    case 'settles':
      return `it waits until no event has come for ${secs(ofMs)} s`;
    case 'settled':
      return `no event came for ${secs(ofMs)} s`;
    case 'waits-for-clear':
      return 'it has started, and clear_condition was not true since';
    case 'silent':
      return `not heard for ${secs(ms)} of ${secs(ofMs)} s`;
    case 'unheard':
      return `not heard for ${secs(ms)} of ${secs(ofMs)} s, and nothing can be heard from there now`;
    case 'absent':
      return `not heard for ${secs(ms)} s`;
    case 'gathers':
      return `figures of the last ${secs(ofMs)} s: ${figures}`;
    case 'figured':
      return `the figures of the last ${secs(ofMs)} s met the condition: ${figures}`;
  }
}

/** What an event would come to that is only tried. */
export function tellTrial(timing: TriggerTiming): string {
  if (timing.state === 'settles')
    return `it would wait: counts when no other event has come for ${secs(timing.ofMs)} s`;
  return timing.state === 'counts' && timing.ms === 0
    ? `it would begin to count: starts when it has held for ${secs(timing.ofMs)} s`
    : tellTiming(timing);
}
