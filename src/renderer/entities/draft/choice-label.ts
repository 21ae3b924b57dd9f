import { visible } from '../../../shared/visible';
import { useSay } from '../../i18n/use-say';

/** How a value that is chosen reads: with what it is called beside it, where somebody said. */
export function useChoiceLabel(): (value: string, called: string | null | undefined) => string {
  const { say } = useSay('editor');
  return (value, called) =>
    called === null || called === undefined ? value : say('choiceCalled', { value, called: visible(called) });
}
