import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { Diagnostic } from '../../../shared/sop';
import { Icon } from '../../kit/icons';
import { useToldWhole } from '../../i18n/use-told';
import { selectProcedure, selectStep, selectTrigger, useEditor } from '../../entities/draft/editor-store';
import { stepOfFinding } from './step-findings';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** What validation says of the texts as they are now, saved or not; each leads to its place. */
export function ProblemsSection() {
  const { say } = useSay('editor');
  const entry = useEditor((state) => state.document?.present.checked?.entry);
  if (entry === undefined) return null;
  const { diagnostics, sop } = entry;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return (
    <section className={styles.problems} aria-label={say('problems')}>
      <h3 className="lab">{say('problems')}</h3>
      {diagnostics.length === 0 ? (
        <p className={classes(styles.state, styles.okLine, 'st')}>
          <Icon of={CircleCheck} /> {say('noProblems')}
        </p>
      ) : (
        <ul>
          {diagnostics.map((finding, index) => (
            <Problem key={index} finding={finding} />
          ))}
        </ul>
      )}
      {errors.length === 0 ? null : (
        <p className={classes(styles.note, 'note')}>{say(sop === null ? 'savedBroken' : 'savedPartly')}</p>
      )}
    </section>
  );
}

function Problem({ finding }: { readonly finding: Diagnostic }) {
  const { say } = useSay('editor');
  const told = useToldWhole();
  const steps = useEditor((state) => state.document?.cards.steps) ?? [];
  const isError = finding.severity === 'error';
  const step = stepOfFinding(finding, steps);
  const trigger = /^triggers\[(\d+)\]/u.exec(finding.key ?? '')?.[1];
  const open = (): void => {
    if (trigger !== undefined) selectTrigger(Number(trigger));
    else if (step === null) selectProcedure();
    else selectStep(step);
  };
  return (
    <li>
      <button
        type="button"
        className={isError ? classes(styles.problem, 'bad') : classes(styles.problem, styles.warn, 'warn')}
        onClick={open}
      >
        <Icon of={isError ? CircleAlert : TriangleAlert} size={14} />
        <span>{say(isError ? 'errorAt' : 'warningAt', { file: finding.file, line: finding.line })}</span>
      </button>
      <p className={classes(styles.note, 'note')}>{told(finding)}</p>
    </li>
  );
}
