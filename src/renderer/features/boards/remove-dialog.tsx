import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import { go } from '../app/route';
import { removalOf, type BoardEntry } from './board-entry';

/** Takes a board out of config.toml, after saying what does not start any more. */
export function RemoveDialog({ board, entry, listeners, onClose }: { readonly board: string; readonly entry: BoardEntry; readonly listeners: readonly string[]; readonly onClose: () => void }) {
  const { t } = useTranslation('boards');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
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
      {listeners.length === 0 ? null : <p className="mt-3">{t('removeListeners', { sops: listeners.join(', ') })}</p>}
      {refusal === null ? null : <div className="mt-3"><ProblemNote message={refusal.message} mend={refusal.mend} /></div>}
      <DialogActions>
        <Button look="key" busy={busy ? t('removing') : null} onClick={() => void remove()}>{t('removeNow')}</Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
