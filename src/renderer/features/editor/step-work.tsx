import { readDuration, durationText } from '../../../domain/procedure/duration';
import { readUntil, readWork } from '../../../domain/procedure/step-work';
import { setText, startText, untilText } from '../../../domain/procedure/work-text';
import type { Step, StepKind } from '../../../shared/sop';
import type { StepChanges } from '../../../shared/sop-edit';
import { ChoiceField } from '../../kit/choice-field';
import { useSay } from '../../i18n/use-say';
import { changeStep, writeStep } from '../../entities/draft/write-step';
import { LiveField } from './live-field';

const nothing = { wait: null, ask: null, run: null, forEach: null, output: null, model: null } as const;
const onlyWaiting: StepChanges = { ...nothing, tools: [], calls: [] };
/** What the step begins with when it becomes one of that kind. */
const beginnings: Readonly<Record<StepKind, StepChanges>> = {
  execute: { ...nothing, kind: null },
  checkpoint: { ...onlyWaiting, kind: 'checkpoint' },
  wait: { ...onlyWaiting, kind: 'wait', wait: { until: { type: 'duration', secs: 60 } } },
  input: { ...onlyWaiting, kind: 'input', ask: { type: 'string' } },
  procedure: { ...onlyWaiting, kind: 'procedure', run: { name: 'NAME' } },
};

const notes = {
  checkpoint: 'checkpointNote',
  wait: 'waitNote',
  input: 'inputNote',
  procedure: 'procedureNote',
} as const;

/** What is written in braces; in a phrase such braces are places for values. */
const templates = {
  level: '{{payload.level}}',
  line: '{{payload.line}}',
  state: '{{state.NAME}}',
  item: '{{item}}',
} as const;

/** Whether the step carries something out or waits. */
export function StepKindField({ step: { number, kind = 'execute' } }: { readonly step: Step }) {
  const { say } = useSay('editor');
  return (
    <ChoiceField
      label={say('kind')}
      value={kind}
      choices={[
        { value: 'execute', label: say('kindExecute') },
        { value: 'checkpoint', label: say('checkpoint') },
        { value: 'wait', label: say('kindWait') },
        { value: 'input', label: say('kindInput') },
        { value: 'procedure', label: say('kindProcedure') },
      ]}
      note={kind === 'execute' ? undefined : say(notes[kind])}
      onChoose={(value) => {
        changeStep(number, beginnings[value as StepKind]);
      }}
    />
  );
}

