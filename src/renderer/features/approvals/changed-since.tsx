import { ChangedList } from '../../entities/approval/changed-list';
import { useSay } from '../../i18n/use-say';
import type { Changed } from '../../../shared/basis';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** A row of a card that asks once more. */
export function ChangedSince({ changes }: { readonly changes: readonly Changed[] }) {
  const { say } = useSay('approvals');
  if (changes.length === 0) return null;
  return (
    <div className={classes(styles.row, styles.tight)}>
      <div className={classes(styles.label, 'warn')}>{say('changedSince')}</div>
      <ChangedList changes={changes} />
    </div>
  );
}
