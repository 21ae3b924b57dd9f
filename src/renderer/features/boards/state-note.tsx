import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../shared/result';
import type { BoardStatus } from '../../../shared/status';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { ProblemNote } from '../../components/problem-note';

/**
 * What is wrong with a board, if anything is. Where another board than before answers, a person says here
 * that it is the right one.
 */
export function StateNote({
  status: { name, state, detail, remedy, stranger },
}: {
  readonly status: BoardStatus;
}) {
  const { t } = useTranslation('boards');
  if (state === 'connecting' || (state === 'connected' && remedy === null)) return null;
  return (
    <ProblemNote
      tone={state === 'connected' ? 'warn' : 'bad'}
      message={detail}
      remedy={stranger === undefined ? remedy : t('strangerRemedy')}
      action={stranger === undefined ? undefined : <AcceptButton board={name} shown={stranger} />}
    />
  );
}

function AcceptButton({ board, shown }: { readonly board: string; readonly shown: string }) {
  const { t } = useTranslation('boards');
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
      <Button size="sm" busy={busy ? t('accepting') : null} onClick={() => void accept()}>
        {t('accept')}
      </Button>
    </>
  );
}
