import { Check } from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Consequences } from '../../components/consequences';
import { Countdown } from '../../components/countdown';
import { useNow } from '../../components/use-now';
import { useLanguage } from '../../i18n/use-language';
import type { Approval } from '../../../shared/procedures';
import { AllowAlways } from './allow-always';
import { approve, useApprovals } from './approvals-store';
import { MustFail } from './must-fail';
import { NotTaken } from './not-taken';
import { consequences, editableText, timeoutText } from './phrases';
import { keyOf } from './waiting';
import { asksTwice, contentKey, criticalDelayMs, isReady } from './readiness';

/**
 * Where a person signs: the two answers, what each leads to, and how long there is. Fixed to the bottom of
 * its sheet.
 */
export function SignatureBlock({
  approval,
  approveRef,
  onReject,
  onEdit,
}: {
  readonly approval: Approval;
  readonly approveRef: Ref<HTMLButtonElement>;
  readonly onReject: () => void;
  readonly onEdit: (() => void) | null;
}) {
  const { t } = useTranslation('approvals');
  const key = keyOf(approval);
  const sending = useApprovals((state) => (state.sending?.key === key ? state.sending.verdict : null));
  const ready = useReady(approval);
  const { approve: approves, reject: rejects } = consequences(approval, t);
  return (
    <footer className="sign">
      <div className="x">{t('sign')}</div>
      <div>
        <NotTaken of={key} />
        <MustFail fails={approval.fails.map(({ why }) => why)} />
        <div className="acts">
          <Button
            ref={approveRef}
            look="key"
            size="lg"
            icon={Check}
            shortcut={asksTwice(approval) ? 'A Enter' : 'A'}
            busy={sending === 'approve' ? t('approving') : null}
            disabled={!ready || sending === 'deny' || sending === 'edit'}
            title={ready ? undefined : t('readFirst')}
            onClick={() => void approve(approval)}
          >
            {t('approve')}
          </Button>
          <Button
            size="lg"
            shortcut="R"
            busy={sending === 'deny' ? t('rejecting') : null}
            disabled={sending === 'approve'}
            onClick={onReject}
          >
            {t('reject')}
          </Button>
          {onEdit === null ? null : (
            <Button
              look="bare"
              size="lg"
              shortcut="E"
              busy={sending === 'edit' ? t('editing') : null}
              disabled={sending !== null}
              onClick={onEdit}
            >
              {t('edit')}
            </Button>
          )}
        </div>
        {approval.offer === undefined ? null : (
          <div className="acts more">
            <AllowAlways
              offer={approval.offer}
              disabled={!ready || sending !== null}
              onAllow={(range) => void approve(approval, range)}
            />
          </div>
        )}
        <Consequences
          rows={[
            [t('consApprove'), approves],
            [t('consReject'), rejects],
            ...(onEdit === null ? [] : [[t('edit'), editableText(approval, t)] as const]),
          ]}
        />
      </div>
      <Clock approval={approval} />
    </footer>
  );
}

function Clock({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const now = useNow(500);
  const { expiresAt, requestedAt } = approval.gate;
  return (
    <div className="clock">
      {expiresAt === null ? (
        <b className="none">{t('noLimit')}</b>
      ) : (
        <Countdown leftMs={expiresAt - now} totalMs={expiresAt - requestedAt} />
      )}
      <small>{timeoutText(approval, now, language, t)}</small>
    </div>
  );
}

/** True once this very content was visible long enough; starts again whenever the content changes. */
function useReady(approval: Approval): boolean {
  const content = contentKey(approval);
  const [readyContent, setReadyContent] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      setReadyContent(content);
    }, criticalDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [content]);
  return isReady(approval, readyContent === content ? criticalDelayMs : 0);
}
