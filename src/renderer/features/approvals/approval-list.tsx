import { useTranslation } from 'react-i18next';
import { Breakable } from '../../components/breakable';
import { isSameDay, leftText } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { useLanguage } from '../../i18n/use-language';
import type { Approval } from '../../../shared/procedures';
import { useApp } from '../app/app-store';
import { hrefOf } from '../app/route';
import { keyOf, shownOf } from './approvals-state';
import { selectApproval, useApprovals } from './approvals-store';
import { decidedText } from './phrases';

/** Everything that waits, most urgent first, and what was decided today. Lies on the desk without boxes. */
export function ApprovalList() {
  const { t } = useTranslation('approvals');
  const waiting = useApprovals((state) => state.waiting);
  const shown = useApprovals(shownOf);
  const now = useNow();
  return (
    <section className="q" aria-label={t('waitingList')}>
      <ul>
        {waiting.map((approval) => (
          <li key={keyOf(approval)}>
            <ApprovalRow approval={approval} current={shown !== null && keyOf(shown) === keyOf(approval)} now={now} />
          </li>
        ))}
      </ul>
      <DecidedToday now={now} />
      {waiting.length === 0 ? null : (
        <div className="keys" aria-hidden="true">
          <span>
            <kbd>J</kbd> <kbd>K</kbd> {t('move')}
          </span>
          <span>
            <kbd>A</kbd> <kbd>R</kbd> {t('decide')}
          </span>
        </div>
      )}
    </section>
  );
}

function ApprovalRow({ approval, current, now }: { readonly approval: Approval; readonly current: boolean; readonly now: number }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const { gate, sop, step, title, trigger, runId } = approval;
  const left = gate.expiresAt === null ? t('noLimit') : gate.expiresAt <= now ? t('over') : leftText(gate.expiresAt - now, language);
  return (
    <a href={hrefOf('approvals', runId)} data-key={keyOf(approval)} aria-current={current ? 'true' : undefined} onClick={() => { selectApproval(keyOf(approval)); }}>
      <div className="r1">
        <span className="nm">{sop}</span>
        <span className="t">{left}</span>
      </div>
      <p>
        {step} · {title}
      </p>
      <div className="note"><Breakable text={[t(approval.priority), t(trigger.source), trigger.topic].filter((part) => part !== null && part !== '').join(' · ')} /></div>
    </a>
  );
}

function DecidedToday({ now }: { readonly now: number }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const person = useApp((state) => state.preferences.person);
  const decided = useApprovals((state) => state.decided).filter((row) => isSameDay(row.at, now));
  if (decided.length === 0) return null;
  return (
    <div className="today">
      <h2>{t('decidedToday')}</h2>
      <ul>
        {decided.map((row) => (
          <li className="dn" key={`${row.runId} ${row.gate}`}>
            <a href={hrefOf('runs', row.runId)}>
              <b>{t('decidedStep', { sop: row.sop, step: row.step })}</b>
              <br />
              {decidedText(row, person, language, t)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
