import { useTranslation } from 'react-i18next';
import type { PinState } from '../../../shared/boards';

/** Why a pin cannot be set now; null: it can. The engine would refuse: nothing is written to a board that another than before answers as, and where no level is known. */
export function useWhyNotSet(level: PinState['level'], unconfirmed: boolean): { readonly text: string; readonly mend: string } | null {
  const { t } = useTranslation('boards');
  if (unconfirmed) return { text: t('setUnconfirmed'), mend: t('strangerMend') };
  return level === null ? { text: t('setNotKnown'), mend: t('setNotKnownMend') } : null;
}
