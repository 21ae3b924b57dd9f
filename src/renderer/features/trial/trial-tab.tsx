import { useState } from 'react';
import type { ExecutionMode } from '../../../shared/sop';
import { useEditor } from '../../entities/draft/editor-store';
import type { EditorState } from '../../entities/draft/editor-state';
import { BackTestRow } from './back-test-row';
import { DryMode } from './dry-mode';
import { DryRunRow } from './dry-run-row';
import { EventPicker } from './event-picker';
import { useTriedEvent } from './tried-event';
import { VerdictRows } from './verdict-rows';
import { classes } from '../../kit/classes';
import styles from './trial.module.css';

/**
 * What the procedure, as its texts are now, would do: with one event, with those of the past, and step by
 * step without acting.
 */
export function TrialTab() {
  const document = useEditor((state) => state.document);
  return document === null ? null : <Trial document={document} />;
}

function Trial({ document }: { readonly document: EditorState }) {
  const tried = useTriedEvent(document);
  const [mode, setMode] = useState<ExecutionMode | null>(null);
  return (
    <div className={classes(styles.page, 'desk two')}>
      <article
        className={classes(styles.sheet, 'sheet')}
        data-part="sheet"
        aria-label={document.name}
        tabIndex={0}
      >
        <VerdictRows document={document} event={tried.event} />
        <BackTestRow key={document.name} document={document} />
        <DryRunRow document={document} event={tried.event} mode={mode} />
      </article>
      <EventPicker tried={tried} below={<DryMode document={document} mode={mode} onChoose={setMode} />} />
    </div>
  );
}
