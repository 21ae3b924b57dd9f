import { useEffect, useState } from 'react';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { go, guardLeaving, type Route } from '../../entities/window/route';
import { CopyDialog } from '../../entities/draft/copy-dialog';
import { isDirty } from '../../entities/draft/editor-state';
import { closeDocument, save, useEditor } from '../../entities/draft/editor-store';
import { useSay } from '../../i18n/use-say';

/** Asks before the page is left with unsaved work. */
export function LeaveDialog({ name }: { readonly name: string }) {
  const { say } = useSay('editor');
  const [to, setTo] = useState<Route | null>(null);
  const [copying, setCopying] = useState(false);
  const gone = useEditor((state) => state.document?.gone ?? false);
  const texts = useEditor((state) => state.document?.present.texts);
  useEffect(
    () =>
      guardLeaving((wanted) => {
        const { document } = useEditor.getState();
        if (document === null || !isDirty(document) || (wanted.page === 'sops' && wanted.id === name))
          return true;
        setTo(wanted);
        return false;
      }),
    [name],
  );
  const stay = (): void => {
    setTo(null);
  };
  const leave = (): void => {
    stay();
    closeDocument();
    if (to !== null) go(to.page, to.id, to.part);
  };
  const saveFirst = async (): Promise<void> => {
    if ((await save()) === null) stay();
    else leave();
  };
  if (copying && texts !== undefined)
    return (
      <CopyDialog
        name={name}
        of="present"
        present={texts}
        gone
        onClose={() => {
          setCopying(false);
        }}
      />
    );
  if (to === null) return null;
  return (
    <Dialog open onClose={stay} title={say('leaveTitle', { name })} role="alertdialog">
      <p>{say(gone ? 'leaveTextGone' : 'leaveText')}</p>
      <DialogActions>
        {gone ? (
          <Button
            look="key"
            onClick={() => {
              stay();
              setCopying(true);
            }}
          >
            {say('saveAsNew')}
          </Button>
        ) : (
          <Button look="key" onClick={() => void saveFirst()}>
            {say('leaveSave')}
          </Button>
        )}
        <Button onClick={leave}>{say('leaveAnyway')}</Button>
        <Button onClick={stay}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
