import type { ReactNode } from 'react';
import styles from './band.module.css';

/** A row of a list that divides it, such as into days. */
export function Band({ text, aside }: { readonly text: string; readonly aside?: ReactNode }) {
  return (
    <div className={styles.band} role="row">
      <span role="cell">{text}</span>
      {aside === undefined ? null : (
        <span role="cell" className={styles.aside}>
          {aside}
        </span>
      )}
    </div>
  );
}
