import { useEffect, useRef } from 'react';
import { takeBegun } from '../../entities/draft/begun';
import { SheetText } from './live-field';
import { selectStep, useEditor } from '../../entities/draft/editor-store';
import { useSay } from '../../i18n/use-say';
import { writeOver } from './write-over';
import { writeKey } from '../../entities/draft/write-step';
import styles from './editor.module.css';

/** The sentence that says what the procedure is for. */
export function ProcedureIntro() {
  const { say } = useSay('editor');
  const description = useEditor((state) => state.document?.cards.head?.description ?? '');
  const name = useEditor((state) => state.document?.name ?? '');
  const intro = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeBegun(name)) writeOver(intro.current?.querySelector('textarea'));
  }, [name]);
  return (
    <div className={styles.introduction} ref={intro}>
      <SheetText
        className={styles.lead}
        single
        label={say('description')}
        placeholder={say('descriptionEmpty')}
        value={description}
        write={writeKey('description', false)}
        onFocus={() => {
          selectStep(null);
        }}
      />
    </div>
  );
}
