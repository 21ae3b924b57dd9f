import type { Sop } from '../../../shared/sop';
import type { NotStarted } from './engine';
import type { Incident } from '../../platform/incidents';

/** A fault in finding out whether an event may start a procedure, so that it did not. */
export const uncheckedStart = (
  { name }: Pick<Sop, 'name'>,
  { detail }: Pick<NotStarted, 'detail'>,
): Incident => ({
  id: `unchecked:${name}`,
  crowd: 'unchecked',
  where: `Procedure ${name}`,
  message: `An event did not start it, and others are not held up: ${detail}`,
  remedy:
    'Do by hand what it is for if that is still needed; the page Events has the event. Then take back the last change of its two files.',
});

/** Its files have errors, so that an event did not start it: whoever broke them may not have looked. */
export const brokenStart = (name: string, { detail }: Pick<NotStarted, 'detail'>): Incident => ({
  id: `broken:${name}`,
  crowd: 'broken',
  where: `Procedure ${name}`,
  message: `An event did not start it, for its files have errors. ${detail}`,
  remedy:
    'Fix them, then do what it is for if that is still needed: start it by hand with the payload of that event; the page Events has it.',
});
