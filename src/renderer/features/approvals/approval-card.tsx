import type { Ref } from 'react';
import { Sheet } from '../../kit/sheet';
import { TitleBlock } from '../../kit/title-block';
import type { Approval } from '../../../shared/procedures';
import { ChangedSince } from './changed-since';
import type { Settled } from '../../entities/approval/approvals-state';
import { AskedOnRow } from './asked-on';
import { TellingRow } from './telling-row';
import { Calls } from './calls';
import { LastRuns } from './last-runs';
import { headline } from '../../entities/approval/phrases';
import { Sentence, WritesPin } from './sentence';
import { SettledBlock } from './settled-block';
import { SignatureBlock, type Elsewhere } from './signature-block';
import { SoFar } from './so-far';
import { useRun } from './use-run';
import { WhyNow } from './why-now';
import { useNamedPins } from '../../entities/evidence/pin-names';
import { useOpenPhrase, useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

export interface ApprovalCardProps {
  readonly approval: Approval;
  /** Set when the question is gone. */
  readonly settled: Settled | null;
  readonly approveRef: Ref<HTMLButtonElement>;
  readonly onReject: () => void;
  /** Null: nothing on the card can be changed. */
  readonly onEdit: (() => void) | null;
  /** The card is another engine's. */
  readonly elsewhere?: Elsewhere;
}

/**
 * One question as a sheet: what would happen, the exact call, why now, what was done before, and the place to
 * sign.
 */
export function ApprovalCard({
  approval,
  settled,
  approveRef,
  onReject,
  onEdit,
  elsewhere,
}: ApprovalCardProps) {
  const { say } = useSay('approvals');
  const openPhrase = useOpenPhrase('approvals');
  const run = useRun(approval.runId, elsewhere === undefined && approval.gate.reason === 'interrupted');
  const { step, sop, gate } = approval;
  const sentence = headline(approval, openPhrase, say, useNamedPins());
  return (
    <Sheet as="article" className={styles.card} label={say('cardName', { sop, step })}>
      <TitleBlock
        cells={[
          { label: say('procedure'), value: sop, look: 'strong' },
          {
            label: say('step'),
            value:
              approval.uncounted === true
                ? String(step)
                : say('stepOf', { step, total: approval.totalSteps }),
          },
          {
            label: say('priority'),
            value: approval.priority === 'critical' ? <b>{say('critical')}</b> : say(approval.priority),
          },
          { label: say('version'), value: approval.version, optional: true },
          { label: say('run'), value: approval.runId, look: 'code' },
        ]}
      />
      <div className={styles.body} tabIndex={0} role="region" aria-label={say('action')}>
        <div className={styles.row}>
          <div className={classes(styles.label, styles.one)}>{say('action')}</div>
          <h2 className={isLong(sentence) ? classes(styles.what, styles.long) : styles.what}>
            <Sentence parts={sentence} />
          </h2>
        </div>
        <ChangedSince changes={gate.changed ?? []} />
        <div className={classes(styles.row, styles.tight)}>
          <div className={classes(styles.label, styles.one)}>
            {gate.calls !== null && gate.calls.length > 1 ? say('theCalls') : say('theCall')}
          </div>
          <Calls approval={approval} run={run} />
          <div className={styles.margin}>
            <WritesPin calls={gate.calls} settled={settled !== null} />
            {comparedWithText(gate) ? <StepSays approval={approval} /> : null}
          </div>
        </div>
        <div className={styles.row}>
          <div className={styles.label}>{say('whyNow')}</div>
          <WhyNow approval={approval} endedAt={settled === null ? null : (settled.decision?.at ?? null)} />
          <div className={styles.margin}>
            <LastRuns runs={approval.lastRuns} />
            {comparedWithText(gate) ? null : <StepSays approval={approval} />}
          </div>
        </div>
        <div className={styles.row}>
          <div className={styles.label}>{say('soFar')}</div>
          <div className={styles.wide}>
            <SoFar earlier={approval.earlier} />
          </div>
        </div>
        <AskedOnRow places={approval.askedOn} />
        {settled === null ? (
          <TellingRow telling={approval.telling} expiresAt={approval.gate.expiresAt} />
        ) : null}
      </div>
      {settled === null ? (
        <SignatureBlock
          approval={approval}
          approveRef={approveRef}
          onReject={onReject}
          onEdit={onEdit}
          elsewhere={elsewhere}
        />
      ) : (
        <SettledBlock settled={settled} />
      )}
    </Sheet>
  );
}

/** A sentence of more than about two lines gives way to the call, which has to stay in view. */
const isLong = (sentence: ReturnType<typeof headline>): boolean =>
  sentence.reduce((length, { text }) => length + text.length, 0) > 90;

/** Where no call is known yet, or the model may be wrong about it, what the step says stands beside it. */
const comparedWithText = ({ calls, reason }: Approval['gate']): boolean =>
  calls === null || calls.length === 0 || reason === 'unsure' || reason === 'beside' || reason === 'cut';

function StepSays({ approval: { step, body } }: { readonly approval: Approval }) {
  const { say } = useSay('approvals');
  if (body === '') return null;
  return (
    <div className={styles.stepSays}>
      <div className={classes(styles.caption, 'lab')}>{say('stepSays', { step })}</div>
      <p className={classes(styles.note, styles.says, 'note')}>{body}</p>
    </div>
  );
}
