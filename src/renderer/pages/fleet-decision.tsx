import { useState } from 'react';
import { Button } from '../kit/button';
import { ProblemNote } from '../kit/problem-note';
import { RejectDialog } from '../entities/approval/reject-dialog';
import { ApprovalCard } from '../features/approvals/approval-card';
import { decide, leaveCard, lookAt, useDecision } from '../features/fleet/decision-store';
import { useSay } from '../i18n/use-say';
import styles from '../features/fleet/fleet.module.css';

/** The card of a run that waits at another engine, as it is there, to be signed here. */
export function FleetDecision({
  of: { engine, runId },
}: {
  readonly of: { readonly engine: string; readonly runId: string };
}) {
  const { say } = useSay('fleet');
  const { refusal, seen, sending } = useDecision();
  const [rejecting, setRejecting] = useState(false);
  const back = (
    <Button size="sm" onClick={leaveCard}>
      {say('backToList')}
    </Button>
  );
  const again = (
    <Button size="sm" disabled={sending !== null} onClick={() => void lookAt(engine, runId)}>
      {say('lookAgain')}
    </Button>
  );
  const note =
    refusal === null ? null : (
      <ProblemNote message={refusal.message} remedy={refusal.remedy} action={again} />
    );
  return (
    <section className={styles.decision} aria-label={say('cardOf', { engine })}>
      <div className={styles.decisionHead}>
        {back}
        <span>{say('cardOf', { engine })}</span>
      </div>
      {seen === null ? (
        (note ?? (
          <p className="sub" role="status">
            {say('readingCard', { engine })}
          </p>
        ))
      ) : (
        <ApprovalCard
          key={seen.seen}
          approval={seen.approval}
          settled={null}
          approveRef={null}
          onReject={() => {
            setRejecting(true);
          }}
          onEdit={null}
          elsewhere={{
            sending,
            mayDecide: seen.trusts,
            mayApprove: seen.approval.ask === undefined,
            note: seen.trusts ? (
              note
            ) : (
              <ProblemNote
                tone="warn"
                message={say('notTrusted', { engine })}
                remedy={say('howToTrust', { engine, entry: seen.entry })}
                action={again}
              />
            ),
            approve: () => void decide('approve', ''),
          }}
        />
      )}
      {seen !== null && rejecting ? (
        <RejectDialog
          approval={seen.approval}
          onReject={(reason) => void decide('deny', reason)}
          onClose={() => {
            setRejecting(false);
          }}
        />
      ) : null}
    </section>
  );
}