/** What it waits for or asks, and how often and beside what it is done. */
export function StepWork({ step }: { readonly step: Step }) {
  const { say } = useSay('editor');
  const { number, kind = 'execute', wait, ask, run, forEach, output, model, sampling } = step;
  return (
    <>
      {kind === 'execute' && (step.calls.length === 1 || forEach !== undefined) ? (
        <LiveField
          label={say('forEach')}
          code
          placeholder={say('forEachNone')}
          value={forEach?.list ?? ''}
          note={say('forEachNote', templates)}
          write={async (text) => {
            const list = readWork('for_each', text)?.for_each;
            if (text.trim() !== '' && list === undefined) return say('forEachWrong');
            return writeStep(number, 'for_each', () => ({
              forEach: list === undefined ? null : { ...forEach, list },
            }))(text);
          }}
        />
      ) : null}
      {kind === 'execute' && (step.calls.length === 0 || output !== undefined) ? (
        <LiveField
          label={say('resultSchema')}
          code
          placeholder={say('resultWords')}
          value={output === undefined ? '' : JSON.stringify(output)}
          note={say('resultNote')}
          write={async (text) => {
            const schema = readWork('output', text)?.output;
            if (text.trim() !== '' && schema === undefined) return say('asksForWrong');
            return writeStep(number, 'output', () => ({ output: schema ?? null }))(text);
          }}
        />
      ) : null}
      {kind === 'execute' && (step.calls.length === 0 || model !== undefined) ? (
        <LiveField
          label={say('stepModel')}
          code
          placeholder={say('stepModelUsual')}
          value={model ?? ''}
          note={say('stepModelNote')}
          write={async (text) => {
            const named = readWork('model', text)?.model;
            if (text.trim() !== '' && named === undefined) return say('stepModelWrong');
            return writeStep(number, 'model', () => ({ model: named ?? null }))(text);
          }}
        />
      ) : null}
      {kind === 'execute' && (step.calls.length === 0 || sampling !== undefined) ? (
        <LiveField
          label={say('stepSampling')}
          code
          placeholder={say('stepSamplingUsual')}
          value={sampling === undefined ? '' : JSON.stringify(sampling)}
          note={say('stepSamplingNote')}
          write={async (text) => {
            const drawn = readWork('sampling', text)?.sampling;
            if (text.trim() !== '' && drawn === undefined) return say('stepSamplingWrong');
            return writeStep(number, 'sampling', () => ({ sampling: drawn ?? null }))(text);
          }}
        />
      ) : null}
      {forEach === undefined ? null : (
        <LiveField
          label={say('sideBySide')}
          code
          placeholder="1"
          value={forEach.parallel === undefined ? '' : String(forEach.parallel)}
          note={say('atOnceNote')}
          write={async (text) => {
            const parallel = readWork('parallel', text)?.parallel;
            if (!['', '1'].includes(text.trim()) && parallel === undefined) return say('atOnceWrong');
            return writeStep(number, 'parallel', () => ({
              forEach: { list: forEach.list, ...(parallel === undefined ? {} : { parallel }) },
            }))(text);
          }}
        />
      )}
      {run === undefined ? null : (
        <LiveField
          label={say('startsWhat')}
          code
          value={startText(run)}
          note={say('startsWhatNote', templates)}
          write={async (text) => {
            const started = readWork('run', text)?.run;
            return started === undefined
              ? say('startsWhatWrong')
              : writeStep(number, 'run', () => ({ run: started }))(text);
          }}
        />
      )}
      {ask === undefined ? null : (
        <LiveField
          label={say('asksFor')}
          code
          value={JSON.stringify(ask)}
          note={say('asksForNote')}
          write={async (text) => {
            const schema = readWork('ask', text)?.ask;
            return schema === undefined
              ? say('asksForWrong')
              : writeStep(number, 'ask', () => ({ ask: schema }))(text);
          }}
        />
      )}
      {wait === undefined ? null : (
        <>
          <LiveField
            label={say('waitsUntil')}
            code
            value={untilText(wait.until)}
            note={say('waitsUntilNote')}
            write={async (text) => {
              const until = readUntil(text);
              return until === null
                ? say('waitsUntilWrong')
                : writeStep(number, 'until', () => ({ wait: { ...wait, until } }))(text);
            }}
          />
          <LiveField
            label={say('waitsAtMost')}
            code
            placeholder={say('waitsAtMostNone')}
            value={wait.timeoutSecs === undefined ? '' : durationText(wait.timeoutSecs)}
            note={say('waitsAtMostNote')}
            write={async (text) => {
              const timeoutSecs = readDuration(text);
              if (text.trim() !== '' && timeoutSecs === null) return say('durationWrong');
              return writeStep(number, 'timeout', () => ({
                wait: { until: wait.until, ...(timeoutSecs === null ? {} : { timeoutSecs }) },
              }))(text);
            }}
          />
        </>
      )}
      <LiveField
        label={say('group')}
        code
        placeholder={say('groupNone')}
        value={step.group ?? ''}
        note={say('groupNote')}
        write={async (text) => {
          const group = readWork('group', text)?.group;
          if (text.trim() !== '' && group === undefined) return say('groupWrong');
          return writeStep(number, 'group', () => ({ group: group ?? null }))(text);
        }}
      />
      {step.calls.length === 1 || step.on !== undefined ? (
        <LiveField
          label={say('onEngine')}
          code
          placeholder={say('onNone')}
          value={step.on ?? ''}
          note={say('onNote')}
          write={async (text) => {
            const on = readWork('on', text)?.on;
            if (text.trim() !== '' && on === undefined) return say('onWrong');
            return writeStep(number, 'on', () => ({ on: on ?? null }))(text);
          }}
        />
      ) : null}
      <Sets step={step} />
    </>
  );
}

/** What the procedure remembers with the step: a line for each, and one more. */
function Sets({ step: { number, set = [] } }: { readonly step: Step }) {
  const { say } = useSay('editor');
  return [...set, null].map((known, index) => (
    <LiveField
      key={index}
      label={say('sets')}
      code
      placeholder={say('setsNone')}
      value={known === null ? '' : setText(known)}
      note={known === null ? say('setsNote', templates) : undefined}
      write={async (text) => {
        const read = readWork('set', text)?.set;
        if (text.trim() !== '' && read === undefined) return say('setsWrong', templates);
        if (known === null && read === undefined) return null;
        const others = set.toSpliced(index, 1, ...(read === undefined ? [] : [read]));
        return writeStep(number, 'set', () => ({ set: others.length === 0 ? null : others }))(text);
      }}
    />
  ));
}
