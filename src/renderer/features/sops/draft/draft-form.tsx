import { useEffect, useId, useRef, type ReactNode } from 'react';
import { followChannels, useChannels } from '../../../entities/channel/channels-store';
import { Button } from '../../../kit/button';
import { ChoiceField } from '../../../kit/choice-field';
import { Segments } from '../../../kit/segments';
import { useSay } from '../../../i18n/use-say';
import { TextField } from './draft-fields';
import { missingIn, type Answers } from './draft-state';
import { StepAnswers } from './draft-steps';
import { TriggerAnswer } from './draft-trigger';
import { classes } from '../../../kit/classes';
import styles from '../sops.module.css';

/** The four questions. */
export function DraftForm({
  answers,
  onChange,
  onMake,
}: {
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
  readonly onMake: () => void;
}) {
  const { say, language } = useSay('draft');
  const [titleId, askId] = [useId(), useId()];
  const missing = missingIn(answers);
  const head = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => {
    head.current?.focus();
  }, []);
  const what = new Intl.ListFormat(language).format(missing.map((each) => `“${say(each)}”`));
  return (
    <form
      className="sheet"
      data-part="sheet"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        onMake();
      }}
    >
      <div className={styles.draftHead}>
        <h2 id={titleId} ref={head} tabIndex={-1}>
          {say('formTitle')}
        </h2>
        <span className={classes(styles.quiet, 'm')}>{say('formNote')}</span>
      </div>
      <Question number={1} title={say('when')}>
        {answers.when.map((trigger, index) => (
          <TriggerAnswer
            key={index}
            trigger={trigger}
            onChange={(next) => {
              onChange({ ...answers, when: answers.when.map((old, at) => (at === index ? next : old)) });
            }}
          />
        ))}
      </Question>
      <Question number={2} title={say('what')}>
        <StepAnswers
          steps={answers.steps}
          onChange={(steps) => {
            onChange({ ...answers, steps });
          }}
        />
      </Question>
      <Question number={3} title={say('ask')}>
        <span id={askId} className="sr">
          {say('ask')}
        </span>
        <Segments
          name="ask"
          labelledBy={askId}
          value={answers.ask}
          options={[
            { value: 'acting', label: say('askActing') },
            { value: 'everything', label: say('askEvery') },
          ]}
          onChange={(ask) => {
            onChange({ ...answers, ask });
          }}
        />
        <p className={classes(styles.note, 'note')}>{say('askNote')}</p>
      </Question>
      <Question number={4} title={say('tell')}>
        <Tell answers={answers} onChange={onChange} />
      </Question>
      <Question number={null} title={say('name')}>
        <TextField
          label={say('name')}
          value={answers.name}
          placeholder={say('nameExample')}
          onChange={(name) => {
            onChange({ ...answers, name });
          }}
        />
      </Question>
      <div className={styles.draftFoot}>
        <Button look="key" type="submit" disabled={missing.length > 0}>
          {say('make')}
        </Button>
        {missing.length === 0 ? null : (
          <span className={classes(styles.quiet, 'm')}>{say('missing', { what })}</span>
        )}
      </div>
    </form>
  );
}

function Question({
  number,
  title,
  children,
}: {
  readonly number: number | null;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.question}>
      <legend>
        <span className={classes(styles.number, 't')} aria-hidden="true">
          {number}
        </span>
        {title}
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

const other = 'other';

function Tell({
  answers,
  onChange,
}: {
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
}) {
  const { say } = useSay('draft');
  const channels = useChannels((state) => state.channels) ?? [];
  useEffect(followChannels, []);
  const { to, words } = answers.tell;
  const put = (tell: Partial<Answers['tell']>): void => {
    onChange({ ...answers, tell: { to, words, ...tell } });
  };
  const isOther = to !== '' && to !== 'desktop';
  return (
    <div className={styles.draftAnswer}>
      <ChoiceField
        label={say('tell')}
        value={isOther ? other : to}
        choices={[
          { value: '', label: say('toNobody') },
          { value: 'desktop', label: say('toHere') },
          ...(channels.length > 0 || isOther
            ? [{ value: other, label: say('toOther', { to: channels.map(({ name }) => name).join(', ') }) }]
            : []),
        ]}
        onChoose={(next) => {
          put({ to: next === other ? `${channels[0]?.name ?? ''}:` : next });
        }}
      />
      {isOther ? (
        <TextField
          code
          label={say('recipient')}
          note={say('recipientNote')}
          value={to}
          onChange={(next) => {
            put({ to: next });
          }}
        />
      ) : null}
      {to === '' ? null : (
        <TextField
          label={say('message')}
          note={say('messageNote')}
          value={words}
          onChange={(next) => {
            put({ words: next });
          }}
        />
      )}
    </div>
  );
}
