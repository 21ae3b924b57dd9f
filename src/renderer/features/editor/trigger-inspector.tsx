import { Trash2, X } from 'lucide-react';
import { EventSource, FileChange, RunOutcome, type Trigger } from '../../../shared/sop';
import { IconButton } from '../../kit/button';
import { useApp } from '../../entities/engine/app-store';
import { useToldWhole } from '../../i18n/use-told';
import { ChoiceField, SwitchField } from '../../kit/choice-field';
import { edit, selectTrigger, useEditor } from '../../entities/draft/editor-store';
import { ConditionField, writeCondition } from './condition-field';
import { InspectorHead } from './inspector-head';
import { ListenButton } from './listen-dialog';
import { LiveField } from './live-field';
import { newTrigger } from './new-triggers';
import { NextTimes } from '../../entities/draft/next-times';
import { SignalField } from './signal-field';
import { sourceWord } from './source-words';
import { findingsOfKey } from './step-findings';
import { useSay, type Word } from '../../i18n/use-say';
import { changeTriggerKey, writeTrigger, writeTriggerSecs } from '../../entities/draft/write-step';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

type Timeable = Extract<Trigger, { type: 'mqtt' | 'webhook' | 'peripheral' }>;

const outcomeWord = {
  any: 'outcomeAny',
  completed: 'outcomeCompleted',
  failed: 'outcomeFailed',
  cancelled: 'outcomeCancelled',
} as const satisfies Readonly<Record<RunOutcome | 'any', Word<'editor'>>>;

const changeWord = {
  created: 'fileCreated',
  changed: 'fileChanged',
  removed: 'fileRemoved',
} as const satisfies Readonly<Record<FileChange, Word<'editor'>>>;

/** One way in which the procedure starts. */
export function TriggerInspector({
  trigger,
  index,
}: {
  readonly trigger: Trigger | null;
  readonly index: number;
}) {
  const { say } = useSay('editor');
  const remove = async (): Promise<void> => {
    if ((await edit([{ type: 'remove-trigger', trigger: index }])) === null) selectTrigger(null);
  };
  const retype = (value: string): void => {
    const source = EventSource.safeParse(value);
    if (source.success)
      void edit([
        { type: 'remove-trigger', trigger: index },
        { type: 'add-trigger', trigger: newTrigger(source.data, useApp.getState().status), at: index },
      ]);
  };
  return (
    <>
      <InspectorHead title={say('startNumber', { number: index + 1 })}>
        <IconButton icon={Trash2} name={say('delete')} onClick={() => void remove()} />
        <IconButton
          icon={X}
          name={say('close')}
          onClick={() => {
            selectTrigger(null);
          }}
        />
      </InspectorHead>
      <section className={styles.fields}>
        {trigger === null ? (
          <p className={classes(styles.note, 'note')}>{say('triggerUnreadableNote')}</p>
        ) : (
          <>
            <ChoiceField
              label={say('startsBy')}
              value={trigger.type}
              choices={EventSource.options.map((source) => ({
                value: source,
                label: say(sourceWord[source]),
              }))}
              onChoose={retype}
            />
            <TriggerFields trigger={trigger} index={index} />
          </>
        )}
      </section>
    </>
  );
}

