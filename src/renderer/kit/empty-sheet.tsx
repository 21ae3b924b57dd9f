import type { ReactNode } from 'react';
import { Sheet } from './sheet';
import { classes } from './classes';
import styles from './empty-sheet.module.css';

/**
 * An empty page: a ruled sheet that says what belongs here and offers the first thing to do. `note` stands in
 * the margin.
 */
export function EmptySheet({
  title,
  text,
  actions,
  note,
  lines = 6,
}: {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  readonly note?: string;
  readonly lines?: number;
}) {
  return (
    <Sheet className={styles.blank}>
      <div className={styles.lines}>
        <div className={classes(styles.number, styles.one)} aria-hidden="true">
          1
        </div>
        <div className={classes(styles.line, styles.first)}>
          <h2>{title}</h2>
          <p>{text}</p>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
        <div className={styles.margin}>{note}</div>
        {Array.from({ length: lines }, (_, index) => (
          <EmptyLine key={index} />
        ))}
      </div>
    </Sheet>
  );
}

/** A ruled line; steps that are not there have no numbers. */
function EmptyLine() {
  return (
    <>
      <div className={styles.number} />
      <div className={styles.line} />
      <div className={styles.margin} />
    </>
  );
}
