import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../components/sheet';
import { TitleBlock } from '../../components/title-block';
import { changeText, type Changed } from '../../../shared/basis';
import type { Approval } from '../../../shared/procedures';
import { useTold } from '../../i18n/use-told';
import type { Settled } from './approvals-state';
import { AskedOnRow } from './asked-on';
import { Calls } from './calls';
import { LastRuns } from './last-runs';
import { headline } from './phrases';
import { Sentence, WritesPin } from './sentence';
import { SettledBlock } from './settled-block';
import { SignatureBlock } from './signature-block';
import { SoFar } from './so-far';
import { useRun } from './use-run';
import { WhyNow } from './why-now';

export interface ApprovalCardProps {
  readonly approval: Approval;
  /** Set when the question is gone. */
  readonly settled: Settled | null;
  readonly approveRef: Ref<HTMLButtonElement>;
  readonly onReject: () => void;
  /** Null: nothing on the card can be changed. */
  readonly onEdit: (() => void) | null;
}

/**
 * One question as a sheet: what would happen, the exact call, why now, what was done before, and the place to
 * sign.
 */
export function ApprovalCard({ approval, settled, approveRef, onReject, onEdit }: ApprovalCardProps) {
  const { t, i18n } = useTranslation('approvals');
  const run = useRun(approval.runId, approval.gate.reason === 'interrupted');
  const { step, sop, gate } = approval;
  const sentence = headline(approval, (key) => i18n.t(key, { ns: 'approvals', skipInterpolation: true }), t);
  return (
    <Sheet as="article" className="card" label={t('cardName', { sop, step })}>
      <TitleBlock
        cells={[
          { label: t('procedure'), value: sop, look: 'strong' },
          {
            label: t('step'),
            value:
              approval.uncounted === true ? String(step) : t('stepOf', { step, total: approval.totalSteps }),
          },
          {
            label: t('priority'),
            value: approval.priority === 'critical' ? <b>{t('critical')}</b> : t(approval.priority),
          },
          { label: t('version'), value: approval.version, optional: true },
          { label: t('run'), value: approval.runId, look: 'code' },
        ]}
      />
      <div className="body" tabIndex={0} role="region" aria-label={t('action')}>
        <div className="row">
          <div className="lb one">{t('action')}</div>
          <h2 className={isLong(sentence) ? 'what long' : 'what'}>
            <Sentence parts={sentence} />
          </h2>
        </div>
        <ChangedSince changes={gate.changed ?? []} />
        <div className="row tight">
          <div className="lb one">
            {gate.calls !== null && gate.calls.length > 1 ? t('theCalls') : t('theCall')}
          </div>
          <Calls approval={approval} run={run} />
          <div className="mr">
            <WritesPin calls={gate.calls} settled={settled !== null} />
            {comparedWithText(gate) ? <StepSays approval={approval} /> : null}
          </div>
        </div>
        <div className="row">
          <div className="lb">{t('whyNow')}</div>
          <WhyNow approval={approval} endedAt={settled === null ? null : (settled.decision?.at ?? null)} />
          <div className="mr">
            <LastRuns runs={approval.lastRuns} />
            {comparedWithText(gate) ? null : <StepSays approval={approval} />}
          </div>
        </div>
        <div className="row">
          <div className="lb">{t('soFar')}</div>
          <div className="wide">
            <SoFar earlier={approval.earlier} />
          </div>
        </div>
        <AskedOnRow places={approval.askedOn} />
      </div>
      {settled === null ? (
        <SignatureBlock approval={approval} approveRef={approveRef} onReject={onReject} onEdit={onEdit} />
      ) : (
        <SettledBlock settled={settled} />
      )}
    </Sheet>
  );
}

/** What is not so any more since it was asked before. */
function ChangedSince({ changes }: { readonly changes: readonly Changed[] }) {
  const { t } = useTranslation('approvals');
  const told = useTold();
  if (changes.length === 0) return null;
  return (
    <div className="row tight">
      <div className="lb warn">{t('changedSince')}</div>
      <ul className="wide changed" role="status">
        {changes.map((change) => (
          <li key={JSON.stringify(change.was)}>{told(changeText(change))}</li>
        ))}
      </ul>
    </div>
  );
}

/** A sentence of more than about two lines gives way to the call, which has to stay in view. */
const isLong = (sentence: ReturnType<typeof headline>): boolean =>
  sentence.reduce((length, { text }) => length + text.length, 0) > 90;

/** Where no call is known yet, or the model may be wrong about it, what the step says stands beside it. */
const comparedWithText = ({ calls, reason }: Approval['gate']): boolean =>
  calls === null || calls.length === 0 || reason === 'unsure' || reason === 'cut';

function StepSays({ approval: { step, body } }: { readonly approval: Approval }) {
  const { t } = useTranslation('approvals');
  if (body === '') return null;
  return (
    <div className="step-says">
      <div className="lab">{t('stepSays', { step })}</div>
      <p className="note says">{body}</p>
    </div>
  );
}
