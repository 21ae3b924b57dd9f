import { useState } from 'react';
import type { MemoryEntry } from '../../../shared/memory';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { namePhrase } from './memory-phrases';
import { forgetEntries } from './memory-store';
import { useSay } from '../../i18n/use-say';
import styles from './memory.module.css';

/** Asks before something is forgotten for good. */
export function ForgetDialog({
  entries,
  onClose,
}: {
  readonly entries: readonly MemoryEntry[];
  readonly onClose: () => void;
}) {
  const { say } = useSay('memory');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [only] = entries.length === 1 ? entries : [];
  const forget = async (): Promise<void> => {
    setBusy(true);
    const answer = await forgetEntries(entries);
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer.error);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={
        only === undefined
          ? say('forgetMany', { count: entries.length })
          : say('forgetTitle', { name: namePhrase(only, say) })
      }
    >
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      {only === undefined ? null : <p className={styles.quote}>{only.content}</p>}
      <p>{say(only === undefined ? 'forgetManyText' : 'forgetText')}</p>
      <DialogActions>
        <Button look="key" busy={busy ? say('forgetting') : null} onClick={() => void forget()}>
          {say('forgetDo')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
