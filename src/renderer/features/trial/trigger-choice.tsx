import { useId } from 'react';
import { conditionOf, listensToMessages, placeOf } from '../../../shared/trigger-facts';
import { Select } from '../../kit/select';
import type { EditorState } from '../../entities/draft/editor-state';
import { sourcePhrase } from '../../entities/event/event-phrases';
import { useSay } from '../../i18n/use-say';
import styles from './trial.module.css';

interface TriggerChoiceProps {
  readonly document: EditorState;
  /** By its place in SOP.toml, as the others here; null: nobody chose one. */
  readonly wanted: number | null;
  /** Null: not known yet. */
  readonly tried: number | null;
  readonly onChoose: (trigger: number) => void;
}

/** Which trigger is tried on the past, where several listen to messages. */
export function TriggerChoice({ document, wanted, tried, onChoose }: TriggerChoiceProps) {
  const { say } = useSay('trial');
  const { say: sayEvent } = useSay('events');
  const id = useId();
  const choices = document.cards.triggers.flatMap((trigger, index) =>
    trigger !== null && listensToMessages(trigger) ? [{ index, trigger }] : [],
  );
  if (choices.length < 2 || tried === null) return null;
  return (
    <div className={styles.which}>
      <label htmlFor={id}>{say('trigger')}</label>
      <Select
        id={id}
        value={choices.some(({ index }) => index === wanted) ? (wanted ?? tried) : tried}
        onChange={({ target }) => {
          onChoose(Number(target.value));
        }}
      >
        {choices.map(({ index, trigger }) => (
          <option key={index} value={index}>
            {[sourcePhrase(trigger.type, sayEvent), placeOf(trigger), conditionOf(trigger)]
              .filter((part) => part !== null)
              .join(' · ')}
          </option>
        ))}
      </Select>
    </div>
  );
}
