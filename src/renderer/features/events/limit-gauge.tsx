import type { Gauge } from '../../entities/event/events-state';
import { useSay } from '../../i18n/use-say';
import styles from './events.module.css';

const width = 248;
const labelRoom = 34;

/** The value as a dot in ink, the limit as a dotted line, on a line of numbers. */
export function LimitGauge({ gauge }: { readonly gauge: Gauge }) {
  const { say } = useSay('events');
  const { value, limit, from, to } = gauge;
  const x = (number: number): number =>
    to === from ? width / 2 : ((number - from) / (to - from)) * (width - 8) + 4;
  const [dot, line] = [x(value), x(limit)];
  // The two figures stand on the sides that are away from each other.
  const [valueEnd, limitEnd] =
    value >= limit
      ? [dot > width - labelRoom, line > labelRoom]
      : [dot > labelRoom, line > width - labelRoom];
  return (
    <svg
      className={styles.gauge}
      width={width}
      height="56"
      viewBox={`0 0 ${String(width)} 56`}
      role="img"
      aria-label={say('gauge', { value, limit })}
    >
      <line className={styles.gaugeAxis} x1="0" x2={width} y1="28" y2="28" />
      <line className={styles.gaugeLimit} x1={line} x2={line} y1="12" y2="36" />
      <circle cx={dot} cy="28" r="4" />
      <text x="0" y="50">
        {from}
      </text>
      <text x={width} y="50" textAnchor="end">
        {to}
      </text>
      <text x={line + (limitEnd ? -4 : 4)} y="18" textAnchor={limitEnd ? 'end' : 'start'}>
        {limit}
      </text>
      <text
        className={styles.gaugeValue}
        x={dot + (valueEnd ? -8 : 8)}
        y="20"
        textAnchor={valueEnd ? 'end' : 'start'}
      >
        {value}
      </text>
    </svg>
  );
}
