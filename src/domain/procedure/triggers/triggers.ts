import { unreachable } from '../../../shared/errors';
import type {
  SilentTrigger,
  Sop,
  SopEntry,
  SopEvent,
  Trigger,
  TriggerCheck,
  TriggerVerdict,
} from '../../../shared/sop';
import { conditionOf, heardPlaceOf, isDerived, placeOf } from '../../../shared/trigger-facts';
import { judgeCondition, meetsCondition, type ConditionVerdict } from '../expression/conditions';
import { ExactNumber } from '../../../shared/exact-json';
import { decimalNumber } from '../expression/numbers';
import { lookUp, readPath } from '../expression/path';
import { readPayload, type Payload } from '../expression/payload';
import { fileMatches } from '../file-pattern';
import { topicMatches } from '../topics';

export interface SopMatch {
  readonly matched: boolean;
  readonly triggers: readonly TriggerVerdict[];
}

/** Whether at least one trigger matches, and what each one says. */
export function matchSop(sop: Pick<Sop, 'triggers'>, event: SopEvent): SopMatch {
  const triggers = sop.triggers.map((trigger) => matchTrigger(trigger, event));
  return { matched: triggers.some((verdict) => verdict.matched), triggers };
}

/** The condition that the event met; null: the trigger that matched has none, or none matched. */
export function conditionMet(sop: Pick<Sop, 'triggers'>, event: SopEvent): string | null {
  const conditions = sop.triggers.filter((trigger) => matchTrigger(trigger, event).matched).map(conditionOf);
  return conditions.find((condition) => condition !== null) ?? null;
}

/**
 * What the trigger that matched, or else the first at the event's place, made of the event; null: none
 * listens there.
 */
export function checkTriggers(triggers: readonly Trigger[], event: SopEvent): TriggerCheck | null {
  const concerned = triggers.filter(
    (trigger) => trigger.type === event.source && placeVerdict(trigger, event.topic).matched,
  );
  const trigger = concerned.find((candidate) => meetsTrigger(candidate, event)) ?? concerned[0];
  if (trigger === undefined) return null;
  const condition = conditionOf(trigger);
  const { holds, compared } = judged(condition ?? '', event);
  return {
    place: placeOf(trigger),
    condition,
    holds,
    compared: [...compared],
    ...(event.after === undefined ? {} : { timing: event.after }),
  };
}

/** One line for people: why the SOP is concerned, or why not. */
export function explainMatch({ matched, triggers }: SopMatch): string {
  const telling = triggers.filter((verdict) => verdict.matched === matched);
  return telling.length === 0
    ? 'it has no triggers'
    : telling.map(({ type, why }) => `${type}: ${why}`).join('; ');
}

/** A trigger looks at events of its own source only. */
export function matchTrigger(trigger: Trigger, event: SopEvent): TriggerVerdict {
  if (trigger.type === 'window' && heardPlaceOf(trigger)?.source === event.source)
    return {
      type: trigger.type,
      matched: false,
      why:
        windowValue(trigger, event) === null
          ? `the event has no number at ${trigger.value ?? '$'}`
          : 'the event counts in the figures',
    };
  if (trigger.type !== event.source)
    return { type: trigger.type, matched: false, why: `the event came from ${event.source}` };
  const place = placeVerdict(trigger, event.topic);
  const condition = conditionOf(trigger);
  if (!place.matched || condition === null) return { type: trigger.type, ...place };
  const { holds, why } = judged(condition, event);
  return { type: trigger.type, matched: holds, why };
}

/**
 * Whether a trigger that listens to the event's place matches it: what `matchTrigger` says, without the
 * reason.
 */
export function meetsTrigger(trigger: Trigger, event: SopEvent): boolean {
  const condition = conditionOf(trigger);
  return condition === null || eventMeets(condition, event);
}

export const eventMeets = (condition: string, event: SopEvent): boolean =>
  meetsCondition(condition, payloadOf(event), event.receivedAt);

