import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { EmptySheet } from '../../components/empty-sheet';
import { PageHead } from '../../components/page-head';
import { ProblemNote } from '../../components/problem-note';
import { isSameDay } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { go, type PageProps } from '../app/route';
import { ApprovalCard } from './approval-card';
import { AskedOnSummary } from './asked-on';
import { ApprovalList } from './approval-list';
import { ApprovalMenu } from './approval-menu';
import { shownOf } from './approvals-state';
import {
  answer,
  editQuestion,
  leaveApprovals,
  loadApprovals,
  selectPlace,
  useApprovals,
} from './approvals-store';
import { EditCallsDialog, EditDialog } from './edit-dialog';
import { hasValues, isEditable } from './edit-state';
import { PermissionsDialog } from './permissions-dialog';
import { QuestionCard } from './question-card';
import { RejectCallDialog, RejectDialog } from './reject-dialog';
import { useApprovalKeys } from './use-approval-keys';
import { isQuestion, keyOf, type Waiting } from './waiting';
import { WaitsNoMore } from './waits-no-more';
import './approvals.css';

/** Everything that waits for a person, most urgent first. */
export function ApprovalsPage({ id }: PageProps) {
  const { t } = useTranslation('approvals');
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
    <main className="page" id="page">
      <PageHead title={t('title')} sub={loaded ? t('wait', { count: waiting.length }) : undefined}>
        {shown === null || isQuestion(shown) || settled !== null ? null : (
          <AskedOnSummary places={shown.askedOn} />
        )}
        <ApprovalMenu />
        <Button
          look="bare"
          className="standing"
          onClick={() => {
            setPermissions(true);
          }}
        >
          {t('permissions')}
        </Button>
      </PageHead>
      {broken === null ? null : (
        <div className="pb-4">
          <ProblemNote
            message={broken.message}
            remedy={broken.remedy}
            action={
              <Button size="sm" onClick={() => void loadApprovals()}>
                {t('tryAgain')}
              </Button>
            }
          />
        </div>
      )}
      <div className={alone ? 'desk' : 'desk ap'}>
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
          <p className="note p-3">{t('loading')}</p>
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
  const { t } = useTranslation('approvals');
  if (!isQuestion(waiting)) return <EditDialog approval={waiting} onClose={onClose} />;
  return (
    <EditCallsDialog
      about={keyOf(waiting)}
      title={t('editCall', { tool: waiting.tool })}
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
  const { t } = useTranslation('approvals');
  return (
    <EmptySheet
      title={t('emptyTitle')}
      text={t('emptyText')}
      note={t('emptyNote')}
      actions={
        <>
          <Button
            size="lg"
            onClick={() => {
              go('sops');
            }}
          >
            {t('emptySops')}
          </Button>
          <Button
            size="lg"
            look="bare"
            onClick={() => {
              go('runs');
            }}
          >
            {t('emptyRuns')}
          </Button>
        </>
      }
    />
  );
}
