import { useState, type KeyboardEvent } from 'react';
import { roughDuration } from '../../components/time-format';
import { fieldText, readField, unitOf, type Row } from './settings-state';
import { useSay } from './use-say';

interface ConfigFieldProps {
  readonly row: Row;
  readonly label: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  /** What was written is not what the key wants; null: it is again. */
  readonly onWrong: (draft: string | null) => void;
  readonly onSave: (value: string | number | boolean | readonly string[] | null) => void;
}

/** The control that fits the key: a switch, a choice, or a field that is saved when it is left or with Enter. */
export function ConfigField({ row, label, describedBy, invalid, onWrong, onSave }: ConfigFieldProps) {
  const { say } = useSay();
  const { node, written } = row;
  const value = written ?? node.default;
  const common = { 'aria-label': label, 'aria-describedby': describedBy };
  if (node.type === 'boolean' && typeof value === 'boolean') {
    return <button type="button" role="switch" className="switch" aria-checked={value} {...common} title={say(value ? 'on' : 'off')} onClick={() => { onSave(!value); }}><i /></button>;
  }
  if (node.enum !== undefined) {
    const choices = node.enum.map(String);
    const shown = fieldText(value);
    return (
      <select className="in" {...common} aria-invalid={invalid} value={shown} onChange={(event) => { onSave(event.target.value); }}>
        {choices.includes(shown) ? null : <option value={shown}>{shown}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>{choice}</option>
        ))}
      </select>
    );
  }
  return <TextField row={row} common={common} invalid={invalid} onWrong={onWrong} onSave={onSave} />;
}

function TextField({ row, common, invalid, onWrong, onSave }: Pick<ConfigFieldProps, 'row' | 'invalid' | 'onWrong' | 'onSave'> & { readonly common: object }) {
  const { say, language } = useSay();
  const { node, written, name, required } = row;
  const before = fieldText(written ?? node.default);
  const [text, setText] = useState(before);
  const unit = unitOf(name);
  const leave = (): void => {
    if (text === before) {
      onWrong(null);
      return;
    }
    if (text.trim() === '' && !required && node.type !== 'array' && node.default === undefined) {
      onSave(null);
      return;
    }
    const read = readField(text, node);
    if (read === null) onWrong(text);
    else {
      onWrong(null);
      onSave(read.value);
    }
  };
  if (node.type === 'array') {
    return (
      <>
        <textarea className="in code" rows={Math.min(6, Math.max(2, text.split('\n').length))} spellCheck={false} {...common} aria-invalid={invalid} value={text} onChange={(event) => { setText(event.target.value); }} onBlur={leave} />
        <span className="note">{say('onePerLine')}</span>
      </>
    );
  }
  const enter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
    if (event.key !== 'Escape') return;
    setText(before);
    onWrong(null);
  };
  const number = Number(text);
  const told = unit === 'seconds' && Number.isInteger(number) && number >= 60 ? `${say(unit)}, ${roughDuration(number * 1000, language)}` : unit === null ? null : say(unit);
  return (
    <span className="in-unit">
      <input className={node.type === 'string' ? 'in code' : 'in t'} {...common} inputMode={node.type === 'string' ? 'text' : 'decimal'} aria-invalid={invalid} spellCheck={false} autoComplete="off" value={text} onChange={(event) => { setText(event.target.value); }} onBlur={leave} onKeyDown={enter} />
      {told === null ? null : <span className="note">{told}</span>}
    </span>
  );
}
