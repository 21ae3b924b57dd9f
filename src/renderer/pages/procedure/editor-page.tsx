import { Tabs } from 'radix-ui';
import { useEffect } from 'react';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { go, hrefOf, useRoute } from '../../entities/window/route';
import { DiskNote } from '../../features/editor/disk-note';
import { EditorHead } from './editor-head';
import {
  followFiles,
  openDocument,
  refuseEdit,
  useEditor,
  writeKeptCalls,
} from '../../entities/draft/editor-store';
import { editorTabs } from './editor-tabs';
import { takeKeptCalls } from '../../entities/draft/kept-calls';
import { KeptCallsNote } from '../../features/editor/kept-calls-note';
import { LeaveDialog } from '../../features/editor/leave-dialog';
import { useEditorKeys } from '../../features/editor/use-editor-keys';
import { useSay, type Say } from '../../i18n/use-say';
import styles from '../../features/editor/editor.module.css';

/** One procedure to be read and changed: its tabs work on one document. */
export function EditorPage({ name }: { readonly name: string }) {
  const part = useRoute().part;
  const { id } = editorTabs.find((tab) => tab.id === part) ?? editorTabs[0];
  const { say } = useSay('editor');
  const ready = useEditor((state) => state.document !== null);
  useEditorKeys(id);
  useEffect(() => {
    void open(name, say);
  }, [name, say]);
  useEffect(followFiles, []);
  return (
    <Tabs.Root
      className={styles.editor}
      value={id}
      onValueChange={(next) => {
        go('sops', name, next);
      }}
    >
      <EditorHead name={name} part={id} />
      {ready ? <Contents /> : <NotReady name={name} />}
      <LeaveDialog name={name} />
    </Tabs.Root>
  );
}

/** Shows a procedure, with what a run did in a step if that was to be written into it. */
async function open(name: string, say: Say<'editor'>): Promise<void> {
  const kept = takeKeptCalls(name);
  await openDocument(name);
  if (kept === null || useEditor.getState().document?.name !== name) return;
  if (!(await writeKeptCalls(kept)))
    refuseEdit({
      code: 'editor.step_differs',
      message: say('keptDiffers', { step: kept.step, run: kept.runId }),
      remedy: say('keptDiffersRemedy'),
    });
}

function Contents() {
  const refusal = useEditor((state) => state.refusal);
  return (
    <>
      <div className={styles.editorNotes}>
        <DiskNote />
        <KeptCallsNote />
        {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      </div>
      {editorTabs.map(({ id, Content }) => (
        <Tabs.Content key={id} value={id} className={styles.editorPart} tabIndex={-1}>
          <Content />
        </Tabs.Content>
      ))}
    </>
  );
}

function NotReady({ name }: { readonly name: string }) {
  const { say } = useSay('editor');
  const problem = useEditor((state) => state.problem);
  return (
    <div className="desk">
      {problem === null ? (
        <p className="sub" role="status">
          {say('loading', { name })}
        </p>
      ) : (
        <div>
          <ProblemNote
            message={say('notThere', { name, message: problem.message })}
            remedy={problem.remedy}
            action={
              <span className={styles.noteActs}>
                <Button size="sm" onClick={() => void openDocument(name)}>
                  {say('tryAgain')}
                </Button>
                <a className="btn sm" data-look="plain" data-size="sm" href={hrefOf('sops')}>
                  {say('all')}
                </a>
              </span>
            }
          />
        </div>
      )}
    </div>
  );
}
