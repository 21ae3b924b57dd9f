import { useTranslation } from 'react-i18next';

/**
 * Why a pin cannot be set now; null: it can. The engine would refuse: nothing is written to a board that is
 * away, or that another than before answers as.
 */
export function useWhyNotSet(
  away: boolean,
  unconfirmed: boolean,
): { readonly text: string; readonly remedy: string } | null {
  const { t } = useTranslation('boards');
  if (unconfirmed) return { text: t('setUnconfirmed'), remedy: t('strangerRemedy') };
  return away ? { text: t('setNotKnown'), remedy: t('setNotKnownRemedy') } : null;
}
