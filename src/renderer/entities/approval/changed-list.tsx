import type { Changed } from '../../../shared/basis';
import { changeText } from '../../../shared/basis-text';
import { useTold } from '../../i18n/use-told';
import styles from './approval.module.css';

/** What is not so any more since a card was asked before. */
export function ChangedList({ changes }: { readonly changes: readonly Changed[] }) {
  const told = useTold();
  return (
    <ul className={styles.changed} data-part="changed" role="status">
      {changes.map((change) => (
        <li key={JSON.stringify(change.was)}>{told(changeText(change))}</li>
      ))}
    </ul>
  );
}
