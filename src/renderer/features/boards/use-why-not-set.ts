import { useSay } from '../../i18n/use-say';

/**
 * Why a pin cannot be set now; null: it can. The engine would refuse: nothing is written to a board that is
 * away, or that another than before answers as.
 */
export function useWhyNotSet(
  away: boolean,
  unconfirmed: boolean,
): { readonly text: string; readonly remedy: string } | null {
  const { say } = useSay('boards');
  if (unconfirmed) return { text: say('setUnconfirmed'), remedy: say('strangerRemedy') };
  return away ? { text: say('setNotKnown'), remedy: say('setNotKnownRemedy') } : null;
}
