import { useEffect, useState } from 'react';
import type { DemoState } from '../../../shared/demo';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { hideDemo } from './demo-store';
import { useSay } from '../../i18n/use-say';
import styles from './demo.module.css';

/** Says what the demo created before it goes. */
export function RemoveDemoDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useSay('first-run');
  const [demo, setDemo] = useState<DemoState | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    void ask('demo.show', {}).then((answer) => {
      if (answer.ok) setDemo(answer.value);
      else setRefusal(answer.error);
    });
  }, []);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('demo.remove', {});
    setBusy(false);
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    hideDemo();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={say('removeTitle')}>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <p>{say('removeText')}</p>
      <ul className={styles.demoParts}>
        {demo?.procedure == null ? null : <li>{say('removeProcedure', { folder: demo.procedure })}</li>}
        {demo?.board == null ? null : <li>{say('removeBoard', { board: demo.board })}</li>}
      </ul>
      <p>{say('removeStays')}</p>
      <DialogActions>
        <Button look="key" busy={busy ? say('removing') : null} onClick={() => void remove()}>
          {say('remove')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
