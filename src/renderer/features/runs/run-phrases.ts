import { starterOf } from '../../../shared/run-starter';
import type { PartName } from '../../../shared/parts';
import type { RunStatus, RunSummary } from '../../../shared/run';
import type { Cause } from '../../../shared/run-cause';
import type { Spender, StepWaiting } from '../../../shared/run-figures';
import { countedSteps, interruptedStep } from '../../../shared/run-numbers';
import { EventSource } from '../../../shared/sop';
import { agoText, durationText, momentText, shortTime } from '../../kit/time-format';
import type { Tone } from '../../kit/tones';
import type { Language } from '../../../shared/language';
import { told } from '../../i18n/told';
import type { Activity } from './activity';
import { growingText } from '../../entities/run/measured-time';
import type { DecisionRecord, GateRecord } from '../../../domain/run/run-sheet';
import type { Say, Word } from '../../i18n/use-say';

/** A run's state in words; the colour of `tone` always comes with the mark of `mark`. */
export interface StatePhrase {
  readonly tone: Tone;
  readonly mark: 'signature' | 'live' | 'done' | 'failed' | 'interrupted' | 'stopped';
  readonly text: string;
}

export interface Voice {
  readonly say: Say<'runs'>;
  readonly language: Language;
}

/** A run's state in words. */
export function statePhrase(run: RunSummary, { say, language }: Voice): StatePhrase {
  const total = countedSteps(run);
  const step = run.currentStep;
  const place = {
    place: total === null ? say('placeAlone', { step }) : say('placeOf', { step, total }),
  };
  switch (run.status) {
    case 'waiting_approval':
      return {
        tone: 'signal',
        mark: 'signature',
        text: withBehind(
          say(run.figures?.gate?.input === true ? 'stateWaitsAnswer' : 'stateWaits', place),
          run,
          say,
        ),
      };
    case 'interrupted':
      return run.waitingSince === null
        ? { tone: 'warn', mark: 'interrupted', text: say('stateInterrupted', place) }
        : { tone: 'signal', mark: 'signature', text: say('stateWaitsInterrupted', { step }) };
    case 'pending':
    case 'running': {
      const { awaits, waits } = run.figures ?? {};
      if (waits !== undefined)
        return {
          tone: 'quiet',
          mark: 'live',
          text: say('stateWaitsFor', { ...place, what: waitPhrase(waits, { say, language }) }),
        };
      return awaits === undefined
        ? { tone: 'ink', mark: 'live', text: say('stateRunning', place) }
        : {
            tone: 'warn',
            mark: 'live',
            text: say('stateAwaits', { ...place, part: partPhrase(awaits.part, say) }),
          };
    }
    case 'completed': {
      const interrupted = interruptedStep(run.figures);
      return interrupted === null
        ? { tone: 'ok', mark: 'done', text: say('stateCompleted', { count: run.totalSteps }) }
        : { tone: 'warn', mark: 'interrupted', text: say('stateCompletedAgain', { step: interrupted }) };
    }
    case 'failed':
      return {
        tone: 'bad',
        mark: 'failed',
        text: say('stateFailed', {
          step: run.currentStep,
          reason: told(run.figures?.failure ?? run.reason ?? '', language),
        }),
      };
    case 'cancelled':
      return cancelledPhrase(run, { say, language });
  }
}

/** Questions of steps side by side are asked one after the other. */
function withBehind(text: string, { figures }: RunSummary, say: Voice['say']): string {
  const behind = figures?.gate?.behind ?? 0;
  return behind === 0 ? text : say('stateBehind', { text, count: behind });
}

function cancelledPhrase(
  { figures, currentStep, reason }: RunSummary,
  { say, language }: Voice,
): StatePhrase {
  const decision = figures?.decision ?? null;
  if (decision?.kind === 'denied')
    return {
      tone: 'bad',
      mark: 'failed',
      text: say('stateRejected', { step: currentStep, reason: decision.reason ?? '' }),
    };
  if (decision?.kind === 'timed-out')
    return {
      tone: 'quiet',
      mark: 'stopped',
      text: say('stateTimedOut', { time: shortTime(decision.at, language) }),
    };
  const by = figures?.cancelledBy ?? null;
  if (by !== null && by.via !== 'engine')
    return {
      tone: 'quiet',
      mark: 'stopped',
      text: say('stateCancelledBy', { name: by.by, reason: told(reason ?? '', language) }),
    };
  return {
    tone: 'quiet',
    mark: 'stopped',
    text: say('stateCancelled', { reason: told(reason ?? '', language) }),
  };
}

export const sourceWord: Record<EventSource, Word<'runs'>> = {
  mqtt: 'causeMqtt',
  webhook: 'causeWebhook',
  cron: 'causeCron',
  peripheral: 'causePeripheral',
  absence: 'causeAbsence',
  window: 'causeWindow',
  procedure: 'causeProcedure',
  file: 'causeFile',
  message: 'causeMessage',
  amqp: 'causeQueue',
  manual: 'causeManual',
};

