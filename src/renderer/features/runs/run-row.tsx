import { memo } from 'react';
import { ChevronRight } from 'lucide-react';
import { isFinished, type RunSummary } from '../../../shared/run';
import { Icon } from '../../components/icons';
import { clockTime, durationText, leftText } from '../../components/time-format';
import { go, hrefOf } from '../app/route';
import { activityOf, openGate } from './activity';
import { causeOf } from './cause';
import { growingText } from './measured-time';
import { activityPhrases, causePhrase, lastDecision, statePhrase, viaPhrase, type Voice } from './run-phrases';
import type { RunSheet } from './run-sheet';
import { useRuns, useRunSheet } from './runs-store';
import { SplitBar } from './split-bar';
import { StateMark } from './state-mark';
import { timelineOf } from './timeline';
import { useSay } from './use-say';

/** One run of the list. What is not in the summary comes with the run's events, asked for when the row rests in view. */
export const RunRow = memo(function RunRow({ run, now }: { readonly run: RunSummary; readonly now: number }) {
  const voice = useSay();
  const { sheet } = useRunSheet(run.runId, true);
  const live = !isFinished(run.status);
  const phrase = statePhrase(run, sheet, voice);
  const cause = sheet === undefined ? { source: run.source, value: null } : causeOf(sheet.trigger, sheet.sop);
  return (
    <div className={live ? 'run-row live' : 'run-row'} role="row" onClick={() => { go('runs', run.runId); }}>
      <span role="cell" className="tm">{clockTime(run.startedAt, voice.language)}</span>
      <span role="cell">
        <a href={hrefOf('runs', run.runId)}>
          <b title={run.sop}>{run.sop}</b> {run.dry === true ? <span className="dry">{voice.say('dryRun')}</span> : null} {run.importedAt === undefined ? null : <span className="dry" title={voice.say('importedMeans')}>{voice.say('imported')}</span>} <span className={live ? 'd code' : 'id'}>{run.runId}</span>
        </a>
      </span>
      <span role="cell" title={phrase.text}>
        <span className={`s ${phrase.tone}`}>
          <StateMark mark={phrase.mark} /> {phrase.text}
        </span>
        {live ? <LiveLine run={run} sheet={sheet} now={now} /> : null}
      </span>
      <span role="cell">
        {run.again === undefined ? causePhrase(cause, sheet?.startedBy ?? null, voice.say) : voice.say('causeAgain', { runId: shortId(run.again.runId) })}
        {live ? <span className="d" title={run.topic ?? undefined}>{run.topic ?? ''}</span> : null}
      </span>
      <span role="cell" className="took">
        <span className="took-bar">{sheet === undefined ? null : <SplitBar shares={timelineOf(sheet, now).shares} live={run.status === 'running'} />}</span>
        {live ? <span className={run.status === 'running' ? 'ink t' : 't'}>{growingText(now - run.startedAt, voice.language)}</span> : <span className="t">{durationText((run.completedAt ?? run.lastActivityAt) - run.startedAt, voice.language)}</span>}
      </span>
      <span role="cell" className="by">
        {sheet === undefined ? null : <DecidedCell sheet={sheet} now={now} voice={voice} />}
      </span>
      <span role="cell" className="ex">
        <Icon of={ChevronRight} size={14} />
      </span>
    </div>
  );
});

/** Enough of an id to know it again in a column. */
const shortId = (runId: string): string => (runId.length <= 16 ? runId : `${runId.slice(0, 15)}…`);

/** The second line of a live row: the step's title while a person is asked, else what happens. */
function LiveLine({ run, sheet, now }: { readonly run: RunSummary; readonly sheet: RunSheet | undefined; readonly now: number }) {
  const voice = useSay();
  const written = useRuns((state) => state.live[run.runId]) ?? null;
  const activity = sheet === undefined || run.waitingSince !== null ? null : activityOf(sheet, written);
  const expiresAt = sheet === undefined ? null : (openGate(sheet)?.expiresAt ?? null);
  return (
    <span className="d">
      {expiresAt === null ? null : <span className="narrow-left t">{voice.say('stepAndLeft', { left: leftText(expiresAt - now, voice.language) })}</span>}
      {activity === null ? run.stepTitle : activityPhrases(activity, now, voice).join(', ')}
    </span>
  );
}

function DecidedCell({ sheet, now, voice }: { readonly sheet: RunSheet; readonly now: number; readonly voice: Voice }) {
  const { say, language } = voice;
  const gate = openGate(sheet);
  if (gate !== null && gate.expiresAt === null) return <span className="m">{say('noLimit')}</span>;
  if (gate?.expiresAt !== null && gate?.expiresAt !== undefined) {
    return (
      <span className="sig t">
        {say('timeLeft', { time: leftText(gate.expiresAt - now, language) })}
        <span className="d">{say('thenCancelled')}</span>
      </span>
    );
  }
  const decision = lastDecision(sheet);
  if (decision === null) return <span className="m">{say(sheet.steps.some((step) => step.interruptions.length > 0) && sheet.sop.onInterrupt === 'retry' ? 'ruleRetry' : 'nobodyAsked')}</span>;
  if (decision.kind === 'timed-out') return <span className="m">{say('nobodyTimedOut')}</span>;
  return (
    <>
      <span className="who">{decision.by}</span>
      <span className="m">, {viaPhrase(decision.via, say)}</span>
    </>
  );
}
