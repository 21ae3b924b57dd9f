import { answeredInWords } from '../../../shared/run-facts';
import { shownNumber, shownStep } from '../../../shared/step-numbers';
import { Ban, Check, SkipForward, TriangleAlert, X, MessageSquareText } from 'lucide-react';
import { Icon, SignatureIcon } from '../../kit/icons';
import { StatusDot } from '../../kit/status-dot';
import { clockTime } from '../../kit/time-format';
import { told as inWords } from '../../i18n/told';
import { useTold } from '../../i18n/use-told';
import { hrefOf } from '../../entities/window/route';
import { activityBeside, activityOf, type LiveText } from './activity';
import { activityPhrases } from './run-phrases';
import type { CallRecord, RunSheet, StepSheet } from '../../../domain/run/run-sheet';
import { toldOutputs } from '../../entities/run/told-outputs';
import { summaryOf } from './summary-of';
import { useSay, type Say } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import sheetStyles from '../../kit/numbered-sheet.module.css';
import { tones } from '../../kit/tones';
import stepStyles from './run-step.module.css';
import styles from './runs.module.css';

/** Longer outputs are written under the step's text. */
export const marginText = 60;

/** Whether the output fits beside the step instead of under it. */
export const fitsMargin = (output: string): boolean => output.length <= marginText && !output.includes('\n');

/** The right margin: what the run wrote beside a step. */
export function StepMargin({
  step,
  sheet,
  live,
  now,
}: {
  readonly step: StepSheet;
  readonly sheet: RunSheet;
  readonly live: LiveText | null;
  readonly now: number;
}) {
  const written = step.events.length > 0;
  return (
    <div className={classes(sheetStyles.margin, written && sheetStyles.written)}>
      {step.carried && sheet.again !== null ? <Carried runId={sheet.again.runId} /> : null}
      <Outcome step={step} sheet={sheet} live={live} now={now} />
      {step.child === null ? null : <Started child={step.child} />}
      <Calls step={step} />
      <Ways steps={sheet.steps} step={step} />
    </div>
  );
}

/** Leads to another run, and leaves the step as it is: not chosen. */
function RunLink({ runId }: { readonly runId: string }) {
  return (
    <a
      className={classes(styles.runLink, 'code')}
      href={hrefOf('runs', runId)}
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      {runId}
    </a>
  );
}

/** The run of another procedure that the step has started. */
function Started({ child: { runId, sop } }: { readonly child: NonNullable<StepSheet['child']> }) {
  const { say } = useSay('runs');
  return (
    <span>
      {say('startedRun', { sop })} <RunLink runId={runId} />
    </span>
  );
}

/** The record of another run stands here; nothing was carried out. */
function Carried({ runId }: { readonly runId: string }) {
  const { say } = useSay('runs');
  return (
    <span className={tones.quiet}>
      {say('carriedOver')} <RunLink runId={runId} />
    </span>
  );
}

/** What a model wrote stays as it is, but for answers of calls that it repeats word for word. */
function outputBeside(step: StepSheet, output: string, told: (text: string) => string): string {
  if (step.turns.length === 0) return told(output);
  const answers = toldOutputs(output, step.calls);
  return answers === null
    ? output
    : answers.map(({ tool, output: own }) => `${tool} → ${told(own)}`).join('; ');
}

function Outcome({
  step,
  sheet,
  live,
  now,
}: {
  readonly step: StepSheet;
  readonly sheet: RunSheet;
  readonly live: LiveText | null;
  readonly now: number;
}) {
  const voice = useSay('runs');
  const { say } = voice;
  const told = useTold();
  switch (step.status) {
    case 'completed':
      if (answeredInWords(sheet.sop, { ...step, toolCalls: callsOf(step) }))
        return (
          <span className={tones.quiet}>
            <Icon of={MessageSquareText} size={14} /> {say('answeredInWords')}
          </span>
        );
      return (
        <span>
          <Icon of={Check} size={14} />{' '}
          {step.output !== null && step.output !== '' && fitsMargin(step.output)
            ? outputBeside(step, step.output, told)
            : say('done')}
        </span>
      );
    case 'failed':
      return (
        <span className={tones.bad}>
          <Icon of={X} size={14} /> {say('failed')}
        </span>
      );
    case 'skipped':
      return (
        <span className={tones.quiet}>
          <Icon of={SkipForward} size={14} /> {say('skipped', { reason: told(step.reason ?? '') })}
        </span>
      );
    case 'cancelled':
      return <CancelledOutcome step={step} say={say} />;
    case 'interrupted':
      return (
        <span className={tones.bad}>
          <Icon of={TriangleAlert} size={14} />{' '}
          {say(step.calls.some((call) => call.unanswered) ? 'callNoAnswer' : 'statusInterrupted')}
        </span>
      );
    case 'waiting':
      return (
        <span className={tones.signal}>
          <SignatureIcon size={14} /> {say(step.gates.at(-1)?.why === 'input' ? 'asksYou' : 'waitsForYou')}
        </span>
      );
    case 'running': {
      const run = summaryOf(sheet);
      const activity =
        sheet.group === null ? activityOf(run, live) : activityBeside(sheet, run, live, step.number);
      return activity === null ? null : (
        <>
          {activityPhrases(activity, now, voice).map((text, index) => (
            <span key={text} className={index === 0 ? classes(stepStyles.activity, 'st') : undefined}>
              {index === 0 ? <StatusDot state="ink" /> : null}
              {text}
            </span>
          ))}
        </>
      );
    }
    case 'pending':
      return <span>{pendingPhrase(step, sheet, voice)}</span>;
  }
}

