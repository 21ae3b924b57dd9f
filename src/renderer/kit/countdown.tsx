import { countdownText } from './time-format';
import styles from './countdown.module.css';

/**
 * The large count of time left, and the bar that shrinks with it. `totalMs` is the whole time that was given.
 */
export function Countdown({ leftMs, totalMs }: { readonly leftMs: number; readonly totalMs: number }) {
  const share = totalMs <= 0 ? 0 : Math.min(1, Math.max(0, leftMs / totalMs));
  return (
    <>
      <b className="t" data-part={leftMs <= 60_000 ? 'last' : undefined} role="timer">
        {countdownText(leftMs)}
      </b>
      <div className={styles.bar} data-part="countdown-bar" aria-hidden="true">
        <i style={{ width: `${String(share * 100)}%` }} />
      </div>
    </>
  );
}
