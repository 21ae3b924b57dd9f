import { memo } from 'react';
import { ChevronRight } from 'lucide-react';
import type { RunSummary } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import { wasAsked, type RunFigures } from '../../../shared/run-figures';
import { sharesAt } from '../../../shared/run-time';
import { Icon } from '../../kit/icons';
import { clockTime, durationText, leftText } from '../../kit/time-format';
import { go, hrefOf } from '../../entities/window/route';
import { activityOf } from './activity';
import { growingText } from '../../entities/run/measured-time';
import { activityPhrases, causePhrase, statePhrase, viaPhrase, type Voice } from './run-phrases';
import { useRuns } from './runs-store';
import { SplitBar } from './split-bar';
import { StateMark } from './state-mark';
import { useSay } from '../../i18n/use-say';

/** One run of the list. `now` stands still for a run that is over: it reads the same a second later. */
export const RunRow = memo(function RunRow({ run, now }: { readonly run: RunSummary; readonly now: number }) {
  const voice = useSay('runs');
  const { figures } = run;
  const live = !isFinished(run.status);
  const phrase = statePhrase(run, voice);
  return (
    <div
      className={live ? 'run-row live' : 'run-row'}
      data-part="run"
      role="row"
      onClick={() => {
        go('runs', run.runId);
      }}
    >
      <span role="cell" className="tm">
        {clockTime(run.startedAt, voice.language)}
      </span>
      <span role="cell">
        <a href={hrefOf('runs', run.runId)}>
          <b title={run.sop}>{run.sop}</b>{' '}
          {run.dry === true ? (
            <span className="dry" data-part="dry">
              {voice.say('dryRun')}
            </span>
          ) : null}{' '}
          {run.test === true ? (
            <span className="dry" data-part="dry" title={voice.say('testEventMeans')}>
              {voice.say('testEvent')}
            </span>
          ) : null}{' '}
          {run.importedAt === undefined ? null : (
            <span className="dry" data-part="dry" title={voice.say('importedMeans')}>
              {voice.say('imported')}
            </span>
          )}{' '}
          <span className={live ? 'd code' : 'id'}>{run.runId}</span>
        </a>
      </span>
      <span role="cell" title={phrase.text}>
        <span className={`s ${phrase.tone}`}>
          <StateMark mark={phrase.mark} /> {phrase.text}
        </span>
        {live ? <LiveLine run={run} now={now} /> : null}
      </span>
      <span role="cell">
        {run.again === undefined
          ? causePhrase(
              { source: run.source, value: figures?.cause ?? null },
              figures?.startedBy ?? null,
              voice.say,
            )
          : voice.say('causeAgain', { runId: shortId(run.again.runId) })}
        {live ? (
          <span className="d" title={run.topic ?? undefined}>
            {run.topic ?? ''}
          </span>
        ) : null}
      </span>
      <span role="cell" className="took">
        <span className="took-bar">
          {figures === undefined ? null : (
            <SplitBar shares={sharesAt(figures.time, now)} live={run.status === 'running'} />
          )}
        </span>
        {live ? (
          <span className={run.status === 'running' ? 'ink t' : 't'}>
            {growingText(now - run.startedAt, voice.language)}
          </span>
        ) : (
          <span className="t">
            {durationText((run.completedAt ?? run.lastActivityAt) - run.startedAt, voice.language)}
          </span>
        )}
      </span>
      <span role="cell" className="by" data-part="decided-by">
        {figures === undefined ? null : <DecidedCell figures={figures} now={now} voice={voice} />}
      </span>
      <span role="cell" className="ex">
        <Icon of={ChevronRight} size={14} />
      </span>
    </div>
  );
});

/** Enough of an id to know it again in a column. */
const shortId = (runId: string): string => (runId.length <= 17 ? runId : `${runId.slice(0, 15)}…`);

/** The second line of a live row: the step's title while a person is asked, else what happens. */
function LiveLine({ run, now }: { readonly run: RunSummary; readonly now: number }) {
  const voice = useSay('runs');
  const written = useRuns((state) => state.live[run.runId]) ?? null;
  const activity = run.waitingSince !== null ? null : activityOf(run, written);
  const expiresAt = run.figures?.gate?.expiresAt ?? null;
  return (
    <span className="d">
      {expiresAt === null ? null : (
        <span className="narrow-left t">
          {voice.say('stepAndLeft', { left: leftText(expiresAt - now, voice.language) })}
        </span>
      )}
      {activity === null ? run.stepTitle : activityPhrases(activity, now, voice).join(', ')}
    </span>
  );
}

function DecidedCell({
  figures,
  now,
  voice,
}: {
  readonly figures: RunFigures;
  readonly now: number;
  readonly voice: Voice;
}) {
  const { say, language } = voice;
  const { gate, decision } = figures;
  if (gate !== null && gate.expiresAt === null) return <span className="m">{say('noLimit')}</span>;
  if (gate?.expiresAt !== null && gate?.expiresAt !== undefined) {
    return (
      <span className="sig t">
        {say('timeLeft', { time: leftText(gate.expiresAt - now, language) })}
        <span className="d">{say('thenCancelled')}</span>
      </span>
    );
  }
  if (decision === null)
    return (
      <span className="m">
        {say(
          wasAsked(figures)
            ? 'askedUnanswered'
            : figures.interrupted !== null && figures.retries
              ? 'ruleRetry'
              : 'nobodyAsked',
        )}
      </span>
    );
  if (decision.kind === 'timed-out') return <span className="m">{say('nobodyTimedOut')}</span>;
  return (
    <>
      <span className="who">{decision.by}</span>
      <span className="m">, {viaPhrase(decision.via, say)}</span>
    </>
  );
}
