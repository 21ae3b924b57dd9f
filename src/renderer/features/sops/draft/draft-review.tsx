import { useEffect, useId, useRef, useState } from 'react';
import type { Refusal } from '../../../../shared/result';
import type { WrittenSketch } from '../../../../shared/sketch';
import { ask } from '../../../bridge/bridge';
import { FileDiff } from '../../../entities/draft/file-diff';
import { go } from '../../../entities/window/route';
import { Reach } from '../../../entities/procedure/reach';
import { Button } from '../../../kit/button';
import { ProblemNote } from '../../../kit/problem-note';
import { useSay } from '../../../i18n/use-say';
import { classes } from '../../../kit/classes';
import styles from '../sops.module.css';

/** The draft as the texts that would be added, line by line, with what is to be checked; nothing is kept before somebody says so. */
export function DraftReview({
  draft,
  model,
  onChange,
  onKept,
}: {
  readonly draft: WrittenSketch;
  /** Who drafted it; null: the person themselves. */
  readonly model: string | null;
  readonly onChange: () => void;
  readonly onKept: () => void;
}) {
  const { say } = useSay('draft');
  const [name, setName] = useState(draft.name);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const head = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => {
    head.current?.focus();
  }, []);
  const { sop, diagnostics } = draft.entry;
  const findings = [...diagnostics, ...draft.unknown];
  const steps = { before: [], after: draft.outline.steps ?? [] };
  const keep = async (): Promise<void> => {
    const answer = await ask('sops.import', {
      from: { toml: draft.toml, markdown: draft.markdown },
      as: name.trim() === draft.name ? null : name,
      replace: false,
      drafted: true,
    });
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    onKept();
    go('sops', answer.value.entry.name);
  };
  return (
    <section className={classes(styles.draftReview, 'sheet')} data-part="sheet" aria-labelledby={id}>
      <div className={styles.draftHead}>
        <h2 id={id} ref={head} tabIndex={-1}>
          {say('reviewTitle')}
        </h2>
        <span className={classes(styles.quiet, 'm')}>
          {model === null ? say('byForm') : say('byModel', { model })}
        </span>
      </div>
      <div tabIndex={0} role="group" aria-labelledby={id}>
        <p
          className={
            draft.unknown.length === 0 ? styles.draftKnown : classes(styles.draftKnown, styles.warn, 'warn')
          }
        >
          {draft.unknown.length === 0 ? say('allKnown') : say('unknown', { count: draft.unknown.length })}
        </p>
        {sop === null ? <ProblemNote message={say('errors')} /> : null}
        <FileDiff
          file="SOP.toml"
          before=""
          after={draft.toml}
          findings={findings.filter(({ file }) => file === 'SOP.toml')}
        />
        <FileDiff
          file="SOP.md"
          before=""
          after={draft.markdown}
          findings={findings.filter(({ file }) => file === 'SOP.md')}
          steps={steps}
        />
        {sop === null ? null : (
          <div className={styles.draftMay}>
            <h3>{say('mayDo')}</h3>
            <Reach sop={sop} />
          </div>
        )}
      </div>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <form
        className={styles.draftFoot}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <label htmlFor={`${id}-name`}>{say('name')}</label>
        <input
          id={`${id}-name`}
          className={classes(styles.input, 'in')}
          value={name}
          spellCheck={false}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <Button look="key" type="submit" disabled={name.trim() === ''}>
          {say('keep')}
        </Button>
        <Button onClick={onChange}>{say('changeInForm')}</Button>
        <span className={classes(styles.quiet, 'm')}>{say('keepNote')}</span>
      </form>
    </section>
  );
}
