import { useEditor } from '../../entities/draft/editor-store';
import { Inspector } from './inspector';
import { ProcedureIntro } from './procedure-intro';
import { StaleNote } from '../../entities/draft/stale-note';
import { StartsBlock } from './starts-block';
import { StepList } from './step-list';
import { useToolFeed } from '../../entities/draft/use-tools';
import { useTypical } from '../../entities/draft/use-typical';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';
import sheetStyles from '../../kit/numbered-sheet.module.css';

/** The procedure as its sheet, to be written on; beside it what can be said of the part that is looked at. */
export function StepsTab() {
  const { say } = useSay('editor');
  const name = useEditor((state) => state.document?.name ?? '');
  const typical = useTypical(name);
  useToolFeed();
  return (
    <div className={styles.editorDesk}>
      <article
        className={classes(sheetStyles.document, styles.document, 'sheet')}
        data-part="sheet document"
        aria-label={name}
      >
        <StaleNote />
        <ProcedureIntro />
        <StartsBlock typical={typical} />
        <div className={styles.steps} role="group" aria-label={say('steps')}>
          <h2 className="sr">{say('steps')}</h2>
          <StepList typical={typical} />
        </div>
      </article>
      <Inspector />
    </div>
  );
}
