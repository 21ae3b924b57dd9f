import { classes } from './classes';
import styles from './status-dot.module.css';

export type DotState = 'on' | 'half' | 'off' | 'broken' | 'ink' | 'signal';

const classOf: Record<DotState, string | undefined> = {
  on: undefined,
  half: styles.half,
  off: styles.off,
  broken: styles.broken,
  ink: styles.ink,
  signal: styles.signal,
};

/** Differs in shape as well as colour: full, half, ring, square. A word always stands beside it. */
export function StatusDot({ state }: { readonly state: DotState }) {
  return <i className={classes(styles.dot, classOf[state])} data-part="dot" aria-hidden="true" />;
}