const callsOf = (step: StepSheet): readonly { name: string; success: boolean | null }[] =>
  step.calls.map(({ tool, success }) => ({ name: tool, success }));

function CancelledOutcome({ step, say }: { readonly step: StepSheet; readonly say: Say<'runs'> }) {
  const denied = step.gates.some((gate) => gate.decision?.kind === 'denied');
  return (
    <span className={denied ? tones.bad : tones.quiet}>
      <Icon of={denied ? X : Ban} size={14} /> {say(denied ? 'rejectedHere' : 'cancelledHere')}
    </span>
  );
}

/** How the run came here, and where it went, when that is not from above and not to below. */
function Ways({ step, steps }: { readonly step: StepSheet; readonly steps: readonly StepSheet[] }) {
  const { say } = useSay('runs');
  const attempt = step.attempt - step.attemptsBefore;
  return (
    <>
      {step.visits > 1 ? <span>{say('visit', { visit: step.visits })}</span> : null}
      {attempt > 1 ? <span>{say('attempt', { attempt })}</span> : null}
      {step.next === null ? null : (
        <span>
          {step.next === 'end' ? say('wentToEnd') : say('wentTo', { step: shownStep(steps, step.next) })}
        </span>
      )}
    </>
  );
}

/** Why a step was not reached, or waits. */
function pendingPhrase(
  step: StepSheet,
  sheet: RunSheet,
  { say, language }: ReturnType<typeof useSay<'runs'>>,
): string {
  if (step.retryAt !== null && sheet.endedAt === null)
    return say('triesAgain', {
      time: clockTime(step.retryAt, language),
      reason: inWords(step.reason ?? '', language),
    });
  if (step.gates.at(-1)?.decision?.kind === 'approved') return say('approvedNext');
  if (sheet.endedAt === null) return say('notReachedYet');
  // A step that failed before the run went another way has ended nothing.
  const ended = sheet.steps
    .filter(({ endedAt }) => endedAt !== null)
    .toSorted((one, other) => (other.endedAt ?? 0) - (one.endedAt ?? 0))[0];
  if (ended === undefined) return say('notReached');
  if (sheet.status === 'completed') return say('notReachedEnded', { step: shownNumber(ended) });
  if (ended.status === 'failed') return say('notReachedFailed', { step: shownNumber(ended) });
  return say(
    ended.gates.some((gate) => gate.decision?.kind === 'denied')
      ? 'notReachedRejected'
      : 'notReachedCancelled',
    { step: shownNumber(ended) },
  );
}

function Calls({ step }: { readonly step: StepSheet }) {
  const { say, language } = useSay('runs');
  const last = step.calls.at(-1);
  const endedAt = step.endedAt ?? last?.answeredAt ?? last?.sentAt ?? null;
  const parts = [...(endedAt === null ? [] : [clockTime(endedAt, language)]), ...callNames(step.calls, say)];
  return parts.length === 0 ? null : <span>{parts.join(' · ')}</span>;
}

/** Each tool once, with how often; a failed one says so. */
function callNames(calls: readonly CallRecord[], say: Say<'runs'>): readonly string[] {
  return [...new Set(calls.map((call) => call.tool))].map((tool) => {
    const own = calls.filter((call) => call.tool === tool);
    if (own.at(-1)?.success === false) return say('callFailed', { tool });
    return own.length > 1 ? say('callTimes', { tool, count: own.length }) : tool;
  });
}
