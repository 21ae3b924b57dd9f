import { Check, Clock, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons';
import { dayText } from '../../components/time-format';
import { useLanguage } from '../../i18n/use-language';
import type { Approval } from '../../../shared/procedures';
import { useApp } from '../app/app-store';
import { hrefOf } from '../app/route';
import { whoText } from './phrases';

type LastRun = Approval['lastRuns'][number];

/** What became of the last three runs of this procedure, and who decided. */
export function LastRuns({ runs }: { readonly runs: Approval['lastRuns'] }) {
  const { t } = useTranslation('approvals');
  return (
    <div>
      <div className="lab">{t('lastRuns')}</div>
      {runs.length === 0 ? <div className="note">{t('neverRan')}</div> : null}
      <div className="hist">
        {runs.slice(0, 3).map((run) => (
          <LastRunLine key={run.runId} run={run} />
        ))}
      </div>
    </div>
  );
}

function LastRunLine({ run }: { readonly run: LastRun }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const person = useApp((state) => state.preferences.person);
  const { decision, status } = run;
  const bad = status === 'failed' || status === 'cancelled';
  const icon = decision?.decision === 'timed_out' ? Clock : bad ? X : Check;
  return (
    <a href={hrefOf('runs', run.runId)} className={bad ? 'bad' : undefined}>
      <Icon of={icon} size={14} />
      {dayText(run.at, language)} · {outcomeText(run, person, t)}
      {decision?.decision === 'denied' && decision.reason !== null ? (
        <>
          <br />“{decision.reason}”
        </>
      ) : null}
    </a>
  );
}

function outcomeText(
  { decision, asked, status }: LastRun,
  person: string,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (decision === null && asked) return t('ran_unanswered', { status: t(`status_${status}`) });
  if (decision === null)
    return status === 'completed'
      ? t('ran_completed')
      : status === 'failed'
        ? t('ran_failed')
        : t('ran_cancelled');
  const by = whoText(decision.by, person, t);
  if (decision.decision === 'timed_out') return t('ran_timed_out');
  return decision.decision === 'denied'
    ? t('ran_denied', { by })
    : t('ran_approved', { by, status: t(`status_${status}`) });
}
