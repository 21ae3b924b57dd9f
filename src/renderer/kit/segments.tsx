import { classes } from './classes';
import styles from './segments.module.css';

interface Segment<T> {
  readonly value: T;
  readonly label: string;
  /** What is to be known of it, as a dot with this word. */
  readonly mark?: string | undefined;
}

/** One choice of a few, side by side: a group of radio buttons. */
export function Segments<T extends string>({
  name,
  labelledBy,
  value,
  options,
  onChange,
}: {
  readonly name: string;
  readonly labelledBy: string;
  readonly value: T;
  readonly options: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
}) {
  return (
    <div
      className={classes(styles.segments, options.length > 5 && styles.even)}
      data-part="segments"
      role="radiogroup"
      aria-labelledby={labelledBy}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
          {option.mark === undefined ? null : (
            <span className={styles.mark} title={option.mark}>
              <span className="sr">{option.mark}</span>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
