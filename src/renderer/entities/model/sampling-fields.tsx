import { useId } from 'react';
import { Sampling, Thinking } from '../../../shared/sampling';
import { Segments } from '../../kit/segments';
import { NumberField } from './number-field';
import { useSay } from '../../i18n/use-say';
import styles from './model.module.css';

type SamplingNumber = Exclude<keyof Sampling, 'thinking'>;

/** In the order in which people look for them; the first one is told beside the thinking that it is about. */
export const samplingNumbers = {
  thinking_budget: 'whole',
  temperature: 'decimal',
  top_p: 'decimal',
  top_k: 'whole',
  min_p: 'decimal',
  repeat_penalty: 'decimal',
  presence_penalty: 'decimal',
  seed: 'whole',
  max_tokens: 'whole',
} as const satisfies Record<SamplingNumber, 'whole' | 'decimal'>;

const inOrder = Object.keys(samplingNumbers) as SamplingNumber[];

/**
 * How answers are drawn. A field that is empty says what holds then. `onChange` gets all of it whenever a field
 * was left with something that can be used.
 */
export function SamplingFields({
  own,
  otherwise,
  canThink,
  onServer = false,
  onChange,
}: {
  readonly own: Sampling;
  readonly otherwise: Sampling;
  /** Null: nobody knows. */
  readonly canThink: boolean | null;
  /** What is not set is for the server to decide, and no thought of its model can be ended from here. */
  readonly onServer?: boolean;
  readonly onChange: (sampling: Sampling) => void;
}) {
  const { say } = useSay('models');
  const id = useId();
  const set = (key: keyof Sampling, value: Sampling[keyof Sampling]): void => {
    const { [key]: _before, ...rest } = own;
    onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <div className={styles.sampling}>
      {canThink === false ? null : (
        <div className={styles.samplingRow}>
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
      )}
      {inOrder
        .filter((name) => name !== 'thinking_budget' || (canThink !== false && !onServer))
        .map((name) => (
          <NumberField
            key={name}
            label={say(`sampling_${name}`)}
            wrong={say(`range_${name}`)}
            hint={String(
              otherwise[name] ??
                say(onServer && name !== 'max_tokens' ? 'otherwise_server' : `otherwise_${name}`),
            )}
            value={own[name]}
            of={{ kind: samplingNumbers[name], schema: Sampling.shape[name] }}
            onChange={(value) => {
              set(name, value);
            }}
          />
        ))}
    </div>
  );
}
