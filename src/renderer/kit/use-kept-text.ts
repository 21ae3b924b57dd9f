import { useState } from 'react';

/** What was typed into dialogs that were closed without sending it, by what it was about. */
const kept = new Map<string, string>();

/**
 * A text that outlives its dialog: closed by Escape or Back, it is there again when somebody opens it about
 * the same thing. `forget` once it is sent.
 */
export function useKeptText(
  about: string,
  start = '',
): readonly [text: string, write: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => kept.get(about) ?? start);
  const write = (next: string): void => {
    if (next === start) kept.delete(about);
    else kept.set(about, next);
    setText(next);
  };
  return [
    text,
    write,
    () => {
      kept.delete(about);
    },
  ];
}
