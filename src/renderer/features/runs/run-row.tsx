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
import { RunMark } from '../../entities/run/run-mark';
import { classes } from '../../kit/classes';
import { tones } from '../../kit/tones';
import styles from './runs.module.css';

/** One run of the list. `now` stands still for a run that is over: it reads the same a second later. */
export const RunRow = memo(function RunRow({ run, now }: { readonly run: RunSummary; readonly now: number }) {
  const voice = useSay('runs');
  const { figures } = run;
  const live = !isFinished(run.status);
  const phrase = statePhrase(run, voice);
  return (
    <div
      className={classes(styles.row, live && styles.live)}
      data-part="run"
      role="row"
      onClick={() => {
        go('runs', run.runId);
      }}
    >
      <span role="cell" className={styles.time}>
        {clockTime(run.startedAt, voice.language)}
      </span>
      <span role="cell">
        <a href={hrefOf('runs', run.runId)}>
          <b title={run.sop}>{run.sop}</b>{' '}
          {run.dry === true ? <RunMark>{voice.say('dryRun')}</RunMark> : null}{' '}
          {run.test === true ? (
            <RunMark title={voice.say('testEventMeans')}>{voice.say('testEvent')}</RunMark>
          ) : null}{' '}
          {run.importedAt === undefined ? null : (
            <RunMark title={voice.say('importedMeans')}>{voice.say('imported')}</RunMark>
          )}{' '}
          <span className={live ? classes(styles.detail, styles.mono) : styles.identity}>{run.runId}</span>
        </a>
      </span>
      <span role="cell" title={phrase.text}>
        <span className={classes(styles.state, tones[phrase.tone])}>
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
          <span className={styles.detail} title={run.topic ?? undefined}>
            {run.topic ?? ''}
          </span>
        ) : null}
      </span>
      <span role="cell" className={styles.took}>
        <span className={styles.tookBar}>
          {figures === undefined ? null : (
            <SplitBar shares={sharesAt(figures.time, now)} live={run.status === 'running'} />
          )}
        </span>
        {live ? (
          <span className={classes(run.status === 'running' && tones.ink, 't')}>
            {growingText(now - run.startedAt, voice.language)}
          </span>
        ) : (
          <span className="t">
            {durationText((run.completedAt ?? run.lastActivityAt) - run.startedAt, voice.language)}
          </span>
        )}
      </span>
      <span role="cell" className={styles.decided} data-part="decided-by">
        {figures === undefined ? null : <DecidedCell figures={figures} now={now} voice={voice} />}
      </span>
      <span role="cell" className={styles.opens}>
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
    <span className={styles.detail}>
      {expiresAt === null ? null : (
        <span className={classes(styles.narrowLeft, 't')}>
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
  if (gate !== null && gate.expiresAt === null) return <span className={tones.quiet}>{say('noLimit')}</span>;
  if (gate?.expiresAt !== null && gate?.expiresAt !== undefined) {
    return (
      <span className={classes(tones.signal, 't')}>
        {say('timeLeft', { time: leftText(gate.expiresAt - now, language) })}
        <span className={styles.detail}>{say('thenCancelled')}</span>
      </span>
    );
  }
  if (decision === null)
    return (
      <span className={tones.quiet}>
        {say(
          wasAsked(figures)
            ? 'askedUnanswered'
            : figures.interrupted !== null && figures.retries
              ? 'ruleRetry'
              : 'nobodyAsked',
        )}
      </span>
    );
  if (decision.kind === 'timed-out') return <span className={tones.quiet}>{say('nobodyTimedOut')}</span>;
  return (
    <>
      <span className={styles.person}>{decision.by}</span>
      <span className={tones.quiet}>, {viaPhrase(decision.via, say)}</span>
    </>
  );
}
