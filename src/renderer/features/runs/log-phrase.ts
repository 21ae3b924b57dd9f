import { changeText } from '../../../shared/basis-text';
import type { RunEvent } from '../../../shared/run';
import type { NextStep, Step } from '../../../shared/sop';
import { shownStep } from '../../../shared/step-numbers';
import { told } from '../../i18n/told';
import { whomPhrase } from '../../entities/approval/whom-phrase';
import { leftPhrases } from './left-phrases';
import { partPhrase, viaPhrase, waitPhrase, type Voice } from './run-phrases';
import type { Say } from '../../i18n/use-say';

/** One stored event as a line of the log. */
export function logPhrase(
  event: RunEvent,
  { say, language }: Voice,
  steps: readonly Pick<Step, 'number' | 'written'>[],
): string {
  switch (event.type) {
    case 'approval-requested':
      return say('logGateAsked');
    case 'approval-extended':
      return say('logExtended');
    case 'approval-told':
      return say(
        event.late === undefined ? 'logTold' : event.late === 'quiet' ? 'logToldQuiet' : 'logToldLate',
        {
          whom: whomPhrase(event, say),
        },
      );
    case 'approval-moved':
      return say('logApprovalMoved');
    case 'step-carried':
      return say('logCarried');
    case 'calls-edited':
      return say('logEdited', { name: event.by, via: viaPhrase(event.via, say) });
    case 'card-based-on':
      return say('logBasedOn');
    case 'basis-changed':
      return say('logBasisChanged', {
        change: event.changes.map((change) => told(changeText(change), language)).join(' '),
      });
    case 'calls-drafted':
      return say('logDrafted');
    case 'approval-granted':
      return say(event.answer === undefined ? 'logGranted' : 'logAnswered', {
        name: event.by,
        via: viaPhrase(event.via, say),
        value: event.answer ?? '',
      });
    case 'approval-denied':
      return say('logDenied', { name: event.by, via: viaPhrase(event.via, say) });
    case 'approval-timed-out':
      return say('logTimedOut');
    case 'step-started':
      return say(event.resumed === true ? 'logStepResumed' : 'logStepStarted', { attempt: event.attempt });
    case 'model-requested':
      return say('logModelAsked', { model: event.model });
    case 'model-answered':
      return event.answeredBy === undefined
        ? say('logModelAnswered', { tokens: event.usage?.outputTokens ?? 0 })
        : say('logFallbackAnswered', {
            model: event.answeredBy.model,
            tokens: event.usage?.outputTokens ?? 0,
          });
    case 'model-failed':
      return say('logModelFailed', { message: told(event.message, language) });
    case 'part-awaited':
      return say('logAwaits', {
        part: partPhrase(event.part, say),
        detail: told(event.detail, language),
      });
    case 'part-wait-ended':
      return say(event.ready ? 'logAwaitedCame' : 'logAwaitedLate', { part: partPhrase(event.part, say) });
    case 'wait-began':
      return say('logWaits', { what: waitPhrase(event, { say, language }, event.at) });
    case 'child-started':
      return say('logChild', { sop: event.sop, run: event.runId });
    case 'state-known':
      return say('logStateKnown');
    case 'state-set':
      return event.value === undefined
        ? say('logStateNotSet', { name: event.name, why: told(event.why ?? '', language) })
        : say('logStateSet', { name: event.name, value: JSON.stringify(event.value) });
    case 'heard-ahead':
      return say('logHeardAhead', { topic: event.topic });
    case 'ahead-forgotten':
      return say('logAheadForgotten');
    case 'wait-moved':
      return say('logWaitMoved');
    case 'tool-call-sent':
      return event.on === undefined
        ? say('logCallSent', { tool: event.tool })
        : say('logCallOffered', { tool: event.tool, on: event.on });
    case 'tool-call-answered':
      return [
        say(event.success ? 'logCallAnswered' : 'logCallFailed'),
        ...(event.engine === undefined || event.engine === '' ? [] : [event.engine]),
      ].join(' · ');
    case 'step-completed':
      return say('logStepCompleted') + onward(event.next, say, steps);
    case 'step-failed':
      return (
        say('logStepFailed', { reason: told(event.reason, language) }) +
        (event.retryAt === undefined ? onward(event.next, say, steps) : ` · ${say('logTriesAgain')}`)
      );
    case 'step-skipped':
      return say('logStepSkipped', { reason: told(event.reason, language) });
    case 'run-cancelled':
      return [
        say('logRunCancelled', { name: event.by, via: viaPhrase(event.via, say) }),
        ...leftPhrases(event.left ?? [], steps, say),
      ].join('; ');
    case 'run-failed':
      return [say('logRunFailed'), ...leftPhrases(event.left ?? [], steps, say)].join('; ');
    case 'run-interrupted':
      return event.engine === undefined
        ? say('logInterrupted')
        : say(event.engine === '' ? 'logFleetAway' : 'logTakerGone', { engine: event.engine });
    default:
      return say('logOther', { type: event.type });
  }
}

/** Where the run goes on when it is not the step below. */
const onward = (
  next: NextStep | undefined,
  say: Say<'runs'>,
  steps: readonly Pick<Step, 'number' | 'written'>[],
): string =>
  next === undefined
    ? ''
    : ` · ${next === 'end' ? say('wentToEnd') : say('wentTo', { step: shownStep(steps, next) })}`;
