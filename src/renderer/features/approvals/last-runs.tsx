import { Check, Clock, X } from 'lucide-react';
import { Icon } from '../../kit/icons';
import { dayText } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import type { Approval } from '../../../shared/procedures';
import { useApp } from '../../entities/engine/app-store';
import { hrefOf } from '../../entities/window/route';
import { whoText } from '../../entities/approval/phrases';
import { useSay, type Say } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

type LastRun = Approval['lastRuns'][number];

/** What became of the last three runs of this procedure, and who decided. */
export function LastRuns({ runs }: { readonly runs: Approval['lastRuns'] }) {
  const { say } = useSay('approvals');
  return (
    <div>
      <div className={classes(styles.caption, 'lab')}>{say('lastRuns')}</div>
      {runs.length === 0 ? <div className={classes(styles.note, 'note')}>{say('neverRan')}</div> : null}
      <div className={styles.history} data-part="last-runs">
        {runs.slice(0, 3).map((run) => (
          <LastRunLine key={run.runId} run={run} />
        ))}
      </div>
    </div>
  );
}

function LastRunLine({ run }: { readonly run: LastRun }) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const person = useApp((state) => state.preferences.person);
  const { decision, status } = run;
  const bad = status === 'failed' || status === 'cancelled';
  const icon = decision?.decision === 'timed_out' ? Clock : bad ? X : Check;
  return (
    <a href={hrefOf('runs', run.runId)} className={bad ? classes(styles.bad, 'bad') : undefined}>
      <Icon of={icon} size={14} />
      {dayText(run.at, language)} · {outcomeText(run, person, say)}
      {decision?.decision === 'denied' && decision.reason !== null ? (
        <>
          <br />“{decision.reason}”
        </>
      ) : null}
    </a>
  );
}

function outcomeText({ decision, asked, status }: LastRun, person: string, say: Say<'approvals'>): string {
  if (decision === null && asked) return say('ran_unanswered', { status: say(`status_${status}`) });
  if (decision === null)
    return status === 'completed'
      ? say('ran_completed')
      : status === 'failed'
        ? say('ran_failed')
        : say('ran_cancelled');
  const by = whoText(decision.by, person, say);
  if (decision.decision === 'timed_out') return say('ran_timed_out');
  return decision.decision === 'denied'
    ? say('ran_denied', { by })
    : say('ran_approved', { by, status: say(`status_${status}`) });
}
