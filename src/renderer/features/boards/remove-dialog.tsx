import { useState } from 'react';
import type { BoardDetail, BoardUse } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { go } from '../../entities/window/route';
import { removalOf, type BoardEntry } from './board-entry';
import { callersOf, listenersOf, sopsOf } from './boards-state';
import { useSay } from '../../i18n/use-say';

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
  const { say } = useSay('boards');
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
    <Dialog open role="alertdialog" onClose={onClose} title={say('removeTitle', { board })}>
      <p>{say('removeText')}</p>
      {outputs.length === 0 ? null : (
        <p className="mt-3">
          {say('removeOutputs', {
            pins: outputs.map(({ pin, value }) => say('pinAt', { pin, level: value })).join(', '),
          })}
        </p>
      )}
      {listeners === '' ? null : <p className="mt-3">{say('removeListeners', { sops: listeners })}</p>}
      {callers === '' ? null : <p className="mt-3">{say('removeCalls', { sops: callers })}</p>}
      {refusal === null ? null : (
        <div className="mt-3">
          <ProblemNote message={refusal.message} remedy={refusal.remedy} />
        </div>
      )}
      <DialogActions>
        <Button look="key" busy={busy ? say('removing') : null} onClick={() => void remove()}>
          {say('removeNow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
