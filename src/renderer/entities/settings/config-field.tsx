import type { KeyboardEvent } from 'react';
import type { Json } from '../../../shared/json';
import { Select } from '../../kit/select';
import { roughDuration } from '../../kit/time-format';
import { useWhenGone } from '../../kit/use-when-gone';
import { fieldText, readField, readRow, unitOf, type Row } from './settings-state';
import { choiceText } from './table-titles';
import { RouteFields } from '../channel/route-fields';
import { ChoicesField } from './choices-field';
import type { WrittenField } from './unsaved-rows';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

interface ConfigFieldProps {
  readonly row: Row;
  readonly label: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  /** What is being written; null: what the file says. */
  readonly field: WrittenField | null;
  readonly onWrite: (field: WrittenField | null) => void;
  /** What was written is not what the key wants; null: it is again. */
  readonly onWrong: (draft: string | null) => void;
  /** `was`: what was written when the change began; undefined: nothing. */
  readonly onSave: (
    value: string | number | boolean | readonly string[] | null,
    was: Json | undefined,
  ) => void;
}

/**
 * The control that fits the key: a switch, a choice, or a field that is saved when it is left or with Enter.
 */
export function ConfigField({
  row,
  label,
  describedBy,
  invalid,
  field,
  onWrite,
  onWrong,
  onSave,
}: ConfigFieldProps) {
  const { say, language } = useSay('settings');
  const { node, written } = row;
  const key = row.place.filter((part) => typeof part === 'string').join('.');
  const value = written ?? node.default;
  const common = { 'aria-label': label, 'aria-describedby': describedBy };
  if (node.type === 'boolean' && typeof value === 'boolean') {
    return (
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={value}
        {...common}
        title={say(value ? 'on' : 'off')}
        onClick={() => {
          onSave(!value, written);
        }}
      >
        <i />
      </button>
    );
  }
  if (node.enum !== undefined) {
    const choices = node.enum.map(String);
    const shown = fieldText(value);
    return (
      <Select
        {...common}
        aria-invalid={invalid}
        value={shown}
        onChange={(event) => {
          onSave(event.target.value, written);
        }}
      >
        {choices.includes(shown) ? null : <option value={shown}>{shown}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceText(key, choice, language)}
          </option>
        ))}
      </Select>
    );
  }
  const list = textsOf(value);
  if (node.items?.route === true)
    return (
      <RouteFields
        label={label}
        describedBy={describedBy}
        routes={list}
        onChange={(routes) => {
          onSave(routes, written);
        }}
      />
    );
  if (node.items?.enum !== undefined)
    return (
      <ChoicesField
        label={label}
        describedBy={describedBy}
        choices={node.items.enum.map(String)}
        chosen={list}
        nameOf={(choice) => choiceText(key, choice, language)}
        onChange={(chosen) => {
          onSave(chosen, written);
        }}
      />
    );
  return (
    <TextField
      row={row}
      common={common}
      invalid={invalid}
      field={field}
      onWrite={onWrite}
      onWrong={onWrong}
      onSave={onSave}
    />
  );
}

const textsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function TextField({
  row,
  common,
  invalid,
  field,
  onWrite,
  onWrong,
  onSave,
}: Pick<ConfigFieldProps, 'row' | 'invalid' | 'field' | 'onWrite' | 'onWrong' | 'onSave'> & {
  readonly common: object;
}) {
  const { say, language } = useSay('settings');
  const { node, written, name } = row;
  const onDisk = fieldText(written ?? node.default);
  // What changed on the disk is taken over, unless somebody is writing here: that is asked about when it is
  // saved.
  const { text, from, tried } =
    field === null || field.text === onDisk ? { text: onDisk, from: written, tried: false } : field;
  const setText = (next: string): void => {
    onWrite(next === fieldText(from ?? node.default) ? null : { text: next, from, tried: false });
  };
  const unit = unitOf(name);
  const leave = (): void => {
    if (text === onDisk) {
      onWrite(null);
      onWrong(null);
      return;
    }
    onWrite({ text, from, tried: true });
    const read = readRow(text, row);
    if (read === null) onWrong(text);
    else {
      onWrong(null);
      onSave(read.value, from);
    }
  };
  /** Leaving a field that was refused does not try again; Enter does. */
  const blur = (): void => {
    if (!tried) leave();
  };
  useWhenGone(() => {
    if (field !== null) blur();
  });
  if (node.type === 'array') {
    return (
      <>
        <textarea
          className="in code"
          rows={Math.min(6, Math.max(2, text.split('\n').length))}
          spellCheck={false}
          {...common}
          aria-invalid={invalid}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
          onBlur={blur}
        />
        <span className={classes(styles.note, 'note')}>{say('onePerLine')}</span>
      </>
    );
  }
  const enter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
    if (event.key !== 'Escape') return;
    onWrite(null);
    onWrong(null);
  };
  const number = readField(text, node)?.value;
  const told =
    unit === 'seconds' && typeof number === 'number' && number >= 60
      ? `${say(unit)}, ${roughDuration(number * 1000, language)}`
      : unit === null
        ? null
        : say(unit);
  return (
    <span className={styles.inUnit}>
      <input
        className={node.type === 'string' ? 'in code' : 'in t'}
        {...common}
        inputMode={node.type === 'string' ? 'text' : 'decimal'}
        aria-invalid={invalid}
        spellCheck={false}
        autoComplete="off"
        list={name === 'timezone' ? `${row.place.join('.')}-zones` : undefined}
        placeholder={node.type === 'string' ? (placeholders[row.place.join('.')] ?? '') : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onBlur={blur}
        onKeyDown={enter}
      />
      {name === 'timezone' ? <Zones id={`${row.place.join('.')}-zones`} /> : null}
      {told === null ? null : <span className={classes(styles.note, 'note')}>{told}</span>}
    </span>
  );
}

/** What is usually written there. */
const placeholders: Readonly<Record<string, string>> = {
  'mqtt.url': 'mqtt://192.168.0.10:1883',
  'amqp.url': 'amqp://192.168.0.10:5672',
  'sop.timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  'gateway.host': '127.0.0.1',
};

/** The time zones that there are, to choose from while one is typed. */
function Zones({ id }: { readonly id: string }) {
  return (
    <datalist id={id}>
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  );
}
