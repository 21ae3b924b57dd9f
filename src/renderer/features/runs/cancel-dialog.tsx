import { useId, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { shownStep } from '../../../shared/step-numbers';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import type { RunSheet } from '../../../domain/run/run-sheet';
import { useRuns } from './runs-store';
import { useSay } from '../../i18n/use-say';

/** Asks for the reason before a run is cancelled, and says what that does and does not undo. */
export function CancelDialog({ sheet, onClose }: { readonly sheet: RunSheet; readonly onClose: () => void }) {
  const { say } = useSay('runs');
  const cancelRun = useRuns((state) => state.cancelRun);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const field = useId();
  const problem = useId();
  const cancel = async (): Promise<void> => {
    if (reason.trim() === '') {
      setMissing(true);
      document.getElementById(field)?.focus();
      return;
    }
    setBusy(true);
    setRefusal(null);
    const answer = await cancelRun(sheet.runId, reason.trim());
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer.error);
  };
  const consequence = sheet.status === 'running' ? 'cancelConsequenceRunning' : 'cancelConsequenceWaiting';
  return (
    <Dialog open onClose={onClose} title={say('cancelTitle', { runId: sheet.runId })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void cancel();
        }}
      >
        <div className="field">
          <label htmlFor={field}>{say('cancelWhy')}</label>
          <input
            id={field}
            className="in"
            value={reason}
            aria-invalid={missing}
            aria-describedby={missing ? problem : undefined}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
          {missing ? (
            <span className="fe" id={problem} role="alert">
              {say('cancelNoReason')}
            </span>
          ) : null}
        </div>
        <p className="cons mt-3">
          {say(consequence, { step: shownStep(sheet.steps, sheet.currentStep) })}
          <br />
          {say('cancelRecord')}
        </p>
        {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
        <DialogActions>
          <Button look="key" type="submit" busy={busy ? say('cancelDoing') : null}>
            {say('cancelDo')}
          </Button>
          <Button onClick={onClose}>{say('keepRunning')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
