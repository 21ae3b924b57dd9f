import { useState } from 'react';
import type { BackupChosen } from '../../../shared/backup';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import { fullTime } from '../../components/time-format';
import { useSay } from './use-say';

/** What the backup holds, what it replaces, and what has to be entered again, before anything happens. */
export function RestoreDialog({ chosen, onClose }: { readonly chosen: BackupChosen; readonly onClose: () => void }) {
  const { say, language } = useSay();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { summary, missing, file, id } = chosen;
  const restore = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('backup.restore', { id });
    // The window begins anew with the engine.
    if (answer.ok) return;
    setBusy(false);
    setRefusal(answer.error);
  };
  return (
    <Dialog open role="alertdialog" onClose={onClose} title={say('restoreTitle')}>
      {refusal === null ? null : <ProblemNote message={refusal.message} mend={refusal.mend} />}
      <p>{say('restoreHolds', { time: fullTime(summary.madeAt, language), procedures: summary.procedures, runs: summary.runs })}</p>
      <p className="code restore-file">{file}</p>
      <p>{say('restoreReplaces')}</p>
      {missing.length === 0 ? null : <p className="restore-missing">{say('restoreMissing', { names: missing.join(', ') })}</p>}
      <p className="cons mt-3">{say('restoreAfter')}</p>
      <DialogActions>
        <Button look="key" busy={busy ? say('restoring') : null} onClick={() => void restore()}>{say('restoreDo')}</Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
