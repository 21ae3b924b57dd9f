import { useEffect, useId, useRef, useState } from 'react';
import type { Trigger } from '../../../shared/sop';
import { conditionOf } from '../../../shared/trigger-facts';
import { withPaths } from '../../../domain/procedure/expression/bare-names';
import {
  formOperators,
  oneComparison,
  writeComparison,
  type FormOperator,
  type OneComparison,
} from '../../../domain/procedure/expression/one-comparison';
import { printPath, type JsonPath } from '../../../domain/procedure/expression/path';
import { fieldsOf, type Field } from '../../../domain/procedure/triggers/fields';
import { useEditor } from '../../entities/draft/editor-store';
import { useLastReceived, type Received } from '../../entities/draft/last-received';
import { useLiveText, type WriteText } from '../../entities/draft/use-live-text';
import { changeTriggerKey, writeTrigger } from '../../entities/draft/write-step';
import { Select } from '../../kit/select';
import { useSay, type Say, type Word } from '../../i18n/use-say';
import { ConditionVerdict } from './condition-verdict';
import { LiveField } from './live-field';
import { useSuggestedField } from './suggested-field';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

const operatorWord: Readonly<Record<FormOperator, Word<'condition'>>> = {
  '>': 'above',
  '>=': 'atLeast',
  '<': 'below',
  '<=': 'atMost',
  '==': 'is',
  '!=': 'isNot',
  contains: 'contains',
};

/** A condition as it is written, with `level > 85` written as `$.level > 85`. */
export const writeCondition = (index: number, key: string): WriteText => {
  const write = writeTrigger(index, key, true);
  return (text) => write(withPaths(text));
};

/**
 * When the trigger starts: as a field, a word and a value where it is one comparison, else as text; and what the
 * last message would have done.
 */
export function ConditionField({
  trigger,
  index,
  note,
  problem,
}: {
  readonly trigger: Trigger;
  readonly index: number;
  readonly note: string;
  readonly problem: string | undefined;
}) {
  const { say } = useSay('condition');
  const { say: sayEditor } = useSay('editor');
  const text = conditionOf(trigger) ?? '';
  const one = oneComparison(text);
  const sayable = one !== null || text.trim() === '';
  const [asText, setAsText] = useState(false);
  const received = useLastReceived(trigger);
  const isForm = sayable && !asText;
  const name = useEditor((state) => state.document?.name);
  const suggested = useSuggestedField(({ suggestion }) =>
    suggestion?.procedure === name && suggestion?.trigger === index ? suggestion.path : null,
  );
  return (
    <div className={styles.condition}>
      {isForm ? (
        <ConditionForm
          key={`${String(index)} ${JSON.stringify(suggested)}`}
          suggested={suggested}
          one={one}
          index={index}
          received={received}
          isLevel={trigger.type === 'peripheral'}
          problem={problem}
        />
      ) : (
        <LiveField
          code
          label={say('label')}
          value={text}
          note={sayable ? note : `${say('noForm')} ${note}`}
          problem={problem}
          placeholder={sayEditor('always')}
          write={writeCondition(index, 'condition')}
        />
      )}
      <ConditionVerdict index={index} condition={text} received={received} />
      {sayable ? (
        <button
          type="button"
          className={classes(styles.conditionLook, 'link')}
          onClick={() => {
            setAsText(!asText);
          }}
        >
          {say(asText ? 'asForm' : 'asText')}
        </button>
      ) : null}
    </div>
  );
}

const always = 'always';
const keyOf = (path: JsonPath): string => `at ${JSON.stringify(path)}`;
const pathOfKey = (key: string): JsonPath => JSON.parse(key.slice(3)) as JsonPath;
/** As people read it: without the sign that stands for the whole payload. */
const fieldName = (path: JsonPath): string => printPath(path).replace(/^\$\.?/u, '');

