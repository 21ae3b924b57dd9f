import { isDoneByAnswer } from '../../../domain/procedure/flow';
import { X } from 'lucide-react';
import type { Step } from '../../../shared/sop';
import { shownNumber, shownStep } from '../../../shared/step-numbers';
import { Icon, SignatureIcon } from '../../kit/icons';
import { gateWord, useGateLimit } from '../../entities/draft/gate-mark';
import { WorkNote } from '../../entities/draft/work-note';
import { edit, selectStep, useEditor } from '../../entities/draft/editor-store';
import { spineX, type Columns } from './flow-graph';
import type { Bracket, StepRow } from './flow-layout';
import { takeLinesAway, type WayKind } from './flow-ways';
import { ArrowEnds, LineGrips } from './line-grips';
import { gridOf } from './place-nodes';
import { useGrab } from './use-flow-drag';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './flow.module.css';

/**
 * One step of the flow: a button on the spine, its tools, and in the margin what its lines mean. Its numeral
 * is dragged to put it elsewhere.
 */
export function StepFlowRow({
  row,
  columns,
  ways,
  arriving,
  onOpen,
}: {
  readonly row: StepRow;
  readonly columns: Columns;
  readonly ways: boolean;
  readonly arriving: readonly Bracket[];
  readonly onOpen: (step: number) => void;
}) {
  const { say } = useSay('flow');
  const { say: sayEditor } = useSay('editor');
  const grab = useGrab();
  const { step } = row;
  const { number } = step;
  const shown = shownNumber(step);
  const selected = useEditor((state) => state.selected === number);
  const limit = useGateLimit(useEditor((state) => state.document?.cards.head?.approvalTimeoutSecs ?? null));
  return (
    <div
      className={
        selected ? classes(styles.row, styles.stepRow, styles.current) : classes(styles.row, styles.stepRow)
      }
      data-part="flow-row"
      style={gridOf(columns)}
    >
      {row.gateY === null ? null : (
        <>
          <i
            className={styles.bar}
            aria-hidden="true"
            style={{ left: spineX - 10, top: row.gateY + 8 - row.top }}
          />
          <p className={styles.gate}>
            <SignatureIcon size={14} /> <b>{sayEditor(gateWord(step))}</b>
            <span>{limit}</span>
          </p>
          <p className={classes(styles.margin, styles.refused)}>
            <b>{say('refused')}</b>
          </p>
        </>
      )}
      <span
        className={styles.number}
        data-part="number"
        aria-hidden="true"
        title={say('grabStep', { step: shown })}
        style={{ top: row.y - 14 - row.top }}
        onPointerDown={(event) => {
          grab('step', [number], event);
        }}
      >
        {shown}
      </span>
      <span className={styles.holds} style={{ left: columns.lanes - 60, top: row.y - 14 - row.top }}>
        <LineGrips number={number} shown={shown} isCheckpoint={isDoneByAnswer(step)} />
      </span>
      <ArrowEnds brackets={arriving} left={columns.lanes - 4} y={row.y - row.top - 5} />
      <div>
        <button
          type="button"
          data-step={number}
          className={ways ? classes(styles.step, styles.ruled) : styles.step}
          data-part="flow-step"
          aria-label={say('step', { step: shown, title: step.title })}
          title={step.title}
          aria-pressed={selected}
          onFocus={() => {
            selectStep(number);
          }}
          onClick={() => {
            selectStep(number);
          }}
          onDoubleClick={() => {
            onOpen(number);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onOpen(number);
          }}
        >
          <span>{step.title}</span>
        </button>
        {step.when === undefined ? null : (
          <p className={styles.when}>
            {say('onlyWhen')} <span className="code">{step.when}</span>, {say('elseSkipped')}
          </p>
        )}
        <WorkNote step={step} className={styles.when} />
        {row.hasTools ? (
          <p className={classes(styles.tools, 'tools')}>
            {[...new Set([...step.suggestedTools, ...step.calls.map(({ tool }) => tool)])].map((tool) => (
              <span className="chip" key={tool}>
                {tool}
              </span>
            ))}
          </p>
        ) : null}
      </div>
      <div className={styles.margin}>
        <Meaning step={step} />
      </div>
    </div>
  );
}

/** What its lines mean, in words; a line that is drawn can be taken away. */
function Meaning({ step }: { readonly step: Step }) {
  const { say } = useSay('flow');
  const { next, onFailure } = step;
  const steps = useEditor((state) => state.document?.cards.steps) ?? [];
  return (
    <>
      {next === undefined ? null : (
        <Drawn step={step} kind="next">
          {next === 'end' ? say('thenEnd') : say('then', { step: shownStep(steps, next) })}
        </Drawn>
      )}
      {onFailure?.action === 'goto' ? (
        <Drawn step={step} kind="failure">
          {say('fails', { step: shownStep(steps, onFailure.step) })}
        </Drawn>
      ) : isDoneByAnswer(step) ? null : (
        <span>
          {onFailure?.action === 'retry' ? say('failsRetry', { count: onFailure.times }) : say('failsRun')}
        </span>
      )}
    </>
  );
}

function Drawn({
  step: { number },
  kind,
  children,
}: {
  readonly step: Step;
  readonly kind: WayKind;
  readonly children: string;
}) {
  const { say } = useSay('flow');
  const name = say('takeAway', { line: children });
  return (
    <span className={styles.drawn}>
      <b>{children}</b>
      <button
        type="button"
        aria-label={name}
        title={name}
        onClick={({ currentTarget }) => {
          // This button goes with its line.
          currentTarget
            .closest('[data-part~="flow-row"]')
            ?.querySelector<HTMLElement>('[data-part~="flow-step"]')
            ?.focus();
          void edit(takeLinesAway(kind, [number]));
        }}
      >
        <Icon of={X} size={14} />
      </button>
    </span>
  );
}
