import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApprovals } from './approvals-store';
import { questionText } from './phrases';
import { askedAt, isQuestion, keyOf, type Waiting } from './waiting';

/**
 * Says what newly waits, once and at once, to those who do not see it, also where it reads as the one before
 * did; on every page.
 */
export function ApprovalAnnouncer() {
  const { t } = useTranslation('approvals');
  const waiting = useApprovals((state) => state.waiting);
  const [said, setSaid] = useState<Waiting | null>(null);
  const newest = waiting.toSorted((a, b) => askedAt(b) - askedAt(a))[0];
  // One that came before is not said again when the newer one is decided.
  if (newest !== undefined && (said === null || askedAt(newest) > askedAt(said))) setSaid(newest);
  const stillWaits = said !== null && waiting.some((each) => keyOf(each) === keyOf(said));
  return (
    <div className="sr" aria-live="assertive">
      {stillWaits ? (
        <span key={keyOf(said)}>
          {isQuestion(said)
            ? t('arrivedQuestion', { what: questionText(said, t) })
            : t('arrived', { sop: said.sop, step: said.step, title: said.title })}
        </span>
      ) : null}
    </div>
  );
}
