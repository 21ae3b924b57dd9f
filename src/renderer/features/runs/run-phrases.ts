import type { RunStatus, RunSummary } from '../../../shared/run';
import { EventSource } from '../../../shared/sop';
import { agoText, durationText, shortTime } from '../../components/time-format';
import type { Language } from '../../i18n/language';
import type { Activity } from './activity';
import type { Cause } from './cause';
import { growingText } from './measured-time';
import type { DecisionRecord, GateRecord, RunSheet } from './run-sheet';
import type { Spender } from './timeline';
import type { RunWord, Say } from './use-say';

export type Tone = 'sig' | 'ink' | 'ok' | 'bad' | 'warn' | 'm';

/** A run's state in words; `tone` is the class of its colour, which always comes with the mark of `mark`. */
export interface StatePhrase {
  readonly tone: Tone;
  readonly mark: 'signature' | 'live' | 'done' | 'failed' | 'interrupted' | 'stopped';
  readonly text: string;
}

export interface Voice {
  readonly say: Say;
  readonly language: Language;
}

/** The sheet adds the person and the step where it is known; the summary alone is enough. */
export function statePhrase(run: RunSummary, sheet: RunSheet | undefined, { say, language }: Voice): StatePhrase {
  const place = { step: run.currentStep, total: run.totalSteps };
  switch (run.status) {
    case 'waiting_approval':
      return { tone: 'sig', mark: 'signature', text: say('stateWaits', place) };
    case 'interrupted':
      return run.waitingSince === null ? { tone: 'warn', mark: 'interrupted', text: say('stateInterrupted', place) } : { tone: 'sig', mark: 'signature', text: say('stateWaitsInterrupted', place) };
    case 'pending':
    case 'running':
      return { tone: 'ink', mark: 'live', text: say('stateRunning', place) };
    case 'completed':
      return completedPhrase(run, sheet, say);
    case 'failed':
      return { tone: 'bad', mark: 'failed', text: say('stateFailed', { step: run.currentStep, reason: sheet?.steps.find((step) => step.status === 'failed')?.reason ?? run.reason ?? '' }) };
    case 'cancelled':
      return cancelledPhrase(run, sheet, { say, language });
  }
}

function completedPhrase(run: RunSummary, sheet: RunSheet | undefined, say: Say): StatePhrase {
  const repeated = sheet?.steps.find((step) => step.interruptions.length > 0);
  if (repeated !== undefined) return { tone: 'warn', mark: 'interrupted', text: say('stateCompletedAgain', { step: repeated.number }) };
  return { tone: 'ok', mark: 'done', text: say('stateCompleted', { count: run.totalSteps }) };
}

function cancelledPhrase(run: RunSummary, sheet: RunSheet | undefined, { say, language }: Voice): StatePhrase {
  const decision = sheet === undefined ? null : lastDecision(sheet);
  if (decision?.kind === 'denied') return { tone: 'bad', mark: 'failed', text: say('stateRejected', { step: run.currentStep, reason: decision.reason ?? '' }) };
  if (decision?.kind === 'timed-out') return { tone: 'm', mark: 'stopped', text: say('stateTimedOut', { time: shortTime(decision.at, language) }) };
  const by = sheet?.cancelledBy;
  const reason = run.reason ?? '';
  if (by !== null && by !== undefined && by.via !== 'engine') return { tone: 'm', mark: 'stopped', text: say('stateCancelledBy', { name: by.by, reason }) };
  return { tone: 'm', mark: 'stopped', text: say('stateCancelled', { reason }) };
}

/** The newest answer of a person, or of nobody. */
export function lastDecision(sheet: RunSheet): DecisionRecord | null {
  const decisions = sheet.steps.flatMap((step) => step.gates.flatMap((gate) => (gate.decision === null ? [] : [gate.decision])));
  return decisions.toSorted((a, b) => a.at - b.at).at(-1) ?? null;
}

export const sourceWord: Record<EventSource, RunWord> = { mqtt: 'causeMqtt', webhook: 'causeWebhook', cron: 'causeCron', peripheral: 'causePeripheral', manual: 'causeManual' };

/** What started it: `MQTT, 92.4 > 85`, `schedule`, `by hand, Jihoon Park`. */
export function causePhrase(cause: Pick<Cause, 'value'> & { readonly source: string }, startedBy: string | null, say: Say): string {
  if (cause.source === 'manual' && startedBy !== null && startedBy !== '' && startedBy !== 'manual') return say('causeManualBy', { name: startedBy });
  const known = EventSource.safeParse(cause.source);
  const source = known.success ? say(sourceWord[known.data]) : cause.source;
  return cause.value === null ? source : say('causeValue', { source, value: cause.value });
}

const viaWord: Record<string, RunWord> = { app: 'viaApp', notification: 'viaNotification', cli: 'viaCli', telegram: 'viaTelegram', slack: 'viaSlack', discord: 'viaDiscord', email: 'viaEmail', engine: 'viaEngine' };

/** From where somebody decided: `telegram:1234` is told as "on Telegram". */
export function viaPhrase(via: string, say: Say): string {
  const [surface = ''] = via.split(':');
  const word = viaWord[surface];
  return word === undefined ? say('viaOther', { via }) : say(word);
}

export const spenderWord: Record<Spender, RunWord> = { queue: 'spentQueue', model: 'spentModel', tool: 'spentTool', person: 'spentPerson', unknown: 'spentUnknown' };

/** What a live run does, in words; a second line where there is more to say. */
export function activityPhrases(activity: Activity, now: number, { say, language }: Voice): readonly string[] {
  const time = growingText(now - activity.since, language);
  switch (activity.kind) {
    case 'asks':
      return [say('doesAsk', { time: shortTime(activity.since, language) })];
    case 'asks-after-interruption':
      return [say('doesAskInterrupted', { time: shortTime(activity.since, language) })];
    case 'interrupted':
      return [say('doesInterrupted', { ago: agoText(activity.since, now, language) })];
    case 'model-asked':
      return [say('doesModelAsked', { time })];
    case 'model-writing':
      return [say('doesModelWriting', { time }), say('doesLastWord', { ago: agoText(activity.lastAt, now, language) })];
    case 'tool-sent':
      return [say('doesTool', { time, tool: activity.tool })];
    case 'between':
      return [say('doesBetween', { ago: agoText(activity.since, now, language) })];
  }
}

/** The line under which a decision is signed. */
export function signedPhrase(gate: GateRecord, decision: DecisionRecord, time: (at: number) => string, { say, language }: Voice): string {
  const after = durationText(Math.max(0, decision.at - gate.requestedAt), language);
  const values = { via: viaPhrase(decision.via, say), time: time(decision.at), after };
  switch (decision.kind) {
    case 'approved':
      return say('signedApproved', values);
    case 'denied':
      return say('signedRejected', { ...values, reason: decision.reason ?? '' });
    case 'timed-out':
      return say('signedTimedOut', { time: values.time, after });
  }
}

export const statusWord: Record<RunStatus, RunWord> = {
  pending: 'statusRunning',
  running: 'statusRunning',
  waiting_approval: 'statusWaiting',
  interrupted: 'statusInterrupted',
  completed: 'statusCompleted',
  failed: 'statusFailed',
  cancelled: 'statusCancelled',
};
