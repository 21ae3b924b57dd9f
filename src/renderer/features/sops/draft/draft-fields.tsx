import { useId, useState } from 'react';
import { durationText } from '../../../../domain/procedure/duration';
import { useSay } from '../../../i18n/use-say';
import { wholeSecs } from './draft-state';
import { classes } from '../../../kit/classes';
import styles from '../sops.module.css';

/** A labelled line; `offers` are what there is to choose from, and anything else may be typed. */
export function TextField({
  label,
  value,
  onChange,
  note,
  code = false,
  offers = [],
  placeholder,
  type = 'text',
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly note?: string | undefined;
  readonly code?: boolean;
  readonly offers?: readonly { readonly value: string; readonly label?: string | undefined }[];
  readonly placeholder?: string | undefined;
  readonly type?: 'text' | 'time';
}) {
  const id = useId();
  return (
    <div className={classes(styles.field, 'field')}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={code ? classes(styles.input, styles.code, 'in code') : classes(styles.input, 'in')}
        type={type}
        value={value}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        {...(offers.length === 0 ? {} : { list: `${id}-offers` })}
        {...(note === undefined ? {} : { 'aria-describedby': `${id}-note` })}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {offers.length === 0 ? null : (
        <datalist id={`${id}-offers`}>
          {offers.map((offer) => (
            <option key={offer.value} value={offer.value}>
              {offer.label}
            </option>
          ))}
        </datalist>
      )}
      {note === undefined ? null : (
        <span id={`${id}-note`} className={classes(styles.note, 'note')}>
          {note}
        </span>
      )}
    </div>
  );
}

/** A time such as 5m. What is none is kept as it is typed, and the time before it goes on being meant. */
export function TimeField({
  label,
  secs,
  onChange,
  note,
}: {
  readonly label: string;
  /** Null: none. */
  readonly secs: number | null;
  readonly onChange: (secs: number | null) => void;
  readonly note?: string;
}) {
  const { say } = useSay('draft');
  const [text, setText] = useState(secs === null ? '' : durationText(secs));
  const isTime = text.trim() === '' || wholeSecs(text) !== null;
  return (
    <TextField
      label={label}
      value={text}
      note={isTime ? note : say('noTime')}
      onChange={(next) => {
        setText(next);
        onChange(next.trim() === '' ? null : (wholeSecs(next) ?? secs));
      }}
    />
  );
}
