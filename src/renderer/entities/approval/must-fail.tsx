import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../kit/icons';
import { useTold } from '../../i18n/use-told';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approval.module.css';

/** What would fail for sure if it were carried out now, above the place to sign; nothing where all may go well. */
export function MustFail({ fails }: { readonly fails: readonly string[] }) {
  const { say } = useSay('approvals');
  const told = useTold();
  const reasons = [...new Set(fails)];
  if (reasons.length === 0) return null;
  return (
    <div
      className={classes(styles.mustFail, 'pn')}
      data-part="must-fail problem-note"
      role="note"
      aria-label={say('mustFail')}
    >
      <Icon of={TriangleAlert} />
      <div>
        <b>{say('mustFail')}</b>
        {reasons.map((why) => (
          <p key={why}>{told(why)}</p>
        ))}
      </div>
    </div>
  );
}
