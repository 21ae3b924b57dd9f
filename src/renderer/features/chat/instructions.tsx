import { useEffect, useId, useState } from 'react';
import { longestPresetName, longestPrompt } from '../../../shared/chat-presets';
import type { Sampling } from '../../../shared/sampling';
import { Button } from '../../kit/button';
import { Select } from '../../kit/select';
import {
  deletePreset,
  keepPreset,
  presetOf,
  readPrompts,
  setPrompt,
  takePreset,
  usePrompts,
} from '../../entities/conversation/prompts-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** What the model is told before a conversation, and the presets that hold it with the sampling. */
export function Instructions({
  conversationId,
  sampling,
}: {
  readonly conversationId: string;
  readonly sampling: Sampling;
}) {
  const { say } = useSay('chat');
  const id = useId();
  const prompt = usePrompts((state) => state.prompts[conversationId]);
  useEffect(() => {
    void readPrompts(conversationId);
  }, [conversationId]);
  if (prompt === undefined) return null;
  return (
    <>
      <Presets conversationId={conversationId} prompt={prompt.own} sampling={sampling} />
      <div className={classes(styles.field, 'field')}>
        <label htmlFor={`${id}-prompt`}>{say('systemPrompt')}</label>
        <textarea
          // Another one was taken: what stands there is not what somebody writes.
          key={prompt.own ?? ''}
          id={`${id}-prompt`}
          className="in"
          rows={5}
          defaultValue={prompt.own ?? ''}
          placeholder={prompt.usual}
          maxLength={longestPrompt}
          aria-describedby={`${id}-note`}
          onBlur={(event) => {
            const written = event.target.value.trim();
            if (written !== (prompt.own ?? '')) void setPrompt(conversationId, written);
          }}
        />
        <span id={`${id}-note`} className={classes(styles.note, 'note')}>
          {say('systemPromptNote')}
        </span>
      </div>
    </>
  );
}

function Presets({
  conversationId,
  prompt,
  sampling,
}: {
  readonly conversationId: string;
  readonly prompt: string | null;
  readonly sampling: Sampling;
}) {
  const { say } = useSay('chat');
  const id = useId();
  const presets = usePrompts((state) => state.presets) ?? [];
  const [name, setName] = useState<string | null>(null);
  const current = presetOf(presets, prompt, sampling);
  const isPlain = prompt === null && Object.keys(sampling).length === 0;
  const keep = async (): Promise<void> => {
    if (await keepPreset(conversationId, { name: (name ?? '').trim(), prompt, sampling })) setName(null);
  };
  return (
    <div className={classes(styles.field, styles.presets, 'field')}>
      <label htmlFor={id}>{say('preset')}</label>
      <Select
        id={id}
        value={current?.name ?? ''}
        disabled={presets.length === 0}
        onChange={(event) => {
          if (event.target.value !== '') void takePreset(conversationId, event.target.value);
        }}
      >
        <option value="">{say(presets.length === 0 ? 'presetsNone' : 'presetOwn')}</option>
        {presets.map((preset) => (
          <option key={preset.name}>{preset.name}</option>
        ))}
      </Select>
      {name !== null ? (
        <form
          className={styles.presetName}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <input
            className="in"
            aria-label={say('presetName')}
            placeholder={say('presetName')}
            value={name}
            maxLength={longestPresetName}
            autoComplete="off"
            // It was asked for with the button before it.
            ref={(field) => field?.focus()}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          <Button type="submit" size="sm" disabled={name.trim() === ''}>
            {say(presets.some((preset) => preset.name === name.trim()) ? 'presetReplace' : 'presetKeep')}
          </Button>
          <Button
            size="sm"
            look="bare"
            onClick={() => {
              setName(null);
            }}
          >
            {say('back')}
          </Button>
        </form>
      ) : current !== null ? (
        <Button size="sm" onClick={() => void deletePreset(conversationId, current.name)}>
          {say('presetDelete', { name: current.name })}
        </Button>
      ) : isPlain ? (
        presets.length === 0 ? (
          <span className={classes(styles.note, 'note')}>{say('presetsHow')}</span>
        ) : null
      ) : (
        <Button
          size="sm"
          onClick={() => {
            setName('');
          }}
        >
          {say('presetKeepAs')}
        </Button>
      )}
    </div>
  );
}
