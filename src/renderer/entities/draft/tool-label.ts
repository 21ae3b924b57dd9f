import { shortened } from '../../../shared/shortened';
import { useSay } from '../../i18n/use-say';
import { useTold } from '../../i18n/use-told';

/** Of a tool that somebody else describes at length. */
const longest = 60;

/** How a tool reads in a list: its name, and in a few words what it does. */
export function useToolLabel(): (tool: { readonly name: string; readonly description: string }) => string {
  const { say } = useSay('editor');
  const told = useTold();
  return ({ name, description }) =>
    description === ''
      ? name
      : say('toolDoes', { name, does: shortened(told(description).split('\n', 1)[0] ?? '', longest) });
}
