import { Plus, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import type { SketchStep } from '../../../../shared/sketch';
import { choicesFor } from '../../../entities/draft/argument-choices';
import { useChoiceLabel } from '../../../entities/draft/choice-label';
import {
  argumentText,
  firstArguments,
  toolArguments,
  withArgument,
} from '../../../entities/draft/tool-arguments';
import { CommandButton } from '../../../entities/draft/command-dialog';
import { useToolLabel } from '../../../entities/draft/tool-label';
import { useToolFeed, useTools } from '../../../entities/draft/use-tools';
import { useApp } from '../../../entities/engine/app-store';
import { Button, IconButton } from '../../../kit/button';
import { ChoiceField, SwitchField } from '../../../kit/choice-field';
import { useSay, type Word } from '../../../i18n/use-say';
import { useTold } from '../../../i18n/use-told';
import { TextField, TimeField } from './draft-fields';
import { newSteps } from './draft-state';
import { TopicAndCondition } from './draft-trigger';
import { classes } from '../../../kit/classes';
import styles from '../sops.module.css';

const doWord = {
  call: 'doCall',
  check: 'doCheck',
  wait: 'doWait',
  'wait-time': 'doWaitTime',
  'wait-message': 'doWaitMessage',
  ask: 'doAsk',
  judge: 'doJudge',
  procedure: 'doProcedure',
  tell: 'doTell',
} as const satisfies Readonly<Record<SketchStep['do'], Word<'draft'>>>;
const kinds = Object.keys(doWord) as readonly SketchStep['do'][];

/** Arguments that newcomers meet first, in words; all others by their own names. */
const argumentWord: Readonly<Record<string, Word<'draft'>>> = {
  board: 'board',
  pin: 'pin',
  value: 'value',
  topic: 'topic',
  message: 'message',
};
const asNamed = (name: string): number => (name === 'board' ? 0 : 1);

interface Props<T> {
  readonly step: T;
  readonly onChange: (step: SketchStep) => void;
}
type Of<K extends SketchStep['do']> = Extract<SketchStep, { do: K }>;

/** The answer to "What shall be done?". */
export function StepAnswers({
  steps,
  onChange,
}: {
  readonly steps: readonly SketchStep[];
  readonly onChange: (steps: readonly SketchStep[]) => void;
}) {
  const { say } = useSay('draft');
  useToolFeed();
  return (
    <>
      <ol className={styles.draftSteps}>
        {steps.map((step, index) => (
          <li key={index} aria-label={say('stepNumber', { number: index + 1 })}>
            <span className={classes(styles.number, 't')} aria-hidden="true">
              {index + 1}
            </span>
            <StepAnswer
              step={step}
              isFirst={index === 0}
              onChange={(next) => {
                onChange(steps.map((old, at) => (at === index ? next : old)));
              }}
            />
            <IconButton
              icon={Trash2}
              name={say('removeStep', { number: index + 1 })}
              onClick={() => {
                onChange(steps.filter((_, at) => at !== index));
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        look="bare"
        icon={Plus}
        disabled={steps.length >= 19}
        onClick={() => {
          onChange([...steps, newSteps.call]);
        }}
      >
        {say('addStep')}
      </Button>
    </>
  );
}

function StepAnswer({ step, isFirst, onChange }: Props<SketchStep> & { readonly isFirst: boolean }) {
  const { say } = useSay('draft');
  return (
    <div className={styles.draftAnswer}>
      <ChoiceField
        label={say('doThis')}
        value={step.do}
        choices={kinds.map((kind) => ({ value: kind, label: say(doWord[kind]) }))}
        onChoose={(kind) => {
          const chosen = kinds.find((each) => each === kind);
          if (chosen !== undefined)
            onChange({
              ...newSteps[chosen],
              title: step.title,
              ...(step.beside === true ? { beside: true } : {}),
            });
        }}
      />
      <StepFields key={step.do} step={step} onChange={onChange} />
      <TextField
        label={say('stepTitle')}
        value={step.title}
        onChange={(title) => {
          onChange({ ...step, title });
        }}
      />
      {isFirst ? null : (
        <SwitchField
          label={say('beside')}
          on={step.beside === true}
          onSwitch={(on) => {
            const { beside: _beside, ...rest } = step;
            onChange(on ? { ...rest, beside: true } : rest);
          }}
        />
      )}
    </div>
  );
}

function StepFields({ step, onChange }: Props<SketchStep>) {
  const { say } = useSay('draft');
  switch (step.do) {
    case 'call':
      return <CallFields step={step} onChange={onChange} />;
    case 'wait':
      return (
        <TimeField
          label={say('waitFor')}
          secs={step.secs}
          onChange={(secs) => {
            if (secs !== null) onChange({ ...step, secs });
          }}
        />
      );
    case 'wait-time':
      return (
        <TextField
          type="time"
          label={say('time')}
          value={step.time}
          onChange={(time) => {
            onChange({ ...step, time });
          }}
        />
      );
    case 'wait-message':
      return (
        <TopicAndCondition
          topic={step.topic}
          condition={step.condition}
          onChange={(next) => {
            onChange({ ...step, ...next });
          }}
        />
      );
    case 'ask':
      return (
        <ChoiceField
          label={say('answer')}
          value={step.answer}
          choices={[
            { value: 'number', label: say('answerNumber') },
            { value: 'text', label: say('answerText') },
            { value: 'yes-no', label: say('answerYes') },
          ]}
          onChoose={(answer) => {
            onChange({
              ...step,
              answer: answer === 'number' ? 'number' : answer === 'text' ? 'text' : 'yes-no',
            });
          }}
        />
      );
    case 'procedure':
      return <ProcedureField step={step} onChange={onChange} />;
    case 'tell':
      return (
        <>
          <TextField
            code
            label={say('recipient')}
            note={say('recipientNote')}
            value={step.to}
            onChange={(to) => {
              onChange({ ...step, to });
            }}
          />
          <TextField
            label={say('message')}
            value={step.words}
            onChange={(next) => {
              onChange({ ...step, words: next });
            }}
          />
        </>
      );
    default:
      return (
        <TextField
          label={say('stepText')}
          value={step.text ?? ''}
          onChange={(text) => {
            onChange({ ...step, text });
          }}
        />
      );
  }
}

function ProcedureField({ step, onChange }: Props<Of<'procedure'>>) {
  const { say } = useSay('draft');
  const sops = useApp((state) => state.sops);
  return (
    <ChoiceField
      label={say('whichProcedure')}
      value={step.name}
      choices={sops.map(({ name }) => ({ value: name, label: name }))}
      onChoose={(name) => {
        onChange({ ...step, name });
      }}
    />
  );
}

function CallFields({ step, onChange }: Props<Of<'call'>>) {
  const { say } = useSay('draft');
  const told = useTold();
  const choiceLabel = useChoiceLabel();
  const toolLabel = useToolLabel();
  const tools = useTools((state) => state.tools) ?? [];
  const boards = useApp((state) => state.status?.boards) ?? [];
  const known = tools.find(({ name }) => name === step.tool);
  const labelOf = (name: string): string => {
    const word = Object.hasOwn(argumentWord, name) ? argumentWord[name] : undefined;
    return word === undefined ? name : say(word);
  };
  const choose = (name: string): void => {
    const parameters = tools.find((each) => each.name === name)?.parameters ?? {};
    const [board] = boards;
    const first = firstArguments(
      parameters,
      boards.map((each) => each.name),
    );
    const takesBoard = toolArguments(parameters).some((argument) => argument.name === 'board');
    onChange({
      ...step,
      tool: name,
      arguments:
        takesBoard && board !== undefined
          ? { board: board.name, ...first, ...('pin' in first ? { pin: board.pins[0] ?? 0 } : {}) }
          : first,
    });
  };
  useEffect(() => {
    // The most likely one: a pin where there is a board.
    if (step.tool === '' && tools.length > 0)
      choose(
        boards.length > 0 && tools.some(({ name }) => name === 'gpio_write') ? 'gpio_write' : 'mqtt_publish',
      );
  });
  const fields =
    known === undefined
      ? []
      : toolArguments(known.parameters)
          .filter(({ name, required }) => required || step.arguments[name] !== undefined || name === 'board')
          .toSorted((one, another) => asNamed(one.name) - asNamed(another.name));
  return (
    <>
      <ChoiceField
        code
        label={say('tool')}
        value={step.tool}
        choices={tools.map((tool) => ({ value: tool.name, label: toolLabel(tool) }))}
        onChoose={choose}
      />
      {step.tool === 'mqtt_publish' ? (
        <div className={classes(styles.field, 'field')}>
          <CommandButton
            onChoose={({ topic, payload }) => {
              onChange({
                ...step,
                arguments: { ...step.arguments, topic, ...(payload === null ? {} : { payload }) },
              });
            }}
          />
        </div>
      ) : null}
      {fields.map((argument) => {
        const value = argumentText(step.arguments[argument.name]);
        const put = (text: string): void => {
          onChange({ ...step, arguments: withArgument(step.arguments, argument, text) });
        };
        const choices = choicesFor({ tool: step.tool, arguments: step.arguments }, argument, boards);
        return choices === null ? (
          <TextField
            key={argument.name}
            code
            label={labelOf(argument.name)}
            note={told(argument.description)}
            value={value}
            onChange={put}
          />
        ) : (
          <ChoiceField
            key={argument.name}
            code
            label={labelOf(argument.name)}
            value={value}
            choices={[
              ...(argument.required ? [] : [{ value: '', label: say('leftOut') }]),
              ...choices.map((choice) => ({
                value: choice.value,
                label: choiceLabel(choice.value, choice.called),
              })),
            ]}
            onChoose={put}
          />
        );
      })}
    </>
  );
}
