import type { ReactNode } from 'react';
import styles from './title-block.module.css';

export interface TitleCell {
  readonly label: string;
  readonly value: ReactNode;
  /** strong: the name of the thing; code: an id. */
  readonly look?: 'strong' | 'code' | 'plain';
  /** Left out under 1100 px. */
  readonly optional?: boolean;
}

/**
 * Cells with a label above a value, closed by a black line, as on a drawing. The first cell takes the room
 * that is left.
 */
export function TitleBlock({ cells }: { readonly cells: readonly TitleCell[] }) {
  return (
    <div className={styles.block} data-part="title-block">
      {cells.map((cell) => (
        <div key={cell.label} className={cell.optional === true ? styles.optional : undefined}>
          <small>{cell.label}</small>
          {cell.look === 'strong' ? (
            <b>{cell.value}</b>
          ) : (
            <span className={cell.look === 'code' ? 'code t' : 't'}>{cell.value}</span>
          )}
        </div>
      ))}
    </div>
  );
}
