import { useEffect, useId, useState } from 'react';
import { parseJson } from '../../../shared/parse-json';
import type { ProcedureValue } from '../../../shared/procedure-state';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { SignsAs } from '../../entities/approval/signs-as';
import { signerKept } from '../../entities/approval/signer';
import { useEditor } from '../../entities/draft/editor-store';
import { useApp } from '../../entities/engine/app-store';
import { hrefOf } from '../../entities/window/route';
import { useSay } from '../../i18n/use-say';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { Moment } from '../../kit/moment';
import { ProblemNote } from '../../kit/problem-note';
import { useNow } from '../../kit/use-now';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** What the procedure remembers, with who set it; nothing of one that remembers nothing. */
export function Remembered() {
  const { say } = useSay('editor');
  const name = useEditor((state) => state.document?.name ?? null);
  const { values, problem, take } = useRemembered(name);
  const [edited, setEdited] = useState<ProcedureValue | null>(null);
  if (name === null || (values.length === 0 && problem === null)) return null;
  return (
    <section aria-label={say('remembers')} className={classes(styles.fields, styles.remembered)}>
      <h3>{say('remembers')}</h3>
      {problem === null ? null : <ProblemNote message={problem.message} remedy={problem.remedy} />}
      {values.map((value) => (
        <Value
          key={value.name}
          value={value}
          onEdit={() => {
            setEdited(value);
          }}
        />
      ))}
      {edited === null ? null : (
        <ValueDialog
          sop={name}
          value={edited}
          onSaved={take}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </section>
  );
}

function Value({
  value: { name, now },
  onEdit,
}: {
  readonly value: ProcedureValue;
  readonly onEdit: () => void;
}) {
  const { say } = useSay('editor');
  const today = useNow();
  return (
    <div className={classes(styles.field, 'field')}>
      <span>
        <span className={classes(styles.code, 'code')}>{name}</span>
        {now?.value == null ? ` · ${say('remembersNothing')}` : null}
      </span>
      {now?.value == null ? null : (
        <span className={classes(styles.code, 'code break-all')}>{JSON.stringify(now.value.is)}</span>
      )}
      {now === null ? null : (
        <span className={classes(styles.note, 'note')}>
          <Moment at={now.at} now={today} />{' '}
          {now.runId === null ? (
            now.value === null ? (
              say('forgottenBy', { name: now.by })
            ) : (
              now.by
            )
          ) : (
            <a className="link" href={hrefOf('runs', now.runId)}>
              {say('rememberedByRun', { run: now.runId })}
            </a>
          )}
        </span>
      )}
      <Button size="sm" onClick={onEdit} aria-label={`${say('rememberEdit')} ${name}`}>
        {say('rememberEdit')}
      </Button>
    </div>
  );
}

function ValueDialog({
  sop,
  value: { name, now },
  onSaved,
  onClose,
}: {
  readonly sop: string;
  readonly value: ProcedureValue;
  readonly onSaved: (values: readonly ProcedureValue[]) => void;
  readonly onClose: () => void;
}) {
  const { say } = useSay('editor');
  const id = useId();
  const [text, setText] = useState(now?.value == null ? '' : JSON.stringify(now.value.is));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async (forget: boolean): Promise<void> => {
    setBusy(true);
    await signerKept();
    const value = forget ? null : { is: parseJson(text) ?? text };
    const answer = await ask('sops.set-state', { name: sop, key: name, value });
    setBusy(false);
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    onSaved(answer.value);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={say('rememberTitle', { name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        <div className={classes(styles.field, 'field')}>
          <label htmlFor={id}>{say('rememberValue')}</label>
          <input
            id={id}
            className={classes(styles.code, 'in code')}
            value={text}
            maxLength={10_000}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
          <span id={`${id}-note`} className={classes(styles.note, 'note')}>
            {say('rememberNote')}
          </span>
        </div>
        <SignsAs />
        {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
        <DialogActions>
          <Button
            type="submit"
            look="key"
            disabled={text.trim() === ''}
            busy={busy ? say('rememberSaving') : null}
          >
            {say('rememberSave')}
          </Button>
          {now?.value == null ? null : (
            <Button disabled={busy} onClick={() => void save(true)}>
              {say('rememberForget')}
            </Button>
          )}
          <Button onClick={onClose}>{say('rememberBack')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asked for again when a run of the procedure or a saved text may have changed it. */
function useRemembered(name: string | null): {
  readonly values: readonly ProcedureValue[];
  readonly problem: Refusal | null;
  readonly take: (values: readonly ProcedureValue[]) => void;
} {
  const sops = useApp((state) => state.sops);
  const [values, setValues] = useState<readonly ProcedureValue[]>([]);
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    if (name === null) return;
    let current = true;
    void ask('sops.state', { name }).then((answer) => {
      if (!current) return;
      if (answer.ok) setValues(answer.value);
      setProblem(answer.ok ? null : answer.error);
    });
    return () => {
      current = false;
    };
  }, [name, sops]);
  return { values, problem, take: setValues };
}
