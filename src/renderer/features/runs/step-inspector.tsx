import type { Step } from '../../../shared/sop';
import { shownNumber } from '../../../shared/step-numbers';
import { Check, ChevronRight, PenLine, RotateCcw, TriangleAlert, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../kit/button';
import { CallTable } from '../../entities/approval/call-table';
import { Icon } from '../../kit/icons';
import { StatusDot } from '../../kit/status-dot';
import { fullTime } from '../../kit/time-format';
import { useTold } from '../../i18n/use-told';
import { exactTime, growingText, measuredText } from '../../entities/run/measured-time';
import { StepLog } from './step-log';
import { spenderWord, viaPhrase } from './run-phrases';
import type { CallRecord, GateRecord, ModelTurn, StepSheet } from '../../../domain/run/run-sheet';
import type { TimelineRow } from './timeline';
import { useSay, type Word } from '../../i18n/use-say';
import inspectorStyles from '../../kit/inspector.module.css';
import { classes } from '../../kit/classes';
import { tones } from '../../kit/tones';
import styles from './step-inspector.module.css';

/**
 * Everything that is known about one step: its calls, its decision, what the model read and wrote, and where
 * the time went.
 */
export function StepInspector({
  step,
  row,
  now,
  evidence,
  putBack,
  steps,
  onClose,
  onAgain,
  kept,
}: {
  readonly step: StepSheet;
  readonly row: TimelineRow | undefined;
  readonly now: number;
  /** What the whole run rests on. */ readonly evidence: ReactNode;
  /** Ways to put back what the step has set. */ readonly putBack: ReactNode;
  readonly steps: readonly Step[];
  readonly onClose: () => void;
  /** Null: the run cannot be repeated from here. */ readonly onAgain: (() => void) | null;
  /** What it did, to be written into the procedure, and how. */ readonly kept: {
    readonly count: number;
    readonly onKeep: () => void;
  };
}) {
  const { say } = useSay('runs');
  return (
    <aside
      className={classes(inspectorStyles.inspector, inspectorStyles.overSheet, 'sheet')}
      data-part="sheet inspector"
      aria-label={say('inspector', { step: shownNumber(step), title: step.title })}
    >
      <div className={inspectorStyles.head} data-part="inspector-head">
        <h2>{say('inspector', { step: shownNumber(step), title: step.title })}</h2>
        <span className="sp" />
        <IconButton icon={X} name={say('close')} onClick={onClose} />
      </div>
      <div
        className={styles.body}
        tabIndex={0}
        role="group"
        aria-label={say('inspector', { step: shownNumber(step), title: step.title })}
      >
        <Calls key={step.number} step={step} now={now} />
        {step.gates.slice(-shownGates).map((gate) => (
          <GateDetail
            key={`${gate.gate} ${String(gate.requestedAt)}`}
            gate={gate}
            hasCalls={step.calls.length > 0}
          />
        ))}
        {step.turns
          .slice(-shownTurns)
          .map((turn) => (turn.problem === null ? null : <Problem key={turn.call} turn={turn} />))}
        <Folds steps={steps} step={step} />
        {row === undefined || row.totalMs === null ? null : <TimeSpent row={row} />}
        {putBack}
        {onAgain === null ? null : (
          <section>
            <Button className={styles.wide} icon={RotateCcw} onClick={onAgain}>
              {say('againFromHere', { step: shownNumber(step) })}
            </Button>
          </section>
        )}
        {kept.count === 0 ? null : (
          <section>
            <Button className={styles.wide} icon={PenLine} onClick={kept.onKeep}>
              {say('keepCalls', { count: kept.count })}
            </Button>
            <p className="note">{say('keepCallsNote', { step: shownNumber(step) })}</p>
          </section>
        )}
        {evidence}
      </div>
    </aside>
  );
}

const shownCalls = 20;
const shownGates = 10;
const shownTurns = 10;

/** The last calls, and those before them for the asking. */
function Calls({ step, now }: { readonly step: StepSheet; readonly now: number }) {
  const { say } = useSay('runs');
  const [shown, setShown] = useState(shownCalls);
  const earlier = Math.max(0, step.calls.length - shown);
  return (
    <section>
      {step.calls.length === 0 ? (
        <p className="note">{say(step.carried ? 'carriedCalls' : 'noCalls')}</p>
      ) : null}
      {earlier === 0 ? null : (
        <Button
          size="sm"
          look="bare"
          onClick={() => {
            setShown(shown + 10 * shownCalls);
          }}
        >
          {say('earlierCalls', { count: earlier })}
        </Button>
      )}
      {step.calls.slice(earlier).map((call) => (
        <Call key={`${call.call} ${String(call.sentAt)}`} call={call} now={now} />
      ))}
    </section>
  );
}

function Call({ call, now }: { readonly call: CallRecord; readonly now: number }) {
  const { say } = useSay('runs');
  const told = useTold();
  return (
    <>
      <CallTable
        name={call.tool}
        args={call.arguments}
        provenance={call.provenance}
        same={call.same}
        narrow
        aside={<CallState call={call} now={now} />}
      />
      {call.output === null && !call.unanswered ? null : (
        <div className={styles.callResult}>
          <div className="lab">{say('result')}</div>
          <div
            className={
              call.unanswered ? tones.bad : classes(call.success === false ? tones.bad : tones.ink, 'code')
            }
          >
            {call.unanswered ? say('resultUnknown') : told(call.output ?? '')}
          </div>
        </div>
      )}
    </>
  );
}

function CallState({ call, now }: { readonly call: CallRecord; readonly now: number }) {
  const { say, language } = useSay('runs');
  if (call.answeredAt !== null) {
    const time = measuredText(call.answeredAt - call.sentAt, language);
    return call.success === true ? (
      <span className={classes(styles.callState, tones.ok, 'st')}>
        <Icon of={Check} size={14} />
        {say('callDone', { time })}
      </span>
    ) : (
      <span className={classes(styles.callState, tones.bad, 'st')}>
        <Icon of={X} size={14} />
        {say('callBad', { time })}
      </span>
    );
  }
  if (call.unanswered) {
    return (
      <span className={classes(styles.callState, tones.bad, 'st')}>
        <Icon of={TriangleAlert} size={14} />
        {say('callUnanswered')}
      </span>
    );
  }
  return (
    <span className={classes(styles.callState, tones.ink, 'st')}>
      <StatusDot state="ink" />
      {say('callRunning', { time: growingText(now - call.sentAt, language) })}
    </span>
  );
}

const becauseWord: Record<GateRecord['why'], Word<'runs'>> = {
  mode: 'becauseMode',
  confirmation: 'becauseConfirmation',
  checkpoint: 'becauseCheckpoint',
  input: 'becauseInput',
  interrupted: 'becauseInterrupted',
  unsure: 'becauseUnsure',
  beside: 'becauseBeside',
  cut: 'becauseCut',
  redefined: 'becauseRedefined',
  changed: 'becauseChanged',
};
const answerWord: Record<NonNullable<GateRecord['decision']>['kind'], Word<'runs'>> = {
  approved: 'answerApproved',
  denied: 'answerRejected',
  'timed-out': 'answerTimedOut',
};

function GateDetail({ gate, hasCalls }: { readonly gate: GateRecord; readonly hasCalls: boolean }) {
  const { say, language } = useSay('runs');
  const told = useTold();
  const { decision } = gate;
  const answer =
    decision === null
      ? say(gate.closedAt === null ? 'answerOpen' : 'answerFellAway')
      : say(gate.why === 'input' && decision.kind === 'approved' ? 'answerGiven' : answerWord[decision.kind]);
  const named = decision !== null && decision.kind !== 'timed-out';
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...(decision === null
      ? []
      : [[say('by'), named ? <b key="by">{decision.by}</b> : say('nobody')] as const]),
    ...(named ? [[say('from'), viaPhrase(decision.via, say)] as const] : []),
    [say('answer'), answer],
    ...(decision?.reason === null || decision === null
      ? []
      : [[say('reason'), `“${told(decision.reason)}”`] as const]),
    [say('asked'), exactTime(gate.requestedAt, language)],
    ...(gate.askedAheadAt === null
      ? []
      : [[say('clockThen'), say('wasAheadAt', { time: fullTime(gate.askedAheadAt, language) })] as const]),
    ...(decision === null
      ? []
      : [[say(named ? 'answered' : 'endedAt'), exactTime(decision.at, language)] as const]),
    [say('askedBecause'), say(becauseWord[gate.why])],
    ...(gate.editedBy === null ? [] : [[say('editedBy'), <b key="edited">{gate.editedBy}</b>] as const]),
    ...(gate.note === '' ? [] : [[say('noteLabel'), told(gate.note)] as const]),
  ];
  return (
    <section>
      <div className="lab">{say('decision')}</div>
      <Pairs rows={rows} />
      {hasCalls || gate.calls === null || gate.calls.length === 0 ? null : (
        <>
          <div className={classes(styles.furtherCaption, 'lab')}>{say('draftedCalls')}</div>
          {gate.calls.map((call, index) => (
            <CallTable
              key={index}
              name={call.tool}
              args={call.arguments}
              provenance={call.provenance}
              same={call.same}
              was={call.was}
              narrow
            />
          ))}
        </>
      )}
    </section>
  );
}

