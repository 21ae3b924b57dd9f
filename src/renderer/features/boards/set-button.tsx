import { useTranslation } from 'react-i18next';
import type { PinState } from '../../../shared/boards';
import { Button } from '../../components/button';

/** Not where the engine would refuse: nothing is written to a board that another than before answers as, and where no level is known. */
export function SetButton({ pin: { pin, level }, unconfirmed, onSet }: { readonly pin: Pick<PinState, 'pin' | 'level'>; readonly unconfirmed: boolean; readonly onSet: (pin: number) => void }) {
  const { t } = useTranslation('boards');
  const why = unconfirmed ? t('setUnconfirmed') : level === null ? t('setNotKnown') : undefined;
  return (
    <Button size="sm" aria-label={t('setName', { pin })} disabled={why !== undefined} title={why} onClick={() => { onSet(pin); }}>
      {t('set')}
    </Button>
  );
}
