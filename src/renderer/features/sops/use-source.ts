import { useEffect, useState } from 'react';
import type { Output } from '../../../shared/procedures';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';

export type SopSource = Output<'sops.show'>;

export interface SourceState {
  readonly source: SopSource | null;
  readonly problem: Refusal | null;
  readonly reload: () => void;
}

/** Both files of a procedure, asked for again whenever `version` (its hash in the list) changes. */
export function useSource(name: string, version: string): SourceState {
  const [state, setState] = useState<{ readonly source: SopSource | null; readonly problem: Refusal | null }>(
    { source: null, problem: null },
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void ask('sops.show', { name }).then((answer) => {
      if (!current) return;
      setState(answer.ok ? { source: answer.value, problem: null } : { source: null, problem: answer.error });
    });
    return () => {
      current = false;
    };
  }, [name, version, tries]);
  return {
    ...state,
    reload: () => {
      setTries((count) => count + 1);
    },
  };
}
