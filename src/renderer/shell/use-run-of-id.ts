import { useEffect, useState } from 'react';
import type { RunSummary } from '../../shared/run';
import { ask } from '../bridge/bridge';

type NamedRun = Pick<RunSummary, 'runId' | 'sop' | 'startedAt'>;

/** Keys follow one another faster than anybody reads. */
const settleMs = 150;
const idPattern = /^[\w-]{4,64}$/u;

/** With `run-` before it or without, as it is read aloud. */
const idsOf = (typed: string): readonly string[] =>
  typed.startsWith('run-') ? [typed] : [`run-${typed}`, typed];

/**
 * The run that has the id that is typed, asked of the engine where it is not among the known ones; null:
 * there is none.
 */
export function useRunOfId(typed: string, known: readonly NamedRun[]): NamedRun | null {
  const id = typed.toLowerCase();
  const [found, setFound] = useState<{ readonly id: string; readonly run: NamedRun } | null>(null);
  const wanted = idPattern.test(id) && !known.some(({ runId }) => idsOf(id).includes(runId));
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void Promise.all(idsOf(id).map(askFor)).then((runs) => {
        const run = runs.find((each) => each !== null);
        if (current && run !== undefined) setFound({ id, run });
      });
    }, settleMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, wanted]);
  return wanted && found?.id === id ? found.run : null;
}

/** Its first event says what it is; a run may have very many. */
async function askFor(runId: string): Promise<NamedRun | null> {
  const answer = await ask('runs.events', { runId, limit: 1 });
  const started = answer.ok ? answer.value.events[0]?.event : undefined;
  return started?.type === 'run-started' ? { runId, sop: started.sop.name, startedAt: started.at } : null;
}
