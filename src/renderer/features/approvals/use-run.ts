import { useEffect, useState } from 'react';
import { ask } from '../../bridge/bridge';
import type { Run } from '../../../shared/run';

/** The run behind a card, when `wanted`; null until known. */
export function useRun(runId: string, wanted: boolean): Run | null {
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
  }, [runId, wanted]);
  return run?.runId === runId ? run : null;
}
