import { useEffect, useRef, useState } from 'react';
import type { ConfigDiagnostic } from '../../../shared/config-diagnostic';
import type { ConfigView } from '../../../shared/config-desk';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { TextEditor } from '../../kit/text-editor/text-editor';
import { ended } from '../../i18n/told';
import { useTold } from '../../i18n/use-told';
import { completeConfig, hoverConfig } from './config-help';
import type { TextDraft } from '../../entities/settings/kept-text';
import { saveText, useSettings, writeText } from '../../entities/settings/settings-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

const checkAfterMs = 300;

/**
 * The text itself, checked while it is written. What changed on the disk in the meantime is asked about, never
 * overwritten in silence; what is not saved is there again after another page and after a restart.
 */
export function ConfigText({ view }: { readonly view: ConfigView }) {
  const { say, language } = useSay('settings');
  const jump = useSettings((state) => state.jump);
  const draft = useSettings((state) => state.draft);
  const { base, text } = draft ?? { base: view, text: view.text };
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [saved, setSaved] = useState(false);
  const changed = draft !== null;
  const onDisk = view.hash !== base.hash;
  const findings = useFindings(draft, view);
  const save = async (anyway: boolean, hash = base.hash): Promise<void> => {
    const problem = await saveText(text, hash, anyway);
    setRefusal(problem);
    if (problem === null) setSaved(true);
  };
  const write = (from: TextDraft['base'], next: string): void => {
    writeText(from, next);
    setSaved(false);
    setRefusal(null);
  };
  return (
    <section className={classes(styles.configText, 'sheet')} data-part="sheet" aria-label={say('text')}>
      {onDisk ? (
        <ProblemNote
          tone="warn"
          message={say('textOnDisk')}
          remedy={say('textOnDiskRemedy')}
          action={
            <span className={styles.configActs}>
              <Button
                size="sm"
                onClick={() => {
                  write(view, view.text);
                }}
              >
                {say('textLoad')}
              </Button>{' '}
              <Button size="sm" look="bare" onClick={() => void save(false, view.hash)}>
                {say('textOver')}
              </Button>
            </span>
          }
        />
      ) : null}
      {refusal === null || refusal.code === 'config.changed' ? null : (
        <ProblemNote
          message={refusal.message}
          remedy={refusal.remedy}
          action={
            refusal.code === 'config.wrong' ? (
              <Button size="sm" onClick={() => void save(true)}>
                {say('textSaveAnyway')}
              </Button>
            ) : undefined
          }
        />
      )}
      <TextEditor
        value={text}
        language="toml"
        label={say('textLabel')}
        markers={findings}
        complete={(lines, at) => completeConfig(lines, at, language)}
        hover={(lines, at) => hoverConfig(lines, at, language)}
        jump={jump}
        onChange={(next) => {
          write(base, next);
        }}
        onSave={() => void save(false)}
      />
      <Findings findings={findings} />
      <div className={styles.configFoot}>
        <Button look="key" disabled={!changed} onClick={() => void save(false)}>
          {say('save')}
        </Button>
        <Button
          look="bare"
          disabled={!changed}
          onClick={() => {
            write(base, base.text);
          }}
        >
          {say('textRevert')}
        </Button>
        <span className={classes(styles.note, 'note')} role="status">
          {say(changed ? 'textUnsaved' : saved ? 'saved' : 'textSaved')}
        </span>
        <span className={classes(styles.note, styles.configHint, 'note')}>{say('textSecrets')}</span>
      </div>
    </section>
  );
}

/**
 * What is wrong with the text as it is written now; what was known of the one before stays until it is looked
 * at.
 */
function useFindings(draft: TextDraft | null, { diagnostics }: ConfigView): readonly ConfigDiagnostic[] {
  const [checked, setChecked] = useState<readonly ConfigDiagnostic[] | null>(null);
  const text = draft?.text ?? null;
  if (text === null && checked !== null) setChecked(null);
  useEffect(() => {
    if (text === null) return;
    let current = true;
    const timer = setTimeout(() => {
      void ask('config.check', { text }).then((answer) => {
        if (current && answer.ok) setChecked(answer.value);
      });
    }, checkAfterMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return text === null ? diagnostics : (checked ?? diagnostics);
}

function Findings({ findings }: { readonly findings: readonly ConfigDiagnostic[] }) {
  const { say } = useSay('settings');
  const told = useTold();
  const first = useRef<HTMLUListElement>(null);
  if (findings.length === 0)
    return (
      <p className={classes(styles.configFindings, styles.note, 'note')} data-part="findings">
        {say('textOk')}
      </p>
    );
  return (
    <ul
      className={styles.configFindings}
      data-part="findings"
      ref={first}
      aria-label={say('findings')}
      tabIndex={0}
    >
      {findings.map(({ line, column, severity, message, remedy }, index) => (
        <li key={index}>
          <button
            type="button"
            className={
              severity === 'error'
                ? classes(styles.link, styles.bad, 'link bad')
                : classes(styles.link, styles.warn, 'link warn')
            }
            onClick={() => {
              useSettings.setState({ jump: { line, column } });
            }}
          >
            {say('lineColumn', { line, column })}
          </button>{' '}
          <b>{ended(told(message))}</b> <span className="m">{told(remedy)}</span>
        </li>
      ))}
    </ul>
  );
}