function placeVerdict(trigger: Trigger, topic: string | null): Pick<TriggerVerdict, 'matched' | 'why'> {
  switch (trigger.type) {
    case 'manual':
      return { matched: true, why: 'a manual start always matches' };
    case 'mqtt':
      return verdict('topic', trigger.topic, topic, topic !== null && topicMatches(trigger.topic, topic));
    case 'webhook':
      return verdict('path', trigger.path, topic, topic === trigger.path);
    case 'cron':
      return verdict('expression', trigger.expression, topic, topic === trigger.expression);
    case 'window':
    case 'absence':
      return absenceVerdict(trigger, topic);
    case 'procedure':
      return verdict('procedure', trigger.name, topic, topic === trigger.name);
    case 'message':
      return verdict('channel', trigger.channel, topic, topic === trigger.channel);
    case 'amqp':
      return verdict('queue', trigger.queue, topic, topic === trigger.queue);
    case 'file':
      return verdict('file', trigger.path, topic, topic !== null && fileMatches(trigger.path, topic));
    case 'peripheral':
      return verdict(
        'signal',
        `${trigger.board}/${trigger.signal}`,
        topic,
        topic === `${trigger.board}/${trigger.signal}`,
      );
    default:
      return unreachable(trigger);
  }
}

/** The number that an event brings to a window; null: it brings none. */
export function windowValue(
  { value = '$' }: Extract<Trigger, { type: 'window' }>,
  event: SopEvent,
): number | null {
  const read = readPath(value, 1);
  const payload = payloadOf(event);
  if ('message' in read || payload.kind !== 'json') return null;
  const found = lookUp(payload.value, read.path);
  const number =
    found instanceof ExactNumber
      ? Number(found.text)
      : typeof found === 'string'
        ? decimalNumber(found)
        : found;
  return typeof number === 'number' && Math.abs(number) <= largestValue ? number : null;
}

/** Beyond it nothing is measured, and a sum of some would be beyond every number. */
const largestValue = 1e300;

/** Whether the event counts as heard. */
export const isHeard = ({ condition }: Extract<Trigger, { type: 'absence' }>, event: SopEvent): boolean =>
  condition === undefined || eventMeets(condition, event);

function absenceVerdict(
  trigger: Extract<Trigger, { type: 'absence' | 'window' }>,
  topic: string | null,
): Pick<TriggerVerdict, 'matched' | 'why'> {
  const heard = heardPlaceOf(trigger);
  const place = heard?.place ?? '';
  return verdict(
    heard?.source === 'webhook' ? 'path' : heard?.source === 'peripheral' ? 'signal' : 'topic',
    place,
    topic,
    topic !== null && (heard?.source === 'mqtt' ? topicMatches(place, topic) : topic === place),
  );
}

function verdict(
  noun: string,
  wanted: string,
  found: string | null,
  matched: boolean,
): Pick<TriggerVerdict, 'matched' | 'why'> {
  if (matched)
    return {
      matched,
      why: found === wanted ? `the ${noun} is ${wanted}` : `the ${noun} ${found ?? ''} fits ${wanted}`,
    };
  return {
    matched,
    why:
      found === null
        ? `the event has no ${noun}, wanted ${wanted}`
        : `the ${noun} is ${found}, wanted ${wanted}`,
  };
}

/** A payload may be large and many SOPs may ask: it is read once per event. */
const payloads = new WeakMap<SopEvent, Payload>();

/** What many are told of an event is found out once for each condition. */
const verdicts = new WeakMap<SopEvent, Map<string, ConditionVerdict>>();

function judged(condition: string, event: SopEvent): ConditionVerdict {
  const known = verdicts.get(event) ?? new Map<string, ConditionVerdict>();
  verdicts.set(event, known);
  const verdict = known.get(condition) ?? judgeCondition(condition, payloadOf(event), event.receivedAt);
  known.set(condition, verdict);
  return verdict;
}

function payloadOf(event: SopEvent): Payload {
  const known = payloads.get(event);
  if (known !== undefined) return known;
  const payload = readPayload(event.payload);
  payloads.set(event, payload);
  return payload;
}

/** Whether a trigger hears messages that come from there, or is started by them. */
export const listensAt = (trigger: Trigger, { source, topic }: Pick<SopEvent, 'source' | 'topic'>): boolean =>
  (trigger.type === source || (isDerived(trigger.type) && heardPlaceOf(trigger)?.source === source)) &&
  placeVerdict(trigger, topic).matched;

/** The trigger with errors that the event would have met, where none of the others meets it; null: there is none. */
export function silentMatch(
  { sop, readableTriggers, silent = [] }: Pick<SopEntry, 'sop' | 'readableTriggers' | 'silent'>,
  event: SopEvent,
): SilentTrigger | null {
  const meets = (trigger: Trigger): boolean =>
    trigger.type === event.source && listensAt(trigger, event) && meetsTrigger(trigger, event);
  const met = silent.find(({ trigger }) => meets(trigger));
  return met === undefined || (sop?.triggers ?? readableTriggers ?? []).some(meets) ? null : met;
}
