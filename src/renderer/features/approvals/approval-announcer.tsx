import { useState } from 'react';
import { useApprovals } from '../../entities/approval/approvals-store';
import { questionText } from '../../entities/approval/phrases';
import { askedAt, isQuestion, keyOf, type Waiting } from '../../entities/approval/waiting';
import { useSay } from '../../i18n/use-say';

/**
 * Says what newly waits, once and at once, to those who do not see it, also where it reads as the one before
 * did; on every page.
 */
export function ApprovalAnnouncer() {
  const { say } = useSay('approvals');
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
            ? say('arrivedQuestion', { what: questionText(said, say) })
            : say(said.ask === undefined ? 'arrived' : 'arrivedAsks', {
                sop: said.sop,
                step: said.step,
                title: said.title,
              })}
        </span>
      ) : null}
    </div>
  );
}