function Pairs({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes(styles.pairs, 't')}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Problem({ turn }: { readonly turn: ModelTurn }) {
  const { say } = useSay('runs');
  const told = useTold();
  return (
    <section>
      <p className={tones.bad}>{say('modelProblem', { message: told(turn.problem?.message ?? '') })}</p>
      {turn.problem?.remedy === null ? null : <p className="note">{told(turn.problem?.remedy ?? '')}</p>}
    </section>
  );
}

function Folds({ step, steps }: { readonly step: StepSheet; readonly steps: readonly Step[] }) {
  const { say, language } = useSay('runs');
  const number = new Intl.NumberFormat(language === 'ko' ? 'ko-KR' : 'en-GB');
  const tokens = (of: 'promptTokens' | 'outputTokens'): number =>
    step.turns.reduce((sum, turn) => sum + (turn.usage?.[of] ?? 0), 0);
  const told = (count: number): string => (count === 0 ? '' : say('tokens', { count: number.format(count) }));
  const turns = step.turns.slice(-shownTurns);
  const earlier = step.turns.length - turns.length;
  const texts = turns.map((turn) => turn.text ?? '').filter((text) => text !== '');
  const output = texts.length > 0 ? texts.join('\n\n') : (step.output ?? '');
  return (
    <section className={styles.folds} data-part="folds">
      {step.turns.length === 0 ? null : (
        <Fold name={say('prompt')} aside={told(tokens('promptTokens'))}>
          {earlier === 0 ? null : <p className="note">{say('earlierPrompts', { count: earlier })}</p>}
          {turns.map((turn) => (
            <div key={`${turn.call} ${String(turn.requestedAt)}`}>
              <p className="note">
                {turn.answeredBy === null
                  ? say('promptOf', { model: turn.model })
                  : say('promptOfFallback', { model: turn.model, by: turn.answeredBy.model })}
              </p>
              <pre tabIndex={0}>{turn.prompt}</pre>
            </div>
          ))}
        </Fold>
      )}
      {output === '' ? null : (
        <Fold name={say('output')} aside={told(tokens('outputTokens'))}>
          <pre className={tones.ink} tabIndex={0}>
            {output}
          </pre>
        </Fold>
      )}
      <Fold name={say('log')} aside={say('lines', { count: step.events.length })}>
        <StepLog events={step.events} steps={steps} />
      </Fold>
    </section>
  );
}

/** What is folded is not in the page. */
function Fold({
  name,
  aside,
  children,
}: {
  readonly name: string;
  readonly aside: string;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.fold}>
        <Icon of={ChevronRight} size={14} />
        {name}
        <span className={classes(styles.aside, tones.quiet, 't')}>{aside}</span>
      </summary>
      {open ? children : null}
    </details>
  );
}

function TimeSpent({ row }: { readonly row: TimelineRow }) {
  const { say, language } = useSay('runs');
  const told = (ms: number): string => (row.live ? growingText(ms, language) : measuredText(ms, language));
  const rows = (['queue', 'model', 'person', 'tool'] as const)
    .filter((spender) => row.shares[spender] > 0)
    .map((spender) => [capital(say(spenderWord[spender])), told(row.shares[spender])] as const);
  return (
    <section>
      <div className="lab">{say('timeInStep')}</div>
      <Pairs rows={[...rows, [say('total'), told(row.totalMs ?? 0)]]} />
    </section>
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
