import { CircleAlert, Play, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { Button, IconButton } from '../../kit/button';
import { useApp } from '../../entities/engine/app-store';
import { useOverlay } from '../../entities/window/overlay-store';
import { isDoubled } from '../../entities/procedure/sop-address';
import { isDirty } from '../../entities/draft/editor-state';
import { redo, selectProcedure, selectStep, undo, useEditor } from '../../entities/draft/editor-store';
import { editorTabs } from './editor-tabs';
import { saveAndFollow } from '../../features/editor/save-and-follow';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from '../../features/editor/editor.module.css';

/** The name, whether it is saved, the tabs, and what can be done with the document as a whole. */
export function EditorHead({ name, part }: { readonly name: string; readonly part: string }) {
  const { say } = useSay('editor');
  const document = useEditor((state) => state.document);
  const saving = useEditor((state) => state.saving);
  const dirty = document !== null && isDirty(document);
  const folder = useEditor((state) => state.document?.present.checked?.entry.folder);
  const twin = useApp(
    (state) => state.sops.find((sop) => sop.folder === folder && isDoubled(sop, state.sops)) ?? null,
  );
  return (
    <header className={classes(styles.head, 'head')} data-part="page-head">
      <h1 tabIndex={-1} title={twin?.name ?? name}>
        {twin?.name ?? name}
      </h1>
      {twin === null ? null : (
        <span
          className={classes(styles.code, 'sub code')}
          data-part="subtitle"
          title={say('inFolder', { folder: twin.folder })}
        >
          {twin.folder}
        </span>
      )}
      {dirty ? (
        <span className={styles.dirty} title={say('unsaved')}>
          <span className="sr">{say('unsaved')}</span>
        </span>
      ) : null}
      {document === null ? null : (
        <Tabs.List className={classes(styles.tabs, 'tabs')} aria-label={say('tabs')}>
          {editorTabs.map(({ id, word }) => (
            <Tabs.Trigger key={id} value={id}>
              {say(word)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      )}
      <span className="sp" />
      {document === null ? null : (
        <>
          {part === 'steps' ? <ProcedureButton /> : null}
          <IconButton
            icon={Undo2}
            name={say('undo')}
            disabled={document.past.length === 0}
            onClick={() => void undo()}
          />
          <IconButton
            icon={Redo2}
            name={say('redo')}
            disabled={document.future.length === 0}
            onClick={() => void redo()}
          />
          <RunButton />
          <Button
            look="key"
            disabled={!dirty || document.gone}
            title={document.gone ? say('gone', { name }) : undefined}
            busy={saving ? say('saving') : null}
            onClick={() => void saveAndFollow(part)}
          >
            {say('save')}
          </Button>
        </>
      )}
    </header>
  );
}

/** What stands beside the sheet where there is room: the settings of the procedure, and its problems. */
function ProcedureButton() {
  const { say } = useSay('editor');
  const open = useEditor((state) => state.overSheet);
  const findings = useEditor((state) => state.document?.present.checked?.entry.diagnostics) ?? [];
  const mark = findings.some(({ severity }) => severity === 'error')
    ? CircleAlert
    : findings.length > 0
      ? TriangleAlert
      : undefined;
  return (
    <Button
      className="only-narrow"
      data-part="only-narrow"
      icon={mark}
      title={findings.length === 0 ? undefined : say('problemCount', { count: findings.length })}
      aria-expanded={open}
      onClick={() => {
        if (open) selectStep(null);
        else selectProcedure();
      }}
    >
      {say('procedure')}
    </Button>
  );
}

/** Asks for a payload first; says why when the procedure cannot run. */
function RunButton() {
  const { say } = useSay('editor');
  const entry = useEditor((state) => state.document?.present.checked?.entry);
  const name = useEditor((state) => state.document?.name ?? '');
  const unsaved = useEditor((state) => state.document !== null && isDirty(state.document));
  const gone = useEditor((state) => state.document?.gone ?? false);
  const why = gone
    ? say('gone', { name })
    : entry === undefined || entry.sop === null
      ? say('cannotRunBroken')
      : entry.sop.enabled
        ? null
        : say('cannotRunDisabled');
  return (
    <Button
      data-part="run-now"
      icon={Play}
      disabled={why !== null}
      title={why ?? undefined}
      onClick={() => {
        useOverlay.getState().open({ kind: 'start-run', sop: name, unsaved });
      }}
    >
      {say('run')}
    </Button>
  );
}
