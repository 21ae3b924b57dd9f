import { useEffect, useState } from 'react';
import { ask } from '../../bridge/bridge';
import { useApp } from '../engine/app-store';

const againAfterMs = 2_000;

type Known =
  | { readonly level: 0 | 1; /** As first read. */ readonly first: 0 | 1; readonly at: number }
  | { readonly level: null; readonly why: string };

/**
 * The level of a pin, read again while it is `watched`, and from then on as last read. `board` null: the only
 * one that there is. Null: not read.
 */
export function usePinLevel(board: string | null, pin: number, watched: boolean): Known | null {
  const only = useApp((state) =>
    state.status?.boards.length === 1 ? (state.status.boards[0]?.name ?? null) : null,
  );
  const name = board ?? only;
  const [known, setKnown] = useState<{ readonly place: string; readonly level: Known } | null>(null);
  const place = `${name ?? ''}/${String(pin)}`;
  useEffect(() => {
    if (name === null || !watched) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      const answer = await ask('boards.read', { board: name, pin });
      if (!current) return;
      setKnown((before) => {
        if (!answer.ok) return { place, level: { level: null, why: answer.error.message } };
        const first =
          before?.place === place && before.level.level !== null ? before.level.first : answer.value.value;
        return { place, level: { level: answer.value.value, first, at: Date.now() } };
      });
      timer = setTimeout(() => void read(), againAfterMs);
    };
    void read();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [name, pin, place, watched]);
  if (name === null) return { level: null, why: '' };
  return known?.place === place ? known.level : null;
}
