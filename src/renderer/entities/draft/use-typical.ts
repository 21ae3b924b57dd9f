import { useEffect, useState } from 'react';
import type { TypicalRun } from '../../../shared/sop';
import { ask, onNotice } from '../../bridge/bridge';

const nothing: TypicalRun = { lately: {}, steps: [] };

/** How the procedure went lately, asked again when a run of it ends; nothing for none. */
export function useTypical(name: string | null): TypicalRun {
  const [typical, setTypical] = useState(nothing);
  useEffect(() => {
    if (name === null) return undefined;
    let current = true;
    const load = (): void => {
      void ask('sops.typical', { name }).then((answer) => {
        if (current) setTypical(answer.ok ? answer.value : nothing);
      });
    };
    load();
    const end = onNotice((notice) => {
      if (notice.type === 'run-changed' && notice.summary.sop === name && notice.summary.completedAt !== null)
        load();
    });
    return () => {
      current = false;
      end();
    };
  }, [name]);
  return typical;
}
