import { useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import type { Block } from '../../entities/settings/settings-state';
import { changeConfig } from '../../entities/settings/settings-store';
import { blockTitle } from './block-title';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

export function RemoveTableDialog({
  block,
  onClose,
}: {
  readonly block: Block;
  readonly onClose: () => void;
}) {
  const { say, language } = useSay('settings');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const remove = async (): Promise<void> => {
    const problem = await changeConfig({ kind: 'remove', place: [...block.place] });
    if (problem === null) onClose();
    else setRefusal(problem);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={say('removeTitle', { what: blockTitle(block, language) })}
    >
      <p>
        {say('removeText')} <span className={classes(styles.code, 'code')}>{block.head}</span>
      </p>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button look="key" onClick={() => void remove()}>
          {say('removeNow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
