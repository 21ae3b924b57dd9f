import { useId, useState } from 'react';
import type { PinName } from '../../../shared/pin-names';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './boards.module.css';

/** What hangs on a pin, and what its levels mean, in a person's words. */
export function NameDialog({
  board,
  pin,
  named,
  onClose,
}: {
  readonly board: string;
  readonly pin: number;
  readonly named: PinName | null;
  readonly onClose: () => void;
}) {
  const { say } = useSay('boards');
  const [name, setName] = useState(named?.name ?? '');
  const [low, setLow] = useState(named?.low ?? '');
  const [high, setHigh] = useState(named?.high ?? '');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('boards.name-pin', { board, pin, name, low, high });
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer.error);
  };
  return (
    <Dialog open onClose={onClose} title={say('nameTitle', { pin, board })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={say('nameLabel')}
          value={name}
          longest={60}
          placeholder={say('nameExample')}
          note={say('nameNote')}
          onChange={setName}
        />
        <div className={styles.nameLevels}>
          <TextField
            label={say('nameLow')}
            value={low}
            longest={40}
            placeholder={say('nameLowExample')}
            onChange={setLow}
          />
          <TextField
            label={say('nameHigh')}
            value={high}
            longest={40}
            placeholder={say('nameHighExample')}
            onChange={setHigh}
          />
        </div>
        {refusal === null ? null : (
          <div className="mt-3">
            <ProblemNote message={refusal.message} remedy={refusal.remedy} />
          </div>
        )}
        <DialogActions>
          <Button type="submit" look="key" busy={busy ? say('nameSaving') : null}>
            {say('nameSave')}
          </Button>
          <Button onClick={onClose}>{say('back')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function TextField({
  label,
  value,
  longest,
  placeholder,
  note,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly placeholder: string;
  readonly note?: string;
  readonly onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className={classes(styles.field, 'field')}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="in"
        value={value}
        maxLength={longest}
        placeholder={placeholder}
        autoComplete="off"
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {note === undefined ? null : (
        <span id={`${id}-note`} className={classes(styles.note, 'note')}>
          {note}
        </span>
      )}
    </div>
  );
}
