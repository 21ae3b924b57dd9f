import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { useApp } from '../../entities/engine/app-store';

export interface FreshSops {
  /** Whether the engine has answered since the page opened. */
  readonly asked: boolean;
  readonly problem: Refusal | null;
  readonly refresh: () => void;
}

/**
 * Asks for the procedures when the page opens, and again when a next time has passed, so that it never lies
 * in the past.
 */
export function useFreshSops(now: number): FreshSops {
  const [state, setState] = useState<{ readonly asked: boolean; readonly problem: Refusal | null }>({
    asked: false,
    problem: null,
  });
  const refresh = useCallback(() => {
    void ask('sops.list', {}).then((answer) => {
      if (answer.ok) useApp.setState({ sops: answer.value });
      setState({ asked: true, problem: answer.ok ? null : answer.error });
    });
  }, []);
  const passed = useApp((app) => app.sops.some((row) => row.nextFireAt !== null && row.nextFireAt < now));
  useEffect(refresh, [refresh, passed]);
  return { ...state, refresh };
}
