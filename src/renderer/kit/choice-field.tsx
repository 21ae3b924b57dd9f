import { useId } from 'react';
import { Select } from './select';
import styles from './choice-field.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A labelled choice of a few; `code` for names of tools and boards. */
export function ChoiceField({
  label,
  value,
  choices,
  onChoose,
  note,
  code = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string) => void;
  readonly note?: string | undefined;
  readonly code?: boolean;
}) {
  const id = useId();
  const known = choices.some((choice) => choice.value === value);
  return (
    <div className="field" data-part="field">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        className={code ? 'in code' : 'in'}
        data-part="input"
        value={value}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      >
        {known ? null : <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
      <span id={`${id}-note`} className="note" data-part="note">
        {note}
      </span>
    </div>
  );
}

/** A switch with its words and what it means. */
export function SwitchField({
  label,
  on,
  onSwitch,
  note,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly note?: string;
}) {
  const id = useId();
  return (
    <div>
      <div className={styles.switchLine}>
        <b id={id}>{label}</b>
        <button
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={on}
          aria-labelledby={id}
          onClick={() => {
            onSwitch(!on);
          }}
        />
      </div>
      {note === undefined ? null : (
        <p className="note" data-part="note">
          {note}
        </p>
      )}
    </div>
  );
}
