import { useEffect, useRef, type RefObject } from 'react';
import { EnterKeys } from './enter-key';

/**
 * Calls `send` for every Enter in the field that sends, see EnterKeys. The events are the browser's own:
 * React's differ around compositions.
 */
export function useEnter(
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  send: () => void,
): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const element = field.current;
    if (element === null) return undefined;
    const keys = new EnterKeys();
    const sendHeld = (): void => {
      if (keys.taken()) latest.current();
    };
    const press = (event: KeyboardEvent): void => {
      if (!keys.keyPressed(event)) return;
      event.preventDefault();
      latest.current();
    };
    const compose = (event: CompositionEvent): void => {
      if (keys.composed(event.data)) setTimeout(sendHeld);
    };
    const input = (event: InputEvent): void => {
      // The line break of the Enter that waits.
      if (event.inputType !== 'insertLineBreak' || event.isComposing || !keys.taken()) return;
      event.preventDefault();
      latest.current();
    };
    const listeners: readonly (readonly [string, (event: never) => void])[] = [
      ['keydown', press],
      ['compositionend', compose],
      ['beforeinput', input],
    ];
    for (const [name, listener] of listeners)
      element.addEventListener(name, listener as (event: Event) => void);
    return () => {
      for (const [name, listener] of listeners)
        element.removeEventListener(name, listener as (event: Event) => void);
    };
  }, [field]);
}
