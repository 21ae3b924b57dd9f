import { inKorean } from '../../../shared/sentences/in-korean';
import { clockTime, durationText, shortTime } from '../../kit/time-format';
import type { Language } from '../../../shared/language';
import type { TriggerTiming } from '../../../shared/sop';
import type { Check, Outcome } from './events-state';
import type { Say, Word } from '../../i18n/use-say';

export const sourceWord: Record<string, Word<'events'>> = {
  mqtt: 'sourceMqtt',
  webhook: 'sourceWebhook',
  cron: 'sourceCron',
  peripheral: 'sourcePeripheral',
  absence: 'sourceAbsence',
  window: 'sourceWindow',
  procedure: 'sourceProcedure',
  file: 'sourceFile',
  message: 'sourceMessage',
  amqp: 'sourceQueue',
  manual: 'sourceManual',
};

export const sourcePhrase = (source: string, say: Say<'events'>): string => {
  const word = sourceWord[source];
  return word === undefined ? source : say(word);
};

const reasonWord: Record<string, Word<'events'>> = {
  'cooldown active': 'reasonCooldown',
  'max concurrent reached': 'reasonConcurrent',
  'max active runs reached': 'reasonActive',
  'max waiting runs reached': 'reasonWaiting',
  'too old': 'reasonTooOld',
  'no longer matches': 'reasonNoMatch',
  'procedure gone': 'reasonGone',
  'emergency stop': 'reasonStopped',
  'no steps': 'reasonNoSteps',
  disabled: 'reasonDisabled',
  'triggers paused': 'reasonPaused',
  'definition has errors': 'reasonBroken',
  'trigger has errors': 'reasonTrigger',
  'retained value': 'reasonRetained',
  'handled before': 'reasonHandled',
  'check failed': 'reasonUnchecked',
  'next in line': 'reasonNext',
  'queue full': 'reasonQueueFull',
  'newer event': 'reasonNewer',
  'cut off from the fleet': 'reasonCutOff',
};

/** The words of the records, in the reader's language. */
export const reasonPhrase = (reason: string, say: Say<'events'>): string => {
  const word = reasonWord[reason];
  return word === undefined ? reason : say(word);
};

const refusals: Readonly<Record<number, { readonly why: Word<'events'>; readonly remedy: Word<'events'> }>> =
  {
    401: { why: 'refusedToken', remedy: 'refusedTokenRemedy' },
    404: { why: 'refusedPath', remedy: 'refusedPathRemedy' },
    413: { why: 'refusedSize', remedy: 'refusedSizeRemedy' },
    429: { why: 'refusedRate', remedy: 'refusedRateRemedy' },
    500: { why: 'refusedFault', remedy: 'refusedFaultRemedy' },
  };

/** Why it was turned away. */
export const refusedPhrase = (status: number, say: Say<'events'>): string => {
  const word = refusals[status]?.why;
  return word === undefined ? say('refusedOther', { status }) : say(word);
};

/** What the sender has to do so that it is taken. */
export const refusedRemedy = (status: number, say: Say<'events'>): string => {
  const word = refusals[status]?.remedy;
  return word === undefined ? '' : say(word);
};

/** Of what did not start anything; runs are links and stand for themselves. */
export function outcomePhrase(
  outcome: Exclude<Outcome, { kind: 'started' }>,
  say: Say<'events'>,
  language: Language,
): string {
  switch (outcome.kind) {
    case 'skipped': {
      const [reason] = outcome.reasons;
      return outcome.reasons.length === 1 && reason !== undefined
        ? say('nothingBecause', { reason: reasonPhrase(reason, say) })
        : say('nothingReasons', { count: outcome.reasons.length });
    }
    case 'heard':
      return say('heardRuns', { count: outcome.count });
    case 'queued':
      return say('waitsForPlace');
    case 'condition':
      return say('nothingConditions', { count: outcome.count });
    case 'counts':
      return timingPhrase(outcome.timing, say, language);
    case 'refused':
      return refusedPhrase(outcome.status, say);
    case 'nothing':
      return say('nothingListens');
  }
}

const placeCheck: Readonly<Record<string, Word<'events'>>> = {
  webhook: 'checkPath',
  cron: 'checkSchedule',
  peripheral: 'checkPin',
  procedure: 'checkProcedure',
  file: 'checkFile',
  message: 'checkChannel',
  amqp: 'checkQueue',
};

/** The name of a check in the column before it. */
export function checkName(check: Check, source: string, say: Say<'events'>): string {
  switch (check.kind) {
    case 'place':
      return say(placeCheck[source] ?? 'checkTopic');
    case 'condition':
    case 'told':
      return say('checkCondition');
    case 'timing':
      return say('checkTime');
    case 'limits':
      return say('checkLimits');
    case 'held':
      return say(heldName[check.reason] ?? 'checkHeld');
  }
}

const timingWord: Readonly<Record<TriggerTiming['state'], Word<'events'>>> = {
  counts: 'timeCounts',
  'stands-still': 'timeStands',
  held: 'timeHeld',
  tried: 'timeTried',
  started: 'timeStarted',
  settles: 'timeSettles',
  settled: 'timeSettled',
  'waits-for-clear': 'timeClear',
  silent: 'timeSilent',
  unheard: 'timeUnheard',
  absent: 'timeAbsent',
  gathers: 'timeGathers',
  figured: 'timeFigured',
};

/** How far a trigger is that counts time. */
export const timingPhrase = (
  { state, ms, ofMs, figures = '' }: TriggerTiming,
  say: Say<'events'>,
  language: Language,
): string =>
  say(timingWord[state], {
    time: durationText(ms, language),
    of: durationText(ofMs, language),
    figures,
  });

const heldName: Record<string, Word<'events'>> = {
  'cooldown active': 'checkCooldown',
  'max concurrent reached': 'checkLimit',
  'max active runs reached': 'checkLimit',
  'max waiting runs reached': 'checkLimit',
  'queue full': 'checkLimit',
  'newer event': 'checkLimit',
  'too old': 'checkLimit',
  disabled: 'checkSwitch',
  'triggers paused': 'checkPause',
  'no steps': 'checkSteps',
  'definition has errors': 'checkDefinition',
  'trigger has errors': 'checkTrigger',
  'retained value': 'checkMessage',
  'handled before': 'checkMessage',
};

/**
 * What held a start back, without the runs, which are links. The sentence of the record stands where there
 * are no figures.
 */
export function heldPhrase(
  { reason, detail, blocked }: Extract<Check, { kind: 'held' }>,
  at: number,
  say: Say<'events'>,
  language: Language,
): string {
  const told = reasonPhrase(reason, say);
  if (blocked?.until !== undefined)
    return say('heldUntil', {
      reason: told,
      left: durationText(blocked.until - at, language),
      time: clockTime(blocked.until, language),
    });
  if (blocked?.limit !== undefined) return say('heldLimit', { reason: told, limit: blocked.limit });
  return detail === null || (language === 'ko' && inKorean(detail) === null)
    ? told
    : say('heldDetail', { reason: told, detail });
}

/** 13:30 to 14:02, or one time when both are the same minute. */
export const spanPhrase = (since: number, until: number, say: Say<'events'>, language: Language): string => {
  const [from, to] = [shortTime(since, language), shortTime(until, language)];
  return from === to ? from : say('fromTo', { from, to });
};
