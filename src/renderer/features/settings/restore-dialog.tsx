import { useId, useState } from 'react';
import type { BackupChosen } from '../../../shared/backup';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { fullTime } from '../../kit/time-format';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

/** What the backup holds, what it replaces, and what has to be entered again, before anything happens. */
export function RestoreDialog({
  chosen: first,
  onClose,
}: {
  readonly chosen: BackupChosen;
  readonly onClose: () => void;
}) {
  const { say, language } = useSay('settings');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [chosen, setChosen] = useState(first);
  const { summary, missing, setAside, lost, file, id, locked } = chosen;
  const restore = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('backup.restore', { id });
    // The window begins again with the engine.
    if (answer.ok) return;
    setBusy(false);
    setRefusal(answer.error);
  };
  return (
    <Dialog open role="alertdialog" onClose={onClose} title={say('restoreTitle')}>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <p>
        {say('restoreHolds', {
          time: fullTime(summary.madeAt, language),
          procedures: summary.procedures,
          runs: summary.runs,
        })}
      </p>
      <p className={classes(styles.code, styles.restoreFile, 'code')}>{file}</p>
      <p>{say('restoreReplaces')}</p>
      {locked ? <Unlock id={id} onUnlocked={setChosen} /> : null}
      {!locked && summary.secretsSealed.length > 0 ? (
        <p role="status" className="ok">
          {say('unlocked')}
        </p>
      ) : null}
      {missing.length === 0 ? null : (
        <p className={styles.restoreMissing}>{say('restoreMissing', { names: missing.join(', ') })}</p>
      )}
      {setAside.length === 0 ? null : <p>{say('restoreSetAside', { names: setAside.join(', ') })}</p>}
      {lost.length === 0 ? null : <p>{say('restoreLost', { names: lost.join(', ') })}</p>}
      <p className="cons mt-3">{say('restoreAfter')}</p>
      <DialogActions>
        <Button look="key" busy={busy ? say('restoring') : null} onClick={() => void restore()}>
          {say('restoreDo')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Secrets of the backup come along once its passphrase was given; without it the rest can be restored all the
 * same.
 */
function Unlock({
  id,
  onUnlocked,
}: {
  readonly id: string;
  readonly onUnlocked: (chosen: BackupChosen) => void;
}) {
  const { say } = useSay('settings');
  const [passphrase, setPassphrase] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fieldId = useId();
  const unlock = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('backup.unlock', { id, passphrase });
    setBusy(false);
    if (answer.ok) onUnlocked(answer.value);
    else setRefusal(answer.error);
  };
  return (
    <form
      className={classes(styles.unlock, 'field')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void unlock();
      }}
    >
      <label htmlFor={fieldId}>{say('unlockLabel')}</label>
      <div className={styles.unlockRow}>
        <input
          id={fieldId}
          className="in"
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={passphrase}
          onChange={(event) => {
            setPassphrase(event.target.value);
          }}
        />
        <Button type="submit" busy={busy ? say('unlocking') : null} disabled={passphrase === ''}>
          {say('unlock')}
        </Button>
      </div>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
    </form>
  );
}
