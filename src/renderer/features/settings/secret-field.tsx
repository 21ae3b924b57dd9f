import { useId, useState } from 'react';
import { hiddenSecret, type ConfigView } from '../../../shared/config-desk';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Segments } from '../../kit/segments';
import type { Row } from '../../entities/settings/settings-state';
import { storeSecret } from '../../entities/settings/settings-store';
import { useSay, type Say } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

/** Where a secret is; the secret itself is never shown. */
export function SecretField({
  row,
  title,
  secretsIn,
  onSave,
}: {
  readonly row: Row;
  readonly title: string;
  readonly secretsIn: ConfigView['secretsIn'];
  readonly onSave: (value: string) => Promise<void>;
}) {
  const { say } = useSay('settings');
  const [asking, setAsking] = useState(false);
  const value = row.written ?? row.node.default;
  const isThere = typeof value === 'string' && value !== '';
  return (
    <div className={styles.secret}>
      <span className={value === hiddenSecret ? classes(styles.warn, 'warn') : undefined}>
        {placePhrase(isThere ? value : null, secretsIn, say)}
      </span>
      <Button
        size="sm"
        aria-label={`${say(isThere ? 'secretChange' : 'secretEnter')} ${title}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        {say(isThere ? 'secretChange' : 'secretEnter')}
      </Button>
      {asking ? (
        <SecretDialog
          row={row}
          title={title}
          secretsIn={secretsIn}
          onSave={onSave}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </div>
  );
}

function placePhrase(value: string | null, secretsIn: ConfigView['secretsIn'], say: Say<'settings'>): string {
  if (value === null) return say('secretNone');
  const [, kind, name = ''] = /^(env|keychain):(.+)$/u.exec(value) ?? [];
  if (kind === 'env') return say('secretEnv', { name });
  if (kind === 'keychain') return say(secretsIn === 'keychain' ? 'secretKeychain' : 'secretFile', { name });
  return say('secretPlain');
}

function SecretDialog({
  row,
  title,
  secretsIn,
  onSave,
  onClose,
}: {
  readonly row: Row;
  readonly title: string;
  readonly secretsIn: ConfigView['secretsIn'];
  readonly onSave: (value: string) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { say } = useSay('settings');
  const [where, setWhere] = useState<'here' | 'env'>('here');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [whereId, textId] = [useId(), useId()];
  const save = async (): Promise<void> => {
    setBusy(true);
    const problem =
      where === 'here'
        ? await storeSecret([...row.place], text)
        : await onSave(`env:${text.trim()}`).then(() => null);
    setBusy(false);
    if (problem === null) onClose();
    else setRefusal(problem);
  };
  return (
    <Dialog open onClose={onClose} title={say('secretTitle', { title })}>
      <div className="field">
        <span className="fl" id={whereId}>
          {say('secretWhere')}
        </span>
        <Segments
          name="secret-where"
          labelledBy={whereId}
          value={where}
          options={[
            { value: 'here', label: say('secretHere') },
            { value: 'env', label: say('secretFromEnv') },
          ]}
          onChange={(next) => {
            setWhere(next);
            setText('');
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={textId}>{say(where === 'here' ? 'secretValue' : 'secretEnvName')}</label>
        <input
          id={textId}
          className={classes(styles.code, 'in code')}
          type={where === 'here' ? 'password' : 'text'}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
      </div>
      {where === 'here' ? (
        <p className="cons mt-3">{say(secretsIn === 'keychain' ? 'secretToKeychain' : 'secretToFile')}</p>
      ) : null}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button
          look="key"
          busy={busy ? say('saving') : null}
          disabled={text.trim() === ''}
          onClick={() => void save()}
        >
          {say('save')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
