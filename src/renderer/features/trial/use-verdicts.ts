import { useEffect, useEffectEvent, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import type { SopVerdict } from '../../../shared/sop';
import { ask } from '../../bridge/bridge';
import type { Texts } from '../../entities/draft/editor-state';
import { isComplete, toTestEvent } from '../../entities/event/test-plan';
import type { TriedEvent } from './trial-state';

const judgeAfterMs = 200;

interface Verdicts {
  /** Null until they are known. */
  readonly verdicts: readonly SopVerdict[] | null;
  readonly problem: Refusal | null;
  readonly judgedAt: number;
}

const unknown: Verdicts = { verdicts: null, problem: null, judgedAt: 0 };

/** What every procedure would make of the event if these texts were saved. */
export function useVerdicts(name: string, texts: Texts, event: TriedEvent): Verdicts {
  const [judged, setJudged] = useState<(Verdicts & { readonly of: string }) | null>(null);
  const of = JSON.stringify([name, texts, event.source, event.place, event.payload]);
  const question = useEffectEvent(() =>
    isComplete(event) ? { ...toTestEvent(event), draft: { name, ...texts } } : null,
  );
  useEffect(() => {
    const asked = question();
    if (asked === null) return;
    let current = true;
    const timer = setTimeout(() => {
      void ask('sops.test', asked).then((answer) => {
        if (current)
          setJudged({
            of,
            judgedAt: Date.now(),
            verdicts: answer.ok ? answer.value : null,
            problem: answer.ok ? null : answer.error,
          });
      });
    }, judgeAfterMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [of]);
  return judged?.of === of ? judged : unknown;
}
