import { useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { BoardStatus } from '../../../shared/status';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { useSay } from '../../i18n/use-say';

/**
 * What is wrong with a board, if anything is. Where another board than before answers, a person says here
 * that it is the right one.
 */
export function StateNote({
  status: { name, state, detail, remedy, stranger },
}: {
  readonly status: BoardStatus;
}) {
  const { say } = useSay('boards');
  if (state === 'connecting' || (state === 'connected' && remedy === null)) return null;
  return (
    <ProblemNote
      tone={state === 'connected' ? 'warn' : 'bad'}
      message={detail}
      remedy={stranger === undefined ? remedy : say('strangerRemedy')}
      action={stranger === undefined ? undefined : <AcceptButton board={name} shown={stranger} />}
    />
  );
}

function AcceptButton({ board, shown }: { readonly board: string; readonly shown: string }) {
  const { say } = useSay('boards');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const accept = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('boards.accept', { board, shown });
    setBusy(false);
    setRefusal(answer.ok ? null : answer.error);
  };
  return (
    <>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <Button size="sm" busy={busy ? say('accepting') : null} onClick={() => void accept()}>
        {say('accept')}
      </Button>
    </>
  );
}
