import type { ReactNode } from 'react';
import styles from './channels.module.css';

/** A label, what it is about, and a remark in the margin. */
export function ChannelRow({
  label,
  children,
  note,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly note?: ReactNode;
}) {
  return (
    <section className={styles.row} aria-label={label}>
      <h2 className={styles.label}>{label}</h2>
      <div>{children}</div>
      <div className={styles.margin}>{note}</div>
    </section>
  );
}
