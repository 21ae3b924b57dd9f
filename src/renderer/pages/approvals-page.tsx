import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button';
import { EmptySheet } from '../kit/empty-sheet';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import { isSameDay } from '../kit/time-format';
import { useNow } from '../kit/use-now';
import { go, type PageProps } from '../entities/window/route';
import { ApprovalCard } from '../features/approvals/approval-card';
import { AskedOnSummary } from '../features/approvals/asked-on';
import { ApprovalList } from '../features/approvals/approval-list';
import { ApprovalMenu } from '../features/approvals/approval-menu';
import { shownOf } from '../entities/approval/approvals-state';
import {
  answer,
  editQuestion,
  leaveApprovals,
  loadApprovals,
  selectPlace,
  useApprovals,
} from '../entities/approval/approvals-store';
import { EditCallsDialog, EditDialog } from '../entities/approval/edit-dialog';
import { hasValues, isEditable } from '../entities/approval/edit-state';
import { PermissionsDialog } from '../features/approvals/permissions-dialog';
import { QuestionCard } from '../features/approvals/question-card';
import { RejectCallDialog, RejectDialog } from '../entities/approval/reject-dialog';
import { useApprovalKeys } from '../features/approvals/use-approval-keys';
import { isQuestion, keyOf, type Waiting } from '../entities/approval/waiting';
import { WaitsNoMore } from '../features/approvals/waits-no-more';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/approvals/approvals.module.css';

/** Everything that waits for a person, most urgent first. */
export function ApprovalsPage({ id }: PageProps) {
  const { say } = useSay('approvals');
  const waiting = useApprovals((state) => state.waiting);
  const loaded = useApprovals((state) => state.loaded);
  const settled = useApprovals((state) => state.settled);
  const shown = useApprovals(shownOf);
  const missing = useApprovals((state) => state.missing);
  const broken = useApprovals((state) => (state.refusal?.key === null ? state.refusal.refusal : null));
  const approveButton = useRef<HTMLButtonElement>(null);
  const [rejecting, setRejecting] = useState<Waiting | null>(null);
  const reject = useCallback(() => {
    setRejecting(shownOf(useApprovals.getState()));
  }, []);
  const [permissions, setPermissions] = useState(false);
  const [editing, setEditing] = useState<Waiting | null>(null);
  const edit = useCallback(() => {
    const now = shownOf(useApprovals.getState());
    if (now !== null && canEdit(now)) setEditing(now);
  }, []);
  useApprovalKeys(approveButton, reject, edit);
  useEffect(() => {
    if (id !== null) selectPlace(id);
  }, [id]);
  useEffect(() => leaveApprovals, []);
  const now = useNow(60_000);
  const alone = useApprovals(
    (state) =>
      state.waiting.length === 0 &&
      shownOf(state) === null &&
      !state.decided.some(({ at }) => isSameDay(at, now)),
  );
  const stillAsked = (card: Waiting): boolean => waiting.some((each) => keyOf(each) === keyOf(card));
  return (
    <main className="page" data-part="page" id="page">
      <PageHead title={say('title')} sub={loaded ? say('wait', { count: waiting.length }) : undefined}>
        {shown === null || isQuestion(shown) || settled !== null ? null : (
          <AskedOnSummary places={shown.askedOn} />
        )}
        <ApprovalMenu />
        <Button
          look="bare"
          onClick={() => {
            setPermissions(true);
          }}
        >
          {say('permissions')}
        </Button>
      </PageHead>
      {broken === null ? null : (
        <div className="pb-4">
          <ProblemNote
            message={broken.message}
            remedy={broken.remedy}
            action={
              <Button size="sm" onClick={() => void loadApprovals()}>
                {say('tryAgain')}
              </Button>
            }
          />
        </div>
      )}
      <div className={alone ? classes(styles.desk, 'desk') : classes(styles.desk, styles.columns, 'desk')}>
        {alone ? null : <ApprovalList />}
        {shown !== null ? (
          isQuestion(shown) ? (
            <QuestionCard
              key={keyOf(shown)}
              question={shown}
              settled={settled}
              approveRef={approveButton}
              onReject={reject}
              onEdit={canEdit(shown) ? edit : null}
            />
          ) : (
            <ApprovalCard
              key={keyOf(shown)}
              approval={shown}
              settled={settled}
              approveRef={approveButton}
              onReject={reject}
              onEdit={canEdit(shown) ? edit : null}
            />
          )
        ) : loaded && missing !== null && broken === null ? (
          <WaitsNoMore place={missing} />
        ) : loaded ? (
          <NothingWaits />
        ) : (
          <p className={classes(styles.note, 'note p-3')}>{say('loading')}</p>
        )}
      </div>
      {permissions ? (
        <PermissionsDialog
          onClose={() => {
            setPermissions(false);
          }}
        />
      ) : null}
      {editing !== null && stillAsked(editing) ? (
        <Editing
          waiting={editing}
          onClose={() => {
            setEditing(null);
          }}
        />
      ) : null}
      {rejecting !== null && stillAsked(rejecting) ? (
        <Rejecting
          waiting={rejecting}
          onClose={() => {
            setRejecting(null);
          }}
        />
      ) : null}
    </main>
  );
}

const canEdit = (waiting: Waiting): boolean =>
  isQuestion(waiting) ? hasValues(waiting) : isEditable(waiting);

interface DialogProps {
  readonly waiting: Waiting;
  readonly onClose: () => void;
}

function Editing({ waiting, onClose }: DialogProps) {
  const { say } = useSay('approvals');
  if (!isQuestion(waiting)) return <EditDialog approval={waiting} onClose={onClose} />;
  return (
    <EditCallsDialog
      about={keyOf(waiting)}
      title={say('editCall', { tool: waiting.tool })}
      calls={[waiting]}
      onSave={([edit]) => editQuestion(waiting, edit?.arguments ?? {})}
      onClose={onClose}
    />
  );
}

function Rejecting({ waiting, onClose }: DialogProps) {
  if (!isQuestion(waiting)) return <RejectDialog approval={waiting} onClose={onClose} />;
  return (
    <RejectCallDialog
      about={keyOf(waiting)}
      tool={waiting.tool}
      onReject={(reason) => void answer(waiting, 'no', { reason })}
      onClose={onClose}
    />
  );
}

function NothingWaits() {
  const { say } = useSay('approvals');
  return (
    <EmptySheet
      title={say('emptyTitle')}
      text={say('emptyText')}
      note={say('emptyNote')}
      actions={
        <>
          <Button
            size="lg"
            onClick={() => {
              go('sops');
            }}
          >
            {say('emptySops')}
          </Button>
          <Button
            size="lg"
            look="bare"
            onClick={() => {
              go('runs');
            }}
          >
            {say('emptyRuns')}
          </Button>
        </>
      }
    />
  );
}
