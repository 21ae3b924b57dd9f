import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Refusal } from '../../../../shared/result';
import type { Sketch, WrittenSketch } from '../../../../shared/sketch';
import { ask } from '../../../bridge/bridge';
import { sentenceOf } from '../../../entities/approval/action-sentence';
import { useApp } from '../../../entities/engine/app-store';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icons';
import { hrefOf } from '../../../entities/window/route';
import { PageHead } from '../../../kit/page-head';
import { ProblemNote } from '../../../kit/problem-note';
import { useKeptText } from '../../../kit/use-kept-text';
import { useSay } from '../../../i18n/use-say';
import { DraftForm } from './draft-form';
import { DraftReview } from './draft-review';
import { answersOf, noAnswers, toSketch, type Answers } from './draft-state';
import { classes } from '../../../kit/classes';
import styles from '../sops.module.css';

interface Drafted {
  readonly sketch: Sketch;
  readonly draft: WrittenSketch;
  readonly model: string | null;
}

/** A procedure from a sentence, or from four answers where no model can read it: written, read, and then kept or not. */
export function DraftSheet() {
  const { say } = useSay('draft');
  const { say: sayApprovals } = useSay('approvals');
  const boards = useApp((state) => state.status?.boards) ?? [];
  const [sentence, setSentence, forget] = useKeptText('draft of a procedure');
  const [writing, setWriting] = useState<{ readonly model: string | null } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const likeliest = useApp(({ status }) =>
    status?.broker.health === 'off' && status.boards.length > 0 ? 'pin' : 'mqtt',
  );
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [drafted, setDrafted] = useState<Drafted | null>(null);
  /** The draft that is waited for; another one, or none, takes its place. */
  const current = useRef<string | null>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  const titles = {
    tell: say('doTell'),
    call: (call: Parameters<typeof sentenceOf>[0]): string => {
      const { key, values } = sentenceOf(call, boards);
      return sayApprovals(key, values);
    },
  };
  const show = async (sketch: Sketch, model: string | null): Promise<void> => {
    const answer = await ask('sops.write-sketch', { sketch, name: null });
    setRefusal(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setDrafted({ sketch, draft: answer.value, model });
    setAnswers(null);
  };
  const write = async (): Promise<void> => {
    const id = crypto.randomUUID();
    current.current = id;
    setWriting({ model: null });
    setRefusal(null);
    setDrafted(null);
    for (;;) {
      const answer = await ask('sops.sketch', { id, sentence });
      if (current.current !== id) return;
      if (!answer.ok) {
        setRefusal(answer.error);
        setAnswers((before) => before ?? noAnswers(sentence, likeliest));
        break;
      }
      const { sketch, model } = answer.value;
      if (sketch !== null) {
        await show(sketch, model);
        break;
      }
      setWriting({ model });
    }
    setWriting(null);
  };
  const stop = (): void => {
    current.current = null;
    setWriting(null);
  };
  return (
    <>
      <PageHead title={say('title')}>
        <a className="btn" data-look="plain" href={hrefOf('sops')}>
          <Icon of={ArrowLeft} />
          {say('toList')}
        </a>
      </PageHead>
      <div className={classes(styles.draftDesk, 'desk')}>
        <SentenceBox
          sentence={sentence}
          onSentence={setSentence}
          onWrite={() => void write()}
          onForm={() => {
            setRefusal(null);
            setDrafted(null);
            setAnswers(noAnswers(sentence, likeliest));
          }}
          writing={writing}
          onStop={stop}
          hasForm={answers !== null}
        />
        {refusal === null ? null : (
          <ProblemNote tone="warn" message={refusal.message} remedy={refusal.remedy} />
        )}
        {answers !== null && writing === null ? (
          <DraftForm
            answers={answers}
            onChange={setAnswers}
            onMake={() => void show(toSketch({ ...answers, sentence }, titles), null)}
          />
        ) : null}
        {drafted !== null && answers === null && writing === null ? (
          <DraftReview
            key={drafted.draft.entry.hash}
            draft={drafted.draft}
            model={drafted.model}
            onChange={() => {
              setAnswers(answersOf(drafted.sketch));
            }}
            onKept={forget}
          />
        ) : null}
      </div>
    </>
  );
}

function SentenceBox({
  sentence,
  onSentence,
  onWrite,
  onForm,
  writing,
  onStop,
  hasForm,
}: {
  readonly sentence: string;
  readonly onSentence: (sentence: string) => void;
  readonly onWrite: () => void;
  readonly onForm: () => void;
  readonly writing: { readonly model: string | null } | null;
  readonly onStop: () => void;
  readonly hasForm: boolean;
}) {
  const { say } = useSay('draft');
  const id = useId();
  return (
    <form
      className={classes(styles.draftSentence, 'sheet')}
      data-part="sheet"
      onSubmit={(event) => {
        event.preventDefault();
        if (writing === null && sentence.trim() !== '') onWrite();
      }}
    >
      <label htmlFor={id}>{say('sentence')}</label>
      <textarea
        id={id}
        className={classes(styles.input, 'in')}
        rows={2}
        autoFocus
        value={sentence}
        placeholder={say('example')}
        maxLength={2000}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          onSentence(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className={styles.draftRow}>
        <Button
          look="key"
          type="submit"
          disabled={sentence.trim() === ''}
          busy={writing === null ? null : say('writing')}
        >
          {say('write')}
        </Button>
        {writing !== null ? (
          <Button onClick={onStop}>{say('stop')}</Button>
        ) : hasForm ? null : (
          <Button onClick={onForm}>{say('form')}</Button>
        )}
        <span
          id={`${id}-note`}
          className={classes(styles.quiet, 'm')}
          role={writing === null ? undefined : 'status'}
        >
          {writing === null || writing.model === null
            ? say('sentenceNote')
            : say('writingBy', { model: writing.model })}
        </span>
      </div>
    </form>
  );
}
