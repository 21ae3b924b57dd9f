import { useId, type KeyboardEvent } from 'react';
import { useLiveText, type WriteText } from '../../entities/draft/use-live-text';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

interface LiveFieldProps {
  readonly label: string;
  readonly value: string;
  readonly write: WriteText;
  readonly code?: boolean;
  readonly placeholder?: string;
  /** In a few words what it means, or what is wrong with it in the saved text. */
  readonly note?: string | undefined;
  readonly problem?: string | undefined;
  readonly unit?: string | undefined;
}

/** A labelled field of the inspector that writes into the document as it is typed in. */
export function LiveField({
  label,
  value,
  write,
  code = false,
  placeholder,
  note,
  problem,
  unit,
}: LiveFieldProps) {
  const { text, wrong, change, finish } = useLiveText(value, write);
  const id = useId();
  const told = wrong ?? problem;
  return (
    <div className={classes(styles.field, 'field')}>
      <label htmlFor={id}>{label}</label>
      <span className={unit === undefined ? undefined : styles.withUnit}>
        <input
          id={id}
          className={code ? classes(styles.code, 'in code') : 'in'}
          spellCheck={false}
          value={text}
          placeholder={placeholder}
          aria-invalid={told !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            change(event.target.value);
          }}
          onBlur={finish}
          onKeyDown={finishOnEnter(finish)}
        />
        {unit === undefined ? null : <span aria-hidden="true">{unit}</span>}
      </span>
      <span
        id={`${id}-note`}
        className={told === undefined ? classes(styles.note, 'note') : classes(styles.fieldError, 'fe')}
      >
        {told ?? note}
      </span>
    </div>
  );
}

const finishOnEnter =
  (finish: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
  };

/** Text on the sheet that is edited where it stands. */
export function SheetText({
  label,
  value,
  write,
  className,
  part,
  placeholder,
  single = false,
  onFocus,
  onEnter,
}: {
  readonly label: string;
  readonly value: string;
  readonly write: WriteText;
  readonly className: string | undefined;
  readonly part?: string;
  readonly placeholder?: string;
  readonly single?: boolean;
  readonly onFocus?: () => void;
  readonly onEnter?: () => void;
}) {
  const { text, wrong, change, finish } = useLiveText(value, write);
  const id = useId();
  return (
    <>
      <textarea
        className={classes(styles.onSheet, className)}
        data-part={part}
        rows={1}
        aria-label={label}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : id}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          change(single ? event.target.value.replaceAll(/\s*\n\s*/gu, ' ') : event.target.value);
        }}
        onFocus={onFocus}
        onBlur={finish}
        onKeyDown={(event) => {
          if (!single || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          finish();
          onEnter?.();
        }}
      />
      {wrong === null ? null : (
        <span id={id} className={classes(styles.fieldError, 'fe')}>
          {wrong}
        </span>
      )}
    </>
  );
}
