import { useState } from 'react';
import { ask } from '../bridge/bridge';
import { Button } from '../kit/button';
import { Dialog, DialogActions } from '../kit/dialog';
import { ProblemNote } from '../kit/problem-note';
import type { Refusal } from '../../shared/result';
import { liveRuns } from '../entities/engine/app-state';
import { useApp } from '../entities/engine/app-store';
import { useOverlay } from '../entities/window/overlay-store';
import { useNamedPins } from '../entities/evidence/pin-names';
import { stoppedPhrases } from '../features/runs/left-phrases';
import { LeftLines } from '../features/runs/run-left';
import type { LeftByRun } from '../../shared/run';
import { useSay } from '../i18n/use-say';

/** Emergency stop asks once, says what it does and what it cannot undo, and then what stays set. */
export function StopDialog() {
  const { say } = useSay('shell');
  const close = useOverlay((state) => state.close);
  const live = useApp((state) => liveRuns(state.runs));
  const [busy, setBusy] = useState(false);
  const [stopped, setStopped] = useState<readonly LeftByRun[] | null>(null);
  const { say: sayOfRuns } = useSay('runs');
  const boards = useNamedPins();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const stop = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('engine.stop-everything', {});
    setBusy(false);
    if (!answer.ok) setRefusal(answer.error);
    else if (answer.value.left.length === 0) close();
    else setStopped(answer.value.left);
  };
  if (stopped !== null)
    return (
      <Dialog open onClose={close} title={say('stoppedTitle')} role="alertdialog">
        <p>{say('stoppedLeft')}</p>
        <LeftLines title={say('stoppedTitle')} lines={stoppedPhrases(stopped, sayOfRuns, boards)} />
        <DialogActions>
          <Button look="key" onClick={close}>
            {say('close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
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
