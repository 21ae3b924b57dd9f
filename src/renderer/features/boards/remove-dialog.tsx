import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardDetail, BoardUse } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import { go } from '../app/route';
import { removalOf, type BoardEntry } from './board-entry';
import { callersOf, listenersOf, sopsOf } from './boards-state';

/**
 * Takes a board out of config.toml, after saying what it goes on driving, what does not start any more and
 * what fails.
 */
export function RemoveDialog({
  board,
  entry,
  uses,
  outputs,
  onClose,
}: {
  readonly board: string;
  readonly entry: BoardEntry;
  readonly uses: readonly BoardUse[];
  readonly outputs: BoardDetail['outputs'];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('boards');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const listeners = sopsOf(listenersOf(uses));
  const callers = sopsOf(callersOf(uses));
  const remove = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('config.change', { changes: [...removalOf(entry)] });
    setBusy(false);
    setRefusal(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    onClose();
    go('boards');
  };
  return (
    <Dialog open role="alertdialog" onClose={onClose} title={t('removeTitle', { board })}>
      <p>{t('removeText')}</p>
      {outputs.length === 0 ? null : (
        <p className="mt-3">
          {t('removeOutputs', {
            pins: outputs.map(({ pin, value }) => t('pinAt', { pin, level: value })).join(', '),
          })}
        </p>
      )}
      {listeners === '' ? null : <p className="mt-3">{t('removeListeners', { sops: listeners })}</p>}
      {callers === '' ? null : <p className="mt-3">{t('removeCalls', { sops: callers })}</p>}
      {refusal === null ? null : (
        <div className="mt-3">
          <ProblemNote message={refusal.message} remedy={refusal.remedy} />
        </div>
      )}
      <DialogActions>
        <Button look="key" busy={busy ? t('removing') : null} onClick={() => void remove()}>
          {t('removeNow')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
