import type { Step, TypicalRun } from '../../../shared/sop';
import { hasNoTools } from '../../../shared/step-facts';
import { shownStep } from '../../../shared/step-numbers';
import { durationText } from '../../kit/time-format';
import { gateBefore } from '../../entities/procedure/gates';
import { useEditor } from '../../entities/draft/editor-store';
import { findingsOfStep } from './step-findings';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';
import sheetStyles from '../../kit/numbered-sheet.module.css';

/** Beside a step: how long it usually takes, where the run goes from there, and what is wrong. */
export function StepMargin({ step, typical }: { readonly step: Step; readonly typical: TypicalRun }) {
  const { say, language } = useSay('editor');
  const head = useEditor((state) => state.document?.cards.head ?? null);
  const steps = useEditor((state) => state.document?.cards.steps) ?? [];
  const diagnostics = useEditor((state) => state.document?.present.checked?.entry.diagnostics) ?? [];
  const usual = typical.steps.find(({ title }) => title === step.title);
  const [first] = findingsOfStep(diagnostics, steps, step.number);
  const waits = head !== null && gateBefore(step, head, steps) !== null;
  const { next, onFailure } = step;
  return (
    <div className={classes(sheetStyles.margin, styles.margin)}>
      {usual === undefined ? null : (
        <span>{say(waits ? 'usualAndWait' : 'usual', { time: durationText(usual.ms, language) })}</span>
      )}
      {next === undefined ? null : (
        <span>{next === 'end' ? say('thenEnd') : say('thenStep', { step: shownStep(steps, next) })}</span>
      )}
      {onFailure === undefined || onFailure.action === 'fail' ? null : (
        <span>
          {onFailure.action === 'retry'
            ? say('failRetry', { count: onFailure.times })
            : say('failGoto', { step: shownStep(steps, onFailure.step) })}
        </span>
      )}
      {first === undefined ? null : (
        <span className={first.severity === 'error' ? 'bad' : classes(styles.warn, 'warn')}>
          {say(first.severity === 'error' ? 'errorOnLine' : 'warningOnLine', {
            line: first.line,
            file: first.file,
          })}
        </span>
      )}
      {hasNoTools(step) && head?.tools === 'listed' ? <span>{say('toolsNone')}</span> : null}
    </div>
  );
}
