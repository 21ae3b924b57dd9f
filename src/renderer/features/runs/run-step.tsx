import { afterWeakModel } from '../../../shared/weak-model';
import { AnswerForm } from '../../entities/approval/answer-form';
import { SignsAs } from '../../entities/approval/signs-as';
import { useApprovals } from '../../entities/approval/approvals-store';
import { isQuestion } from '../../entities/approval/waiting';
import { shownNumber } from '../../../shared/step-numbers';
import { Fragment, memo } from 'react';
import { SignatureIcon } from '../../kit/icons';
import { SignedLine } from '../../entities/approval/signed-line';
import { clockTime, fullTime, leftText } from '../../kit/time-format';
import { whomPhrase } from '../../entities/approval/whom-phrase';
import { hrefOf } from '../../entities/window/route';
import { useTold } from '../../i18n/use-told';
import type { LiveText } from './activity';
import { InterruptedNote } from './interrupted-note';
import { signedPhrase, viaPhrase } from './run-phrases';
import { stopOf, type GateRecord, type RunSheet, type StepSheet } from '../../../domain/run/run-sheet';
import { fitsMargin, StepMargin } from './step-margin';
import { toldOutputs } from '../../entities/run/told-outputs';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import sheetStyles from '../../kit/numbered-sheet.module.css';
import styles from './run-step.module.css';

export interface RunStepProps {
  readonly step: StepSheet;
  readonly sheet: RunSheet;
  readonly live: LiveText | null;
  readonly now: number;
  readonly selected: boolean;
  readonly onSelect: (step: number) => void;
}

/** What is over reads the same a second later. */
const readsTheSame = (before: RunStepProps, after: RunStepProps): boolean =>
  before.step === after.step &&
  before.selected === after.selected &&
  before.sheet.endedAt === after.sheet.endedAt &&
  before.live === after.live &&
  (before.now === after.now || (after.step.endedAt !== null && after.step.status !== 'interrupted'));

export const RunStep = memo(Step, readsTheSame);

const shownGates = 3;

/** A step as printed, with the run's ink on it. */
function Step({ step, sheet, live, now, selected, onSelect }: RunStepProps) {
  const { say } = useSay('runs');
  const earlier = Math.max(0, step.gates.length - shownGates);
  const told = useTold();
  const advice = afterWeakModel(step.reason ?? null);
  const reached = step.events.length > 0;
  const group = groupOf(sheet, step.number);
  const written =
    live?.step === step.number && step.status === 'running' && live.text !== '' ? live.text : null;
  return (
    <>
      <section
        className={classes(
          sheetStyles.step,
          styles.step,
          selected && sheetStyles.current,
          !reached && sheetStyles.notReached,
          step.carried && styles.carried,
        )}
        data-part="step"
        onClick={() => {
          onSelect(step.number);
        }}
      >
        <div className={classes(sheetStyles.number, styles.number)} aria-hidden="true">
          {shownNumber(step)}
        </div>
        <div>
          <h3>
            <button
              type="button"
              className={styles.title}
              aria-pressed={selected}
              onClick={(event) => {
                event.stopPropagation();
                onSelect(step.number);
              }}
            >
              <span className="sr">{`${String(shownNumber(step))}. `}</span>
              {step.title}
            </button>
          </h3>
          {step.body === '' ? null : <p className={styles.body}>{step.body}</p>}
          {group === null ? null : (
            <p className="note">
              {say('besides')} <span className="code">{group}</span>
            </p>
          )}
          {earlier === 0 ? null : <p className="note">{say('earlierGates', { count: earlier })}</p>}
          {step.gates.slice(earlier).map((gate) => (
            <Gate
              key={`${gate.gate} ${String(gate.requestedAt)}`}
              gate={gate}
              noted={gate.why === 'interrupted' && stopOf(step) !== null}
              sheet={sheet}
              now={now}
            />
          ))}
          <CancelledLine step={step} sheet={sheet} />
          {written === null ? null : (
            <p className={styles.quote}>
              {written}
              <span className={styles.caret} aria-hidden="true" />
            </p>
          )}
          {step.status === 'completed' && step.output !== null && !fitsMargin(step.output) ? (
            <Output step={step} output={step.output} />
          ) : null}
          {step.status === 'failed' ? (
            <p className={classes(styles.quote, styles.failed)}>{told(step.reason ?? '')}</p>
          ) : null}
          {step.status === 'failed' && advice !== null ? <p className="note">{told(advice)}</p> : null}
        </div>
        <StepMargin step={step} sheet={sheet} live={live} now={now} />
      </section>
      {step.status === 'interrupted' ? <InterruptedNote step={step} sheet={sheet} now={now} /> : null}
    </>
  );
}

