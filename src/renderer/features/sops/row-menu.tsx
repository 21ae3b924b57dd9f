import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { Icon } from '../../kit/icons';
import { ProblemNote } from '../../kit/problem-note';
import { saveFile } from '../../kit/save-file';
import { go } from '../../entities/window/route';
import type { SopListRow } from '../../entities/procedure/sop-row-data';
import { useSay } from '../../i18n/use-say';
import filterMenu from '../../kit/filter-menu.module.css';

/** What can be done with a procedure of the list: copy, give away, switch on or off. */
export function RowMenu({ row, address }: { readonly row: SopListRow; readonly address: string }) {
  const { say } = useSay('sops');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const duplicate = async (): Promise<void> => {
    const answer = await ask('sops.duplicate', { name: address });
    if (answer.ok) go('sops', answer.value.entry.name);
    else setRefusal(answer.error);
  };
  const give = async (): Promise<void> => {
    const answer = await ask('sops.export', { name: address });
    if (answer.ok) saveFile(answer.value.fileName, answer.value.text);
    else setRefusal(answer.error);
  };
  const enabled = row.sop?.enabled ?? true;
  const turn = async (): Promise<void> => {
    const answer = await ask('sops.edit', {
      name: address,
      edits: [{ type: 'set-key', key: 'enabled', value: enabled ? false : null }],
      expectedHash: row.hash,
    });
    if (!answer.ok) setRefusal(answer.error);
  };
  return (
    <span
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          className="btn bare ic sm"
          data-look="icon"
          data-size="sm"
          aria-label={say('more', { name: row.name })}
          title={say('more', { name: row.name })}
        >
          <Icon of={Ellipsis} size={14} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className={filterMenu.menu} align="end" sideOffset={4}>
          <DropdownMenu.Item
            onSelect={() => {
              go('sops', address);
            }}
          >
            {say('edit')}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void duplicate()}>{say('duplicate')}</DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void give()}>{say('export')}</DropdownMenu.Item>
          {row.sop === null ? null : (
            <DropdownMenu.Item onSelect={() => void turn()}>
              {say(enabled ? 'disable' : 'enable')}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {refusal === null ? null : (
        <Dialog
          open
          onClose={() => {
            setRefusal(null);
          }}
          title={say('notDone')}
          role="alertdialog"
        >
          <ProblemNote message={refusal.message} remedy={refusal.remedy} />
          <DialogActions>
            <Button
              look="key"
              onClick={() => {
                setRefusal(null);
              }}
            >
              {say('close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </span>
  );
}
