import { useId, useState } from 'react';
import { hiddenSecret, type ConfigView } from '../../../shared/config-desk';
import type { Refusal } from '../../../shared/result';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Select } from '../../kit/select';
import { ConfigField } from './config-field';
import { docOf, wantedPhrase } from './config-words';
import { askedKeys, readRow, valueAt, variantsOf, type Block, type Row } from './settings-state';
import { changeConfig } from './settings-store';
import { choiceText, tableTitle } from './table-titles';
import type { FieldValue, WrittenField } from './unsaved-rows';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './settings.module.css';

/**
 * Asks for a name and for the keys of the table, each with the control that the form has for it, and writes
 * them. The engine puts secrets where secrets are kept.
 */
export function AddTableDialog({
  block,
  view,
  title,
  intro,
  onClose,
}: {
  readonly block: Block;
  readonly view: ConfigView;
  readonly title?: string;
  readonly intro?: string;
  readonly onClose: () => void;
}) {
  const { say, language } = useSay('settings');
  const { node, head, place } = block;
  const isList = node.type === 'array';
  const named = block.kind === 'several' && !isList;
  const variants = variantsOf(node);
  const [name, setName] = useState('');
  const [variant, setVariant] = useState(variants[0] ?? null);
  const [given, setGiven] = useState<Given>({});
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [nameId, kindId, fieldId] = [useId(), useId(), useId()];
  const own = named ? [...place, name.trim()] : [...place];
  const taken = named && valueAt(view.values, own) !== undefined;
  const rows = askedKeys(node, variant).map(([key, child, required]): Row & Held => {
    const { value, field = null } = given[key] ?? {};
    return {
      place: [...own, ...(isList ? [0] : []), key],
      name: key,
      node: child,
      required,
      free: false,
      written: value === undefined ? undefined : typeof value === 'object' ? [...value] : value,
      line: null,
      field,
    };
  });
  const answers = rows.map((row): Answered => ({ row, answer: answerOf(row) }));
  const ready =
    (!named || (name.trim() !== '' && !taken)) &&
    answers.every(({ row, answer }) => answer !== wrong && (!row.required || isSaid(answer))) &&
    // Of a table that can do without each of its keys, one is wanted: what nobody has set does something too.
    (rows.length === 0 || answers.some(({ answer }) => isSaid(answer)));
  const add = async (): Promise<void> => {
    setBusy(true);
    setRefusal(await write());
    setBusy(false);
  };
  const write = async (): Promise<Refusal | null> => {
    const values = Object.fromEntries([
      ...(variant === null ? [] : [['type', variant] as const]),
      ...answers.flatMap(({ row, answer }) =>
        isSaid(answer) ? [[row.name, typeof answer === 'object' ? [...answer] : answer] as const] : [],
      ),
    ]);
    const problem = await changeConfig({ kind: 'add', place: own, list: isList, values });
    if (problem === null) onClose();
    return problem;
  };
  return (
    <Dialog open onClose={onClose} title={title ?? say('addTitle', { what: tableTitle(place, language) })}>
      {intro === undefined ? null : <p className={styles.addIntro}>{intro}</p>}
      {variants.length === 0 ? null : (
        <div className="field">
          <label htmlFor={kindId}>{say('addKind')}</label>
          <Select
            id={kindId}
            value={variant ?? ''}
            onChange={(event) => {
              setVariant(event.target.value);
            }}
          >
            {variants.map((each) => (
              <option key={each} value={each}>
                {choiceText(`${String(place[0])}.type`, each, language)}
              </option>
            ))}
          </Select>
        </div>
      )}
      {named ? (
        <div className="field">
          <label htmlFor={nameId}>{say('addName')}</label>
          <input
            id={nameId}
            className="in code"
            value={name}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={taken}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          {taken ? <span className="fe">{say('nameTaken')}</span> : null}
        </div>
      ) : null}
      {answers.map(({ row, answer }) => {
        const { title: label, text } = docOf(row, view.values, language);
        const hintId = `${fieldId}-${row.name}`;
        const put = (change: Partial<Given[string]>): void => {
          setGiven((before) => ({ ...before, [row.name]: { ...before[row.name], ...change } }));
        };
        return (
          <div className="field" key={`${variant ?? ''} ${row.name}`}>
            <span className="fl">{label}</span>
            {row.node.secret === true ? (
              <input
                className="in code"
                type="password"
                aria-label={label}
                aria-describedby={hintId}
                placeholder={hiddenSecret}
                value={row.field?.text ?? ''}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => {
                  put({ field: { text: event.target.value, from: undefined, tried: false } });
                }}
              />
            ) : (
              <ConfigField
                row={row}
                label={label}
                describedBy={hintId}
                invalid={answer === wrong && row.field?.tried === true}
                field={row.field}
                onWrite={(field) => {
                  put({ field });
                }}
                onWrong={() => {}}
                onSave={(value) => {
                  put({ field: null, value: value ?? undefined });
                }}
              />
            )}
            <span className={classes(styles.note, 'note')} id={hintId}>
              {text} {answer === wrong ? wantedPhrase(row.node, row.name, { say, language }) : ''}
            </span>
          </div>
        );
      })}
      {rows.some((row) => row.node.secret === true) ? (
        <p className="cons mt-3">
          {say(view.secretsIn === 'keychain' ? 'secretToKeychain' : 'secretToFile')}
        </p>
      ) : null}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <p className="cons mt-3">
        {say('addText')} <span className="code">{head}</span>
      </p>
      <DialogActions>
        <Button look="key" busy={busy ? say('saving') : null} disabled={!ready} onClick={() => void add()}>
          {say('addNow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What was answered so far, by the key. */
type Given = Readonly<
  Record<string, { readonly value?: FieldValue | undefined; readonly field?: WrittenField | null }>
>;

interface Held {
  readonly field: WrittenField | null;
}

/** What was written is not what the key wants. */
const wrong = Symbol('wrong');
type Answer = FieldValue | null | undefined | typeof wrong;
interface Answered {
  readonly row: Row & Held;
  readonly answer: Answer;
}

/** What the key is to be; undefined or null: nothing was said. What is being written counts. */
function answerOf(row: Row & Held): Answer {
  const { field, written, node } = row;
  if (field === null)
    return written === null || (typeof written === 'object' && !Array.isArray(written))
      ? undefined
      : Array.isArray(written)
        ? written.filter((item) => typeof item === 'string')
        : written;
  if (node.secret === true) return field.text;
  const read = readRow(field.text, row);
  return read === null ? wrong : read.value;
}

const isSaid = (answer: Answer): answer is FieldValue =>
  answer !== wrong &&
  answer !== undefined &&
  answer !== null &&
  answer !== '' &&
  (typeof answer !== 'object' || answer.length > 0);
