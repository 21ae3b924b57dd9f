import { X } from 'lucide-react';
import type { Admission, ExecutionMode, Priority, Sop } from '../../../shared/sop';
import { IconButton } from '../../kit/button';
import { useToldWhole } from '../../i18n/use-told';
import { useApp } from '../../entities/engine/app-store';
import { ChoiceField, SwitchField } from '../../kit/choice-field';
import { selectStep, useEditor } from '../../entities/draft/editor-store';
import { Escalation } from './escalation';
import { Remembered } from './remembered';
import { InspectorHead } from './inspector-head';
import { LiveField } from './live-field';
import { findingsOfKey } from './step-findings';
import { modeWord } from '../../entities/draft/mode-word';
import { useSay, type Word } from '../../i18n/use-say';
import { changeKey, writeKey, writeNumber, writeSecsOf } from '../../entities/draft/write-step';
import styles from './editor.module.css';

const priorityWord: Readonly<Record<Priority, Word<'editor'>>> = {
  low: 'priorityLow',
  normal: 'priorityNormal',
  high: 'priorityHigh',
  critical: 'priorityCritical',
};
const modeNote: Readonly<Record<ExecutionMode, Word<'editor'>>> = {
  auto: 'modeAutoNote',
  supervised: 'modeSupervisedNote',
  step_by_step: 'modeStepByStepNote',
  priority_based: 'modePriorityNote',
};
const interruptWord: Readonly<Record<Sop['onInterrupt'], Word<'editor'>>> = {
  ask: 'interruptAsk',
  retry: 'interruptRetry',
  fail: 'interruptFail',
};
const admissionWord = {
  skip: 'admissionSkip',
  queue: 'admissionQueue',
  latest: 'admissionLatest',
  replace: 'admissionReplace',
} as const satisfies Readonly<Record<Admission, Word<'editor'>>>;
const recheckWord: Readonly<Record<'ask' | 'off', Word<'editor'>>> = { ask: 'recheckAsk', off: 'recheckOff' };
const toolsWord: Readonly<Record<Sop['tools'], Word<'editor'>>> = { listed: 'toolsListed', any: 'toolsAny' };

/** Everything SOP.toml says of the procedure as a whole. */
export function ProcedureInspector() {
  const { say } = useSay('editor');
  const told = useToldWhole();
  const head = useEditor((state) => state.document?.cards.head ?? null);
  const diagnostics = useEditor((state) => state.document?.present.checked?.entry.diagnostics) ?? [];
  const startsByItself = useEditor(
    (state) => state.document?.cards.triggers?.some((trigger) => trigger?.type !== 'manual') === true,
  );
  const enabledNote = useApp(({ status }): Word<'editor'> =>
    status?.proceduresEnabled === false
      ? 'enabledNoteOff'
      : status?.triggersPaused === true && startsByItself
        ? 'enabledNotePaused'
        : 'enabledNote',
  );
  if (head === null) return <ProcedureHead />;
  const wrong = (key: string): string | undefined => {
    const [finding] = findingsOfKey(diagnostics, `sop.${key}`);
    return finding === undefined ? undefined : told(finding);
  };
  const noNumber = (text: string): string => say('noWholeNumber', { text });
  const noSeconds = (text: string): string => say('noSeconds', { text });
  return (
    <>
      <ProcedureHead />
      <Remembered />
      <section>
        <SwitchField
          label={say('enabled')}
          on={head.enabled}
          note={say(head.enabled ? enabledNote : 'disabledNote')}
          onSwitch={(on) => {
            changeKey('enabled', on ? null : false);
          }}
        />
      </section>
      <section className={styles.fields}>
        <LiveField
          label={say('name')}
          value={head.name}
          write={writeKey('name', false)}
          problem={wrong('name')}
          note={say('nameNote')}
        />
        <LiveField
          label={say('version')}
          code
          value={head.version}
          write={writeKey('version', true)}
          problem={wrong('version')}
        />
        <ChoiceField
          label={say('priority')}
          value={head.priority}
          choices={choices(priorityWord, say)}
          note={head.priority === 'critical' ? say('criticalNote') : undefined}
          onChoose={(value) => {
            changeKey('priority', value);
          }}
        />
        <ChoiceField
          label={say('mode')}
          value={head.executionMode}
          choices={choices(modeWord, say)}
          note={say(modeNote[head.executionMode])}
          onChoose={(value) => {
            changeKey('execution_mode', value);
          }}
        />
        <LiveField
          label={say('timeout')}
          unit={say('seconds')}
          value={head.approvalTimeoutSecs === null ? '' : String(head.approvalTimeoutSecs)}
          placeholder={say('asConfigured')}
          write={writeSecsOf('approval_timeout_secs', noSeconds)}
          problem={wrong('approval_timeout_secs')}
          note={say('timeoutNote')}
        />
      </section>
      <Escalation />
      <section className={styles.fields}>
        <LiveField
          label={say('cooldown')}
          unit={say('seconds')}
          value={String(head.cooldownSecs)}
          write={writeSecsOf('cooldown_secs', noSeconds)}
          problem={wrong('cooldown_secs')}
          note={say('cooldownNote')}
        />
        <LiveField
          label={say('atOnce')}
          unit={say('runsUnit')}
          value={String(head.maxConcurrent)}
          write={writeNumber('max_concurrent', noNumber)}
          problem={wrong('max_concurrent')}
        />
        <ChoiceField
          label={say('admission')}
          value={head.admission ?? 'skip'}
          choices={choices(admissionWord, say)}
          onChoose={(value) => {
            changeKey('admission', value === 'skip' ? null : value);
          }}
        />
        {head.admission === 'queue' ? (
          <LiveField
            label={say('queueLimit')}
            unit={say('eventsUnit')}
            value={head.queueLimit === undefined ? '' : String(head.queueLimit)}
            placeholder="100"
            write={writeNumber('queue_limit', noNumber)}
            problem={wrong('queue_limit')}
          />
        ) : null}
        <LiveField
          label={say('perKey')}
          code
          value={head.concurrencyKey ?? ''}
          placeholder={say('perKeyNone')}
          write={writeKey('concurrency_key', true)}
          problem={wrong('concurrency_key')}
          note={say('perKeyNote')}
        />
      </section>
      <section className={styles.fields}>
        <ChoiceField
          label={say('onInterrupt')}
          value={head.onInterrupt}
          choices={choices(interruptWord, say)}
          onChoose={(value) => {
            changeKey('on_interrupt', value);
          }}
        />
        <ChoiceField
          label={say('recheck')}
          value={head.recheck ?? 'ask'}
          choices={choices(recheckWord, say)}
          onChoose={(value) => {
            changeKey('recheck', value);
          }}
        />
        <ChoiceField
          label={say('toolsOf')}
          value={head.tools}
          choices={choices(toolsWord, say)}
          onChoose={(value) => {
            changeKey('tools', value);
          }}
        />
      </section>
    </>
  );
}

function ProcedureHead() {
  const { say } = useSay('editor');
  return (
    <InspectorHead title={say('procedure')}>
      <span className="only-narrow" data-part="only-narrow">
        <IconButton
          icon={X}
          name={say('close')}
          onClick={() => {
            selectStep(null);
          }}
        />
      </span>
    </InspectorHead>
  );
}

const choices = (
  words: Readonly<Record<string, Word<'editor'>>>,
  say: (word: Word<'editor'>) => string,
): readonly { readonly value: string; readonly label: string }[] =>
  Object.entries(words).map(([value, word]) => ({ value, label: say(word) }));
