import { useEffect, useState } from 'react';
import { ask } from '../../bridge/bridge';
import type { Evidence } from '../../../shared/evidence';

const againAfterMs = 1_000;

/**
 * The signal behind a run, asked for again every second while the run goes on; null: nothing is measured, or
 * not known yet.
 */
export function useEvidence(runId: string, live: boolean): Evidence | null {
  const [known, setKnown] = useState<{ readonly runId: string; readonly evidence: Evidence | null } | null>(
    null,
  );
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async (): Promise<void> => {
      const answer = await ask('runs.evidence', { runId });
      if (!current) return;
      if (answer.ok) setKnown({ runId, evidence: answer.value });
      // What is not measured will not be.
      if (live && !(answer.ok && answer.value === null)) timer = setTimeout(() => void load(), againAfterMs);
    };
    void load();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [runId, live]);
  return known?.runId === runId ? known.evidence : null;
}
