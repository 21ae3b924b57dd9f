import { useId, useState } from 'react';
import { shortestPassphrase } from '../../../shared/backup';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { useSay } from '../../i18n/use-say';

/** A passphrase for the secrets of a backup, typed twice: nobody can look it up later. */
export function SealedBackupDialog({
  onMake,
  onClose,
}: {
  readonly onMake: (passphrase: string) => void;
  readonly onClose: () => void;
}) {
  const { say } = useSay('settings');
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [firstId, secondId, whyId] = [useId(), useId(), useId()];
  const isShort = [...passphrase].length < shortestPassphrase;
  const differs = again !== '' && again !== passphrase;
  return (
    <Dialog open onClose={onClose} title={say('sealTitle')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isShort && again === passphrase) onMake(passphrase);
        }}
      >
        <p className="mb-3">{say('sealText')}</p>
        <div className="field">
          <label htmlFor={firstId}>{say('passphrase')}</label>
          <input
            id={firstId}
            className="in"
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={passphrase}
            aria-describedby={whyId}
            onChange={(event) => {
              setPassphrase(event.target.value);
            }}
          />
        </div>
        <div className="field">
          <label htmlFor={secondId}>{say('passphraseAgain')}</label>
          <input
            id={secondId}
            className="in"
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={again}
            aria-invalid={differs}
            aria-describedby={whyId}
            onChange={(event) => {
              setAgain(event.target.value);
            }}
          />
        </div>
        <p id={whyId} role="status" className="cons mt-3">
          {differs ? say('passphraseDiffers') : say('passphraseLong', { count: shortestPassphrase })}
        </p>
        <DialogActions>
          <Button look="key" type="submit" disabled={isShort || again !== passphrase}>
            {say('backupMake')}
          </Button>
          <Button onClick={onClose}>{say('back')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
