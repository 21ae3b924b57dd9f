import { useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { SopVersion } from '../../../shared/sop-edit';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { fullTime } from '../../kit/time-format';
import { useApp } from '../../entities/engine/app-store';
import { useSay } from '../../i18n/use-say';

/** Asks before both files become what they were. `hash`: of the files that are in force. */
export function RestoreDialog({
  name,
  version,
  hash,
  dirty,
  onClose,
}: {
  readonly name: string;
  readonly version: SopVersion;
  readonly hash: string;
  readonly dirty: boolean;
  readonly onClose: (restored: boolean) => void;
}) {
  const { say, language } = useSay('history');
  const isOff = useApp(({ sops }) => sops.some((entry) => entry.hash === hash && entry.state === 'disabled'));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const restore = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('sops.restore', { name, version: version.version, expectedHash: hash });
    setBusy(false);
    if (answer.ok) onClose(true);
    else setRefusal(answer.error);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => {
        onClose(false);
      }}
      title={say('restoreTitle', { version: version.version, name })}
    >
      <p>{say('restoreWhat', { at: fullTime(version.at, language) })}</p>
      {isOff ? <p className="cons mt-3">{say('restoreOff')}</p> : null}
      {dirty ? <p className="cons mt-3">{say('restoreUnsaved')}</p> : null}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button look="key" busy={busy ? say('restoring') : null} onClick={() => void restore()}>
          {say('restoreNow')}
        </Button>
        <Button
          onClick={() => {
            onClose(false);
          }}
        >
          {say('back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
