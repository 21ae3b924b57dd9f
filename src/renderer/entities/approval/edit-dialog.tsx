import { useId } from 'react';
import { Button } from '../../kit/button';
import { argumentText } from './call-table';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProvenanceMark, ProvenanceWord, WasWord } from './provenance';
import { countdownText } from '../../kit/time-format';
import { useKeptText } from '../../kit/use-kept-text';
import { useNow } from '../../kit/use-now';
import type { Json, JsonObject } from '../../../shared/json';
import type { Approval } from '../../../shared/procedures';
import { originOf } from '../../../domain/approval/origins';
import { fixedBy, type DraftedCall, type Provenance } from '../../../shared/run';
import { visible } from '../../../shared/visible';
import { edit } from './approvals-store';
import { draftOf, editsOf, fieldText, isOpen, originalOf, readField, type Draft } from './edit-state';
import { keyOf } from './waiting';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approval.module.css';

/** The calls of a step's card as fields. The countdown stays in view. */
export function EditDialog({
  approval,
  onClose,
}: {
  readonly approval: Approval;
  readonly onClose: () => void;
}) {
  const { say } = useSay('approvals');
  const now = useNow(500);
  const { expiresAt, calls } = approval.gate;
  return (
    <EditCallsDialog
      about={keyOf(approval)}
      title={say('editTitle', { step: approval.step })}
      aside={expiresAt === null ? undefined : countdownText(expiresAt - now)}
      calls={calls ?? []}
      onSave={(edits) => edit(approval, edits)}
      onClose={onClose}
    />
  );
}

interface EditCallsProps {
  /** What values that were not sent are kept by. */
  readonly about: string;
  readonly title: string;
  readonly aside?: string | undefined;
  readonly calls: readonly DraftedCall[];
  /** Resolves to whether the engine took them. */
  readonly onSave: (
    edits: readonly { readonly call: number; readonly arguments: JsonObject }[],
  ) => Promise<boolean>;
  readonly onClose: () => void;
}

/**
 * Calls as fields: what the procedure fixes stands, the rest can be written again. Nothing is sent; the card
 * comes back to be signed.
 */
export function EditCallsDialog({ about, title, aside, calls, onSave, onClose }: EditCallsProps) {
  const { say } = useSay('approvals');
  // Values that the engine did not take are still there, too.
  const [kept, keep, forget] = useKeptText(`values ${about}`, JSON.stringify(draftOf(calls)));
  const draft = JSON.parse(kept) as Draft;
  const setDraft = (next: Draft): void => {
    keep(JSON.stringify(next));
  };
  const edits = editsOf(calls, draft);
  const original: Draft = calls.map((call) =>
    Object.fromEntries(Object.keys(call.arguments).map((name) => [name, fieldText(originalOf(call, name))])),
  );
  const touched = calls.some((call, index) =>
    Object.keys(call.arguments).some((name) => draft[index]?.[name] !== original[index]?.[name]),
  );
  const save = (): void => {
    if (edits === null) return;
    onClose();
    void onSave(edits).then((taken) => {
      if (taken) forget();
    });
  };
  return (
    <Dialog open onClose={onClose} title={title} aside={aside}>
      {calls.map((call, index) => (
        <CallFields
          key={index}
          call={call}
          values={draft[index] ?? {}}
          onChange={(name, text) => {
            setDraft(draft.map((each, at) => (at === index ? { ...each, [name]: text } : each)));
          }}
          onEnter={save}
        />
      ))}
      <div className="cons mt-3" data-part="consequence">
        <p>{say('editNothingSent')}</p>
      </div>
      <DialogActions>
        <Button look="key" disabled={edits === null} onClick={save}>
          {say('editShow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
        {touched ? (
          <Button
            look="bare"
            onClick={() => {
              setDraft(original);
            }}
          >
            {say('editPutBack')}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

interface FieldsProps {
  readonly call: DraftedCall;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (name: string, text: string) => void;
  readonly onEnter: () => void;
}

function CallFields({ call, values, onChange, onEnter }: FieldsProps) {
  return (
    <div className={classes(styles.call, styles.editedCall)} role="group" aria-label={call.tool}>
      <div className={styles.callName}>
        <span>{visible(call.tool)}</span>
      </div>
      {Object.entries(call.arguments).map(([name, value]) =>
        isOpen(call, name) ? (
          <Field
            key={name}
            call={call}
            name={name}
            value={value}
            text={values[name] ?? ''}
            onChange={onChange}
            onEnter={onEnter}
          />
        ) : (
          <Fixed key={name} name={name} value={value} from={fixedBy(call, name) ?? undefined} />
        ),
      )}
    </div>
  );
}

function Fixed({
  name,
  value,
  from,
}: {
  readonly name: string;
  readonly value: Json;
  readonly from: Provenance | undefined;
}) {
  const { say } = useSay('approvals');
  return (
    <div className={styles.line}>
      <span>{visible(name)}</span>
      <span>
        <ProvenanceMark from={from}>{argumentText(value)}</ProvenanceMark>
      </span>
      <span className="pm" data-part="origin">
        {from === 'config' ? say('editFixedByConfig') : say('editFixed')}
      </span>
    </div>
  );
}

function Field({
  call,
  name,
  value,
  text,
  onChange,
  onEnter,
}: Omit<FieldsProps, 'values'> & { readonly name: string; readonly value: Json; readonly text: string }) {
  const { say } = useSay('approvals');
  const id = useId();
  const read = readField(text, value);
  const original = originalOf(call, name);
  const from = call.was?.[name]?.from ?? call.provenance[name];
  const changed = text !== fieldText(original);
  const long = typeof value === 'string' && (value.length > 40 || value.includes('\n'));
  const described = 'mistake' in read ? `${id}-mistake` : undefined;
  const common = {
    id,
    value: text,
    spellCheck: false,
    'aria-invalid': 'mistake' in read,
    'aria-describedby': described,
    className: classes(styles.input, changed && styles.byYou, 'in code'),
  };
  return (
    <div className={classes(styles.line, styles.editable, long && styles.longField)}>
      <label htmlFor={id}>{visible(name)}</label>
      {long ? (
        <textarea
          {...common}
          rows={3}
          onChange={(event) => {
            onChange(name, event.target.value);
          }}
        />
      ) : (
        <input
          {...common}
          onChange={(event) => {
            onChange(name, event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
          }}
        />
      )}
      {changed ? <WasWord value={original} from={from} /> : <ProvenanceWord origin={originOf(call, name)} />}
      {visible(text) === text ? null : (
        <span className={classes(styles.fieldError, 'fe')} role="note">
          {say('editUnseen', { text: visible(text) })}
        </span>
      )}
      {'mistake' in read ? (
        <span className={classes(styles.fieldError, 'fe')} id={described} role="alert">
          {say(`edit-${read.mistake}`, { value: fieldText(value) })}
        </span>
      ) : null}
    </div>
  );
}
