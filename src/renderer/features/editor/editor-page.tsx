import { Tabs } from 'radix-ui';
import { useEffect } from 'react';
import { Button } from '../../components/button';
import { ProblemNote } from '../../components/problem-note';
import { go, hrefOf, useRoute } from '../app/route';
import { DiskNote } from './disk-note';
import { EditorHead } from './editor-head';
import { followFiles, openDocument, useEditor } from './editor-store';
import { editorTabs } from './editor-tabs';
import { LeaveDialog } from './leave-dialog';
import { useEditorKeys } from './use-editor-keys';
import { useSay } from './use-say';
import '../runs/runs.css';
import '../sops/sops.css';
import './editor.css';

/** One procedure to be read and changed: its tabs work on one document. */
export function EditorPage({ name }: { readonly name: string }) {
  const part = useRoute().part;
  const { id } = editorTabs.find((tab) => tab.id === part) ?? editorTabs[0];
  const ready = useEditor((state) => state.document !== null);
  useEditorKeys(id);
  useEffect(() => {
    void openDocument(name);
  }, [name]);
  useEffect(followFiles, []);
  return (
    <Tabs.Root className="editor" value={id} onValueChange={(next) => { go('sops', name, next); }}>
      <EditorHead name={name} part={id} />
      {ready ? <Contents /> : <NotReady name={name} />}
      <LeaveDialog name={name} />
    </Tabs.Root>
  );
}

function Contents() {
  const refusal = useEditor((state) => state.refusal);
  return (
    <>
      <div className="editor-notes">
        <DiskNote />
        {refusal === null ? null : <ProblemNote message={refusal.message} mend={refusal.mend} />}
      </div>
      {editorTabs.map(({ id, Content }) => (
        <Tabs.Content key={id} value={id} className="editor-part" tabIndex={-1}>
          <Content />
        </Tabs.Content>
      ))}
    </>
  );
}

function NotReady({ name }: { readonly name: string }) {
  const { say } = useSay();
  const problem = useEditor((state) => state.problem);
  return (
    <div className="desk">
      {problem === null ? (
        <p className="sub" role="status">{say('loading', { name })}</p>
      ) : (
        <div>
          <ProblemNote
            message={say('notThere', { name, message: problem.message })}
            mend={problem.mend}
            action={
              <span className="note-acts">
                <Button size="sm" onClick={() => void openDocument(name)}>{say('tryAgain')}</Button>
                <a className="btn sm" href={hrefOf('sops')}>{say('all')}</a>
              </span>
            }
          />
        </div>
      )}
    </div>
  );
}
