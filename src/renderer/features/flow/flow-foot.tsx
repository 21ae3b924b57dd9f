import { isDoneByAnswer } from '../../../domain/procedure/flow';
import { ArrowDown, ArrowUp, SquareArrowOutUpRight } from 'lucide-react';
import type { Step } from '../../../shared/sop';
import { shownNumber } from '../../../shared/step-numbers';
import { IconButton } from '../../kit/button';
import { useEditor } from '../../entities/draft/editor-store';
import { ChoiceField } from '../../kit/choice-field';
import {
  failureChoices,
  failureValue,
  nextChoices,
  nextValue,
  toFailure,
  toNext,
} from '../../entities/draft/way-choices';
import { changeStep } from '../../entities/draft/write-step';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './flow.module.css';

const noSteps: readonly Step[] = [];

/** Every step follows the one above, whatever comes. */
const isStraight = (steps: readonly Step[]): boolean =>
  steps.every(
    ({ next, onFailure, when }) => next === undefined && when === undefined && onFailure?.action !== 'goto',
  );

/** What the lines look like; for the chosen step where its lines go, and its place. */
export function FlowFoot({
  onOpen,
  onMove,
  onBack,
}: {
  readonly onOpen: (step: number) => void;
  readonly onMove: (step: number, to: number) => Promise<void>;
  readonly onBack: () => void;
}) {
  const { say } = useSay('flow');
  const { say: sayEditor } = useSay('editor');
  const steps = useEditor((state) => state.document?.cards.steps) ?? noSteps;
  const count = steps.length;
  const step = useEditor((state) => state.document?.cards.steps[(state.selected ?? 0) - 1] ?? null);
  const shown = step === null ? 0 : shownNumber(step);
  return (
    <footer className={step === null ? styles.legend : classes(styles.legend, styles.chosen)}>
      <span className={classes(styles.key, 'key')}>
        <i className={styles.next} data-part="next" aria-hidden="true" /> {say('legendNext')}
      </span>
      <span className={classes(styles.key, 'key')}>
        <i aria-hidden="true" /> {say('legendFails')}
      </span>
      {step === null ? (
        <span className={styles.how}>
          {say(count === 0 ? 'nothing' : isStraight(steps) ? 'straight' : 'legendHow')}
        </span>
      ) : (
        <div
          className={styles.ways}
          data-part="ways"
          role="group"
          aria-label={say('waysOf', { step: shown })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            onBack();
          }}
        >
          <b>{say('stepNumber', { step: shown })}</b>
          <ChoiceField
            label={sayEditor('then')}
            value={nextValue(step)}
            choices={nextChoices(sayEditor, step.number, steps)}
            onChoose={(value) => {
              changeStep(step.number, { next: toNext(value) });
            }}
          />
          {isDoneByAnswer(step) ? null : (
            <ChoiceField
              label={sayEditor('ifItFails')}
              value={failureValue(step)}
              choices={failureChoices(sayEditor, step.number, steps)}
              onChoose={(value) => {
                changeStep(step.number, { onFailure: toFailure(value) });
              }}
            />
          )}
          <span className={styles.actions}>
            <IconButton
              size="sm"
              icon={ArrowUp}
              name={say('moveUp', { step: shown })}
              disabled={step.number === 1}
              onClick={() => void onMove(step.number, step.number - 1)}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              name={say('moveDown', { step: shown })}
              disabled={step.number === count}
              onClick={() => void onMove(step.number, step.number + 1)}
            />
            <IconButton
              size="sm"
              icon={SquareArrowOutUpRight}
              name={say('open', { step: shown })}
              onClick={() => {
                onOpen(step.number);
              }}
            />
          </span>
        </div>
      )}
    </footer>
  );
}
