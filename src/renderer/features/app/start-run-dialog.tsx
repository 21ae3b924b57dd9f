import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import type { Refusal } from '../../../shared/result';
import { useApp } from './app-store';
import { useOverlay } from './overlay-store';
import { go } from './route';

/**
 * Starts a procedure by hand, with a payload if its steps need one, and opens its run. A refusal stays here
 * with its remedy.
 */
export function StartRunDialog({ sop: name, unsaved }: { readonly sop: string; readonly unsaved: boolean }) {
  const { t } = useTranslation('app');
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
    <Dialog open onClose={close} title={t('startTitle', { sop: name })}>
      <div className="field">
        <label htmlFor={id}>{t('startPayload')}</label>
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
        <span className="note">{t('startPayloadHint')}</span>
      </div>
      {off ? (
        <div className="mt-3">
          <ProblemNote tone="warn" message={t('startOff')} remedy={t('startOffRemedy')} />
        </div>
      ) : (
        <>
          <p className="cons mt-3">{t('startText', { count: steps })}</p>
          <p className="cons">{t('startDryText')}</p>
        </>
      )}
      {unsaved ? <p className="cons warn">{t('startUnsaved')}</p> : null}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button
          look="key"
          disabled={off}
          busy={busy ? t('starting') : null}
          onClick={() => void start(false)}
        >
          {t('startNow')}
        </Button>
        <Button disabled={busy || off} onClick={() => void start(true)}>
          {t('startDry')}
        </Button>
        <Button onClick={close}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
