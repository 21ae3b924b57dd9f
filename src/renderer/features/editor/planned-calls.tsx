import { Plus, Trash2 } from 'lucide-react';
import type { PlannedCall, Step } from '../../../shared/sop';
import { Button, IconButton } from '../../kit/button';
import { useApp } from '../../entities/engine/app-store';
import { ChoiceField } from '../../kit/choice-field';
import { ArgumentField } from './argument-field';
import { CommandButton } from '../../entities/draft/command-dialog';
import {
  firstArguments,
  toolArguments,
  withArgument,
  type ToolArgument,
} from '../../entities/draft/tool-arguments';
import { useToolLabel } from '../../entities/draft/tool-label';
import { useTools } from '../../entities/draft/use-tools';
import { useSay } from '../../i18n/use-say';
import { changeStep, writeStep } from '../../entities/draft/write-step';
import { classes } from '../../kit/classes';
import styles from './editor.module.css';

/** Calls that are carried out as written, without the model. */
export function PlannedCalls({ step }: { readonly step: Step }) {
  const { say } = useSay('editor');
  const { number, calls } = step;
  const set = (next: readonly PlannedCall[]): void => {
    changeStep(number, { calls: [...next] });
  };
  return (
    <>
      {calls.map((call, index) => (
        <CallSection
          key={index}
          step={step}
          call={call}
          index={index}
          onRemove={() => {
            set(calls.filter((_, at) => at !== index));
          }}
          onTool={(tool) => {
            set(calls.map((old, at) => (at === index ? tool : old)));
          }}
        />
      ))}
      <section>
        {calls.length === 0 ? (
          <ToolChoice
            label={say('exactCall')}
            value=""
            onChoose={(call) => {
              if (call !== null) set([call]);
            }}
            note={say('exactCallNote')}
          />
        ) : (
          <AddCall
            onAdd={(call) => {
              set([...calls, call]);
            }}
          />
        )}
      </section>
    </>
  );
}

function AddCall({ onAdd }: { readonly onAdd: (call: PlannedCall) => void }) {
  const { say } = useSay('editor');
  const tools = useTools((state) => state.tools) ?? [];
  const boards = useBoards();
  const [first] = tools;
  return (
    <Button
      size="sm"
      look="bare"
      icon={Plus}
      disabled={first === undefined}
      onClick={() => {
        if (first !== undefined)
          onAdd({ tool: first.name, arguments: firstArguments(first.parameters, boards) });
      }}
    >
      {say('anotherCall')}
    </Button>
  );
}

function useBoards(): readonly string[] {
  const status = useApp((state) => state.status);
  return (status?.boards ?? []).map(({ name }) => name);
}

/** A tool of the registry as a call with what it needs; null: none. */
function ToolChoice({
  label,
  value,
  onChoose,
  note,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (call: PlannedCall | null) => void;
  readonly note?: string;
}) {
  const { say } = useSay('editor');
  const tools = useTools((state) => state.tools) ?? [];
  const boards = useBoards();
  const labelOf = useToolLabel();
  return (
    <ChoiceField
      label={label}
      code
      value={value}
      note={note}
      choices={[
        { value: '', label: say('noCall') },
        ...tools.map((tool) => ({ value: tool.name, label: labelOf(tool) })),
      ]}
      onChoose={(name) => {
        const tool = tools.find((each) => each.name === name);
        onChoose(
          tool === undefined ? null : { tool: name, arguments: firstArguments(tool.parameters, boards) },
        );
      }}
    />
  );
}

function CallSection({
  step,
  call,
  index,
  onTool,
  onRemove,
}: {
  readonly step: Step;
  readonly call: PlannedCall;
  readonly index: number;
  readonly onTool: (call: PlannedCall) => void;
  readonly onRemove: () => void;
}) {
  const { say } = useSay('editor');
  const tool = useTools((state) => state.tools)?.find(({ name }) => name === call.tool);
  const known = tool === undefined ? [] : toolArguments(tool.parameters);
  const others = Object.keys(call.arguments).filter(
    (name) => !known.some((argument) => argument.name === name),
  );
  const all: readonly ToolArgument[] = [
    ...known,
    ...others.map((name): ToolArgument => ({
      name,
      required: false,
      description: '',
      kind: 'json',
      choices: [],
      least: null,
      most: null,
    })),
  ];
  return (
    <section>
      <div className={styles.withRemove}>
        <ToolChoice
          label={step.calls.length === 1 ? say('exactCall') : say('exactCallNumber', { call: index + 1 })}
          value={call.tool}
          onChoose={(next) => {
            if (next === null) onRemove();
            else onTool(next);
          }}
        />
        <IconButton
          size="sm"
          icon={Trash2}
          name={say('withoutCall', { tool: call.tool })}
          onClick={onRemove}
        />
      </div>
      {call.tool === 'mqtt_publish' ? (
        <CommandButton
          onChoose={({ topic, payload }) => {
            onTool({
              ...call,
              arguments: { ...call.arguments, topic, ...(payload === null ? {} : { payload }) },
            });
          }}
        />
      ) : null}
      {all.map((argument) => (
        <ArgumentField
          key={argument.name}
          call={call}
          argument={argument}
          write={writeStep(step.number, `call ${String(index)} ${argument.name}`, (text) => ({
            calls: step.calls.map((old, at) =>
              at === index ? { ...old, arguments: withArgument(old.arguments, argument, text) } : old,
            ),
          }))}
        />
      ))}
      <p className={classes(styles.note, 'note')}>
        {say('templates', {
          payload: '{{payload.value}}',
          topic: '{{topic}}',
          step: '{{steps.1.output}}',
          worked: "{{payload.value > 85 ? 'high' : 'normal'}}",
        })}
      </p>
    </section>
  );
}
