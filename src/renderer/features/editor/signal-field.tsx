import { useState } from 'react';
import { analogSignal } from '../../../shared/analog';
import { pinNameOf } from '../../../shared/pin-names';
import { useChoiceLabel } from '../../entities/draft/choice-label';
import { useApp } from '../../entities/engine/app-store';
import type { WriteText } from '../../entities/draft/use-live-text';
import { ChoiceField } from '../../kit/choice-field';
import { useSay } from '../../i18n/use-say';
import { LiveField } from './live-field';

const other = '';

/** The pin that a trigger hears: chosen by its name where the board is known, else written. */
export function SignalField({
  board,
  signal,
  problem,
  write,
}: {
  readonly board: string;
  readonly signal: string;
  readonly problem: string | undefined;
  readonly write: WriteText;
}) {
  const { say } = useSay('editor');
  const labelOf = useChoiceLabel();
  const known = useApp((state) => state.status?.boards.find(({ name }) => name === board));
  const device = useApp((state) => state.status?.modbus?.find(({ name }) => name === board));
  const [asText, setAsText] = useState(false);
  if (device !== undefined && device.signals.length > 0 && !asText)
    return (
      <ChoiceField
        code
        label={say('signalOfDevice')}
        value={signal}
        note={problem}
        choices={[
          ...device.signals.map((name) => ({ value: name, label: name })),
          { value: other, label: say('otherSignal') },
        ]}
        onChoose={(next) => {
          if (next === other) setAsText(true);
          else void write(next);
        }}
      />
    );
  if (known === undefined || known.pins.length === 0 || asText)
    return (
      <LiveField
        code
        label={say('signal')}
        value={signal}
        note={say('signalNote')}
        problem={problem}
        write={write}
      />
    );
  return (
    <ChoiceField
      label={say('signal')}
      value={signal}
      note={problem}
      choices={[
        ...known.pins.map((pin) => ({
          value: `pin_${String(pin)}`,
          label: labelOf(String(pin), pinNameOf([known], board, pin)?.name),
        })),
        ...(known.analog?.channels ?? []).map((channel) => ({
          value: analogSignal(channel),
          label: say('analogInput', { channel }),
        })),
        { value: other, label: say('otherSignal') },
      ]}
      onChoose={(next) => {
        if (next === other) setAsText(true);
        else void write(next);
      }}
    />
  );
}
