import { useId, useState } from 'react';
import { hiddenSecret, type ConfigView } from '../../../shared/config-desk';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { tableDocOf } from '../../entities/settings/config-words';
import { holdsSecrets, readFree, valueAt, type Block } from '../../entities/settings/settings-state';
import { changeConfig, storeSecret } from '../../entities/settings/settings-store';
import { blockTitle } from './block-title';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import settingsStyles from '../../entities/settings/settings.module.css';
import styles from './settings.module.css';

/**
 * Asks for a name and its value in a table whose names are the person's own. A secret goes where secrets are
 * kept.
 */
export function AddValueDialog({
  block,
  view,
  onClose,
}: {
  readonly block: Block;
  readonly view: ConfigView;
  readonly onClose: () => void;
}) {
  const { say, language } = useSay('settings');
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [nameId, valueId] = [useId(), useId()];
  const secret = holdsSecrets(block.node);
  const place = [...block.place, name.trim()];
  const taken = valueAt(view.values, place) !== undefined;
  const add = async (): Promise<void> => {
    setBusy(true);
    const apart = secret && !/^(?:env|keychain):./u.test(text);
    const problem = apart
      ? await storeSecret(place, text)
      : await changeConfig({ kind: 'set', place, value: secret ? text : readFree(text), was: null });
    setBusy(false);
    setRefusal(problem);
    if (problem === null) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={say('addTitle', { what: blockTitle(block, language) })}>
      <p className={settingsStyles.addIntro}>{tableDocOf(block, view.values, language)}</p>
      <div className="field">
        <label htmlFor={nameId}>{say('addName')}</label>
        <input
          id={nameId}
          className={classes(styles.code, 'in code')}
          value={name}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={taken}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        {taken ? <span className="fe">{say('nameTaken')}</span> : null}
      </div>
      <div className="field">
        <label htmlFor={valueId}>{say('addValue')}</label>
        <input
          id={valueId}
          className={classes(styles.code, 'in code')}
          type={secret ? 'password' : 'text'}
          placeholder={secret ? hiddenSecret : undefined}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        {secret ? null : <span className={classes(styles.note, 'note')}>{say('addValueKinds')}</span>}
      </div>
      {secret ? (
        <p className="cons mt-3">
          {say(view.secretsIn === 'keychain' ? 'secretToKeychain' : 'secretToFile')}
        </p>
      ) : null}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button
          look="key"
          busy={busy ? say('saving') : null}
          disabled={name.trim() === '' || taken || text.trim() === ''}
          onClick={() => void add()}
        >
          {say('addNow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