function ConditionForm({
  suggested,
  one,
  index,
  received,
  isLevel,
  problem,
}: {
  readonly suggested: JsonPath | null;
  readonly one: OneComparison | null;
  readonly index: number;
  readonly received: Received | null;
  readonly isLevel: boolean;
  readonly problem: string | undefined;
}) {
  const { say } = useSay('condition');
  const [fieldId, operatorId, valueId, headId] = [useId(), useId(), useId(), useId()];
  // What was chosen while there is no value, and so no condition, yet.
  const [path, setPath] = useState<JsonPath | null>(suggested);
  const [operator, setOperator] = useState<FormOperator | null>(null);
  const fields = received === null ? [] : fieldsOf(received.payload);
  const current = one?.path ?? path;
  const chosen = current === null ? undefined : fields.find((field) => keyOf(field.path) === keyOf(current));
  const compares = one?.operator ?? operator ?? firstOperator(chosen);
  const put = (condition: string | null): void => changeTriggerKey(index, 'condition', condition);
  return (
    <div role="group" aria-labelledby={headId} className={styles.conditionForm}>
      <span id={headId} className={classes(styles.fieldLabel, 'fl')}>
        {say('label')}
      </span>
      <label htmlFor={fieldId} className="sr">
        {say('field')}
      </label>
      <Select
        id={fieldId}
        value={current === null ? always : keyOf(current)}
        onChange={({ target }) => {
          if (target.value === always) {
            setPath(null);
            put(null);
            return;
          }
          const next = pathOfKey(target.value);
          setPath(next);
          if (one !== null) put(writeComparison({ ...one, path: next }));
        }}
      >
        <option value={always}>{say(isLevel ? 'alwaysLevel' : 'always')}</option>
        {choicesOf(fields, current).map((field) => (
          <option key={keyOf(field.path)} value={keyOf(field.path)}>
            {optionText(field, say)}
          </option>
        ))}
      </Select>
      {current === null ? null : (
        <div className={styles.conditionOf}>
          <label htmlFor={operatorId} className="sr">
            {say('comparison')}
          </label>
          <Select
            id={operatorId}
            value={compares}
            onChange={({ target }) => {
              const next = formOperators.find((each) => each === target.value) ?? compares;
              setOperator(next);
              if (one !== null) put(writeComparison({ ...one, operator: next }));
            }}
          >
            {formOperators.map((each) => (
              <option key={each} value={each}>
                {say(operatorWord[each])}
              </option>
            ))}
          </Select>
          <ValueInput
            id={valueId}
            isNext={suggested !== null && one === null}
            value={one?.value ?? ''}
            problem={problem}
            write={(text) =>
              writeTrigger(
                index,
                'condition',
                true,
              )(text.trim() === '' ? '' : writeComparison({ path: current, operator: compares, value: text }))
            }
          />
        </div>
      )}
      {problem === undefined ? null : (
        <span id={`${valueId}-note`} className={classes(styles.fieldError, 'fe')}>
          {problem}
        </span>
      )}
      {current !== null && one === null ? (
        <span className={classes(styles.note, 'note')}>{say('needsValue')}</span>
      ) : null}
    </div>
  );
}

function ValueInput({
  id,
  isNext,
  value,
  problem,
  write,
}: {
  readonly id: string;
  /** It is what is to be typed now. */
  readonly isNext: boolean;
  readonly value: string;
  readonly problem: string | undefined;
  readonly write: WriteText;
}) {
  const { say } = useSay('condition');
  const { text, wrong, change, finish } = useLiveText(value, write);
  const input = useRef<HTMLInputElement>(null);
  const [takesFocus] = useState(isNext);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <label htmlFor={id} className="sr">
        {say('value')}
      </label>
      <input
        id={id}
        ref={input}
        className="in"
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong !== null || problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-note`}
        placeholder={say('value')}
        onChange={({ target }) => {
          change(target.value);
        }}
        onBlur={finish}
      />
      {wrong === null ? null : <span className={classes(styles.fieldError, 'fe')}>{wrong}</span>}
    </>
  );
}

const firstOperator = (field: Field | undefined): FormOperator =>
  field === undefined || field.kind === 'number' ? '>' : '==';

/** What arrived, and what is written though nothing of it arrived. */
function choicesOf(
  fields: readonly Field[],
  current: JsonPath | null,
): readonly (Field | { readonly path: JsonPath })[] {
  return current === null || fields.some(({ path }) => keyOf(path) === keyOf(current))
    ? fields.length === 0
      ? [{ path: [] }]
      : fields
    : [{ path: current }, ...fields];
}

function optionText(field: Field | { readonly path: JsonPath }, say: Say<'condition'>): string {
  const { path } = field;
  const value = 'value' in field ? field.value.slice(0, 24) : null;
  if (path.length === 0) return value === null ? say('wholePayload') : say('wholePayloadValue', { value });
  return value === null ? fieldName(path) : say('withValue', { field: fieldName(path), value });
}
