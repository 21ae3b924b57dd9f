import { Button } from '../../components/button';
import { ProblemNote } from '../../components/problem-note';
import { keepMine, takeTheirs, useEditor } from './editor-store';
import { useSay } from './use-say';

/** Somebody else saved the files while there is unsaved work: which of the two counts is the person's to say. */
export function DiskNote() {
  const { say } = useSay();
  const name = useEditor((state) => (state.document === null || state.document.theirs === null ? null : state.document.name));
  if (name === null) return null;
  return (
    <ProblemNote
      tone="warn"
      message={say('changedOnDisk', { name })}
      mend={say('changedOnDiskText')}
      action={
        <span className="note-acts">
          <Button size="sm" onClick={takeTheirs}>{say('reload')}</Button>
          <Button size="sm" onClick={keepMine}>{say('keepMine')}</Button>
        </span>
      }
    />
  );
}
