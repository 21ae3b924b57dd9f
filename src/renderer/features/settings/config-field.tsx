import { useRef, useState, type KeyboardEvent } from 'react';
import type { Json } from '../../../shared/json';
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
  /** `was`: what was written when the change began; undefined: nothing. */
  readonly onSave: (value: string | number | boolean | readonly string[] | null, was: Json | undefined) => void;
}

/** The control that fits the key: a switch, a choice, or a field that is saved when it is left or with Enter. */
export function ConfigField({ row, label, describedBy, invalid, onWrong, onSave }: ConfigFieldProps) {
  const { say } = useSay();
  const { node, written } = row;
  const value = written ?? node.default;
  const common = { 'aria-label': label, 'aria-describedby': describedBy };
  if (node.type === 'boolean' && typeof value === 'boolean') {
    return <button type="button" role="switch" className="switch" aria-checked={value} {...common} title={say(value ? 'on' : 'off')} onClick={() => { onSave(!value, written); }}><i /></button>;
  }
  if (node.enum !== undefined) {
    const choices = node.enum.map(String);
    const shown = fieldText(value);
    return (
      <select className="in" {...common} aria-invalid={invalid} value={shown} onChange={(event) => { onSave(event.target.value, written); }}>
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
  const [{ text, from }, setDraft] = useState({ text: fieldText(written ?? node.default), from: written });
  const before = fieldText(from ?? node.default);
  // What changed on the disk is taken over, unless somebody is writing here: that is asked about when it is saved.
  if (JSON.stringify(from) !== JSON.stringify(written) && (text === before || text === fieldText(written ?? node.default))) setDraft({ text: fieldText(written ?? node.default), from: written });
  const setText = (next: string): void => { setDraft({ text: next, from }); };
  const unit = unitOf(name);
  const tried = useRef<string | null>(null);
  /** Leaving a field that was refused does not try again; Enter does. */
  const blur = (): void => { if (tried.current !== text) leave(); };
  const leave = (): void => {
    tried.current = text;
    if (text === before) {
      onWrong(null);
      return;
    }
    if (text.trim() === '' && !required && node.type !== 'array' && node.default === undefined) {
      onSave(null, from);
      return;
    }
    const read = readField(text, node);
    if (read === null) onWrong(text);
    else {
      onWrong(null);
      onSave(read.value, from);
    }
  };
  if (node.type === 'array') {
    return (
      <>
        <textarea className="in code" rows={Math.min(6, Math.max(2, text.split('\n').length))} spellCheck={false} {...common} aria-invalid={invalid} value={text} onChange={(event) => { setText(event.target.value); }} onBlur={blur} />
        <span className="note">{say('onePerLine')}</span>
      </>
    );
  }
  const enter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
    if (event.key !== 'Escape') return;
    setDraft({ text: fieldText(written ?? node.default), from: written });
    onWrong(null);
  };
  const number = Number(text);
  const told = unit === 'seconds' && Number.isInteger(number) && number >= 60 ? `${say(unit)}, ${roughDuration(number * 1000, language)}` : unit === null ? null : say(unit);
  return (
    <span className="in-unit">
      <input className={node.type === 'string' ? 'in code' : 'in t'} {...common} inputMode={node.type === 'string' ? 'text' : 'decimal'} aria-invalid={invalid} spellCheck={false} autoComplete="off" value={text} onChange={(event) => { setText(event.target.value); }} onBlur={blur} onKeyDown={enter} />
      {told === null ? null : <span className="note">{told}</span>}
    </span>
  );
}