/** The group in which it is carried out beside others; null: alone. */
function groupOf({ sop: { steps } }: RunSheet, number: number): string | null {
  const group = steps[number - 1]?.group;
  const isBeside = [steps[number - 2], steps[number]].some((other) => other?.group === group);
  return group !== undefined && isBeside ? group : null;
}

/** What the step wrote: each planned call's answer beside its tool, or the text. */
function Output({ step, output }: { readonly step: StepSheet; readonly output: string }) {
  const told = useTold();
  const answers = toldOutputs(output, step.calls);
  // What a model wrote stays as it is.
  if (answers === null)
    return (
      <p className={classes(styles.quote, styles.clamped)}>
        {step.turns.length === 0 ? told(output) : output}
      </p>
    );
  return (
    <dl className={styles.outputs}>
      {answers.map(({ tool, output: own }, index) => (
        <Fragment key={index}>
          <dt>{tool}</dt>
          <dd>{told(own)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The form of a step that asks for a value, where the run is read. */
function AnswerHere({ runId, gate }: { readonly runId: string; readonly gate: string }) {
  const waiting = useApprovals((state) => state.waiting);
  const approval = waiting.find(
    (each) => !isQuestion(each) && each.runId === runId && each.gate.gate === gate,
  );
  return approval === undefined || isQuestion(approval) || approval.ask === undefined ? null : (
    <div
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      <SignsAs />
      <AnswerForm key={gate} approval={approval} />
    </div>
  );
}

/** The signature line of an answered question, or where it waits. `noted`: the note below says so. */
function Gate({
  gate,
  noted,
  sheet,
  now,
}: {
  readonly gate: GateRecord;
  readonly noted: boolean;
  readonly sheet: RunSheet;
  readonly now: number;
}) {
  const voice = useSay('runs');
  const { say, language } = voice;
  const time = (at: number): string => clockTime(at, language);
  if (gate.decision !== null)
    return (
      <SignedLine
        name={gate.decision.kind === 'timed-out' ? '' : gate.decision.by}
        detail={signedPhrase(gate, gate.decision, time, voice)}
      />
    );
  if (gate.closedAt !== null || noted) return null;
  return (
    <div className={styles.waits}>
      <p>
        <b>
          <SignatureIcon /> {say(gate.why === 'input' ? 'asksYou' : 'waitsForYou')}
        </b>
        <a
          className="btn sm"
          data-look="plain"
          data-size="sm"
          href={hrefOf('approvals', sheet.runId)}
          onClick={(event) => {
            event.stopPropagation();
          }}
        >
          {say('openApproval')}
        </a>
        {gate.expiresAt === null ? null : (
          <span className={classes(styles.left, 't')}>
            {say('timeLeft', { time: leftText(gate.expiresAt - now, language) })}
          </span>
        )}
      </p>
      {gate.askedAheadAt === null ? null : (
        <p className={classes(styles.note, 'note')}>
          {say('askedAhead', { wrong: fullTime(gate.askedAheadAt, language), time: time(gate.requestedAt) })}
        </p>
      )}
      {gate.told.length === 0 ? null : (
        <ul className="note">
          {gate.told.slice(-mostTellings).map((each) => (
            <li key={`${String(each.stage)} ${String(each.times)}`}>
              {say('toldAt', { time: time(each.at), whom: whomPhrase(each, say) })}
            </li>
          ))}
        </ul>
      )}
      {gate.why === 'input' ? <AnswerHere runId={sheet.runId} gate={gate.gate} /> : null}
      <p className={classes(styles.note, 'note')}>
        {gate.expiresAt === null
          ? say('consequenceNone')
          : say('consequence', { time: time(gate.expiresAt) })}
      </p>
    </div>
  );
}

/** The last ones; the log has them all. */
const mostTellings = 4;

/** A run cancelled by a person in the middle of this step: who, from where, when, and why. */
function CancelledLine({ step, sheet }: { readonly step: StepSheet; readonly sheet: RunSheet }) {
  const told = useTold();
  const { say, language } = useSay('runs');
  const by = sheet.cancelledBy;
  const decided = step.gates.some((gate) => gate.decision !== null && gate.decision.kind !== 'approved');
  if (step.status !== 'cancelled' || by === null || decided || sheet.endedAt === null) return null;
  return (
    <SignedLine
      name={by.by}
      detail={say('signedCancelled', {
        via: viaPhrase(by.via, say),
        time: clockTime(sheet.endedAt, language),
        reason: told(sheet.reason ?? ''),
      })}
    />
  );
}
