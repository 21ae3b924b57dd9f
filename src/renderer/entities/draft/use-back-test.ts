import { useEffect, useRef, useState } from 'react';
import type { BackTest } from '../../../shared/back-test';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import type { Texts } from './editor-state';

/** The past that a condition is tried on. */
export const backTestDays = 7;
const tryAfterMs = 400;
/** A topic may speak many times a second. */
const tryAgainAfterMs = 5_000;

/**
 * What the texts would have started lately. `trigger`: by its place in SOP.toml; null: the first with a
 * condition. `condition`: instead of the one that is written. `asOf`: a later one tries it again, on what came since.
 */
export function useBackTest(
  name: string,
  texts: Texts,
  trigger: number | null,
  condition: string | null,
  { days = backTestDays, asOf = 0 }: { readonly days?: number; readonly asOf?: number } = {},
): { readonly tried: BackTest | null; readonly refusal: Refusal | null } {
  const [state, setState] = useState<{ readonly tried: BackTest | null; readonly refusal: Refusal | null }>({
    tried: null,
    refusal: null,
  });
  const last = useRef<{ readonly of: readonly unknown[]; readonly at: number } | null>(null);
  useEffect(() => {
    let current = true;
    const of = [texts, trigger, condition];
    const before = last.current;
    const wait =
      before !== null && before.of.every((part, index) => part === of[index])
        ? Math.max(tryAfterMs, before.at + tryAgainAfterMs - performance.now())
        : tryAfterMs;
    const timer = setTimeout(() => {
      last.current = { of, at: performance.now() };
      void ask('sops.back-test', {
        name,
        ...texts,
        days,
        ...(trigger === null ? {} : { trigger }),
        ...(condition === null ? {} : { condition }),
      }).then((answer) => {
        // What was tried last stays in view while the next cannot be read.
        if (current)
          setState((before) =>
            answer.ok
              ? { tried: answer.value, refusal: null }
              : { tried: before.tried, refusal: answer.error },
          );
      });
    }, wait);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [name, texts, trigger, condition, days, asOf]);
  return state;
}
