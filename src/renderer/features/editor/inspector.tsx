import { ProblemsSection } from './problems-section';
import { ProcedureInspector } from './procedure-inspector';
import { StepInspector } from './step-inspector';
import { TriggerInspector } from './trigger-inspector';
import { useEditor } from '../../entities/draft/editor-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';
import inspectorStyles from '../../kit/inspector.module.css';

/** What can be said of the part that is looked at: a step, a trigger, else the procedure as a whole. */
export function Inspector() {
  const { say } = useSay('editor');
  const step = useEditor((state) => state.document?.cards.steps[(state.selected ?? 0) - 1] ?? null);
  const index = useEditor((state) => state.trigger);
  const trigger = useEditor((state) =>
    state.trigger === null ? undefined : state.document?.cards.triggers[state.trigger],
  );
  const overSheet = useEditor((state) => state.overSheet);
  return (
    <aside
      className={
        step === null && trigger === undefined && !overSheet
          ? classes(inspectorStyles.inspector, styles.inspector, 'sheet')
          : classes(inspectorStyles.inspector, styles.inspector, styles.chosen, 'sheet')
      }
      data-part="sheet inspector"
      aria-label={say('inspector')}
    >
      {step !== null ? (
        <StepInspector key={step.number} step={step} />
      ) : index !== null && trigger !== undefined ? (
        <TriggerInspector key={index} trigger={trigger} index={index} />
      ) : (
        <ProcedureInspector />
      )}
      <ProblemsSection />
    </aside>
  );
}
