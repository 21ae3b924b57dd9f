import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import type { Refusal } from '../../../shared/result';
import { liveRuns } from './app-state';
import { useApp } from './app-store';
import { useOverlay } from './overlay-store';

/** Emergency stop asks once, and says what it does and what it cannot undo. */
export function StopDialog() {
  const { t } = useTranslation('app');
  const close = useOverlay((state) => state.close);
  const live = useApp((state) => liveRuns(state.runs));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const stop = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('engine.stop-everything', {});
    setBusy(false);
    if (answer.ok) close();
    else setRefusal(answer.error);
  };
  return (
    <Dialog open onClose={close} title={t('stopTitle')} role="alertdialog">
      <p>{t('stopText', { count: live })}</p>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button look="key" busy={busy ? t('stopping') : null} onClick={() => void stop()}>
          {t('stopNow')}
        </Button>
        <Button onClick={close}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
