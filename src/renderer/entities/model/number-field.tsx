import { useId, useState } from 'react';
import type { z } from 'zod';
import { readNumber } from '../../kit/read-number';
import { classes } from '../../kit/classes';
import styles from './model.module.css';

export interface NumberKey {
  readonly kind: 'whole' | 'decimal';
  readonly schema: z.ZodType<number | undefined>;
}

/** Undefined: the field is empty, and nothing is set. */
export function readKey(text: string, { kind, schema }: NumberKey): number | undefined | 'wrong' {
  if (text.trim() === '') return undefined;
  const parsed = schema.safeParse(readNumber(text, kind) ?? Number.NaN);
  return parsed.success ? parsed.data : 'wrong';
}

/** A number that may be set. `onChange` hears of it when the field is left with something that can be used. */
export function NumberField({
  label,
  wrong,
  hint,
  value,
  of,
  onChange,
}: {
  readonly label: string;
  readonly wrong: string;
  /** What holds while it is empty. */
  readonly hint: string;
  readonly value: number | undefined;
  readonly of: NumberKey;
  readonly onChange: (value: number | undefined) => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? String(value ?? '');
  const parsed = readKey(shown, of);
  const leave = (): void => {
    if (draft === null || parsed === 'wrong') return;
    setDraft(null);
    if (parsed !== value) onChange(parsed);
  };
  return (
    <div className={styles.samplingRow}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={classes(styles.input, 'in t')}
        inputMode={of.kind === 'whole' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={shown}
        placeholder={hint}
        aria-invalid={parsed === 'wrong'}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
        }}
      />
      {parsed === 'wrong' ? (
        <p className={classes(styles.note, 'note warn')} data-part="warn">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}
