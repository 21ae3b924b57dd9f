import { useEffect, useState } from 'react';
import { ask } from '../../bridge/bridge';
import type { Run } from '../../../shared/run';

/** The run behind a card, when `wanted`; null until known. Another `mark`: it is asked for again. */
export function useRun(runId: string, wanted: boolean, mark = ''): Run | null {
  const [run, setRun] = useState<Run | null>(null);
  useEffect(() => {
    let current = true;
    if (wanted) {
      void ask('runs.show', { runId }).then((answer) => {
        if (current && answer.ok) setRun(answer.value.run);
      });
    }
    return () => {
      current = false;
    };
  }, [runId, wanted, mark]);
  return run?.runId === runId ? run : null;
}
