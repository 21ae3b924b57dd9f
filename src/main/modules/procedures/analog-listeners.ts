import { eventMeets, listensAt } from '../../../domain/procedure/triggers/triggers';
import { channelOf } from '../../../shared/analog';
import type { SopEvent, Trigger } from '../../../shared/sop';
import { heardBoardOf } from '../../../shared/trigger-facts';
import { listenedTo } from './definition/listened-to';
import type { SopLibrary } from './library/library';

type Library = Pick<SopLibrary, 'entries'>;

/** By board, the analog inputs that procedures listen to. */
export function inputsListenedTo(library: Library): ReadonlyMap<string, readonly number[]> {
  const inputs = new Map<string, number[]>();
  for (const trigger of library.entries().flatMap(listenedTo)) {
    const heard = heardBoardOf(trigger);
    const channel = heard === null ? null : channelOf(heard.signal);
    if (heard === null || channel === null) continue;
    const known = inputs.get(heard.board) ?? [];
    if (!known.includes(channel)) inputs.set(heard.board, [...known, channel]);
  }
  return inputs;
}

/** Whether a condition of a trigger that listens there holds for one of the two and not for the other. */
export const tellsApart = (library: Library, before: SopEvent, now: SopEvent): boolean =>
  library
    .entries()
    .flatMap(listenedTo)
    .some(
      (trigger) =>
        listensAt(trigger, now) &&
        conditionsOnPayload(trigger).some(
          (condition) => eventMeets(condition, before) !== eventMeets(condition, now),
        ),
    );

/** Whether a trigger there goes by every reading, as by every message: one that counts them, or waits for none. */
export const countsReadings = (library: Library, event: SopEvent): boolean =>
  library
    .entries()
    .flatMap(listenedTo)
    .some(
      (trigger) => (trigger.type === 'window' || trigger.type === 'absence') && listensAt(trigger, event),
    );

/** The condition of a window is for its figures. */
function conditionsOnPayload(trigger: Trigger): readonly string[] {
  const conditions =
    trigger.type === 'peripheral'
      ? [trigger.condition, trigger.clear_condition]
      : trigger.type === 'absence'
        ? [trigger.condition]
        : [];
  return conditions.filter((condition) => condition !== undefined);
}
