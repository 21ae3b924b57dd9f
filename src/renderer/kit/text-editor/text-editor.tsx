import { lazy, Suspense } from 'react';
import { languageNow } from '../../i18n/i18n';
import { loadMonaco } from './load-monaco';
import type { TextEditorProps } from './text-editor-props';
import { useSay } from '../../i18n/use-say';
import { classes } from '../classes';
import styles from './text-editor.module.css';

/** Monaco is large: it is fetched when the first text is shown. */
const MonacoBox = lazy(async () => ({ default: (await loadMonaco(languageNow())).MonacoBox }));

/**
 * A text with numbered lines, colours, completion, hover and marks at what is wrong. Tab leaves it, Ctrl+]
 * and Ctrl+[ move lines in and out.
 */
export function TextEditor(props: TextEditorProps) {
  const { say } = useSay('kit');
  return (
    <Suspense
      fallback={
        <p className={classes(styles.editor, 'note')} data-part="text-editor note" role="status">
          {say('openingText')}
        </p>
      }
    >
      <MonacoBox {...props} />
    </Suspense>
  );
}
