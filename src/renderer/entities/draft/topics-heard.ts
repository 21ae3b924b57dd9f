import { useEffect, useState } from 'react';
import type { TopicsHeard } from '../../../shared/topics';
import { ask } from '../../bridge/bridge';

/** The engine listens for as long as it is asked. */
const askAgainMs = 1_000;

/** What comes at the broker under the filter, while the caller is on the page; null: not known yet, or not asked. */
export function useTopicsHeard(filter: string | null, find = ''): TopicsHeard | null {
  const [heard, setHeard] = useState<{ readonly of: string; readonly heard: TopicsHeard } | null>(null);
  useEffect(() => {
    if (filter === null) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const look = (): void => {
      void ask('topics.listen', { filter, find }).then((answer) => {
        if (!current) return;
        if (answer.ok) setHeard({ of: filter, heard: answer.value });
        timer = setTimeout(look, askAgainMs);
      });
    };
    look();
    return () => {
      current = false;
      if (timer !== null) clearTimeout(timer);
    };
  }, [filter, find]);
  return heard?.of === filter ? heard.heard : null;
}
