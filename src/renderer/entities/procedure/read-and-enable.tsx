import { useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { Sop } from '../../../shared/sop';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { hrefOf } from '../window/route';
import { Reach } from './reach';
import type { SopListRow } from './sop-row-data';
import { useSay } from '../../i18n/use-say';
import styles from './procedure.module.css';

/** Of a disabled procedure that never ran: what it may do is read before it is enabled. */
export function ReadAndEnable({
  row,
  sop,
  address,
}: {
  readonly row: SopListRow;
  readonly sop: Sop;
  readonly address: string;
}) {
  const { say } = useSay('sops');
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const enable = async (): Promise<void> => {
    const answer = await ask('sops.edit', {
      name: address,
      edits: [{ type: 'set-key', key: 'enabled', value: null }],
      expectedHash: row.hash,
    });
    if (answer.ok) setOpen(false);
    else setRefusal(answer.error);
  };
  return (
    <span
      data-part="description"
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        className="link"
        onClick={() => {
          setRefusal(null);
          setOpen(true);
        }}
      >
        {say('readAndEnable')}
      </button>
      {isOpen ? (
        <Dialog
          open
          onClose={() => {
            setOpen(false);
          }}
          title={say('readTitle', { name: row.name })}
        >
          <p className={styles.readAbout}>{sop.description}</p>
          <Reach sop={sop} />
          {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
          <DialogActions>
            <Button look="key" onClick={() => void enable()}>
              {say('enable')}
            </Button>
            <a className="btn" data-look="plain" href={hrefOf('sops', address)}>
              {say('readSteps')}
            </a>
            <Button
              onClick={() => {
                setOpen(false);
              }}
            >
              {say('back')}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </span>
  );
}
