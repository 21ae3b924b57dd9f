import { useId, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { shownNumber, shownStep } from '../../../shared/step-numbers';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Select } from '../../kit/select';
import { go } from '../../entities/window/route';
import { useApp } from '../../entities/engine/app-store';
import { againPlan, reachedSteps } from './again-plan';
import type { RunSheet } from '../../../domain/run/run-sheet';
import { useRuns } from './runs-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './runs.module.css';

/**
 * Where to begin, on which payload, and what that repeats and what not. The new run opens when the engine
 * took it.
 */
export function AgainDialog({
  sheet,
  from,
  imported,
  onClose,
}: {
  readonly sheet: RunSheet;
  readonly from: number;
  readonly imported: boolean;
  readonly onClose: () => void;
}) {
  const { say } = useSay('runs');
  const brought = useRuns((state) => state.ties[sheet.runId]?.procedure);
  const now = useApp(
    (state) =>
      state.sops.find((row) =>
        brought === undefined ? row.name === sheet.sop.name : row.folder === brought?.folder,
      )?.sop ?? null,
  );
  const original = sheet.trigger.payload ?? '';
  const [step, setStep] = useState(imported ? 1 : from);
  const [payload, setPayload] = useState(original);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const plan = againPlan(sheet, step, now);
  const edited = payload !== original;
  const start = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const answer = await ask('runs.again', {
      runId: sheet.runId,
      step,
      ...(edited ? { payload: payload === '' ? null : payload } : {}),
    });
    setBusy(false);
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    onClose();
    go('runs', answer.value.runId);
  };
  return (
    <Dialog open onClose={onClose} title={say('againTitle', { sop: sheet.sop.name })}>
      <div className="field">
        <label htmlFor={`${id}-from`}>{say('againFrom')}</label>
        <Select
          id={`${id}-from`}
          value={step}
          disabled={imported}
          onChange={(event) => {
            setStep(Number(event.target.value));
            setRefusal(null);
          }}
        >
          <option value={1}>{say('againFromStart')}</option>
          {reachedSteps(sheet).map((reached) => (
            <option key={reached.number} value={reached.number}>
              {say('againFromStep', { step: shownNumber(reached), title: reached.title })}
            </option>
          ))}
        </Select>
      </div>
      <div className="field mt-3">
        <label htmlFor={`${id}-payload`}>
          {say('againPayload')} {edited ? <span className="pm ink">{say('againPayloadEdited')}</span> : null}
        </label>
        <textarea
          id={`${id}-payload`}
          className={classes(edited && styles.byYou, 'in code')}
          rows={4}
          spellCheck={false}
          value={payload}
          onChange={(event) => {
            setPayload(event.target.value);
          }}
        />
        {edited ? (
          <Button
            look="bare"
            size="sm"
            onClick={() => {
              setPayload(original);
            }}
          >
            {say('againPutBack')}
          </Button>
        ) : null}
      </div>
      <div className="cons mt-3">
        {imported ? <p>{say('againImported')}</p> : null}
        {plan.carried.length === 0 ? null : (
          <p>{say('againCarried', { steps: plan.carried.join(', '), count: plan.carried.length })}</p>
        )}
        {plan.asks.length === 0 ? (
          <p>{say(plan.sopKnown ? 'againAsksNobody' : 'againSopGone')}</p>
        ) : (
          <p>{say('againAsks', { steps: plan.asks.join(', '), count: plan.asks.length })}</p>
        )}
        <p>
          {say(plan.otherVersion ? 'againOtherVersion' : 'againSameVersion', {
            version: now?.version ?? '',
            then: sheet.sop.version,
          })}
        </p>
      </div>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button look="key" busy={busy ? say('againDoing') : null} onClick={() => void start()}>
          {step === 1 ? say('againDo') : say('againDoFrom', { step: shownStep(sheet.steps, step) })}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
