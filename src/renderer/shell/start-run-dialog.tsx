import { useId, useState } from 'react';
import { ask } from '../bridge/bridge';
import { Button } from '../kit/button';
import { Dialog, DialogActions } from '../kit/dialog';
import { ProblemNote } from '../kit/problem-note';
import type { Refusal } from '../../shared/result';
import { useApp } from '../entities/engine/app-store';
import { useOverlay } from '../entities/window/overlay-store';
import { go } from '../entities/window/route';
import { useSay } from '../i18n/use-say';

/**
 * Starts a procedure by hand, with a payload if its steps need one, and opens its run. A refusal stays here
 * with its remedy.
 */
export function StartRunDialog({ sop: name, unsaved }: { readonly sop: string; readonly unsaved: boolean }) {
  const { say } = useSay('shell');
  const close = useOverlay((state) => state.close);
  const steps = useApp((state) => state.sops.find((row) => row.name === name)?.sop?.steps.length ?? 0);
  const off = useApp((state) => state.status?.proceduresEnabled === false);
  const [payload, setPayload] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const start = async (dry: boolean): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const answer = await ask('sops.start', { name, payload: payload.trim() === '' ? null : payload, dry });
    setBusy(false);
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    close();
    go('runs', answer.value.runId);
  };
  return (
    <Dialog open onClose={close} title={say('startTitle', { sop: name })}>
      <div className="field" data-part="field">
        <label htmlFor={id}>{say('startPayload')}</label>
        <textarea
          id={id}
          className="in code"
          rows={4}
          spellCheck={false}
          value={payload}
          onChange={(event) => {
            setPayload(event.target.value);
          }}
        />
        <span className="note" data-part="note">
          {say('startPayloadHint')}
        </span>
      </div>
      {off ? (
        <div className="mt-3">
          <ProblemNote tone="warn" message={say('startOff')} remedy={say('startOffRemedy')} />
        </div>
      ) : (
        <>
          <p className="cons mt-3">{say('startText', { count: steps })}</p>
          <p className="cons">{say('startDryText')}</p>
        </>
      )}
      {unsaved ? <p className="cons warn">{say('startUnsaved')}</p> : null}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button
          look="key"
          disabled={off}
          busy={busy ? say('starting') : null}
          onClick={() => void start(false)}
        >
          {say('startNow')}
        </Button>
        <Button disabled={busy || off} onClick={() => void start(true)}>
          {say('startDry')}
        </Button>
        <Button onClick={close}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
