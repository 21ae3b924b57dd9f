import { useState } from 'react';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { go } from '../../entities/window/route';
import { CopyDialog } from '../../entities/draft/copy-dialog';
import { isDirty, type EditorState } from '../../entities/draft/editor-state';
import { closeDocument, keepMine, takeTheirs, useEditor } from '../../entities/draft/editor-store';
import { useSay } from '../../i18n/use-say';
import styles from './editor.module.css';

/**
 * Somebody else saved the files, or took them away, while they are worked on: what counts is the person's to
 * say.
 */
export function DiskNote() {
  const document = useEditor((state) => state.document);
  if (document === null) return null;
  if (document.gone) return <GoneNote document={document} />;
  return document.theirs === null ? null : <ChangedNote name={document.name} />;
}

function ChangedNote({ name }: { readonly name: string }) {
  const { say } = useSay('editor');
  return (
    <ProblemNote
      tone="warn"
      message={say('changedOnDisk', { name })}
      remedy={say('changedOnDiskText')}
      action={
        <span className={styles.noteActs}>
          <Button size="sm" onClick={() => void takeTheirs()}>
            {say('reload')}
          </Button>
          <Button size="sm" onClick={keepMine}>
            {say('keepMine')}
          </Button>
        </span>
      }
    />
  );
}

function GoneNote({ document }: { readonly document: EditorState }) {
  const { say } = useSay('editor');
  const [saving, setSaving] = useState(false);
  const { name, present } = document;
  const leave = (): void => {
    closeDocument();
    go('sops');
  };
  return (
    <>
      <ProblemNote
        tone="warn"
        message={say('gone', { name })}
        remedy={say('goneText')}
        action={
          <span className={styles.noteActs}>
            <Button
              size="sm"
              onClick={() => {
                setSaving(true);
              }}
            >
              {say('saveAsNew')}
            </Button>
            <Button size="sm" onClick={leave}>
              {say(isDirty(document) ? 'leaveAnyway' : 'all')}
            </Button>
          </span>
        }
      />
      {saving ? (
        <CopyDialog
          name={name}
          of="present"
          present={present.texts}
          gone
          onClose={() => {
            setSaving(false);
          }}
        />
      ) : null}
    </>
  );
}
