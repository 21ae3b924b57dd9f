import type { Changed } from '../../../shared/basis';
import { changeText } from '../../../shared/basis-text';
import { useTold } from '../../i18n/use-told';

/** What is not so any more since a card was asked before. */
export function ChangedList({ changes }: { readonly changes: readonly Changed[] }) {
  const told = useTold();
  return (
    <ul className="wide changed" role="status">
      {changes.map((change) => (
        <li key={JSON.stringify(change.was)}>{told(changeText(change))}</li>
      ))}
    </ul>
  );
}
