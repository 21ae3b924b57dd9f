import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardUse } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import { go, hrefOf } from '../app/route';
import { changesTo, textsOf, type BoardEntry, type BoardKey } from './board-entry';
import { callersOf, listenersOf, sopsOf } from './boards-state';

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
  const { t } = useTranslation('boards');
  const was = textsOf(entry);
  const [texts, setTexts] = useState(was);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const labels = {
    board: t('addName'),
    type: t('addType'),
    path: t('addPath'),
    serial_number: t('editSerial'),
    baud: t('editBaud'),
    debounce_ms: t('editDebounce'),
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
    <Dialog open onClose={onClose} title={t('editTitle', { board: was.board })}>
      <div className="bd-fields">
        {keys.map((key) => (
          <div
            key={key}
            className={key === 'board' || key === 'path' || key === 'serial_number' ? 'field wide' : 'field'}
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
      {nowhere ? <p className="cons mt-3">{t('editNowhere')}</p> : null}
      {renamed && listeners !== '' ? (
        <p className="cons mt-3">{t('editRenamed', { board: was.board, sops: listeners })}</p>
      ) : null}
      {renamed && callers !== '' ? (
        <p className="cons mt-3">{t('editRenamedCalls', { board: was.board, sops: callers })}</p>
      ) : null}
      <p className="cons mt-3">
        {t('editText')}{' '}
        <a className="link" href={hrefOf('settings')}>
          {t('editMore')}
        </a>
      </p>
      <DialogActions>
        <Button
          look="key"
          busy={busy ? t('saving') : null}
          disabled={changes.length === 0 || nowhere || texts.board.trim() === ''}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