/** What started it: `MQTT, 92.4 > 85`, `schedule`, `by hand, Jihoon Park`. */
export function causePhrase(
  cause: Pick<Cause, 'value'> & { readonly source: string },
  startedBy: string | null,
  say: Say<'runs'>,
): string {
  const starter = cause.source === 'manual' && startedBy !== null ? starterOf({ by: startedBy }) : null;
  if (starter !== null)
    return starter.kind === 'run'
      ? say('causeByRun', { run: starter.runId })
      : say(starter.kind === 'job' ? 'causeByJob' : 'causeByModel');
  if (cause.source === 'manual' && startedBy !== null && startedBy !== '' && startedBy !== 'manual')
    return say('causeManualBy', { name: startedBy });
  const known = EventSource.safeParse(cause.source);
  const source = known.success ? say(sourceWord[known.data]) : cause.source;
  return cause.value === null ? source : say('causeValue', { source, value: cause.value });
}

const viaWord: Record<string, Word<'runs'>> = {
  app: 'viaApp',
  notification: 'viaNotification',
  cli: 'viaCli',
  telegram: 'viaTelegram',
  slack: 'viaSlack',
  discord: 'viaDiscord',
  email: 'viaEmail',
  webhook: 'viaWebhook',
  mqtt: 'viaMqtt',
  standing: 'viaStanding',
  agent: 'viaAgent',
  restore: 'viaRestore',
  engine: 'viaEngine',
};

/** From where somebody decided: `telegram:1234` is told as "on Telegram". */
export function viaPhrase(via: string, say: Say<'runs'>): string {
  const [surface = ''] = via.split(':');
  const word = viaWord[surface];
  return word === undefined ? say('viaOther', { via }) : say(word);
}

export const spenderWord: Record<Spender, Word<'runs'>> = {
  queue: 'spentQueue',
  model: 'spentModel',
  tool: 'spentTool',
  person: 'spentPerson',
  unknown: 'spentUnknown',
};

const partWord: Record<PartName['kind'], Word<'runs'>> = {
  broker: 'partBroker',
  queues: 'partQueues',
  board: 'partBoard',
  device: 'partDevice',
  mcp: 'partMcp',
  engine: 'partEngine',
  channel: 'partChannel',
  model: 'partModel',
  fleet: 'partFleet',
};

export const partPhrase = ({ kind, name }: PartName, say: Say<'runs'>): string =>
  say(partWord[kind], { name });

/** What a step of kind `wait` waits for: a time, or a message. */
export const waitPhrase = (
  {
    dueAt,
    heard,
    child,
  }: Pick<StepWaiting, 'dueAt' | 'heard'> & { readonly child?: { readonly sop: string } | undefined },
  { say, language }: Voice,
  now = Date.now(),
): string =>
  child !== undefined
    ? say('waitsForProcedure', { sop: child.sop })
    : heard !== undefined
      ? say('waitsForMessage', { condition: heard.condition, topic: heard.topic })
      : say('waitsForTime', { time: dueAt === null ? '' : momentText(dueAt, now, language) });

/** What a live run does, in words; a second line where there is more to say. */
export function activityPhrases(
  activity: Activity,
  now: number,
  { say, language }: Voice,
): readonly string[] {
  const time = growingText(now - activity.since, language);
  switch (activity.kind) {
    case 'asks':
      return [say('doesAsk', { time: momentText(activity.since, now, language) })];
    case 'asks-value':
      return [say('doesAskValue', { time: momentText(activity.since, now, language) })];
    case 'asks-after-interruption':
      return [say('doesAskInterrupted', { time: momentText(activity.since, now, language) })];
    case 'interrupted':
      return [say('doesInterrupted', { ago: agoText(activity.since, now, language) })];
    case 'awaits-part':
      return [say('doesAwait', { time, part: partPhrase(activity.part, say) })];
    case 'waits':
      return [
        say('doesWait', { time, what: waitPhrase(activity.waits, { say, language }, now) }),
        ...(activity.waits.timeoutAt === null
          ? []
          : [say('waitsAtMost', { time: momentText(activity.waits.timeoutAt, now, language) })]),
      ];
    case 'model-asked':
      return [say('doesModelAsked', { time })];
    case 'model-writing':
      return [
        say('doesModelWriting', { time }),
        say('doesLastWord', { ago: agoText(activity.lastAt, now, language) }),
      ];
    case 'tool-sent':
      return [say('doesTool', { time, tool: activity.tool })];
    case 'between':
      return [say('doesBetween', { ago: agoText(activity.since, now, language) })];
  }
}

/** The line under which a decision is signed. */
export function signedPhrase(
  gate: GateRecord,
  decision: DecisionRecord,
  time: (at: number) => string,
  { say, language }: Voice,
): string {
  const after = durationText(Math.max(0, decision.at - gate.requestedAt), language);
  const values = { via: viaPhrase(decision.via, say), time: time(decision.at), after };
  switch (decision.kind) {
    case 'approved':
      return say(gate.why === 'input' ? 'signedAnswered' : 'signedApproved', values);
    case 'denied':
      return say('signedRejected', { ...values, reason: decision.reason ?? '' });
    case 'timed-out':
      return say('signedTimedOut', { time: values.time, after });
  }
}

export const statusWord: Record<RunStatus, Word<'runs'>> = {
  pending: 'statusRunning',
  running: 'statusRunning',
  waiting_approval: 'statusWaiting',
  interrupted: 'statusInterrupted',
  completed: 'statusCompleted',
  failed: 'statusFailed',
  cancelled: 'statusCancelled',
};
