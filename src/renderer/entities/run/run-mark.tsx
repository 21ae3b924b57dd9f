import type { ReactNode } from 'react';
import { classes } from '../../kit/classes';
import styles from './run.module.css';

/** A word that sets a run or an event apart from real ones: dry, a test, from a file. */
export function RunMark({
  title,
  className,
  children,
}: {
  readonly title?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span className={classes(styles.mark, className)} data-part="dry" title={title}>
      {children}
    </span>
  );
}
