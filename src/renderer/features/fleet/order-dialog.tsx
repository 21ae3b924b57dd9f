import { useEffect, useState } from 'react';
import type { FleetOrder } from '../../../shared/fleet';
import type { Output } from '../../../shared/procedures';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { useNow } from '../../kit/use-now';
import { answersTo } from './fleet-state';
import { loadView, useFleet } from './fleet-store';
import { OrderResults } from './order-results';
import { useSay } from '../../i18n/use-say';

/** As long as the command line waits; an engine that has not answered by then has to be gone to. */
const answerWithinMs = 15_000;

interface Given {
  readonly at: number;
  readonly answer: Output<'fleet.order'>;
}

/** Asks once before every engine is stopped or resumed, then shows what each has made of it. */
export function OrderDialog({
  kind,
  onClose,
}: {
  readonly kind: FleetOrder['kind'];
  readonly onClose: () => void;
}) {
  const { say } = useSay('fleet');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const give = async (): Promise<void> => {
    setBusy(true);
    const at = Date.now();
    const answer = await ask('fleet.order', { kind });
    setBusy(false);
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    setGiven({ at, answer: answer.value });
    void loadView();
  };
  if (given !== null) return <Result kind={kind} given={given} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={say(kind === 'stop' ? 'stopTitle' : 'resumeTitle')}
      role="alertdialog"
    >
      <p>{say(kind === 'stop' ? 'stopText' : 'resumeText')}</p>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button
          look="key"
          busy={busy ? say(kind === 'stop' ? 'stopping' : 'resuming') : null}
          onClick={() => void give()}
        >
          {say(kind === 'stop' ? 'stopNow' : 'resumeNow')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Result({
  kind,
  given: { at, answer },
  onClose,
}: {
  readonly kind: FleetOrder['kind'];
  readonly given: Given;
  readonly onClose: () => void;
}) {
  const { say } = useSay('fleet');
  const view = useFleet((state) => state.view);
  const now = useNow();
  const order = view?.order?.number === answer.number ? view.order : null;
  const answers = answersTo(order, view?.engines ?? []);
  const isOver = now - at >= answerWithinMs;
  const isWaiting = !isOver && answers.some(({ outcome, isSilent }) => outcome === null && !isSilent);
  useEffect(() => {
    // News may come before the answer that it belongs to.
    if (answer.number !== null && isWaiting) void loadView();
  }, [answer.number, isWaiting, now]);
  return (
    <Dialog open onClose={onClose} title={say(kind === 'stop' ? 'resultTitleStop' : 'resultTitleResume')}>
      {answer.number === null ? (
        <ProblemNote
          message={say('onlyHere', { count: answer.cancelledHere ?? 0, message: answer.problem ?? '' })}
          remedy={say('onlyHereRemedy')}
        />
      ) : (
        <OrderResults kind={kind} answers={answers} isOver={isOver} />
      )}
      <DialogActions>
        <Button look="key" onClick={onClose}>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
