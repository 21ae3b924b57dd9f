import { useState } from 'react';
import type { ModelDownload } from '../../../shared/models';
import type { Refusal } from '../../../shared/result';
import type { ModelFile } from '../../../shared/status';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { useTold } from '../../i18n/use-told';
import { bytesText } from '../../entities/model/models-state';
import { discardDownload, removeModel } from '../../entities/model/models-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './models.module.css';

type Props = (
  | { readonly file: ModelFile; readonly download?: never }
  | { readonly download: ModelDownload; readonly file?: never }
) & { readonly onClose: () => void };

/** Asks before a file, or what is there of one, is deleted. */
export function RemoveDialog({ file, download, onClose }: Props) {
  const { say } = useSay('models');
  const told = useTold();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { name, bytes } = file ?? download;
  const uses = file?.uses ?? [];
  const remove = async (): Promise<void> => {
    setBusy(true);
    const answer = await (file === undefined ? discardDownload(name) : removeModel(name));
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer.error);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={say(file === undefined ? 'discardTitle' : 'removeTitle', { name })}
    >
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <p>
        {file?.linked === true
          ? say('removeLink')
          : say(file === undefined ? 'discardText' : 'removeText', { size: bytesText(bytes) })}
      </p>
      {uses.length === 0 ? null : (
        <p className={classes(styles.gap, 'warn')}>
          {say('removeUsed', { uses: uses.map(told).join(', ') })}
        </p>
      )}
      <DialogActions>
        <Button look="key" busy={busy ? say('removing') : null} onClick={() => void remove()}>
          {say(file === undefined ? 'discardDo' : 'removeDo')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
