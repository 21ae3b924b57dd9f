import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { SetPin } from '../../../domain/run/put-back';
import { ask } from '../../bridge/bridge';
import { openCard } from '../../entities/approval/approvals-store';
import { usePinName } from '../../entities/evidence/pin-names';
import { meaningOf } from '../../../shared/pin-names';
import { visible } from '../../../shared/visible';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { useSay } from '../../i18n/use-say';
import styles from './step-inspector.module.css';

/** Asks for a signature to put a pin back that the step has set: the card of that opens. */
export function PutBack({ runId, pins }: { readonly runId: string; readonly pins: readonly SetPin[] }) {
  const { say } = useSay('runs');
  if (pins.length === 0) return null;
  return (
    <section>
      {pins.map((pin) => (
        <PutBackButton key={`${pin.board} ${String(pin.pin)}`} runId={runId} pin={pin} />
      ))}
      <p className="note">{say('putBackNote')}</p>
    </section>
  );
}

function PutBackButton({
  runId,
  pin: { board, pin, was },
}: {
  readonly runId: string;
  readonly pin: SetPin;
}) {
  const { say, language } = useSay('runs');
  const named = usePinName(board, pin);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const means = meaningOf(named, was);
  const level = means === null ? String(was) : say('putBackLevel', { level: was, means: visible(means) });
  const begin = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const answer = await ask('runs.put-back', { runId, board, pin, language });
    setBusy(false);
    if (answer.ok) openCard(answer.value.runId);
    else setRefusal(answer.error);
  };
  return (
    <>
      <Button
        className={styles.wide}
        icon={Undo2}
        busy={busy ? say('puttingBack') : null}
        onClick={() => void begin()}
      >
        {named === null
          ? say('putBack', { pin, level })
          : say('putBackNamed', { name: visible(named.name), pin, level })}
      </Button>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
    </>
  );
}
