import { Send } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Approval } from '../../../shared/procedures';
import { useSay, type Word } from '../../i18n/use-say';
import { Button } from '../../kit/button';
import { Select } from '../../kit/select';
import { answerOf, choicesOf, fieldsOf, isOffLimits, type AnswerField } from './answer-fields';
import { answerValue, useApprovals } from './approvals-store';
import { NotTaken } from './not-taken';
import { keyOf } from './waiting';
import styles from './approval.module.css';

/** Where a person answers a step that asks for a value. `children` stand beside the button. */
export function AnswerForm({
  approval,
  children,
}: {
  readonly approval: Approval;
  readonly children?: ReactNode;
}) {
  const { say } = useSay('approvals');
  const key = keyOf(approval);
  const sending = useApprovals((state) => (state.sending?.key === key ? state.sending.verdict : null));
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const fields = fieldsOf(approval.ask ?? {});
  const answer = answerOf(fields, texts);
  return (
    <form
      className={styles.answer}
      data-part="answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (answer !== null && sending === null) void answerValue(approval, answer.answer);
      }}
    >
      <NotTaken of={key} />
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          text={texts[field.key] ?? ''}
          onChange={(text) => {
            setTexts({ ...texts, [field.key]: text });
          }}
        />
      ))}
      <div className="mt-2" data-part="actions">
        <Button
          type="submit"
          look="key"
          size="lg"
          icon={Send}
          busy={sending === 'approve' ? say('answering') : null}
          disabled={answer === null || sending === 'deny'}
        >
          {say('answer')}
        </Button>
        {children}
      </div>
    </form>
  );
}

const typeWord: Readonly<Record<AnswerField['asked']['type'], Word<'approvals'>>> = {
  string: 'valueText',
  number: 'valueNumber',
  integer: 'valueWhole',
  boolean: 'valueYesNo',
  choice: 'valueChoice',
  array: 'valueJson',
  object: 'valueJson',
};

function Field({
  field,
  text,
  onChange,
}: {
  readonly field: AnswerField;
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const { say } = useSay('approvals');
  const id = useId();
  const { asked, schema, key, isRequired } = field;
  const choices = choicesOf(field);
  const isJson = asked.type === 'array' || asked.type === 'object';
  const isNumber = asked.type === 'number' || asked.type === 'integer';
  const { description } = schema;
  const note = [
    typeof description === 'string' ? description : '',
    say(typeWord[asked.type]) + (asked.limits === '' || choices !== null ? '' : `, ${asked.limits}`),
    asked.length === '' || choices !== null ? '' : say('valueCharacters', { length: asked.length }),
    isRequired ? '' : say('valueMayBeEmpty'),
  ];
  const isOff = isOffLimits(field, text);
  const common = {
    id,
    'aria-describedby': `${id}-note`,
    'aria-invalid': isOff || undefined,
    value: text,
    required: isRequired,
  };
  return (
    <div className="field" data-part="field">
      <label htmlFor={id}>{asked.title === '' ? (key === '' ? say('yourAnswer') : key) : asked.title}</label>
      {choices !== null ? (
        <Select
          {...common}
          className="in"
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          <option value="">{say('valueChoose')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {asked.type === 'boolean' ? say(choice === 'true' ? 'valueYes' : 'valueNo') : choice}
            </option>
          ))}
        </Select>
      ) : isJson ? (
        <textarea
          {...common}
          className="in code"
          rows={3}
          spellCheck={false}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      ) : (
        <input
          {...common}
          className="in"
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
      <span id={`${id}-note`} className={isOff ? 'note bad' : 'note'} data-part="note">
        {note.filter((part) => part !== '').join(' · ')}
      </span>
    </div>
  );
}
