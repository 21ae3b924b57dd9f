import { useState } from 'react';
import type { PinState } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { loadBoard } from './boards-store';
import { useSay } from '../../i18n/use-say';

/**
 * Asks before a pin that was set counts as an input. Nothing is sent but reads, which end an output with some
 * firmware.
 */
export function InputDialog({
  board,
  pin: { pin, wasSet },
  outputsAreRead,
  onClose,
}: {
  readonly board: string;
  readonly pin: Pick<PinState, 'pin' | 'wasSet'>;
  readonly outputsAreRead: boolean;
  readonly onClose: () => void;
}) {
  const { say } = useSay('boards');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const release = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('boards.input', { board, pin });
    if (answer.ok) await loadBoard(board);
    setBusy(false);
    setRefusal(answer.ok ? null : answer.error);
    if (answer.ok) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={say('inputTitle', { pin, board })}>
      <p>{say('inputText', { level: wasSet ?? '' })}</p>
      <p className="cons mt-3">{outputsAreRead ? say('inputLook') : say('inputReadEnds')}</p>
      {refusal === null ? null : (
        <div className="mt-3">
          <ProblemNote message={refusal.message} remedy={refusal.remedy} />
        </div>
      )}
      <DialogActions>
        <Button look="key" busy={busy ? say('inputTaking') : null} onClick={() => void release()}>
          {say('inputNow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
