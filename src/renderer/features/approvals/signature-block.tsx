import { Check } from 'lucide-react';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../kit/button';
import { Consequences } from '../../entities/approval/consequences';
import { Countdown } from '../../kit/countdown';
import { useNow } from '../../kit/use-now';
import { useLanguage } from '../../i18n/use-language';
import type { Approval } from '../../../shared/procedures';
import { AnswerForm } from '../../entities/approval/answer-form';
import { AllowAlways } from './allow-always';
import { RejectButton } from './reject-button';
import { approve, useApprovals } from '../../entities/approval/approvals-store';
import { MustFail } from '../../entities/approval/must-fail';
import { NotTaken } from '../../entities/approval/not-taken';
import { consequences, editableText, timeoutText } from '../../entities/approval/phrases';
import { keyOf } from '../../entities/approval/waiting';
import { asksTwice, contentKey, criticalDelayMs, isBeingPrepared, isReady } from './readiness';
import { SignsAs } from '../../entities/approval/signs-as';
import { useNamedPins } from '../../entities/evidence/pin-names';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** How a card of another engine is signed: it is carried out there. */
export interface Elsewhere {
  readonly sending: 'approve' | 'deny' | null;
  /** That engine takes decisions from here. */
  readonly mayDecide: boolean;
  /** A value that a step asks for is given there. */
  readonly mayApprove: boolean;
  /** What came of it, or why nothing can be decided. */
  readonly note: ReactNode;
  readonly approve: () => void;
}

/**
 * Where a person signs: the two answers, what each leads to, and how long there is. Fixed to the bottom of
 * its sheet.
 */
export function SignatureBlock({
  approval,
  approveRef,
  onReject,
  onEdit,
  elsewhere,
}: {
  readonly approval: Approval;
  readonly approveRef: Ref<HTMLButtonElement>;
  readonly onReject: () => void;
  readonly onEdit: (() => void) | null;
  readonly elsewhere?: Elsewhere | undefined;
}) {
  const { say } = useSay('approvals');
  const key = keyOf(approval);
  const sendingHere = useApprovals((state) => (state.sending?.key === key ? state.sending.verdict : null));
  const sending = elsewhere === undefined ? sendingHere : elsewhere.sending;
  const isShown = useReady(approval);
  const ready = isShown && (elsewhere === undefined || (elsewhere.mayDecide && elsewhere.mayApprove));
  const { approve: approves, reject: rejects } = consequences(approval, say, useNamedPins());
  if (approval.ask !== undefined && elsewhere === undefined)
    return (
      <footer className={classes(styles.sign, 'sign')} data-part="sign">
        <div className={styles.signMark}>{say('sign')}</div>
        <div>
          <SignsAs />
          <AnswerForm key={key} approval={approval}>
            <RejectButton sending={sending} onReject={onReject} />
          </AnswerForm>
          <Consequences
            rows={[
              [say('answer'), approves],
              [say('consReject'), rejects],
            ]}
          />
        </div>
        <Clock approval={approval} />
      </footer>
    );
  return (
    <footer className={classes(styles.sign, 'sign')} data-part="sign">
      <div className={styles.signMark}>{say('sign')}</div>
      <div>
        {elsewhere === undefined ? <NotTaken of={key} /> : elsewhere.note}
        <MustFail fails={approval.fails.map(({ why }) => why)} />
        <SignsAs />
        <div className={styles.actions} data-part="actions">
          <Button
            ref={approveRef}
            look="key"
            size="lg"
            icon={Check}
            shortcut={elsewhere !== undefined ? undefined : asksTwice(approval) ? 'A Enter' : 'A'}
            busy={sending === 'approve' ? say('approving') : null}
            disabled={!ready || sending === 'deny' || sending === 'edit'}
            title={isShown ? undefined : say(notReadyWord(approval))}
            onClick={() => {
              if (elsewhere === undefined) void approve(approval);
              else elsewhere.approve();
            }}
          >
            {say('approve')}
          </Button>
          <RejectButton
            sending={sending}
            disabled={elsewhere?.mayDecide === false}
            hasKey={elsewhere === undefined}
            onReject={onReject}
          />
          {onEdit === null ? null : (
            <Button
              look="bare"
              size="lg"
              shortcut="E"
              busy={sending === 'edit' ? say('editing') : null}
              disabled={sending !== null}
              onClick={onEdit}
            >
              {say('edit')}
            </Button>
          )}
        </div>
        {approval.offer === undefined ? null : (
          <div className={classes(styles.actions, styles.more)} data-part="actions">
            <AllowAlways
              offer={approval.offer}
              disabled={!ready || sending !== null}
              onAllow={(range) => void approve(approval, range)}
            />
          </div>
        )}
        <Consequences
          rows={[
            [say('consApprove'), approves],
            [say('consReject'), rejects],
            ...(onEdit === null ? [] : [[say('edit'), editableText(approval, say)] as const]),
          ]}
        />
      </div>
      <Clock approval={approval} />
    </footer>
  );
}

function Clock({ approval }: { readonly approval: Approval }) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const now = useNow(500);
  const { expiresAt, requestedAt } = approval.gate;
  return (
    <div className={styles.clock}>
      {expiresAt === null ? (
        <b className={styles.none}>{say('noLimit')}</b>
      ) : (
        <Countdown leftMs={expiresAt - now} totalMs={expiresAt - requestedAt} />
      )}
      <small>{timeoutText(approval, now, language, say)}</small>
    </div>
  );
}

/** Why it cannot be approved at once. */
const notReadyWord = (approval: Approval): 'waitForCall' | 'readFirst' | 'readNew' =>
  isBeingPrepared(approval) ? 'waitForCall' : approval.priority === 'critical' ? 'readFirst' : 'readNew';

/** True once this very content may be signed; starts again whenever the content changes. */
function useReady(approval: Approval): boolean {
  const content = contentKey(approval);
  const { gate } = approval.gate;
  const [readyContent, setReadyContent] = useState<string | null>(null);
  const [seenInPreparation, setSeenInPreparation] = useState<string | null>(null);
  if (isBeingPrepared(approval) && seenInPreparation !== gate) setSeenInPreparation(gate);
  useEffect(() => {
    const timer = setTimeout(() => {
      setReadyContent(content);
    }, criticalDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [content]);
  return isReady(approval, {
    visibleForMs: readyContent === content ? criticalDelayMs : 0,
    appeared: seenInPreparation === gate,
  });
}
