import { useId, useState } from 'react';
import { Sampling, Thinking } from '../../../shared/sampling';
import { Segments } from '../../components/segments';
import { useSay } from './use-say';

type NumberKey = Exclude<keyof Sampling, 'thinking'>;

/** In the order in which people look for them. */
const drawn: readonly NumberKey[] = [
  'temperature',
  'top_p',
  'top_k',
  'min_p',
  'repeat_penalty',
  'presence_penalty',
  'seed',
  'max_tokens',
];

/**
 * How answers are drawn. A field that is empty says what holds then. `onChange` gets all of it whenever a field
 * was left with something that can be used.
 */
export function SamplingFields({
  own,
  otherwise,
  canThink,
  onChange,
}: {
  readonly own: Sampling;
  readonly otherwise: Sampling;
  /** Null: nobody knows. */
  readonly canThink: boolean | null;
  readonly onChange: (sampling: Sampling) => void;
}) {
  const { say } = useSay();
  const id = useId();
  const set = (key: keyof Sampling, value: Sampling[keyof Sampling]): void => {
    const { [key]: _before, ...rest } = own;
    onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <div className="sampling">
      {canThink === false ? null : (
        <>
          <div className="sampling-row">
            <span id={`${id}-thinking`}>{say('sampling_thinking')}</span>
            <Segments
              name={`${id}-thinking`}
              labelledBy={`${id}-thinking`}
              value={own.thinking ?? 'auto'}
              options={Thinking.options.map((value) => ({ value, label: say(`thinking_${value}`) }))}
              onChange={(value) => {
                set('thinking', value === 'auto' ? undefined : value);
              }}
            />
          </div>
          <NumberField
            name="thinking_budget"
            own={own}
            otherwise={otherwise}
            onSet={(value) => {
              set('thinking_budget', value);
            }}
          />
        </>
      )}
      {drawn.map((name) => (
        <NumberField
          key={name}
          name={name}
          own={own}
          otherwise={otherwise}
          onSet={(value) => {
            set(name, value);
          }}
        />
      ))}
    </div>
  );
}

function NumberField({
  name,
  own,
  otherwise,
  onSet,
}: {
  readonly name: NumberKey;
  readonly own: Sampling;
  readonly otherwise: Sampling;
  readonly onSet: (value: number | undefined) => void;
}) {
  const { say } = useSay();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? String(own[name] ?? '');
  const parsed = read(name, shown);
  const leave = (): void => {
    if (draft === null || parsed === 'wrong') return;
    setDraft(null);
    if (parsed !== own[name]) onSet(parsed);
  };
  return (
    <div className="sampling-row">
      <label htmlFor={id}>{say(`sampling_${name}`)}</label>
      <input
        id={id}
        className="in m"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        placeholder={String(otherwise[name] ?? say(`otherwise_${name}`))}
        aria-invalid={parsed === 'wrong'}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
        }}
      />
      {parsed === 'wrong' ? <p className="note warn">{say(`range_${name}`)}</p> : null}
    </div>
  );
}

/** Undefined: nothing is set. A comma is a point to half of the world. */
export function read(name: NumberKey, text: string): number | undefined | 'wrong' {
  if (text.trim() === '') return undefined;
  const value = Sampling.shape[name].safeParse(Number(text.trim().replace(',', '.')));
  return value.success ? value.data : 'wrong';
}
