import type { SopEvent, Trigger } from './sop';

/** Where the trigger hears events from outside; null: nowhere. */
export function heardPlaceOf(
  trigger: Trigger,
): { readonly source: 'mqtt' | 'webhook' | 'peripheral'; readonly place: string } | null {
  switch (trigger.type) {
    case 'mqtt':
      return { source: 'mqtt', place: trigger.topic };
    case 'webhook':
      return { source: 'webhook', place: trigger.path };
    case 'peripheral':
      return { source: 'peripheral', place: `${trigger.board}/${trigger.signal}` };
    case 'window':
    case 'absence': {
      const { topic, path, board, signal } = trigger;
      if (topic !== undefined) return { source: 'mqtt', place: topic };
      if (path !== undefined) return { source: 'webhook', place: path };
      return board === undefined || signal === undefined
        ? null
        : { source: 'peripheral', place: `${board}/${signal}` };
    }
    case 'cron':
    case 'procedure':
    case 'file':
    case 'message':
    case 'amqp':
    case 'manual':
      return null;
  }
}

/** The board that the trigger hears; null: it hears none. */
export const heardBoardOf = (trigger: Trigger): { readonly board: string; readonly signal: string } | null =>
  (trigger.type === 'peripheral' || trigger.type === 'absence' || trigger.type === 'window') &&
  heardPlaceOf(trigger)?.source === 'peripheral'
    ? { board: trigger.board ?? '', signal: trigger.signal ?? '' }
    : null;

/**
 * Where a trigger listens, as events name it: topic, path, clock text, `board/signal`, the name of a procedure,
 * of a channel or of a queue, or the path of files; null: a start by hand.
 */
export function placeOf(trigger: Trigger): string | null {
  switch (trigger.type) {
    case 'mqtt':
      return trigger.topic;
    case 'webhook':
      return trigger.path;
    case 'cron':
      return trigger.expression;
    case 'peripheral':
      return `${trigger.board}/${trigger.signal}`;
    case 'window':
    case 'absence':
      return heardPlaceOf(trigger)?.place ?? '';
    case 'procedure':
      return trigger.name;
    case 'file':
      return trigger.path;
    case 'message':
      return trigger.channel;
    case 'amqp':
      return trigger.queue;
    case 'manual':
      return null;
  }
}

/**
 * The condition that the event has to meet with which the trigger starts; null: it has none. That of an
 * absence is for what is heard. What other keys of the trigger ask of the payload is part of it.
 */
export function conditionOf(trigger: Trigger): string | null {
  const condition = writtenConditionOf(trigger);
  const asked = askedByKeys(trigger);
  return asked === null || condition === null ? (asked ?? condition) : `${asked} && (${condition})`;
}

/** The same as far as it is written as a condition. */
export const writtenConditionOf = (trigger: Trigger): string | null =>
  'condition' in trigger && trigger.type !== 'absence' ? (trigger.condition ?? null) : null;

/** What the trigger asks of the payload beside its condition, written as one. */
function askedByKeys(trigger: Trigger): string | null {
  if (trigger.type === 'procedure')
    return trigger.outcome === undefined ? null : `$.outcome == ${trigger.outcome}`;
  return trigger.type === 'file' && trigger.on !== undefined
    ? `$.change in [${trigger.on.join(', ')}]`
    : null;
}

/**
 * Whether what comes from there tells how something is, so that the next one tells it anew. A message of a channel
 * or a queue, a file, the end of a run, the clock and a person's start have happened, and stay so.
 */
export const tellsAState = (source: SopEvent['source']): boolean => states.has(source);

const states: ReadonlySet<SopEvent['source']> = new Set(['mqtt', 'webhook', 'peripheral', 'absence']);

/** Whether what starts a run is made of what was heard there before. */
export const isDerived = (source: SopEvent['source']): source is 'absence' | 'window' =>
  source === 'absence' || source === 'window';

/** Whether what it starts from comes from outside, and is kept: neither the clock nor a person. */
export const listensToMessages = ({ type }: Pick<Trigger, 'type'>): boolean =>
  type !== 'manual' && type !== 'cron';
