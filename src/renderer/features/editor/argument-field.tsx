import { useState } from 'react';
import type { PlannedCall } from '../../../shared/sop';
import { useApp } from '../../entities/engine/app-store';
import type { WriteText } from '../../entities/draft/use-live-text';
import { ChoiceField } from '../../kit/choice-field';
import { useSay } from '../../i18n/use-say';
import { useTold } from '../../i18n/use-told';
import { choicesFor, lacksBoard } from '../../entities/draft/argument-choices';
import { useChoiceLabel } from '../../entities/draft/choice-label';
import { LiveField } from './live-field';
import { argumentText, type ToolArgument } from '../../entities/draft/tool-arguments';

/** Stands for a value that is filled in when the run is there. */
const filledIn = '{{';

/** One argument of a call: chosen where there are few, with the names that people gave; else written. */
export function ArgumentField({
  call,
  argument,
  write,
}: {
  readonly call: PlannedCall;
  readonly argument: ToolArgument;
  readonly write: WriteText;
}) {
  const { say } = useSay('editor');
  const note = useTold()(argument.description);
  const labelOf = useChoiceLabel();
  const boards = useApp((state) => state.status?.boards) ?? [];
  const value = argumentText(call.arguments[argument.name]);
  const [asText, setAsText] = useState(false);
  const choices = choicesFor(call, argument, boards);
  const asks = argument.name === 'board' && lacksBoard(call, boards);
  const label = argument.required || asks ? say('argumentRequired', { name: argument.name }) : argument.name;
  if (choices === null || asText || value.includes(filledIn))
    return <LiveField code label={label} value={value} note={note} write={write} />;
  return (
    <ChoiceField
      code
      label={label}
      value={value}
      note={asks ? say('whichBoard') : note}
      choices={[
        ...(value === '' || !argument.required
          ? [{ value: '', label: asks ? say('chooseBoard') : say('leftOut') }]
          : []),
        ...choices.map((choice) => ({
          value: choice.value,
          label: labelOf(choice.value, choice.called),
        })),
        { value: filledIn, label: say('filledIn') },
      ]}
      onChoose={(next) => {
        if (next === filledIn) setAsText(true);
        else void write(next);
      }}
    />
  );
}
