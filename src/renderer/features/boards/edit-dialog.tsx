import { useId, useState } from 'react';
import type { BoardUse } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { go, hrefOf } from '../../entities/window/route';
import { changesTo, textsOf, type BoardEntry, type BoardKey } from './board-entry';
import { callersOf, listenersOf, sopsOf } from './boards-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './boards.module.css';

/** Changes what config.toml says of a board, key by key; everything else in the file stays as it is. */
export function EditDialog({
  entry,
  virtual,
  uses,
  onClose,
}: {
  readonly entry: BoardEntry;
  readonly virtual: boolean;
  readonly uses: readonly BoardUse[];
  readonly onClose: () => void;
}) {
  const { say } = useSay('boards');
  const was = textsOf(entry);
  const [texts, setTexts] = useState(was);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const labels = {
    board: say('addName'),
    type: say('addType'),
    path: say('addPath'),
    serial_number: say('editSerial'),
    baud: say('editBaud'),
    debounce_ms: say('editDebounce'),
  };
  const keys: readonly BoardKey[] = virtual
    ? ['board', 'debounce_ms']
    : ['board', 'type', 'serial_number', 'path', 'baud', 'debounce_ms'];
  const changes = changesTo(entry, texts);
  const nowhere = !virtual && texts.path.trim() === '' && texts.serial_number.trim() === '';
  const renamed = texts.board.trim() !== was.board;
  const listeners = sopsOf(listenersOf(uses));
  const callers = sopsOf(callersOf(uses).filter(({ calls }) => calls.byName));
  const type = (key: BoardKey, text: string): void => {
    setTexts({ ...texts, [key]: text });
    setRefusal(null);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('config.change', { changes: [...changes] });
    setBusy(false);
    setRefusal(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    onClose();
    go('boards', texts.board.trim());
  };
  return (
    <Dialog open onClose={onClose} title={say('editTitle', { board: was.board })}>
      <div className={styles.fields}>
        {keys.map((key) => (
          <div
            key={key}
            className={
              key === 'board' || key === 'path' || key === 'serial_number'
                ? classes(styles.field, styles.wide, 'field wide')
                : classes(styles.field, 'field')
            }
          >
            <label htmlFor={`${id}${key}`}>{labels[key]}</label>
            <input
              id={`${id}${key}`}
              className="in code"
              value={texts[key]}
              onChange={(event) => {
                type(key, event.target.value);
              }}
            />
          </div>
        ))}
      </div>
      {refusal === null ? null : (
        <div className="mt-3">
          <ProblemNote message={refusal.message} remedy={refusal.remedy} />
        </div>
      )}
      {nowhere ? <p className="cons mt-3">{say('editNowhere')}</p> : null}
      {renamed && listeners !== '' ? (
        <p className="cons mt-3">{say('editRenamed', { board: was.board, sops: listeners })}</p>
      ) : null}
      {renamed && callers !== '' ? (
        <p className="cons mt-3">{say('editRenamedCalls', { board: was.board, sops: callers })}</p>
      ) : null}
      <p className="cons mt-3">
        {say('editText')}{' '}
        <a className="link" href={hrefOf('settings')}>
          {say('editMore')}
        </a>
      </p>
      <DialogActions>
        <Button
          look="key"
          busy={busy ? say('saving') : null}
          disabled={changes.length === 0 || nowhere || texts.board.trim() === ''}
          onClick={() => void save()}
        >
          {say('save')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
