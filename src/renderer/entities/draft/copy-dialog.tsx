import { useId, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { go } from '../window/route';
import type { Texts } from './editor-state';
import { closeDocument, openDocument } from './editor-store';
import type { Side } from './sides';
import { useSay } from '../../i18n/use-say';

interface CopyDialogProps {
  readonly name: string;
  readonly of: Side;
  readonly present: Texts;
  /**
   * There is none of this name on the disk any more: the name is free, and this is the one place where the
   * texts are.
   */
  readonly gone?: boolean;
  readonly onClose: () => void;
}

/**
 * Asks for a name, and makes a procedure of its own of a version or of the unsaved texts, which are given up
 * here.
 */
export function CopyDialog({ name, of, present, gone = false, onClose }: CopyDialogProps) {
  const { say } = useSay('history');
  const [as, setAs] = useState(gone ? name : `${name}-2`);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const copy = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('sops.duplicate', {
      name,
      as,
      ...(of === 'present' ? { draft: { toml: present.toml, markdown: present.markdown } } : { version: of }),
    });
    setBusy(false);
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    onClose();
    if (of === 'present') closeDocument();
    const { entry } = answer.value;
    if (entry.name === name) void openDocument(name);
    else go('sops', entry.name);
  };
  return (
    <Dialog open onClose={onClose} title={say(gone ? 'saveNewTitle' : 'copyTitle')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        <p>
          {gone
            ? say('saveNewText')
            : of === 'present'
              ? say('copyPresent', { name })
              : say('copyVersion', { version: of, name })}
        </p>
        <div className="field mt-3" data-part="field">
          <label htmlFor={id}>{say('copyName')}</label>
          <input
            id={id}
            className="in"
            value={as}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => {
              setAs(target.value);
            }}
          />
        </div>
        {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
        <DialogActions>
          <Button
            look="key"
            type="submit"
            disabled={as.trim() === ''}
            busy={busy ? say(gone ? 'savingNew' : 'copying') : null}
          >
            {say(gone ? 'saveNew' : 'copyNow')}
          </Button>
          <Button onClick={onClose}>{say('back')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
