import { useState } from 'react';
import { ask } from '../bridge/bridge';
import { Button } from '../kit/button';
import { Dialog, DialogActions } from '../kit/dialog';
import { ProblemNote } from '../kit/problem-note';
import type { Refusal } from '../../shared/result';
import { liveRuns } from '../entities/engine/app-state';
import { useApp } from '../entities/engine/app-store';
import { useOverlay } from '../entities/window/overlay-store';
import { useSay } from '../i18n/use-say';

/** Emergency stop asks once, and says what it does and what it cannot undo. */
export function StopDialog() {
  const { say } = useSay('shell');
  const close = useOverlay((state) => state.close);
  const live = useApp((state) => liveRuns(state.runs));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const stop = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('engine.stop-everything', {});
    setBusy(false);
    if (answer.ok) close();
    else setRefusal(answer.error);
  };
  return (
    <Dialog open onClose={close} title={say('stopTitle')} role="alertdialog">
      <p>{say('stopText', { count: live })}</p>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button look="key" busy={busy ? say('stopping') : null} onClick={() => void stop()}>
          {say('stopNow')}
        </Button>
        <Button onClick={close}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
