import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Step, TypicalRun } from '../../../shared/sop';
import { CallTable } from '../../entities/approval/call-table';
import { Icon } from '../../kit/icons';
import { provenanceOf } from '../../entities/procedure/call-provenance';
import { GateMark } from '../../entities/draft/gate-mark';
import { selectStep, useEditor } from '../../entities/draft/editor-store';
import { SheetText } from './live-field';
import { StepMargin } from './step-margin';
import { StepProblems } from './step-problems';
import { StepTools } from './step-tools';
import { WorkNote } from '../../entities/draft/work-note';
import { useSay } from '../../i18n/use-say';
import { writeOver } from './write-over';
import { writeStep } from '../../entities/draft/write-step';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';
import sheetStyles from '../../kit/numbered-sheet.module.css';

/**
 * One step: its title and text are edited where they stand; the rest beside the sheet. `onWritten`: it is
 * new, and is to be named first.
 */
export function StepCard({
  step,
  id,
  shownNumber,
  typical,
  onWritten,
}: {
  readonly step: Step;
  readonly id: number;
  readonly shownNumber: number;
  readonly typical: TypicalRun;
  readonly onWritten: (() => void) | null;
}) {
  const { say } = useSay('editor');
  const { number } = step;
  const selected = useEditor((state) => state.selected === number);
  const head = useEditor((state) => state.document?.cards.head ?? null);
  const steps = useEditor((state) => state.document?.cards.steps) ?? [];
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const card = useRef<HTMLElement | null>(null);
  const isNew = onWritten !== null;
  const written = useEffectEvent(() => {
    onWritten?.();
  });
  useEffect(() => {
    if (!isNew) return;
    writeOver(card.current?.querySelector('[data-part~="step-name"]'));
    written();
  }, [isNew]);
  const select = (): void => {
    if (!selected) selectStep(number);
  };
  return (
    <section
      ref={(element) => {
        card.current = element;
        setNodeRef(element);
      }}
      className={classes(
        sheetStyles.step,
        styles.step,
        selected && classes(sheetStyles.current, styles.current),
        isDragging && styles.dragged,
      )}
      data-part="step"
      style={{ transform: CSS.Translate.toString(transform), transition }}
      aria-label={say('stepNamed', { step: shownNumber, title: step.title })}
      onClick={select}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={say('drag', { step: shownNumber })}
        title={say('drag', { step: shownNumber })}
      >
        <Icon of={GripVertical} />
      </button>
      {head === null ? null : <GateMark step={step} head={head} steps={steps} />}
      <div className={classes(sheetStyles.number, styles.number)} aria-hidden="true">
        {shownNumber}
      </div>
      <div>
        <div className={styles.text}>
          <h3>
            <SheetText
              className={styles.stepName}
              part="step-name"
              single
              label={say('titleOf', { step: shownNumber })}
              placeholder={say('titleEmpty')}
              value={step.title}
              write={writeStep(number, 'title', (title) => ({ title }))}
              onFocus={select}
              onEnter={() => {
                card.current?.querySelector<HTMLElement>('[data-part~="step-body"]')?.focus();
              }}
            />
          </h3>
          {selected || step.body !== '' ? (
            <SheetText
              className={styles.stepBody}
              part="step-body"
              label={say('bodyOf', { step: shownNumber })}
              placeholder={say('bodyEmpty')}
              value={step.body}
              write={writeStep(number, 'body', (body) => ({ body }))}
              onFocus={select}
            />
          ) : null}
        </div>
        {step.when === undefined ? null : (
          <p className={classes(styles.note, styles.when, 'note')}>
            {say('onlyWhen')} <span className={classes(styles.code, 'code')}>{step.when}</span>
          </p>
        )}
        <WorkNote step={step} className={classes('note', styles.when)} />
        <StepTools step={step} selected={selected} />
        {step.calls.length === 0 ? null : (
          <div className={styles.planned}>
            <p className={classes(styles.note, 'note')}>{say('plannedCalls')}</p>
            {step.calls.map((call, index) => (
              <CallTable
                key={index}
                name={call.tool}
                args={call.arguments}
                provenance={provenanceOf(call, step)}
              />
            ))}
          </div>
        )}
        <StepProblems step={step} />
      </div>
      <StepMargin step={step} typical={typical} />
    </section>
  );
}
