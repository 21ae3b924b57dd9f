import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './boards.module.css';

/** Low is a ring, high is filled; what is not known is a question mark. */
export function LevelMark({ level }: { readonly level: 0 | 1 | null }) {
  const { say } = useSay('boards');
  return (
    <i
      className={level === 1 ? classes(styles.level, styles.high) : styles.level}
      data-level={level ?? undefined}
      role="img"
      aria-label={level === null ? say('levelUnknown') : say('level', { level })}
    >
      {level ?? '?'}
    </i>
  );
}
