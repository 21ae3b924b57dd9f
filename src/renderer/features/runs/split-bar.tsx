import type { Shares, Spender } from '../../../shared/run-figures';
import { spenderWord } from './run-phrases';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './time-spent.module.css';

const shown: readonly Exclude<Spender, 'unknown'>[] = ['queue', 'model', 'tool', 'person'];

/** Shares of a run's time; the duration stands beside it in words. */
export function SplitBar({ shares, live }: { readonly shares: Shares; readonly live: boolean }) {
  const total = shown.reduce((sum, spender) => sum + shares[spender], 0);
  return (
    <span className={classes(styles.splitBar, live && styles.live)} aria-hidden="true">
      {total === 0
        ? null
        : shown.map((spender) =>
            shares[spender] === 0 ? null : (
              <i
                key={spender}
                className={styles.mark}
                data-spender={spender}
                style={{ width: `${((100 * shares[spender]) / total).toFixed(2)}%` }}
              />
            ),
          )}
    </span>
  );
}

/** What the marks of the bars mean. */
export function SpentKey({
  spenders = shown,
  typical = false,
}: {
  readonly spenders?: readonly Spender[];
  /** The outline is there as well. */ readonly typical?: boolean;
}) {
  const { say } = useSay('runs');
  return (
    <span className={styles.key}>
      {spenders.map((spender) => (
        <span key={spender}>
          <i className={styles.mark} data-spender={spender} aria-hidden="true" />
          {say(spenderWord[spender])}
        </span>
      ))}
      {typical ? (
        <span>
          <i className={styles.typical} aria-hidden="true" />
          {say('typical')}
        </span>
      ) : null}
    </span>
  );
}