function TriggerFields({ trigger, index }: { readonly trigger: Trigger; readonly index: number }) {
  const { say } = useSay('editor');
  const status = useApp((state) => state.status);
  const boards = [...(status?.boards ?? []), ...(status?.modbus ?? [])];
  const procedures = useApp((state) => state.sops);
  const diagnostics = useEditor((state) => state.document?.present.checked?.entry.diagnostics) ?? [];
  const told = useToldWhole();
  const wrong = (key: string): string | undefined => {
    const [finding] = findingsOfKey(diagnostics, `triggers[${String(index)}].${key}`);
    return finding === undefined ? undefined : told(finding);
  };
  const field = (
    key: string,
    label: string,
    value: string,
    note: string,
    mayBeLeftOut = false,
    placeholder = '',
  ) => (
    <LiveField
      code
      label={label}
      value={value}
      note={note}
      problem={wrong(key)}
      placeholder={placeholder}
      write={key.endsWith('condition') ? writeCondition(index, key) : writeTrigger(index, key, mayBeLeftOut)}
    />
  );
  const optional = (key: string, label: string, value: string | undefined, note: string) =>
    field(key, label, value ?? '', note, true, say('notSet'));
  const condition = (value: string | undefined, label: string, note: string) =>
    field('condition', label, value ?? '', note, true, say('always'));
  const onePlace = ({ topic, path, board, signal }: Extract<Trigger, { type: 'absence' | 'window' }>) => (
    <>
      {optional('topic', say('topic'), topic, say('topicNote'))}
      {optional('path', say('path'), path, say('onePlaceNote'))}
      {optional('board', say('board'), board, say('onePlaceNote'))}
      {optional('signal', say('signal'), signal, say('signalNote'))}
    </>
  );
  const secs = (key: string, label: string, value: number | undefined, note: string) => (
    <LiveField
      label={label}
      unit={say('seconds')}
      value={value === undefined ? '' : String(value)}
      note={note}
      problem={wrong(key)}
      placeholder={say('notSet')}
      write={writeTriggerSecs(index, key, (text) => say('noSeconds', { text }))}
    />
  );
  const waiting = (timed: Timeable, note: string) => (
    <>
      <ConditionField trigger={timed} index={index} note={note} problem={wrong('condition')} />
      {secs('for_secs', say('forSecs'), timed.for_secs, say('forSecsNote'))}
      {optional('clear_condition', say('clearCondition'), timed.clear_condition, say('clearConditionNote'))}
      {secs('debounce_secs', say('debounceSecs'), timed.debounce_secs, say('debounceSecsNote'))}
    </>
  );
  switch (trigger.type) {
    case 'mqtt':
      return (
        <>
          {field('topic', say('topic'), trigger.topic, say('topicNote'), false, 'yard/tank/level')}
          <div className={styles.listenAgain} data-part="listen-again">
            <ListenButton index={index} />
          </div>
          {waiting(trigger, say('conditionNote'))}
        </>
      );
    case 'webhook':
      return (
        <>
          {field('path', say('path'), trigger.path, say('pathNote'))}
          {waiting(trigger, say('conditionNote'))}
        </>
      );
    case 'cron':
      return (
        <>
          {field('expression', say('expression'), trigger.expression, say('expressionNote'))}
          <NextTimes expression={trigger.expression} timezone={trigger.timezone ?? null} />
          {field(
            'timezone',
            say('timezone'),
            trigger.timezone ?? '',
            say('timezoneNote'),
            true,
            say('asConfigured'),
          )}
        </>
      );
    case 'peripheral':
      return (
        <>
          {boards.length === 0 ? (
            field('board', say('board'), trigger.board, say('boardNote'))
          ) : (
            <ChoiceField
              code
              label={say('board')}
              value={trigger.board}
              note={wrong('board') ?? say('boardNote')}
              choices={boards.map(({ name }) => ({ value: name, label: name }))}
              onChoose={(board) => {
                const [signal] = status?.modbus?.find(({ name }) => name === board)?.signals ?? [];
                void edit([
                  { type: 'set-trigger-key', trigger: index, key: 'board', value: board },
                  ...(signal === undefined
                    ? []
                    : [
                        {
                          type: 'set-trigger-key' as const,
                          trigger: index,
                          key: 'signal' as const,
                          value: signal,
                        },
                      ]),
                ]);
              }}
            />
          )}
          <SignalField
            board={trigger.board}
            signal={trigger.signal}
            problem={wrong('signal')}
            write={writeTrigger(index, 'signal', false)}
          />
          {waiting(trigger, say('conditionValueNote'))}
        </>
      );
    case 'absence':
      return (
        <>
          {onePlace(trigger)}
          {condition(trigger.condition, say('heardWhen'), say('heardWhenNote'))}
          {secs('after_secs', say('afterSecs'), trigger.after_secs, say('afterSecsNote'))}
        </>
      );
    case 'window':
      return (
        <>
          {onePlace(trigger)}
          {optional('value', say('windowValue'), trigger.value, say('windowValueNote'))}
          {secs('over_secs', say('overSecs'), trigger.over_secs, say('overSecsNote'))}
          {field('condition', say('windowCondition'), trigger.condition, say('windowConditionNote'))}
        </>
      );
    case 'procedure':
      return (
        <>
          <ChoiceField
            code
            label={say('afterProcedure')}
            value={trigger.name}
            note={wrong('name') ?? say('afterProcedureNote')}
            choices={procedures.map(({ name }) => ({ value: name, label: name }))}
            onChoose={(name) => {
              changeTriggerKey(index, 'name', name);
            }}
          />
          <ChoiceField
            label={say('outcome')}
            value={trigger.outcome ?? 'any'}
            choices={(['any', ...RunOutcome.options] as const).map((outcome) => ({
              value: outcome,
              label: say(outcomeWord[outcome]),
            }))}
            onChoose={(outcome) => {
              changeTriggerKey(index, 'outcome', outcome === 'any' ? null : outcome);
            }}
          />
          {condition(trigger.condition, say('condition'), say('conditionEndNote'))}
        </>
      );
    case 'file':
      return (
        <>
          {field('path', say('filePath'), trigger.path, say('filePathNote'))}
          <ChangeChoice trigger={trigger} index={index} problem={wrong('on')} />
          {condition(trigger.condition, say('condition'), say('conditionFileNote'))}
        </>
      );
    case 'amqp':
      return (
        <>
          {field('queue', say('onQueue'), trigger.queue, say('onQueueNote'), false, 'alarms')}
          {condition(trigger.condition, say('condition'), say('conditionQueueNote'))}
        </>
      );
    case 'message':
      return (
        <>
          {field('channel', say('onChannel'), trigger.channel, say('onChannelNote'))}
          {condition(trigger.condition, say('condition'), say('conditionMessageNote'))}
        </>
      );
    case 'manual':
      return <p className={classes(styles.note, 'note')}>{say('manualNote')}</p>;
  }
}

/** All of them is what it is without the key. */
function ChangeChoice({
  trigger: { on = FileChange.options },
  index,
  problem,
}: {
  readonly trigger: Extract<Trigger, { type: 'file' }>;
  readonly index: number;
  readonly problem: string | undefined;
}) {
  const { say } = useSay('editor');
  const choose = (change: FileChange, isOn: boolean): void => {
    const now = FileChange.options.filter((each) => (each === change ? isOn : on.includes(each)));
    changeTriggerKey(index, 'on', now.length === FileChange.options.length ? null : now);
  };
  return (
    <div className={classes(styles.field, 'field')} role="group" aria-label={say('fileOn')}>
      <span className={classes(styles.fieldLabel, 'fl')}>{say('fileOn')}</span>
      {FileChange.options.map((change) => (
        <SwitchField
          key={change}
          label={say(changeWord[change])}
          on={on.includes(change)}
          onSwitch={(isOn) => {
            // One of them has to be left.
            if (isOn || on.length > 1) choose(change, isOn);
          }}
        />
      ))}
      {problem === undefined ? null : <span className={classes(styles.note, 'note bad')}>{problem}</span>}
    </div>
  );
}
