import { useCallback, useEffect, useRef, useState } from 'react';
import { refuseEdit, useEditor, whenLeaving } from './editor-store';
import { useSay } from '../../i18n/use-say';

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

/** What is in the field and not, or not yet, in the document. */
interface Typing {
  readonly text: string;
  readonly turns: number;
  /** Once the field is left with a text that could not be written: what the document says instead. */
  readonly over?: string;
}

/**
 * A field of the document: shows its value, holds what is being typed, and writes it after a pause, when the
 * focus leaves, and before the document is saved, turned back or compared with the disk. What was typed on a
 * document that gave way to another is not written. A text that cannot be written stays with its reason when
 * the field is left: it may be a long one. When the field goes, with its tab or its step, the page says both.
 */
export function useLiveText(value: string, write: WriteText): LiveText {
  const { say } = useSay('editor');
  const turns = useEditor((state) => state.turns);
  const [typing, setTyping] = useState<Typing | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const last = useRef<{ readonly text: string; readonly write: WriteText; readonly turns: number } | null>(
    null,
  );
  const written = useRef<Promise<string | null>>(Promise.resolve(null));
  const said = useRef(value);
  useEffect(() => {
    said.current = value;
  });

  /** Resolves with why the newest text could not be written; null: it was. */
  const flush = useCallback((): Promise<string | null> => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const waiting = last.current;
    last.current = null;
    if (waiting === null) return written.current;
    written.current =
      waiting.turns === useEditor.getState().turns ? waiting.write(waiting.text) : Promise.resolve(null);
    return written.current.then((reason) => {
      setWrong(reason);
      return reason;
    });
  }, []);
  useEffect(() => whenLeaving(() => void flush()), [flush]);
  const isOwn =
    typing !== null && typing.turns === turns && (typing.over === undefined || typing.over === value);
  const left = useRef<string | null>(null);
  useEffect(() => {
    left.current = isOwn ? say('notWritten', { text: typing.text }) : null;
  });
  useEffect(
    () => () => {
      const { document } = useEditor.getState();
      void flush().then((reason) => {
        if (
          reason !== null &&
          left.current !== null &&
          useEditor.getState().document?.name === document?.name
        )
          refuseEdit({ code: 'editor.not_written', message: left.current, remedy: reason });
      });
    },
    [flush],
  );

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
      void flush().then((reason) => {
        setTyping((now) =>
          now === null || last.current !== null
            ? now
            : reason === null
              ? { ...now, turns: -1 }
              : { ...now, over: said.current },
        );
      });
    },
  };
}
