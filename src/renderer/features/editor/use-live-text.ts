import { useCallback, useEffect, useRef, useState } from 'react';
import { useEditor, whenLeaving } from './editor-store';

/** Why a text cannot be written as it is; null: it was. */
export type WriteText = (text: string) => Promise<string | null>;

export interface LiveText {
  readonly text: string;
  /** Why what stands in the field is not in the document. */
  readonly wrong: string | null;
  readonly change: (text: string) => void;
  /** Writes the last keys now. */
  readonly finish: () => void;
}

/** A pause in typing after which the document follows. */
const pauseMs = 300;

/**
 * A field of the document: shows its value, holds what is being typed, and writes it after a pause, when the focus leaves, and
 * before the document is saved, turned back or compared with the disk. What was typed on a document that gave way to another is not written.
 */
export function useLiveText(value: string, write: WriteText): LiveText {
  const turns = useEditor((state) => state.turns);
  const [typing, setTyping] = useState<{ readonly text: string; readonly turns: number } | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const last = useRef<{ readonly text: string; readonly write: WriteText; readonly turns: number } | null>(null);

  const flush = useCallback((): Promise<void> => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const waiting = last.current;
    last.current = null;
    if (waiting === null || waiting.turns !== useEditor.getState().turns) return Promise.resolve();
    return waiting.write(waiting.text).then((reason) => { setWrong(reason); });
  }, []);
  useEffect(() => whenLeaving(() => void flush()), [flush]);
  useEffect(() => () => void flush(), [flush]);

  const isOwn = typing !== null && typing.turns === turns;
  return {
    text: isOwn ? typing.text : value,
    wrong: isOwn ? wrong : null,
    change: (text) => {
      setTyping({ text, turns });
      last.current = { text, write, turns };
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
    finish: () => {
      void flush().then(() => { setTyping((now) => (now === null || last.current !== null ? now : { ...now, turns: -1 })); });
    },
  };
}
