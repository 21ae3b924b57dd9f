import { useTranslation } from 'react-i18next';
import type { PinState } from '../../../shared/boards';
import { Button } from '../../components/button';
import { useWhyNotSet } from './use-why-not-set';

export function SetButton({ pin: { pin, level }, unconfirmed, onSet }: { readonly pin: Pick<PinState, 'pin' | 'level'>; readonly unconfirmed: boolean; readonly onSet: (pin: number) => void }) {
  const { t } = useTranslation('boards');
  const why = useWhyNotSet(level, unconfirmed);
  return (
    <Button size="sm" aria-label={t('setName', { pin })} disabled={why !== null} title={why?.text} onClick={() => { onSet(pin); }}>
      {t('set')}
    </Button>
  );
}
