import { useId, useRef, useState } from 'react';
import type { MemoryEntry } from '../../../shared/memory';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Segments } from '../../kit/segments';
import { fullTime } from '../../kit/time-format';
import { useKeptText } from '../../kit/use-kept-text';
import { namePhrase, scopePhrase } from './memory-phrases';
import { saveEntry } from './memory-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './memory.module.css';

const longest = 20_000;

/** Writes one down (null), changes one, or shows one that must stay. */
export function EntryDialog({
  entry,
  onClose,
}: {
  readonly entry: MemoryEntry | null;
  readonly onClose: () => void;
}) {
  const { say, language } = useSay('memory');
  if (entry?.locked !== true) return <EditDialog entry={entry} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={say('lockedTitle')}>
      <p className={classes(styles.note, 'note')}>
        {namePhrase(entry, say)} · {say('written', { at: fullTime(entry.at, language) })}
      </p>
      <pre className={styles.record} tabIndex={0}>
        {pretty(entry.content)}
      </pre>
      <DialogActions note={say('lockedNote')}>
        <Button onClick={onClose}>{say('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function EditDialog({
  entry,
  onClose,
}: {
  readonly entry: MemoryEntry | null;
  readonly onClose: () => void;
}) {
  const { say, language } = useSay('memory');
  const id = useId();
  const about = entry === null ? 'memory' : `memory ${entry.scope} ${entry.key} ${String(entry.at)}`;
  const [text, setText, forgetText] = useKeptText(`text of ${about}`, entry?.content);
  const [name, setName, forgetName] = useKeptText(`name of ${about}`, entry?.key);
  const [scope, setScope] = useState(entry?.scope ?? 'global');
  const [fault, setFault] = useState<'noText' | 'noName' | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const made = entry !== null && namePhrase(entry, say) !== entry.key;
  const tooLong = text.trim().length > longest;
  const save = async (): Promise<void> => {
    if (tooLong || text.trim() === '') {
      setFault('noText');
      field.current?.focus();
      return;
    }
    if (name.trim() === '') {
      setFault('noName');
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    const answer = await saveEntry(
      { key: name.trim(), content: text.trim(), scope, category: entry?.category ?? 'fact' },
      entry,
    );
    setBusy(false);
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    forgetText();
    forgetName();
    onClose();
  };
  const textFault = tooLong
    ? say('longText', { count: text.trim().length })
    : fault === 'noText'
      ? say('noText')
      : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(entry === null ? 'newTitle' : 'editTitle')}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
    >
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <div className="field">
        <label htmlFor={`${id}-text`}>{say('what')}</label>
        <textarea
          ref={field}
          id={`${id}-text`}
          className="in"
          data-part="input"
          rows={6}
          value={text}
          aria-invalid={textFault !== null}
          aria-describedby={`${id}-text-note`}
          onChange={(event) => {
            setText(event.target.value);
            setFault(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
              void save();
          }}
        />
        <span id={`${id}-text-note`} className={textFault === null ? classes(styles.note, 'note') : 'fe'}>
          {textFault ?? say('whatNote')}
        </span>
      </div>
      {made ? null : (
        <div className="field">
          <label htmlFor={`${id}-name`}>{say('name')}</label>
          <input
            ref={nameField}
            id={`${id}-name`}
            className="in"
            data-part="input"
            value={name}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={fault === 'noName'}
            aria-describedby={`${id}-name-note`}
            onChange={(event) => {
              setName(event.target.value);
              setFault(null);
            }}
          />
          <span id={`${id}-name-note`} className={fault === 'noName' ? 'fe' : classes(styles.note, 'note')}>
            {say(fault === 'noName' ? 'noName' : 'nameNote')}
          </span>
        </div>
      )}
      {entry === null || entry.scope === 'global' ? null : (
        <div className="field">
          <span className="fl" id={`${id}-scope`}>
            {say('known')}
          </span>
          <Segments
            name="memory-scope"
            labelledBy={`${id}-scope`}
            value={scope}
            onChange={setScope}
            options={[
              { value: entry.scope, label: scopePhrase(entry.scope, say) },
              { value: 'global', label: say('scopeEverywhere') },
            ]}
          />
        </div>
      )}
      <DialogActions note={entry === null ? undefined : say('written', { at: fullTime(entry.at, language) })}>
        <Button
          look="key"
          disabled={text.trim() === '' || name.trim() === ''}
          busy={busy ? say('saving') : null}
          onClick={() => void save()}
        >
          {say('save')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Records of runs are JSON. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
